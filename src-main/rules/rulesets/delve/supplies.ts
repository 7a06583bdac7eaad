import { step } from '../../core/outcome.ts'
import { partyOf } from '../../common/sides.ts'
import { thingsOf } from '../../common/sheet-places.ts'
import { defineAction } from '../../core/action.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { plain, refusal } from '../../core/preview.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { DailyNeed, Provisions } from '../../core/ruleset/travel.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { counted } from '../../core/words.ts'
import { deprivation } from './house-rules/rest.ts'

/** Person-days of food in a unit where water is found. Rule DLV-INV-07. */
export const daysInUnit = 7

type Thing = Readonly<Pick<Item, 'name' | 'count' | 'gear'>>

/** True for food by any name: "Rations", "Iron ration", "Food, a day". */
export function isFood({ name, gear }: Thing): boolean {
  return gear === 'food' || /\b(?:food|rations?)\b/i.test(name)
}

export function isFeed({ name, gear }: Thing): boolean {
  return gear === 'feed' || /\b(?:feed|fodder|oats)\b/i.test(name)
}

export function isKit({ name, gear }: Thing): boolean {
  return (
    gear === 'delve-kit' ||
    /\bdelv(?:e|ing) (?:kit|supplies)\b|^(?:units? of )?supplies$/i.test(name)
  )
}

/** True for spikes to wedge a door, or a delve's kit, which holds them. */
export function isSpikes(thing: Thing): boolean {
  return isKit(thing) || /\bspikes?\b/i.test(thing.name)
}

const feedADay = { mules: 1, horses: 4, warhorses: 4 } as const

/** Units of feed for so many days. Rule DLV-TRN-09. */
export function mountSupply(
  animals: Record<keyof typeof feedADay, number>,
  days: number,
): { units: number } {
  return {
    units:
      days *
      (animals.mules * feedADay.mules +
        animals.horses * feedADay.horses +
        animals.warhorses * feedADay.warhorses),
  }
}

function marchers(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
}

/** Units a beast eats a day: a warhorse or a horse 4, any other 1. Rules DLV-TRN-04 to DLV-TRN-06, DLV-TRN-09. */
function feedOf(creature: ReadonlyCreature): number {
  const counts = { mules: 0, horses: 0, warhorses: 0 }
  if (/warhorse|destrier/i.test(creature.name)) counts.warhorses = 1
  else if (/\bhorse\b/i.test(creature.name)) counts.horses = 1
  else counts.mules = 1
  return mountSupply(counts, 1).units
}

/** Daily need of the party: food for each person, feed for each beast. Rules DLV-INV-07, DLV-TRN-09. */
export function dailyNeed(situation: Situation): DailyNeed {
  const beasts = marchers(situation).filter(({ kind }) => kind === 'animal')
  const people = marchers(situation).filter(({ kind }) => kind !== 'animal')
  return {
    food: people.length,
    feed: beasts.reduce((sum, beast) => sum + feedOf(beast), 0),
    people: people.map(({ id }) => id),
    beasts: beasts.map(({ id }) => id),
    rule: 'DLV-INV-07',
  }
}

/** Food and feed the party has with it, on its beasts and in the stash. */
export function stores(situation: Situation): Provisions {
  const sum = (is: (item: Item) => boolean): number =>
    heldItems(situation)
      .filter(({ item }) => is(item))
      .reduce((all, { item }) => all + item.count, 0)
  const [food, feed] = [sum(isFood), sum(isFeed)]
  const need = dailyNeed(situation)
  const days = [
    ...(need.food > 0 ? [Math.floor(food / need.food)] : []),
    ...(need.feed > 0 ? [Math.floor(feed / need.feed)] : []),
  ]
  return { food, feed, days: days.length > 0 ? Math.min(...days) : null }
}

interface Held {
  /** Absent when the item is in the stash. */
  bearer?: string
  item: Item
}

/** Items in the order they are eaten: those on beasts, on people, in the stash. */
function heldItems(situation: Situation): Held[] {
  const people = marchers(situation)
  const carriers = [
    ...people.filter(({ kind }) => kind === 'animal'),
    ...people.filter(({ kind }) => kind !== 'animal'),
  ]
  return [
    ...carriers.flatMap((creature) =>
      thingsOf(creature).map((item) => ({ bearer: creature.id, item: item as Item })),
    ),
    ...Object.values(situation.stash)
      .filter(({ at }) => at === undefined)
      .map((item) => ({ item: item as Item })),
  ]
}

/** Takes an amount of food or feed from the stores; returns how much there was, and the effects. */
export function takeSupplies(
  situation: Situation,
  kind: 'food' | 'feed',
  amount: number,
): { got: number; effects: Effect[] } {
  let left = amount
  const effects: Effect[] = []
  for (const { bearer, item } of heldItems(situation)) {
    if (left === 0) break
    if (!(kind === 'food' ? isFood(item) : isFeed(item)) || item.count <= 0) continue
    const planMeal = Math.min(left, item.count)
    left -= planMeal
    effects.push(takeFrom(bearer, item, planMeal))
  }
  return { got: amount - left, effects }
}

function takeFrom(bearer: string | undefined, item: Item, by: number): Effect {
  const rest = { ...item, count: item.count - by }
  if (bearer === undefined)
    return rest.count > 0 ? { do: 'stash', item: rest } : { do: 'unstash', item: item.id }
  return rest.count > 0
    ? { do: 'item', creature: bearer, item: rest }
    : { do: 'drop item', creature: bearer, item: item.id }
}

export const hungry = 'Hungry'

/**
 * Effects of going without food: no HP until a long rest, and by house rule a fatigue for each further day.
 * Rules DLV-WTR-05, DLVX-CRN-08.
 */
export function hungerEffects(situation: Situation, who: readonly string[]): Effect[] {
  const tires = houseRule<string>(situation, deprivation) === 'cairn'
  return who.flatMap((id): Effect[] => {
    const creature = situation.creatures[id]
    if (!creature || 'dead' in creature.conditions) return []
    const again = hungry in creature.conditions
    const counts = creature.values.fatigue !== undefined
    return [
      setCondition(id, hungry, { rule: 'DLV-WTR-05' }),
      ...(tires && again && counts
        ? [{ do: 'change' as const, creature: id, field: 'fatigue', by: 1, min: 0 }]
        : []),
    ]
  })
}

/** Takes a day's food and feed from the stores; returns who ate, who did not, and the effects. */
export function eatDay(
  situation: Situation,
  eaters: readonly string[],
): { fed: string[]; unfed: string[]; food: number; feed: number; effects: Effect[] } {
  const need = dailyNeed(situation)
  const mouths = need.people.filter((id) => eaters.includes(id))
  const food = takeSupplies(situation, 'food', mouths.length)
  const beasts = need.beasts.flatMap((id) => situation.creatures[id] ?? [])
  const fedBeasts: string[] = []
  const { feed } = stores(situation)
  let feedLeft = feed
  for (const beast of beasts) {
    if (feedOf(beast) > feedLeft) continue
    feedLeft -= feedOf(beast)
    fedBeasts.push(beast.id)
  }
  const feeding = takeSupplies(situation, 'feed', feed - feedLeft)
  const fed = [...mouths.slice(0, food.got), ...fedBeasts]
  return {
    fed,
    unfed: [...need.people, ...need.beasts].filter((id) => !fed.includes(id)),
    food: food.got,
    feed: feed - feedLeft,
    effects: [...food.effects, ...feeding.effects],
  }
}

/** Reverts HP regained while hungry; hunger ends with a meal or a long rest. */
export function keepHunger(was: ReadonlyCreature | undefined, is: ReadonlyCreature): Effect[] {
  const { hp = 0 } = is.values
  const { hp: had = 0 } = was?.values ?? {}
  if (!was || hp <= had || !(hungry in is.conditions) || !(hungry in was.conditions)) return []
  return [{ do: 'set', creature: is.id, field: 'hp', to: had }]
}

/**
 * Takes a day's food and feed from the stores without a rest, when the ration timer expires. Rules
 * DLV-INV-07, DLV-TRN-09, DLVX-CRN-08.
 */
export const eat = defineAction({
  id: 'delve.eat',
  title: 'Eat a day’s supplies',
  rule: 'DLV-INV-07',
  phase: 'travel',
  slot: 'supplies',
  finds: 'food rations feed fodder hungry deprived day',
  asks: { due: { kind: 'due', title: 'Which meal', optional: true } },
  plan: (situation, { due }) =>
    situation.party.length === 0
      ? refusal('Nobody is in the party: add somebody first.')
      : { day: eatDay(situation, situation.party), due },
  preview({ day }, situation) {
    const left = stores(situation)
    return plain(
      `${counted(day.food, 'day')} of food and ${day.feed} of feed; ${day.unfed.length === 0 ? 'nobody' : day.unfed.length} without`,
      [step('Food', left.food, 'DLV-INV-07'), step('Feed', left.feed, 'DLV-TRN-09')],
    )
  },
  run: ({ day, due }, situation, at) =>
    line(at, {
      rule: 'DLV-INV-07',
      what: 'A day’s supplies',
      says:
        day.unfed.length === 0
          ? 'All have eaten'
          : `${day.unfed.length} without: no HP back until a long rest`,
      tone: day.unfed.length === 0 ? 'plain' : 'bad',
      who: [...day.fed, ...day.unfed],
      why: [step('Food', day.food, 'DLV-INV-07'), step('Feed', day.feed, 'DLV-TRN-09')],
      effects: [
        ...day.effects,
        ...hungerEffects(situation, day.unfed),
        ...(due ? [{ do: 'settle' as const, due }] : []),
      ],
    }),
})
