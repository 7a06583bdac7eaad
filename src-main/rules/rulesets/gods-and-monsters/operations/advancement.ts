import {
  choiceIn,
  isTrue,
  listIn,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import {
  fightingArt,
  levelFromXp,
  levelPoints,
  levelUpKind,
  lootXp,
  lossReasons,
  mojoGain,
  specialties,
  spellCompatibility,
  spellMojo,
  survivalGain,
  verveGain,
  xpForLevel,
} from '../advancement/levels.ts'
import {
  abilityCost,
  fieldBonusCost,
  mojoBid,
  mojoIncrease,
  mojoXp,
  skillCost,
} from '../advancement/mojo.ts'
import {
  intensiveLimit,
  rateForTotal,
  resources,
  studyKinds,
  studyRate,
  studyYield,
  type Resource,
  type ResourceType,
} from '../advancement/study.ts'
import { firstMojo } from '../character/derive.ts'
import { scoresOf } from '../character/people.ts'
import { equalExceeds, levelMinimum } from '../house-rules/advancement.ts'
import { archetypeIn, scoresIn } from './characters.ts'
import { ruledIn } from './play.ts'

const level = (i: Values): number => numberIn(i, 'level')
const least = (i: Values): number => ruledIn<number>(i, levelMinimum)

export const advancementOperations: Operations = {
  'gam.xpForLevel': (i) => ({ xp: xpForLevel(level(i)) }),
  'gam.levelFromXp': (i) => {
    const reached = levelFromXp(numberIn(i, 'xp'))
    return { level: reached.level, to_next: reached.toNext }
  },
  'gam.levelUpKind': (i) => ({ kind: levelUpKind(numberIn(i, 'new_level')) }),
  'gam.levelUpVerve': (i) => ({
    verve_gain: verveGain(archetypeIn(i), numberIn(i, 'd10'), scoresIn(i), least(i)),
  }),
  'gam.levelUpSurvival': (i) => ({
    survival_gain: survivalGain(numberIn(i, 'd10'), numberIn(i, 'endurance'), least(i)),
  }),
  'gam.fightingArtBonus': (i) => ({ bonus: fightingArt(archetypeIn(i), level(i)) }),
  'gam.specialtyCount': (i) => ({ count: specialties(level(i)) }),
  'gam.mojoGain': (i) => ({ mojo: mojoGain(numberIn(i, 'new_level')) }),
  'gam.mojoTotal': (i) => ({ mojo: mojoTotal(level(i), numberIn(i, 'archetypal_ability_score')) }),
  'gam.callingPoints': (i) => points('new_points', level(i)),
  'gam.sorcerorSlots': (i) => points('new_slots', level(i)),
  'gam.spellMojoCost': (i) => ({ mojo: spellMojo(numberIn(i, 'spell_level')) }),
  'gam.spellCompatibility': (i) => ({
    target: spellCompatibility(numberIn(i, 'reason'), numberIn(i, 'spell_level')),
  }),
  'gam.lootXp': (i) => ({ xp: lootXp(numberIn(i, 'silver'), choiceIn(i, 'reason', lossReasons)) }),
  'gam.mojoXp': (i) => ({ xp: mojoXp(numberIn(i, 'mojo_used')) }),
  'gam.abilityCost': (i) => ({
    mojo: abilityCost(
      numberIn(i, 'score'),
      isTrue(i, 'archetypal'),
      isTrue(i, 'one_short_of_requirement'),
    ),
  }),
  'gam.fieldBonusCost': (i) => ({ mojo: fieldBonusCost(numberIn(i, 'current')) }),
  'gam.skillCost': (i) => ({ mojo: skillCost(isTrue(i, 'field_restricted_to_other')) }),
  'gam.mojoBid': (i) => {
    const { success, paid } = mojoBid(numberIn(i, 'd20'), numberIn(i, 'target'), numberIn(i, 'bid'))
    return { success, paid, xp: mojoXp(paid) }
  },
  'gam.mojoIncrease': (i) => {
    const { price, gained, bonus } = mojoIncrease(numberIn(i, 'paid'), numberIn(i, 'field_bonus'))
    return { price, gained, field_bonus: bonus }
  },
  'gam.rateForTotal': (i) => ({
    per_period: rateForTotal(numberIn(i, 'total'), numberOr(i, 'intelligence', 10)),
  }),
  'gam.studyRate': (i) => {
    const student = numberIn(i, 'field_bonus' in i ? 'field_bonus' : 'student')
    const rate = studyRate(resourcesIn(i), student, scoresIn(i), {
      equalExceeds: ruledIn<boolean>(i, equalExceeds),
    })
    const { total, perPeriod, cap, once } = rate
    return { total, per_period: perPeriod, cap, ...(once ? { one_time: true } : {}) }
  },
  'gam.study': (i) =>
    studyYield(
      choiceIn(i, 'kind', studyKinds),
      numberIn(i, 'periods'),
      numberIn(i, 'resource_rate'),
    ),
  'gam.intensiveLimitDays': (i) => ({ days: intensiveLimit(numberIn(i, 'wisdom')) }),
}

/** Mojo of the first level and of each one gained after it. */
function mojoTotal(at: number, strength: number): number {
  const gained = Array.from({ length: Math.max(0, at - 1) }, (_, nth) => mojoGain(nth + 2))
  const first = firstMojo('warrior', scoresOf({ values: { strength } }))
  return gained.reduce((sum, mojo) => sum + mojo, first)
}

function points(key: string, at: number): object {
  const { fresh, total } = levelPoints(at)
  return { [key]: fresh, total }
}

function resourcesIn(input: Values): Resource[] {
  return listIn(input, 'resources').map((one) => {
    const resource = one as Values
    return {
      type: choiceIn(resource, 'type', Object.keys(resources) as ResourceType[]),
      level: numberOr(resource, 'level', 0),
    }
  })
}
