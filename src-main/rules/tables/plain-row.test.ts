import { describe, expect, it } from 'vitest'
import { plainRow } from './plain-row.ts'

describe('a row in plain words', () => {
  const titles = new Map([['people/person', 'A person']])
  const titleOf = (name: string): string | undefined => titles.get(name)

  it.each([
    ['[1d6] berserkers, about a cairn', '1d6 berserkers, about a cairn'],
    ['[1] ettin', '1 ettin'],
    ['red | blue', 'red or blue'],
    ['with [people/person]', 'with (roll on A person)'],
    ['nothing at all', 'nothing at all'],
  ])('%s', (text, plain) => {
    expect(plainRow(text, titleOf)).toBe(plain)
  })
})
