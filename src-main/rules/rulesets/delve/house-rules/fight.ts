import { choice } from '../../../core/choice.ts'

export const initiativeWho = choice(
  'initiative',
  'Fight and morale',
  'E-DLV-16',
  'Who saves for initiative',
  'Characters save singly, and yet the text speaks of the side that has initiative.',
  ['individual', 'Each for themself', 'Whoever passes acts before the foes, the others after.'],
  ['leader', 'The leader for all', 'The first in the marching order saves for the whole party.'],
)

export const initiativeFrequency = choice(
  'initiativeFrequency',
  'Fight and morale',
  'E-DLV-39',
  'How often initiative is saved for',
  'One save is asked for; the text does not say whether it holds for the fight.',
  ['perCombat', 'Once a fight', 'The order stands until the fight is over.'],
  ['perRound', 'Each round', 'A new save at every round.'],
)

export const lateActs = choice(
  'lateActs',
  'Fight and morale',
  'DLVX-CRN-14',
  'A failed initiative save',
  'Here the late act after the foes. Cairn’s second edition takes their first turn away.',
  ['after', 'Acts after the foes', 'Nobody loses a turn.'],
  ['loses', 'Loses the first round', 'The late do nothing in the first round.'],
)

export const dieLadder = choice(
  'dieLadder',
  'Fight and morale',
  'E-DLV-09',
  'Ends of the die ladder',
  'An enhanced d12 and an impaired d4 have no die to go to.',
  ['clamp', 'They stay', 'The ladder runs from d4 to d12.'],
  ['d2toD20', 'd2 and d20', 'A d4 falls to a d2, a d12 rises to a d20.'],
  ['flat', 'd4 and d12, flat', 'As in Cairn: impaired is always a d4, enhanced always a d12.'],
)

export const multipleAttackers = choice(
  'multipleAttackers',
  'Fight and morale',
  'DLVX-ANS-18',
  'Several attackers on one',
  'This edition says nothing of several who strike the same target; later ones and Cairn do.',
  ['highest', 'The highest die', 'All roll, and only the best of the dice does harm.'],
  ['each', 'Every die', 'Each blow lands by itself.'],
)

export const thrownPhase = choice(
  'thrownPhase',
  'Fight and morale',
  'E-DLV-12',
  'When a hand weapon is thrown',
  'Hand weapons may be thrown; the phase is not named.',
  ['missile', 'With the missiles', 'Whoever throws does not move that round.'],
  ['melee', 'In melee', 'A throw is a blow, and moving is free.'],
)

export const foeCritical = choice(
  'foeCritical',
  'Fight and morale',
  'E-DLV-17',
  'Foes and critical damage',
  'Critical damage and wounds are described for characters only.',
  ['out', 'Out of the fight', 'A foe that fails its STR save takes no further part.'],
  ['sameAsPc', 'As characters', 'Foes are wounded at 0 HP and lie dying like anybody.'],
)

export const halfRounding = choice(
  'halfRounding',
  'Fight and morale',
  'E-DLV-08',
  'Halves of odd numbers',
  'A save that halves damage does not say which way an odd number goes.',
  ['down', 'Down', 'Half of 7 is 3.'],
  ['up', 'Up', 'Half of 7 is 4.'],
)

export const moraleBoth = choice(
  'moraleBoth',
  'Fight and morale',
  'E-DLV-14',
  'First casualty and half lost at once',
  'Two foes, one falls: both causes come together.',
  ['one', 'One save', 'One WIL save answers both.'],
  ['two', 'Two saves', 'One save for each cause; failing either, they flee.'],
)

export const intelligentUndead = choice(
  'intelligentUndead',
  'Fight and morale',
  'E-DLV-20',
  'Undead that think',
  'Liches and their like are excepted; from what, the text leaves open.',
  ['reasonOnly', 'They can be reasoned with', 'Hostile and fearless all the same.'],
  ['all', 'Like the living', 'They roll reactions and check morale.'],
)
