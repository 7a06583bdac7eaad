import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Rules chapter: abilities, saves and tasks, harm, rest and wildcrafting. */
export const rulesChapter: readonly RuleText[] = [
  ...section('Abilities', [
    [
      'BDP-ABL-01',
      'STR',
      'Saves of physical power: lift gates, bend bars, resist poison and so on.',
    ],
    ['BDP-ABL-02', 'DEX', 'Saves of poise, speed, reflex: dodge, climb, sneak, balance and so on.'],
    [
      'BDP-ABL-03',
      'WIL',
      'Saves to persuade, deceive, question, threaten, charm, provoke, handle spells and so on.',
    ],
  ]),
  ...section('Saves', [
    [
      'BDP-SAVE-01',
      'When',
      'Call a save for bad outcomes of risky choices, or of things that suddenly befall a character.',
    ],
    ['BDP-SAVE-02', 'Roll', 'D20 equal to or under the ability passes.'],
    ['BDP-SAVE-03', 'Natural 1 and 20', '1 always passes, 20 always fails.'],
    ['BDP-SAVE-04', 'Advantage', 'Roll twice, keep the better (lower).'],
    ['BDP-SAVE-05', 'Fewer rolls', 'Encourage players to plan so that no roll is needed.'],
  ]),
  ...section('Contested saves', [
    [
      'BDP-CON-01',
      'Contest',
      'When an opponent’s ability matters (disarming a strong ogre, two PCs arm-wrestling), both save; the higher roll among those that pass wins.',
    ],
    [
      'BDP-CON-02',
      'Nobody or equal',
      'Where both fail nobody wins; where both pass with the same number it is a tie.',
    ],
  ]),
  ...section('Time, Gear, Skill', [
    [
      'BDP-TGS-01',
      'Order',
      'First: impossible fails, certain succeeds, no roll. Only doubtful tasks go on.',
    ],
    [
      'BDP-TGS-02',
      'Gear',
      'Gear counts when benefits (equipment, tools, surroundings) outweigh hindrances.',
    ],
    [
      'BDP-TGS-03',
      'Skill',
      'Skill counts for an explicit (career, skill) or implicit (background, history) speciality; an ability of 15+ may count as a benefit, 6 or less as a hindrance.',
    ],
    ['BDP-TGS-04', 'Count', 'Three: success. One or none: failure. Two: roll the d6.'],
    [
      'BDP-TGS-05',
      'Time',
      'Time counts when the character is not in a rush and can calmly choose the best way.',
    ],
    ['BDP-TGS-06', 'Die', 'D6: 1 fail; 2-3 success at a cost; 4-6 success.'],
    [
      'BDP-TGS-07',
      'Cost',
      'Something breaks, or 1 Fatigue or minor damage, or the situation grows harder.',
    ],
    [
      'BDP-TGS-08',
      'One of three is not enough',
      'Lockpicking demonstrates it: time only, skill only (rushed, no tools) and gear only (rushed, unskilled) all fail.',
    ],
    [
      'BDP-TGS-09',
      'Tasks at hand',
      'Six come with their questions filled in: picking a lock, sneaking, breaching a barred door, climbing a wall, an escape through the city, a run along besieged walls.',
    ],
  ]),
  ...section('Die of Fate', [
    ['BDP-FATE-01', 'Table', 'D6: 1 No, and; 2 No; 3 No, but; 4 Yes, but; 5 Yes; 6 Yes, and.'],
    [
      'BDP-FATE-02',
      'When',
      'For unclear matters that no background, gear, skill or preparation touches.',
    ],
  ]),
  ...section('Deprivation and Fatigue', [
    [
      'BDP-DEP-01',
      'Deprived',
      'A PC lacking a crucial need (food, rest) recovers no HP and no ability points.',
    ],
    ['BDP-DEP-02', 'Fatigue from it', 'Past one full day of it: 1 Fatigue per day.'],
    ['BDP-DEP-03', 'Slot', 'Each Fatigue fills one slot until removed by sleep or food.'],
    ['BDP-DEP-04', 'Other sources', 'Blocking, dodging, casting, and events can give Fatigue.'],
  ]),
  ...section('Damage', [
    ['BDP-DMG-01', 'Sources', 'Combat mostly, also environment, weather, traps.'],
    ['BDP-DMG-02', 'Can be defended', 'Weapon blows, trap darts and the like: HP first.'],
    [
      'BDP-DMG-03',
      'Cannot be defended',
      'Poison, falls, fire, cold and the like: straight to an ability.',
    ],
    [
      'BDP-DMG-04',
      'Which ability',
      'STR wounds and injuries; DEX sprains, poisons, shocks; WIL fear, psychic attack, extreme strain.',
    ],
    ['BDP-DMG-05', 'Lethal or disabling?', 'Then a Critical Damage Save after the loss.'],
    [
      'BDP-DMG-06',
      'Examples',
      'With a save: a great fall, 1d10 STR a floor; venom of a Night Spider, 1d8 DEX; an eldritch being in its true form, 1d8 WIL. Without one: noxious gas, 1 STR a turn; frigid cold in thin clothes, 1 STR a watch; a bear trap, 1d4 DEX; a glimpse of something unnatural, 1 WIL.',
    ],
  ]),
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
  ...section('Critical Damage Save', [
    [
      'BDP-CRIT-01',
      'Roll',
      'An ordinary save (equal or under, 1 and 20 rules) with a bad result on failure.',
    ],
    ['BDP-CRIT-02', 'STR', 'Fail: roll an injury. STR 0: death.'],
    ['BDP-CRIT-03', 'DEX', 'Fail or DEX 0: immobilised or unconscious.'],
    ['BDP-CRIT-04', 'WIL', 'Fail or WIL 0: debilitated or unconscious.'],
    [
      'BDP-CRIT-05',
      'Injury table',
      'D10: 1-5 torso, lose 1d4 more STR; 6 left leg and 7 right leg, lose 1d4 DEX, leg may be lost; 8 left arm and 9 right arm, drop what it held, attacks impaired, arm may be lost; 10 head, by its own table.',
    ],
    ['BDP-CRIT-06', 'Head', 'D6: 1-3 die; 4-5 lose an eye; 6 a cool scar.'],
    [
      'BDP-CRIT-07',
      'Severe wound',
      'After the table add a severe wound named for weapon and area, such as “Severe Sword Wound (Right Leg)”.',
    ],
    [
      'BDP-CRIT-08',
      'Fiction first',
      'Repeats on one area may be worse; a gruesome foe may dismember at once; bracers, helmet and such may protect.',
    ],
  ]),
  ...section('Disease', [
    [
      'BDP-DIS-01',
      'Daily harm',
      'Caught from some foes and hazards; each day the disease damages an ability unless a STR save passes.',
    ],
    ['BDP-DIS-02', 'Care', 'Rest and care give advantage.'],
    [
      'BDP-DIS-03',
      'End',
      'Some need several saves, most run a limited time, a cure ends any without saves.',
    ],
    [
      'BDP-DIS-04',
      'Diseases',
      'Swampsigh: 1d4 days, 1 STR. Bonebreaker Plague: until 3 saves, 2 STR. Tick Jitters: 1d6 days, 1d2 DEX. Shadowrot: until 4 saves, 2 DEX. Mindfog Fever: 1d4 days, 1 WIL. Soul’s Despair: until cured, 1d4 WIL.',
    ],
  ]),
  ...section('Catching your breath', [
    [
      'BDP-HEAL-01',
      'Rest a moment',
      'Out of combat, a short pause and a drink restore lost HP; it may expose the party.',
    ],
    [
      'BDP-HEAL-02',
      'Waterskin',
      'One slot; full = Usage Die d8. Each time someone recovers HP roll it: 1-2 shrinks it d8 → d6 → d4; 1-2 on d4 = empty.',
    ],
  ]),
  ...section('Sleep', [
    ['BDP-SLP-01', 'All-nighter', 'Awake all night = Deprived.'],
    [
      'BDP-SLP-02',
      'Quality',
      'None (travel, study, exploring): Deprived. Perilous (barred dungeon room, blizzard camp): not Deprived. Normal (good wild camp, simple inn): also all Fatigue gone. Comfortable (luxury room, magic fey spring): also 1 point of ability loss back.',
    ],
  ]),
  ...section('Food', [
    ['BDP-FOOD-01', 'Daily', 'Eat once a day or be Deprived; every meal below counts.'],
    [
      'BDP-FOOD-02',
      'Desperate',
      'Raw meat or fish, snakes, treefrogs, rats and so on: WIL save to keep it down.',
    ],
    ['BDP-FOOD-03', 'Fresh', 'Foraged fruit and vegetables, unprepared.'],
    ['BDP-FOOD-04', 'Fatigue relief', 'Simple meal (and rations) 1; fancy meal all.'],
    ['BDP-FOOD-05', 'Needs', 'Simple: fire. Fancy: fire and a cooking pot.'],
    [
      'BDP-FOOD-06',
      'What they are',
      'Simple: basic preparation, such as grilled meat or roast vegetables. Fancy: several prepared parts in one dish (fish with boiled vegetables, a boar sandwich).',
    ],
  ]),
  ...section('Wildcrafting', [
    [
      'BDP-WILD-01',
      'Purpose',
      'Make salves, teas, tonics and potions from wild ingredients found by foraging.',
    ],
    [
      'BDP-WILD-02',
      'Rarity and Potency',
      'Mushrooms, mosses, plants, roots, bark, saps; Common 1, Uncommon 2, Rare 4.',
    ],
    ['BDP-WILD-03', 'Region', 'Plains, Forest, Swamp, Hills, Mountain, Desert.'],
    [
      'BDP-WILD-04',
      'Meeting a recipe',
      'Total Potency at least the recipe’s, with at least 2 different ingredients.',
    ],
    ['BDP-WILD-05', 'Region need', '“Region n+” asks for at least n ingredients from there.'],
    ['BDP-WILD-06', 'Healing Salve', '+1d3 STR, when put on ahead of an 8-hour rest. Potency 4.'],
    ['BDP-WILD-07', 'Musclesoothe Mixture', '+1d3 DEX, same terms. Potency 4.'],
    ['BDP-WILD-08', 'Dreamweed Tea', '+1d3 WIL, same terms. Potency 4.'],
    [
      'BDP-WILD-09',
      'Sleeping Tonic',
      'Sleep quality one step up: perilous → normal → comfortable. Potency 4.',
    ],
    ['BDP-WILD-10', 'Coldroot Salve', 'Field cure for Light Burns. Potency 3, Hills 1+.'],
    ['BDP-WILD-11', 'Herbal Antidote', 'Field cure for Light Poisoning. Potency 3, Swamp 1+.'],
    ['BDP-WILD-12', 'Emberglow Tea', 'Field cure for Light Frostbite. Potency 3, Desert 1+.'],
    [
      'BDP-WILD-13',
      'Ironroot Brew',
      'Stiffen joints at will for 1 day: harder to disarm, easier climbing. Potency 4, Hills 2+.',
    ],
    ['BDP-WILD-14', 'Bitterbark Chew', 'Counts as a Simple Meal, eases indigestion. Potency 4.'],
  ]),
  ...section('Recovering ability scores, terms', [
    [
      'BDP-REC-01',
      'By rest',
      'Comfortable sleep gives 1 back. A loss may also be where a story begins.',
    ],
    [
      'BDP-REC-02',
      'By care',
      '1d4 a day with the right help. STR (wounds, cuts, bruises): healer, physician, clinic. DEX (sprain, cramp, ache): spa, massage, bath house. WIL (strain, low spirits, lost focus): company, relaxation, tea ritual, meditation, prayer.',
    ],
    [
      'BDP-GLO-01',
      'Terms',
      'Warden = GM; PC = player character; Watch = a travel period defined elsewhere; Usage Die = a die that shrinks on 1-2; deft, tough, resolute = DEX, STR, WIL of 15+.',
    ],
  ]),
  ...section('Licence', [
    [
      'BDP-LIC-01',
      'Credit',
      'Show: Block, Dodge, Parry, copyright Lars Huijbregts, CC BY-SA 4.0, with link and “adapted” notice.',
    ],
  ]),
]
