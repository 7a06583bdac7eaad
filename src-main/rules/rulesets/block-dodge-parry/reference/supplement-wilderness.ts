import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementWilderness: readonly RuleText[] = [
  ...section('Supplement: Wilderness', [
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
      'Discovery d6 (the SRD): 1–3 point of interest, 4–6 vantage; distance 1 close, 2–5 short walk, 6 far. Point d6: camp, cave, shrine, ruin, vantage, twice. Sub-tables for camp, cave, shrine, ruin, people d10, beasts d6 exist there.',
    ],
  ]),
]
