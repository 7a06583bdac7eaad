import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const wounds: readonly RuleText[] = [
  ...section('Wounds', [
    [
      'BDP-WND-01',
      'What a wound is',
      'Some damage leaves a wound: fire burns, electricity nerve damage, cold frostbite, monster criticals and so on. It fills one slot; its type is flavour.',
    ],
    [
      'BDP-WND-02',
      'Same type again',
      'The player chooses: raise the old wound one level, or take a new wound in a new slot.',
    ],
    [
      'BDP-WND-03',
      'Light',
      'Healed in the field with fitting medicine and care (for example herbs on burns overnight).',
    ],
    [
      'BDP-WND-04',
      'Severe',
      'Needs serious care, likely between adventures (for example a comfortable week in a healing temple).',
    ],
    [
      'BDP-WND-05',
      'Permanent',
      'Never heals; slot gone for good; a fitting attribute drops by 1, which training may win back (the slot not).',
    ],
    ['BDP-WND-06', 'Adventure hook', 'A cure may be the goal; Complex Tasks apply.'],
    [
      'BDP-WND-07',
      'Remedies',
      'Burns: bandages in water with Saint’s Hood (white, on fire-charred ground). Frostbite: firevine pepper salve. Nerve damage: chew Silverleaf steadily (fragile, on lightning-struck trees). Poisoning: Foxglove tea (purple, by small streams).',
    ],
  ]),
]
