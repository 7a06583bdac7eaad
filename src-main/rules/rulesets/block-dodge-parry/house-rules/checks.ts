import { choice } from '../../../core/choice.ts'

export const contestTie = choice(
  'contestTie',
  'Tests and saves',
  'E-BDP-01',
  'A tied contest',
  'Both pass with the same face. Who wins?',
  ['reroll', 'Again', 'A tie: both roll again.'],
  ['defender', 'The defender', 'Whoever was challenged holds.'],
)

export const contestNone = choice(
  'contestNone',
  'Tests and saves',
  'E-BDP-01',
  'A contest nobody wins',
  'Both fail. What then?',
  ['statusQuo', 'As it was', 'Nobody wins, and nothing changes.'],
  ['reroll', 'Again', 'Both roll again.'],
)

export const noGearCountsAs = choice(
  'noGearCountsAs',
  'Tests and saves',
  'E-BDP-02',
  'Gear with nothing for or against',
  'Gear counts when it helps more than it hinders. And when there is none of either?',
  [false, 'Not', 'It takes more help than hindrance.'],
  [true, 'It counts', 'Nothing for and nothing against is good enough.'],
)

export const luckScore = choice(
  'luckScore',
  'Tests and saves',
  'BDPX-CHR-05',
  'Luck',
  'An option: everybody has Luck 10, which replaces the Die of Fate and is burnt to mend a failed save.',
  [false, 'The Die of Fate', 'No Luck is counted.'],
  [true, 'Luck', 'A d20 under Luck; points are burnt.'],
)

export const tests = [contestTie, contestNone, noGearCountsAs, luckScore]
