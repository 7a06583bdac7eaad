import {
  choiceIn,
  itIs,
  listIn,
  numberIn,
  numberOr,
  numbersIn,
  type Operations,
} from '../../../worked-checks/operations.ts'
import {
  assistance,
  assistedBonus,
  carefulBonus,
  contest,
  difficulties,
  difficultyNames,
  doubledContest,
  failurePoint,
  obstaclePenalty,
  obstacleScales,
  periods,
  searchAreaPenalty,
  testTarget,
  weaponFailure,
} from './figures.ts'

function faced(target: number, d20: number | undefined): object {
  return d20 === undefined ? {} : { success: d20 <= target, margin: target - d20 }
}

/** Tests and contests by the names that worked checks use. */
export const checkOperations: Operations = {
  'gam.test': (i) => {
    const target = testTarget(numberIn(i, 'score'), {
      modifier: numberOr(i, 'modifier', 0),
      fieldBonus: numberOr(i, 'field_bonus', 0),
      skillFits: i['skill_fits'] !== false,
      injuries: numberOr(i, 'injuries', 0),
    })
    return { target, ...faced(target, 'd20' in i ? numberIn(i, 'd20') : undefined) }
  },
  'gam.obstaclePenalty': (i) => ({
    modifier: obstaclePenalty(
      numberIn(i, 'amount'),
      numberIn(i, 'unit'),
      'scale' in i ? choiceIn(i, 'scale', obstacleScales) : 'doubling',
    ),
  }),
  'gam.searchAreaPenalty': (i) => ({ modifier: searchAreaPenalty(numberIn(i, 'side_ft')) }),
  'gam.failurePoint': (i) => {
    const { sides, stretches } = failurePoint(numberIn(i, 'amount'), numberIn(i, 'unit'))
    return { die: `d${sides}`, reroll_above: stretches }
  },
  'gam.difficulty': (i) => ({
    target: numberIn(i, 'base') + difficulties[choiceIn(i, 'label', difficultyNames)],
  }),
  'gam.carefulBonus': (i) => ({
    bonus: carefulBonus(choiceIn(i, 'base', periods), choiceIn(i, 'spent', periods)),
  }),
  'gam.contest': (i) =>
    contest(
      listIn(i, 'results').map((success) => success === true),
      itIs(i, 'same_goal'),
    ),
  'gam.doubledContest': (i) => doubledContest(numbersIn(i, 'targets'), numbersIn(i, 'd20')),
  'gam.assist': (i) => {
    const bonus = numberIn(i, 'field_bonus')
    const { target, size } = assistance(numberIn(i, 'ability'), bonus, numberIn(i, 'helped'))
    return { assistant_target: target, bonus_each: bonus, size_modifier: size }
  },
  'gam.assistedBonus': (i) => ({
    bonus: assistedBonus(
      numberIn(i, 'own_bonus'),
      numberIn(i, 'assistant_bonus'),
      itIs(i, 'assistant_success'),
    ),
  }),
  'gam.weaponFailure': (i) =>
    weaponFailure({
      dice: numberIn(i, 'dice'),
      damage: numberIn(i, 'damage'),
      evasion: itIs(i, 'evasion'),
      verveUsed: numberIn(i, 'verve_used'),
    }),
}
