import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Encounters, fights, wounds and rest. */
export const fightingText: readonly RuleText[] = [
  ...section('Encounters', [
    [
      'DLV-REA-01 E-DLV-15 DLVX-CRN-07',
      'Reaction',
      '2d6: 2 hostile, 3–5 negative, 6–8 uncertain, 9–11 positive, 12 enthusiastic. Scars count against whoever leads the talk.',
    ],
    ['DLV-REA-02', 'When', 'With wandering monsters and any being of unknown attitude.'],
    [
      'DLVX-ANS-22..23 DLVX-GAP-05',
      'Surprise and distance',
      'From the author’s related game: a d6 for each unaware side, surprised on 5, which does nothing in the first round; indoors 1d4 moves apart, outdoors 4d6, less when surprised.',
    ],
    ['DLVX-GAP-01', 'Wandering tables', 'None are given: use your own.'],
  ]),
  ...section('Fighting', [
    [
      'DLV-INIT-01 E-DLV-16 E-DLV-33 E-DLV-39 DLVX-ANS-06 DLVX-CRN-14',
      'Initiative',
      'Each character saves by DEX, once a fight: pass, and act before the foes. Haste passes and Slow fails by itself; both cancel. House rules let the leader save for all, or all save each round, or the late lose their first turn.',
    ],
    [
      'DLV-INIT-02..03',
      'Phases',
      'Casting, missiles, moving, melee, effects. In each the side with initiative goes first.',
    ],
    [
      'DLV-INIT-04 E-DLV-10 DLVX-ANS-04',
      'Interrupting a caster',
      'Hit between the first phase and the last, a WIL save or the spell is lost, its cost all the same. A caster who falls loses it too.',
    ],
    ['DLV-INIT-05', 'Shoot or move', 'Whoever shoots does not move that round.'],
    ['DLV-ATK-01', 'Attack', 'Weapon die less DR off HP; nothing to roll to hit.'],
    [
      'DLV-ATK-02',
      'Critical damage',
      'What passes 0 HP comes off STR; then a save against the STR that is left. STR 0 kills.',
    ],
    [
      'DLV-ATK-03 E-DLV-17 DLVX-CRN-09',
      'Critically hurt',
      'Can only crawl; dies within the hour unless helped, and once helped lies still until a rest gives HP back. A foe is out of the fight, unless a house rule treats foes as characters.',
    ],
    ['DLV-ATK-04', 'Effects of foes', 'Some do more when that save fails.'],
    [
      'DLV-ATK-05 E-DLV-09 DLVX-CRN-04',
      'Enhanced and impaired',
      'A die size up or down, d4 to d12, one step at most; both at once cancel. House rules let the ladder run from d2 to d20, or be a flat d4 and d12.',
    ],
    ['DLV-ATK-06', 'Charge', 'Coming into reach in round 1 enhances the next attack on that foe.'],
    [
      'DLV-ATK-07',
      'Blast',
      'Everybody in the area, each their own roll; unsure how many, roll the die.',
    ],
    [
      'DLVX-ANS-18 DLVX-CRN-03',
      'Several attackers',
      'By later texts and Cairn only the highest die counts, also of two weapons in one attack. A house rule lets each blow land.',
    ],
    [
      'DLV-MNV-01 E-DLV-19',
      'Manoeuvre',
      'Attack as usual; the foe sees the roll and chooses the damage or the trick. The screen offers trip, disarm, blind, shove, grapple and any other.',
    ],
    [
      'DLV-MNV-02',
      'Withdraw',
      'Leaving melee gives that foe a strike; at half a move it does not.',
    ],
    [
      'DLVX-CRN-10',
      'Detachments',
      'Crowds as one: others are impaired against them, they are enhanced.',
    ],
    [
      'DLVX-CRN-02 DLVX-CRN-06',
      'As in Cairn',
      'Much reads the same as Cairn; a round there is about ten seconds with one move and one action.',
    ],
  ]),
  ...section('Morale and flight', [
    [
      'DLV-MOR-01 E-DLV-14',
      'Morale',
      'A WIL save at the first casualty and at half lost; both at once are one save.',
    ],
    [
      'DLV-MOR-02..03',
      'Leaders and lone foes',
      'A group may use its leader’s WIL; a lone foe saves at 0 HP.',
    ],
    [
      'DLV-MOR-04 E-DLV-20 DLVX-ANS-07',
      'The undead',
      'Always hostile and without morale; thinking ones may be reasoned with.',
    ],
    [
      'DLV-MOR-05 E-DLV-24 DLVX-GAP-04',
      'Who never checks',
      'Player characters. Hirelings and mounts when you call for it.',
    ],
    ['DLV-FLEE-01', 'Running', 'A DEX save and somewhere safe to run to.'],
    [
      'DLV-FLEE-02',
      'Distractions',
      'A day’s ration for each beast or 100 sp for each that thinks ends the chase.',
    ],
    ['DLV-FLEE-03', 'Secret ways', 'Through a secret door nobody follows.'],
    ['DLVX-ANS-20', 'Out in a rout', 'A later edition has three saves for a rout; off.'],
  ]),
  ...section('Wounds and rest', [
    ['DLV-WND-01', 'Grievous wound', 'Brought to exactly 0 HP by damage: a d6.'],
    [
      'DLV-WND-02 DLVX-ANS-19 DLVX-CRN-05',
      'The wounds',
      '1 scars, 2 an eye, 3 broken arm, 4 broken leg, 5 an arm lost, 6 a leg lost. Other editions have longer tables.',
    ],
    ['DLV-WND-03 E-DLV-35', 'They last', 'Only magic heals them.'],
    ['DLV-WND-04 E-DLV-08', 'Legs', 'Each hurt leg halves speed and load, rounded down.'],
    ['DLV-ABL-01', 'A score of 0', 'STR dead, DEX paralysed, WIL delirious.'],
    [
      'DLV-REST-01 E-DLV-21',
      'Short rest',
      'Minutes of safety and light: all HP. In a dungeon it takes a turn and one event roll.',
    ],
    [
      'DLV-REST-02',
      'Long rest',
      'A night with a meal: all HP, no fatigue, a d6 of one ability that has lost something, never past what it was.',
    ],
    ['DLV-REST-03', 'Full rest', 'A week in town: everything but wounds.'],
    ['DLVX-CRN-08', 'Going without', 'In Cairn the deprived recover nothing and tire daily.'],
  ]),
]
