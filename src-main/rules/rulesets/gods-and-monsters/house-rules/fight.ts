import { choice } from '../../../choice.ts'
import type { HouseRule } from '../../../ruleset.ts'

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
  'No rule was found for the nerve of the Guide’s people.',
  [false, 'You say when', 'Nothing is called up; the test can be made all the same.'],
  [true, 'By willpower', 'A test at the first loss, and at half.'],
)

/** What it leaves open of conflict. Rules GAM-AMB-34 to GAM-AMB-40, GAM-AMB-78. */
export const fightRules: readonly HouseRule[] = [
  surprisedFrom,
  snapOutHampered,
  calledShotMovement,
  immobilizeDefenseStacks,
  foesBreak,
]
