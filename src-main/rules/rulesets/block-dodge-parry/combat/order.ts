import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import { cannotAct } from '../people.ts'

/** Everybody says what they mean to do; quick turns come before full ones. Rules BDPX-INI-02 to BDPX-INI-04. */
export const order: CombatOrder = {
  rule: 'BDPX-INI-02',
  first: 'each',
  cannotAct,
  countsInOne: () => true,
  phases: [
    { id: 'say', title: 'Say', says: 'players declare, you telegraph', rule: 'BDPX-INI-02' },
    { id: 'quick', title: 'Quick turns', says: 'one action', rule: 'BDPX-INI-03' },
    {
      id: 'full',
      title: 'Full turns',
      says: 'a move and an action, or a slow one',
      rule: 'BDPX-INI-04',
    },
  ],
  declarations: [
    { id: 'strike', title: 'Strikes a Close foe', phase: 'quick', rule: 'BDPX-INI-03' },
    { id: 'loose', title: 'Looses', phase: 'quick', rule: 'BDPX-INI-03' },
    { id: 'move', title: 'Moves', phase: 'quick', rule: 'BDPX-TIM-02' },
    { id: 'retreat', title: 'Retreats, not from Close', phase: 'quick', rule: 'BDPX-RET-01' },
    { id: 'trick', title: 'A fast spell or trick', phase: 'quick', rule: 'BDPX-MAG-04' },
    { id: 'close', title: 'Moves and acts', phase: 'full', rule: 'BDPX-INI-04' },
    { id: 'cast', title: 'A spell, miracle or song', phase: 'full', rule: 'BDPX-INI-04' },
    { id: 'break', title: 'Retreats from Close', phase: 'full', rule: 'BDPX-RET-01' },
  ],
}
