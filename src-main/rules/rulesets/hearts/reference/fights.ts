import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Encounters, fights and what heals after them. */
export const fightTexts: readonly RuleText[] = [
  ...section('Languages and reactions', [
    [
      'HRT-LANG-01 E-HRT-13',
      'Languages',
      'The linguistic skills are languages, with scores like any skill. The party shares a speech of its own that is not among them.',
    ],
    ['HRT-LANG-02', 'Gnomish', 'Gnomes, cats, small furred animals and songbirds speak it.'],
    ['HRT-LANG-03', 'Black Speech', 'The enemy speaks it; who that is your campaign says.'],
    [
      'HRT-LANG-04',
      'Pirate',
      'Criminals, sailors, street players, Vikings, clowns and their like.',
    ],
    ['HRT-LANG-05', 'Liturgical', 'The Church, its demons and the undead.'],
    [
      'HRT-LANG-06',
      'Ogham',
      'Only ever written, cut into old birches. Nobody is known to speak it.',
    ],
    [
      'HRT-REACT-01',
      'Reaction',
      'On meeting beings of unknown attitude the speaker tests the language that suits them.',
    ],
    ['HRT-REACT-02', 'The wrong accent', 'A failed reaction offends, and they attack.'],
    [
      'HRT-REACT-03',
      'Talk',
      'A reaction that succeeds opens the way to negotiate; what comes of it is yours to judge.',
    ],
    [
      'E-HRT-26',
      'Who speaks',
      'You name the speaker. Unnamed, it is whoever speaks their tongue best.',
    ],
    [
      'HRTX-ED-01',
      'Reactions in the first version',
      '2d6: 2 hostile, 3–5 negative, 6–8 uncertain, 9–11 positive, 12 enthusiastic. By house rule, for what has no language.',
    ],
  ]),
  ...section('Fighting', [
    ['HRT-INIT-01', 'Initiative', 'A d6 for each side; the higher goes first.'],
    [
      'E-HRT-03 HRTX-GAP-02',
      'A tie',
      'Roll again, unless a house rule lets both act together or the party first. The author’s related game rolls once, as a fight starts.',
    ],
    ['E-HRT-04', 'How often', 'Once a fight; by house rule the dice are due as each round begins.'],
    [
      'HRT-ATK-01',
      'Attacking',
      'Name a target: every attack connects, and nothing is rolled to hit.',
    ],
    [
      'HRT-ATK-02',
      'The hit table',
      'Total of the weapon dice: up to 3 no hit, 4 one, 8 two, 12 three.',
    ],
    [
      'E-HRT-05',
      'More than 12',
      'Several dice are totalled and three hits are the most; by house rule each full 4 is one.',
    ],
    [
      'HRT-ATK-03',
      'Where hits go',
      'Off AP until it is gone, then off HP. What is left over is lost.',
    ],
    [
      'HRT-ATK-04 E-HRT-18 HRT-HEAL-04',
      'At 0 HP',
      'Dead or dying, as you decide. Rest brings nobody back from death.',
    ],
    [
      'HRT-ATK-05',
      'Critical damage',
      'A monster out of Cairn may bring its own critical effect when it takes somebody to 0 HP.',
    ],
    [
      'HRTX-GAP-04',
      'Dying',
      'No time is given. By house rule it is Cairn’s: an hour, unless somebody helps.',
    ],
    [
      'HRTX-ED-02',
      'Hits and damage',
      'Across the versions a hit and a point of damage are the same thing.',
    ],
  ]),
  ...section('Morale', [
    [
      'HRT-MOR-01 E-HRT-07',
      'Morale',
      'The book points to another page. A converted B/X score breaks on 2d6 above it; you may use another check by house rule.',
    ],
    ['HRTX-MOR-01', 'When', 'At a side’s first casualty, and again when half of it is lost.'],
    ['HRTX-MOR-02', 'Who never checks', 'Player characters and the undead.'],
    [
      'HRTX-MOR-03',
      'Rout numbers',
      'The author’s MOSAIC page: 2d6 equal to the number or higher, and they rout.',
    ],
    [
      'HRTX-MOR-04..07',
      'Rout numbers of people',
      'Green 6 (26 in 36), trained 7 (21), veteran 8 (15), elite 9 (10).',
    ],
    [
      'HRTX-MOR-08..10',
      'Two kinds of score',
      'B/X breaks above its score and a rout number at or above it, so B/X 7 equals rout 8. Each creature keeps the kind it has. B/X 12 never breaks.',
    ],
    [
      'HRTX-MOR-11',
      'No row for 5',
      'The author’s page lacks it in every state, so it is left out on purpose or by oversight, not by a misprint.',
    ],
  ]),
  ...section('Healing', [
    ['HRT-HEAL-01', 'After a fight', 'Everybody who survives has all AP back.'],
    ['HRT-HEAL-02', 'A night', 'Each character chooses: 1 HP, or all Mana.'],
    ['HRT-HEAL-03', 'A week in town', 'All HP and all Mana.'],
    ['HRTX-ED-08', 'Other versions', 'Healing reads the same in all three.'],
  ]),
]
