import { minute, round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { counted } from '../../../core/words.ts'
import {
  choiceIn,
  isTrue,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { valueAfter } from '../../../worked-checks/play.ts'
import { agingInjuries, agingTrade, type TradeReading } from '../harm/aging.ts'
import {
  ailmentNames,
  ailmentPenalty,
  ailmentReaction,
  ailments,
  contacts,
  type AcceptedReading,
  type AilmentName,
} from '../harm/ailments/rows.ts'
import { actsAction, ailmentTimer } from '../harm/ailments/running.ts'
import { suffocationBuffer } from '../harm/breath.ts'
import { fallDamage, fallFigures, type FallReading } from '../harm/falls.ts'
import { phantasmReveal } from '../harm/illusions.ts'
import { itemAttacks, itemMaterials, itemReaction, type ThicknessReading } from '../harm/items.ts'
import {
  acceptedAdds,
  agingTradeReading,
  fallEdge,
  fallRounding,
  fineJump,
  itemThickness,
  tinyJump,
} from '../house-rules/hazards.ts'
import { sizes, type Rounding } from '../scales.ts'
import { jumpFactor } from '../travel/jumping.ts'
import { creatureWith, isMade, plays, ruledIn, situationWith, targetShown } from './play.ts'

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
    const situation = situationWith(i, creatureWith({ [by]: numberIn(i, by) }))
    const input = { by, penalty: numberIn(i, 'penalty') }
    return { target: targetShown(situation, 'gods-and-monsters.think', input) }
  },
  'gam.fall': (i) => {
    const { dice, seconds, evasion } = fallFigures(
      numberIn(i, 'height_ft'),
      ruledIn<FallReading>(i, fallEdge),
    )
    return { dice: `${dice}d6`, seconds, evasion }
  },
  'gam.fallDamage': (i) =>
    fallDamage(
      numberIn(i, 'height_ft'),
      numberIn(i, 'rolled'),
      isTrue(i, 'evasion_success'),
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
      prepared: isTrue(i, 'prepared'),
      d4: numberOr(i, 'd4', 0),
      endurance: numberIn(i, 'endurance'),
      resting: isTrue(i, 'resting'),
    }),
  }),
  'gam.suffocationTest': (i) => {
    const scores = { health: numberIn(i, 'health'), injuries: numberIn(i, 'injuries') }
    const input = { earlier: numberIn(i, 'test_number') - 1 }
    const situation = situationWith(i, creatureWith(scores))
    return { target: targetShown(situation, 'gods-and-monsters.suffocation-test', input) }
  },
}

/** A jump upwards, made where the check has a face. */
function jumps(check: Values): object {
  const scores = { agility: numberIn(check, 'agility'), strength: numberIn(check, 'strength') }
  const situation = situationWith(check, creatureWith(scores))
  const reach = numberIn(check, 'height_ft')
  const input = { way: 'up, in feet', reach, running: 'standing' }
  const target = targetShown(situation, 'gods-and-monsters.jump', input)
  if (!('d20' in check)) return { target }
  const outcome = plays(situation, 'gods-and-monsters.jump', input, [numberIn(check, 'd20')])
  const fallen = outcome.why.find(({ name }) => name === 'Reached')
  return {
    target,
    success: isMade(outcome),
    reached_ft: fallen ? Number.parseInt(String(fallen.value)) : reach,
  }
}

/** Poisons and diseases by the names that worked checks use. */
export const ailmentOperations: Operations = {
  'gam.ailmentTest': (i) => {
    const strength =
      'ailment' in i
        ? ailments[choiceIn(i, 'ailment', ailmentNames)].strength
        : numberIn(i, 'strength')
    const contact = choiceIn(i, 'mode', contacts)
    const reaction = ailmentReaction(contact)
    const penalty = ailmentPenalty(strength, contact, ruledIn<AcceptedReading>(i, acceptedAdds))
    return { reaction, target: numberIn(i, reaction) - penalty }
  },
  'gam.chronicDoses': (i) => {
    const ailment = 'ailment' in i ? choiceIn(i, 'ailment', ailmentNames) : 'Common Cold'
    const failed = numberIn(i, 'failed_throw_offs')
    const struck = chronically(i, ailment, failed)
    const { doses = 0 } = struck.effects.find(isTimer)?.timer.counts ?? {}
    const whole = ailments[ailment].dose?.points !== undefined
    return whole ? { doses, effect: dosesText(ailment, struck) } : { doses }
  },
  'gam.inescapable': (i) => {
    const ailment = choiceIn(i, 'ailment', ailmentNames)
    const tests = Math.floor((numberIn(i, 'rounds') * round) / ailments[ailment].seconds)
    const failures = Math.min(tests, numberIn(i, 'failures'))
    return { effect: dosesText(ailment, inescapably(i, ailment, tests, failures)) }
  },
}

const isTimer = (effect: Effect) => effect.do === 'timer'

/** Times that an ailment acts on somebody of such health. */
function acts(
  check: Values,
  ailment: AilmentName,
  health: number,
  { times, faces, inside }: { times: number; faces: readonly number[]; inside: boolean },
): Outcome {
  const { strength, chronic, seconds } = ailments[ailment]
  const creature = creatureWith({ health })
  const timer = ailmentTimer(
    creature,
    { id: 'ailment:1', title: ailment, from: 0, next: seconds, every: seconds },
    { strength, doses: 0, throws: 0, chronic, inside, caught: !inside, sides: 0 },
  )
  const situation = { ...situationWith(check, creature), timers: { [timer.id]: timer } }
  return plays(situation, actsAction, { ailment: timer.id, times }, faces)
}

/** Strikes once, and again for each test that fails to throw it off. */
function chronically(check: Values, ailment: AilmentName, failed: number): Outcome {
  const most = mostOf(ailment)
  const faces = [...most, ...Array.from({ length: failed }, () => [20, ...most]).flat()]
  return acts(check, ailment, -100, { times: failed + 1, faces, inside: false })
}

/** Withstood as often as it is, then strikes; a chronic one that has struck needs no more tests. */
function inescapably(
  check: Values,
  ailment: AilmentName,
  tests: number,
  failures: number,
): Outcome {
  const withstood = Array.from({ length: tests - failures }, () => 1)
  const struck = Array.from({ length: failures }, (_, nth) =>
    compact(!(ailments[ailment].chronic && nth > 0) && 20, ...mostOf(ailment)),
  )
  const faces = [...withstood, ...struck.flat()]
  return acts(check, ailment, 10, { times: tests, faces, inside: true })
}

/** The dice of a dose, all at their highest. */
function mostOf(ailment: AilmentName): number[] {
  const { count = 0, sides = 0 } = ailments[ailment].dose?.dice ?? {}
  return Array.from({ length: count }, () => sides)
}

/** Doses written together: "6d10 minutes", "4 injuries", "−2 evasion, fortitude"; each die has shown its highest. */
function dosesText(ailment: AilmentName, { says, effects }: Outcome): string {
  const { dose, saps = [] } = ailments[ailment]
  if (!dose)
    return says.split('; ').findLast((each) => each.startsWith('−')) ?? `0 ${saps.join(', ')}`
  const until = effects.flatMap((one) =>
    one.do === 'condition' && one.to ? [one.to.until ?? 0] : [],
  )
  const minutes = (until.at(-1) ?? 0) / minute
  const points = dose.unit === 'minutes' ? minutes : valueAfter(effects, 'injuries', 0)
  const dice = dose.dice ? points / dose.dice.sides : 0
  if (dose.dice && dice > 0)
    return `${dice === 1 ? 'D' : `${dice}d`}${dose.dice.sides} ${dose.unit}`
  return dose.unit === 'minutes' ? counted(points, 'minute') : counted(points, 'injury', 'injuries')
}
