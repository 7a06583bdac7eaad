import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

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
