import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from '../bundled.ts'
import type { Attack, BxFigures, CairnFigures, Monster, Read } from '../canonical.ts'
import { ownLineOf } from '../game-lines.ts'
import { readMonsters } from '../read.ts'
import { games } from '../../registry.ts'
import { formats } from './index.ts'
import bx from '../../../../resources/bestiary/bx.json' with { type: 'json' }
import cairn from '../../../../resources/bestiary/cairn.json' with { type: 'json' }

const nowhere = { from: 0, to: 0 }

/** A figure that stands somewhere; property tests look at its value alone. */
function placed<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Read<T>> {
  return value.map((each) => ({ value: each, span: nowhere }))
}

function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Read<T> | null> {
  return fc.option(placed(value), { nil: null, freq: 6 })
}

const first = fc.constantFrom('Reed', 'Mud', 'Ash', 'Lantern', 'Bone', 'Fen', 'Cinder', 'Slate')
const second = fc.constantFrom('Cat', 'Warden', 'Gaunt', 'Troll', 'Wisp', 'Queen', 'Hound')
const name = fc.tuple(first, second).map((words) => words.join(' '))
const weapon = fc.constantFrom(
  'claw',
  'bite',
  'long tail',
  'spear',
  'stare',
  'hooked chain',
  'horn',
)

function attacks(
  dice: fc.Arbitrary<string>,
  notes: fc.Arbitrary<string>,
  joints: readonly Attack['joins'][],
): fc.Arbitrary<Attack[]> {
  const one = fc.record({
    name: weapon,
    count: fc.constantFrom(1, 1, 1, 2, 3),
    dice,
    notes,
    joins: fc.constantFrom(...joints),
  })
  return fc
    .uniqueArray(one, { minLength: 1, maxLength: 3, selector: (attack) => attack.name })
    .map((found) =>
      found.map((attack, index) => ({
        id: `a${index + 1}`,
        ...attack,
        joins: index === 0 ? 'first' : attack.joins,
      })),
    )
}

const details = fc.uniqueArray(
  fc.constantFrom(
    { title: 'Poison', text: 'Save or sleep for an hour.', span: nowhere },
    { title: 'Critical damage', text: 'The catch is dragged below.', span: nowhere },
    { title: '', text: 'Quiet until it is not.', span: nowhere },
    { title: '', text: 'Shuns lamps & loves “cold” water.', span: nowhere },
  ),
  { maxLength: 3 },
)

function monsterWith(
  figures: fc.Arbitrary<BxFigures | CairnFigures>,
  own: fc.Arbitrary<Attack[]>,
  system: string,
): fc.Arbitrary<Monster> {
  return fc.record({
    id: fc.constant('m1'),
    name,
    layout: fc.constant('by-hand'),
    sureness: fc.constant(1),
    source: fc.constant({ text: '', system, licence: '', credit: '' }),
    figures,
    attacks: own,
    attackSpans: fc.constant([]),
    details,
    tags: fc.constant<string[]>([]),
    unread: fc.constant([]),
    foreign: fc.constant({}),
    judged: fc.constant({}),
  })
}

const save = fc.integer({ min: 2, max: 19 })

const bxFigures: fc.Arbitrary<BxFigures> = fc.record({
  family: fc.constant('bx' as const),
  hd: placed(
    fc.record({
      dice: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(0.5)),
      modifier: fc.constantFrom(0, 0, 1, 3),
      stars: fc.integer({ min: 0, max: 3 }),
      hitPoints: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
    }),
  ),
  ac: placed(
    fc
      .integer({ min: -2, max: 9 })
      .map((descending) => ({ descending, ascending: 19 - descending })),
  ),
  saves: maybe(fc.record({ D: save, W: save, P: save, B: save, S: save })),
  saveAs: maybe(
    fc.record({
      class: fc.constantFrom('fighter', 'magic-user', 'cleric', 'thief', 'dwarf', 'elf'),
      level: fc.integer({ min: 1, max: 14 }),
    }),
  ),
  save: fc.constant(null),
  thac0: maybe(fc.integer({ min: 5, max: 19 }).map((thac0) => ({ thac0, bonus: 19 - thac0 }))),
  morale: maybe(fc.integer({ min: 2, max: 12 })),
  alignment: maybe(fc.constantFrom('Lawful', 'Neutral', 'Chaotic', 'Any')),
  xp: maybe(fc.integer({ min: 5, max: 9999 })),
  movement: maybe(fc.constantFrom("120' (40')", "60' (20')", "90' (30') / 180' (60') flying")),
  numberAppearing: maybe(fc.constantFrom('1d6 (2d6)', '0 (1d4)', '2d4 (6d10)')),
  treasure: maybe(fc.constantFrom('C', 'R (C)', 'None')),
})

/** A monster of the B/X family with any of its figures. */
const anyBxMonster: fc.Arbitrary<Monster> = monsterWith(
  bxFigures,
  attacks(
    fc.constantFrom('1d4', '1d6', '2d8', '1d10+1', '3d6'),
    fc.constantFrom('', '', 'poison', 'or by weapon', 'blinds'),
    ['and', 'or'],
  ),
  'B/X or Old-School Essentials',
)

const score = fc.integer({ min: 1, max: 18 })

const cairnFigures: fc.Arbitrary<CairnFigures> = fc.record({
  family: fc.constant('cairn' as const),
  hp: placed(fc.integer({ min: 1, max: 20 })),
  armor: maybe(fc.integer({ min: 1, max: 3 })),
  str: placed(score),
  dex: maybe(score),
  wil: maybe(score),
})

/** A monster of the Cairn family; scores may be left out. */
const anyCairnMonster: fc.Arbitrary<Monster> = monsterWith(
  cairnFigures,
  attacks(
    fc.constantFrom('d4', 'd6', 'd8', 'd10', 'd6+d6', 'd8+d8'),
    fc.constantFrom('', '', 'blast', 'bulky', 'ignores armour'),
    ['or'],
  ),
  'Cairn',
)

function formatOf(id: string) {
  const found = formats.find((format) => format.id === id)
  if (!found) throw new Error(`no export is called ${id}`)
  return found
}

/** Contents of a monster, without positions. */
function said({ name, figures, attacks, details }: Monster) {
  const { family, ...read } = figures
  return {
    name,
    family,
    figures: Object.fromEntries(
      Object.entries(read).map(([key, figure]: [string, { value: unknown } | null]) => [
        key,
        figure?.value ?? null,
      ]),
    ),
    attacks,
    details: details.map(({ title, text }) => ({ title, text })),
  }
}

/** Exports monsters and reads them back. */
function back(id: string, monsters: readonly Monster[]): Monster[] {
  return readMonsters(formatOf(id).write(monsters)).monsters
}

/** Expected contents after Foundry, which cannot tell "left out" from 10. */
function asFoundryHas(monster: Monster): ReturnType<typeof said> {
  const plain = said(monster)
  const { figures } = plain
  const scores = Object.fromEntries(['str', 'dex', 'wil'].map((key) => [key, figures[key] ?? 10]))
  return { ...plain, figures: { ...figures, ...scores, armor: figures['armor'] ?? 0 } }
}

describe('what is written is read again as the same monster', () => {
  const bxForms = ['ose-line', 'markdown', 'csv', 'fantasy-statblocks', 'improved-initiative']
  test.each(bxForms)('B/X as %s', (id) => {
    fc.assert(
      fc.property(fc.array(anyBxMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        expect(back(id, monsters).map(said)).toEqual(monsters.map(said))
      }),
      { numRuns: 60, seed: 71 },
    )
  })

  const cairnForms = ['cairn-line', 'markdown', 'csv', 'fantasy-statblocks', 'improved-initiative']
  test.each(cairnForms)('Cairn as %s', (id) => {
    fc.assert(
      fc.property(fc.array(anyCairnMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        expect(back(id, monsters).map(said)).toEqual(monsters.map(said))
      }),
      { numRuns: 60, seed: 72 },
    )
  })

  test('Cairn as actors of Foundry, where a score left out is 10', () => {
    fc.assert(
      fc.property(fc.array(anyCairnMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        expect(back('foundry-cairn', monsters).map(said)).toEqual(monsters.map(asFoundryHas))
      }),
      { numRuns: 60, seed: 73 },
    )
  })

  test('B/X as actors of Foundry: Hit Dice, armour, saves, dice, how often and what is a choice', () => {
    fc.assert(
      fc.property(fc.array(anyBxMonster, { minLength: 1, maxLength: 3 }), (monsters) => {
        const read = back('foundry-ose', monsters).map(said)
        expect(read.map(({ name, figures, attacks }) => core(name, figures, attacks))).toEqual(
          monsters.map(said).map(({ name, figures, attacks }) => core(name, figures, attacks)),
        )
      }),
      { numRuns: 60, seed: 74 },
    )
  })

  test('whole, as JSON of our own: source, spans and judgements too', () => {
    const sets = [bx, cairn] as unknown as BestiarySet[]
    const monsters = sets.flatMap((set) => bundledMonsters(set).slice(0, 12))
    const numbered = monsters.map((monster, index) => ({ ...monster, id: `m${index + 1}` }))
    expect(back('json', monsters)).toEqual(numbered)
  })
})

function core(name: string, figures: Record<string, unknown>, attacks: Monster['attacks']) {
  const { hd, ac, saveAs, morale, xp, alignment, treasure } = figures
  return {
    name,
    ...{ hd, ac, saveAs, morale, xp, alignment, treasure },
    attacks: attacks.map(({ count, dice, joins }) => ({ count, dice, joins })),
  }
}

describe('the bundled bestiary leaves whole', () => {
  const sets = [bx, cairn] as unknown as BestiarySet[]
  const all = sets.flatMap((set) => bundledMonsters(set))

  test.each(formats.map(({ id }) => id))('%s', (id) => {
    const text = formatOf(id).write(all)
    expect(text).not.toBe('')
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    for (const { name } of all) expect(text).toContain(JSON.stringify(name).slice(1, -1))
  })

  const everywhere = ['markdown', 'csv', 'fantasy-statblocks', 'improved-initiative']
  test.each([
    ...['ose-line', 'foundry-ose', ...everywhere].map((id) => [id, 'bx'] as const),
    ...['cairn-line', 'foundry-cairn', ...everywhere].map((id) => [id, 'cairn'] as const),
  ])('%s: every figure and attack of every %s monster comes back', (id, family) => {
    const own = all.filter(({ figures }) => figures.family === family)
    const expected = id === 'foundry-cairn' ? own.map(asFoundryHas) : own.map(said)
    const figures = ({ name, figures, attacks }: ReturnType<typeof said>) => ({
      name,
      figures,
      attacks,
    })
    expect(back(id, own).map((monster) => figures(said(monster)))).toEqual(expected.map(figures))
  })
})

test.each([
  ['ose-line', 'bx'],
  ['foundry-ose', 'bx'],
  ['cairn-line', 'cairn'],
  ['foundry-cairn', 'cairn'],
])('%s: a monster of the other family is converted from its original', (id, family) => {
  const others = family === 'bx' ? anyCairnMonster : anyBxMonster
  fc.assert(
    fc.property(others, (monster) => {
      const [read, ...more] = back(id, [monster])
      expect([read?.name, read?.figures.family, more]).toEqual([monster.name, family, []])
    }),
    { numRuns: 30, seed: 76 },
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\u2060 +1', "'\u2060 +1"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a;\u2060@SUM(1)', "a;'\u2060@SUM(1)"],
  ['fire; -2 to hit', 'fire; -2 to hit'],
])('a cell never begins like a formula, in any language: %j', (name, written) => {
  const [monster] = fc.sample(anyCairnMonster, { numRuns: 1, seed: 5 })
  const text = formatOf('csv').write(monster ? [{ ...monster, name }] : [])
  expect(text.split('\n')[1]?.split(',')[0]).toBe(written)
})

test.each(games.filter(({ id }) => ownLineOf(id)).map(({ id }) => id))(
  '%s: carried figures make no monster of their own, and leave no words behind',
  (id) => {
    const [monster] = bundledMonsters(bx as unknown as BestiarySet)
    const blocks = back(`game-${id}`, monster ? [monster] : [])
    for (const format of formats.filter((each) => !each.id.startsWith('game-'))) {
      const read = back(format.id, blocks)
      expect([format.id, read.length]).toEqual([format.id, 1])
      expect(JSON.stringify(read[0]?.details)).not.toContain(' figures')
      expect(JSON.stringify(read)).not.toContain('carried carried')
    }
  },
)

describe('a block of each game comes back', () => {
  const all = ([bx, cairn] as unknown as BestiarySet[]).flatMap((set) => bundledMonsters(set))
  /** Figures alone, and figures with attacks, as a game has them. */
  const figuresFor = (game: (typeof games)[number], monster: Monster | undefined): string =>
    monster === undefined
      ? ''
      : JSON.stringify(Object.entries(game.monsters.convert(monster, {}, null).values).sort())
  const attacksFor = (game: (typeof games)[number], monster: Monster | undefined): string =>
    monster === undefined
      ? ''
      : JSON.stringify(
          game.monsters
            .convert(monster, {}, null)
            .attacks.map(({ name, count, dice, notes, joins }) => [
              name,
              count,
              dice,
              notes,
              joins,
            ]),
        )
  const named = (monsters: readonly Monster[]) => new Map(monsters.map((each) => [each.name, each]))

  test.each(games.map((game) => [game.title, game] as const))(
    '%s: all bundled monsters in its own line',
    (_, game) => {
      const read = named(back(`game-${game.id}`, all))
      const lost = all.filter(
        (monster) => figuresFor(game, monster) !== figuresFor(game, read.get(monster.name)),
      )
      expect(lost.map(({ name }) => name)).toEqual([])
      const disarmed = all.filter(
        (monster) => attacksFor(game, monster) !== attacksFor(game, read.get(monster.name)),
      )
      // A Cairn line, as this game prints it, does not say which number in brackets is damage.
      expect(disarmed.map(({ name }) => name)).toEqual(
        game.id === 'block-dodge-parry' ? ['Camel', 'Rhagodessa'] : [],
      )
    },
  )

  test('and through every other form: whole where its line has labels of its own', () => {
    const some = all.filter((_, nth) => nth % 9 === 0)
    const rows = formats.map(({ id }) => {
      const cells = games.map((game) => {
        const blocks = back(`game-${game.id}`, some)
        const read = named(back(id, blocks))
        const same = blocks.filter(
          (block) => figuresFor(game, block) === figuresFor(game, read.get(block.name)),
        )
        return `${same.length}/${blocks.length}`
      })
      return [id, ...cells]
    })
    const head = ['form', ...games.map(({ id }) => id)]
    console.log(
      [head, ...rows].map((row) => row.map((each) => each.padEnd(20)).join('')).join('\n'),
    )
    const lossy = rows
      .filter(([id = '']) => !id.startsWith('game-'))
      .flatMap(([id, ...cells]) =>
        games.flatMap((game, nth) =>
          (id === 'json' || ownLineOf(game.id)) && !/^(\d+)\/\1$/.test(cells[nth] ?? '')
            ? [`${game.id} as ${id}: ${cells[nth]}`]
            : [],
        ),
      )
    expect(lossy).toEqual([])
  })
})
