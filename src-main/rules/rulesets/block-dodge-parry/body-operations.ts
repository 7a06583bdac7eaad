import {
  choiceIn,
  itIs,
  listIn,
  numberIn,
  numberOr,
  numbersIn,
  optionIn,
  textIn,
  type Operations,
  type Values,
} from '../../worked-checks/operations.ts'
import { abilities } from './people.ts'
import { disease, diseaseDay } from './disease/figures.ts'
import { abilityDamage, fallDice } from './harm/figures.ts'
import { injury } from './harm/injuries.ts'
import {
  catchBreath,
  deprivationFatigue,
  meal,
  mealNeeds,
  meals,
  qualities,
  recover,
  sleep,
} from './rest/figures.ts'
import { waterskin } from './rest/usage-die.ts'
import { brewed, rarities, recipeNamed } from './wildcrafting/figures.ts'
import { levels, woundGain } from './wounds/figures.ts'

/** Number a worked check gives for a die; null where it is null or left out: not rolled. */
function rolled(input: Values, key: string): number | null {
  return input[key] === null || !(key in input) ? null : numberIn(input, key)
}

/** Harm, wounds, sickness, rest and wildcrafting by the names that worked checks use. */
export const bodyOperations: Operations = {
  'bdp.deprivationFatigue': (i) =>
    deprivationFatigue(
      numberIn(i, 'days'),
      optionIn(i, 'deprivationFatigue', ['afterFirstDay', 'everyDay']),
    ),
  'bdp.abilityDamage': (i) =>
    abilityDamage(
      choiceIn(i, 'ability', abilities),
      numberIn(i, 'score'),
      numberIn(i, 'damage'),
      itIs(i, 'critSave'),
      rolled(i, 'd20'),
    ),
  'bdp.fallDice': (i) => fallDice(numberIn(i, 'floors')),
  'bdp.injury': (i) => injury(numberIn(i, 'd10'), rolled(i, 'd4'), rolled(i, 'd6')),
  'bdp.woundGain': (i) =>
    woundGain(
      i['existing'] === null || i['existing'] === undefined
        ? null
        : choiceIn(i, 'existing', levels),
      choiceIn(i, 'incoming', levels),
      choiceIn(i, 'choice', ['worsen', 'new slot']),
    ),
  'bdp.disease': (i) => disease(textIn(i, 'name')),
  'bdp.diseaseDay': (i) =>
    diseaseDay(disease(textIn(i, 'name')), {
      str: numberIn(i, 'str'),
      rolls: numbersIn(i, 'rolls'),
      score: numberIn(i, 'score'),
      damageRoll: rolled(i, 'damageRoll'),
      successes: numberOr(i, 'successes', 0),
      care: itIs(i, 'care'),
      oneSaveHeals: optionIn(i, 'diseaseOneSaveHeals', [false, true]),
    }),
  'bdp.waterskin': (i) => waterskin(numberIn(i, 'die'), rolled(i, 'roll')),
  'bdp.catchBreath': (i) =>
    catchBreath(
      numberIn(i, 'hp'),
      numberIn(i, 'maxHp'),
      itIs(i, 'deprived'),
      numberIn(i, 'die'),
      rolled(i, 'roll'),
    ),
  'bdp.sleep': (i) =>
    sleep(
      choiceIn(i, 'quality', qualities),
      numberOr(i, 'fatigue', 0),
      numberOr(i, 'loss', 0),
      itIs(i, 'tonic'),
    ),
  'bdp.meal': (i) =>
    meal(choiceIn(i, 'kind', meals), numberOr(i, 'fatigue', 0), {
      wil: numberOr(i, 'wil', 10),
      d20: rolled(i, 'd20'),
      pukedFeeds: optionIn(i, 'pukedMealFeeds', [false, true]),
    }),
  'bdp.mealNeeds': (i) =>
    mealNeeds(choiceIn(i, 'kind', meals), optionIn(i, 'rationsNeedFire', [false, true])),
  'bdp.recipe': (i) => {
    const { potency, ok } = brewed(
      recipeNamed(textIn(i, 'recipe')),
      listIn(i, 'ingredients').map((each) => ({
        name: textIn(each as Values, 'name'),
        rarity: choiceIn(each as Values, 'rarity', rarities),
        region: textIn(each as Values, 'region'),
      })),
      optionIn(i, 'regionCount', ['units', 'names']),
    )
    return { potency, ok }
  },
  'bdp.recover': (i) => recover(numberIn(i, 'loss'), numberIn(i, 'roll'), itIs(i, 'deprived')),
}
