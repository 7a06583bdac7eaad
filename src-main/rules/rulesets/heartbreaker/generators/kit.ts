import { timesName } from '../../../core/words.ts'
import { packedKit } from '../../../common/kit.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { gear, type GearPiece } from '../gear.ts'
import { mayUse } from '../character/limits.ts'
import type { Background } from '../character/backgrounds.ts'
import type { AncestryId } from '../character/ancestries.ts'
import type { PathId } from '../character/paths.ts'

/**
 * Starting gear and beasts of a background and a path, as price list rows. Rules HBK-BG-02 to HBK-BG-06,
 * HBK-PATH-02.
 */
export function kitOf(
  background: Background,
  path: PathId,
): { carried: [row: GearPiece, count: number][]; beasts: GearPiece[] } {
  const rows = background.kit.flatMap(([id, count]): [GearPiece, number][] => {
    const row = gear.find((each) => each.id === id)
    return row ? [[row, count]] : []
  })
  const journal = gear.find(({ id }) => id === 'journal')
  return {
    carried: [
      ...rows.filter(([{ beast }]) => !beast),
      ...(path === 'explorer' && journal ? [[journal, 1] as [GearPiece, number]] : []),
    ],
    beasts: rows.flatMap(([row]) => (row.beast ? [row] : [])),
  }
}

/** Things and beasts of a kit by name: "10 × Arrow", "Horse". */
export function kitNames(background: Background, path: PathId): string[] {
  const { carried, beasts } = kitOf(background, path)
  return [...carried, ...beasts.map((row) => [row, 1] as const)].map(([{ name }, count]) =>
    timesName(count, name),
  )
}

/** The best suit and a shield that a purse of so many gold pieces buys, and that nothing bars. The choice is ours. */
export function armourFor(gold: number, ancestry: AncestryId, path: PathId): GearPiece[] {
  const casts = path === 'seeker'
  let left = gold
  const take = (rows: readonly GearPiece[]): GearPiece[] => {
    const row = rows.find(({ cost, id }) => cost <= left && mayUse({ armour: id, ancestry }).ok)
    left -= row?.cost ?? 0
    return row ? [row] : []
  }
  const suits = gear
    .filter(({ kind, metal, id }) => kind === 'armour' && !(casts && metal) && !heavy.includes(id))
    .sort((one, other) => other.cost - one.cost)
  const shields = casts ? [] : gear.filter(({ id }) => id === 'shield')
  return [...take(suits), ...take(shields)]
}

/** Plate bars bows and firearms, so nobody begins in it unasked. */
const heavy = ['light-plate', 'full-plate']

/** Rows as items: arms, armour and clothes on the body or in hand, all else in the load. */
export function packItems(
  rows: readonly (readonly [row: GearPiece, count: number])[],
  owner: string,
): Pick<Creature, 'items' | 'itemOrder'> {
  const items = rows.map(([row, count], at): Item => ({
    id: `${owner}k${at + 1}`,
    name: row.name,
    count,
    gear: row.id,
    ready: row.die !== undefined || row.gives !== undefined || isWorn(row),
  }))
  return packedKit(items)
}

function isWorn({ kind }: GearPiece): boolean {
  return kind === 'clothes' || kind === 'missile'
}
