import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SheetData } from '../../../src-main/rules/sheet.ts'
import { widthOf, wrap } from './measure.ts'
import { pagesOf, type SheetPage } from './pages.ts'

function data(
  some: Partial<SheetData> = {},
  weapons: string[][] = [],
  spells: string[][] = [],
): SheetData {
  return {
    title: 'Hearts',
    subtitle: '',
    credit: '',
    campaign: '',
    name: 'Odo',
    about: [],
    boxes: [],
    skills: { hint: '', columns: [] },
    hits: { title: '', cells: [] },
    rest: [],
    tracks: [],
    weapons: { title: 'Weapons', hint: '', columns: ['weapon', 'die', 'notes'], rows: weapons },
    spellbooks: { title: 'Spellbooks', hint: '', columns: ['spell', 'mana'], rows: spells },
    items: [],
    coins: { hint: '', value: '' },
    notes: '',
    ...some,
  }
}

/** Every cell on every page, in order. */
function words(pages: SheetPage[]): string[] {
  return pages
    .flatMap((page) =>
      page.kind === 'form'
        ? [...page.weapons.flat(), ...page.spells.flat(), ...page.items]
        : page.parts.flatMap(({ rows }) => rows.flat()),
    )
    .filter((cell) => cell !== '')
}

it('a short pack stands on one page, with the blank lines of the form', () => {
  const [form, ...more] = pagesOf(
    data({ items: ['Rope'], notes: 'Wet.' }, [['Sword', 'd8', '']]),
    'A4',
  )
  expect(more).toEqual([])
  expect(form).toEqual({
    kind: 'form',
    weapons: [['Sword', 'd8', ''], [], [], []],
    spells: [[], [], [], [], []],
    items: ['Rope', '', '', '', '', '', '', '', '', ''],
    notes: ['Wet.', '', '', '', '', ''],
  })
})

it('sixty items go on overleaf, none lost, and the form says how many', () => {
  const items = Array.from({ length: 60 }, (_, at) => `Oddity ${at}`)
  const pages = pagesOf(data({ items }), 'A4')
  const [form] = pages
  expect(form?.kind === 'form' && form.items.at(-1)).toBe('and 47 more overleaf')
  expect(words(pages).filter((word) => word.startsWith('Oddity'))).toEqual(items)
})

it('a name too long for its line stands in full overleaf', () => {
  const long = 'A rope of the finest elven hair, said to be unbreakable and to sing in the wind'
  const pages = pagesOf(data({ items: ['Torch', long, 'Chalk'] }), 'Letter')
  expect(words(pages)).toEqual(['Torch', 'Chalk', 'and 1 more overleaf', long])
})

it('long notes keep every word', () => {
  const notes = 'A long tale of the sea. '.repeat(300).trim()
  const pages = pagesOf(data({ notes }), 'Letter')
  const told = pages.flatMap((page) =>
    page.kind === 'more'
      ? page.parts.filter(({ title }) => title === 'Notes').flatMap(({ rows }) => rows.flat())
      : [],
  )
  expect(told.join(' ')).toBe(notes)
})

it('no line is wider than it may be, and no word is lost, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const lines = wrap(text, 30)
      expect(lines.every((line) => widthOf(line) <= 30)).toBe(true)
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
    }),
  )
})

it('counts letters as the eye does: a wide one is wide, a joined one is one', () => {
  expect(widthOf('iiii')).toBeLessThan(widthOf('mmmm'))
  expect(widthOf('👨‍👩‍👧')).toBe(widthOf('🐙'))
})
