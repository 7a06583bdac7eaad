import { minute } from '../../../../clock/clock.ts'
import type { Effect } from '../../../../core/effects.ts'
import type { Step } from '../../../../core/outcome.ts'
import { rollOne, rollSummed, type ProcedureOf } from '../../../../core/procedure.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import type { Timer } from '../../../../core/state/due.ts'
import { counted } from '../../../../core/words.ts'
import { poisonedMind } from '../../house-rules/hazards.ts'
import { injuryEffects } from '../points.ts'
import { condition } from '../states.ts'
import { ailmentNames, ailments, type Ailment } from './rows.ts'

export const actsAction = 'gods-and-monsters.ailment-acts'
export const ownAilment = 'another'

/** State of an ailment that runs in a creature; it is kept on its timer. Rules GAM-AIL-04 to GAM-AIL-08. */
export interface RunningAilment {
  strength: number
  /** Times it has struck. */
  doses: number
  /** Tests to throw it off since it began to fade. */
  throws: number
  chronic: boolean
  /** True while the creature can’t get away from it. */
  inside: boolean
  /** True once it has got into the creature; false while the creature only stands in it. */
  caught: boolean
  /** Injuries of a dose: the sides of a die, 1 for one point, 0 for what the table says. */
  sides: number
}

export type AilmentTimer = Situation['timers'][string]

export function runningOf({ counts = {} }: AilmentTimer): RunningAilment {
  return {
    strength: counts.strength ?? 0,
    doses: counts.doses ?? 0,
    throws: counts.throws ?? 0,
    chronic: counts.chronic === 1,
    inside: counts.inside === 1,
    caught: counts.caught === 1,
    sides: counts.sides ?? 0,
  }
}

function ailmentOf(timer: AilmentTimer): Ailment {
  const named = ailmentNames.find((name) => name === timer.title)
  if (named) return ailments[named]
  const { sides, chronic, strength } = runningOf(timer)
  return {
    chronic,
    strength,
    seconds: timer.every ?? minute,
    ...(sides === 0
      ? {}
      : {
          dose:
            sides === 1
              ? { points: 1, unit: 'injuries' as const }
              : { dice: { count: 1, sides }, unit: 'injuries' as const },
        }),
    rule: 'GAM-AIL-01',
  }
}

export function ailmentTimer(
  creature: ReadonlyCreature,
  facts: { id: string; title: string; from: number; next: number; every: number },
  running: RunningAilment,
): Timer {
  return {
    ...facts,
    kind: 'effect',
    bearer: creature.id,
    due: {
      action: actsAction,
      input: { ailment: facts.id, times: 1, due: '' },
      title: facts.title,
      why: `${facts.title} acts on ${creature.name}`,
      rule: 'GAM-AIL-04',
      when: 'now',
      who: [creature.id],
      must: true,
    },
    counts: {
      strength: running.strength,
      doses: running.doses,
      throws: running.throws,
      chronic: Number(running.chronic),
      inside: Number(running.inside),
      caught: Number(running.caught),
      sides: running.sides,
    },
    rule: 'GAM-AIL-04',
  }
}

/** Replaces the timer with one that holds the ailment’s new state. */
export function replaceAilment(
  timer: AilmentTimer,
  creature: ReadonlyCreature,
  running: RunningAilment,
): Effect {
  const { id, title, from, next, every = minute } = timer
  return { do: 'timer', timer: ailmentTimer(creature, { id, title, from, next, every }, running) }
}

interface Struck {
  says: string
  why: Step[]
  effects: Effect[]
}

/** One dose: what it rolls and what it does. Rules GAM-AIL-04 to GAM-AIL-06, GAM-AMB-50. */
export function* strikeDose(
  situation: Situation,
  creature: ReadonlyCreature,
  timer: AilmentTimer,
  doses: number,
  nth = '',
): ProcedureOf<Struck> {
  const ailment = ailmentOf(timer)
  const says: string[] = []
  const why: Step[] = []
  const effects: Effect[] = []
  const { dose, saps = [] } = ailment
  if (dose) {
    const faces = dose.dice ? yield* rollSummed(`dose${nth}`, dose.dice.sides, dose.dice.count) : []
    const points = dose.dice ? faces.reduce((sum, face) => sum + face, 0) : (dose.points ?? 0)
    const text =
      dose.unit === 'minutes' ? counted(points, 'minute') : counted(points, 'injury', 'injuries')
    says.push(dose.state ? `${dose.state} for ${text}` : text)
    why.push(
      { name: 'Dose', value: text, rule: ailment.rule },
      dose.state
        ? { name: 'It passes', value: 'when its time is over', rule: 'GAM-AIL-05' }
        : { name: 'It stays', value: 'until it is healed', rule: 'GAM-AIL-05' },
    )
    effects.push(
      ...(dose.state
        ? [lying(situation, creature, dose.state, points)]
        : injuryEffects(situation, creature, points)),
    )
  }
  if (saps.length > 0) {
    effects.push(
      condition(creature.id, sapCondition(timer.title, doses - 1), null),
      condition(creature.id, sapCondition(timer.title, doses), { rule: ailment.rule }),
    )
    says.push(`−${doses} ${saps.join(', ')}`)
    why.push(
      { name: `Dose ${doses}`, value: `−${doses} ${saps.join(', ')}`, rule: ailment.rule },
      { name: 'It passes', value: 'when it is thrown off', rule: 'GAM-AIL-05' },
    )
  }
  if (timer.title === 'Food Poisoning' && houseRule(situation, poisonedMind) === true) {
    const hours = yield* rollOne(`poisoned mind${nth}`, 4)
    const until = situation.clock.seconds + hours * 60 * minute
    effects.push(condition(creature.id, `−${doses} concentration`, { until, rule: 'GAM-AMB-50' }))
    says.push(`−${doses} concentration for ${counted(hours, 'hour')}`)
  }
  return { says: says.join(', ') || 'It acts', why, effects }
}

/** Name of the condition of an ailment that saps scores: "Alcohol ×2". */
export function sapCondition(title: string, doses: number): string {
  return doses > 1 ? `${title} ×${doses}` : title
}

/** Minutes add to those they lie already. */
function lying(
  situation: Situation,
  creature: ReadonlyCreature,
  state: string,
  minutes: number,
): Effect {
  const now = situation.clock.seconds
  const from = Math.max(now, creature.conditions[state]?.until ?? now)
  return condition(creature.id, state, { until: from + minutes * minute, rule: 'GAM-AIL-05' })
}
