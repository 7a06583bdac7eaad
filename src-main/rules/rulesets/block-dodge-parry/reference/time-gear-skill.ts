import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const timeGearSkill: readonly RuleText[] = [
  ...section('Time, Gear, Skill', [
    [
      'BDP-TGS-01',
      'Order',
      'First: impossible fails, certain succeeds, no roll. Only doubtful tasks go on.',
    ],
    [
      'BDP-TGS-02',
      'Gear',
      'Gear counts when benefits (equipment, tools, surroundings) outweigh hindrances.',
    ],
    [
      'BDP-TGS-03',
      'Skill',
      'Skill counts for an explicit (career, skill) or implicit (background, history) speciality; an ability of 15+ may count as a benefit, 6 or less as a hindrance.',
    ],
    ['BDP-TGS-04', 'Count', 'Three: success. One or none: failure. Two: roll the d6.'],
    [
      'BDP-TGS-05',
      'Time',
      'Time counts when the character is not in a rush and can calmly choose the best way.',
    ],
    ['BDP-TGS-06', 'Die', 'D6: 1 fail; 2-3 success at a cost; 4-6 success.'],
    [
      'BDP-TGS-07',
      'Cost',
      'Something breaks, or 1 Fatigue or minor damage, or the situation grows harder.',
    ],
    [
      'BDP-TGS-08',
      'One of three is not enough',
      'Lockpicking demonstrates it: time only, skill only (rushed, no tools) and gear only (rushed, unskilled) all fail.',
    ],
    [
      'BDP-TGS-09',
      'Tasks at hand',
      'Six come with their questions filled in: picking a lock, sneaking, breaching a barred door, climbing a wall, an escape through the city, a run along besieged walls.',
    ],
  ]),
]
