import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementDivine: readonly RuleText[] = [
  ...section('Supplement: Divine magic', [
    [
      'BDPX-DIV-01',
      'A higher power',
      'Higher Power: domains, Enemies of Faith, worship. Prayer book 1 slot; Focus shown, no slot; each imprinted miracle 1 slot, set at sunrise (or 10 min + WIL save in the field; fail = none till sunrise). Wounds or Fatigue can push one out.',
    ],
    [
      'BDPX-DIV-02',
      'Asking for a miracle',
      'Cast: full turn, declared at round start, no reactions meanwhile; up to 4 Faith Dice; each 1–3 costs 1 WIL, each 4–6 costs 2 WIL, no Critical save. [dice] = count, [sum] = total. Bonus damage cannot exceed the weapon die and never adds to arcane damage.',
    ],
    [
      'BDPX-DIV-03',
      'Miracles',
      'Miracles: Bless (pool of [sum] points till day’s end, spent before a save to raise the ability) · Rebuke ([sum] Enemies of Faith, WIL save above [dice], or flee) · Empower ([sum] allies, +[dice] damage next battle) · Replenish ([dice] allies regain [sum] HP) · Smite (+[sum] damage, next [dice] attacks) · Divine Protection ([dice] targets 3 Armor for [dice] attacks) · Purify (1 meal or skin; 2 FD four; 3 FD suppress nearby toxins; 4 FD lasting) · Elemental Protection ([dice] people, [sum] hours) · Surge of Resilience ([dice] × 10 min, one ability counts as +[sum], to its maximum).',
    ],
    [
      'BDPX-DIV-04',
      'Evening prayer',
      'Evening prayer d6 + 0–3 piety: 1 none · 2–3 regain 1d2 WIL · 4–5 1d4+1 · 6–8 all · 9+ all and a free FD on tomorrow’s miracles (cap 4).',
    ],
  ]),
]
