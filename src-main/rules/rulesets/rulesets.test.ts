import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newState } from '../../campaign/state.ts'
import { defaultInput } from '../../campaign/view/defaults.ts'
import {
  previewAction,
  refusalOf,
  runAction,
  type Action,
  type AtTable,
  type Game,
  type Shelf,
} from '../core/action.ts'
import type { Ask } from '../core/asks.ts'
import type { Slot } from '../core/phase.ts'
import { seeded, type Rng } from '../dice/rng.ts'
import type { Monster } from '../monsters/canonical.ts'
import { bundledMonsters, type BestiarySet } from '../monsters/bundled.ts'
import type { Outcome, Step } from '../core/outcome.ts'
import type { Answer, Procedure, Question } from '../core/procedure.ts'
import { actionsOf, books, games, houseRulesOf, rulesetOf, ruleText } from '../registry.ts'
import { defaultOf } from '../core/ruleset/house-rules.ts'
import type { CampaignState } from '../core/situation.ts'
import type { Creature } from '../core/state/creature.ts'
import { gaps } from '../tables/draw.ts'
import { proofs as ofBlockDodgeParry } from './block-dodge-parry/testing/proofs.ts'
import { proofs as ofHeartbreaker } from './heartbreaker/testing/proofs.ts'
import { proofs as ofGodsAndMonsters } from './gods-and-monsters/testing/proofs/index.ts'
import { bundled } from '../../app/bundled.ts'
import { tableFor } from '../testing/empty-shelf.ts'
import { shelfOf } from '../testing/shelf-of.ts'

const here = import.meta.dirname
const resources = resolve(here, '../../../resources')
const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

const bestiary: Monster[] = ['bx', 'cairn'].flatMap((name) =>
  bundledMonsters(json<BestiarySet>(resolve(resources, `bestiary/${name}.json`))),
)
const bundledTables = bundled(resources)
  .tables.all()
  .filter(({ id }) => ['dungeon-1', 'clue-crypt', 'locality-crypt'].includes(id))
const shelf: Shelf = shelfOf({ monsters: bestiary, tables: bundledTables })

function randomCreature(game: Game, id: string, side: 'party' | 'foes', rng: Rng): Creature {
  const blank = game.characters.blank(id, side === 'party' ? `Hero ${id}` : `Goblin ${id}`)
  const values = Object.fromEntries(
    game.fields.map((field) => [field.id, Math.min(field.max, field.min + rng.die(14) - 1)]),
  )
  const skills = Object.fromEntries(
    game.skills
      .flatMap((column) => column.skills)
      .filter(() => rng.die(4) === 1)
      .map((skill) => [skill, rng.die(18)]),
  )
  const item = { id: `i${id}`, name: 'Torch', count: rng.die(3), ready: true }
  const bought =
    rng.die(2) === 1 ? game.gear[rng.die(Math.max(1, game.gear.length)) - 1] : undefined
  const items = [
    item,
    ...(bought
      ? [{ id: `g${id}`, name: bought.name, gear: bought.id, count: 1, ready: true }]
      : []),
  ]
  const state = game.conditions[rng.die(Math.max(4, 3 * game.conditions.length)) - 1]
  const attack = {
    id: 'a1',
    name: 'bite',
    count: 1,
    dice: rng.die(4) === 1 ? '' : '1d8',
    notes: '',
    joins: 'first' as const,
  }
  return {
    ...blank,
    side,
    kind: side === 'foes' ? 'monster' : rng.die(4) === 1 ? 'hireling' : 'character',
    values,
    skills,
    conditions: {
      ...(rng.die(3) === 1 ? { Laden: {} } : {}),
      ...(state ? { [state.name]: {} } : {}),
    },
    items: Object.fromEntries(items.map((one) => [one.id, one])),
    itemOrder: items.map((one) => one.id),
    attacks: { a1: attack },
    attackOrder: ['a1'],
    tags: side === 'foes' && rng.die(3) === 1 ? { undead: true } : {},
    ...(side === 'foes' ? { group: 'g9' } : {}),
  }
}

/** Random state, from nearly empty to a fight with everything due. */
function situation(game: Game, seed: string): CampaignState {
  const rng = seeded(seed)
  const party = Array.from({ length: rng.die(4) - 1 }, (_, at) =>
    randomCreature(game, `c${at + 1}`, 'party', rng),
  )
  const foes = Array.from({ length: rng.die(4) - 1 }, (_, at) =>
    randomCreature(game, `c${at + 5}`, 'foes', rng),
  )
  const met = foes.length > 0
  return {
    name: 'Generated',
    ruleset: game.id,
    borrowed: rng.die(2) === 1 ? { dungeon: 'delve', travel: 'delve' } : {},
    houseRules: Object.fromEntries(
      game.houseRules
        .filter(() => rng.die(3) === 1)
        .map((rule) => {
          const { choice } = rule
          return [
            rule.id,
            choice.kind === 'number'
              ? choice.max
              : (choice.of[rng.die(choice.of.length) - 1]?.value ?? defaultOf(rule)),
          ]
        }),
    ),
    clock: { seconds: rng.die(100_000), season: 'autumn' },
    place: { title: 'Crypt', level: 1, ...(rng.die(2) === 1 ? { table: 'dungeon-1' } : {}) },
    creatures: Object.fromEntries([...party, ...foes].map((creature) => [creature.id, creature])),
    party: party.map(({ id }) => id),
    groups: met
      ? {
          g9: {
            id: 'g9',
            name: 'Goblins',
            members: foes.map(({ id }) => id),
            strength: foes.length,
          },
        }
      : {},
    ...(met
      ? {
          encounter: {
            id: 'e8',
            title: 'Goblins',
            group: 'g9',
            monster: bestiary[0]?.id ?? '',
            number: foes.length,
            from: 'here',
            attitude: 'unknown',
            foretold: false,
          } as const,
        }
      : {}),
    ...(rng.die(3) === 1
      ? {
          foretold: {
            id: 'e7',
            title: 'A goblin',
            group: '',
            monster: bestiary[1]?.id ?? '',
            number: 1,
            from: 'there',
            attitude: 'unknown',
            foretold: true,
          } as const,
        }
      : {}),
    ...(rng.die(3) === 1
      ? { fight: { round: rng.die(5), first: 'party', declared: {}, acted: {} } as const }
      : {}),
    dues:
      rng.die(3) === 1
        ? {
            d1: {
              id: 'd1',
              action: 'house.settle',
              input: {},
              why: 'why',
              title: 'Due',
              rule: 'GF-DUE-01',
              when: 'now',
              who: [],
              must: rng.die(2) === 1,
            },
          }
        : {},
    timers:
      rng.die(2) === 1
        ? {
            t1: {
              id: 't1',
              kind: 'light',
              title: 'Torch',
              from: 0,
              next: 200_000,
              rule: 'GF-LIGHT-01',
            },
          }
        : {},
    stash: {},
    nextId: 20,
  }
}

const filled = [
  { name: 'name', was: '', now: 'Odo' },
  { name: 'values/hp', was: '3', now: '2' },
  { name: 'items/0', was: '', now: 'Torch × 2' },
]

function valueFor(ask: Ask, state: CampaignState, rng: Rng): unknown {
  const pick = <T>(of: readonly T[]): T | undefined => of[rng.die(Math.max(1, of.length)) - 1]
  const skip = 'optional' in ask && rng.die(2) === 1
  if (skip) return undefined
  switch (ask.kind) {
    case 'number':
      return pick([ask.min, ask.default ?? ask.min, ask.max])
    case 'switch':
      return rng.die(2) === 1
    case 'choice':
      return pick(ask.of)
    case 'creature':
      return (
        pick(
          Object.values(state.creatures)
            .filter(({ side }) => !ask.side || side === ask.side)
            .map(({ id }) => id),
        ) ?? ''
      )
    case 'creatures':
      return Object.keys(state.creatures)
    case 'group':
      return pick(Object.keys(state.groups)) ?? ''
    case 'item':
      return pick(Object.values(state.creatures).flatMap(({ itemOrder }) => itemOrder)) ?? ''
    case 'stashed':
      return pick(Object.keys(state.stash)) ?? ''
    case 'benched':
      return pick(Object.keys(state.bench ?? {})) ?? ''
    case 'timer':
      return pick(Object.keys(state.timers)) ?? ''
    case 'due':
      return pick(Object.keys(state.dues)) ?? ''
    case 'text':
      return pick(['hp', 'Sword', 'd8', 'Laden', 'maxHits', 'torch'])
    case 'notation':
      return pick(['1', '3d6', '2d4+1', 'nonsense'])
    case 'table':
      return pick(bundledTables.map(({ id }) => id))
    case 'monster':
      return pick(bestiary.map(({ id }) => id))
    case 'record':
      return ask.of === 'monster' ? pick([bestiary[0], null]) : pick([filled, null])
  }
}

function answer(question: Question, rng: Rng): Answer {
  if (question.ask === 'number') return { kind: 'number', value: question.otherwise }
  if (question.ask === 'choice')
    return { kind: 'choice', value: question.of[rng.die(question.of.length) - 1] ?? '' }
  return {
    kind: 'dice',
    sides: question.sides,
    faces: Array.from({ length: question.count }, () => rng.die(question.sides)),
    typed: false,
  }
}

function play(procedure: Procedure, rng: Rng): Outcome {
  const labels = new Set<string>()
  let step = procedure.next()
  for (let count = 0; !step.done; count++) {
    if (count > 1000) throw new Error('it asks without end')
    if (labels.has(step.value.label)) throw new Error(`it asks “${step.value.label}” twice`)
    labels.add(step.value.label)
    step = procedure.next(answer(step.value, rng))
  }
  return step.value
}

/** True for broken texts, such as "here..", "Sword | Club" and "the the". */
function isBroken(words: string): boolean {
  return /(?<!\.)\.\.(?!\.)|\?\.(?:\s|$)| \| |\b(the|an?|is|of|to|and|or|in|at) \1\b/i.test(words)
}

/** Slots of actions rolled by a key or on a card. */
const checks: readonly Slot[] = [
  'morale',
  'save',
  'skill',
  'door',
  'listen',
  'trap',
  'search',
  'reaction',
]

/** Dice of the turn that a check takes, and how long it takes. */
const notOfTheCheck = /^event|^rounds it takes$/

/** Fixed words of an action: its title and what it asks. */
function wordsOf({ title, asks }: Action): string[] {
  return [title, ...Object.values(asks).map((ask) => ask.title)]
}

/**
 * Rolls hidden from the table by their own rule, whatever the GM ruled: some spells’ dice, how far a journey
 * is.
 */
const hiddenByRule: ReadonlySet<string> = new Set(['DLV-SPELL-02', 'HRT-SPELL-02', 'BDPX-WLD-02'])

/** True for outcomes hidden by their own rule; of camp outcomes only the forecast is. */
function isHidden({ rule, what = '' }: Outcome): boolean {
  return hiddenByRule.has(rule) || (rule === 'BDPX-WLD-07' && what.endsWith('forecast'))
}

const seeds = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))

function attemptsIn(
  game: Game,
  seed: string,
): {
  action: Action
  input: Record<string, unknown>
  state: CampaignState
  at: AtTable
  rng: Rng
}[] {
  const state = situation(game, seed)
  const rng = seeded(seed)
  const override = ([undefined, 'success', 'failure'] as const)[rng.die(3) - 1]
  const at: AtTable = {
    ruling: { adjust: rng.die(5) - 3, secret: rng.die(2) === 1, ...(override ? { override } : {}) },
    shelf,
    ruleset: rulesetOf(state),
  }
  return actionsOf(state).map(({ action }) => ({
    action,
    state,
    at,
    rng,
    input: Object.fromEntries(
      Object.entries(action.asks).map(([key, ask]) => [key, valueFor(ask, state, rng)]),
    ),
  }))
}

test('the screen’s own rules are reported in whole sentences', () => {
  const texts = books.flatMap((book) => book.texts).flatMap(({ title, text }) => [title, text])
  expect(texts.filter(isBroken)).toEqual([])
  const unended = books
    .flatMap((book) => book.texts)
    .filter(({ rule, text }) => rule.startsWith('GF-') && !/[.!?…”)]$/.test(text))
  expect(unended.map(({ rule }) => rule)).toEqual([])
})

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  test('names whom to thank, and where it is from', () => {
    for (const part of Object.values(game.credit)) expect(part).not.toBe('')
  })

  test('ids are its own and unique', () => {
    const ids = game.actions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith(`${game.id}.`))).toEqual([])
    expect(new Set(game.fields.map(({ id }) => id)).size).toBe(game.fields.length)
    expect(new Set(game.houseRules.map(({ id }) => id)).size).toBe(game.houseRules.length)
  })

  test('every table answers every roll exactly once', () => {
    expect(
      game.tables.flatMap((table) => gaps(table).map(({ says }) => `${table.id}: ${says}`)),
    ).toEqual([])
  })

  test('every house rule has a default among its choices', () => {
    for (const rule of game.houseRules) {
      if (rule.choice.kind === 'options')
        expect(rule.choice.of.map(({ value }) => value)).toContain(defaultOf(rule))
    }
  })

  test('a field that has a ceiling names a field that is there', () => {
    const ids = game.fields.map(({ id }) => id)
    expect(game.fields.flatMap(({ most }) => (most && !ids.includes(most) ? [most] : []))).toEqual(
      [],
    )
  })

  test('a blank character breaks no limit and needs no setting right', () => {
    const state = situation(game, '0'.repeat(32))
    const blank = game.characters.blank('c1', 'Nobody yet')
    expect(game.characters.problems(blank, state)).toEqual([])
    expect(game.characters.derive(blank, state)).toEqual([])
  })

  test('every monster of the bestiary converts, each figure with its derivation', () => {
    for (const monster of bestiary) {
      const converted = game.monsters.convert(monster, {}, null)
      expect(converted.derived.filter(({ how }) => how === '')).toEqual([])
      expect(game.monsters.toCreature(converted, 'c1', monster.name).values.hp).toBeGreaterThan(0)
    }
  })

  test('actions run from any seed on any situation, and say how it came out', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { action, input, state, at, rng } of attemptsIn(game, seed)) {
          if (previewAction(action, state, input, at)?.refuses) continue
          const outcome = play(runAction(action, state, input, at), rng)
          expect([action.id, outcome.what, outcome.says].filter((words) => words === '')).toEqual(
            [],
          )
          expect(ruleText(outcome.rule), `${action.id} ends by ${outcome.rule}`).not.toBeNull()
          if (isHidden(outcome) && !at.ruling.secret) continue
          const actionAndRule = `${action.id} by ${outcome.rule}`
          if (outcome.why.some(({ name }) => name.startsWith('d20') || name.startsWith('2d6')))
            expect([actionAndRule, outcome.secret ?? false]).toEqual([
              actionAndRule,
              at.ruling.secret,
            ])
          else if (!at.ruling.secret)
            expect([actionAndRule, outcome.secret ?? false]).toEqual([actionAndRule, false])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('previews: chances sum to 1, bars too; a refusal has words', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { action, input, state, at } of attemptsIn(game, seed)) {
          const preview = previewAction(action, state, input, at)
          if (!preview) continue
          if (preview.refuses !== undefined)
            expect(preview.refuses.length, action.id).toBeGreaterThan(10)
          const sum = (of: readonly { chance: number }[]): number =>
            of.reduce((all, { chance }) => all + chance, 0)
          if (preview.chances.length > 0) expect(sum(preview.chances), action.id).toBeCloseTo(1, 9)
          if (preview.bars.length > 0) expect(sum(preview.bars), action.id).toBeCloseTo(1, 9)
          expect(
            preview.bars.filter(({ leads }) => !preview.chances[leads]),
            action.id,
          ).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('every check that rolls shows its odds before', () => {
    const without = new Set<string>()
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { action, input, state, at } of attemptsIn(game, seed)) {
          if (at.ruling.override || !checks.includes(action.slot)) continue
          const shown = previewAction(action, state, input, at)
          if (shown?.refuses) continue
          const first = runAction(action, state, input, at).next()
          const rolls =
            !first.done && first.value.ask === 'dice' && !notOfTheCheck.test(first.value.label)
          if (rolls && (shown?.chances.length ?? 0) < 2) without.add(action.id)
        }
      }),
      { numRuns: 100 },
    )
    expect([...without].join(', ')).toBe('')
  })

  test('what it says is whole: no stop twice, no bare separator, no small word doubled', () => {
    const { houseRules, conditions, spells, reference } = game
    expect(
      [
        ...houseRules.flatMap(({ title, asks, choice }) => [
          title,
          asks,
          ...(choice.kind === 'options' ? choice.of.flatMap((one) => [one.title, one.means]) : []),
        ]),
        ...conditions.map(({ says }) => says),
        ...spells.map(({ says }) => says),
        ...actionsOf(situation(game, '0'.repeat(32))).flatMap(({ action }) => wordsOf(action)),
        ...reference.flatMap(({ title, text }) => [title, text]),
      ].filter(isBroken),
    ).toEqual([])
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { action, input, state, at, rng } of attemptsIn(game, seed)) {
          const shown = previewAction(action, state, input, at)
          const outcome = shown?.refuses
            ? undefined
            : play(runAction(action, state, input, at), rng)
          const words = [
            shown?.refuses,
            shown?.verdict,
            outcome?.what,
            outcome?.says,
            ...[...(shown?.why ?? []), ...(outcome?.why ?? [])].flatMap(({ name, value }) => [
              name,
              String(value),
            ]),
          ]
          expect([action.id, ...words.filter((each) => each && isBroken(each))]).toEqual([
            action.id,
          ])
        }
      }),
      { numRuns: 20 },
    )
  })

  test('what it has is named by rules that have a text', () => {
    const named = [
      ...game.actions,
      ...game.fields,
      ...game.gear,
      ...game.houseRules,
      ...game.lights,
      ...game.tables,
    ].flatMap(({ rule }) => rule ?? [])
    expect(named.filter((rule) => !ruleText(rule))).toEqual([])
  })

  const ledger = json<{ does: string[]; reference: string[] }>(
    resolve(here, game.id, 'rule-ids.json'),
  )

  test('every rule id of its ledger is accounted for, once', () => {
    const ids = [...ledger.does, ...ledger.reference]
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !ruleText(id))).toEqual([])
    expect(game.reference.map(({ rule }) => rule).filter((rule) => !ids.includes(rule))).toEqual([])
    expect(new Set(game.reference.map(({ rule }) => rule)).size).toBe(game.reference.length)
  })

  test('every spell it lists is cast, and named by its own rule', () => {
    const failed = game.spells.flatMap(({ name, rule }) => {
      const cast = castOf(game, name, '7'.repeat(32))
      if ('refused' in cast) return [`${name}: ${cast.refused}`]
      return rulesIn(cast).includes(rule) ? [] : [`${name} is not cast by ${rule}`]
    })
    expect(failed).toEqual([])
  })

  test('who goes first is not asked where nobody stands against the party', () => {
    const ids = game.actions.filter(({ slot }) => slot === 'initiative')
    const state: CampaignState = {
      ...newState('Alone', game.id, {}),
      creatures: { c1: game.characters.blank('c1', 'Ada') },
      party: ['c1'],
    }
    const at = tableFor(state, shelf)
    for (const action of ids)
      expect(refusalOf(action, state, defaultInput(action.asks, state), at)).toMatch(
        /meet somebody|begin one first/,
      )
  })

  test('what a rule does, something in it carries out', () => {
    const carried = carriedOut(game, ledger.does)
    expect(ledger.does.filter((id) => !carried.has(id))).toEqual([])
  })
})

/** Fields that encumber a creature. */
const burdens = ['load', 'fatigue']

/** Character with high values and no burdens, holding a book with this spell. */
function reader(game: Game, spell: string): Creature {
  const most = Object.fromEntries(
    game.fields.map(({ id, max }) => [id, burdens.includes(id) ? 0 : Math.min(9, max)]),
  )
  const gear = game.gear.find(({ id }) => /book|scroll/.test(id))?.id
  const book = {
    id: 'i1',
    name: 'Book',
    count: 1,
    ready: true,
    text: spell,
    ...(gear ? { gear } : {}),
  }
  return {
    ...game.characters.blank('c1', 'Ada'),
    values: most,
    items: { i1: book },
    itemOrder: ['i1'],
  }
}

/** Outcome of casting a spell on one foe by the game's own action. */
function castOf(
  game: Game,
  spell: string,
  seed: string,
  more: Record<string, unknown> = {},
): Outcome | { refused: string } {
  const rng = seeded(seed)
  const foe = { ...randomCreature(game, 'c5', 'foes', rng), values: reader(game, spell).values }
  const state: CampaignState = {
    ...situation(game, seed),
    houseRules: {},
    creatures: { c1: reader(game, spell), c5: foe },
    party: ['c1'],
    dues: {},
  }
  const action = game.actions.find(({ slot }) => slot === 'spell')
  if (!action) return { refused: `${game.title} has no action that casts` }
  const at = tableFor(state, shelf)
  const input = {
    ...defaultInput(action.asks, state),
    caster: 'c1',
    spell: 'i1',
    ...('targets' in action.asks ? { targets: ['c5'] } : {}),
    ...more,
  }
  const refused = previewAction(action, state, input, at)?.refuses
  return refused ? { refused } : play(runAction(action, state, input, at), rng)
}

/** Spell inputs with every number at its maximum, up to 7. */
function plenty(game: Game): Record<string, unknown> {
  const asks = game.actions.find(({ slot }) => slot === 'spell')?.asks ?? {}
  return Object.fromEntries(
    Object.entries(asks).flatMap(([key, ask]) =>
      ask.kind === 'number' ? [[key, Math.min(7, ask.max)]] : [],
    ),
  )
}

/** Character carrying two of everything on the price list, ready. */
function overloaded(game: Game): Creature {
  const items = game.gear.map(({ id, name }) => ({ id, name, gear: id, count: 2, ready: true }))
  return {
    ...game.characters.blank('c1', 'Ada'),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
}

/** Rules of cases that random play seldom reaches, from the game’s own tests. */
const proofs: Readonly<Record<string, () => string[]>> = {
  heartbreaker: ofHeartbreaker,
  'block-dodge-parry': ofBlockDodgeParry,
  'gods-and-monsters': ofGodsAndMonsters,
}

/** Rules named by a game’s data, conversions, limits, spells and played outcomes. */
function carriedOut(game: Game, wanted: readonly string[]): Set<string> {
  const order = game.combat ? [game.combat, ...game.combat.phases, ...game.combat.declarations] : []
  const carried = new Set<string>(
    [
      ...game.actions,
      ...game.fields,
      ...game.gear,
      ...game.houseRules,
      ...game.tables,
      ...order,
      ...(game.money ? [game.money] : []),
    ].flatMap(({ rule }) => rule ?? []),
  )
  for (const { name } of game.spells)
    for (const more of [{}, plenty(game)]) {
      const cast = castOf(game, name, '5'.repeat(32), more)
      if (!('refused' in cast)) for (const rule of rulesIn(cast)) carried.add(rule)
    }
  for (const { rule } of game.characters.problems(
    overloaded(game),
    situation(game, '0'.repeat(32)),
  ))
    carried.add(rule)
  for (const monster of bestiary)
    for (const { rule } of game.monsters.convert(monster, {}, null).derived) carried.add(rule)
  for (const rule of carryingRules(game)) carried.add(rule)
  for (const rule of proofs[game.id]?.() ?? []) carried.add(rule)
  for (let at = 0; at < 300 && wanted.some((id) => !carried.has(id)); at++) {
    const seed = (at * 2654435761).toString(16).padStart(32, '0').slice(-32)
    const state = situation(game, seed)
    for (const { action, input, at: table, rng } of attemptsIn(game, seed)) {
      const preview = previewAction(action, state, input, table)
      for (const step of [...(preview?.why ?? []), ...(preview?.terms ?? [])])
        if (step.rule) carried.add(step.rule)
      if (preview?.refuses) continue
      const outcome = play(runAction(action, state, input, table), rng)
      for (const rule of rulesIn(outcome)) carried.add(rule)
    }
  }
  return carried
}

/** Rules of load, food, pay and travel that a game names for a character with one of everything it sells. */
function carryingRules(game: Game): string[] {
  const state = situation(game, '5'.repeat(32))
  const items = game.gear.map((row) => ({
    id: row.id,
    name: row.name,
    gear: row.id,
    count: 1,
    ready: true,
  }))
  const porter: Creature = {
    ...game.characters.blank('c1', 'Porter'),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
  const load = game.load?.(porter, state)
  return [load, game.supplies?.need(state), game.wages?.(state), game.road].flatMap((said) =>
    said ? [said.rule, ...('why' in said ? rulesOfSteps(said.why) : [])] : [],
  )
}

function rulesOfSteps(steps: readonly Step[] = []): string[] {
  return steps.flatMap(({ rule }) => rule ?? [])
}

function rulesIn(outcome: Outcome): string[] {
  const dues = outcome.effects.flatMap((effect) => (effect.do === 'due' ? [effect.due.rule] : []))
  return [outcome.rule, ...outcome.why.flatMap(({ rule }) => rule ?? []), ...dues]
}

test('a campaign never borrows what its own game covers, and sees the house rules of what it borrows', () => {
  const [hearts] = games
  if (!hearts) throw new Error('no games')
  const state = {
    ...situation(hearts, '1'.repeat(32)),
    ruleset: 'hearts' as const,
    borrowed: { dungeon: 'delve' as const },
  }
  expect(
    actionsOf(state)
      .filter(({ from }) => from === 'from Delve')
      .map(({ action }) => action.id),
  ).toEqual([
    'delve.turn',
    'delve.rest',
    'delve.noise',
    'delve.listen',
    'delve.force',
    'delve.pick',
    'delve.spike',
    'delve.burst',
    'delve.search',
    'delve.trap',
    'delve.disarm',
  ])
  expect(
    houseRulesOf(state)
      .filter(({ ruleset }) => ruleset.id === 'delve')
      .map(({ rule }) => rule.id),
  ).toEqual([
    'score.delve.str',
    'score.delve.dex',
    'score.delve.wil',
    'lentPrices',
    'event5',
    'pendingClues',
    'dungeonClock',
    'doorFailOpens',
    'lockJams',
    'thiefOnly',
    'localityLight',
    'darkness',
    'largeRoomTurns',
    'fatigueEncumbers',
  ])
  const own = { ...state, ruleset: 'delve' as const }
  expect(
    actionsOf(own)
      .filter(({ action }) => action.id === 'delve.turn')
      .map(({ from }) => from),
  ).toEqual([null])
})

test('every rule of a book has one text', () => {
  for (const { title, texts } of books) {
    const ids = texts.map(({ rule }) => rule)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      title,
    ).toEqual([])
  }
})
