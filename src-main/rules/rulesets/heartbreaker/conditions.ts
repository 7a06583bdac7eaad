import type { ConditionKind } from '../../core/ruleset/magic.ts'
import { holdingOn } from '../../common/incapacitated.ts'

/** Names of conditions that rules set and look for. */
export const unconscious = 'unconscious'
export const injured = 'injured'
export const sneaking = 'sneaking'
export const shielded = 'covered by a shield'
export const alert = 'on the lookout'
export const rusty = 'rusty armour'
export const filthy = 'filthy clothes'
export const sick = 'sick'

/** Conditions of this game, for the GM to set by hand and the screen to explain. */
export const conditions: readonly ConditionKind[] = [
  { name: 'dead', says: 'A monster at 0 STA, or two failed SAVs.', rule: 'HBK-DEATH-01' },
  { name: holdingOn, says: 'At 0 STA and on their feet, until a SAV fails.', rule: 'HBK-DEATH-02' },
  { name: unconscious, says: 'Failed a SAV at 0 STA; the next is for life.', rule: 'HBK-DEATH-02' },
  {
    name: injured,
    says: 'Heals to half STA at most, until a SAV after a night in a bed.',
    rule: 'HBK-REST-01',
  },
  { name: 'surprised', says: 'Loses the first round.', rule: 'HBK-INIT-02' },
  { name: sneaking, says: 'Unseen: hits from behind without a roll.', rule: 'HBK-STL-05' },
  { name: alert, says: 'Warned: sneaking up is 2 harder.', rule: 'HBK-WPN-19' },
  { name: shielded, says: 'COV +2 against shots, for a round.', rule: 'HBK-SHD-03' },
  { name: 'fleeing', says: 'Its morale has broken.', rule: 'HBKX-GAP-03' },
  { name: 'fled', says: 'Has left the fight.', rule: 'HBK-ATK-06' },
  { name: 'poisoned', says: 'A save against poison failed.', rule: 'HBK-SAVE-02' },
  { name: 'paralysed', says: 'Does not act until it wears off.', rule: 'HBK-SAVE-02' },
  { name: rusty, says: 'AMR 1 less until it is repaired.', rule: 'HBK-UPK-04' },
  { name: filthy, says: 'Cleared by basic or lavish upkeep.', rule: 'HBK-UPK-03' },
  { name: sick, says: 'A beast of no use until it is fed and stabled.', rule: 'HBK-UPK-04' },
]
