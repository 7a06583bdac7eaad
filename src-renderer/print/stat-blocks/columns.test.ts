import { expect, it } from 'vitest'
import type { StatBlock } from '../../../src-main/campaign/print/stat-blocks.ts'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { pagesOf } from './columns.ts'

const beast = (at: number, lines: number): StatBlock => ({
  name: `Beast ${at}`,
  tags: 'beast',
  figures: [{ label: 'HP', value: '9', how: '', rule: 'HRT-BX-01' }],
  blows: Array.from({ length: 4 }, (_, nth) => ({ name: `Claw ${nth}`, dice: '1d6', notes: '' })),
  facts: [],
  words: Array.from({ length: lines }, (_, nth) => ({ title: `Habit ${nth}`, text: 'It waits.' })),
  calls: [],
  read: [],
  source: [],
})
const credits = ['Figures from one book.', 'Figures from another book.']
const columnsOf = (blocks: StatBlock[], options = usualOptions) =>
  pagesOf({ blocks, credits }, options).flatMap(({ columns }) => columns)

it('a column ends in no head and between no attacks', () => {
  for (let lines = 1; lines < 14; lines += 1) {
    const blocks = Array.from({ length: 30 }, (_, at) => beast(at, lines + (at % 4)))
    for (const { parts } of columnsOf(blocks)) {
      expect(parts[0]?.kind).not.toBe('blow')
      expect(parts.at(-1)?.kind).not.toBe('head')
    }
  }
})

it('sources go on under no monster’s name, nor on a page that closer blocks spare', () => {
  const rest = Array.from({ length: 120 }, (_, at) => at).filter((at) => {
    const blocks = Array.from({ length: 12 + (at % 24) }, (_, nth) => beast(nth, 1 + (at % 5)))
    const columns = pagesOf({ blocks, credits }, usualOptions).at(-1)?.columns ?? []
    const begins = columns.filter(({ parts: [part] }) => part?.kind === 'words' && part.credit)
    expect(begins.map(({ again }) => again)).toEqual(begins.map(() => ''))
    return !columns.some(({ parts }) => parts.some(({ kind }) => kind === 'head'))
  })
  expect(rest).toEqual([])
})
