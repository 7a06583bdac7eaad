import { minute, round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { counted } from '../../../core/words.ts'
import type { Outcome } from '../../../core/outcome.ts'
import {
  choiceIn,
  numberIn,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { valueAfter } from '../../../worked-checks/play.ts'
import { acceptedAdds } from '../house-rules/hazards.ts'
import { plays, ruledIn, situationWith, someone } from '../worked-play.ts'
import { type AcceptedReading, ailmentPenalty, ailmentReaction, contacts } from './figures.ts'
import { ailmentNames, ailments, type AilmentName } from './rows.ts'
import { actsAction, ailmentTimer } from './running.ts'

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
  const creature = someone({ health })
  const timer = ailmentTimer(
    creature,
    { id: 'ailment:1', title: ailment, from: 0, next: seconds, every: seconds },
    { strength, doses: 0, throws: 0, chronic, inside, caught: !inside, sides: 0 },
  )
  const situation = { ...situationWith(check, creature), timers: { [timer.id]: timer } }
  return plays(situation, actsAction, { ailment: timer.id, times }, faces)
}

/** It strikes once, and again for each test that fails to throw it off. */
function chronically(check: Values, ailment: AilmentName, failed: number): Outcome {
  const most = mostOf(ailment)
  const faces = [...most, ...Array.from({ length: failed }, () => [20, ...most]).flat()]
  return acts(check, ailment, -100, { times: failed + 1, faces, inside: false })
}

/** It is withstood as often as it is, then strikes; a chronic one that has struck needs no more tests. */
function inescapably(
  check: Values,
  ailment: AilmentName,
  tests: number,
  failures: number,
): Outcome {
  const withstood = Array.from({ length: tests - failures }, () => 1)
  const struck = Array.from({ length: failures }, (_, nth) => [
    ...(ailments[ailment].chronic && nth > 0 ? [] : [20]),
    ...mostOf(ailment),
  ])
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
