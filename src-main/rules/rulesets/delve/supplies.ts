import type { Effect } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type DailyNeed, type Provisions } from '../../core/ruleset/travel.ts'
import type { Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { outOfAction } from '../../common/incapacitated.ts'
import { deprivation } from './house-rules/rest.ts'
import { mountSupply } from './gear.ts'
import { isFeed, isFood } from './provisions.ts'

function marching(situation: Situation): ReadonlyCreature[] {
  return situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions }) => !('dead' in conditions))
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
  const beasts = marching(situation).filter(({ kind }) => kind === 'animal')
  const people = marching(situation).filter(({ kind }) => kind !== 'animal')
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
    held(situation)
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
function held(situation: Situation): Held[] {
  const people = marching(situation)
  const carriers = [
    ...people.filter(({ kind }) => kind === 'animal'),
    ...people.filter(({ kind }) => kind !== 'animal'),
  ]
  return [
    ...carriers.flatMap((creature) =>
      creature.itemOrder.flatMap((id) => {
        const item = creature.items[id]
        return item ? [{ bearer: creature.id, item: item as Item }] : []
      }),
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
  for (const { bearer, item } of held(situation)) {
    if (left === 0) break
    if (!(kind === 'food' ? isFood(item) : isFeed(item)) || item.count <= 0) continue
    const eaten = Math.min(left, item.count)
    left -= eaten
    effects.push(less(bearer, item, eaten))
  }
  return { got: amount - left, effects }
}

function less(bearer: string | undefined, item: Item, by: number): Effect {
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
export function goneWithout(situation: Situation, who: readonly string[]): Effect[] {
  const tires = houseRule<string>(situation, deprivation) === 'cairn'
  return who.flatMap((id): Effect[] => {
    const creature = situation.creatures[id]
    if (!creature || outOfAction.some((name) => name === 'dead' && name in creature.conditions))
      return []
    const again = hungry in creature.conditions
    const counts = creature.values.fatigue !== undefined
    return [
      { do: 'condition', creature: id, name: hungry, to: { rule: 'DLV-WTR-05' } },
      ...(tires && again && counts
        ? [{ do: 'change' as const, creature: id, field: 'fatigue', by: 1, min: 0 }]
        : []),
    ]
  })
}

/** Takes a day's food and feed from the stores; returns who ate, who did not, and the effects. */
export function eaten(
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
