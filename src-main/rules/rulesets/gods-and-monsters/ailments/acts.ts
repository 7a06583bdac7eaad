import { defineAction, type AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { previewTest, runTest } from '../checks/trial.ts'
import { condition } from '../harm/states.ts'
import { actingOf, testAgainst, type ActingAilment } from './acting.ts'
import { grownStrength } from './figures.ts'
import { actsAction, kept, sapped, strike, type RunningAilment } from './running.ts'

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
    const tried = test ? yield* runTest(test, at.ruling) : null
    came.why.push(...(tried?.why ?? []))
    if (tried?.success) {
      came.over = !came.running.inside
      came.says.push(came.over ? 'Throws it off' : 'Withstands it for now')
      continue
    }
    const struck = yield* strike(situation, creature, acting.timer, came.running.doses + 1, label)
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
    came.effects.push(condition(creature.id, sapped(acting.timer.title, came.running.doses), null))
  return came
}

/** Its time has come, once or several times: it strikes, or is thrown off. Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08. */
export const acts = defineAction({
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
  preview(situation, { ailment, times }, at) {
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting) return refusal(acting.refuses)
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
  *run(situation, { ailment, times, due }, at) {
    const settles: Effect[] = due ? [{ do: 'settle', due }] : []
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting)
      return line(at, {
        rule: 'GAM-AIL-06',
        what: 'Ailment',
        says: 'It is over already',
        effects: settles,
      })
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
        came.over ? { do: 'stop timer', timer: ailment } : kept(timer, creature, came.running),
      ],
    })
  },
})
