import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { shareList } from './figures.ts'

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
    shareList,
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

export const creation: readonly RuleText[] = section('A new character', [
  [
    'GAM-CRE-01',
    'Backstory',
    'Some three sentences: home, family, the people one comes from. Roles first, names later.',
  ],
  [
    'GAM-CRE-02',
    'Ties',
    'Who raised them, why they are not rich, how they know two others of the party, and why they are here.',
  ],
  [
    'GAM-CRE-03',
    'Motivation',
    'One sentence; when it is met, write another or retire. A moral code if they have one. A species takes the place of the first specialty.',
  ],
  [
    'GAM-CRE-04',
    'Scores',
    'Six times the best three of four dice, set as one likes, then the changes of the species.',
  ],
  ['GAM-CRE-05', 'First mojo', 'Twelve and the major share of the archetype’s ability.'],
  [
    'GAM-CRE-06',
    'Survival and verve',
    'Five each; survival with endurance’s major share, verve with the minor shares of the archetype’s two abilities.',
  ],
  [
    'GAM-CRE-07',
    'Fighting Art',
    'A warrior begins with it at +1, with unarmed combat and weapon fluency.',
  ],
  [
    'GAM-CRE-08',
    'Native culture',
    'A field at +2 with its language, an etiquette and what the species knows.',
  ],
  [
    'GAM-CRE-09',
    'Fields',
    'As many as intelligence’s major and the minor shares of wisdom and charisma come to, one skill each.',
  ],
  [
    'GAM-CRE-10',
    'Movement and Carry',
    'Movement by species, agility and strength; Carry by strength and endurance; nothing bulkier than the strength.',
  ],
  [
    'GAM-CRE-11',
    'Reactions',
    'Four, the two shares, what the species adds, and the archetype’s own reaction its level.',
  ],
  [
    'GAM-CRE-12',
    'Against magic',
    'Dwarves add to reactions against it; the text shows +4 at endurance 15.',
  ],
  ['GAM-CRE-13', 'Attack and defense', 'Strength feeds blows and throws, agility defense and aim.'],
  [
    'GAM-CRE-14',
    'Age',
    'By species and dice. What years teach beyond youth is written down by hand and may be kept for later.',
  ],
  [
    'GAM-CRE-15',
    'Height and weight',
    'One roll of two dice feeds both, with endurance and strength.',
  ],
  ['GAM-CRE-16', 'Or chosen', 'Any of it may be chosen instead of rolled.'],
])
