import { compact } from '../../../common/compact.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { counted } from '../../../core/words.ts'
import { sizes, type CreatureSize } from '../scales.ts'
import { sizedWeapon } from './sized.ts'

type WeaponClass = 'simple' | 'basic' | 'warrior'

/** A row of the weapon lists as it is printed: who may use it and what it does. Rules GAM-WPN-01 to GAM-WPN-07. */
export interface WeaponRow {
  name: string
  kind: WeaponClass
  /** As a die: `D6`, `2d6`. */
  damage: string
  /** Rounds to throw or shoot it once; 0 where it is neither. */
  fireActions: number
  /** In yards; 0 where it is neither. */
  range: number
  /** 2 where both hands are needed whatever the strength. */
  hands: 1 | 2
  /** Yards free on each side. */
  space: number
  bulk: number
  cost: number
  rule: RuleId
}

type Figures = readonly [
  name: string,
  damage: string,
  fireActions: number,
  range: number,
  hands: 1 | 2,
  space: number,
  bulk: number,
  cost: number,
]

function list(kind: WeaponClass, letter: string, of: readonly Figures[]): WeaponRow[] {
  return of.map(([name, damage, fireActions, range, hands, space, bulk, cost], at) => ({
    name,
    kind,
    damage,
    fireActions,
    range,
    hands,
    space,
    bulk,
    cost,
    rule: `GAM-WPN-${letter}${String(at + 1).padStart(2, '0')}`,
  }))
}

// prettier-ignore
export const weaponRows: readonly WeaponRow[] = [
  ...list('simple', 'S', [
    ['Club', 'D4', 2, 2, 1, 1, 10, 0.1],
    ['Dagger', 'D4', 1, 3, 1, 0, 2, 2],
    ['Dart', 'D3', 1, 4, 1, 0, 2, 0.4],
    ['Hand Gun', 'D6', 4, 8, 2, 0, 9, 45],
    ['Knife', 'D3', 1, 3, 1, 0, 2, 1],
    ['Quarterstaff', 'D6', 2, 1, 1, 2, 12, 0.5],
    ['Sling', 'D4', 1, 10, 2, 2, 4, 2],
    ['Wheel Lock', 'D8', 2, 10, 2, 0, 14, 150],
    ['Wheel Lock Pistol', 'D6', 2, 5, 2, 0, 8, 100],
  ]),
  ...list('basic', 'B', [
    ['Arquebus', 'D8', 3, 10, 2, 0, 13, 55],
    ['Brass Knuckles', 'D3', 0, 0, 1, 0, 1, 1],
    ['Crossbow', 'D6', 2, 15, 2, 0, 11, 35],
    ['Hand Axe', 'D6', 1, 3, 1, 1, 8, 2],
    ['Matchlock Pistol', 'D6', 3, 5, 2, 0, 10, 50],
    ['Metal Glove', 'D4', 0, 0, 1, 0, 1, 4],
    ['Short sword', 'D6', 2, 2, 1, 1, 6, 8],
    ['Spear', 'D6', 1, 6, 1, 0, 8, 0.8],
  ]),
  ...list('warrior', 'W', [
    ['Battleaxe', 'D10', 2, 2, 1, 2, 18, 7],
    ['Bow', 'D6', 1, 20, 2, 0, 8, 25],
    ['Great sword', '2d6', 2, 2, 1, 2, 22, 40],
    ['Heavy Crossbow', 'D8', 3, 25, 2, 0, 17, 75],
    ['Javelin', 'D4', 1, 5, 1, 0, 4, 0.6],
    ['Lance', 'D12', 2, 2, 1, 0, 16, 14],
    ['Longbow', 'D6', 1, 25, 2, 0, 12, 50],
    ['Long sword', 'D8', 2, 3, 1, 1, 8, 20],
    ['Mace', 'D6', 2, 1, 1, 1, 12, 3],
    ['Morning Star', 'D8', 2, 4, 1, 2, 17, 6],
    ['Rapier', 'D6', 2, 3, 1, 1, 7, 20],
    ['Scimitar', 'D8', 2, 2, 1, 1, 8, 15],
    ['War hammer', 'D8', 2, 4, 1, 2, 16, 5],
  ]),
]

/**
 * “Small battleaxe” is a battleaxe made small, “Chain Mail made small” such armor; without a word of size a thing
 * is medium. Rule GAM-SIZ-01.
 */
export function madeSize(name: string): { size: CreatureSize; of: string } {
  const [first = '', ...rest] = name.trim().split(' ')
  const last = /^(.+) made (\w+)$/i.exec(name.trim())
  const of = last?.[1] ?? rest.join(' ')
  const word = (last?.[2] ?? first).toLowerCase()
  const size = sizes.find((each) => each === word)
  return size && (last || listed(of)) ? { size, of } : { size: 'medium', of: name.trim() }
}

const rowsByName = new Map(weaponRows.map((row) => [row.name.toLowerCase(), row]))

function listed(name: string): WeaponRow | undefined {
  return rowsByName.get(name.toLowerCase())
}

/** A weapon of the list, made for any size. Rules GAM-SIZ-02 to GAM-SIZ-04. */
export function weaponNamed(name: string): WeaponRow | undefined {
  const { size, of } = madeSize(name)
  const row = listed(of)
  if (!row || size === 'medium') return row
  return { ...row, name: name.trim(), ...sizedWeapon(row, size, size) }
}

/** True for bows, crossbows, slings and guns: all that has a range and takes both hands whatever the strength. */
export function isPropelled({ hands, range }: Pick<WeaponRow, 'hands' | 'range'>): boolean {
  return hands === 2 && range > 0
}

/** Weapons as the shop sells them. */
export const weapons: readonly GearRow[] = weaponRows.map((row) => ({
  id: row.name.toLowerCase().replaceAll(' ', '-'),
  name: row.name,
  cost: row.cost,
  rule: row.rule,
  die: row.damage.toLowerCase(),
  hands: row.hands,
  notes: compact(
    row.kind,
    `bulk ${row.bulk}`,
    row.range > 0 && `range ${counted(row.range, 'yard')}`,
    row.fireActions > 1 && `${row.fireActions} actions to throw or shoot`,
    row.space > 0 && `${counted(row.space, 'yard')} free`,
    row.name === 'Lance' && 'mounted only',
  ).join(', '),
}))

/** A tool, or ammunition in the hand, used as a weapon. Rule GAM-EQ-07. */
interface Tool {
  name: string
  /** As a die: `D6`, or a plain number of points. */
  damage: string
  /** Off the attack. */
  attack: -1 | -2 | -3
}

const tools: readonly Tool[] = [
  { name: 'Axe', damage: 'D6', attack: -1 },
  { name: 'Pick', damage: 'D8', attack: -2 },
  { name: 'Pole', damage: 'D4', attack: -2 },
  { name: 'Shovel', damage: 'D6', attack: -3 },
  { name: 'Arrow', damage: 'D3', attack: -2 },
  { name: 'Crossbow Bolt', damage: '1', attack: -2 },
  { name: 'Crossbow Bolt, heavy', damage: 'D2', attack: -2 },
]

export function toolNamed(name: string): Tool | undefined {
  return tools.find((tool) => tool.name.toLowerCase() === name.trim().toLowerCase())
}
