import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const food: readonly RuleText[] = [
  ...section('Food', [
    ['BDP-FOOD-01', 'Daily', 'Eat once a day or be Deprived; every meal below counts.'],
    [
      'BDP-FOOD-02',
      'Desperate',
      'Raw meat or fish, snakes, treefrogs, rats and so on: WIL save to keep it down.',
    ],
    ['BDP-FOOD-03', 'Fresh', 'Foraged fruit and vegetables, unprepared.'],
    ['BDP-FOOD-04', 'Fatigue relief', 'Simple meal (and rations) 1; fancy meal all.'],
    ['BDP-FOOD-05', 'Needs', 'Simple: fire. Fancy: fire and a cooking pot.'],
    [
      'BDP-FOOD-06',
      'What they are',
      'Simple: basic preparation, such as grilled meat or roast vegetables. Fancy: several prepared parts in one dish (fish with boiled vegetables, a boar sandwich).',
    ],
  ]),
]
