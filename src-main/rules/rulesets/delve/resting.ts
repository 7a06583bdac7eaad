import { defineAction, type Action } from '../../action.ts'
import { day, watch } from '../../clock/clock.ts'
import type { Effect } from '../../effects.ts'
import { plain, refusal } from '../../house/trial.ts'
import { counted, listed } from '../../house/words.ts'
import type { Step } from '../../outcome.ts'
import { rollOne, type Asking } from '../../procedure.ts'
import type { Situation } from '../../situation.ts'
import { line } from './line.ts'
import {
  abilities,
  fieldOf,
  missing,
  partyOf,
  scoreOf,
  type Ability,
  type Someone,
} from './people.ts'
import { rest, type Loss } from './rest.ts'
import { eaten, goneWithout, hungry } from './supplies.ts'

export const healing = ['what is lowest', ...abilities] as const
export type Healing = (typeof healing)[number]

export interface Rested {
  effects: Effect[]
  why: Step[]
}

function restless(situation: Situation): Someone[] {
  return partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
}

function lossOf(creature: Someone): Loss {
  return {
    STR: missing(creature, 'STR'),
    DEX: missing(creature, 'DEX'),
    WIL: missing(creature, 'WIL'),
  }
}

/** The ability a night mends: as chosen where something is lost there, else what has lost most. */
function mendedBy(creature: Someone, pick: Healing): Ability | null {
  const loss = lossOf(creature)
  if (pick !== 'what is lowest' && loss[pick] > 0) return pick
  const [most] = [...abilities].sort((a, b) => loss[b] - loss[a])
  return most && loss[most] > 0 ? most : null
}

function changes(creature: Someone, after: { hp: number; fatigue: number; loss: Loss }): Effect[] {
  const { hp = 0, fatigue = 0 } = creature.values
  const loss = lossOf(creature)
  return [
    ...(after.hp > hp ? [set(creature, 'hp', after.hp)] : []),
    ...(after.fatigue < fatigue ? [set(creature, 'fatigue', after.fatigue)] : []),
    ...abilities.flatMap((ability) =>
      after.loss[ability] < loss[ability]
        ? [
            set(
              creature,
              fieldOf[ability],
              scoreOf(creature, ability) + loss[ability] - after.loss[ability],
            ),
          ]
        : [],
    ),
  ]
}

function set(creature: Someone, field: string, to: number): Effect {
  return { do: 'set', creature: creature.id, field, to }
}

function weariness(creature: Someone) {
  const { hp = 0, maxHp = hp, fatigue = 0 } = creature.values
  return { hp, maxHp, fatigue, loss: lossOf(creature) }
}

/** A night in camp for those who have eaten: all HP, all fatigue, a d6 of one ability. Rule DLV-REST-02. */
export function* longRest(
  situation: Situation,
  who: readonly string[],
  pick: Healing,
): Asking<Rested> {
  const effects: Effect[] = []
  const why: Step[] = []
  const rule = 'DLV-REST-02'
  for (const [place, id] of who.entries()) {
    const creature = situation.creatures[id]
    if (!creature || creature.values.hp === undefined) continue
    const ability = mendedBy(creature, pick)
    const d6 = ability ? yield* rollOne(`${place + 1}. ${creature.name}: ${ability}`, 6) : 0
    const after = rest('long', weariness(creature), ability ? { healPick: ability, d6 } : {})
    effects.push(...changes(creature, after))
    if (ability) why.push({ name: creature.name, value: `${d6} of ${ability}`, rule })
    if (hungry in creature.conditions)
      effects.push({ do: 'condition', creature: id, name: hungry, to: null })
  }
  why.push({ name: 'A long rest', value: 'all HP, no fatigue; wounds stay', rule })
  return { effects, why }
}

const night = defineAction({
  id: 'delve.long-rest',
  title: 'Sleep the night',
  rule: 'DLV-REST-02',
  phase: 'rest',
  slot: 'camp',
  needs: ['hp'],
  finds: 'camp long rest night sleep heal ration',
  asks: {
    heal: { kind: 'choice', title: 'The d6 goes to', of: healing, default: 'what is lowest' },
    eat: { kind: 'switch', title: 'They eat a day’s food', default: true },
  },
  preview(situation, { eat }) {
    const party = restless(situation)
    if (party.length === 0) return refusal('Nobody of the party is there to rest.')
    if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
    const fed = eat
      ? eaten(
          situation,
          party.map(({ id }) => id),
        )
      : null
    const unfed = fed ? fed.unfed : party.map(({ id }) => id)
    const names = unfed.flatMap((id) => situation.creatures[id]?.name ?? [])
    return plain(
      names.length === 0
        ? 'Eight hours and a meal: all HP, no fatigue, a d6 of one ability'
        : `${listed(names)} ${names.length > 1 ? 'go' : 'goes'} without: no HP until a long rest with food`,
      [],
      [{ name: 'Camp', value: 'a day’s food makes it a long rest', rule: 'DLV-WTR-05' }],
    )
  },
  *run(situation, { heal, eat }, at) {
    const ids = restless(situation).map(({ id }) => id)
    const meal = eat ? eaten(situation, ids) : { fed: [], unfed: ids, effects: [], food: 0 }
    const fed = ids.filter((id) => !meal.unfed.includes(id))
    const rested = yield* longRest(situation, fed, heal)
    const names = meal.unfed.flatMap((id) => situation.creatures[id]?.name ?? [])
    return line(at, {
      rule: 'DLV-REST-02',
      what: 'A night in camp',
      says:
        names.length === 0
          ? 'Everybody rests, eats and heals'
          : `${listed(names)} went without food`,
      tone: names.length === 0 ? 'good' : 'bad',
      who: ids,
      why: [
        ...rested.why,
        {
          name: 'Eaten',
          value: counted(meal.food, 'day’s food', 'days’ food'),
          rule: 'DLV-WTR-05',
        },
      ],
      effects: [
        ...meal.effects,
        ...rested.effects,
        ...goneWithout(situation, meal.unfed),
        { do: 'advance', seconds: watch },
      ],
    })
  },
})

/** A week in town: everything but wounds. Rule DLV-REST-03. */
const week = defineAction({
  id: 'delve.full-rest',
  title: 'A week in town',
  rule: 'DLV-REST-03',
  phase: 'town',
  slot: 'rest',
  needs: ['hp'],
  finds: 'full rest heal week town recover abilities',
  asks: {},
  preview(situation) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    return restless(situation).length === 0
      ? refusal('Nobody of the party is there to rest.')
      : plain('Seven days: all HP, all fatigue, every ability; wounds stay')
  },
  *run(situation, _input, at) {
    yield* []
    const party = restless(situation)
    return line(at, {
      rule: 'DLV-REST-03',
      what: 'A week in town',
      says: 'Everybody is whole again, but for their wounds',
      tone: 'good',
      who: party.map(({ id }) => id),
      effects: [
        ...party
          .filter(({ values }) => values.hp !== undefined)
          .flatMap((creature) => changes(creature, rest('full', weariness(creature)))),
        ...party
          .filter(({ conditions }) => hungry in conditions)
          .map(({ id }): Effect => ({ do: 'condition', creature: id, name: hungry, to: null })),
        { do: 'advance', seconds: 7 * day },
      ],
    })
  },
})

export const rests: readonly Action[] = [night, week]
