import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const contributors: readonly RuleText[] = section('Abilities and what they feed', [
  [
    'GAM-CON-01',
    'Abilities and reactions',
    'Charisma, intelligence, wisdom, endurance, agility and strength feed the six reactions and other numbers: one ability as the major share, another as the minor.',
  ],
  [
    'GAM-CON-02',
    'Major share',
    'Scores the text shows: 8 takes one, 10 and 11 give nothing, 12 to 14 one, 15 and 16 two, 18 four.',
  ],
  [
    'GAM-CON-03',
    'Minor share',
    'Scores the text shows: 8 to 14 give nothing, 15 and 16 one, 18 two.',
  ],
  [
    'GAM-CON-04',
    'The whole table',
    'Low scores mirror high ones about ten and a half; 17 gives three, and above 18 each point one more. The minor share is half the major, fractions dropped. What the text does not show is inferred.',
  ],
  [
    'GAM-CON-05',
    'What feeds what',
    'Health: endurance, then strength. Fortitude: strength, then endurance. Willpower: wisdom, then charisma. Evasion: agility, then intelligence. Reason: intelligence, then wisdom. Perception: charisma, then agility. Each starts at 4.',
  ],
  [
    'GAM-CON-06',
    'A target',
    'Every test is held against a score or a reaction; bonuses raise it, penalties and injuries lower it, and each is told by name.',
  ],
  [
    'GAM-CON-07',
    'What is not in the text',
    'Lists of fields, specialties, spells, spirits and powers, most species and the formulas of Carry and age are only pointed at. Type the numbers in; ours are marked as rulings.',
  ],
])
