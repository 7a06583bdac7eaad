import type { HouseRule } from '../../ruleset.ts'
import type { RuleId } from '../../outcome.ts'
import type { HouseRuleValue } from '../../situation.ts'

type Option = readonly [value: HouseRuleValue, title: string, means: string]

/** A house rule of a few options, the first of them the default. */
export function choice(
  id: string,
  group: string,
  rule: RuleId,
  title: string,
  asks: string,
  ...of: readonly Option[]
): HouseRule {
  return {
    id,
    group,
    rule,
    title,
    asks,
    choice: {
      kind: 'options',
      of: of.map(([value, named, means]) => ({ value, title: named, means })),
    },
  }
}

export const natural1and20 = choice(
  'natural1and20',
  'Saves',
  'DLVX-CRN-01',
  'A 1 or a 20 on a save',
  'Cairn lets a 1 always pass and a 20 always fail; this edition says nothing of it.',
  [false, 'As the score', 'No face decides by itself.'],
  [true, 'They decide', 'A 1 always passes, a 20 always fails, as in Cairn.'],
)

export const initiativeWho = choice(
  'initiative',
  'Fighting',
  'E-DLV-16',
  'Who saves for initiative',
  'Characters save singly, and yet the text speaks of the side that has initiative.',
  ['individual', 'Each for themself', 'Whoever passes acts before the foes, the others after.'],
  ['leader', 'The leader for all', 'The first in the marching order saves for the whole party.'],
)

export const initiativeFrequency = choice(
  'initiativeFrequency',
  'Fighting',
  'E-DLV-39',
  'How often initiative is saved for',
  'One save is asked for; the text does not say whether it holds for the fight.',
  ['perCombat', 'Once a fight', 'The order stands until the fight is over.'],
  ['perRound', 'Each round', 'The save is made anew at every round.'],
)

export const lateActs = choice(
  'lateActs',
  'Fighting',
  'DLVX-CRN-14',
  'A failed initiative save',
  'Here the late act after the foes. Cairn’s second edition takes their first turn away.',
  ['after', 'Acts after the foes', 'Nobody loses a turn.'],
  ['loses', 'Loses the first round', 'The late do nothing in the first round.'],
)

export const dieLadder = choice(
  'dieLadder',
  'Fighting',
  'E-DLV-09',
  'Ends of the die ladder',
  'An enhanced d12 and an impaired d4 have no die to go to.',
  ['clamp', 'They stay', 'The ladder runs from d4 to d12.'],
  ['d2toD20', 'd2 and d20', 'A d4 falls to a d2, a d12 rises to a d20.'],
  ['flat', 'd4 and d12, flat', 'As in Cairn: impaired is always a d4, enhanced always a d12.'],
)

export const multipleAttackers = choice(
  'multipleAttackers',
  'Fighting',
  'DLVX-ANS-18',
  'Several attackers on one',
  'This edition says nothing of several who strike the same target; later ones and Cairn do.',
  ['highest', 'The highest die', 'All roll, and only the best of the dice does harm.'],
  ['each', 'Every die', 'Each blow lands by itself.'],
)

export const thrownPhase = choice(
  'thrownPhase',
  'Fighting',
  'E-DLV-12',
  'When a hand weapon is thrown',
  'Hand weapons may be thrown; the phase is not named.',
  ['missile', 'With the missiles', 'Whoever throws does not move that round.'],
  ['melee', 'In melee', 'A throw is a blow, and moving is free.'],
)

export const foeCritical = choice(
  'foeCritical',
  'Harm',
  'E-DLV-17',
  'Foes and critical damage',
  'Critical damage and wounds are described for characters only.',
  ['out', 'Out of the fight', 'A foe that fails its STR save takes no further part.'],
  ['sameAsPc', 'As characters', 'Foes are wounded at 0 HP and lie dying like anybody.'],
)

export const halfRounding = choice(
  'halfRounding',
  'Harm',
  'E-DLV-08',
  'Halves of odd numbers',
  'A save that halves damage does not say which way an odd number goes.',
  ['down', 'Down', 'Half of 7 is 3.'],
  ['up', 'Up', 'Half of 7 is 4.'],
)

export const moraleBoth = choice(
  'moraleBoth',
  'Morale',
  'E-DLV-14',
  'First casualty and half lost at once',
  'Two foes, one falls: both causes come together.',
  ['one', 'One save', 'One WIL save answers both.'],
  ['two', 'Two saves', 'One save for each cause; failing either, they flee.'],
)

export const intelligentUndead = choice(
  'intelligentUndead',
  'Morale',
  'E-DLV-20',
  'Undead that think',
  'Liches and their like are excepted; from what, the text leaves open.',
  ['reasonOnly', 'They can be reasoned with', 'Hostile and fearless all the same.'],
  ['all', 'Like the living', 'They roll reactions and check morale.'],
)

export const surprise = choice(
  'surprise',
  'Meeting',
  'DLVX-ANS-22',
  'Surprise',
  'The text mentions surprise and gives no rule; the author’s related game has one.',
  [
    'd6',
    'On a 5 or 6',
    'A d6 for each unaware side: on 5 or 6 it does nothing in the first round.',
  ],
  ['sure', 'Without a roll', 'A side that is unaware is surprised.'],
)

export const spellSave = choice(
  'spellSave',
  'Magic',
  'E-DLV-10',
  'Saves against spells',
  'The ability is not named for spells, nor for a caster who is hit.',
  ['WIL', 'WIL', 'The ability for dealings with magic.'],
  ['GM picks per spell', 'You pick', 'You are asked for the ability each time.'],
)

export const spellLevel = choice(
  'spellLevel',
  'Magic',
  'DLVX-ANS-08',
  'Where a spell’s level comes from',
  'Level is used and never defined. Later states of the page tie it to what the caster pays.',
  ['number', 'Written on it', 'A number on the book or scroll; without one, the default level.'],
  ['fatigue', 'Fatigue taken', 'The caster chooses: one fatigue for each level.'],
  ['wilDamage', 'WIL lost', 'The caster chooses: one point of WIL for each level, at most 6.'],
)

export const defaultSpellLevel: HouseRule = {
  id: 'defaultSpellLevel',
  group: 'Magic',
  rule: 'E-DLV-22',
  title: 'Level of a book that names none',
  asks: 'A book or scroll without a number has this level.',
  choice: { kind: 'number', default: 1, min: 1, max: 9 },
}

/** Choices about fighting, harm and magic. */
export const fightRules: readonly HouseRule[] = [
  natural1and20,
  surprise,
  initiativeWho,
  initiativeFrequency,
  lateActs,
  dieLadder,
  multipleAttackers,
  thrownPhase,
  foeCritical,
  halfRounding,
  moraleBoth,
  intelligentUndead,
  spellSave,
  spellLevel,
  defaultSpellLevel,
]
