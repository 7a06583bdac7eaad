import { compact } from '../../common/compact.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { DailyNeed, Provisions } from '../../core/ruleset/travel.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { counted, listed } from '../../core/words.ts'
import { livingPeople, partyOf } from './character/people.ts'

/** Days that a row of dry food lasts, eaten with care. Rule GAM-EQ-F06. */
const weekOfFood = 7
/** Name of dry food that has been opened, one item a day. */
const dayOfFood = 'Dry food, a day'

type Thing = Pick<Item, 'name' | 'count'> & { gear?: string }

/** Days that a thing feeds one; a meal is a day's. Rules GAM-EQ-F06 to GAM-EQ-F08. */
function daysIn({ name, gear, count }: Thing): number {
  if (name === dayOfFood || /^meal-/.test(gear ?? '')) return count
  return gear === 'dry-food' || /^dry food$/i.test(name) ? weekOfFood * count : 0
}

interface Held {
  bearer?: string
  item: ReadonlyCreature['items'][string]
}

/** Food of the party, what people carry before what lies in the stash; opened food first. */
function foodOf(situation: Situation): Held[] {
  const carried = partyOf(situation).flatMap((creature) =>
    creature.itemOrder.flatMap((id): Held[] => {
      const item = creature.items[id]
      return item && daysIn(item) > 0 ? [{ bearer: creature.id, item }] : []
    }),
  )
  const stashed = Object.values(situation.stash)
    .filter((item) => item.at === undefined && daysIn(item) > 0)
    .map((item): Held => ({ item }))
  const openedFirst = ({ item }: Held): number => (daysIn(item) === item.count ? 0 : 1)
  return [...carried, ...stashed].sort((one, other) => openedFirst(one) - openedFirst(other))
}

/** Food that the party needs a day; beasts are fed out of their upkeep. Rules GAM-EQ-F06, GAM-UPK-02. */
function need(situation: Situation): DailyNeed {
  const people = livingPeople(situation).map(({ id }) => id)
  return { food: people.length, feed: 0, people, beasts: [], rule: 'GAM-EQ-F06' }
}

function foodLeft(situation: Situation): Provisions {
  const food = foodOf(situation).reduce((sum, { item }) => sum + daysIn(item), 0)
  const { food: eaten } = need(situation)
  return { food, feed: 0, days: eaten > 0 ? Math.floor(food / eaten) : null }
}

/** Stores of the party, as the road shows them. */
export const supplies = { need, left: foodLeft }

/** Takes days of food from one item; the rest of an opened one is counted in days. */
function takeFood({ bearer, item }: Held, days: number): Effect[] {
  const remaining = daysIn(item) - days
  const drop: Effect = bearer
    ? { do: 'drop item', creature: bearer, item: item.id }
    : { do: 'unstash', item: item.id }
  if (remaining <= 0) return [drop]
  const { gear: _, ...rest } = { ...item }
  const kept: Item =
    daysIn(item) === item.count
      ? { ...item, count: remaining }
      : { ...rest, name: dayOfFood, count: remaining, ready: false }
  return compact<Effect>(
    !bearer && drop,
    bearer ? { do: 'item', creature: bearer, item: kept } : { do: 'stash', item: kept },
  )
}

function planMeal(situation: Situation): { effects: Effect[]; fed: number } {
  let wanted = livingPeople(situation).length
  const effects: Effect[] = []
  for (const held of foodOf(situation)) {
    if (wanted === 0) break
    const days = Math.min(wanted, daysIn(held.item))
    wanted -= days
    effects.push(...takeFood(held, days))
  }
  return { effects, fed: livingPeople(situation).length - wanted }
}

const stores = (situation: Situation): Step =>
  step('Food', counted(foodLeft(situation).food, 'day for one', 'days for one'), 'GAM-EQ-F06')

/** A day's food for everybody. What hunger does the text does not say. Rules GAM-EQ-F06 to GAM-EQ-F08. */
export const eat = defineAction({
  id: 'gods-and-monsters.eat',
  title: 'Eat a day’s food',
  rule: 'GAM-EQ-F06',
  phase: 'travel',
  slot: 'supplies',
  finds: 'food meal ration dry hungry supplies',
  asks: { due: { kind: 'due', title: 'Which meal', optional: true } },
  plan(situation, { due }) {
    const all = livingPeople(situation)
    return all.length === 0
      ? refusal('Nobody of the party is here to eat: add somebody first.')
      : { all, due, ...planMeal(situation) }
  },
  preview: ({ all, fed }, situation) =>
    plain(
      fed === all.length
        ? `${counted(fed, 'person', 'people')} eat`
        : `Food for ${fed} of ${all.length}`,
      [],
      [stores(situation)],
    ),
  run({ all, due, effects, fed }, situation, at) {
    const hungry = all.slice(fed).map(({ name }) => name)
    return line(at, {
      rule: 'GAM-EQ-F06',
      what: 'A day’s food',
      says:
        hungry.length > 0
          ? `Nothing for ${listed(hungry)}: what that does is yours to say`
          : `${counted(fed, 'person', 'people')} have eaten`,
      tone: hungry.length > 0 ? 'bad' : 'plain',
      who: all.map(({ id }) => id),
      why: [stores(situation)],
      effects: compact(...effects, due && { do: 'settle', due }),
    })
  },
})
