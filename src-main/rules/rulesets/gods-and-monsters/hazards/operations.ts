import {
  choiceIn,
  itIs,
  numberIn,
  numberOr,
  optionIn,
  type Operations,
} from '../../../worked-checks/operations.ts'
import { roundings } from '../scales/rounding.ts'
import { sizes } from '../scales/sizes.ts'
import { fall, fallDamage, fallReadings } from './falling.ts'
import {
  agingInjuries,
  agingTrade,
  concentrationTarget,
  phantasmReveal,
  suffocationBuffer,
  suffocationTarget,
  tradeReadings,
} from './figures.ts'
import { jumpFactor, jumpReached, jumpTarget } from './jumping.ts'
import { itemAttacks, itemMaterials, itemReaction, thicknessReadings } from './things.ts'

/** Hazards to bodies and things, by the names that worked checks use. */
export const hazardOperations: Operations = {
  'gam.agingInjuries': (i) => ({
    injuries: agingInjuries(numberIn(i, 'endurance'), numberIn(i, 'age')),
  }),
  'gam.agingTrade': (i) => {
    const traded = agingTrade(
      numberIn(i, 'ability_score'),
      numberIn(i, 'injuries'),
      optionIn(i, 'agingTrade', tradeReadings),
    )
    return { allowed: traded.allowed, ability_score: traded.score, injuries: traded.injuries }
  },
  'gam.concentrationPenalty': (i) => {
    const score = ['charisma', 'wisdom', 'intelligence'].find((ability) => ability in i)
    return {
      target: concentrationTarget(numberIn(i, score ?? 'charisma'), numberIn(i, 'penalty')),
    }
  },
  'gam.fall': (i) => {
    const { dice, seconds, evasion } = fall(
      numberIn(i, 'height_ft'),
      optionIn(i, 'fallEdge', fallReadings),
    )
    return { dice: `${dice}d6`, seconds, evasion }
  },
  'gam.fallDamage': (i) =>
    fallDamage(
      numberIn(i, 'height_ft'),
      numberIn(i, 'rolled'),
      itIs(i, 'evasion_success'),
      optionIn(i, 'fallEdge', fallReadings),
      optionIn(i, 'fallRounding', roundings),
    ),
  'gam.phantasmReveal': (i) => phantasmReveal(numberIn(i, 'damage')),
  'gam.itemReaction': (i) => {
    const { target, bonus } = itemReaction(
      choiceIn(i, 'material', itemMaterials),
      choiceIn(i, 'attack', itemAttacks),
      numberIn(i, 'thickness_in'),
      optionIn(i, 'itemThickness', thicknessReadings),
    )
    return { target, thickness_bonus: bonus }
  },
  'gam.jumpUp': (i) => {
    const at = (feet: number) => jumpTarget(numberIn(i, 'agility'), numberIn(i, 'strength'), feet)
    const tried = numberIn(i, 'height_ft')
    const target = at(tried)
    if (!('d20' in i)) return { target }
    const face = numberIn(i, 'd20')
    return { target, success: face <= target, reached_ft: jumpReached(at, tried, face) }
  },
  'gam.jumpDistance': (i) => {
    const factor = jumpFactor(choiceIn(i, 'size', sizes), {
      tiny: optionIn(i, 'tinyJump', [0, 0.5, 0.25]),
      fine: optionIn(i, 'fineJump', [0, 0.5, 0.25]),
    })
    return { ft: factor === null ? null : numberIn(i, 'base_ft') * factor }
  },
  'gam.suffocationBuffer': (i) => ({
    rounds: suffocationBuffer({
      prepared: itIs(i, 'prepared'),
      d4: numberOr(i, 'd4', 0),
      endurance: numberIn(i, 'endurance'),
      resting: itIs(i, 'resting'),
    }),
  }),
  'gam.suffocationTest': (i) => ({
    target: suffocationTarget(
      numberIn(i, 'health'),
      numberIn(i, 'test_number'),
      numberIn(i, 'injuries'),
    ),
  }),
}
