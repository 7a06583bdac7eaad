import type { DailyNeed, Provisions } from '../../core/ruleset/travel.ts'
import type { Situation } from '../../core/situation.ts'
import { partyOf } from './people.ts'
import { heldBy, isFeed, isRation, portionIn } from './provisions.ts'

/** Daily need of the party: a meal a person, a slot of feed a beast. Rules BDP-FOOD-01, BDPX-GEA-23. */
export function dailyNeed(situation: Situation): DailyNeed {
  const living = partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
  const beasts = living.filter(({ kind }) => kind === 'animal').map(({ id }) => id)
  const people = living.filter(({ kind }) => kind !== 'animal').map(({ id }) => id)
  return {
    food: people.length,
    feed: beasts.length,
    people,
    beasts,
    rule: 'BDP-FOOD-01',
  }
}

/** Rations and what was gathered, and how long they last. */
export function stores(situation: Situation): Provisions {
  const held = heldBy(situation)
  const sum = (is: (item: (typeof held)[number]['item']) => boolean): number =>
    held.filter(({ item }) => is(item)).reduce((all, { item }) => all + item.count, 0)
  const food = sum((item) => isRation(item) || portionIn(item) !== null)
  const feed = sum(isFeed)
  const need = dailyNeed(situation)
  const days = [
    ...(need.food > 0 ? [Math.floor(food / need.food)] : []),
    // A beast that grazes a watch wants no feed: only food runs out for certain.
    ...(need.feed > 0 && feed > 0 ? [Math.floor(feed / need.feed)] : []),
  ]
  return { food, feed, days: days.length > 0 ? Math.min(...days) : null }
}
