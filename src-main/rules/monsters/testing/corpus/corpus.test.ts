import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'
import { figuresIn, figuresOf } from './figures.ts'

/** Smallest share of printed figures that must be read right, over the whole corpus. */
const least = 0.98
/** Texts of our own writing, one file a layout: texts parted by `=====`, each with its figures below `-----`. */
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))

interface Count {
  blocks: number
  printed: number
  right: number
  wrong: string[]
}

describe('the corpus of our own writing', () => {
  const rows = files.map((file) => {
    const texts = readFileSync(resolve(import.meta.dirname, file), 'utf8').split(/^=====\n/m)
    return { layout: file.slice(0, -4), ...added(texts.map(compared)) }
  })
  const whole = added(rows)

  test('is read figure by figure', () => {
    console.log(table([...rows, { layout: 'together', ...whole }]))
    expect(whole.right / whole.printed).toBeGreaterThanOrEqual(least)
  })

  test('holds at least 150 blocks in 20 layouts', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
    expect(whole.blocks).toBeGreaterThanOrEqual(150)
  })
})

/** Figures read from one text against those that it prints; a figure too many counts as a wrong one. */
function compared(text: string): Count {
  const [source = '', expected = ''] = text.split(/^-----\n/m)
  const read = readMonsters(source).monsters.map(figuresOf)
  const printed = expected.trim().split('\n').map(figuresIn)
  const blocks = printed.map((figures, index): Count => {
    const inOrder = read[index]
    const named = [inOrder, ...read].find((each) => each?.[0] === figures[0])
    return oneBlock(figures, named ?? inOrder ?? [])
  })
  const spurious = Math.max(0, read.length - printed.length)
  return added([
    ...blocks,
    {
      blocks: 0,
      printed: spurious,
      right: 0,
      wrong: spurious ? [`${spurious} too many: ${read.map(([name]) => name).join(', ')}`] : [],
    },
  ])
}

function oneBlock(printed: readonly string[], read: readonly string[]): Count {
  const lost = printed.filter((figure) => !read.includes(figure))
  const extra = read.filter((figure) => !printed.includes(figure))
  return {
    blocks: 1,
    printed: printed.length + Math.max(0, extra.length - lost.length),
    right: printed.length - lost.length,
    wrong:
      lost.length + extra.length === 0
        ? []
        : [`${printed[0]}: ${lost.join(' ; ')} → ${extra.join(' ; ')}`],
  }
}

function added(counts: readonly Count[]): Count {
  return {
    blocks: counts.reduce((sum, { blocks }) => sum + blocks, 0),
    printed: counts.reduce((sum, { printed }) => sum + printed, 0),
    right: counts.reduce((sum, { right }) => sum + right, 0),
    wrong: counts.flatMap(({ wrong }) => wrong),
  }
}

function table(rows: readonly (Count & { layout: string })[]): string {
  const lines = rows.map(({ layout, blocks, printed, right, wrong }) => [
    `${layout.padEnd(18)} ${String(blocks).padStart(4)} ${String(right).padStart(5)} of ${String(printed).padStart(5)} ${((100 * right) / printed).toFixed(1).padStart(6)} %`,
    ...(layout === 'together' ? [] : wrong.map((each) => `    ${each}`)),
  ])
  return lines.flat().join('\n')
}
