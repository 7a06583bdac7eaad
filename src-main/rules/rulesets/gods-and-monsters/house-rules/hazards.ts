import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const agingYears: HouseRule = {
  id: 'agingYears',
  title: 'Years to each injury of age',
  asks: 'Age brings an injury every year “modified by endurance” in a way that is explained nowhere.',
  rule: 'GAM-AMB-02',
  group: 'Lights and time',
  choice: { kind: 'number', default: 1, min: 1, max: 20 },
}

export const agingTradeReading = choice(
  'agingTrade',
  'Lights and time',
  'GAM-AMB-48',
  'Trading an injury of age',
  'It is allowed “while the ability remains above one”: before it, or after it?',
  ['after', 'After it', 'It must be 4 or more to begin with.'],
  ['before', 'Before it', 'It must be 2 or more to begin with.'],
)

export const searchTime = choice(
  'searchTime',
  'Dungeon',
  'GAM-AMB-33',
  'Time to search',
  'Twenty feet square is size two for the penalty, and four squares of ten feet.',
  ['area', 'By area', 'Two minutes for each square.'],
  ['size', 'By size', 'Two minutes for each ten feet of the side.'],
)

export const chronicFrom = choice(
  'chronicFrom',
  'Tests and saves',
  'GAM-AMB-49',
  'When an ailment begins to fade',
  'A chronic ailment loses one strength each time it acts: from when?',
  ['first effect', 'From its first effect', 'The first throw is against one less.'],
  ['contraction', 'From being caught', 'The first throw is against two less.'],
)

export const poisonedMind = choice(
  'poisonedMind',
  'Tests and saves',
  'GAM-AMB-50',
  'Food poisoning and the mind',
  'The worked example takes concentration as well; the row of the table does not.',
  [false, 'As the table', 'Injuries alone.'],
  [true, 'As the example', 'Each dose also takes 1 concentration for d4 hours.'],
)

export const sleepGas = choice(
  'sleepGas',
  'Tests and saves',
  'GAM-AMB-51',
  'Sleep gas',
  'Its type is blank; the text treats it as inescapable indoors.',
  [false, 'Where it is enclosed', 'You say when there is no way out of it.'],
  [true, 'Everywhere', 'It is tested for each round wherever it drifts.'],
)

export const acceptedAdds = choice(
  'acceptedAdds',
  'Tests and saves',
  'GAM-AMB-83',
  'What is surely taken in',
  'Four is taken from the health test: besides its strength, or instead?',
  ['adds', 'Besides', 'Both are taken off.'],
  ['replaces', 'Instead', 'Only the four are.'],
)

export const fallEdge = choice(
  'fallEdge',
  'Tests and saves',
  'GAM-AMB-52',
  'Falls of just 10 and 20 feet',
  'The table begins a row with them, the text ends one.',
  ['table', 'The greater row', '10 feet are 2d6, 20 feet are 3d6.'],
  ['text', 'The lesser row', '10 feet are 1d6, 20 feet are 2d6.'],
)

export const fallRounding = choice(
  'fallRounding',
  'Tests and saves',
  'GAM-AMB-53',
  'Halved damage of a fall',
  'No rule says which way a half goes.',
  ['half up', 'Up', 'Seven halved is four.'],
  ['down', 'Down', 'Seven halved is three.'],
)

export const fallOnVerve = choice(
  'fallOnVerve',
  'Tests and saves',
  'GAM-AMB-54',
  'Injuries of a fall and verve',
  'Failures with weapons do no injury when verve takes everything; falls don’t say.',
  [false, 'They stay', 'Only evasion saves anybody from them.'],
  [true, 'Verve takes them', 'No injury where verve takes the whole fall.'],
)

export const phantasmKept = choice(
  'phantasmKept',
  'Magic',
  'GAM-AMB-55',
  'What stays of an illusion’s harm',
  'A tenth stays, but it isn’t said whether as lost survival or as injuries.',
  ['survival', 'Lost survival first', 'Injuries come back before survival does.'],
  ['injuries', 'Injuries first', 'Survival comes back before injuries do.'],
)

export const itemThickness = choice(
  'itemThickness',
  'Gear and load',
  'GAM-AMB-56',
  'Thickness of things',
  'The bonus is for thickness “beyond” the unit; the example gives one at it.',
  ['at the unit', 'From the unit', 'Plus one at the unit itself.'],
  ['beyond it', 'Beyond the unit', 'Plus one at twice the unit.'],
)

function smallJump(id: string, title: string): HouseRule {
  return choice(
    id,
    'Tests and saves',
    'GAM-AMB-57',
    title,
    'The figure can’t be read in the source; it is less than the three quarters of the small.',
    [0, 'Not known', 'You are told that it isn’t known.'],
    [0.5, 'Half', 'Half as far as the medium.'],
    [0.25, 'A quarter', 'A quarter as far as the medium.'],
  )
}

export const tinyJump = smallJump('tinyJump', 'How far the tiny jump')
export const fineJump = smallJump('fineJump', 'How far the fine jump')

export const leapAdds = choice(
  'leapAdds',
  'Tests and saves',
  'GAM-AMB-58',
  'A running leap',
  'It adds the “current running movement”: the score, or feet, or yards?',
  ['score', 'The score', 'Movement itself.'],
  ['feet', 'Feet a round', 'As many as they run in a round.'],
)

export const jumpBeyond = choice(
  'jumpBeyond',
  'Tests and saves',
  'GAM-AMB-59',
  'Jumps above seven feet',
  'The table ends there.',
  [true, 'Go on doubling', 'Eight feet are 64 less.'],
  [false, 'Can’t be made', 'Seven feet are the most.'],
)

export const restingBreath = choice(
  'restingBreath',
  'Tests and saves',
  'GAM-AMB-63',
  'Holding still without air',
  'Times may be doubled at rest: the breath alone, or the minute between tests too?',
  ['both', 'Both', 'A test every two minutes.'],
  ['breath', 'The breath', 'A test every minute.'],
)

/**
 * House rules for open questions of aging, ailments, falls, illusions and jumps.
 * Rules GAM-AMB-02, GAM-AMB-33, GAM-AMB-48 to GAM-AMB-59, GAM-AMB-63, GAM-AMB-83.
 */
export const hazardRules: readonly HouseRule[] = [
  agingYears,
  agingTradeReading,
  searchTime,
  chronicFrom,
  poisonedMind,
  sleepGas,
  acceptedAdds,
  fallEdge,
  fallRounding,
  fallOnVerve,
  phantasmKept,
  itemThickness,
  tinyJump,
  fineJump,
  leapAdds,
  jumpBeyond,
  restingBreath,
]
