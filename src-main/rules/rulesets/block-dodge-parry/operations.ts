import {
  choiceIn,
  isTrue,
  listIn,
  numberIn,
  numberOr,
  numbersIn,
  optionIn,
  textIn,
  type Operations,
  type Values,
} from '../../worked-checks/operations.ts'
import { playAction, situationOf, valueAfter } from '../../worked-checks/play.ts'
import { characters } from './character/index.ts'
import { abilities, fieldOf } from './character/people.ts'
import { contest } from './checks/contest.ts'
import { fate } from './checks/fate.ts'
import { abilityTag, gearCounts, timeGearSkill } from './checks/task.ts'
import { abilityDamage } from './harm/blow.ts'
import { diseaseSave } from './harm/disease/daily-save.ts'
import { clockOf, courseTimer, knownDisease } from './harm/disease/index.ts'
import { hazardDice, hazards } from './harm/hazards.ts'
import { areaOf, injuryAt } from './harm/injury.ts'
import { levels, woundGain } from './harm/wounds.ts'
import { catchBreath } from './rest/breath.ts'
import { recover } from './rest/care.ts'
import { deprivationFatigue } from './rest/deprivation.ts'
import { meal, mealNeeds, meals } from './rest/meals.ts'
import { qualities, sleep } from './rest/night.ts'
import { save, type SaveMode } from './saves/trial.ts'
import { brew, rarities, recipeNamed } from './wildcrafting/recipes.ts'
import { blockDodgeParry } from './index.ts'
import { drinkFromSkin } from './supplies.ts'

/** Number a worked check gives for a die; null where it is null or left out: not rolled. */
function rolled(input: Values, key: string): number | null {
  return input[key] === null || !(key in input) ? null : numberIn(input, key)
}

/** Harm, wounds, sickness, rest and wildcrafting by the names that worked checks use. */
const bodyOperations: Operations = {
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
      isTrue(i, 'critSave'),
      rolled(i, 'd20'),
    ),
  'bdp.fallDice': (i) => {
    const fall = hazards.find(({ title }) => title === 'Fall')
    return { ...fall, dice: fall ? hazardDice(fall, numberIn(i, 'floors')) : null }
  },
  'bdp.injury': (i) => injuryAt(areaOf(numberIn(i, 'd10')), rolled(i, 'd4'), rolled(i, 'd6')),
  'bdp.woundGain': (i) =>
    woundGain(
      i['existing'] === null || i['existing'] === undefined
        ? null
        : choiceIn(i, 'existing', levels),
      choiceIn(i, 'incoming', levels),
      choiceIn(i, 'choice', ['worsen', 'new slot']),
    ),
  'bdp.disease': (i) => knownDisease(textIn(i, 'name')),
  'bdp.diseaseDay': diseaseDay,
  'bdp.waterskin': (i) => drinkFromSkin(numberIn(i, 'die'), rolled(i, 'roll')),
  'bdp.catchBreath': (i) =>
    catchBreath(
      numberIn(i, 'hp'),
      numberIn(i, 'maxHp'),
      isTrue(i, 'deprived'),
      numberIn(i, 'die'),
      rolled(i, 'roll'),
    ),
  'bdp.sleep': (i) =>
    sleep(
      choiceIn(i, 'quality', qualities),
      numberOr(i, 'fatigue', 0),
      numberOr(i, 'loss', 0),
      isTrue(i, 'tonic'),
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
    const { potency, ok } = brew(
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
  'bdp.recover': (i) => recover(numberIn(i, 'loss'), numberIn(i, 'roll'), isTrue(i, 'deprived')),
}

/** Plays a day's save of a disease as the campaign does. */
function diseaseDay(check: Values): object {
  const of = knownDisease(textIn(check, 'name'))
  const blank = characters.blank('c1', 'Odo')
  const field = fieldOf[of.ability]
  const score = numberIn(check, 'score')
  const successes = numberOr(check, 'successes', 0)
  const sick = {
    ...blank,
    values: { ...blank.values, str: numberIn(check, 'str'), [field]: score },
    conditions: { [of.name]: {} },
  }
  const timer = courseTimer(sick.id, of)
  const { says, effects } = playAction(
    blockDodgeParry,
    diseaseSave.id,
    {
      ...situationOf('block-dodge-parry', check, sick),
      timers: { [timer]: clockOf(sick, { disease: of, left: null, successes }, 0) },
    },
    { who: sick.id, disease: of.name, care: isTrue(check, 'care') },
    [...numbersIn(check, 'rolls'), rolled(check, 'damageRoll') ?? []].flat(),
  )
  const saved = says.startsWith('Spared')
  const cured = effects.some((effect) => effect.do === 'condition' && effect.to === null)
  const running = effects.flatMap((effect) => (effect.do === 'timer' ? [effect.timer] : []))
  return {
    saved,
    score: valueAfter(effects, field, score),
    successes: running[0]?.counts?.['successes'] ?? successes + 1,
    cured,
  }
}

const modes: readonly SaveMode[] = ['normal', 'advantage', 'disadvantage']

/** The rule functions that the app itself uses, by the names that worked checks use. */
export const operations: Operations = {
  'bdp.save': (i) =>
    save(
      numberIn(i, 'score'),
      numbersIn(i, 'rolls'),
      modes.find((mode) => mode === i['mode']) ?? 'normal',
    ),
  'bdp.contest': (i) =>
    contest(numberIn(i, 'a'), numberIn(i, 'b'), numberIn(i, 'aRoll'), numberIn(i, 'bRoll')),
  'bdp.tgs': (i) =>
    timeGearSkill(
      isTrue(i, 'time'),
      isTrue(i, 'gear'),
      isTrue(i, 'skill'),
      typeof i['d6'] === 'number' ? i['d6'] : null,
    ),
  'bdp.gear': (i) =>
    gearCounts(
      numberOr(i, 'benefits', 0),
      numberOr(i, 'hindrances', 0),
      optionIn(i, 'noGearCountsAs', [false, true]),
    ),
  'bdp.abilityTag': (i) => abilityTag(numberIn(i, 'score')),
  'bdp.fate': (i) => fate(numberIn(i, 'd6')),
  ...bodyOperations,
}
