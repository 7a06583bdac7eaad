import { defineAction, type Action } from '../../core/action.ts'
import { day } from '../../clock/clock.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../common/trial.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { line } from './line.ts'
import { abilities, fieldOf, missing, partyOf, scoreOf, type Ability } from './people.ts'
import { rest, type Loss } from './rest.ts'
import { hungry } from './supplies.ts'

export const healing = ['what is lowest', ...abilities] as const
export type Healing = (typeof healing)[number]

function restless(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
}

function lossOf(creature: ReadonlyCreature): Loss {
  return {
    STR: missing(creature, 'STR'),
    DEX: missing(creature, 'DEX'),
    WIL: missing(creature, 'WIL'),
  }
}

/** Ability that a night restores: the one chosen if it has lost points, else the one that lost most. */
export function mendedBy(creature: ReadonlyCreature, pick: Healing): Ability | null {
  const loss = lossOf(creature)
  if (pick !== 'what is lowest' && loss[pick] > 0) return pick
  const [most] = [...abilities].sort((a, b) => loss[b] - loss[a])
  return most && loss[most] > 0 ? most : null
}

function changes(
  creature: ReadonlyCreature,
  after: { hp: number; fatigue: number; loss: Loss },
): Effect[] {
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

function set(creature: ReadonlyCreature, field: string, to: number): Effect {
  return { do: 'set', creature: creature.id, field, to }
}

function weariness(creature: ReadonlyCreature) {
  const { hp = 0, maxHp = hp, fatigue = 0 } = creature.values
  return { hp, maxHp, fatigue, loss: lossOf(creature) }
}

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

export const rests: readonly Action[] = [week]
