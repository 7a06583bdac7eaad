import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementDefending: readonly RuleText[] = [
  ...section('Supplement: Defending', [
    [
      'BDPX-DEF-01',
      'Armor',
      'Armor subtracts before HP. Maximum 3. 1 light, 2 medium, 3 heavy. Shield +1 while held.',
    ],
    [
      'BDPX-DEF-02',
      'Reactions',
      'One reaction per incoming attack moment, chosen before damage is rolled; by default PCs have them, some foes too. An attacker may not react to a reaction.',
    ],
    ['BDPX-DEF-03', 'Defend', 'The blow is taken on HP. It needs nothing, and costs nothing.'],
    ['BDPX-DEF-04', 'Fight back', 'After taking the damage, attack one attacker. 1 Fatigue.'],
    [
      'BDPX-DEF-05',
      'Block',
      'Incoming Fast (d6) and Balanced (d8) become impaired. Needs: Balanced or Slow weapon, or shield. Fatigue: 1; 0 with shield or Slow weapon while in heavy armor (3).',
    ],
    [
      'BDPX-DEF-06',
      'Dodge',
      'Incoming Slow (d10) and Balanced (d8) become impaired. Needs: not in heavy armor, not holding a Slow weapon. Fatigue: 1; 0 with a Fast weapon or bare hands in light (1) or no armor.',
    ],
    [
      'BDPX-DEF-07',
      'Parry',
      'Roll own weapon die against one attacker you could strike: higher → attacker’s roll void, your damage to their STR; lower → their damage to your STR; equal → nothing. No Critical Damage Save either way. Needs: a foe in reach. Fatigue: 0.',
    ],
    [
      'BDPX-DEF-08',
      'Armor in a parry',
      'Our ruling: armor does not help against what a parry does, which goes straight to STR. A house rule lets it.',
    ],
    [
      'BDPX-DEF-09',
      'One reaction for all',
      'Our ruling: one reaction covers all attacks of that moment: block/dodge impairs every listed die; parry names one attacker and the rest resolve normally.',
    ],
    [
      'BDPX-DEF-10',
      'No room for it',
      'Our ruling: where no slot is free for the Fatigue there is no reaction, unless a stored item or the backpack is dropped.',
    ],
    [
      'BDPX-DEF-11',
      'Sacrificing gear',
      'Sacrifice gear: at 0 HP, or by dropping to 0 HP willingly, destroy an item to negate one blow. Mundane blows: Balanced or Slow weapon, shield, medium or heavy armor. Special (magic, elemental): heavy armor or shield only.',
    ],
    [
      'BDPX-DEF-12',
      'Mending it',
      'Sacrificed gear is useless until repaired at 75% of new price (or a Repair Kit); shields never repairable.',
    ],
    [
      'BDPX-DEF-13',
      'Rightly equipped',
      'By an option of the older edition a block or dodge that costs nothing turns the blow away whole; a house rule has it so.',
    ],
  ]),
]
