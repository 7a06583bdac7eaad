import {
  bareAttacks,
  conditionRows,
  dittoMark,
  figure,
  itemLine,
  thingsOf,
} from '../../../common/sheet-places.ts'
import { itemList } from '../../../common/sheet-lists.ts'
import type { SheetData } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { outOf } from '../combat/attack.ts'
import { gear } from '../gear.ts'
import { woundNames } from '../harm/wounds.ts'
import { spellWritten } from '../magic/spells.ts'
import { daysInUnit, isFeed, isFood, isKit } from '../supplies.ts'

type Item = ReadonlyCreature['items'][string]

/** Capacity of a character on foot, in units. Rule DLV-INV-02. */
export const capacity = 4

/** Lists of the sheet: weapons, spells, load, own things, conditions. */
export function listsOf(who: ReadonlyCreature): SheetData['lists'] {
  const things = thingsOf(who)
  const written = things.filter((item) => item.text && spellWritten(item.text))
  const arms = things.filter((item) => rowOf(item)?.die !== undefined && !written.includes(item))
  const own = things.filter((item) => !written.includes(item) && !arms.includes(item))
  const fatigue = who.values['fatigue'] ?? 0
  return {
    weapons: [
      ...arms.map((item) => weaponRow(item, who)),
      ...bareAttacks(who, arms).map(({ name, dice, notes }) => [name, dice, '', notes, '']),
    ],
    spells: written.map(bookRow),
    load: loadRows(who),
    items: own.filter((item) => !isLoad(item)).map((item) => [itemLine(item)]),
    conditions: [
      ...(fatigue > capacity ? [[`Fatigue ${fatigue} in all`]] : []),
      ...conditionRows(who, [...woundNames, ...arms.map(({ name }) => outOf(name))]),
    ],
  }
}

function weaponRow(item: Item, who: ReadonlyCreature): string[] {
  const row = rowOf(item)
  const notes = (row?.notes ?? '')
    .split(/[,;] /)
    .filter((note) => /missile|bulky|thrown/.test(note))
  const spent = outOf(item.name) in who.conditions ? 'on' : ''
  return [itemLine(item), row?.die ?? '', figure(row?.hands), notes.join(', '), spent]
}

function bookRow(item: Item): string[] {
  const read = spellWritten(item.text ?? '')
  const scroll = /scroll/i.test(item.name) || item.gear === 'scroll'
  const name = itemLine({ name: read?.spell.name ?? item.name, count: item.count })
  return [name, figure(read?.level ?? undefined), scroll ? 'scroll' : 'book', '']
}

function rowOf(item: Item): (typeof gear)[number] | undefined {
  return gear.find((row) => row.id === item.gear)
}

/** True for items that take up load; all others are free. Rules DLV-INV-01, DLV-INV-07, DLV-INV-08. */
function isLoad(item: Item): boolean {
  return isFood(item) || isFeed(item) || isKit(item) || item.gear === 'treasure'
}

/** One row for each unit carried: things, then coins by the thousand, then units without a name. */
function loadRows(who: ReadonlyCreature): string[][] {
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
    return [at === mostRows - 1 && count > rows ? `and ${count - at} units more` : dittoMark]
  })
}

/** Readers of its lists: a spell written in is a book or a scroll with it. Rules DLV-MAG-01, DLV-MAG-06. */
export const sheetLists = {
  spells: itemList(
    (item) => (item.text && spellWritten(item.text) ? bookRow(item) : null),
    ([spell = '', level = '', kind = '']) => ({
      ...(/scroll/i.test(kind)
        ? { name: 'Scroll', gear: 'scroll' }
        : { name: 'Spellbook', gear: 'spellbook' }),
      text: level === '' ? spell : `${spell} ${level}`,
    }),
  ),
}
