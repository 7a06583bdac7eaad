import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

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
  ],
  ['GAM-PRM-B01..09', 'Rates, listed', 'Mojo a period by the sum of resources.'],
])
