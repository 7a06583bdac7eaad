import {
  choiceIn,
  itIs,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import type { Rounding } from '../scales/rounding.ts'
import { sizes } from '../scales/sizes.ts'
import {
  agingTradeReading,
  fallEdge,
  fallRounding,
  fineJump,
  itemThickness,
  tinyJump,
} from '../house-rules/hazards.ts'
import { isMade, plays, ruledIn, situationWith, someone, targetShown } from '../worked-play.ts'
import { fall, fallDamage, type FallReading } from './falling.ts'
import {
  agingInjuries,
  agingTrade,
  phantasmReveal,
  suffocationBuffer,
  type TradeReading,
} from './figures.ts'
import { jumpFactor } from './jumping.ts'
import { itemAttacks, itemMaterials, itemReaction, type ThicknessReading } from './things.ts'

const minds = ['charisma', 'wisdom', 'intelligence'] as const

/** Hazards to bodies and things, by the names that worked checks use. */
export const hazardOperations: Operations = {
  'gam.agingInjuries': (i) => ({
    injuries: agingInjuries(numberIn(i, 'endurance'), numberIn(i, 'age')),
  }),
  'gam.agingTrade': (i) => {
    const traded = agingTrade(
      numberIn(i, 'ability_score'),
      numberIn(i, 'injuries'),
      ruledIn<TradeReading>(i, agingTradeReading),
    )
    return { allowed: traded.allowed, ability_score: traded.score, injuries: traded.injuries }
  },
  'gam.concentrationPenalty': (i) => {
    const by = minds.find((ability) => ability in i) ?? 'charisma'
    const situation = situationWith(i, someone({ [by]: numberIn(i, by) }))
    const asked = { by, penalty: numberIn(i, 'penalty') }
    return { target: targetShown(situation, 'gods-and-monsters.think', asked) }
  },
  'gam.fall': (i) => {
    const { dice, seconds, evasion } = fall(
      numberIn(i, 'height_ft'),
      ruledIn<FallReading>(i, fallEdge),
    )
    return { dice: `${dice}d6`, seconds, evasion }
  },
  'gam.fallDamage': (i) =>
    fallDamage(
      numberIn(i, 'height_ft'),
      numberIn(i, 'rolled'),
      itIs(i, 'evasion_success'),
      ruledIn<FallReading>(i, fallEdge),
      ruledIn<Rounding>(i, fallRounding),
    ),
  'gam.phantasmReveal': (i) => phantasmReveal(numberIn(i, 'damage')),
  'gam.itemReaction': (i) => {
    const { target, bonus } = itemReaction(
      choiceIn(i, 'material', itemMaterials),
      choiceIn(i, 'attack', itemAttacks),
      numberIn(i, 'thickness_in'),
      ruledIn<ThicknessReading>(i, itemThickness),
    )
    return { target, thickness_bonus: bonus }
  },
  'gam.jumpUp': jumps,
  'gam.jumpDistance': (i) => {
    const factor = jumpFactor(choiceIn(i, 'size', sizes), {
      tiny: ruledIn<number>(i, tinyJump),
      fine: ruledIn<number>(i, fineJump),
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
  'gam.suffocationTest': (i) => {
    const scores = { health: numberIn(i, 'health'), injuries: numberIn(i, 'injuries') }
    const asked = { earlier: numberIn(i, 'test_number') - 1 }
    const situation = situationWith(i, someone(scores))
    return { target: targetShown(situation, 'gods-and-monsters.suffocation-test', asked) }
  },
}

/** A jump upwards, made where the check has a face. */
function jumps(check: Values): object {
  const scores = { agility: numberIn(check, 'agility'), strength: numberIn(check, 'strength') }
  const situation = situationWith(check, someone(scores))
  const reach = numberIn(check, 'height_ft')
  const asked = { way: 'up, in feet', reach, running: 'standing' }
  const target = targetShown(situation, 'gods-and-monsters.jump', asked)
  if (!('d20' in check)) return { target }
  const made = plays(situation, 'gods-and-monsters.jump', asked, [numberIn(check, 'd20')])
  const fallen = made.why.find(({ name }) => name === 'Reached')
  return {
    target,
    success: isMade(made),
    reached_ft: fallen ? Number.parseInt(String(fallen.value)) : reach,
  }
}
