import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { day } from '../../../clock/clock.ts'
import { peopleAmong, scoreOf } from '../character/people.ts'
import { setCondition, settle } from '../effects.ts'
import { pukedMealFeeds, rationsNeedFire } from '../house-rules/rest.ts'
import { lowerFatigue } from '../load.ts'
import { save } from '../saves/trial.ts'
import {
  heldBy,
  isPot,
  isRation,
  partyCarries,
  portionIn,
  takeOneEach,
  type HeldItem,
} from '../supplies.ts'
import { provide } from './deprivation.ts'

export const meals = ['desperate', 'fresh', 'simple', 'ration', 'fancy', 'Bitterbark Chew'] as const
type Meal = (typeof meals)[number]

/** Fatigue that a meal takes away; all of it by a fancy one. Rules BDP-FOOD-02 to BDP-FOOD-04, BDP-WILD-14. */
const relief: Readonly<Record<Meal, number>> = {
  desperate: 0,
  fresh: 0,
  simple: 1,
  ration: 1,
  fancy: Number.POSITIVE_INFINITY,
  'Bitterbark Chew': 1,
}

/** A meal: whether it stays down, feeds, and what it takes of fatigue. Rules BDP-FOOD-01 to BDP-FOOD-04, E-BDP-14. */
export function meal(
  kind: Meal,
  fatigue: number,
  how: { wil?: number; d20?: number | null; pukedFeeds?: boolean } = {},
): { keptDown: boolean; fatigue: number; fed: boolean } {
  const { wil = 10, d20 = null, pukedFeeds = false } = how
  const keptDown = kind !== 'desperate' || (d20 !== null && save(wil, [d20]).success)
  return {
    keptDown,
    fatigue: Math.max(0, fatigue - relief[kind]),
    fed: keptDown || pukedFeeds,
  }
}

/** Fire and pot that a kind of meal needs. Rules BDP-FOOD-05, E-BDP-12. */
export function mealNeeds(kind: Meal, rationsNeedFire = false): { fire: boolean; pot: boolean } {
  return {
    fire: kind === 'simple' || kind === 'fancy' || (kind === 'ration' && rationsNeedFire),
    pot: kind === 'fancy',
  }
}

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

/** Number of such meals that the party carries. */
export function mealsLeft(situation: Situation, kind: Meal): number {
  const is = isMadeOf(kind)
  return heldBy(situation)
    .filter(({ item }) => is(item))
    .reduce((sum, { item }) => sum + item.count, 0)
}

/** Number of different portions carried; a fancy meal takes two. Rule BDP-FOOD-06. */
function kindsOfPortion(situation: Situation): number {
  return new Set(heldBy(situation).flatMap(({ item }) => portionIn(item) ?? [])).size
}

/** Kinds of which nobody carries any: they are eaten as found, or as somebody gives them. Rules BDP-FOOD-02 to BDP-FOOD-04. */
export function isFoundHere(situation: Situation, kind: Meal): boolean {
  return kind !== 'ration' && kind !== 'Bitterbark Chew' && mealsLeft(situation, kind) === 0
}

/** Eaters for whom the party carries such a meal, and what it takes out of the packs. Rule BDP-FOOD-01. */
export function mealsFor(
  situation: Situation,
  eaters: readonly ReadonlyCreature[],
  kind: Meal,
): { served: string[]; effects: Effect[] } {
  const all = eaters.map(({ id }) => id)
  if (isFoundHere(situation, kind)) return { served: all, effects: [] }
  return takeOneEach(situation, isMadeOf(kind), all)
}

interface MealResult {
  fed: string[]
  /** Ids of eaters who did not keep it down. */
  sick: string[]
  /** Ids of eaters who stay hungry, the sick included. */
  unfed: string[]
  effects: Effect[]
  why: Step[]
}

/**
 * Feeds the eaters from what each carries, then from what the others do, or from what is bought or found
 * here. Too few meals go to their bearers, then to the first. Rules BDP-FOOD-01 to BDP-FOOD-04.
 */
export function* eatMeals(
  situation: Situation,
  eaters: readonly ReadonlyCreature[],
  kind: Meal,
  bought: boolean,
): ProcedureOf<MealResult> {
  const all = eaters.map(({ id }) => id)
  const off = bought ? { served: all, effects: [] } : mealsFor(situation, eaters, kind)
  const result: MealResult = {
    fed: [],
    sick: [],
    unfed: all.filter((id) => !off.served.includes(id)),
    effects: [...off.effects],
    why: [],
  }
  for (const creature of eaters.filter(({ id }) => off.served.includes(id))) {
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
    result.why.push(...stepsOf(creature, kind, after, d20))
    result.effects.push(...lowerFatigue(creature, after.fatigue))
    if (!after.keptDown) result.sick.push(creature.id)
    if (!after.fed) {
      result.unfed.push(creature.id)
      continue
    }
    result.fed.push(creature.id)
    result.effects.push(...fedEffects(creature, situation.clock.seconds))
  }
  return result
}

function fedEffects(creature: ReadonlyCreature, now: number): Effect[] {
  return [
    ...provide(creature, 'food'),
    setCondition(creature.id, fedMark, { until: now + day, rule: 'BDP-FOOD-01' }),
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
          step(
            name,
            `d20 rolled ${d20}: ${after.keptDown ? 'kept down' : 'comes up again'}`,
            'BDP-FOOD-02',
          ),
        ]),
    ...(after.fatigue < fatigue
      ? [
          step(
            name,
            `Fatigue ${fatigue} to ${after.fatigue}`,
            kind === 'Bitterbark Chew' ? 'BDP-WILD-14' : 'BDP-FOOD-04',
          ),
        ]
      : []),
  ]
}

/** Text of who has eaten: "Maud eats; nothing for Pell". */
function eatenSays(situation: Situation, { fed, sick, unfed }: MealResult): string {
  const names = (ids: readonly string[]): string =>
    listed(ids.map((id) => situation.creatures[id]?.name ?? id))
  const without = unfed.filter((id) => !sick.includes(id))
  return compact(
    fed.length > 0 && `${names(fed)} ${fed.length === 1 ? 'eats' : 'eat'}`,
    sick.length > 0 && `it comes up again for ${names(sick)}`,
    without.length > 0 && `nothing for ${names(without)}`,
  ).join('; ')
}

const words: Readonly<Record<Meal, string>> = {
  desperate: 'raw meat, raw fish, rats',
  fresh: 'wild plants as they are',
  simple: 'something grilled or roasted',
  ration: 'rations',
  fancy: 'several things in one dish',
  'Bitterbark Chew': 'a chew, as good as a simple meal',
}

/** Reason why a meal can't be made; null when it can. Rules BDP-FOOD-05, BDP-FOOD-06, E-BDP-12. */
export function mealHindrance(
  situation: Situation,
  kind: Meal,
  fire: boolean,
  bought: boolean,
): string | null {
  if (bought) return null
  const needs = mealNeeds(kind, houseRule<boolean>(situation, rationsNeedFire))
  if (needs.fire && !fire) return `A ${kind} meal needs a fire: light one, or eat something cold.`
  if (needs.pot && !partyCarries(situation, isPot))
    return 'A fancy meal needs a cooking pot, and nobody carries one: make a simple meal.'
  if (isFoundHere(situation, kind)) return null
  if (kind === 'fancy' && kindsOfPortion(situation) < 2)
    return 'A fancy meal takes two different things, and there are not two: make a simple meal.'
  if (mealsLeft(situation, kind) === 0)
    return `Nobody carries ${words[kind]}: gather, buy, or eat another kind of meal.`
  return null
}

function needSteps(kind: Meal): Step[] {
  const { fire, pot } = mealNeeds(kind)
  return [
    step('The day', 'one meal, or Deprived', 'BDP-FOOD-01'),
    step('Hunger', 'ends by food, and by nothing else', 'E-BDP-04'),
    ...(kind === 'desperate' || kind === 'fresh'
      ? []
      : [step('Fatigue', kind === 'fancy' ? 'all of it goes' : 'one goes', 'E-BDP-19')]),
    ...(kind === 'desperate' ? [step('Raw', 'a WIL save to keep it down', 'BDP-FOOD-02')] : []),
    ...(kind === 'fresh' ? [step('Fresh', 'feeds, and no Fatigue goes', 'BDP-FOOD-03')] : []),
    step('Made with', fire ? (pot ? 'a fire and a pot' : 'a fire') : 'nothing', 'BDP-FOOD-05'),
  ]
}

/** Eats the day's meal, of one of six kinds. Rules BDP-FOOD-01 to BDP-FOOD-05. */
export const eat = defineAction({
  id: 'block-dodge-parry.eat',
  title: 'Eat a meal',
  rule: 'BDP-FOOD-01',
  phase: 'rest',
  slot: 'supplies',
  finds: 'food ration meal cook hungry deprived fatigue day fancy simple',
  asks: {
    eaters: { kind: 'creatures', role: 'actor', title: 'Who eats', side: 'party' },
    kind: { kind: 'choice', title: 'What', of: meals, default: 'ration' },
    fire: { kind: 'switch', title: 'A fire burns', default: true },
    bought: { kind: 'switch', title: 'Bought or given here', default: false },
    due: { kind: 'due', title: 'Which meal', optional: true },
  },
  plan(situation, { eaters, kind, fire, bought, due }) {
    const all = peopleAmong(situation, eaters)
    if (all.length === 0) return refusal('Choose who eats: nobody living is chosen.')
    const hindrance = mealHindrance(situation, kind, fire, bought)
    return hindrance ? refusal(hindrance) : { all, kind, bought, due }
  },
  preview({ all, kind, bought }, situation) {
    const found = isFoundHere(situation, kind)
    const left = bought || found ? all.length : mealsLeft(situation, kind)
    const short = Math.max(0, all.length - left)
    return plain(
      `${counted(Math.min(left, all.length), 'meal')}${bought || found ? '' : ' from all packs, each one’s own first'}: ${words[kind]}${short > 0 ? `; none for ${short} of them` : ''}${found && !bought ? ', found or given here' : ''}`,
      [],
      needSteps(kind),
    )
  },
  *run({ all, kind, bought, due }, situation, at) {
    const result = yield* eatMeals(situation, all, kind, bought)
    return line(at, {
      rule: kind === 'Bitterbark Chew' ? 'BDP-WILD-14' : 'BDP-FOOD-01',
      what: `A meal, ${kind}`,
      says: eatenSays(situation, result),
      tone: result.unfed.length > 0 ? 'bad' : 'good',
      who: [...result.fed, ...result.unfed],
      why: [
        ...needSteps(kind),
        ...(!bought && isFoundHere(situation, kind)
          ? [step('Nobody carries any', 'found or given here', 'BDP-FOOD-01')]
          : []),
        ...result.why,
      ],
      effects: [...result.effects, ...settle(due)],
    })
  },
})
