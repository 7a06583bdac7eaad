import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementAttacks: readonly RuleText[] = [
  ...section('Supplement: Attacks', [
    [
      'BDPX-ATK-01',
      'An attack',
      'No to-hit roll. Weapon die − Armor → HP; what is left after HP reaches 0 → STR; any STR damage from an attack then calls a Critical Damage Save (on the new STR). The rules chapter’s save and d10 table apply.',
    ],
    [
      'BDPX-ATK-02',
      'The unguarded',
      'Unaware or overburdened (10 of 10 slots) targets have no usable HP: damage goes straight to STR.',
    ],
    [
      'BDPX-ATK-03',
      'When to roll',
      'Roll only if the attack can hurt (arrow vs stone golem: no roll, but it still happens in the fiction).',
    ],
    [
      'BDPX-ATK-04',
      'Bare hands and what lies about',
      'Unarmed 1d4. Improvised: bottle-size d6, chair d8, table d10, each breaks after one attack. Non-lethal: failing the STR save = knocked out instead of injured.',
    ],
    [
      'BDPX-ATK-05',
      'Impaired and enhanced',
      'Impaired (cover, bound hands …): roll 1d4 whatever the weapon. Enhanced (helpless foe, daring stunt): add 1d12 to the normal dice, keep the highest.',
    ],
    [
      'BDPX-ATK-06',
      'Enhanced in Cairn',
      'In Cairn an enhanced attack is a d12 instead of the weapon’s die; a house rule has it so.',
    ],
    [
      'BDPX-ATK-07',
      'Daring, at a price',
      'A cool risky move is enhanced, but carries a price if a foe still stands (first attack back enhanced; or Fatigue, STR damage, lost gear).',
    ],
    [
      'BDPX-ATK-08',
      'Two weapons',
      'Two weapons: roll both, keep the higher; use the slower weapon’s place in the order, or strike only with the quicker one.',
    ],
    [
      'BDPX-ATK-09',
      'Several on one',
      'Several attackers on one target at the same moment: roll all, single highest counts, and only that weapon’s tag applies. Separate moments of a round (before/after, fight-back) are not merged.',
    ],
    [
      'BDPX-ATK-10',
      'Magic is summed',
      'Magic is the exception: its dice are summed (as are falls, lava and similar).',
    ],
    [
      'BDPX-ATK-11',
      'Both at once',
      'Our ruling: Impaired and enhanced at once: cancel to the normal die.',
    ],
  ]),
]
