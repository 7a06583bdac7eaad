import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Magic and the twenty spells. */
export const magicTexts: readonly RuleText[] = [
  ...section('Magic', [
    ['HRT-MAG-01', 'Mana', 'It comes from implements and is spent to cast, 1 or more at a time.'],
    ['HRT-MAG-02', 'Known spells', 'You can cast what your spellbooks hold.'],
    ['HRT-MAG-03', 'No roll', 'Casting needs no test.'],
    [
      'HRT-MAG-04',
      'Saves against spells',
      'Each who is allowed a save rolls under their own ST. Player characters who fail gain 1 ST.',
    ],
    [
      'HRT-MAG-05 E-HRT-02 HRTX-ED-04',
      'Level',
      'Where a spell says level it means the Mana spent: a word left over from an older list.',
    ],
    [
      'HRT-MAG-06 E-HRT-06',
      'Half damage',
      'A save against fireball or lightning halves it, rounded down unless a house rule says up.',
    ],
    [
      'HRT-MAG-07 E-HRT-17 HRTX-ED-03',
      'Spells and armour',
      'Each point of spell damage is a hit: AP first, unless a house rule lets it past armour.',
    ],
    [
      'HRT-MAG-08 E-HRT-12 HRTX-GAP-03',
      'Cost, time, duration',
      'One Mana at least and one action, with the book carried; only weather, flight and water breathing say how long. House rules: the least cost, the book in hand, ten minutes a Mana as in the author’s Cairn rules.',
    ],
    [
      'HRT-SPELL-01 E-HRT-21 E-HRT-22',
      'Animate Dead',
      'Raises one undead a Mana, with figures you pick; the dead on the table stand up with their own. At the end one d6, or one each by house rule: 1–3 hostile, 4–5 dust, 6 theirs for good.',
    ],
    [
      'HRT-SPELL-02 E-HRT-23',
      'Augury',
      'One question a Mana on whether a plan goes well. A hidden d6 each, true on 4 and up; 1 HP of blood makes one sure.',
    ],
    [
      'HRT-SPELL-03',
      'Charm',
      'One creature a Mana moves a step from hostile over neutral and friendly to infatuated.',
    ],
    [
      'HRT-SPELL-04',
      'Circle of Protection',
      'A ring of chalk, salt or blood for one creature a Mana that nothing unnatural crosses.',
    ],
    ['HRT-SPELL-05', 'Control Weather', 'Any weather, a day for each Mana.'],
    [
      'HRT-SPELL-06',
      'Dominate',
      'Leave your body and steer one near creature; a save prevents it.',
    ],
    ['HRT-SPELL-07', 'Fireball', 'A point a Mana to all in a small area; a save halves.'],
    [
      'HRT-SPELL-08 E-HRT-24',
      'Fly',
      'One creature and ten sure minutes a Mana, at a walk. Then a d6 each ten minutes: 5 or 6 ends it.',
    ],
    ['HRT-SPELL-09', 'Hold Person', 'Paralyses one creature a Mana; a save avoids it.'],
    ['HRT-SPELL-10', 'Invisibility', 'One creature a Mana.'],
    ['HRT-SPELL-11', 'Knock', 'Opens one locked or stuck door in reach.'],
    ['HRT-SPELL-12', 'Lightning Bolt', 'A point a Mana to all in a line; a save halves.'],
    [
      'HRT-SPELL-13',
      'Scry',
      'See and hear up to ten miles a Mana in a mirror, crystal or still water.',
    ],
    ['HRT-SPELL-14', 'Sleep', 'Deep sleep for all in a small area; a save avoids it.'],
    [
      'HRT-SPELL-15 HRT-SPELL-21 E-HRT-14',
      'Speak with Dead',
      'A d6 of questions to a corpse that could think. Dead for at most: 1 Mana a week, 2 a month, 3 a year, 4 ten, 5 a hundred, 6 and more a thousand years. A reaction may apply.',
    ],
    [
      'HRT-SPELL-16 E-HRT-25',
      'Third Eye',
      'Shows what is hidden, ethereal or in another shape, and the auras of magic; carried books count as prepared.',
    ],
    ['HRT-SPELL-17', 'Tongues', 'Understand all speech and writing.'],
    ['HRT-SPELL-18', 'Water Breathing', 'One creature and ten minutes a Mana.'],
    ['HRT-SPELL-19', 'Wind Barrier', 'Missiles do no harm to one creature a Mana inside it.'],
    ['HRT-SPELL-20', 'Wizard Lock', 'Locks one thing until a Knock or its equal.'],
  ]),
]
