import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Supplement: arcane magic, miracles and songs. */
export const supplementMagic: readonly RuleText[] = [
  ...section('System reference: Arcane magic', [
    [
      'BDPX-MAG-01',
      'Magic Dice',
      'Magic Dice (d6) from Gifted or gear; not spent; never more than 4 rolled.',
    ],
    [
      'BDPX-MAG-02',
      'Casting',
      'Cast: choose dice → roll → each 4–6 = 1 Fatigue; each 6 may add one die beyond your pool (cap 4) → effect → matching values: sum of the matching dice is Arcane Feedback on HP then WIL, after the effect; if more than 6 it is Blast on all Close.',
    ],
    [
      'BDPX-MAG-03',
      'Sculpt Energy',
      'Sculpt Energy, 1 MD = bolt: 1d6, Near, full turn, 1 target, no element, STR. Each further die buys one step: damage 2d6/3d6/4d6 · range Far/Distant · quick turn · 2 targets/Blast · an element · DEX or WIL damage instead. Dice spent on upgrades do not add damage.',
    ],
    [
      'BDPX-MAG-04',
      'Tricks',
      'Tricks: magical gambits; 1 MD, quick turn, Near; each extra MD lowers the target’s saving ability by 2 or adds a foe. No damage.',
    ],
    [
      'BDPX-MAG-05',
      'Counterspell',
      'Counterspell: anyone with MD not already casting; rolls MD by the same rules; total ≥ enemy total cancels both.',
    ],
    [
      'BDPX-MAG-06',
      'Practical magic',
      'Practical magic by weight: 1 personal, tool-like · 2 interpersonal or room · 3 large, impossible · 4 mythical.',
    ],
    [
      'BDPX-MAG-07',
      'Words of Power',
      'Each does more with each die, 1 to 4: Adapt, Charm, Cloak, Detect, Dispel, Fly, Haste, Knock, Light, Move, Protect, Read, Send Message.',
    ],
    [
      'BDPX-MAG-08',
      'Trinkets, wands, staves',
      'Trinket +1 MD (never stacks) · wand +1 · staff +2 (bulky, a weapon). Wand Power 1–3, staff 4–6: each Power cancels one die of feedback or of an enemy spell (declared knowing the number of dice, not the values); at 0 it cracks; repair ≈ 1 Power a day.',
    ],
    [
      'BDPX-MAG-09',
      'Reining it in',
      'Options: cap the MD; or dice showing 4–6 are exhausted until sleep.',
    ],
    ['BDPX-MAG-10', 'Odds of feedback', 'Chance that dice match: 2 MD 16%, 3 MD 44%, 4 MD 72%.'],
  ]),
  ...section('System reference: Divine magic', [
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
  ...section('System reference: Songs', [
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
