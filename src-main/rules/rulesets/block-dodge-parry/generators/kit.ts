import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { packedKit } from '../../../common/kit.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { gearNamed, weapons, type WeaponClass } from '../gear.ts'

export const kits = [
  'light armor and two Fast weapons',
  'a shield and a Balanced weapon',
  'medium armor and a Slow weapon',
] as const
type Kit = (typeof kits)[number]

/** Weapons of a class for a new character: nothing unique, nothing ranged. */
function armsOf(kind: WeaponClass): string[] {
  return weapons
    .filter(({ notes, cost }) => notes?.startsWith(kind) && cost < 100 && !/\branged\b/.test(notes))
    .map(({ id }) => id)
}

/**
 * Rolls the starting gear of a character. Rule BDPX-CHR-08. Two Fast weapons are for two hands, so one that
 * takes both does not come up twice.
 */
export function* rollOutfit(
  kit: Kit,
  career: string,
): ProcedureOf<{ rows: string[]; weapon: string; keepsake: string }> {
  const pick = function* (kind: WeaponClass, label: string, not = ''): ProcedureOf<string> {
    const of = armsOf(kind).filter((id) => id !== not)
    const names = of.map((id) => gearNamed(id)?.name ?? id)
    return of[(yield* rollOne(label, of.length, names)) - 1] ?? 'dagger'
  }
  const common = ['rations', 'waterskin', 'torch', 'flint-and-steel', 'backpack']
  const keepsake = `${career || 'Wanderer'}’s keepsake (small)`
  if (kit === 'a shield and a Balanced weapon') {
    const weapon = yield* pick('Balanced', 'weapon')
    return { rows: [weapon, 'shield', ...common], weapon, keepsake }
  }
  if (kit === 'medium armor and a Slow weapon') {
    const weapon = yield* pick('Slow', 'weapon')
    return { rows: [weapon, 'medium-armor', ...common], weapon, keepsake }
  }
  const weapon = yield* pick('Fast', 'weapon')
  const twoHanded = gearNamed(weapon)?.hands === 2
  const second = yield* pick('Fast', 'second weapon', twoHanded ? weapon : '')
  return { rows: [weapon, second, 'light-armor', ...common], weapon, keepsake }
}

/** Days of rations of a new character. Rule BDPX-CHR-08. */
const startingDays = 3

const worn = /armor|^shield$/

/** Items from gear rows: armor worn, weapons held as far as two hands go. */
export function packItems(
  rows: readonly string[],
  owner: string,
  keepsake = '',
): Pick<Creature, 'items' | 'itemOrder'> {
  let free = rows.includes('shield') ? 1 : 2
  const items = rows.map((id, at): Item => {
    const row = gearNamed(id)
    const hands = row?.die ? (row.hands ?? 1) : 0
    const held = hands > 0 && hands <= free
    if (held) free -= hands
    return {
      id: `${owner}k${at + 1}`,
      name: row?.name ?? id,
      count: id === 'rations' ? startingDays : 1,
      ready: worn.test(id) || held,
      gear: id,
    }
  })
  const all = keepsake
    ? [...items, { id: `${owner}k${rows.length + 1}`, name: keepsake, count: 1, ready: false }]
    : items
  return packedKit(all)
}
