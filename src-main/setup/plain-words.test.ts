import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { plainWords } from './plain-words.mjs'

const linter = new Linter()

/** Messages of one rule for a text. */
function refused(rule: string, text: string): string[] {
  const found = linter.verify(text, [
    { plugins: { words: plainWords }, rules: { [`words/${rule}`]: 'error' } },
  ])
  return found.map(({ message }) => message)
}

describe('a docstring', () => {
  it.each([
    '/** What it costs. */',
    '/** Who pays. */',
    '/**\n * Where it stands.\n */',
    'const a = {\n  /** Whether it is open. */\n  open: true,\n}',
  ])('may not open with a riddle: %s', (text) => {
    expect(refused('docstring-opening', text)).toHaveLength(1)
  })

  it.each([
    '/** Price in coins. */',
    '/** True when it is open.\n * What follows is explained. */',
    '/** Whatever is left. */',
    '// What a comment of one line says is its own.',
    '/* What is not a docstring. */',
  ])('may open with the thing or a verb: %s', (text) => {
    expect(refused('docstring-opening', text)).toEqual([])
  })
})
