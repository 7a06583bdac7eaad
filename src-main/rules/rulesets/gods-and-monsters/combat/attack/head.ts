import type { ReadonlyCreature } from '../../../../core/situation.ts'
import { gearNamed } from '../../gear/index.ts'

/** Headgear worn, if any, and its defense: 1 for a full helmet, else 0. Rule GAM-CMB-38. */
export function headgear(creature: ReadonlyCreature): { worn: boolean; defense: number } {
  const worn = Object.values(creature.items).filter(
    ({ ready, name }) => ready && /\b(helmet|helm|cap|hat|hood)\b/i.test(name),
  )
  const full = worn.some(({ name, gear }) => gearNamed(gear ?? name)?.name === 'Full Helmet')
  return { worn: worn.length > 0, defense: full ? 1 : 0 }
}
