import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFString, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HandoutPage } from '../campaign/print/handout.ts'
import { makeContent } from '../campaign/print/index.ts'
import { twoSessions } from '../campaign/print/testing/evening.ts'
import type { WantedPrint } from '../campaign/print/wanted.ts'
import { newState } from '../campaign/state.ts'
import type { PrintOptions } from '../ipc/contract/print-options.ts'
import { games, rulesets } from '../rules/registry.ts'
import type { Picture } from '../rules/core/state/prep.ts'
import type { RulesetId } from '../rules/core/situation.ts'
import { emptyShelf } from '../rules/testing/empty-shelf.ts'
import { isProgram } from '../shell/chromium/browser.ts'
import { pressForTests, type TestPress } from './testing/press.ts'

let press: TestPress
beforeAll(async () => {
  press = await pressForTests()
  mkdirSync(join(press.folder, 'images'))
})
afterAll(() => press.close())

const tools = ['pdftotext', 'qpdf'].every((tool) =>
  (process.env['PATH'] ?? '').split(':').some((place) => isProgram(join(place, tool))),
)

interface Out {
  pages: number
  path: string
  pdf: PDFDocument
  /** Every word, where the program that reads them is here. */
  text: string
}

async function written(printed: Promise<{ bytes: Uint8Array; pages: number }>): Promise<Out> {
  const { bytes, pages } = await printed
  const path = join(press.folder, 'printed.pdf')
  writeFileSync(path, bytes)
  const text = tools ? execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }) : ''
  return { pages, path, text, pdf: await PDFDocument.load(bytes, { updateMetadata: false }) }
}

/** First heading that the reader's outline lists. */
function firstInOutline({ catalog }: PDFDocument): string {
  const first = catalog.lookup(PDFName.of('Outlines'), PDFDict).lookup(PDFName.of('First'), PDFDict)
  return first.lookup(PDFName.of('Title'), PDFString).decodeText()
}

function handout(
  text: string,
  some: Partial<PrintOptions> = {},
  more: Partial<HandoutPage> = {},
): Promise<Out> {
  const data = { title: 'The Drowned Belfry', style: 'plain', text, pictures: [], ...more }
  return written(press.print('handout', data, { title: 'Handout', ...some }))
}

function screen(
  game: RulesetId,
  wanted: Partial<WantedPrint> = {},
  some: Partial<PrintOptions> = {},
): Promise<Out> {
  const ruleset = rulesets[game]
  if (!ruleset) throw new Error(`there is no ${game}`)
  const page = makeContent(
    {
      template: 'screen-insert',
      blocks: null,
      without: [],
      turned: true,
      brief: true,
      notes: '',
      ...wanted,
    } as WantedPrint,
    {
      situation: newState('Belfry', game, {}),
      ruleset,
      shelf: emptyShelf,
      entries: [],
    },
  )
  if (page.end !== 'made') throw new Error(page.refused.why)
  return written(press.print('screen-insert', page.data, some))
}

/** A PNG of noise, which nothing makes smaller: as many bytes as asked for, about. */
function noise(pixels: number): Uint8Array {
  const row = pixels * 3 + 1
  const raw = new Uint8Array(row * pixels)
  for (let at = 0, seed = 1; at < raw.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647
    raw[at] = at % row === 0 ? 0 : seed & 255
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(pixels, 0)
  head.writeUInt32BE(pixels, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(raw, { level: 1 })), chunk('IEND')]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(kind: string, body: Uint8Array = new Uint8Array()): Uint8Array {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, sum])
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

function keepPicture(bytes: Uint8Array, name: string, pixels: number): Picture {
  const id = `${createHash('sha256').update(bytes).digest('hex')}.png`
  writeFileSync(join(press.folder, 'images', id), bytes)
  return { id, name, width: pixels, height: pixels }
}

const everything = `Honoured Reeve,

You will have heard the bells. **Nobody rings them.**

## What was seen

3. The water stands a hand higher.
4. Three lights move below it, *as monks walk*.
   - The first is green.
   - The second goes out.

> He was put there, and the lid was put on after.

| Night | Bells | Missing |
|---|:---:|---|
| First of Mist | 3 | Nobody |
| New moon | 12 | The miller’s sons |

- [x] Oil bought
- [ ] Rope bought

---

Здравствуйте. Καλημέρα. Čeněk Łoś.

שלום לכם, חברים.

\\page

# Overleaf

\`\`\`
II  XII
\`\`\`
`

describe('a handout', () => {
  it.each(['letter', 'notice', 'plain'] as const)('as a %s has all its words', async (style) => {
    const { pages, text, path } = await handout(everything, {}, { style })
    expect(pages).toBe(2)
    if (!tools) return
    await expect(text).toMatchFileSnapshot(`testing/golden/handout-${style}.txt`)
    expect(() => execFileSync('qpdf', ['--check', path], { stdio: 'pipe' })).not.toThrow()
  })

  it.each([
    ['A4', 'flat', 100],
    ['Letter', 'flat', 130],
    ['A5', 'booklet', 100],
    ['half-Letter', 'booklet', 130],
    ['A4', 'trifold', 100],
    ['Letter', 'trifold', 80],
  ] as const)('fits %s, %s, at %i%%', async (paper, folding, textSize) => {
    for (const style of ['letter', 'notice', 'plain'] as const)
      for (const margins of ['narrow', 'wide'] as const)
        await handout(everything, { paper, folding, textSize, margins }, { style })
  })

  it.each(['A4', 'Letter', 'A5'] as const)(
    'as a poster on %s breaks no word of its title and stays on one page',
    async (paper) => {
      const letter = '# To the Reeve\n\nSend men, or send silver:\n\n- 40 marks\n- a priest'
      const title = 'The Thirteenth Constantinopolitan Bell'
      const { pages, text } = await handout(
        `${letter}\n\n${'The water is rising. '.repeat(8)}`,
        { paper },
        { style: 'wanted', title },
      )
      expect(pages).toBe(1)
      if (tools) expect(text).toMatch(/constantinopolitan/i)
    },
  )

  it('as a newspaper of few words has columns of one height', async () => {
    const { pages, text } = await handout(
      Array.from({ length: 9 }, (_, at) => `Rumour ${at + 1}.`).join('\n\n'),
      {},
      { style: 'newspaper' },
    )
    expect(pages).toBe(1)
    if (tools) expect(text).toMatch(/Rumour 1\.\s+Rumour 4\.\s+Rumour 7\./)
    const short = `No carts, no cattle, and no strangers after dusk.\n\n- Goblins seen.\n- Two shepherds missing.\n\nReward: 30 gp for each head, paid on the morning after.\n\n|What|Pays|\n|-|-|\n|An ear|2 gp|\n|A helm|50 gp|\n\nSigned`
    const { text: table } = await handout(short, { paper: 'Letter' }, { style: 'newspaper' })
    if (tools) expect(table.split('Pays').length - 1, 'a short table is whole').toBe(1)
  })

  it('as a newspaper sizes pictures by the page, not by its short columns', async () => {
    const picture = keepPicture(noise(200), 'mill', 200)
    const news: Partial<HandoutPage> = { style: 'newspaper', pictures: [picture] }
    const { path } = await handout('Read.\n\n![The mill](image:mill)', {}, news)
    if (!tools) return
    const listed = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).trim()
    const [, , , width, , , , , , , , , perInch] =
      listed.split('\n').at(-1)?.trim().split(/\s+/u) ?? []
    expect([width, perInch]).toEqual(['200', '150'])
  })

  it('of 30,000 words loses none of them', async () => {
    const paragraphs = Array.from(
      { length: 600 },
      (_, at) => `w${at} ${'the water stood in the nave and nobody spoke of it again '.repeat(4)}`,
    )
    const words = Array.from(
      { length: 24_000 / 600 },
      (_, at) => `## Part ${at}\n\n${paragraphs.slice(at * 15, at * 15 + 15).join('\n\n')}`,
    ).join('\n\n')
    expect(words.split(/\s+/).length).toBeGreaterThan(27_000)
    const { pages, text } = await handout(words)
    expect(pages).toBeGreaterThan(40)
    if (!tools) return
    const found = paragraphs.filter((_, at) => new RegExp(`\\bw${at}\\b`).test(text))
    expect(found.length).toBe(600)
    expect(text.split(/\bnobody\b/).length - 1).toBe(2400)
  })

  it('does nothing that its text tells it to', async () => {
    const evil = [
      '<script>document.title = "taken"; document.body.innerHTML = ""</script>',
      '<img src=x onerror="document.body.remove()">',
      '<style>* { display: none }</style><link rel="stylesheet" href="https://example.com/x.css">',
      '<p style="position: fixed; inset: 0; background: red" class="page">Styled</p>',
      '<iframe src="https://example.com"></iframe><object data="x"></object>',
      '<form action="https://example.com"><input name="x" value="typed"></form>',
      '[a field](https://field.invalid/x) ![far away](https://example.com/x.png)',
      '<svg><script>alert(1)</script></svg><math><mtext></mtext></math>',
      'Still here.',
    ].join('\n\n')
    const { pages, pdf, text } = await handout(evil)
    expect([pages, pdf.getPageCount(), pdf.getForm().getFields().length]).toEqual([1, 1, 0])
    expect(pdf.getTitle()).toBe('Handout')
    if (!tools) return
    expect(text).toContain('Still here.')
    expect(text).toContain('far away: only pictures kept with the campaign are printed')
    expect(text).not.toMatch(/taken|alert|display|typed/)
  })

  it('shows a picture of 12 MB, by its name and by its file’s', async () => {
    const bytes = noise(2000)
    expect(bytes.length).toBeGreaterThan(11_000_000)
    const picture = keepPicture(bytes, 'nave', 2000)
    const text = `![The nave](image:nave)\n\n![Small](image:${picture.id.slice(0, 12)} "20%")`
    const { pages, pdf } = await handout(text, {}, { pictures: [picture] })
    expect(pages).toBe(1)
    expect((await pdf.save()).length).toBeGreaterThan(1_000_000)
  })

  it('names a picture that is not kept, and refuses one whose file is broken', async () => {
    const { text } = await handout('![The mill](image:mill)')
    if (tools) expect(text).toContain('The mill: the campaign keeps no picture “mill”')
    const broken = keepPicture(Buffer.from('\x89PNG\r\n\x1a\nno picture', 'latin1'), 'mill', 20)
    await expect(handout('![The mill](image:mill)', {}, { pictures: [broken] })).rejects.toThrow(
      'The picture “The mill” cannot be read: its file is gone or damaged.',
    )
  })

  it('parts no three lines, and no heading from its words', async () => {
    const three = 'The water tells of the stair, the rope that was cut, and the ferryman. '.repeat(
      3,
    )
    const text = Array.from({ length: 60 }, (_, at) => `### Night ${at}\n\n${three}end${at}.`)
    const out = await handout(text.join('\n\n'), {}, { style: 'letter' })
    if (!tools) return
    const pages = out.text.split('\f').slice(0, -1)
    expect(pages.length).toBe(out.pages)
    for (const page of pages) {
      const lines = page
        .trim()
        .split(/\n+/)
        .filter((line) => !/^\s*\d+ of \d+\s*$/.test(line))
      expect(lines[0]).toMatch(/^\s*Night \d+$/)
      expect(lines.at(-1)).toMatch(/end\d+\.$/)
    }
  })

  it('sets a table’s head again where the table goes on', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `| ${at + 1} | Row ${at + 1} |`).join('\n')
    const { pages, text } = await handout(`| d120 | What it is |\n|---|---|\n${rows}`)
    expect(pages).toBeGreaterThan(2)
    if (!tools) return
    expect(text.split('What it is').length - 1).toBe(pages)
    expect(text.match(/Row \d+/g)?.length).toBe(120)
  })

  it('divides a text without paragraphs, and a table of 700 rows, some pages at a time', async () => {
    const water = 'the water stood in the nave and nobody spoke of it again '.repeat(1000)
    const rows = Array.from({ length: 700 }, (_, at) => `| r${at} | ${'bell '.repeat(at % 9)} |`)
    const table = `| d700 | What it is |\n|---|---|\n${rows.join('\n')}`
    const { pages, text } = await handout(`${water}\n\n${table}`)
    expect(pages).toBeGreaterThan(25)
    if (!tools) return
    expect(text.split(/\bnobody\b/).length - 1).toBe(1000)
    expect(text.match(/\br\d+\b/g)).toEqual(rows.map((_, at) => `r${at}`))
    const withTable = text.split('\f').filter((page) => /\br\d+\b/.test(page))
    expect(withTable.filter((page) => page.split('What it is').length === 2).length).toBe(
      withTable.length,
    )
  })

  it('holds words, cells and lists longer than any page', async () => {
    const long = 'MW'.repeat(3000)
    const cell = 'a very long cell '.repeat(600)
    const list = Array.from({ length: 200 }, (_, at) => `${at + 1}. item ${at + 1}`).join('\n')
    const { pages } = await handout(
      `${long}\n\n| a | b |\n|---|---|\n| ${cell} | ${long} |\n\n${list}`,
    )
    expect(pages).toBeGreaterThan(5)
  })

  it('names a heading of several lines whole in the outline', async () => {
    const title = 'Wanted: Odo the Wet and all of his kin'
    const { pdf } = await handout('Ten coins.', {}, { style: 'wanted', title })
    expect(firstInOutline(pdf)).toBe(title)
  })

  it('of nothing is one page', async () => {
    expect((await handout('', {}, { title: '' })).pages).toBe(1)
  })
})

const withScreen = games.filter((game) => game.screen).map(({ id }) => id)

describe('a screen', () => {
  it.each(withScreen)('of %s has every table and rule', async (game) => {
    const { text, pdf, path } = await screen(game)
    const size = pdf.getPage(0).getSize()
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([842, 595])
    if (tools)
      expect(() => execFileSync('qpdf', ['--check', path], { stdio: 'pipe' })).not.toThrow()
    if (tools) await expect(text).toMatchFileSnapshot(`testing/golden/screen-${game}.txt`)
  })

  it.each([
    ['A4', true, 130],
    ['A4', false, 100],
    ['Letter', true, 100],
    ['Letter', false, 130],
  ] as const)('fits %s, on its side: %s, at %i%%', async (paper, turned, textSize) => {
    for (const game of withScreen)
      await screen(game, { turned } as Partial<WantedPrint>, { paper, textSize, margins: 'wide' })
  })
})

describe('a session report', () => {
  const wanted = { template: 'session-report', session: 'all', secrets: true } as const
  const data = (evening = twoSessions()): unknown => {
    const page = makeContent(wanted, evening.around)
    if (page.end !== 'made') throw new Error(page.refused.why)
    return page.data
  }

  it('tells what happened', async () => {
    const { pages, text } = await written(press.print('session-report', data()))
    expect(pages).toBe(1)
    if (tools) await expect(text).toMatchFileSnapshot('testing/golden/session-report.txt')
  })

  it.each([
    ['A5', 'booklet'],
    ['half-Letter', 'flat'],
  ] as const)('of long names and many lines fits %s, %s', async (paper, folding) => {
    const evening = twoSessions()
    const name = 'Ödön “the Wet” 🐙 בן־עזרא '.repeat(9).slice(0, 80)
    evening.does('house.rename', { who: 'c1', name })
    for (let at = 0; at < 80; at++)
      evening.does('house.note', { text: `${'W'.repeat(90)} ${'tale '.repeat(40)}` })
    const options = { paper, folding, textSize: 130 } as const
    const { pages } = await written(press.print('session-report', data(evening), options))
    expect(pages).toBeGreaterThan(10)
  })
})
