import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementGear: readonly RuleText[] = [
  ...section('Supplement: Gear', [
    ['BDPX-GEA-01', 'Backpack', '★; drop in an emergency: stored items gone, slots free.'],
    ['BDPX-GEA-02', 'Bedroll', '★; needed for a Normal rest.'],
    ['BDPX-GEA-03', 'Climbing gear (bulky)', '★★; TGS gear for all; each climb d6, 1 = lost.'],
    ['BDPX-GEA-04', 'Cooking pot', '★; fancy meals.'],
    ['BDPX-GEA-05', 'Crowbar', '★; doors.'],
    ['BDPX-GEA-06', 'Fancy clothes', '★★; TGS gear in society.'],
    ['BDPX-GEA-07', 'Fishing rod', '★; fishing.'],
    ['BDPX-GEA-08', 'Healer’s kit', '★★; 3 uses; first aid, stabilise.'],
    ['BDPX-GEA-09', 'Lantern', '★★; lights Near; Usage Die d10 per 10 min; may break (1 on d6).'],
    ['BDPX-GEA-10', 'Mountaineering kit', '★★; perilous mountains.'],
    ['BDPX-GEA-11', 'Rain cloak', '★; cancels Unpleasant in spring, summer.'],
    [
      'BDPX-GEA-12',
      'Winter cloak',
      '★; cancels Unpleasant in fall, winter; without it cold may Deprive.',
    ],
    ['BDPX-GEA-13', 'Rations', '☆; 3 uses.'],
    ['BDPX-GEA-14', 'Repair kit', '★★; field-repair sacrificed gear.'],
    ['BDPX-GEA-15', 'Smoke bomb', '★; all Close: disadvantage on DEX saves 1d4 rounds.'],
    ['BDPX-GEA-16', 'Supplies', '★; one slot; becomes any fitting one-slot item when needed.'],
    [
      'BDPX-GEA-17',
      'Tent, 2 people (bulky)',
      '★; needed for Normal rest in rain, fall, winter, cold.',
    ],
    [
      'BDPX-GEA-20',
      'Torch',
      '☆; lights Near; Usage Die d8 per 10 min; put out = one step down; dropped: roll, 1 = out and one step down.',
    ],
    ['BDPX-GEA-21', 'Waterskin', '☆; Usage Die d8, rolled when HP is recovered (rules chapter).'],
    [
      'BDPX-GEA-22',
      'Usage Die',
      'Usage Die: 1–2 steps the die down (d10 > d8 > d6 > d4); 1–2 on d4 = used up.',
    ],
    [
      'BDPX-GEA-23',
      'Horses and wheels',
      'Horse: STR 16 DEX 12 WIL 5, 3 HP, 25 slots (rider 15). Halves watches on easy terrain on foot only there. Cart +10 slots, wagon +40, carriage +80 (2 horses), roads or easy terrain only. Barding 1/2/3 Armor for 1/3/6 slots. Feed 1 slot a day or one watch’s grazing.',
    ],
    [
      'BDPX-GEA-24',
      'In the saddle',
      'Mounted retreat: no save vs slower foes; horse’s DEX vs as-fast foes; DEX save if shot at. Spooked: WIL save (rider’s if mounted); fail throws the rider unless DEX save.',
    ],
  ]),
]
