import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const surprisedFrom = choice(
  'surprisedFrom',
  'Fight and morale',
  'GAM-AMB-34',
  'When surprise begins to hamper',
  'The round in which they can’t act: are they easier to hit in it already?',
  ['from round two', 'From the second round', 'The first round only costs their action.'],
  ['at once', 'At once', '−2 defense in the first round as well.'],
)

export const snapOutHampered = choice(
  'snapOutHampered',
  'Fight and morale',
  'GAM-AMB-34',
  'Shaking off surprise',
  'The surprised are at −3 on tests. Does that hold for the test that ends it?',
  [false, 'Unhampered', 'The plain reaction.'],
  [true, 'At −3', 'It is a test like any other.'],
)

export const calledShotMovement: HouseRule = {
  id: 'calledShotMovement',
  title: 'Most that Movement helps',
  asks: 'Whoever is struck by a called shot adds their Movement, which is a large number.',
  rule: 'GAM-AMB-35',
  group: 'Fight and morale',
  choice: { kind: 'number', default: 200, min: 0, max: 200 },
}

export const immobilizeDefenseStacks = choice(
  'immobilizeDefenseStacks',
  'Fight and morale',
  'GAM-AMB-37',
  'Defense of whoever grabs',
  'Grabbing costs 2 defense, and so does the called shot it needs.',
  [true, 'Both', 'They are at −4 until the round is over.'],
  [false, 'Once', 'They are at −2.'],
)

export const foesBreak = choice(
  'foesBreak',
  'Fight and morale',
  'GAMX-ENC-10',
  'Whether foes run',
  'No rule was found for the morale of the Guide’s people.',
  [false, 'You say when', 'Nothing is called up; the test can be made all the same.'],
  [true, 'By willpower', 'A test at the first loss, and at half.'],
)

export const crowdCounts = choice(
  'crowdCounts',
  'Fight and morale',
  'GAM-AMB-36',
  'Who makes up a close combat',
  'Three to five in close combat are strong cover, six full cover: does the target count among them?',
  ['with the target', 'The target too', 'A target and two around it are strong cover.'],
  ['around it', 'Those around it', 'A target and three around it are strong cover.'],
)

export const combatPoolFills = choice(
  'combatPoolFills',
  'Fight and morale',
  'GAM-AMB-38',
  'The combat pool',
  'Warriors spend “combat bonus points” that are explained nowhere.',
  ['by hand', 'A counter of yours', 'Empty until you fill it.'],
  ['each round', 'Fighting Art', 'A warrior’s Fighting Art, anew each round.'],
)

export const forestallTie = choice(
  'forestallTie',
  'Fight and morale',
  'GAM-AMB-39',
  'Forestalling an aimed weapon',
  'Somebody who is aimed at strikes first. It isn’t said whose a contest is that nobody wins.',
  ['who aims', 'Whoever aims', 'Their attack stays free unless the other alone succeeds.'],
  [
    'who is aimed at',
    'Whoever is aimed at',
    'The free attack is lost unless its owner alone succeeds.',
  ],
)

export const quickerFirst = choice(
  'quickerFirst',
  'Fight and morale',
  'GAM-AMB-78',
  'Order by agility',
  'Tests of agility settle whose action comes first; how they rank isn’t said.',
  ['margin', 'By the margin', 'Successes first, the larger margin before the smaller.'],
  ['face', 'By the die', 'Successes first, the lower die before the higher.'],
)

/**
 * House rules for questions of conflict that the book leaves open.
 * Rules GAM-AMB-34 to GAM-AMB-40, GAM-AMB-78.
 */
export const fightRules: readonly HouseRule[] = [
  surprisedFrom,
  snapOutHampered,
  calledShotMovement,
  immobilizeDefenseStacks,
  crowdCounts,
  combatPoolFills,
  forestallTie,
  quickerFirst,
  foesBreak,
]

export const psychicFightingArt = choice(
  'psychicFightingArt',
  'Magic',
  'GAM-AMB-66',
  'Fighting Art in a psychic attack',
  'Minds are attacked “as normal”. Whether Fighting Art belongs to that is not said.',
  [true, 'Counts', '11 and Fighting Art, as any attack.'],
  [false, 'Does not', '11 and charisma alone.'],
)

export const psychicCharisma = choice(
  'psychicCharisma',
  'Magic',
  'GAM-AMB-66',
  'Charisma in refusing and leaving',
  'Willpower has charisma in it already, and it is added again.',
  [true, 'Added again', 'As it is written.'],
  [false, 'Once', 'The plain reaction.'],
)

export const psychicRefusal = choice(
  'psychicRefusal',
  'Magic',
  'GAM-AMB-66',
  'Keeping a mind out',
  'The text has both sides contest; the table has only the target test.',
  ['contest', 'A contest', 'Both test willpower.'],
  ['test', 'A test', 'The target’s success keeps the other out.'],
)

export const psychicMovement = choice(
  'psychicMovement',
  'Magic',
  'GAM-AMB-66',
  'Movement in psychic conflict',
  'A quarter is named, and a half for those who take −3.',
  ['quarter', 'A quarter', 'Half on taking −3.'],
  ['half', 'A half', 'At no penalty.'],
)

export const psychicFirst = choice(
  'psychicFirst',
  'Magic',
  'GAM-AMB-67',
  'The first verve of a psychic attack',
  'An attack costs “1+” verve, and verve adds to its damage: does the first point add too?',
  ['pays', 'It pays', 'Each point after it adds one.'],
  ['adds', 'It adds', 'Every point adds one.'],
)

/** House rules for open questions of psychic conflict. Rules GAM-AMB-66, GAM-AMB-67. */
export const psychicRules: readonly HouseRule[] = [
  psychicFightingArt,
  psychicCharisma,
  psychicRefusal,
  psychicMovement,
  psychicFirst,
]
