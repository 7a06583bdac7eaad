import type { Step } from '../../../core/outcome.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import type { Line } from '../../../gm/town/basket.ts'
import type { ArchetypeId } from '../character/archetypes.ts'
import { bulkOf, gearNamed } from '../gear/index.ts'
import { nameOfSize } from '../gear/of-size.ts'
import { bulkFor } from '../gear/sized.ts'
import { weaponNamed } from '../gear/weapons.ts'
import { toHundredths, type CreatureSize } from '../scales.ts'

/** Gear bought first, in this order, as long as the silver lasts. */
const wanted: Readonly<Record<ArchetypeId | 'hireling', readonly string[]>> = {
  warrior: ['spear', 'leather', 'shield', 'dagger'],
  thief: ['dagger', 'thieves-tools', 'leather'],
  sorceror: ['quarterstaff', 'dagger', 'journal-blank', 'quill'],
  prophet: ['club', 'dagger', 'leather'],
  monk: ['quarterstaff', 'cloth', 'dart'],
  hireling: ['knife'],
}
const everybody = [
  'backpack',
  'torch',
  'flint-steel-tinderbox',
  'blanket',
  'rope',
  'waterskin',
  'dry-food',
]

/** Silver kept back for what turns out to be needed. Rule GAM-EQ-02. */
const kept = 2

interface Kit {
  items: Creature['items']
  itemOrder: string[]
  spent: number
  why: Step[]
}

/** Buys from the list for a purse, each thing made for the buyer’s size in their own culture. Rules GAM-EQ-01, GAM-EQ-03, GAM-SIZ-02. */
export function buyKit(
  who: ArchetypeId | 'hireling',
  purse: number,
  owner: string,
  { size, strength }: { size: CreatureSize; strength: number },
): Kit {
  const rows = [...wanted[who], ...everybody]
    .flatMap((id) => gearNamed(id) ?? [])
    .filter(({ name }) => {
      const ownSize = gearNamed(nameOfSize(name, size)) ? size : 'medium'
      return bulkFor(bulkOf(name), ownSize, size) <= strength
    })
  const kit: Kit = { items: {}, itemOrder: [], spent: 0, why: [] }
  for (const row of rows) {
    if (kit.spent + row.cost > purse - kept) continue
    kit.spent = toHundredths(kit.spent + row.cost)
    add(kit, row.id, row.name, owner, size)
    kit.why.push({ name: row.name, value: `${row.cost} silver`, rule: row.rule })
  }
  return kit
}

/** Lines of a basket with weapons and armor made for that size, at the price in its own culture. Rule GAM-SIZ-02. */
export function linesOfSize(lines: readonly Line[], size: CreatureSize): Line[] {
  return lines.map((line) => {
    const resized = size === 'medium' ? undefined : gearNamed(nameOfSize(line.row.name, size))
    if (!resized || line.row.madeFor) return line
    const { madeFor: _, ...row } = resized
    return { ...line, row: { ...row, cost: line.row.cost } }
  })
}

function add(kit: Kit, gear: string, name: string, owner: string, size: CreatureSize): void {
  const id = `${owner}k${kit.itemOrder.length + 1}`
  const weapon = weaponNamed(name)
  const armed = kit.itemOrder.some((each) => weaponNamed(kit.items[each]?.name ?? ''))
  const resized = size === 'medium' ? undefined : gearNamed(nameOfSize(name, size))
  const item: Item = {
    id,
    name: resized?.name ?? name,
    count: 1,
    ready: (weapon !== undefined && !armed) || ['leather', 'shield', 'cloth'].includes(gear),
    gear: resized?.id ?? gear,
  }
  kit.items[id] = item
  kit.itemOrder.push(id)
}
