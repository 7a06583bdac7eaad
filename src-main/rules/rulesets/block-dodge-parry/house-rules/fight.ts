import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

const group = 'Fight and morale'

export const enhanced = choice(
  'enhanced',
  group,
  'BDPX-GAP-08',
  'Enhanced attacks',
  'A d12 is added to the weapon’s die. Is the best one kept, or are they summed? Only examples say.',
  ['best', 'The best', 'The d12 and the weapon’s die, the higher counts.'],
  ['sum', 'The sum', 'Both dice are added up.'],
  ['d12only', 'A d12 alone', 'As in Cairn: the d12 stands for the weapon’s die.'],
)

export const bothLeans = choice(
  'impairedAndEnhanced',
  group,
  'BDPX-ATK-11',
  'Impaired and enhanced at once',
  'Nothing is said of an attack that is both. Our ruling.',
  ['cancel', 'Neither', 'They cancel: the weapon’s own die.'],
  ['impaired', 'Impaired', 'The d4 wins.'],
)

export const initiativeMode = choice(
  'initiativeMode',
  group,
  'BDPX-INI-01',
  'Who goes first',
  'The game has a simple way and a full one.',
  ['simple', 'Simple', 'Each character makes a DEX save to act before the foes.'],
  ['full', 'Full', 'Quick turns before full ones, then by weapon; a DEX save breaks a tie.'],
)

export const noRoom = choice(
  'noRoomForFatigue',
  group,
  'BDPX-DEF-10',
  'A reaction without room for its Fatigue',
  'Every slot is full. May somebody still tire themselves? Our ruling.',
  ['refused', 'No', 'Something must be dropped first.'],
  ['allowed', 'Yes', 'It is taken all the same; they are then beyond their slots.'],
)

export const reactionsPerRound = choice(
  'reactionsPerRound',
  group,
  'BDPX-GAP-02',
  'Reactions in a round',
  'One for each moment of attack; is there an end to it? Our ruling.',
  ['everyMoment', 'No end', 'Fatigue is the brake.'],
  ['one', 'One', 'One in a round, then only HP.'],
)

export const parryArmor = choice(
  'parryArmor',
  group,
  'BDPX-DEF-08',
  'Armor in a parry',
  'A parry’s harm goes straight to STR. Does armor count? Our ruling.',
  ['none', 'No', 'It passes armor by.'],
  ['applies', 'Yes', 'Armor comes off first.'],
)

export const properReaction = choice(
  'equippedReactions',
  group,
  'BDPX-DEF-13',
  'Blocking and dodging with the right gear',
  'An older edition lets whoever is rightly equipped turn the blow away altogether.',
  ['impair', 'Impaired', 'The blow is impaired, whatever the gear.'],
  ['negate', 'Turned away', 'Where it costs no Fatigue it negates the blow, else it impairs.'],
)

export const bowClass = choice(
  'bowClass',
  group,
  'BDPX-WPN-34',
  'What class a bow is',
  'Bows of d8 and d10 are listed as Fast, and Fast is said to be d6.',
  ['class', 'As listed', 'Fast, whatever its die.'],
  ['die', 'By its die', 'd8 is Balanced, d10 is Slow.'],
)

export const failedGambit = choice(
  'failedGambit',
  group,
  'BDPX-GMB-04',
  'A gambit that fails',
  'The target gets something back. Editions differ on what.',
  ['gambit', 'A gambit back', 'It may at once try one of its own.'],
  ['attack', 'An attack', 'As in the older edition: a blow at once.'],
)

export const rangedGambit = choice(
  'rangedGambit',
  group,
  'BDPX-GAP-09',
  'Gambits from afar',
  'May a shot or a throw be a gambit? Our ruling.',
  ['allowed', 'Yes', 'Where the fiction allows it.'],
  ['close', 'No', 'Only within reach.'],
)

export const clashTierByQuality = choice(
  'clashTierByQuality',
  group,
  'BDPX-INI-06',
  'Enhanced first, impaired last',
  'The older edition has enhanced attacks precede ordinary ones, and impaired ones come last.',
  [false, 'No', 'Turns and weapons alone say who is first.'],
  [true, 'Yes', 'Whoever is urged on goes before, whoever is impaired after.'],
)

export const foeReactions: HouseRule = {
  id: 'foeReactions',
  title: 'Fatigue a foe has for reactions',
  asks: 'Foes have no slots; three reactions a fight are given as an example.',
  rule: 'BDPX-NPC-03',
  group,
  choice: { kind: 'number', default: 3, min: 0, max: 20 },
}

export const fightRules = [
  clashTierByQuality,
  foeReactions,
  initiativeMode,
  enhanced,
  bothLeans,
  bowClass,
  noRoom,
  reactionsPerRound,
  parryArmor,
  properReaction,
  failedGambit,
  rangedGambit,
]

export const hpOverflow = choice(
  'hpOverflow',
  'Fight and morale',
  'E-BDP-06',
  'Harm beyond the last HP',
  'A blow takes more than there is. The Rules chapter does not say where the rest goes.',
  ['toStr', 'To STR', 'The rest comes off STR, and a Critical Damage Save is due.'],
  ['gm', 'As you say', 'HP stop at 0, and you rule what else it does.'],
)

export const foeCritical = choice(
  'foeCritical',
  'Fight and morale',
  'BDPX-GAP-10',
  'Foes and critical damage',
  'Does the table of injuries hold for foes? Our ruling.',
  ['out', 'Out of it', 'A foe that fails its save takes no further part.'],
  ['sameAsPc', 'Like anybody', 'Foes roll on the table of injuries too.'],
)

export const harmRules = [hpOverflow, foeCritical]
