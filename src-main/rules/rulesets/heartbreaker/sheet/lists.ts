import type { SheetData, TableBlock } from '../../../core/sheet.ts'
import {
  bareAttacks,
  conditionRows,
  figure,
  itemLine,
  thingsOf,
  ruledColumns,
} from '../../../common/sheet-places.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { itemList } from '../../../common/sheet-lists.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import { ancestryNamed, bannedGear } from '../character/ancestries.ts'
import { pathNamed } from '../character/paths.ts'
import { ancestryOf, giftIn, pathOf } from '../character/people.ts'
import { pieceOf } from '../gear.ts'
import { listOf, slotLists } from '../load.ts'
import { spellItem, spellsOf } from '../magic/spells.ts'

type Item = ReadonlyCreature['items'][string]

/** Conditions that have a box of their own on the sheet. */
export const boxed = ['unconscious', 'dead'] as const

/** Gear, attacks, spells and conditions as the lists of the sheet. Rules HBK-INV-01 to HBK-INV-04. */
export function listsOf(
  who: ReadonlyCreature,
  { clock }: Pick<Situation, 'clock'>,
): SheetData['lists'] {
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
    armour: [...totalRow(who), ...worn.map(armourRow)],
    spells: spellsOf(who).map(({ name, level }) => {
      const use = who.uses?.[useId(name)]
      const isCast = use !== undefined && leftOf(use, clock.seconds) === 0
      return [name, level > 0 ? String(level) : '', isCast ? 'on' : '']
    }),
    powers: powersOf(who).map((power) => [power]),
    free: free.map((item) => [itemLine(item)]),
    conditions: conditionRows(who, boxed),
  }
}

/** Gifts and limits of ancestry and path. Rules HBK-ANC-01 to HBK-ANC-03, HBK-PATH-01 to HBK-PATH-05. */
function powersOf(who: ReadonlyCreature): string[] {
  const born = ancestryNamed(ancestryOf(who))
  const bans = born ? bannedGear(born) : ''
  const gift = giftIn(who)
  return [
    ...(gift ? [`${gift} raised by 1`] : (born?.traits ?? [])),
    ...(bans === '' ? [] : [`may not use ${bans}`]),
    ...(pathNamed(pathOf(who))?.traits ?? []),
  ]
}

function armourRow(item: Item): string[] {
  const row = pieceOf(item)
  return [itemLine(item), figure(row?.def), figure(row?.cov), figure(row?.amr)]
}

/** DEF, COV and AMR as attacks meet them, of all that is held and worn; none where they are all 0. Rules HBK-ATK-02, HBK-ATK-03, HBK-ATK-05. */
function totalRow({ values: { def = 0, cov = 0, amr = 0 } }: ReadonlyCreature): string[][] {
  return def === 0 && cov === 0 && amr === 0 ? [] : [['in all', `${def}`, `${cov}`, `${amr}`]]
}

function weaponRow(item: Item): string[] {
  const row = pieceOf(item)
  const dice = `${row?.die ?? ''}${row?.explodes ? '*' : ''}`
  return [itemLine(item), figure(row?.atk), figure(row?.def), dice, figure(row?.reload)]
}

/** Readers of its lists: a spell written in is known. Rules HBK-MAG-01, HBK-MAG-06. */
export const sheetLists = {
  spells: itemList(
    (item) =>
      spellsOf({ items: { [item.id]: item }, itemOrder: [item.id] }).length > 0
        ? [item.name]
        : null,
    ([spell = '', level = '']) => {
      const { name, gear, text } = spellItem('', spell, Number(/\d+/.exec(level)?.[0] ?? 0), false)
      return { name, ...(gear ? { gear } : {}), ...(text ? { text } : {}) }
    },
  ),
}

export const weaponTable = {
  kind: 'table',
  title: 'Weapons',
  hint: 'd20 + COM + ATK must beat',
  list: 'weapons',
  columns: ruledColumns({ weapon: 40, ATK: 13, DEF: 13, DMG: 17, reload: 17 }),
} satisfies Omit<TableBlock, 'room'>

export const armourTable = {
  kind: 'table',
  title: 'Armour',
  hint: 'AMR comes off damage',
  list: 'armour',
  columns: ruledColumns({ worn: 40, DEF: 20, COV: 20, AMR: 20 }),
} satisfies Omit<TableBlock, 'room'>

export const spellTable = {
  kind: 'table',
  title: 'Spells',
  hint: 'MAG of them, each once a day',
  list: 'spells',
  across: 2,
  columns: ruledColumns({ spell: 60, level: 20 }, { cast: 20 }),
} satisfies Omit<TableBlock, 'room'>
