import type { RuleId } from '../../core/outcome.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'

/** The book's list that a thing is on; `thing` for one without a row of its own. */
type Kind = 'melee' | 'ranged' | 'armour' | 'shield' | 'clothes' | 'beast' | 'missile' | 'thing'

/** A thing of the lists, with its figures. */
export interface GearPiece extends GearRow {
  kind: Kind
  atk?: number
  def?: number
  cov?: number
  amr?: number
  /** Its damage dice explode: the star of the list. Rule HBK-GLO-05. */
  explodes?: true
  /** Rounds lost after a shot. Rule HBK-WPN-18. */
  reload?: number
  /** Bows are barred by light and full plate, firearms by full plate. Rule HBK-WPN-17. */
  barred?: 'bow' | 'crossbow' | 'firearm'
  /** Stops the wearer casting. Rule HBK-ARM-05. */
  metal?: true
  /** Price as the book has it; `cost` is in gold. */
  price?: string
}

type Figures = Pick<GearPiece, 'atk' | 'def' | 'cov' | 'amr'>
type Names = readonly [id: string, name: string]

/** Row of a list, with its figures in the notes: "ATK 1, ranged, dice explode". */
function row(
  kind: Kind,
  [id, name]: Names,
  figures: Figures,
  more: Partial<GearPiece> & { cost: number; rule: RuleId },
): GearPiece {
  const notes = [
    ...Object.entries(figures).map(([figure, value]) => `${figure.toUpperCase()} ${value}`),
    ...(kind === 'ranged' ? ['ranged'] : []),
    ...(more.explodes ? ['dice explode'] : []),
    ...(more.reload ? [`${more.reload} to reload`] : []),
    ...(more.metal ? ['metal'] : []),
  ].join(', ')
  return { id, name, kind, ...figures, price: `${more.cost} GP`, ...more, notes }
}

function melee(
  names: Names,
  [atk, def, die, cost]: readonly [number, number, string, number],
  rule: RuleId,
): GearPiece {
  return row('melee', names, { atk, def }, { die, cost, rule })
}

function ranged(
  names: Names,
  [atk, die, cost]: readonly [number, string, number],
  rule: RuleId,
  more: Pick<GearPiece, 'explodes' | 'reload' | 'barred' | 'price'> = {},
): GearPiece {
  return row('ranged', names, { atk }, { die, cost, rule, ...more })
}

function armour(
  names: Names,
  [cov, amr, cost]: readonly [number, number, number],
  rule: RuleId,
  more: Pick<GearPiece, 'metal'> = {},
): GearPiece {
  return row('armour', names, { cov, amr }, { gives: { cov, amr }, cost, rule, ...more })
}

function shield(
  names: Names,
  [def, cov, cost]: readonly [number, number, number],
  rule: RuleId,
): GearPiece {
  return row('shield', names, { def, cov }, { gives: { def, cov }, cost, rule })
}

/** Thing that comes with an origin and has no price. */
function originThing(
  kind: Kind,
  [id, name]: Names,
  notes: string,
  rule: RuleId,
  more: Pick<GearPiece, 'beast'> = {},
): GearPiece {
  return { id, name, kind, cost: 0, notes, rule, ...more }
}

/** Thing from another game's price list. */
function lent(
  kind: Kind,
  names: Names,
  [cost, game, notes]: readonly [number, string, string],
  rule: RuleId,
): GearPiece {
  const price = cost < 1 ? `${Math.round(cost * 10)} CP` : `${cost} GP`
  return { ...originThing(kind, names, notes, rule), cost, price, from: `from ${game}` }
}

const mount = { beast: { hp: 9, maxHp: 9, hd: 2 } }
const firearm = { explodes: true, reload: 2, barred: 'firearm' } as const

/** Every row of the book's lists, then what backgrounds bring. Costs in gold. Rules HBK-WPN-01 to HBK-WPN-16, HBK-ARM-01 to HBK-ARM-04, HBK-SHD-01, HBK-SHD-02. */
export const gear: readonly GearPiece[] = [
  melee(['dagger', 'Dagger'], [0, 0, '1d6', 1], 'HBK-WPN-01'),
  melee(['club', 'Club'], [0, 0, '1d6', 1], 'HBK-WPN-01'),
  melee(['sword', 'Sword'], [1, 2, '1d6', 5], 'HBK-WPN-02'),
  melee(['longsword', 'Longsword'], [1, 2, '1d8', 15], 'HBK-WPN-03'),
  melee(['axe', 'Axe'], [1, 0, '1d8', 5], 'HBK-WPN-04'),
  melee(['halberd', 'Halberd'], [2, 0, '1d10', 10], 'HBK-WPN-05'),
  melee(['mace', 'Mace'], [0, 0, '1d10', 5], 'HBK-WPN-06'),
  melee(['warhammer', 'Warhammer'], [1, 0, '1d12', 10], 'HBK-WPN-07'),
  melee(['staff', 'Staff'], [0, 4, '1d6', 1], 'HBK-WPN-08'),
  melee(['spear', 'Spear'], [2, 4, '1d6', 10], 'HBK-WPN-09'),
  ranged(['sling', 'Sling'], [0, '1d6', 0.1], 'HBK-WPN-10', { price: '1 CP' }),
  ranged(['slingshot', 'Slingshot'], [0, '1d6', 0.1], 'HBK-WPN-10', { price: '1 CP' }),
  ranged(['shortbow', 'Shortbow'], [2, '1d8', 10], 'HBK-WPN-11', { barred: 'bow' }),
  ranged(['longbow', 'Longbow'], [1, '1d10', 20], 'HBK-WPN-12', { barred: 'bow' }),
  ranged(['crossbow', 'Crossbow'], [2, '1d10', 25], 'HBK-WPN-13', {
    reload: 1,
    barred: 'crossbow',
  }),
  ranged(['pistol', 'Pistol'], [1, '2d6', 25], 'HBK-WPN-14', firearm),
  ranged(['blunderbuss', 'Blunderbuss'], [2, '2d6', 40], 'HBK-WPN-15', firearm),
  ranged(['shotgun', 'Shotgun'], [2, '2d6', 40], 'HBK-WPN-15', firearm),
  ranged(['musket', 'Musket'], [1, '3d6', 50], 'HBK-WPN-16', firearm),
  ranged(['arquebus', 'Arquebus'], [1, '3d6', 50], 'HBK-WPN-16', firearm),
  armour(['padded', 'Padded or leather'], [0, 1, 10], 'HBK-ARM-01'),
  armour(['chain', 'Chain or scale'], [1, 2, 20], 'HBK-ARM-02', { metal: true }),
  armour(['light-plate', 'Light plate'], [2, 2, 30], 'HBK-ARM-03', { metal: true }),
  armour(['full-plate', 'Full plate'], [2, 3, 40], 'HBK-ARM-04', { metal: true }),
  shield(['buckler', 'Buckler'], [2, 0, 1], 'HBK-SHD-01'),
  shield(['shield', 'Shield'], [2, 2, 5], 'HBK-SHD-02'),
  originThing('clothes', ['clothes-ragged', 'Ragged clothes'], 'accessory', 'HBK-BG-02'),
  originThing('clothes', ['clothes-travel', 'Travel clothes'], 'accessory', 'HBK-BG-03'),
  originThing('clothes', ['clothes-plain', 'Plain clothes'], 'accessory', 'HBK-BG-04'),
  originThing('clothes', ['clothes-good', 'Good clothes'], 'accessory', 'HBK-BG-05'),
  originThing('clothes', ['clothes-fine', 'Fine clothes'], 'accessory', 'HBK-BG-06'),
  originThing('thing', ['pet', 'Pet rat, cat or pigeon'], 'takes no slot', 'HBK-BG-02'),
  // The book's lists sell nothing that a dungeon or a bow uses up: rows of other games, a sword costing the same.
  lent('missile', ['arrows', 'Arrow'], [0.1, 'Gods & Monsters', 'ready, no slot'], 'HBK-BG-03'),
  lent('missile', ['bolts', 'Bolt'], [0.1, 'Gods & Monsters', 'ready, no slot'], 'HBKX-GAP-11'),
  lent(
    'missile',
    ['powder', 'Powder and shot'],
    [0.3, 'Gods & Monsters', 'one shot; ready, no slot'],
    'HBKX-GAP-11',
  ),
  lent('thing', ['torch', 'Torch'], [1, 'Delve', 'lights the dungeon'], 'HBK-DTURN-02'),
  lent('thing', ['rope', 'Rope, 100 ft'], [2, 'Delve', ''], 'HBK-INV-04'),
  lent('thing', ['food', 'Food, a day'], [1, 'Delve', ''], 'HBK-INV-04'),
  originThing('thing', ['journal', 'Journal'], 'an explorer’s, in the load', 'HBK-PATH-02'),
  originThing('thing', ['spell', 'Spell'], 'known, not carried', 'HBK-MAG-06'),
  originThing('beast', ['horse', 'Horse'], '5 hexes a day', 'HBK-BG-03', mount),
  originThing('beast', ['donkey', 'Donkey'], '4 hexes a day', 'HBK-BG-04', mount),
]

/** Halves of double names that have no id of their own. */
const alsoCalled: Readonly<Record<string, string>> = {
  leather: 'padded',
  scale: 'chain',
  'padded/leather': 'padded',
  'chain/scale': 'chain',
  'dagger/club': 'dagger',
  'dagger/sling/slingshot': 'sling',
  'blunderbuss/shotgun': 'blunderbuss',
  'musket/arquebus': 'musket',
}

/** A row by its id or its name, either half of a double one. */
export function pieceNamed(name: string): GearPiece | undefined {
  const wanted = name.trim().toLowerCase()
  const id = alsoCalled[wanted] ?? wanted
  return (
    gear.find((row) => row.id === id || row.name.toLowerCase() === id) ??
    gear.find((row) => row.id === id.replace(/\s+/g, '-'))
  )
}

/** Price list row of an item. */
export function pieceOf(item: { gear?: string | undefined; name: string }): GearPiece | undefined {
  return pieceNamed(item.gear ?? item.name)
}

/** A dagger thrown has the ranged row's figures, and its own price. Rules HBK-WPN-10, E-HBK-27. */
export const thrownDagger: Pick<GearPiece, 'atk' | 'die' | 'rule'> = {
  atk: 0,
  die: '1d6',
  rule: 'HBK-WPN-10',
}

/** Way in which several DEF or COV values combine. Rule E-HBK-04. */
export type DefenceStacking = 'sum' | 'best'

export function stackBonuses(values: readonly number[], how: DefenceStacking = 'sum'): number {
  return how === 'best' ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0)
}
