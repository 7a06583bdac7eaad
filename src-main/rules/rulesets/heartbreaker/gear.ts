import type { RuleId } from '../../core/outcome.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'

/** Which of the book's lists a thing stands on, or `thing` for what has no row of its own. */
type Kind = 'melee' | 'ranged' | 'armour' | 'shield' | 'clothes' | 'beast' | 'thing'

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

function figuresSaid({ atk, def, cov, amr }: Figures): string {
  return Object.entries({ ATK: atk, DEF: def, COV: cov, AMR: amr })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join(', ')
}

function melee(
  [id, name]: readonly [string, string],
  [atk, def, die, cost]: readonly [number, number, string, number],
  rule: RuleId,
): GearPiece {
  const notes = figuresSaid({ atk, def })
  return { id, name, kind: 'melee', atk, def, die, cost, price: `${cost} GP`, notes, rule }
}

function ranged(
  [id, name]: readonly [string, string],
  [atk, die, cost]: readonly [number, string, number],
  rule: RuleId,
  more: Pick<GearPiece, 'explodes' | 'reload' | 'barred' | 'price'> = {},
): GearPiece {
  const notes = [
    `ATK ${atk}`,
    'ranged',
    ...(more.explodes ? ['dice explode'] : []),
    ...(more.reload ? [`${more.reload} to reload`] : []),
  ].join(', ')
  return { id, name, kind: 'ranged', atk, die, cost, price: `${cost} GP`, ...more, notes, rule }
}

function armour(
  [id, name]: readonly [string, string],
  [cov, amr, cost]: readonly [number, number, number],
  rule: RuleId,
  metal: boolean,
): GearPiece {
  return {
    id,
    name,
    kind: 'armour',
    cov,
    amr,
    cost,
    price: `${cost} GP`,
    gives: { cov, amr },
    notes: figuresSaid({ cov, amr }) + (metal ? ', metal' : ''),
    ...(metal ? { metal: true as const } : {}),
    rule,
  }
}

function shield(
  [id, name]: readonly [string, string],
  [def, cov, cost]: readonly [number, number, number],
  rule: RuleId,
): GearPiece {
  const notes = figuresSaid({ def, cov })
  return {
    id,
    name,
    kind: 'shield',
    def,
    cov,
    cost,
    price: `${cost} GP`,
    gives: { def, cov },
    notes,
    rule,
  }
}

function clothes(id: string, name: string, rule: RuleId): GearPiece {
  return { id, name, kind: 'clothes', cost: 0, notes: 'accessory', rule }
}

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
  armour(['padded', 'Padded or leather'], [0, 1, 10], 'HBK-ARM-01', false),
  armour(['chain', 'Chain or scale'], [1, 2, 20], 'HBK-ARM-02', true),
  armour(['light-plate', 'Light plate'], [2, 2, 30], 'HBK-ARM-03', true),
  armour(['full-plate', 'Full plate'], [2, 3, 40], 'HBK-ARM-04', true),
  shield(['buckler', 'Buckler'], [2, 0, 1], 'HBK-SHD-01'),
  shield(['shield', 'Shield'], [2, 2, 5], 'HBK-SHD-02'),
  clothes('clothes-ragged', 'Ragged clothes', 'HBK-BG-02'),
  clothes('clothes-travel', 'Travel clothes', 'HBK-BG-03'),
  clothes('clothes-plain', 'Plain clothes', 'HBK-BG-04'),
  clothes('clothes-good', 'Good clothes', 'HBK-BG-05'),
  clothes('clothes-fine', 'Fine clothes', 'HBK-BG-06'),
  {
    id: 'arrows',
    name: 'Arrow',
    kind: 'thing',
    cost: 0,
    notes: 'ready, takes no slot of its own',
    rule: 'HBK-BG-03',
  },
  {
    id: 'pet',
    name: 'Pet rat, cat or pigeon',
    kind: 'thing',
    cost: 0,
    notes: 'takes no slot',
    rule: 'HBK-BG-02',
  },
  {
    id: 'journal',
    name: 'Journal',
    kind: 'thing',
    cost: 0,
    notes: 'an explorer’s, in the load',
    rule: 'HBK-PATH-02',
  },
  {
    id: 'spell',
    name: 'Spell',
    kind: 'thing',
    cost: 0,
    notes: 'known, not carried',
    rule: 'HBK-MAG-06',
  },
  {
    id: 'horse',
    name: 'Horse',
    kind: 'beast',
    cost: 0,
    beast: { hp: 9, maxHp: 9, hd: 2 },
    notes: '5 hexes a day',
    rule: 'HBK-BG-03',
  },
  {
    id: 'donkey',
    name: 'Donkey',
    kind: 'beast',
    cost: 0,
    beast: { hp: 9, maxHp: 9, hd: 2 },
    notes: '4 hexes a day',
    rule: 'HBK-BG-04',
  },
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

type List = 'melee' | 'ranged' | 'armour' | 'shield'

/** A row of one list, as the book prints it. Rule HBK-WPN-09. */
export function item(list: List, name: string): Record<string, number | string | null> {
  const row = rowOf(list, name)
  if (!row) throw new Error(`${name} is on no list of ${list}`)
  return {
    atk: row.atk ?? null,
    def: row.def ?? null,
    dmg: row.die ? `${row.die}${row.explodes ? '*' : ''}` : null,
    cov: row.cov ?? null,
    amr: row.amr ?? null,
    cost: (row.price ?? '').replace(' ', ''),
  }
}

function rowOf(list: List, name: string): GearPiece | undefined {
  if (list === 'ranged' && name.toLowerCase() === 'dagger') return pieceNamed('sling')
  const row = pieceNamed(name)
  return row?.kind === list ? row : undefined
}
