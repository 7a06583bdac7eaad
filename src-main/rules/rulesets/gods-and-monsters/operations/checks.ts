import {
  choiceIn,
  isTrue,
  listIn,
  numberIn,
  numberOr,
  numbersIn,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import {
  assistance,
  carefulBonus,
  contestRound,
  difficultyNames,
  failureDie,
  obstaclePenalty,
  obstacleScales,
  periods,
  repeatTime,
  searchAreaPenalty,
  weaponFailureLoss,
} from '../checks/figures.ts'
import { creatureWith, isMade, plays, situationWith, stepsShown, targetShown } from './play.ts'

/** Tests and contests by the names that worked checks use. */
export const checkOperations: Operations = {
  'gam.test': (i) =>
    tests(i, numberIn(i, 'score'), {
      bonus: i['skill_fits'] === false ? 0 : numberOr(i, 'field_bonus', 0),
    }),
  'gam.obstaclePenalty': (i) => ({
    modifier: obstaclePenalty(
      numberIn(i, 'amount'),
      numberIn(i, 'unit'),
      'scale' in i ? choiceIn(i, 'scale', obstacleScales) : 'doubling',
    ),
  }),
  'gam.searchAreaPenalty': (i) => ({ modifier: searchAreaPenalty(numberIn(i, 'side_ft')) }),
  'gam.failurePoint': (i) => {
    const { sides, stretches } = failureDie(numberIn(i, 'amount'), numberIn(i, 'unit'))
    return { die: `d${sides}`, reroll_above: stretches }
  },
  'gam.difficulty': (i) =>
    tests(i, numberIn(i, 'base'), { difficulty: choiceIn(i, 'label', difficultyNames) }),
  'gam.carefulBonus': (i) => ({
    bonus: carefulBonus(choiceIn(i, 'base', periods), choiceIn(i, 'spent', periods)),
  }),
  'gam.contest': (i) =>
    contestRound(
      listIn(i, 'results').map((success) => success === true),
      isTrue(i, 'same_goal'),
    ),
  'gam.doubledContest': contestByDoubles,
  'gam.assist': (i) => {
    const bonus = numberIn(i, 'field_bonus')
    const { target, size } = assistance(numberIn(i, 'ability'), bonus, numberIn(i, 'helped'))
    return { assistant_target: target, bonus_each: bonus, size_modifier: size }
  },
  'gam.assistedBonus': (i) => ({ bonus: assisted(i) }),
  'gam.weaponFailure': (i) =>
    weaponFailureLoss({
      dice: numberIn(i, 'dice'),
      damage: numberIn(i, 'damage'),
      evasion: isTrue(i, 'evasion'),
      verveUsed: numberIn(i, 'verve_used'),
    }),
}

/** A test as nothing bears on it: no obstacle, and no more care than it needs. */
const plainly = {
  ...{ score: 'perception', difficulty: 'Difficult', bonus: 0, amount: 0, unit: 10 },
  ...{ scale: 'doubling', usual: 'one round', spent: 'one round' },
}

/** A test of the app, made where the check has a face; the check's modifier is the GM's. */
function tests(check: Values, perception: number, input: Values): object {
  const injuries = numberOr(check, 'injuries', 0)
  const adjust = numberOr(check, 'modifier', 0)
  const situation = situationWith(check, creatureWith({ perception, injuries }))
  const testInput = { ...plainly, ...input }
  const target = targetShown(situation, 'gods-and-monsters.test', testInput, adjust)
  if (!('d20' in check)) return { target }
  const faces = [numberIn(check, 'd20')]
  const outcome = plays(situation, 'gods-and-monsters.test', testInput, faces, adjust)
  return { target, success: isMade(outcome), margin: target - (outcome.total ?? 0) }
}

/** A contest of sides with these targets, made with these faces, as its line and its preview tell it. */
function contestByDoubles(check: Values): object {
  const sides = numbersIn(check, 'targets').map((perception, nth) =>
    creatureWith({ perception }, { id: `c${nth + 1}`, name: `Side ${nth + 1}` }),
  )
  const [, resisting, ...more] = sides.map(({ id }) => id)
  const input = {
    ...{ acting: 'c1', resisting, more, score: 'perception', against: 'perception' },
    ...{ bonus: 0, theirs: 0, same: false, step: 0, doubled: false },
  }
  const situation = situationWith(check, ...sides)
  const { why } = plays(situation, 'gods-and-monsters.contest', input, numbersIn(check, 'd20'))
  const tries = why.flatMap(({ value }) => {
    const read = /^(\d+) against .*: (succeeds|fails)$/.exec(String(value))
    return read ? [{ face: Number(read[1]), success: read[2] === 'succeeds' }] : []
  })
  const steps = stepsShown(situation, 'gods-and-monsters.contest', input)
  const time = steps.find(({ name }) => name === 'This try')?.value
  return {
    doubled: tries.map(({ face }) => face),
    results: tries.map(({ success }) => success),
    time_steps: [0, 1, 2, 3, 4, 5, 6].find((step) => repeatTime(step) === time),
  }
}

/** Bonus on the roll that was helped: the one that the app offers, or their own. */
function assisted(check: Values): number {
  const help = plays(
    situationWith(check, creatureWith({ wisdom: 10 })),
    'gods-and-monsters.assist',
    { ability: 'wisdom', bonus: numberIn(check, 'assistant_bonus'), helped: 1 },
    [isTrue(check, 'assistant_success') ? 1 : 20],
  )
  const [, offered = numberIn(check, 'own_bonus')] = /use \+(-?\d+)/.exec(help.says) ?? []
  return Number(offered)
}
