import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const groups: readonly RuleText[] = [
  ...section('Group effort', [
    ['GAM-GRP-01', 'As one', 'Those of like ability act as a single person.'],
    [
      'GAM-GRP-02 GAM-GRP-T01',
      'Bonus',
      'One for each doubling of their number: 2, 4, 8 and so on to 1,024.',
    ],
    ['GAM-GRP-03', 'Actions', 'One, and one more for each point of it.'],
    ['GAM-GRP-04', 'Median', 'Of final numbers; between the middle two if they are even.'],
    ['GAM-GRP-05', 'A bonus passed on', 'The median of theirs.'],
    ['GAM-GRP-06', 'Mojo', 'Anybody to whom it is archetypal may bid; all learn from all of it.'],
    ['GAM-GRP-07', 'Another plan', 'Takes the bonus in rounds.'],
    [
      'GAM-GRP-08',
      'Startled',
      'Charisma and bonus, or as many rounds as missed by, the bonus at most.',
    ],
    ['GAM-GRP-09', 'Leaving', 'At an action of theirs; takes the bonus in rounds.'],
    ['GAM-GRP-10', 'Leaders', 'Charisma; the bonus less the margin in rounds.'],
  ]),
  ...section('Mass conflict', [
    ['GAM-MAS-01', 'A unit', 'Those who fight alike fight as one.'],
    ['GAM-MAS-02', 'Movement', 'The median, and as much again for each point of bonus.'],
    ['GAM-MAS-03', 'Survival', 'The same; verve only where players lend theirs.'],
    ['GAM-MAS-04', 'Harm', 'Goes to the unit, which fights on unchanged until it breaks up.'],
    ['GAM-MAS-05', 'Manoeuvres', 'Need a leader named.'],
    [
      'GAM-MAS-06',
      'Afterwards',
      'Survival and injuries lost, divided by the bonus, is the most for each: the smallest die that reaches it.',
    ],
    [
      'GAM-MAS-07',
      'Where it goes',
      'Evasion less the unit’s injuries: survival if made, injuries if not.',
    ],
  ]),
]
