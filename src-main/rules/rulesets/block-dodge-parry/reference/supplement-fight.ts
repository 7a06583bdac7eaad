import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Supplement: what comes before a fight, rounds, attacks, defence and morale. */
export const supplementFight: readonly RuleText[] = [
  ...section('System reference: Sources', [
    [
      'BDPX-SRC-01',
      'The same edition',
      'The rules chapter is a part of the game’s full text, version 2, word for word: the rest of that text is told here without changes of edition.',
    ],
    [
      'BDPX-SRC-02',
      'Pages that are cited',
      'Page 58 of the rules chapter is gathering in the wilderness, page 13 is Complex Tasks.',
    ],
    [
      'BDPX-SRC-03',
      'The older edition',
      'It differs in critical damage (d6: 1 dead, 2–5 out and dying within the hour, 6 regains 1d4 HP), in Time, Gear, Skill (two of three call a save), in the die of luck for the Die of Fate, in Shock (a STR save, or the next turn is lost), in block and dodge without limits, in failed gambits (a free attack back) and in sculpted spells (sum and number of dice). It is used only where a house rule says so.',
    ],
  ]),
  ...section('System reference: Before a fight', [
    [
      'BDPX-SUR-01',
      'Surprise',
      'When a side may not have noticed the other, roll 1d6: 1 = party surprised, 6 = NPCs surprised, 2–5 nobody.',
    ],
    [
      'BDPX-SUR-02',
      'A free round',
      'The surprising side gets one free round before initiative. Some ambushes also deny the victims their HP (GM’s call).',
    ],
    [
      'BDPX-SUR-03',
      'Odds of surprise',
      'Poor visibility: party 1–2, NPCs 5–6. NPCs with a home advantage, such as an apex predator: party 1–2, NPCs 6. NPCs who cannot be surprised, such as those who see in the dark: party 1–3, NPCs never.',
    ],
    [
      'BDPX-REA-01',
      'Reaction',
      'Unknown attitude: 2d6 → 2 Hostile · 3–5 Wary · 6–8 Curious · 9–11 Kind · 12 Helpful. Same bands as Cairn.',
    ],
    [
      'BDPX-REA-02',
      'Weapons and reaction',
      'Optional modifiers: weapons drawn −1d4; weapons sheathed +1d4. Totals below 2 / above 12 use the end rows.',
    ],
    [
      'BDPX-REA-03',
      'How they look',
      'Read the band through appearance: unarmed = unassuming but unintimidating; heavily armed = aggressive, intimidating.',
    ],
  ]),
  ...section('System reference: Rounds, ranges, order', [
    ['BDPX-TIM-01', 'A round', 'Round ≈ 10 seconds.'],
    [
      'BDPX-TIM-02',
      'Ranges',
      'Ranges: Close (arm’s or sword’s reach) · Near (same room; one Move Action to close) · Far (some rooms off, bow distance; one or more Moves) · Distant (beyond any missile; many Moves).',
    ],
    [
      'BDPX-TIM-03',
      'Zones',
      'Zones (default map model): GM-drawn, no fixed size; note maximum occupants, features, dangers, detail. Move to an adjacent zone in a turn; a whole turn of movement = one zone more.',
    ],
    [
      'BDPX-TIM-04',
      'Leaving carelessly',
      'Leaving a zone with enemies without a careful retreat may draw a quick attack for 1d4.',
    ],
    [
      'BDPX-TIM-05',
      'Zones and ranges',
      'Same zone = Close or Near; one or a few zones away = Far.',
    ],
    [
      'BDPX-INI-01',
      'Initiative, simple',
      'Simple mode: each PC passes a DEX save to act before the enemies (as Cairn’s first edition).',
    ],
    [
      'BDPX-INI-02',
      'Initiative, full',
      'Full mode, order of a round: (1) players declare, GM telegraphs; (2) each intention is quick or full; (3) all quick turns before all full turns; (4) weapon order inside each class; (5) remaining ties between PC and foe: DEX save by the PC.',
    ],
    [
      'BDPX-INI-03',
      'A quick turn',
      'Quick turn = one action (strike a Close foe, loose, move, retreat from a foe not Close, fast spell, trick).',
    ],
    [
      'BDPX-INI-04',
      'A full turn',
      'Full turn = move + action in either order, or a slow action (spell, miracle, song, retreat from Close).',
    ],
    [
      'BDPX-INI-05',
      'By weapon',
      'Closing distance: Reach → Slow d10 → Balanced d8 → Fast d6. Already Close: reverse (Fast → Balanced → Slow → Reach).',
    ],
    [
      'BDPX-INI-06',
      'By the quality of the attack',
      'In the older edition enhanced attacks come before the plain ones, and impaired ones last. This edition does without.',
    ],
    [
      'BDPX-INI-07',
      'Ties on one side',
      'Our ruling: Two PCs or two foes tied among themselves: simultaneous / table order; no roll.',
    ],
  ]),
  ...section('System reference: Attacks', [
    [
      'BDPX-ATK-01',
      'An attack',
      'No to-hit roll. Weapon die − Armor → HP; what is left after HP reaches 0 → STR; any STR damage from an attack then calls a Critical Damage Save (on the new STR). The rules chapter’s save and d10 table apply.',
    ],
    [
      'BDPX-ATK-02',
      'The unguarded',
      'Unaware or overburdened (10 of 10 slots) targets have no usable HP: damage goes straight to STR.',
    ],
    [
      'BDPX-ATK-03',
      'When to roll',
      'Roll only if the attack can hurt (arrow vs stone golem: no roll, but it still happens in the fiction).',
    ],
    [
      'BDPX-ATK-04',
      'Bare hands and what lies about',
      'Unarmed 1d4. Improvised: bottle-size d6, chair d8, table d10, each breaks after one attack. Non-lethal: failing the STR save = knocked out instead of injured.',
    ],
    [
      'BDPX-ATK-05',
      'Impaired and enhanced',
      'Impaired (cover, bound hands …): roll 1d4 whatever the weapon. Enhanced (helpless foe, daring stunt): add 1d12 to the normal dice, keep the highest.',
    ],
    [
      'BDPX-ATK-06',
      'Enhanced in Cairn',
      'In Cairn an enhanced attack is a d12 instead of the weapon’s die; a house rule has it so.',
    ],
    [
      'BDPX-ATK-07',
      'Daring, at a price',
      'A cool risky move is enhanced, but carries a price if a foe still stands (first attack back enhanced; or Fatigue, STR damage, lost gear).',
    ],
    [
      'BDPX-ATK-08',
      'Two weapons',
      'Two weapons: roll both, keep the higher; use the slower weapon’s place in the order, or strike only with the quicker one.',
    ],
    [
      'BDPX-ATK-09',
      'Several on one',
      'Several attackers on one target at the same moment: roll all, single highest counts, and only that weapon’s tag applies. Separate moments of a round (before/after, fight-back) are not merged.',
    ],
    [
      'BDPX-ATK-10',
      'Magic is summed',
      'Magic is the exception: its dice are summed (as are falls, lava and similar).',
    ],
    [
      'BDPX-ATK-11',
      'Both at once',
      'Our ruling: Impaired and enhanced at once: cancel to the normal die.',
    ],
  ]),
  ...section('System reference: Detachments', [
    [
      'BDPX-DET-01',
      'A detachment',
      'A mass of like combatants (or one huge foe) uses one member’s stat block.',
    ],
    [
      'BDPX-DET-02',
      'Against a detachment',
      'Individuals attack it impaired, except Blast. Spells count only their highest die unless Blast (then the sum).',
    ],
    [
      'BDPX-DET-03',
      'A detachment attacks',
      'It attacks individuals enhanced with Blast (roll separately per target).',
    ],
    [
      'BDPX-DET-04',
      'A detachment breaks',
      'Its Critical Damage Save uses WIL, not STR: fail = routed; 0 WIL = destroyed. In Cairn it goes by STR.',
    ],
  ]),
  ...section('System reference: Gambits', [
    [
      'BDPX-GMB-01',
      'Gambits',
      'Stun, shove, disarm, trip … instead of damage, declared with the attack. Never blocked, dodged or parried.',
    ],
    [
      'BDPX-GMB-02',
      'Difficulty',
      'Roll the weapon die (of two weapons the higher). A 1, 2 or 3 is the Difficulty; 4+ = none.',
    ],
    [
      'BDPX-GMB-03',
      'The save against it',
      'Target saves on the ability the GM names: must roll ≤ ability and > Difficulty.',
    ],
    [
      'BDPX-GMB-04',
      'What follows',
      'Failed save = gambit works. Passed save = target may at once try a gambit back; may chain until one lands. In the older edition the target strikes at once instead; a house rule has it so.',
    ],
    [
      'BDPX-GMB-05',
      'Several gambits',
      'With several attackers, resolve gambits before picking the highest damage die. Order by weapon class as usual.',
    ],
  ]),
  ...section('System reference: Defending', [
    [
      'BDPX-DEF-01',
      'Armor',
      'Armor subtracts before HP. Maximum 3. 1 light, 2 medium, 3 heavy. Shield +1 while held.',
    ],
    [
      'BDPX-DEF-02',
      'Reactions',
      'One reaction per incoming attack moment, chosen before damage is rolled; by default PCs have them, some foes too. An attacker may not react to a reaction.',
    ],
    ['BDPX-DEF-03', 'Defend', 'The blow is taken on HP. It needs nothing, and costs nothing.'],
    ['BDPX-DEF-04', 'Fight back', 'After taking the damage, attack one attacker. 1 Fatigue.'],
    [
      'BDPX-DEF-05',
      'Block',
      'Incoming Fast (d6) and Balanced (d8) become impaired. Needs: Balanced or Slow weapon, or shield. Fatigue: 1; 0 with shield or Slow weapon while in heavy armor (3).',
    ],
    [
      'BDPX-DEF-06',
      'Dodge',
      'Incoming Slow (d10) and Balanced (d8) become impaired. Needs: not in heavy armor, not holding a Slow weapon. Fatigue: 1; 0 with a Fast weapon or bare hands in light (1) or no armor.',
    ],
    [
      'BDPX-DEF-07',
      'Parry',
      'Roll own weapon die against one attacker you could strike: higher → attacker’s roll void, your damage to their STR; lower → their damage to your STR; equal → nothing. No Critical Damage Save either way. Needs: a foe in reach. Fatigue: 0.',
    ],
    [
      'BDPX-DEF-08',
      'Armor in a parry',
      'Our ruling: armor does not help against what a parry does, which goes straight to STR. A house rule lets it.',
    ],
    [
      'BDPX-DEF-09',
      'One reaction for all',
      'Our ruling: one reaction covers all attacks of that moment: block/dodge impairs every listed die; parry names one attacker and the rest resolve normally.',
    ],
    [
      'BDPX-DEF-10',
      'No room for it',
      'Our ruling: where no slot is free for the Fatigue there is no reaction, unless a stored item or the backpack is dropped.',
    ],
    [
      'BDPX-DEF-11',
      'Sacrificing gear',
      'Sacrifice gear: at 0 HP, or by dropping to 0 HP willingly, destroy an item to negate one blow. Mundane blows: Balanced or Slow weapon, shield, medium or heavy armor. Special (magic, elemental): heavy armor or shield only.',
    ],
    [
      'BDPX-DEF-12',
      'Mending it',
      'Sacrificed gear is useless until repaired at 75% of new price (or a Repair Kit); shields never repairable.',
    ],
    [
      'BDPX-DEF-13',
      'Rightly equipped',
      'By an option of the older edition a block or dodge that costs nothing turns the blow away whole; a house rule has it so.',
    ],
  ]),
  ...section('System reference: Morale and retreat', [
    [
      'BDPX-MOR-01',
      'Morale',
      'NPCs (and PCs’ allies, not PCs) pass a WIL save at the first casualty and again at half lost; leader’s WIL may stand for a structured group; a lone foe saves at 0 HP. Fail = flee or surrender.',
    ],
    [
      'BDPX-MOR-02',
      'Who checks',
      'Mindless creatures never check. Brutal and Merciless force extra checks.',
    ],
    [
      'BDPX-RET-01',
      'Retreat',
      'DEX save plus a safe place to go. From Near or farther = quick turn; from Close = full turn (two actions).',
    ],
    [
      'BDPX-RET-02',
      'A failed retreat',
      'Failed: fight moves elsewhere or foes get more hits, by their resolve.',
    ],
  ]),
]
