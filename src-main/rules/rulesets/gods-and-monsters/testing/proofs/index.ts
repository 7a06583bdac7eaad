import type { RuleId } from '../../../../core/outcome.ts'
import { blowProofs } from './blows.ts'
import { conflictProofs } from './conflict.ts'
import { peopleProofs } from './people.ts'
import { worldProofs } from './world.ts'

/** Rules that a play at random seldom comes to, each shown by a case of its own. */
export function proofs(): RuleId[] {
  return [...blowProofs(), ...conflictProofs(), ...worldProofs(), ...peopleProofs()]
}
