import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playedParty } from '../campaign/print/testing/played.ts'
import type { PrintOptions } from '../ipc/contract/print-options.ts'
import { games } from '../rules/registry.ts'
import type { SheetData } from '../rules/core/sheet.ts'
import { anybody } from '../rules/testing/anybody.ts'
import { writtenTexts } from '../rules/testing/sheet.ts'
import { isProgram } from '../shell/chromium/browser.ts'
import { pressForTests, type TestPress } from './testing/press.ts'

let press: TestPress
beforeAll(async () => {
  press = await pressForTests()
})
afterAll(() => press.close())

const tools = ['pdftotext', 'qpdf'].every((tool) =>
  (process.env['PATH'] ?? '').split(':').some((place) => isProgram(join(place, tool))),
)
const papers = [
  ['A4', 'saving'],
  ['Letter', 'colour'],
  ['half-Letter', 'black'],
] as const

async function print(
  sheets: SheetData[],
  options: Partial<PrintOptions> = {},
): Promise<{ pages: number; pdf: PDFDocument; path: string }> {
  const { bytes, pages } = await press.print('character-sheet', { sheets }, options)
  const path = join(press.folder, 'sheets.pdf')
  writeFileSync(path, bytes)
  return { pages, path, pdf: await PDFDocument.load(bytes, { updateMetadata: false }) }
}

/** Lines are broken where the page breaks them. */
const withoutBlanks = (text: string): string => text.replace(/\s+/gu, '')

function textOf(path: string): string {
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
}

/** Each field with its page and where it stands there: left, bottom, width and height in millimetres. */
function fieldsOf(pdf: PDFDocument): string[] {
  const pages = pdf.getPages().map(({ ref }) => ref)
  return pdf
    .getForm()
    .getFields()
    .flatMap((field) =>
      field.acroField.getWidgets().map((widget) => {
        const { x, y, width, height } = widget.getRectangle()
        const page = pages.findIndex((ref) => ref === widget.P()) + 1
        const box = [x, y, width, height].map((points) => Math.round((points / 72) * 25.4))
        return `${field.getName()}: page ${page}, ${box.join(' ')}`
      }),
    )
}

const printed = games.flatMap((game) => (game.sheet ? [{ game, kit: game.sheet }] : []))

describe.each(printed.map((one) => [one.game.id, one] as const))('the sheet of %s', (id, one) => {
  const { game, kit } = one
  const campaign = { name: 'The Drowned Belfry' }

  it.each(papers)('blank and filled has a front and a back on %s, %s', async (paper, ink) => {
    const sheets = [kit.blank(), kit.of(anybody(game), campaign)]
    const each = paper === 'half-Letter' ? 4 : 2
    expect((await print(sheets, { paper, ink, backs: true })).pages).toBe(2 * each)
  })

  it.each(['A4', 'Letter', 'A5', 'half-Letter'] as const)(
    'blank and filled needs nothing set smaller on %s',
    async (paper) => {
      const sheets = [kit.blank(), kit.of(anybody(game), campaign)]
      const layout = await press.layOut('character-sheet', { sheets }, { paper, backs: true })
      expect([layout.over, layout.shrunk]).toEqual([[], 0])
    },
  )

  it('is the same form whether anything is written in it or not', async () => {
    const fields = async (sheet: SheetData): Promise<string[]> =>
      fieldsOf((await print([sheet], { backs: true, fillable: true })).pdf)
    const blank = await fields(kit.blank())
    const names = (all: string[]): string[] => all.map((field) => field.split(': page')[0] ?? '')
    expect(names(await fields(kit.of(anybody(game), campaign)))).toEqual(names(blank))
    await expect(`${blank.join('\n')}\n`).toMatchFileSnapshot(`testing/golden/${id}-fields.txt`)
  })

  it.each([
    ['A4', false],
    ['Letter', false],
    ['A4', true],
    ['A5', false],
    ['half-Letter', true],
  ] as const)(
    'of the longest words and sixty things runs over nothing on %s, fillable: %s',
    async (paper, fillable) => {
      const long = anybody(game, {
        name: 'Ödön “the Wet” Красный Δράκων בן־עזרא '.repeat(9).slice(0, 200),
        notes: 'A tale of the sea, and of בן־עזרא. '.repeat(150),
        conditions: Array.from({ length: 20 }, (_, at) => `under the ${'long '.repeat(at)}spell`),
        items: Array.from({ length: 60 }, (_, at) => ({ name: `${'WIDE '.repeat(at % 30)}${at}` })),
      })
      long.values = Object.fromEntries(game.fields.map((field) => [field.id, field.max]))
      const { pages } = await print([kit.of(long, campaign)], { paper, fillable })
      expect(pages).toBeGreaterThan(2)
    },
  )

  describe.skipIf(!tools)('read by other programs', () => {
    it('has every value once, and all labels and hints of the blank one', async () => {
      const sheet = kit.of(anybody(game), campaign)
      const { path } = await print([sheet], { backs: true })
      const text = textOf(path)
      const words = ['Odo Fenwick', 'Marta', campaign.name, 'Torch × 5', 'Letter: Come at once']
      const times = (word: string): number => text.split(word).length - 1
      expect([...words, 'Owes the ferryman', 'soaked'].map(times)).toEqual(Array(7).fill(1))
      await expect(text).toMatchFileSnapshot(`testing/golden/${id}-sheet.txt`)
      const blank = await print([kit.blank()], { backs: true })
      await expect(textOf(blank.path)).toMatchFileSnapshot(`testing/golden/${id}-blank.txt`)
      expect(() => execFileSync('qpdf', ['--check', path], { stdio: 'pipe' })).not.toThrow()
    })
  })
})

it.skipIf(!tools).each(['A4', 'half-Letter'] as const)(
  'sheets of who has been played have on %s all that stands in them',
  async (paper) => {
    for (const { game, kit } of printed) {
      const situation = playedParty(game.id)
      const sheets = situation.party.flatMap((id) => {
        const who = situation.creatures[id]
        return who ? [kit.of(who, situation)] : []
      })
      const { path } = await print(sheets, { paper, backs: true })
      const text = withoutBlanks(
        execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' }),
      )
      const lacking = sheets
        .flatMap(writtenTexts)
        .filter((words) => !text.includes(withoutBlanks(words)))
      expect([game.id, lacking]).toEqual([game.id, []])
    }
  },
)

it('sheets printed on both sides each begin on paper of their own', async () => {
  const [hearts] = printed
  if (!hearts) throw new Error('no game has a sheet')
  const { game, kit } = hearts
  const things = Array.from({ length: 90 }, (_, at) => ({ name: `Oddity ${at}` }))
  const three = kit.of(anybody(game, { items: things }), { name: '' })
  const own = (await print([three], { backs: true })).pages
  expect((await print([three, kit.blank()], { backs: true })).pages).toBe(own + (own % 2) + 2)
})
