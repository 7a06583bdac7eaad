import { itemLine, thingsOf } from '../../common/sheet-places.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { daysInUnit, isFeed, isFood, isKit } from './provisions.ts'
type Item = ReadonlyCreature['items'][string]

/** Text of a load row that continues the row before it. */
const asBefore = 'as before'

/** True for items that take up load; all others are free. Rules DLV-INV-01, DLV-INV-07, DLV-INV-08. */
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

/** Most rows for one item; the last sums up the rest of a larger load. */
const mostRows = 12

function units(says: string, count: number): string[][] {
  const rows = Math.min(count, mostRows)
  return Array.from({ length: rows }, (_, at) => {
    if (at === 0) return [says]
    return [at === mostRows - 1 && count > rows ? `and ${count - at} units more` : asBefore]
  })
}
