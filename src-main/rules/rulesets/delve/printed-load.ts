import { itemLine, thingsOf } from '../../sheet-places.ts'
import type { ReadonlyCreature } from '../../situation.ts'
import { daysInUnit, isFeed, isFood, isKit } from './provisions.ts'
type Item = ReadonlyCreature['items'][string]

/** What stands in a unit that goes on with what the unit before it holds. */
const asBefore = 'as before'

/** What takes a unit's room; all other things are free. Rules DLV-INV-01, DLV-INV-07, DLV-INV-08. */
export function isLoad(item: Item): boolean {
  return isFood(item) || isFeed(item) || isKit(item) || item.gear === 'treasure'
}

/** One row for each unit carried: things, then coins by the thousand, then units without a name. */
export function loadRows(who: ReadonlyCreature): string[][] {
  const things = thingsOf(who)
  const food = things.filter(isFood)
  const days = food.reduce((sum, { count }) => sum + count, 0)
  const others = things.filter((item) => isLoad(item) && !isFood(item))
  const coins = Math.floor((who.values['coins'] ?? 0) / 1000)
  return [
    ...units(food.map(itemLine).join(', '), Math.ceil(days / daysInUnit)),
    ...others.flatMap((item) => units(itemLine(item), item.count)),
    ...units('coins, a thousand each', coins),
    ...units('load', who.values['load'] ?? 0),
  ]
}

/** A hoard on wagons is told in the last of its rows. */
const mostRows = 12

function units(says: string, count: number): string[][] {
  const rows = Math.min(count, mostRows)
  return Array.from({ length: rows }, (_, at) => {
    if (at === 0) return [says]
    return [at === mostRows - 1 && count > rows ? `and ${count - at} units more` : asBefore]
  })
}
