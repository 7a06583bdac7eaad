import { holdingOn, inUnit } from '../../common/incapacitated.ts'
import type { RuleId } from '../../core/outcome.ts'
import type { ConditionKind } from '../../core/ruleset/magic.ts'
import {
  bound,
  concentrating,
  covered,
  held,
  immobilized,
  psychic,
  surprised,
} from './combat/marks.ts'
import { inShock } from './harm/illusions.ts'
import { beyondHelp, dying, fainting, forsaken, semiConscious, unconscious } from './harm/states.ts'
import { stunned } from './psychic/state.ts'
import { restless } from './travel/fatigue.ts'

type Row = readonly [name: string, says: string, rule: RuleId]

// prettier-ignore
const rows: readonly Row[] = [
  ['dead', 'Died of injuries, or at the end of a last scene.', 'GAM-INJ-12'],
  [holdingOn, 'At 0 survival and on their feet.', 'GAM-INJ-04'],
  [fainting, 'Goes unconscious when the round ends.', 'GAM-INJ-04'],
  [unconscious, 'Out for as many minutes as injuries.', 'GAM-INJ-04'],
  [semiConscious, 'Moves and answers, starts nothing.', 'GAM-SEM-01'],
  [dying, 'Minutes to live, hours if unconscious.', 'GAM-INJ-10'],
  [beyondHelp, 'Past healing: one last effort.', 'GAM-INJ-11'],
  [inShock, 'Out of it by an illusion: until a full night’s rest.', 'GAM-ILL-04'],
  [surprised, '−2 defense, −3 on tests, nothing complex.', 'GAM-CMB-03'],
  [covered, 'Aimed at and unready: +4 to hit, +1 damage.', 'GAM-CMB-34'],
  [held, 'In a hold: both test fortitude each round.', 'GAM-CMB-29'],
  [immobilized, 'Can’t break free: −6, and +10 to hit.', 'GAM-CMB-29'],
  [bound, 'Can’t move: +10 to hit.', 'GAM-CMB-30'],
  [concentrating, 'Half the movement, −1 defense, no attack.', 'GAM-CNC-01'],
  [psychic, '−4 defense and perception, a quarter of the movement.', 'GAM-PSY-06'],
  [stunned, 'Worse at everything next round, by the survival lost.', 'GAM-PSY-07'],
  [restless, 'Pressed on when rest was due: the next such test is at −2.', 'GAM-MOV-08'],
  [forsaken, 'Changed code without the god: no spirit comes.', 'GAM-ADV-17'],
  [inUnit, 'Their unit acts for them.', 'GAM-MAS-01'],
  ['asleep', '−6 to notice; can’t move.', 'GAM-CMB-02'],
  ['paralysed', 'Can’t move: +10 to hit.', 'GAM-CMB-35'],
]

/** States that this game speaks of, for the GM to set by hand and the screen to explain. */
export const conditions: readonly ConditionKind[] = rows.map(([name, says, rule]) => ({
  name,
  says,
  rule,
  ...(name === beyondHelp && { stopsHealing: ['hp', 'injuries'] }),
}))
