import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

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
