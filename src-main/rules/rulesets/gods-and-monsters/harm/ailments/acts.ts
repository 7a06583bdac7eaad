import { defineAction, type AtTable } from '../../../../core/action.ts'
import type { Effect } from '../../../../core/effects.ts'
import { line } from '../../../../core/line.ts'
import type { Step } from '../../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../../core/preview.ts'
import type { ProcedureOf } from '../../../../core/procedure.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { creatureTest, previewTest, runTest, type ScoredTest } from '../../checks/trial.ts'
import { chronicFrom } from '../../house-rules/hazards.ts'
import { condition } from '../states.ts'
import { fadedStrength, grownStrength } from './rows.ts'
import {
  actsAction,
  replaceAilment,
  runningOf,
  sapCondition,
  strikeDose,
  type AilmentTimer,
  type RunningAilment,
} from './running.ts'

/** An ailment that runs in somebody. */
interface ActingAilment {
  creature: ReadonlyCreature
  timer: AilmentTimer
  running: RunningAilment
}

function actingOf(situation: Situation, id: string): ActingAilment | RefusedPreview {
  const timer = situation.timers[id]
  const creature = timer?.bearer ? situation.creatures[timer.bearer] : undefined
  if (!timer?.counts || !creature || !id.startsWith('ailment:'))
    return refusal('Choose an ailment that runs in somebody: it is over, or was none.')
  return { creature, timer, running: runningOf(timer) }
}

/**
 * Health test before an ailment strikes; null when it strikes without one.
 * Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08, GAM-AMB-49.
 */
function testAgainst(
  situation: Situation,
  { creature, timer, running }: ActingAilment,
  nth = '',
): ScoredTest | null {
  const first = running.caught && running.doses === 0
  if (first || (running.inside && running.chronic && running.caught)) return null
  const strength = running.inside
    ? running.strength
    : fadedStrength(
        running.strength,
        running.throws + 1,
        houseRule<'first effect' | 'contraction'>(situation, chronicFrom),
      )
  const rule = running.inside ? 'GAM-AIL-07' : 'GAM-AIL-06'
  return creatureTest(creature, situation, 'health', {
    label: `health against ${timer.title}${nth}`,
    rule,
    success: running.inside ? 'No more of it' : 'Throws it off',
    failure: 'It strikes',
    terms: [{ name: 'Strength', value: 0 - strength, rule }],
  })
}

/** As often as one due may stand for. */
const mostTimes = 24

interface Course {
  says: string[]
  why: Step[]
  effects: Effect[]
  running: RunningAilment
  over: boolean
}

/** Copy of a creature as these effects leave it, for the next strike of the same run. */
function after(creature: ReadonlyCreature, effects: readonly Effect[]): ReadonlyCreature {
  const values = { ...creature.values }
  const conditions = { ...creature.conditions }
  for (const effect of effects) {
    if (effect.do === 'set') values[effect.field] = effect.to
    if (effect.do !== 'condition') continue
    if (effect.to === null) delete conditions[effect.name]
    else conditions[effect.name] = effect.to
  }
  return { ...creature, values, conditions }
}

/** State of an ailment after it has struck. Rules GAM-AIL-06, GAM-AIL-08. */
function struckBy(running: RunningAilment, wasTested: boolean): RunningAilment {
  const grows = running.inside && running.chronic && running.doses > 0
  return {
    ...running,
    doses: running.doses + 1,
    caught: true,
    throws: running.throws + (wasTested && !running.inside ? 1 : 0),
    strength: grows ? grownStrength(running.strength, 1) : running.strength,
  }
}

/** Time after time it strikes or is withstood, until it is thrown off or was one that strikes once. Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08. */
function* course(
  situation: Situation,
  at: AtTable,
  acting: ActingAilment,
  times: number,
): ProcedureOf<Course> {
  const came: Course = { says: [], why: [], effects: [], running: acting.running, over: false }
  let { creature } = acting
  for (let nth = 1; nth <= times && !came.over; nth++) {
    const label = nth === 1 ? '' : `, ${nth}`
    const now = { ...acting, creature, running: came.running }
    const test = testAgainst(situation, now, label)
    const result = test ? yield* runTest(test, at.ruling) : null
    came.why.push(...(result?.why ?? []))
    if (result?.success) {
      came.over = !came.running.inside
      came.says.push(came.over ? 'Throws it off' : 'Withstands it for now')
      continue
    }
    const struck = yield* strikeDose(
      situation,
      creature,
      acting.timer,
      came.running.doses + 1,
      label,
    )
    came.running = struckBy(came.running, test !== null)
    came.says.push(struck.says)
    came.why.push(...struck.why)
    came.effects.push(...struck.effects)
    creature = after(creature, struck.effects)
    if (!came.running.chronic && !came.running.inside) {
      came.over = true
      return came
    }
  }
  if (came.over)
    came.effects.push(
      condition(creature.id, sapCondition(acting.timer.title, came.running.doses), null),
    )
  return came
}

/** Its time has come, once or several times: it strikes, or is thrown off. Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08. */
export const ailmentActs = defineAction({
  id: actsAction,
  title: 'Ailment acts',
  rule: 'GAM-AIL-06',
  phase: 'check',
  slot: 'save',
  needs: [],
  finds: 'poison disease effect throw off chronic inescapable health',
  asks: {
    ailment: { kind: 'timer', title: 'Ailment' },
    times: { kind: 'number', title: 'Times its time has come', min: 1, max: mostTimes, default: 1 },
    due: { kind: 'due', title: 'What it settles', optional: true },
  },
  plan(situation, { ailment, times, due }) {
    const acting = actingOf(situation, ailment)
    return isRefusal(acting) ? acting : { ...acting, times, due }
  },
  preview({ times, ...acting }, situation, at) {
    const again: Step[] =
      times > 1
        ? [{ name: 'Due', value: `${times} times, until it is thrown off`, rule: 'GAM-AIL-06' }]
        : []
    const test = testAgainst(situation, acting)
    if (!test)
      return plain(
        `${acting.timer.title} strikes ${acting.creature.name} without a test`,
        [],
        again,
      )
    const shown = previewTest(test, at.ruling)
    return { ...shown, why: [...shown.why, ...again], scope: { due: { idle: true } } }
  },
  *run({ times, due, ...acting }, situation, at) {
    const settles: Effect[] = due ? [{ do: 'settle', due }] : []
    const { creature, timer } = acting
    const came = yield* course(situation, at, acting, times)
    const hurt = came.running.doses > acting.running.doses
    return line(at, {
      rule: 'GAM-AIL-06',
      what: `${timer.title}, ${creature.name}`,
      says: came.says.join('; '),
      tone: hurt ? 'bad' : 'good',
      who: [creature.id],
      why: came.why,
      effects: [
        ...settles,
        ...came.effects,
        came.over
          ? { do: 'stop timer', timer: timer.id }
          : replaceAilment(timer, creature, came.running),
      ],
    })
  },
})

/**
 * Out of the place that made it inescapable: a chronic one fades from its own strength, and what is taken in acts
 * once more in its time; others are over. Rules GAM-AIL-04, GAM-AIL-07, GAM-AIL-08.
 */
export const leaveAilment = defineAction({
  id: 'gods-and-monsters.ailment-left',
  title: 'Get away from an ailment',
  rule: 'GAM-AIL-08',
  phase: 'check',
  slot: 'settle',
  needs: [],
  finds: 'leave area gas escape poison inescapable out',
  asks: { ailment: { kind: 'timer', title: 'Ailment' } },
  plan(situation, { ailment }) {
    const acting = actingOf(situation, ailment)
    if (isRefusal(acting)) return acting
    const { creature, running } = acting
    return running.inside
      ? {
          ...acting,
          fades: running.chronic && running.caught,
          acts: running.caught && running.doses === 0,
        }
      : refusal(`${creature.name} can get away from it already.`)
  },
  preview: ({ creature, timer, fades, acts }) =>
    plain(
      fades
        ? `${timer.title} begins to fade`
        : acts
          ? `${timer.title} acts on ${creature.name} once, and is over`
          : `${timer.title} is over for ${creature.name}`,
    ),
  run({ creature, timer, running, fades, acts }, _situation, at) {
    const grown = Math.max(0, running.doses - 1)
    return line(at, {
      rule: 'GAM-AIL-08',
      what: `${creature.name} gets away from ${timer.title}`,
      says: fades ? 'It fades from now on' : acts ? 'It acts once, and is over' : 'It is over',
      tone: 'good',
      who: [creature.id],
      effects: [
        fades || acts
          ? replaceAilment(timer, creature, {
              ...running,
              inside: false,
              throws: 0,
              strength: running.strength - grown,
            })
          : { do: 'stop timer', timer: timer.id },
      ],
    })
  },
})
