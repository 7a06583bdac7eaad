import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { PlannedStrike } from './attack-of.ts'
import { step } from './dice.ts'

/** Leaves a thrown weapon where it fell; a 1 rolled loses or breaks it. Rules BDPX-WPN-02, BDPX-SKL-30. */
export function thrownAway(
  { attacker, arm }: PlannedStrike,
  faces: readonly number[],
): { why: Step[]; effects: Effect[] } {
  const item = attacker.items[arm.weapon.id]
  if (!arm.thrown) return { why: [], effects: [] }
  const lost = faces.includes(1)
  const why = [step('Thrown', lost ? 'a 1: lost or broken' : 'lies where it fell', 'BDPX-WPN-02')]
  if (!item) return { why, effects: [] }
  const rest = { ...item, count: item.count - 1 }
  if (!lost && rest.count === 0)
    return {
      why,
      effects: [{ do: 'item', creature: attacker.id, item: { ...item, ready: false } }],
    }
  if (!lost) return { why, effects: [] }
  return {
    why,
    effects: [
      rest.count > 0
        ? { do: 'item', creature: attacker.id, item: rest }
        : { do: 'drop item', creature: attacker.id, item: item.id },
    ],
  }
}
