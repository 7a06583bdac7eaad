import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementBeforeAFight: readonly RuleText[] = [
  ...section('Supplement: Before a fight', [
    [
      'BDPX-SUR-01',
      'Surprise',
      'When a side may not have noticed the other, roll 1d6: 1 = party surprised, 6 = NPCs surprised, 2–5 nobody.',
    ],
    [
      'BDPX-SUR-02',
      'A free round',
      'The surprising side gets one free round before initiative. Some ambushes also deny the victims their HP (GM’s call).',
    ],
    [
      'BDPX-SUR-03',
      'Odds of surprise',
      'Odds: poor visibility → party 1–2, NPCs 5–6; NPCs with a home advantage (apex predator) → party 1–2, NPCs 6; NPCs cannot be surprised (see in the dark vs no light) → party 1–3, NPCs never.',
    ],
    [
      'BDPX-REA-01',
      'Reaction',
      'Unknown attitude: 2d6 → 2 Hostile · 3–5 Wary · 6–8 Curious · 9–11 Kind · 12 Helpful. Same bands as Cairn.',
    ],
    [
      'BDPX-REA-02',
      'Weapons and reaction',
      'Optional modifiers: weapons drawn −1d4; weapons sheathed +1d4. Totals below 2 / above 12 use the end rows.',
    ],
    [
      'BDPX-REA-03',
      'How they look',
      'Read the band through appearance: unarmed = unassuming but unintimidating; heavily armed = aggressive, intimidating.',
    ],
  ]),
]
