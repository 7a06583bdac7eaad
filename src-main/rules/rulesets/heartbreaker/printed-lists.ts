import type { SheetData } from '../../core/sheet.ts'
import {
  bareAttacks,
  conditionRows,
  figure,
  itemLine,
  thingsOf,
} from '../../common/sheet-places.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { useId } from '../../common/uses.ts'
import { pieceOf } from './gear.ts'
import { listOf, slotLists } from './load.ts'
import { spellsOf } from './magic/known.ts'
type Item = ReadonlyCreature['items'][string]

/** Conditions that have a box of their own on the sheet. */
export const boxed = ['unconscious', 'dead'] as const

/** Gear, attacks, spells and conditions as the lists of the sheet. Rules HBK-INV-01 to HBK-INV-04. */
export function listsOf(who: ReadonlyCreature): SheetData['lists'] {
  const things = thingsOf(who)
  const slots = slotLists.map((list) => [
    list,
    things.filter((item) => listOf(item) === list).map((item) => [itemLine(item)]),
  ])
  const arms = things.filter((item) => pieceOf(item)?.die !== undefined)
  const worn = things.filter((item) => ['armour', 'shield'].includes(pieceOf(item)?.kind ?? ''))
  const free = things.filter((item) => listOf(item) === null && pieceOf(item)?.id !== 'spell')
  return {
    ...Object.fromEntries(slots),
    weapons: [
      ...arms.map(weaponRow),
      ...bareAttacks(who, arms).map(({ name, dice }) => [name, '', '', dice, '']),
    ],
    armour: worn.map((item) => {
      const row = pieceOf(item)
      return [itemLine(item), figure(row?.def), figure(row?.cov), figure(row?.amr)]
    }),
    spells: spellsOf(who).map(({ name, level }) => [
      name,
      level > 0 ? String(level) : '',
      (who.uses?.[useId(name)]?.spent ?? 0) > 0 ? 'on' : '',
    ]),
    free: free.map((item) => [itemLine(item)]),
    conditions: conditionRows(who, boxed),
  }
}

function weaponRow(item: Item): string[] {
  const row = pieceOf(item)
  const dice = `${row?.die ?? ''}${row?.explodes ? '*' : ''}`
  return [itemLine(item), figure(row?.atk), figure(row?.def), dice, figure(row?.reload)]
}
