import type { Action } from '../../../core/action.ts'
import { highestSpell } from '../magic/casting.ts'
import { jump } from '../travel/jumping.ts'
import { passYears, tradeAgeInjury } from './aging.ts'
import { ailmentActs, leaveAilment } from './ailments/acts.ts'
import { catchAilment } from './ailments/catch.ts'
import { breathe, holdBreath, suffocationTest } from './breath.ts'
import { keepConcentration, mindTest, orderHalfAwake } from './concentration.ts'
import { damage, givePool, heal } from './damage.ts'
import { deathCheck } from './death-check.ts'
import { lastEffort, sceneDeath, timeIsUp } from './dying.ts'
import { comeRound, faint, wakeUp } from './fainting.ts'
import { fall } from './falls.ts'
import { disbelieve, revealIllusion, unseenIllusion } from './illusions.ts'
import { itemTest } from './items.ts'

/** Actions for survival, verve and injuries, down to death. */
export const harm: readonly Action[] = [
  damage,
  heal,
  givePool,
  faint,
  comeRound,
  wakeUp,
  deathCheck,
  timeIsUp,
  lastEffort,
  sceneDeath,
  highestSpell,
]

/** Actions for hazards to bodies, minds and things, poisons and diseases among them. */
export const hazards: readonly Action[] = [
  fall,
  jump,
  holdBreath,
  suffocationTest,
  breathe,
  itemTest,
  disbelieve,
  revealIllusion,
  unseenIllusion,
  mindTest,
  keepConcentration,
  orderHalfAwake,
  passYears,
  tradeAgeInjury,
  catchAilment,
  ailmentActs,
  leaveAilment,
]
