import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Supplement: long tasks, arguments, dungeons, wilderness, settlements and foes; then the gaps. */
export const supplementAdventures: readonly RuleText[] = [
  ...section('System reference: Complex tasks', [
    [
      'BDPX-CT-01',
      'Steps',
      'Steps and unit: mundane 1d2 × 10 min · effort 1d4+2 × 1 hour · hard or dangerous 2d4+4 × 1 watch · mythic 4d4+8 × day, week or month. Adjust units to the fiction.',
    ],
    [
      'BDPX-CT-02',
      'Progress',
      'Per unit: 2d6 + modifier. ≤ 6 none · 7–9 one step · 10+ one step now and one next unit without a roll.',
    ],
    [
      'BDPX-CT-03',
      'What helps',
      'Modifier, best one only: general +1, specific +2, unique +3. GM may gate rolls behind scenes, grant a free step, or give a negative modifier.',
    ],
  ]),
  ...section('System reference: Social conflict', [
    [
      'BDPX-SOC-01',
      'Stakes and composure',
      'Agree stakes. Composure = WIL (a group: mean, rounded up); losing it never damages WIL.',
    ],
    [
      'BDPX-SOC-02',
      'Three moves',
      'Each side secretly picks Attack, Defend or Flourish; NPCs normally have two (experts three).',
    ],
    [
      'BDPX-SOC-03',
      'Which beats which',
      'Defend beats Attack, Flourish beats Defend, Attack beats Flourish. Winner deals 1d8, loser 1d4; same pick 1d6 each. Loser speaks and rolls first.',
    ],
    ['BDPX-SOC-04', 'How it ends', 'First at 0 loses; both at 0 in a round = impasse, status quo.'],
    [
      'BDPX-DUL-01',
      'Duels',
      'Duels, an option of the older edition: staredown WIL, draw DEX, clash STR; both save; sole passer wins, both pass → higher wins, else draw; a win gives advantage on the next; clash winner deals best of weapon die and d12 to STR (less Armor). Quick X helps.',
    ],
  ]),
  ...section('System reference: Dungeons', [
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
      'Traps: unhurried PCs spot trigger or effect; a turn finds the other; disarm by TGS — with two of three roll d6, 1 springs it, 2–6 safe (not as for other tasks). Damage hits abilities, skips HP; Armor only where sensible.',
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
  ...section('System reference: Wilderness', [
    [
      'BDPX-WLD-01',
      'Watches',
      'Three watches: ~06–14, ~14–22, ~22–06. Cycle: describe and weather → actions → event → tally.',
    ],
    [
      'BDPX-WLD-02',
      'How far it is',
      'Journey in watches = sum: short 1 / medium 2 / long 3 · road 0 / trail 1 / wild 2 · easy 0 / tough 1 / perilous 2 · ascending +1. Players do not see the number.',
    ],
    [
      'BDPX-WLD-03',
      'Travel, and the way lost',
      'Travel = 1 watch of progress. Without road, map or guide d6: lost 2-in-6 on trails, 3-in-6 in the wild; lost = +1 watch.',
    ],
    [
      'BDPX-WLD-04',
      'More time or more haste',
      'TGS applies: more time (+1 watch) or haste (+Fatigue) or gear beats weather and terrain.',
    ],
    ['BDPX-WLD-05', 'Exploring', 'Explore: search the area; can be Complex Task progress.'],
    [
      'BDPX-WLD-06',
      'Gathering',
      'Gathering (portions; a skilled character steps the die up 1 > d4 > d6 > d8): hunting needs bow or spear (raw meat), foraging (plants, 1-in-6 wildcraft ingredient), fishing needs rod or spear.',
    ],
    [
      'BDPX-WLD-07',
      'Making camp',
      'Make Camp: the rules chapter’s sleep and meals, plus one camp action each: Take Stock (6 on d6: +1 of a resource) · Treat Injuries (disease saves with advantage, or an injury eased a day) · Check Maps (1 on d6: −1 watch) · Forecast (GM d6, 5–6 true, else false) · Boost Morale (+1 WIL to all, +2 if skilled).',
    ],
    [
      'BDPX-WLD-08',
      'Event of the watch',
      'Event d6 each watch (camping: ignore 4–6): 1 Encounter · 2 Sign (roll again, foreshadow) · 3 Environment (weather d6, 1 much worse … 6 much better, or terrain) · 4 Loss (a choice that costs) · 5 Exhaustion (+1 watch or +1 Fatigue all) · 6 Discovery.',
    ],
    [
      'BDPX-WLD-09',
      'Weather',
      'Weather d6 a day. Spring/Summer: 1–3 Nice, 4–5 Unpleasant, 6 Terrible. Fall: 1–2 / 3–5 / 6. Winter: 1 / 2–4 / 5–6. Terrible twice running = Catastrophic.',
    ],
    [
      'BDPX-WLD-10',
      'What weather does',
      'Unpleasant: all +1 Fatigue or +1 watch. Terrible: both. Catastrophic: no travel.',
    ],
    [
      'BDPX-WLD-11',
      'The ground of a meeting',
      'Encounter terrain d6 (1–3 / 4–5 / 6): grassland meadow (no surprise likely, sight Distant) / shrubs (easy hiding) / tall grass (slow, sight Near) · woods scattered (ranged −1) / dense (ranged impaired) / undergrowth (slow, DEX disadvantage, sight Near) · hills broken (DEX save to move) / gentle slope (ranged from above enhanced) / steep (also melee from above enhanced, ranged from below impaired) · mountains gentle / steep / cliff (drop) · swamp shrubs / knee-deep (DEX disadvantage) / waist-deep (that, and all but ranged and Reach impaired) · desert flat / gentle slope / shifting sand (slow; sight d6 each round 1–3 Far, 4–5 Near, 6 Close). Slopes: d6 1–2 foes above, 3–4 level, 5–6 party above.',
    ],
    [
      'BDPX-WLD-12',
      'Discoveries',
      'Discovery d6: 1–3 point of interest, 4–6 vantage; distance 1 close, 2–5 short walk, 6 far. Point d6: camp, cave, shrine, ruin, vantage, twice.',
    ],
  ]),
  ...section('System reference: Settlements and hirelings', [
    [
      'BDPX-SET-01',
      'Settlements',
      'Village (elder), town (baron, guard, daily market), city (duke or monarch, guilds), fort.',
    ],
    [
      'BDPX-SET-02',
      'Hirelings',
      'Hirelings: settlement (messenger, spy, crier, interpreter, sage), wilderness (guide; carrier 8 slots; henchman), dungeon (torchbearer 6 slots, lightly armed; fellow adventurer), war (squad of ~10: 4 HP, 1 Armor, STR 12 DEX 12 WIL 10, longsword d8, bow d6, detachment). Their wages are our ruling.',
    ],
    [
      'BDPX-SET-03',
      'Trainers',
      'A d20 for where: 1–12 is an ordinary member of society. A d20 for the terms: 1 the usual fee, 2 double, all else a condition.',
    ],
    [
      'BDPX-SET-04',
      'Jobs',
      'Work to be had, from archaeology to religion, as the settlement has it.',
    ],
  ]),
  ...section('System reference: Foes', [
    [
      'BDPX-NPC-01',
      'A foe’s figures',
      'Block: HP, Armor, STR, DEX, WIL, features, attacks (die), reactions allowed. Baseline abilities 10; 6 bad, 15 good.',
    ],
    [
      'BDPX-NPC-02',
      'How tough they are',
      'HP: civilian 3 or 1d6; veteran or dangerous 7–12 or 2d6; champion 13–18 or 3d6. Bandit: 4 HP, 10/10/10, shortsword d6, 1d6 of them.',
    ],
    [
      'BDPX-NPC-03',
      'Their reactions',
      'Reactions: fight back for the vicious; one of block/dodge for the trained; parry for duelists. Their Fatigue: e.g. 3 uses a fight.',
    ],
    [
      'BDPX-NPC-04',
      'Their features',
      'Features: Blast · Breath (save or d6–d12 to STR with Critical save; telegraph a round) · Charge (closing attack enhanced) · Constrict (STR save each round, 1d6) · Flying (melee needs DEX save; when hit may lose flight instead) · Horde (impaired; attacks on it enhanced, Blast) · Impenetrable · Infectious · Invisible (guess; hits impaired) · Mindless · Mounted (as flying; unhorsed) · Pack tactics (+1d12 when sharing a target) · hide like leather/chain/plate = 1/2/3 · Spellcaster (MD/FD; 3 or 1d6 Fatigue slots) · Superior (acts as detachment) · Terrifying (first sight WIL save or impaired) · Wounding (upper half of the die adds a wound). Natural arms: daggers d6, swords d8, spears d10.',
    ],
    [
      'BDPX-NPC-05',
      'Vulnerable and resistant',
      'Strengths/weaknesses: vulnerable = attacks enhanced; resistant = impaired (skeleton: blunt enhanced, cut/pierce impaired).',
    ],
    [
      'BDPX-NPC-06',
      'Two examples',
      'Examples: Red Dragon 15 HP, 3 Armor, 15/10/15, detachment, flying, terrifying, claws 2d6, bite d8, breath d10 Blast · Elven Royal Guard 12 HP, 2 Armor, 10/15/15, mounted, bow d8, Seasoned mounted, scimitar d8 squad tactics, Dodge 3 per fight.',
    ],
    [
      'BDPX-NPC-07',
      'Rivals',
      'Rival/hireling generator: abilities 3d6; HP d8 1–5 1d6, 6–7 2d6, 8 3d6; weapon d8; armor d20 1–8 none, 9–12 crude, 13–16 light, 17–18 medium, 19 refined, 20 heavy; motive d10; reason d10.',
    ],
    [
      'BDPX-NPC-08',
      'The shape of an encounter table',
      'Encounter table shape 2d6: 2 terror, 3–6 faction A or wildlife (low = worse), 7 recurring NPC, 8–11 faction B or monsters (high = worse), 12 the uncanny. After Nick L.S. Whelan.',
    ],
    [
      'BDPX-NPC-09',
      'Cairn’s monsters',
      'Cairn’s bestiary is used as it is: its stat blocks are under CC BY-SA 4.0.',
    ],
  ]),
  ...section('System reference: where it is silent', [
    [
      'BDPX-GAP-01',
      'Fatigue beyond 10 slots',
      'Our ruling: may not be taken voluntarily; when forced, drop an item (Cairn’s second edition); if nothing to drop, 1 STR damage.',
    ],
    [
      'BDPX-GAP-02',
      'Reactions per round',
      'Our ruling: one per attack moment, no per-round cap (Fatigue is the brake).',
    ],
    [
      'BDPX-GAP-03',
      'Hireling wages',
      'Our ruling: porter, torchbearer 1 ☆ (≈ 2 coins) a day; guide, henchman 5; fellow adventurer 10 or a share. (Cairn’s first edition: 1–3 gp a day or a share).',
    ],
    ['BDPX-GAP-04', 'Names of coins', 'Coins, gold and gp are all one: a coin.'],
    [
      'BDPX-GAP-05',
      'Exact prices',
      'Our ruling: each thing costs the middle of its band of stars.',
    ],
    ['BDPX-GAP-06', 'Visible ranges in feet', 'Our ruling: none; keep bands and zones.'],
    [
      'BDPX-GAP-07',
      'Encounter tables per terrain',
      'Our ruling: there are none by terrain; the campaign brings its own.',
    ],
    [
      'BDPX-GAP-08',
      'Enhanced: the best or the sum',
      'Our ruling: the best of the dice counts. House rules: their sum, or the d12 alone as in Cairn.',
    ],
    [
      'BDPX-GAP-09',
      'Gambit with a thrown/ranged weapon',
      'Our ruling: allowed if the fiction allows.',
    ],
    [
      'BDPX-GAP-10',
      'Foe critical failure',
      'Our ruling: the rules chapter’s d10 table is for PCs; foes are out of the fight (Cairn’s second edition: dead at GM’s word).',
    ],
    [
      'BDPX-GAP-11',
      'Usage Die timing of light without dungeon rounds',
      'Our ruling: every 10 minutes of use.',
    ],
  ]),
]
