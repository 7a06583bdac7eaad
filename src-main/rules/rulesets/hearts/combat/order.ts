import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import { cannotAct } from '../magic/lasting.ts'
import { usualAttackWardedOff } from './attack.ts'

/** One side acts, then the other; who is first, a d6 a side says. Rules HRT-INIT-01, E-HRT-04. */
export const combatOrder: CombatOrder = {
  rule: 'HRT-INIT-01',
  first: 'sides',
  cannotAct,
  wardedOff: usualAttackWardedOff,
  phases: [
    {
      id: 'first',
      title: 'First side',
      turn: 'first',
      says: 'Each of the side that goes first attacks, casts, or does something else.',
      rule: 'HRT-INIT-01',
    },
    {
      id: 'second',
      title: 'Second side',
      turn: 'second',
      says: 'Then everybody of the other side who still stands.',
      rule: 'HRT-INIT-01',
    },
  ],
  declarations: [],
}
