import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { counted, listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { relieved } from '../fatigue.ts'
import { pukedMealFeeds } from '../house-rules/rest.ts'
import { scoreOf } from '../people.ts'
import { heldBy, isRation, portionIn, type HeldItem } from '../provisions.ts'
import { takeFromPacks } from '../used.ts'
import { provided } from './deprived.ts'
import { meal, type Meal } from './figures.ts'

/** Condition of a meal eaten this day: the box "ate today". Rule BDP-FOOD-01. */
export const fedMark = 'Has eaten'

/** Returns a test for the items that a kind of meal is made of. Rules BDP-FOOD-02 to BDP-FOOD-06. */
function isMadeOf(kind: Meal): (item: HeldItem['item']) => boolean {
  if (kind === 'ration') return isRation
  if (kind === 'Bitterbark Chew') return ({ name }) => name.startsWith('Bitterbark Chew')
  if (kind === 'fresh') return (item) => portionIn(item) === 'Wild plants'
  if (kind === 'desperate')
    return (item) => portionIn(item) === 'Raw meat' || portionIn(item) === 'Raw fish'
  return (item) => portionIn(item) !== null
}

/** How many such meals what they carry comes to. */
export function mealsLeft(situation: Situation, kind: Meal): number {
  const is = isMadeOf(kind)
  return heldBy(situation)
    .filter(({ item }) => is(item))
    .reduce((sum, { item }) => sum + item.count, 0)
}

/** Different things for one dish: a fancy meal takes two. Rule BDP-FOOD-06. */
export function kindsOfPortion(situation: Situation): number {
  return new Set(heldBy(situation).flatMap(({ item }) => portionIn(item) ?? [])).size
}

interface Eaten {
  fed: string[]
  unfed: string[]
  used: number
  effects: Effect[]
  why: Step[]
}

/**
 * A meal for some: off what they carry, or bought or found here. What there is not enough of goes
 * to the first. Rules BDP-FOOD-01 to BDP-FOOD-04.
 */
export function* eats(
  situation: Situation,
  eaters: readonly ReadonlyCreature[],
  kind: Meal,
  bought: boolean,
): ProcedureOf<Eaten> {
  const off = bought
    ? { got: eaters.length, effects: [] }
    : takeFromPacks(situation, isMadeOf(kind), eaters.length)
  const came: Eaten = {
    fed: [],
    unfed: eaters.slice(off.got).map(({ id }) => id),
    used: bought ? 0 : off.got,
    effects: [...off.effects],
    why: [],
  }
  for (const creature of eaters.slice(0, off.got)) {
    const d20 =
      kind === 'desperate'
        ? yield* rollOne(`keeps it down, ${creature.name} (${creature.id})`, 20)
        : null
    const { fatigue = 0 } = creature.values
    const after = meal(kind, fatigue, {
      wil: scoreOf(creature, 'WIL'),
      d20,
      pukedFeeds: houseRule<boolean>(situation, pukedMealFeeds),
    })
    came.why.push(...stepsOf(creature, kind, after, d20))
    came.effects.push(...relieved(creature, after.fatigue))
    if (!after.fed) {
      came.unfed.push(creature.id)
      continue
    }
    came.fed.push(creature.id)
    came.effects.push(...fedEffects(creature, situation.clock.seconds))
  }
  return came
}

function fedEffects(creature: ReadonlyCreature, now: number): Effect[] {
  return [
    ...provided(creature, 'food'),
    {
      do: 'condition',
      creature: creature.id,
      name: fedMark,
      to: { until: now + day, rule: 'BDP-FOOD-01' },
    },
  ]
}

function stepsOf(
  { name, values }: ReadonlyCreature,
  kind: Meal,
  after: { keptDown: boolean; fatigue: number },
  d20: number | null,
): Step[] {
  const { fatigue = 0 } = values
  return [
    ...(d20 === null
      ? []
      : [
          {
            name,
            value: `d20 rolled ${d20}: ${after.keptDown ? 'kept down' : 'comes up again'}`,
            rule: 'BDP-FOOD-02' as const,
          },
        ]),
    ...(after.fatigue < fatigue
      ? [
          {
            name,
            value: `Fatigue ${fatigue} to ${after.fatigue}`,
            rule: kind === 'Bitterbark Chew' ? ('BDP-WILD-14' as const) : ('BDP-FOOD-04' as const),
          },
        ]
      : []),
  ]
}

/** "Maud and Odo have eaten; Pell has not". */
export function eatenSays(situation: Situation, { fed, unfed }: Eaten): string {
  const names = (ids: readonly string[]): string =>
    listed(ids.map((id) => situation.creatures[id]?.name ?? id))
  if (unfed.length === 0) return `${counted(fed.length, 'eats', 'eat')}`
  return `${fed.length === 0 ? 'Nobody has eaten' : `${names(fed)} fed`}; nothing for ${names(unfed)}`
}
