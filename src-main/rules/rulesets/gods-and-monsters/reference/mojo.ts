import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { mojoList, rateList, resourceList } from './figures.ts'

export const mojo: readonly RuleText[] = [
  ...section('Time', [
    ['GAM-TIM-01', 'Two clocks', 'The game’s time is not the table’s.'],
    [
      'GAM-TIM-02',
      'Rounds',
      'About ten seconds, six to the minute; each acts, defends or waits once.',
    ],
    [
      'GAM-TIM-03',
      'Longer stretches',
      'A session is a sitting, an adventure a goal, a campaign several; none has a fixed length.',
    ],
  ]),
  ...section('Mojo', [
    [
      'GAM-MOJ-01',
      'What it is for',
      'It improves skills and abilities, turns failed rolls and feeds some specialties.',
    ],
    [
      'GAM-MOJ-02',
      'Abilities',
      'A point costs three times the score, twice for the archetype’s own, once when one short of a specialty.',
    ],
    [
      'GAM-MOJ-03',
      'Fields and skills',
      'A new field 11, a skill 5 or 7, a further bonus 4 and the bonus.',
      mojoList,
    ],
    [
      'GAM-MOJ-04',
      'Just in time',
      'Bought right before a roll it helps, the mojo spent is a bonus to it, if the backstory allows.',
    ],
    [
      'GAM-MOJ-05',
      'Techniques',
      'Monks pay 2 for one skill, 4 for a field, and 3 or 2 to make a field of one or two.',
    ],
    [
      'GAM-MOJ-06',
      'Weapon skills',
      '5 for warriors, 7 for others; the bonus of Fighting Art cannot be bought.',
    ],
    [
      'GAM-MOJ-07',
      'Failed rolls',
      'Bid on an archetypal roll that failed: enough, and only what was lacking is paid; too little, and nothing is.',
    ],
    [
      'GAM-MOJ-08',
      'Archetypal',
      'Against the archetype’s ability or reaction, by a specialty, or in what the archetype is there for.',
    ],
    [
      'GAM-MOJ-09',
      'Of some use',
      'A turned roll brings something useful; where nothing could, the bid may be withdrawn.',
    ],
    ['GAM-MOJ-10', 'Never against friends', 'It does nothing against another player’s character.'],
    ['GAM-MOJ-11', 'It teaches', 'Fifty experience a point used in an adventure, at once.'],
    [
      'GAM-MOJ-12',
      'It stays',
      'Enough paid on a roll for a fitting bonus, skill or field buys that too.',
    ],
  ]),
]

export const study: readonly RuleText[] = section('Study', [
  [
    'GAM-PRM-01',
    'Practical mojo',
    'Earned for one named thing that is studied, and of no use for rolls.',
  ],
  [
    'GAM-PRM-02',
    'What for',
    'Fields, skills, spells and specialties; never scores, Fighting Art’s bonus or what thieves know.',
  ],
  ['GAM-PRM-03', 'Normal study', 'One point a week for one silver; no adventures and no work.'],
  [
    'GAM-PRM-04',
    'In free time',
    'One point a month for two silver, two hours nearly every day, up to three things at once.',
  ],
  [
    'GAM-PRM-05',
    'Intensive study',
    'Two days by resources alone for three silver a point, half the wisdom in days at most; used within intelligence days or lost.',
  ],
  [
    'GAM-PRM-06',
    'Breaks',
    'A point earned allows a day off, half a day when intensive, six in free time.',
  ],
  ['GAM-PRM-07', 'Resources', 'One of each type; their totals are added and give a rate on top.'],
  ['GAM-PRM-08', 'What each is worth', 'Its level less the student’s, times 1, 10 or 20 by type.'],
  [
    'GAM-PRM-09',
    'The rate',
    'Each doubling of the total one row further: from one in four periods to six in each.',
  ],
  ['GAM-PRM-10', 'Periods', 'A week, a month, or two days.'],
  ['GAM-PRM-11', 'Fees', 'Usually none to ten silver for each point a resource gives.'],
  ['GAM-PRM-12', 'Its limit', 'It gives one project no more than its total.'],
  [
    'GAM-PRM-13',
    'Immersion',
    'Living among the people: all or nothing, and worth the student’s charisma.',
  ],
  ['GAM-PRM-14', 'Outgrown', 'A student who knows more has its level from it, once.'],
  [
    'GAM-PRM-15',
    'Clever students',
    'With any resource intelligence’s major share moves the rate so many rows.',
  ],
  [
    'GAM-PRM-R01..07',
    'Resources, listed',
    'Books, immersion, libraries, tutors and schools with what each is worth.',
    resourceList,
  ],
  ['GAM-PRM-B01..09', 'Rates, listed', 'Mojo a period by the sum of resources.', rateList],
])
