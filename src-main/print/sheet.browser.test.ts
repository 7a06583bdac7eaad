import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintOptions } from '../ipc/contract/print-options.ts'
import { blankSheet, sheet } from '../rules/rulesets/hearts/sheet.ts'
import type { SheetData } from '../rules/core/sheet.ts'
import type { Creature, Item } from '../rules/core/state/creature.ts'
import { isProgram } from '../shell/chromium/browser.ts'
import { pressForTests, type TestPress } from './testing/press.ts'

let press: TestPress
beforeAll(async () => {
  press = await pressForTests()
})
afterAll(() => press.close())

async function print(
  data: SheetData,
  paper: PrintOptions['paper'] = 'A4',
  some: Partial<PrintOptions> = {},
): Promise<{ pdf: PDFDocument; path: string; pages: number }> {
  const title = `${data.name}, HEARTS`
  const sheets = { sheets: [data] }
  const printed = await press.print('character-sheet', sheets, { title, paper, ...some })
  const path = join(press.folder, 'printed.pdf')
  writeFileSync(path, printed.bytes)
  return {
    pdf: await PDFDocument.load(printed.bytes, { updateMetadata: false }),
    path,
    pages: printed.pages,
  }
}

function creature(name: string, items: Item[], notes = ''): Creature {
  return {
    id: 'c1',
    name,
    side: 'party',
    kind: 'character',
    values: { hp: 2, maxHp: 3, st: 13, ap: 1, maxAp: 1, mana: 0, maxMana: 0, coins: 4711 },
    skills: { Pirate: 9, Seamanship: 17 },
    conditions: {},
    items: Object.fromEntries(items.map((one) => [one.id, one])),
    itemOrder: items.map(({ id }) => id),
    attacks: {},
    attackOrder: [],
    tags: {},
    notes,
  }
}

function items(count: number, name: (at: number) => string, more: Partial<Item> = {}): Item[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${name(0)}${at}`,
    name: name(at),
    count: 1,
    ready: false,
    ...more,
  }))
}

/** Fonts by name that the file only names and does not carry; a Type 3 font's letters are drawings in the file itself. */
function fontsMissing(pdf: PDFDocument): { fonts: number; missing: string[] } {
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
  const named = (key: string, value: string) =>
    dictionaries.filter((one) => one.get(PDFName.of(key)) === PDFName.of(value))
  const drawn = new Set(
    named('Subtype', 'Type3').map((font) => font.lookup(PDFName.of('FontDescriptor'))),
  )
  const missing = named('Type', 'FontDescriptor').filter(
    (one) =>
      !drawn.has(one) &&
      !['FontFile', 'FontFile2', 'FontFile3'].some((file) => one.get(PDFName.of(file))),
  )
  return {
    fonts: named('Type', 'Font').length,
    missing: missing.map((one) => String(one.get(PDFName.of('FontName')))),
  }
}

it('prints one page of the paper asked for, tagged, with its fonts inside and its own title', async () => {
  for (const [paper, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    const { pdf, pages } = await print(
      sheet(
        creature(
          'Odo Fenwick',
          items(1, () => 'Sword', { gear: 'sword' }),
        ),
        { name: 'Belfry' },
      ),
      paper,
    )
    expect([pages, pdf.getPageCount(), pdf.getTitle(), pdf.getLanguage()]).toEqual([
      1,
      1,
      'Odo Fenwick, HEARTS',
      'en',
    ])
    const size = pdf.getPage(0).getSize()
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([width, height])
    const { fonts, missing } = fontsMissing(pdf)
    expect(fonts).toBeGreaterThan(1)
    expect(missing).toEqual([])
    expect(pdf.catalog.get(PDFName.of('StructTreeRoot'))).toBeDefined()
  }
})

it('lays out long names, emoji, right-to-left words and 60 items without running over', async () => {
  const name = 'Ödön “the Wet” 🐙 בן־עזרא '.repeat(9).slice(0, 200)
  const pack = [
    ...items(30, (at) => `Oddity ${at}`),
    ...items(30, (at) => `${'WIDE '.repeat(at)}${at}`),
    ...items(9, (at) => `Sword of MWMWMWMWMWMWMWMWMWM ${at}`, { gear: 'sword' }),
    ...items(9, (at) => `Spellbook ${at}`, {
      gear: 'spellbook',
      text: 'Speak with the very, very long dead',
    }),
  ]
  for (const paper of ['A4', 'Letter'] as const) {
    const { pdf, pages } = await print(
      sheet(creature(name, pack, 'A tale of the sea. '.repeat(200)), { name }),
      paper,
    )
    expect(pages).toBeGreaterThan(2)
    expect(pdf.getPageCount()).toBe(pages)
  }
})

it('as a form has a field for every value, read back as it stands, and room for any letter', async () => {
  const odo = creature(
    'Čeněk Łoś Жанна',
    items(1, () => 'Shield', { gear: 'shield', ready: true }),
    'Owes the ferryman.',
  )
  const { pdf, pages } = await print(sheet(odo, { name: 'Belfry' }), 'A4', { fillable: true })
  const form = pdf.getForm()
  const text = (name: string): string | undefined => form.getTextField(`sheet 1/${name}`).getText()
  expect([text('name'), text('values/hp'), text('values/coins'), text('skills/Pirate')]).toEqual([
    'Čeněk Łoś Жанна',
    '2',
    '4711',
    '9',
  ])
  expect(text('notes')).toBe('Owes the ferryman.')
  expect(form.getCheckBox('sheet 1/ticks/gear/shield').isChecked()).toBe(true)
  expect(form.getCheckBox('sheet 1/ticks/gear/plate').isChecked()).toBe(false)
  expect([pages, form.getFields().length]).toEqual([1, 124])
  expect(fontsMissing(pdf).missing).toEqual([])
})

it('prints a name of 200 of the widest letters, and a blank sheet', async () => {
  expect((await print(sheet(creature('W'.repeat(200), []), { name: 'W'.repeat(200) }))).pages).toBe(
    1,
  )
  expect((await print(blankSheet(), 'Letter')).pages).toBe(1)
})

const tools = ['pdftotext', 'qpdf'].every((tool) =>
  (process.env['PATH'] ?? '').split(':').some((place) => isProgram(join(place, tool))),
)

describe.skipIf(!tools)('read by other programs', () => {
  it('has its name and values as text, each once, and nothing wrong with it', async () => {
    const { path } = await print(
      sheet(
        creature(
          'Odo Fenwick',
          items(1, () => 'Rope of seven knots'),
        ),
        { name: 'The Drowned Belfry' },
      ),
    )
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    const times = (word: string): number => text.split(word).length - 1
    expect(
      ['Odo Fenwick', 'The Drowned Belfry', '4711', '17', 'Rope of seven knots'].map(times),
    ).toEqual([1, 1, 1, 1, 1])
    expect(() => execFileSync('qpdf', ['--check', path], { stdio: 'pipe' })).not.toThrow()
  })
})
