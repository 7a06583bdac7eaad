import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noTables } from '../rules/testing/shelf-of.ts'
import { bundled } from '../app/bundled.ts'
import { Library } from '../campaign/library.ts'
import { makeContent } from '../campaign/print/index.ts'
import type { PrintContent } from '../campaign/print/print-content.ts'
import type { CardWanted, MonsterCardsWanted, WantedPrint } from '../campaign/print/wanted.ts'
import { newState } from '../campaign/state.ts'
import type { PrintOptions } from '../ipc/contract/print-options.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { rulesets } from '../rules/registry.ts'
import type { RulesetId } from '../rules/core/situation.ts'
import { isProgram } from '../shell/chromium/browser.ts'
import type { Printed } from './print.ts'
import { pressForTests, type TestPress } from './testing/press.ts'

const { monsters } = bundled(join(import.meta.dirname, '../../resources'))
let press: TestPress

beforeAll(async () => {
  press = await pressForTests()
})
afterAll(() => press.close())

function named(name: string): Monster {
  const monster = monsters.find((one) => one.name === name)
  if (!monster) throw new Error(`no ${name}`)
  return monster
}

function one(monster: Monster, individuals = 4, count = 1): CardWanted {
  return { of: 'monster', id: monster.id, count, individuals }
}

function cards(of: CardWanted[], some: Partial<MonsterCardsWanted> = {}): MonsterCardsWanted {
  return {
    template: 'monster-cards',
    size: 'poker',
    cards: of,
    wounds: true,
    derivations: true,
    source: true,
    ...some,
  }
}

/** Monsters with the longest text and figures that may be kept, and one with none. */
const longest: Monster[] = [
  {
    ...named('Red dragon'),
    id: 'long',
    name: 'Ödön “the Wet” Красный дракон Δράκων בן־עזרא '.repeat(9).slice(0, 200),
  },
  { ...named('Goblin'), id: 'wide', name: 'W'.repeat(200) },
  {
    ...named('Hydra'),
    id: 'heads',
    name: 'Hydra of thirty heads',
    attacks: Array.from({ length: 30 }, (_, at) => ({
      id: `a${at}`,
      name: at % 7 === 3 ? `head ${at}, which is by far the longest of them` : `head ${at}`,
      count: 1,
      dice: at % 4 === 1 ? '' : '1d10+2',
      notes: at % 4 === 1 ? 'acid' : '',
      joins: at === 0 ? 'first' : 'and',
    })),
    unread: [{ text: 'LAIR 40%', span: { from: 0, to: 0 } }],
  },
  {
    ...named('Ogre'),
    id: 'rtl',
    name: 'עוג מלך הבשן',
    tags: ['ענק'],
    details: [
      { title: '', text: 'ענק מימי קדם, מיטתו מיטת ברזל. '.repeat(20), span: { from: 0, to: 0 } },
    ],
  },
  { ...named('Troll'), id: 'bare', name: 'Nameless', tags: [], details: [], attacks: [] },
]

async function print(
  wanted: WantedPrint,
  options: Partial<PrintOptions> = {},
  ruleset: RulesetId = 'hearts',
): Promise<Printed & { text: string; path: string }> {
  const { title, subject, author, data } = contentOf(wanted, ruleset)
  const printed = await press.print(wanted.template, data, { title, subject, author, ...options })
  const path = join(press.folder, 'monsters.pdf')
  writeFileSync(path, printed.bytes)
  return { ...printed, path, text: tools ? wordsOf(path) : '' }
}

function layOut(
  wanted: WantedPrint,
  ruleset: RulesetId,
  options: Partial<PrintOptions>,
): ReturnType<TestPress['layOut']> {
  return press.layOut(wanted.template, contentOf(wanted, ruleset).data, options)
}

function contentOf(wanted: WantedPrint, ruleset: RulesetId): PrintContent {
  const game = rulesets[ruleset]
  if (!game) throw new Error(`no ${ruleset}`)
  const page = makeContent(wanted, {
    situation: newState('The Drowned Belfry', ruleset, {}),
    ruleset: game,
    shelf: new Library([...monsters, ...longest], noTables, []),
    entries: [],
  })
  if (page.end !== 'made') throw new Error(page.refused.why)
  return page
}

/** In the order they are read, a line a line, however they are spaced. */
function wordsOf(path: string): string {
  const text = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' })
  const lines = text.split('\n').map((line) => line.replace(/\s+/gu, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

const tools = ['pdftotext', 'qpdf'].every((tool) =>
  (process.env['PATH'] ?? '').split(':').some((place) => isProgram(join(place, tool))),
)
const nine = [
  one(named('Goblin'), 8),
  one(named('Owl bear'), 2),
  one(named('Skeleton'), 8),
  one(named('Wolf'), 6),
  one(named('Crab spider')),
  one(named('Ogre'), 2),
  one(named('Bugbear')),
  one(named('Ghoul'), 5),
  one(named('Gelatinous cube'), 2),
]

it.each([
  ['poker', 'A4', 1],
  ['poker', 'Letter', 1],
  ['index', 'A4', 3],
  ['index', 'Letter', 3],
] as const)('nine %s cards on %s take %i sheets', async (size, paper, sheets) => {
  const { pages, bytes } = await print(cards(nine, { size }), { paper })
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  expect([pages, pdf.getPageCount(), pdf.getTitle()]).toEqual([
    sheets,
    sheets,
    'Cards of 9 monsters, HEARTS',
  ])
})

it('with backs each sheet has two sides', async () => {
  expect((await print(cards(nine), { backs: true })).pages).toBe(2)
})

it.each([
  ['poker', 80],
  ['poker', 100],
  ['poker', 130],
  ['index', 100],
  ['index', 130],
] as const)('the longest words on %s cards at %i % run over nowhere', async (size, textSize) => {
  const wanted = longest.map((monster) => one(monster, 30))
  const { pages } = await print(cards(wanted, { size }), { textSize, backs: true, paper: 'Letter' })
  // Every front has its back.
  expect(pages % 2).toBe(0)
})

/** Every paper and type size with every game, a few each, so that all of them are laid out in a minute. */
const settings = [
  ['hearts', 'A4', 'half-Letter', 130],
  ['delve', 'Letter', 'A5', 100],
  ['heartbreaker', 'A4', 'Letter', 80],
  ['block-dodge-parry', 'Letter', 'A4', 130],
  ['gods-and-monsters', 'A4', 'A5', 100],
] as const

it.each(settings)(
  'every bundled monster of %s fits cards on %s and blocks on %s at %i percent',
  async (ruleset, paper, paperOfBlocks, textSize) => {
    const all = monsters.map((monster) => one(monster))
    const ids = monsters.map(({ id }) => id)
    const blocks = { template: 'stat-blocks', monsters: ids, source: true } as const
    const layouts = [
      await layOut(cards(all), ruleset, { paper, textSize, backs: true }),
      await layOut(cards(all, { size: 'index' }), ruleset, { paper, textSize }),
      await layOut(blocks, ruleset, { paper: paperOfBlocks, textSize }),
    ]
    expect(layouts.map(({ over, shrunk }) => [over, shrunk])).toEqual(Array(3).fill([[], 0]))
    expect(layouts.every(({ pages }) => pages > 10)).toBe(true)
  },
)

it('what is too long for any card is set smaller, and never refused', async () => {
  const wanted = cards([one({ ...named('Goblin'), id: 'wide' }, 30)])
  const large = await layOut(wanted, 'gods-and-monsters', { textSize: 130 })
  expect([large.over, large.shrunk > 0]).toEqual([[], true])
})

it('five hundred cards are five hundred cards', async () => {
  const of = monsters.slice(0, 50).map((monster) => one(monster, 4, 10))
  expect((await print(cards(of))).pages).toBeGreaterThanOrEqual(56)
})

it.each([
  ['A4', 'flat', 130],
  ['Letter', 'flat', 100],
  ['A5', 'flat', 90],
  ['half-Letter', 'booklet', 100],
] as const)('stat blocks of the longest words fit %s, %s', async (paper, folding, textSize) => {
  const ids = longest.map(({ id }) => id)
  const wanted = { template: 'stat-blocks', monsters: ids, source: true } as const
  expect((await print(wanted, { paper, folding, textSize })).pages).toBeGreaterThan(1)
})

it('nothing chosen is a page that says so', async () => {
  expect((await print(cards([]))).pages).toBe(1)
  expect((await print({ template: 'stat-blocks', monsters: [], source: true })).pages).toBe(1)
})

describe.skipIf(!tools)('read by another program', () => {
  it('cards have every word of their monsters', async () => {
    const { text, path } = await print(cards(nine))
    await expect(text).toMatchFileSnapshot('golden/monster-cards.txt')
    expect(() => execFileSync('qpdf', ['--check', path], { stdio: 'pipe' })).not.toThrow()
  })

  it('what a face does not hold stands on its back, mirrored', async () => {
    const [, , heads] = longest
    if (!heads) throw new Error('no hydra')
    const { text } = await print(cards([one(heads, 40), one(named('Goblin'))]), { backs: true })
    await expect(text).toMatchFileSnapshot('golden/monster-cards-backs.txt')
    const missing = heads.attacks.filter(({ name }) => {
      const [start = ''] = name.split(',')
      return !text.toLowerCase().includes(start)
    })
    expect(missing).toEqual([])
    expect(text).toContain('LAIR 40%')
  })

  it('a stat block tells each figure once, how it came about, and its source where wanted', async () => {
    const ids = [named('Owl bear').id, 'bundled-night-cat']
    const { text } = await print({ template: 'stat-blocks', monsters: ids, source: true })
    await expect(text).toMatchFileSnapshot('golden/stat-blocks.txt')
  })
})
