import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Magic and its spells. */
export const magicText: readonly RuleText[] = [
  ...section('Magic', [
    [
      'DLV-MAG-01 DLV-MAG-02',
      'Spellbooks',
      'One spell each; anyone may cast, both hands on the book and reading aloud.',
    ],
    ['DLV-MAG-03', 'Cost', 'One fatigue a casting.'],
    [
      'DLV-MAG-04 E-DLV-25 DLVX-ANS-10',
      'Enhancing',
      'With time and safety, for free; what it does you say. Later: a fatigue a level.',
    ],
    ['DLV-MAG-05', 'In danger', 'A WIL save may be called for.'],
    ['DLV-MAG-06', 'Scrolls', 'No fatigue, and gone after one casting.'],
    ['DLV-MAG-07', 'Time', 'One action.'],
    ['DLV-MAG-08', 'With a load', 'The encumbered cast nothing.'],
    ['DLV-MAG-09', 'Duration', 'Ten minutes a level unless stated.'],
    [
      'DLV-MAG-10 E-DLV-22 DLVX-ANS-08..09',
      'Counterspell and level',
      'Spend a prepared spell, any book or scroll in hand, to shield one person a level from one spell; it costs as a casting. Level stands on the book (“Fireball 3”), 1 by default; house rules make it the fatigue or the WIL that the caster pays.',
    ],
    ['E-DLV-34 DLVX-ANS-14', 'Whose level', 'Where a text says your level, the spell’s is meant.'],
    [
      'DLV-SPELL-01',
      'Animate Dead',
      'One undead a level, d6 HP each; at the end a d6: 1–3 hostile, 4–5 dust, 6 for good.',
    ],
    [
      'DLV-SPELL-02 DLVX-ANS-15',
      'Augury',
      'A question a level, a hidden d6 each, true on 4; d6 HP of blood makes it sure.',
    ],
    [
      'DLV-SPELL-03 E-DLV-31 DLVX-ANS-13',
      'Bless',
      'One target a level: 1 more damage, 1 more on the score saved against.',
    ],
    ['DLV-SPELL-04', 'Charm', 'One creature a level a step friendlier.'],
    [
      'DLV-SPELL-05',
      'Circle of Protection',
      'A ring nothing unnatural crosses, one creature a level.',
    ],
    ['DLV-SPELL-06', 'Control Weather', 'Any weather, a day a level.'],
    ['DLV-SPELL-07', 'Dominate', 'Steer one creature from outside your body; a save prevents.'],
    [
      'DLV-SPELL-08 DLV-SPELL-15',
      'Fireball and Lightning Bolt',
      'A d6 a level to an area or a line; a save halves.',
    ],
    ['DLV-SPELL-09', 'Fly', 'One creature and ten sure minutes a level; then 5 on a d6 ends it.'],
    [
      'DLV-SPELL-10 DLV-SPELL-18',
      'Haste and Slow',
      'The next fight’s initiative is won, or lost, one creature a level.',
    ],
    [
      'DLV-SPELL-11',
      'Heal Sickness',
      'Heals all that ails one creature; magical ills get one more save.',
    ],
    [
      'DLV-SPELL-12 DLV-SPELL-17',
      'Hold Person and Sleep',
      'Paralysis for one a level, or sleep for an area; a save avoids.',
    ],
    ['DLV-SPELL-13', 'Invisibility', 'One creature a level.'],
    [
      'DLV-SPELL-14 DLV-SPELL-25',
      'Knock and Wizard Lock',
      'Opens one door; or locks one thing until a Knock.',
    ],
    ['DLV-SPELL-16', 'Scry', 'Ten miles a level, through mirror, crystal or water.'],
    [
      'DLV-SPELL-19 DLV-SPELL-22',
      'Speak with Animals and Tongues',
      'Talk with beasts ten minutes a level; or understand everything.',
    ],
    [
      'DLV-SPELL-20',
      'Speak with Dead',
      'A d6 of questions. Dead for at most, by level: ten minutes, a day, a week, a month, a year, 10, 100, 1000 years, any time.',
    ],
    ['DLV-SPELL-21', 'Third Eye', 'Shows the hidden and the auras of magic.'],
    [
      'DLV-SPELL-23..24',
      'Water Breathing and Wind Barrier',
      'One creature a level: breath for ten minutes a level, or safety from missiles.',
    ],
  ]),
]
