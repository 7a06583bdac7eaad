import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const sleep: readonly RuleText[] = [
  ...section('Sleep', [
    ['BDP-SLP-01', 'All-nighter', 'Awake all night = Deprived.'],
    [
      'BDP-SLP-02',
      'Quality',
      'None (travel, study, exploring): Deprived. Perilous (barred dungeon room, blizzard camp): not Deprived. Normal (good wild camp, simple inn): also all Fatigue gone. Comfortable (luxury room, magic fey spring): also 1 point of ability loss back.',
    ],
  ]),
]
