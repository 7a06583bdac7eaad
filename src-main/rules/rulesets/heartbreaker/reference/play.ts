import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Reference texts of play in our own words: turns, travel, encounters, fights, rests and hirelings. */
export const playReference: readonly RuleText[] = [
  ...section('Dungeon turns', [
    ['HBK-DTURN-01', 'Guards', 'Two in front and two behind; a small party leaves places empty.'],
    [
      'HBK-DTURN-02 E-HBK-29',
      'The d12',
      '1 a monster from the north, 2 east, 3 south, 4 west, if there is a way in there; 5 torches burn out and spells end; 6 a short rest is needed, or the place’s own clock ticks; 7 and up nothing.',
    ],
    ['HBK-DTURN-03', 'What a turn is', 'Most things take one, going to another room with them.'],
    ['HBKX-GAP-07', 'How long (our ruling)', 'Ten minutes.'],
  ]),
  ...section('Stealth', [
    ['HBK-STL-01', 'Sneaking', 'A DEX check in 6.'],
    [
      'HBK-STL-02 E-HBK-06',
      'Easier, harder',
      '+1 dark here and light there, or different levels, or distracted. −1 chain or light plate, or noisy ground, or out of sight, or wary. −2 full plate, or light, or nothing to hide behind, or on the lookout. Each line counts once; each condition by a house rule.',
    ],
    ['HBK-STL-03', 'When', 'At the last moment, and again when it gets harder.'],
    ['HBK-STL-04', 'Ambush', 'Unseen, the first round is a surprise: no dice for it.'],
    ['HBK-STL-05', 'From behind', 'While unseen, an attack from behind hits without a roll.'],
  ]),
  ...section('The road', [
    [
      'HBK-TRV-01 E-HBK-32',
      'Hexes a day',
      'On foot 3, donkey or raft 4, horse or boat 5, flying beast or ship 6. The slowest sets the pace; the ship is any ship.',
    ],
    ['HBK-TRV-02 E-HBK-19', 'Weather', 'Rain takes 2 hexes, a storm 4; never below none.'],
    [
      'HBK-TTURN-01',
      'The travel die',
      '1 a monster nearby, 2 one in the distance, 3 worse weather, 4 it clears, 5 and 6 nothing.',
    ],
    ['HBK-TTURN-02', 'How often', 'Once a day and once a night.'],
    ['HBKX-GAP-09', 'A hex (our ruling)', 'Six miles across, or as the house rule has it.'],
  ]),
  ...section('Encounters', [
    [
      'HBK-REA-01',
      'Reaction',
      'd20 and CHA: to 4 aggressive, to 7 greedy, to 10 defensive, to 13 cautious, to 16 nonplussed, above that open.',
    ],
    ['HBK-REA-02', 'When', 'Strangers face to face, once a group, by who seems to lead.'],
    [
      'HBKX-GAP-08',
      'Ranges (our ruling)',
      'None: how far off somebody is shows in the cover they have.',
    ],
  ]),
  ...section('The fight', [
    [
      'HBK-INIT-01',
      'Initiative',
      'Each round a d6 a side; the higher acts first, equal ones at the same time.',
    ],
    [
      'HBK-INIT-02 E-HBK-30',
      'Surprise',
      'In the first round a 1 or 2 is surprised and loses it. Both may be; then nobody acts.',
    ],
    ['HBK-ATK-01', 'Attack', 'd20, COM and the weapon’s ATK; no criticals.'],
    [
      'HBK-ATK-02 E-HBK-02',
      'Defence in melee',
      'd20, DEF, DEX and COM. One place leaves COM out: a house rule.',
    ],
    [
      'HBK-ATK-03 E-HBK-03',
      'Shots',
      'WIS joins the attack; the target rolls d20 and COV. DEX is no help, unless a house rule says so.',
    ],
    ['E-HBK-04', 'Several DEF or COV', 'They add up; only the best by a house rule.'],
    ['HBK-ATK-04', 'A hit', 'The attack has to beat the defence; a tie misses.'],
    [
      'HBK-ATK-05 E-HBK-05',
      'Damage',
      'The weapon’s dice, with STR in melee, less AMR, off STA. None at least, or 1 by a house rule.',
    ],
    [
      'HBK-ATK-06',
      'Fleeing',
      'Winners of the initiative leave; on anybody else there is a free attack.',
    ],
    ['HBK-ATK-07', 'Holding', 'Wait for a moment you name; then it goes off at once.'],
    [
      'E-HBK-08',
      'Dice of guns',
      'They explode: each die by itself, again and again. Other readings are house rules.',
    ],
    ['HBK-WPN-18', 'Reloading', 'A crossbow a round, a firearm two, after every shot.'],
    ['HBK-WPN-19', 'Noise', 'A gun gives the shooter away, and puts enemies on the lookout.'],
    [
      'HBK-SHD-03 E-HBK-26',
      'Covering allies',
      'Give up the attack: those beside the shield have its COV of 2 against shots, until its bearer acts again.',
    ],
    [
      'HBK-COV-01',
      'Cover',
      'Exposed 0; obscured or sidestepping 1; partial cover or jogging 2; hidden or running 3.',
    ],
    [
      'HBK-MOR-01 HBKX-GAP-03',
      'Morale (our ruling)',
      'Monsters have none. By a house rule 2d6 above their morale breaks them, at the first loss and at half.',
    ],
    [
      'E-HBK-21',
      'An avenger’s attacks',
      'Each killing blow grants one; once a round by a house rule.',
    ],
  ]),
  ...section('Life and death', [
    ['HBK-DEATH-01', 'Monsters', 'At 0 STA they are dead.'],
    [
      'HBK-DEATH-02',
      'Characters',
      'At 0 STA a bare SAV on their turn: failed, they fall unconscious, and a second one failed is death. We let hirelings roll too.',
    ],
    [
      'E-HBK-07',
      'Passing it',
      'On their feet they roll again next turn; unconscious they live and roll no more unless hurt again. Others are house rules.',
    ],
    [
      'HBK-REST-01 E-HBK-18',
      'Injury',
      'Below half STA, and then healing stops at half, odd halves rounded down. It stays until cured; or only while below half.',
    ],
    ['HBK-REST-02', 'Rest', 'Short 1d3, a night 1d6, a night in a bed 2d6.'],
    [
      'HBK-REST-03',
      'Watch',
      'Somebody may keep it, and wake the others; broken sleep heals nothing, nor does a night on watch.',
    ],
    [
      'HBK-REST-04',
      'Cure',
      'After a night in a bed a bare SAV: squalid −1, lavish +1. Passed, the injury is gone.',
    ],
    ['E-HBK-36', 'CON and healing', 'Not added to what a rest gives, unless by a house rule.'],
  ]),
  ...section('Hirelings', [
    [
      'HBK-HIRE-01 E-HBK-33',
      'Who may be hired',
      'Nobody above your own level; you pay their upkeep.',
    ],
    [
      'HBK-HIRE-02 E-HBK-20',
      'Roles and keep',
      'Torchbearer, pack-carrier: no fighting, 3d6 CP. Scout, archer: at range, 3d6 SP. Bodyguard, wizard: both, 3d6 GP. A swashbuckler’s cost no more, unless by a house rule.',
    ],
    ['HBK-HIRE-03', 'Hireling morale', 'Rolled when their life is in danger.'],
    [
      'HBK-HIRE-04',
      'How it ends',
      '2d6 and the employer’s CHA: to 6 quits, to 10 carries on, above that risks life.',
    ],
  ]),
  ...section('Monsters', [
    [
      'HBKX-GAP-01',
      'From other books (our ruling)',
      'STA as printed, or the average of its hit dice; COM half of them; SAV 15 less them, 5 at least; AMR and COV by the look of its hide. A Cairn monster has HP less 3 hit dice, its Armor as AMR, and its STR and DEX.',
    ],
    ['HBKX-GAP-02', 'Their defence (our ruling)', 'DEF 0, 2 with a shield; COM as for anybody.'],
  ]),
]
