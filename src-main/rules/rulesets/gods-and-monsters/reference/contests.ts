import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const contests: readonly RuleText[] = section('Tests and contests', [
  [
    'GAM-CTS-01',
    'A test',
    'A d20 at or under an ability or a reaction, with all that makes it easier or harder. No face always succeeds or always fails.',
  ],
  [
    'GAM-CTS-02',
    'Telling a failure',
    'The player may say in a sentence or two what went wrong; if another objects, it simply failed.',
  ],
  [
    'GAM-CTS-03',
    'Failing with weapons',
    'The loser takes the weapon’s damage, and for each die one point of it is an injury. Against one or two dice an evasion test saves from the injuries; so does verve that takes it all.',
  ],
  [
    'GAM-CTS-04',
    'Other dangerous failures',
    'The Guide may say beforehand that a contest without weapons is as dangerous.',
  ],
  [
    'GAM-CTS-05',
    'One roll',
    'An obstacle is one roll, however long it takes and however often it is interrupted.',
  ],
  [
    'GAM-CTS-06',
    'No second roll',
    'Not by another either, unless it becomes another task. After one has failed a group may try once, and after a group one.',
  ],
  ['GAM-CTS-07', 'Size of an obstacle', 'Each doubling of what would be no trouble is −1.'],
  [
    'GAM-CTS-T01',
    'The scale of sizes',
    '2 is −1, 4 is −2, 8 is −3, and on to 1,024, which is −10.',
  ],
  [
    'GAM-CTS-08',
    'Other scales',
    'Some obstacles count their size straight; for a few the penalty itself doubles with each step.',
  ],
  ['GAM-CTS-09', 'Areas', 'By their side or diameter: 20 feet is −1, 40 feet −2.'],
  [
    'GAM-CTS-10',
    'Where it goes wrong',
    'Where that matters it is random: a d8 for the stretches of an eighty-foot wall.',
  ],
  [
    'GAM-CTS-11',
    'Time and size',
    'Bigger obstacles take longer in proportion. Players may split them into smaller ones.',
  ],
  [
    'GAM-CTS-12 GAM-CTS-D01..05',
    'Difficulty',
    'Difficult is as it stands. Easy +2, very easy +4, a snap +8, incredibly easy +16; very difficult −2, extremely −4, nearly impossible −8, practically −16.',
  ],
  ['GAM-CTS-13', 'Field bonus', 'Counts where the field has a skill that clearly fits.'],
  [
    'GAM-CTS-14',
    'Taking care',
    'The next longer time, from a round to a minute, ten minutes, an hour, a day of eight hours, gives +1, two steps +2 at most; the Guide says whether it helps.',
  ],
  [
    'GAM-CTS-15',
    'Contests',
    'Each side tests. Who alone succeeds wins; if all fail the one who acts does; if both succeed they go on. Of more than two, those who fail are out. Where both want one thing, nobody gets it when all fail.',
  ],
  [
    'GAM-CTS-16',
    'Trying again',
    'At once, then after a round, a minute, ten minutes, an hour, a day, two days and so on.',
  ],
  [
    'GAM-CTS-17',
    'Nobody can fail',
    'The dice count double and it takes a step longer. A player may ask for it where only the other cannot fail.',
  ],
  [
    'GAM-CTS-18',
    'Assistance',
    'The assistant tests first, those helped being the size of the obstacle; then their field bonus may be used instead of one’s own, one on a roll.',
  ],
  ['GAM-CTS-19', 'Assistance with blades', 'Failing it harms as any failure with a weapon does.'],
])

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
