import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const hazards: readonly RuleText[] = [
  ...section('Age', [
    [
      'GAM-AGE-01',
      'Growing old',
      'At 40 and endurance, and every year after, an injury that nothing heals.',
    ],
    ['GAM-AGE-02', 'Trading it', 'One such injury for 2 of an ability that stays above one.'],
  ]),
  ...section('Ailments', [
    ['GAM-AIL-01', 'What they are', 'Poisons, diseases, drugs and drink follow the same rules.'],
    ['GAM-AIL-02', 'Strength', 'Lowers the test, −4 to 4; on a failure it takes hold.'],
    [
      'GAM-AIL-03',
      'Which test',
      'Surely taken in: health at 4 less. Could be noticed: perception. Forced on somebody: evasion.',
    ],
    [
      'GAM-AIL-04',
      'Those that act once',
      'After their action time; one round is the end of this one.',
    ],
    [
      'GAM-AIL-05',
      'What lasts',
      'Loss of ability, concentration or waking passes; injuries stay until healed.',
    ],
    [
      'GAM-AIL-06',
      'Chronic',
      'Each action time a health test against its strength, which falls by one each time; a failure is another dose.',
    ],
    ['GAM-AIL-07', 'Inescapable', 'A test each action time; every failure is another dose.'],
    [
      'GAM-AIL-08',
      'Both',
      'Strikes each time without a test and grows by one; outside it fades from its own strength.',
    ],
    [
      'GAM-AIL-09 GAM-AIL-T01..09',
      'Examples',
      'Alcohol −1, 20 minutes, chronic. Cold 1, a day, chronic. Food poisoning 3, an hour, chronic, an injury. Black widow 0, half an hour, d2 injuries. Giant spider 4, a round, d4 minutes of paralysis. Huge spider 2, d3 injuries; large 1, d2; shadow 1, two rounds, d6. Sleep gas 0, a round, 2d10 minutes asleep.',
    ],
  ]),
  ...section('Concentration', [
    ['GAM-CNC-01', 'While it lasts', 'Half Movement at most, defense −1, nothing else done.'],
    ['GAM-CNC-02', 'When struck', 'After more than a round: evasion, or it breaks.'],
    ['GAM-CNC-03', 'Penalties', 'They count on charisma, wisdom and intelligence.'],
  ]),
  ...section('Falling', [
    [
      'GAM-FAL-01 GAM-FAL-T01..08',
      'The table',
      'Below 10 feet d6, evasion saves; below 20 2d6, evasion halves; then a die more for each doubling, 7d6 from 320 feet. As many seconds as dice.',
    ],
    ['GAM-FAL-02', 'Beyond 450 feet', 'No more damage, a second for each 150 feet.'],
    [
      'GAM-FAL-03',
      'Injuries',
      'One point of each die, unless evasion was made at 20 feet or less.',
    ],
  ]),
  ...section('Illusions', [
    ['GAM-ILL-01', 'Phantasms', 'Only phantasms hurt, and as if real until they are seen through.'],
    [
      'GAM-ILL-02',
      'Seen through',
      'A tenth of the harm stays, rounded up; the rest is back in a round.',
    ],
    ['GAM-ILL-03', 'The unconscious', 'They don’t wake by it: they sleep.'],
    ['GAM-ILL-04', 'Dying of it', 'A shock that only a full night or magic ends, not death.'],
    [
      'GAM-ILL-05',
      'What can’t be seen',
      'Works only on those who know of it, at +10 to their reaction.',
    ],
    ['GAM-ILL-06', 'Looking for flaws', 'A round of it, by perception, when a player asks.'],
    [
      'GAM-ILL-07',
      'Refusing to believe',
      'Willpower, at half the penalty; if it is real it has its full effect. Others are at +2 on perception after a success.',
    ],
    ['GAM-ILL-08', 'Poor ones', 'May give everybody a test at once, with a bonus.'],
  ]),
  ...section('Things', [
    [
      'GAM-ITM-01',
      'When to test',
      'Not carried, or carried by somebody who is down or hurt by it.',
    ],
    [
      'GAM-ITM-02',
      'The test',
      '4, with what it is made of and how thick; it has its pounds to lose.',
    ],
    [
      'GAM-ITM-03 GAM-ITM-T01..06',
      'Stuff',
      'Fire, bludgeon, acid: glass 8, 0, 16; ice 0, 0, 8; metal 6, 5, 0; paper −2, 6, 8; stone 8, 0, 10; wood 0, 3, 5.',
    ],
    [
      'GAM-ITM-04',
      'Thickness',
      'One at the unit and one for each doubling: a quarter inch of glass or metal, half an inch of ice or paper, an inch of stone or wood.',
    ],
  ]),
  ...section('Jumping', [
    [
      'GAM-JMP-01 GAM-JMP-T01',
      'Up',
      'Agility, the major share of strength and 8; less 0, 1, 2, 4, 8, 16, 32 for one to seven feet.',
    ],
    ['GAM-JMP-02', 'Falling short', 'As high as the roll would have done for.'],
    [
      'GAM-JMP-03',
      'Other sizes',
      'Large twice, huge four times, gigantic eight, titanic sixteen; small three quarters.',
    ],
    ['GAM-JMP-04', 'Across', 'Yards for feet; a run adds Movement.'],
  ]),
  ...section('Searching, half awake, without air', [
    ['GAM-SRC-01', 'Searching', 'Perception by the area; two minutes for ten feet square.'],
    ['GAM-SEM-01', 'Semi-conscious', 'Slow, with no agility in defense.'],
    ['GAM-SEM-02', 'What they do', 'They move; to obey or answer takes willpower or d4 rounds.'],
    ['GAM-SEM-03', 'Death', 'They count as unconscious for it.'],
    ['GAM-SUF-01', 'Breath', 'Endurance in rounds when ready; else d4 and its minor share.'],
    ['GAM-SUF-02', 'After it', 'Health or an injury, and again each minute at one less.'],
    ['GAM-SUF-03', 'At rest', 'Times may be doubled.'],
  ]),
]
