import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementDungeons: readonly RuleText[] = [
  ...section('Supplement: Dungeons', [
    [
      'BDPX-DUN-01',
      'The dungeon round',
      'Round ≈ 10 minutes; everyone picks an action; then an event roll if it was slow, loud or reckless; then tally.',
    ],
    [
      'BDPX-DUN-02',
      'Searching',
      'Obvious information is free; there is no perception skill; search = safe but takes rounds (fixed, d6, or Complex Task).',
    ],
    [
      'BDPX-DUN-03',
      'Event die',
      'Event d6: 1 Encounter · 2 Sign (roll it now, foreshadow; the next Encounter/Sign is that one) · 3 Environment escalates · 4 Loss (light out, spell ends, something spent) · 5 Exhaustion (rest and roll again, or +1 Fatigue, or eat) · 6 Quiet.',
    ],
    [
      'BDPX-DUN-04',
      'When the place acts',
      'Environment ideas: a clock advances, next encounter grows, hazard worsens, route shifts.',
    ],
    [
      'BDPX-DUN-05',
      'Doors',
      'Doors: stuck 2-in-6. STR 15+ or crowbar: burst in and act; else a turn, and all behind are ready. Barricades: foes need STR saves. Locked: TGS or break (door HP, piercing impaired). Secret: noticed on a look, found in a turn, mechanism same turn if described well, else one more.',
    ],
    [
      'BDPX-DUN-06',
      'Traps',
      'Traps: unhurried PCs spot trigger or effect; a turn finds the other; disarm by TGS — with two of three roll d6, 1 springs it, 2–6 safe (differs from the rules chapter’s general 4–6/2–3/1 split; trap rule is the specific one). Damage hits abilities, skips HP; Armor only where sensible.',
    ],
    [
      'BDPX-DUN-07',
      'Treasure',
      'Treasure: 3 or so types with base price; tags Lightweight (10 a slot), Fragile, Bulky (2), Hefty (no slot, two hands). Appraise d10: 1 → 1%, 2–6 → 50%, 7–9 → 75%, 10 → 100% of base; specialist best of two, hostile buyer worst of two.',
    ],
    ['BDPX-DUN-08', 'Hands and lights', 'Two-handed weapons leave no hand for a light.'],
    [
      'BDPX-DUN-09',
      'Sleep and drink below',
      'Sleep in a dungeon is always Perilous; a drink for HP is not a turn.',
    ],
  ]),
]
