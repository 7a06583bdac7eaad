import type { ConditionKind } from '../../core/ruleset/magic.ts'
import { holdingOn } from '../../common/incapacitated.ts'
import { bound, concentrating, covered, held, immobilized, psychic } from './combat/marks.ts'
import { surprised } from './combat/surprised.ts'
import { inUnit } from './groups/units.ts'
import { beyondHelp, dying, fainting, semiConscious, unconscious } from './harm/states.ts'
import { inShock } from './harm/phantasm.ts'
import { restless } from './movement/weariness.ts'
import { stunned } from './psychic/stun.ts'

/** States that this game speaks of, for the GM to set by hand and the screen to explain. */
export const conditions: readonly ConditionKind[] = [
  { name: 'dead', says: 'Died of injuries, or at the end of a last scene.', rule: 'GAM-INJ-12' },
  { name: holdingOn, says: 'At 0 survival and on their feet.', rule: 'GAM-INJ-04' },
  { name: fainting, says: 'Goes unconscious when the round ends.', rule: 'GAM-INJ-04' },
  { name: unconscious, says: 'Out for as many minutes as injuries.', rule: 'GAM-INJ-04' },
  { name: semiConscious, says: 'Moves and answers, starts nothing.', rule: 'GAM-SEM-01' },
  { name: dying, says: 'Minutes to live, hours if unconscious.', rule: 'GAM-INJ-10' },
  { name: beyondHelp, says: 'Past healing: one last effort.', rule: 'GAM-INJ-11' },
  {
    name: inShock,
    says: 'Out of it by an illusion: until a full night’s rest.',
    rule: 'GAM-ILL-04',
  },
  { name: surprised, says: '−2 defense, −3 on tests, nothing complex.', rule: 'GAM-CMB-03' },
  { name: covered, says: 'Aimed at and unready: +4 to hit, +1 damage.', rule: 'GAM-CMB-34' },
  { name: held, says: 'In a hold: both test fortitude each round.', rule: 'GAM-CMB-29' },
  { name: immobilized, says: 'Can’t break free: −6, and +10 to hit.', rule: 'GAM-CMB-29' },
  { name: bound, says: 'Can’t move: +10 to hit.', rule: 'GAM-CMB-30' },
  {
    name: concentrating,
    says: 'Half the movement, −1 defense, no attack.',
    rule: 'GAM-CNC-01',
  },
  {
    name: psychic,
    says: '−4 defense and perception, a quarter of the movement.',
    rule: 'GAM-PSY-06',
  },
  {
    name: stunned,
    says: 'Worse at everything next round, by the survival lost.',
    rule: 'GAM-PSY-07',
  },
  {
    name: restless,
    says: 'Pressed on when rest was due: the next such test is at −2.',
    rule: 'GAM-MOV-08',
  },
  { name: inUnit, says: 'Their unit acts for them.', rule: 'GAM-MAS-01' },
  { name: 'asleep', says: '−6 to notice; can’t move.', rule: 'GAM-CMB-02' },
  { name: 'paralysed', says: 'Can’t move: +10 to hit.', rule: 'GAM-CMB-35' },
]
