import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bundled } from '../bundled.ts'
import type { Action, AtTable, Game, Shelf } from '../../rules/core/action.ts'
import type { Ask } from '../../rules/core/asks.ts'
import type { Outcome } from '../../rules/core/outcome.ts'
import type { Answer, Procedure, Question } from '../../rules/core/procedure.ts'
import { defaultOf } from '../../rules/core/ruleset/house-rules.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { seeded, type Rng } from '../../rules/dice/rng.ts'
import { bundledMonsters, type BestiarySet } from '../../rules/monsters/bundled.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { actionsOf, rulesetOf } from '../../rules/registry.ts'
import { shelfOf } from '../../rules/testing/shelf-of.ts'

const resources = resolve(import.meta.dirname, '../../../resources')
/** Monsters of two bundled sets, enough for every conversion. */
export const bestiary: readonly Monster[] = ['bx', 'cairn'].flatMap((name) =>
  bundledMonsters(
    JSON.parse(readFileSync(resolve(resources, `bestiary/${name}.json`), 'utf8')) as BestiarySet,
  ),
)
const bundledTables = bundled(resources)
  .tables.all()
  .filter(({ id }) => ['dungeon-1', 'clue-crypt', 'locality-crypt'].includes(id))
/** A bestiary with these monsters, and three tables of a crypt. */
export const shelf: Shelf = shelfOf({ monsters: bestiary, tables: bundledTables })

/** Creature with random values, skills, burdens and things. */
export function randomCreature(game: Game, id: string, side: 'party' | 'foes', rng: Rng): Creature {
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
export function randomSituation(game: Game, seed: string): CampaignState {
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

/** Plays a procedure to its end, answering at random. @throws when it asks without end, or the same twice */
export function playAtRandom(procedure: Procedure, rng: Rng): Outcome {
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

/** One action tried on a random campaign; `rng` answers what it asks. */
export interface Attempt {
  action: Action
  input: Record<string, unknown>
  state: CampaignState
  at: AtTable
  rng: Rng
}

/** Every action that a random campaign has, each with random inputs and a random ruling. */
export function attemptsIn(game: Game, seed: string): Attempt[] {
  const state = randomSituation(game, seed)
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
