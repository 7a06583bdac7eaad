import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementSources: readonly RuleText[] = [
  ...section('Supplement: Sources', [
    [
      'BDPX-SRC-01',
      'The same edition',
      'The SRD’s rules.md and the rules chapter are the same text word for word apart from layout, two page references and the copyright line. So the SRD is the same edition as the rules chapter and may be used without translation. from a token comparison.',
    ],
    [
      'BDPX-SRC-02',
      'Pages that are cited',
      'The rules chapter’s “page 58” = Gathering in Wilderness (BDPX-WLD-06); the rules chapter’s “page 13” = Complex Tasks (BDPX-CT). the rules chapter.',
    ],
    [
      'BDPX-SRC-03',
      'The older edition',
      'Editions differ: the older edition differs from the rules chapter in: Critical Damage (the older edition: d6 — 1 dead, 2–5 out and dying within the hour, 6 regain 1d4 HP; the d10 hit table was optional), Time-Gear-Skill (the older edition: two of three → a Save, not a d6), “Luck Die” for Die of Fate, Shock (the older edition: STR save or lose next turn), block/dodge restrictions (the older edition: optional), failed gambit (the older edition: free attack, not a counter-gambit), sculpted spells (the older edition: sum + number of dice, tome, needs free slots). Use the older edition only as named options.',
    ],
  ]),
]
