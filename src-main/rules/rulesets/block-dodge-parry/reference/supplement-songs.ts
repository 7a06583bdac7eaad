import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementSongs: readonly RuleText[] = [
  ...section('Supplement: Songs', [
    [
      'BDPX-SNG-01',
      'Singing',
      'Full turn; WIL save ≤ WIL and > complexity; fail = 1 Fatigue; four acted lines = complexity −3; not in melee.',
    ],
    [
      'BDPX-SNG-02',
      'The songs',
      'Hearth 1 (fearless, morale passes) · Vigilance 2 (no ambush, 10 min) · Slaying 1 (+1 damage vs a kind, 1 round) · Silent Passing 2 (2 event dice, party picks) · Light Feet 2 (no Fatigue from exertion/Exhaustion) · All Seasons 3 (weather one tier milder) · Woe 5 (all but singer remove 1d6 Fatigue; singer Deprived; only in real hardship) · Goodbye 1 (last words of the fallen) · Iron 3 (one weapon rolls an extra die all fight).',
    ],
  ]),
]
