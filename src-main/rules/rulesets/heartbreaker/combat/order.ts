import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import { cannotAct } from './can-act.ts'

/** One side acts, then the other; a d6 a side says who, anew each round. Rules HBK-INIT-01, HBK-ATK-07. */
export const order: CombatOrder = {
  rule: 'HBK-INIT-01',
  first: 'sides',
  cannotAct,
  phases: [
    {
      id: 'first',
      title: 'First side',
      turn: 'first',
      says: 'Each attacks, casts, flees, holds the action or does something else.',
      rule: 'HBK-INIT-01',
    },
    {
      id: 'second',
      title: 'Second side',
      turn: 'second',
      says: 'Then everybody of the other side; with equal dice both act together.',
      rule: 'HBK-INIT-01',
    },
  ],
  declarations: [],
}
