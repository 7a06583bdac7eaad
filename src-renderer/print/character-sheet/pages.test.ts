import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BlockRoom, SheetData } from '../../../src-main/rules/core/sheet.ts'
import type { LaidBlock, SheetPage } from './laid-blocks.ts'
import type { SheetLayout } from './layout.ts'
import { breakLines, widthOf, wrap } from './measure.ts'
import { pagesOf } from './pages.ts'

const printed: SheetLayout = { paper: 'A4', backs: false, fillable: false }
const letter: SheetLayout = { ...printed, paper: 'Letter' }
const form: SheetLayout = { ...printed, fillable: true }
const half: SheetLayout = { ...printed, paper: 'half' }

type Page = SheetData['front']

/** Weapons, items and notes on one side, in two columns. */
function side(weapons: number, items: BlockRoom, notes: number): Page {
  const columns = [
    { title: 'weapon', share: 50 },
    { title: 'die', share: 17 },
    { title: 'notes', share: 33 },
  ]
  return [
    {
      grow: true,
      columns: [
        {
          share: 1,
          blocks: [
            { kind: 'table', title: 'Weapons', list: 'weapons', columns, room: weapons },
            { kind: 'notes', title: 'Notes', room: notes },
          ],
        },
        {
          share: 1,
          blocks: [{ kind: 'lines', title: 'Items', list: 'items', columns: 2, room: items }],
        },
      ],
    },
  ]
}

function data(
  lists: SheetData['lists'] = {},
  notes = '',
  back: Page = side(2, { A4: 20, Letter: 16 }, 10),
): SheetData {
  return {
    title: 'Hearts',
    subtitle: '',
    credit: '',
    campaign: '',
    name: 'Odo',
    about: [],
    frame: null,
    front: side(4, { A4: 10, Letter: 8 }, 6),
    back,
    half: { front: [side(2, 4, 3), side(2, 4, 3)], back: [side(2, 8, 5), side(2, 8, 5)] },
    lists,
    notes,
  }
}

function blocks(page: SheetPage | undefined): LaidBlock[] {
  if (!page || page.kind === 'more') return []
  return page.bands.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
}

/** Every written cell of the lists on every page, in order, with its field. */
function cells(pages: SheetPage[]): { field: string; value: string }[] {
  const all = pages.flatMap((page) =>
    page.kind === 'more'
      ? page.parts.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
      : blocks(page).flatMap((block) => ('rows' in block ? cellsIn(block) : [])),
  )
  return all.map(({ field, value }) => ({ field, value })).filter(({ value }) => value !== '')
}

function cellsIn(block: LaidBlock): { field: string; value: string }[] {
  if (block.kind === 'table' || block.kind === 'slots') return block.rows.flat()
  return block.kind === 'lines' ? block.rows : []
}

const words = (pages: SheetPage[]): string[] => cells(pages).map(({ value }) => value)
const oddities = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [`Oddity ${at}`])

it('a short pack stands on one page, with the blank lines of the form', () => {
  const [front, ...more] = pagesOf(
    data({ weapons: [['Sword', 'd8', '']], items: [['Rope']] }, 'Wet.'),
    printed,
  )
  expect(more).toEqual([])
  const [weapons, notes, items] = blocks(front)
  expect(
    weapons?.kind === 'table' && weapons.rows.map((row) => row.map(({ value }) => value)),
  ).toEqual([
    ['Sword', 'd8', ''],
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ])
  expect(notes?.kind === 'notes' && notes.lines).toEqual(['Wet.', '', '', '', '', ''])
  expect(items?.kind === 'lines' && items.rows.map(({ value }) => value)).toEqual([
    'Rope',
    ...Array<string>(9).fill(''),
  ])
})

it('the back is there when it is asked for, and has places of its own', () => {
  const pages = pagesOf(data(), { ...printed, backs: true })
  expect(pages.map(({ kind }) => kind)).toEqual(['front', 'back'])
  const [weapons, notes, items] = blocks(pages[1])
  expect(weapons?.kind === 'table' && weapons.rows[0]?.[0]?.field).toBe('weapons/4/0')
  expect(items?.kind === 'lines' && items.rows[0]?.field).toBe('items/10')
  expect(notes?.kind === 'notes' && notes.field).toBe('notes/2')
})

it('sixty items go on overleaf and from there to a further page, none lost, and each says how many', () => {
  const items = oddities(60)
  const pages = pagesOf(data({ items }), printed)
  expect(pages.map(({ kind }) => kind)).toEqual(['front', 'back', 'more'])
  const missing = pages.flatMap((page) =>
    blocks(page).flatMap((block) => (block.kind === 'lines' ? [block.more] : [])),
  )
  expect(missing).toEqual([50, 30])
  expect(words(pages)).toEqual(items.flat())
})

it('on Letter there are fewer lines, and as few are lost', () => {
  const pages = pagesOf(data({ items: oddities(30) }), letter)
  expect(pages.map(({ kind }) => kind)).toEqual(['front', 'back', 'more'])
  expect(words(pages)).toEqual(oddities(30).flat())
})

it('without a back all goes on in plain lines', () => {
  const pages = pagesOf(data({ items: oddities(12) }, '', []), printed)
  expect(pages.map(({ kind }) => kind)).toEqual(['front', 'more'])
  expect(words(pages)).toEqual(oddities(12).flat())
})

it('on half paper two pages are always there, and of those behind them as many as something goes on to', () => {
  const count = (items: number, layout = half): number =>
    pagesOf(data({ items: oddities(items) }), layout).length
  expect([0, 8, 9, 16, 17, 24, 25].map((items) => count(items))).toEqual([2, 2, 3, 3, 4, 4, 5])
  expect(count(0, { ...half, backs: true })).toBe(4)
  expect(words(pagesOf(data({ items: oddities(60) }), half))).toEqual(oddities(60).flat())
})

it('further pages have short lines abreast, one column after the other', () => {
  const parts = (paper: SheetLayout): [number, number][] =>
    pagesOf(data({ items: oddities(90) }), paper).flatMap((page) =>
      page.kind === 'more'
        ? page.parts.map(({ across, rows }): [number, number] => [across, rows.length])
        : [],
    )
  expect(parts(printed)).toEqual([[3, 60]])
  expect(parts(half)).toEqual([
    [2, 42],
    [2, 24],
  ])
})

it('notes that stand in places of the sheet are printed there alone, and kept in a form', () => {
  const told = { ...data({}, 'Moral code: Good\nWet.'), placedNotes: ['Moral code: Good'] }
  const notes = (layout: SheetLayout): string[] =>
    blocks(pagesOf(told, layout)[0]).flatMap((block) =>
      block.kind === 'notes' ? [block.lines.join(' ').trim()] : [],
    )
  expect(notes(printed)).toEqual(['Wet.'])
  expect(notes(form)).toEqual(['Moral code: Good Wet.'])
})

it('a list that no block shows is printed all the same', () => {
  const pages = pagesOf(data({ debts: [['The ferryman', '40']] }), printed)
  expect(words(pages)).toContain('The ferryman')
})

it('a name too long for its line stands in full where there is room', () => {
  const long = 'A rope of the finest elven hair, said to be unbreakable and to sing in the wind'
  const pages = pagesOf(data({ items: [['Torch'], [long], ['Chalk']] }), letter)
  expect(words(pages)).toEqual(['Torch', 'Chalk', long])
})

it('an entry of a table too long for its row goes on in the rows below, while there are some', () => {
  const long = 'burns for as long as the bearer says nothing and looks at nobody at all'
  const pages = pagesOf(
    data({
      weapons: [
        ['Lantern', 'd4', long],
        ['Club', 'd6', ''],
      ],
    }),
    printed,
  )
  expect(pages.map(({ kind }) => kind)).toEqual(['front'])
  const [table] = blocks(pages[0])
  const rows = table?.kind === 'table' ? table.rows.map((row) => row.map(({ value }) => value)) : []
  expect(rows.map(([name]) => name)).toEqual(['Lantern', '', 'Club', ''])
  expect(table?.kind === 'table' && table.rows.map(([, , cell]) => cell?.set)).toEqual([
    'dense',
    'dense',
    'plain',
    'plain',
  ])
  expect(
    rows
      .map(([, , notes]) => notes)
      .join(' ')
      .trim(),
  ).toBe(long)
  expect(pagesOf(data({ weapons: Array(3).fill(['Lantern', 'd4', long]) }), printed)).toHaveLength(
    2,
  )
})

it('in a form everything stays in its place, and the names are those of the blank form', () => {
  const long = 'A rope of the finest elven hair, said to be unbreakable and to sing in the wind'
  const pages = pagesOf(data({ items: [['Torch'], [long], ['Chalk']] }), form)
  expect(cells(pages)).toEqual([
    { field: 'items/0', value: 'Torch' },
    { field: 'items/1', value: long },
    { field: 'items/2', value: 'Chalk' },
  ])
  const fields = (of: SheetPage[]): string[] =>
    blocks(of[0]).flatMap((block) =>
      block.kind === 'notes' ? [block.field] : cellsIn(block).map(({ field }) => field),
    )
  expect(fields(pages)).toEqual(fields(pagesOf(data(), form)))
})

/** Text in the fields of the notes, joined in order. */
function notesIn(pages: SheetPage[]): string {
  const values = pages.flatMap((page): string[] =>
    page.kind === 'more'
      ? page.parts
          .filter(({ title }) => title === 'Notes')
          .flatMap(({ rows }) => rows.flatMap((row) => row.cells.map(({ value }) => value)))
      : blocks(page).flatMap((block) => (block.kind === 'notes' ? [block.value] : [])),
  )
  return values.join('')
}

it('long notes keep every word, each once', () => {
  const notes = 'A long tale of the sea. '.repeat(300).trim()
  expect(notesIn(pagesOf(data({}, notes), letter))).toBe(notes)
})

it('what is written in the notes comes out of its fields as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
      fc.pre(text.trim() !== '')
      expect(notesIn(pagesOf(data({}, text), form))).toBe(text)
    }),
  )
})

it('no line is wider than it may be, and no word is lost, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const lines = wrap(text, 30)
      expect(lines.every((line) => widthOf(line) <= 30)).toBe(true)
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
      expect(breakLines(text, 30).join('')).toBe(text)
    }),
  )
})

it('counts letters as the eye does: a wide one is wide, a joined one is one', () => {
  expect(widthOf('iiii')).toBeLessThan(widthOf('mmmm'))
  expect(widthOf('👨‍👩‍👧')).toBe(widthOf('🐙'))
})

it('a text is as wide as its graphemes together, plain or not', () => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const latin = fc.string({ unit: 'binary-ascii', maxLength: 60 })
  const any = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(fc.array(fc.oneof(latin, any, fc.constant('\r\né©️—“'))), (parts) => {
      const text = parts.join('')
      const each = [...graphemes.segment(text)].map(({ segment }) => widthOf(segment))
      expect(widthOf(text)).toBeCloseTo(
        each.reduce((sum, width) => sum + width, 0),
        6,
      )
    }),
  )
})
