import { defineAction } from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, previewTested, tested, tryTested, type Tested } from '../checks/trial.ts'
import { condition } from '../harm/states.ts'
import { chronicFrom } from '../house-rules/hazards.ts'
import type { Someone } from '../people.ts'
import type { Refused } from '../reckoning.ts'
import { fadedStrength, grownStrength } from './figures.ts'
import { actsAction, kept, runningOf, sapped, strike, type Running } from './running.ts'

interface Acting {
  creature: Someone
  timer: Situation['timers'][string]
  running: Running
  /** None where it strikes without one. */
  test: Tested | null
}

/** Whether it strikes at once, or a test is due first. Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08, GAM-AMB-49. */
function actingOf(situation: Situation, id: string): Acting | Refused {
  const timer = situation.timers[id]
  const creature = timer?.bearer ? situation.creatures[timer.bearer] : undefined
  if (!timer?.counts || !creature || !id.startsWith('ailment:'))
    return { refuses: 'Choose an ailment that runs in somebody: it is over, or was none.' }
  const running = runningOf(timer)
  const first = running.caught && running.doses === 0
  if (first || (running.inside && running.chronic && running.caught))
    return { creature, timer, running, test: null }
  const strength = running.inside
    ? running.strength
    : fadedStrength(
        running.strength,
        running.throws + 1,
        houseRule<'first effect' | 'contraction'>(situation, chronicFrom),
      )
  const test = tested(
    `health against ${timer.title}`,
    [
      scoreTerm(creature, 'health'),
      { name: 'Strength', value: 0 - strength, rule: running.inside ? 'GAM-AIL-07' : 'GAM-AIL-06' },
      ...burdens(creature, situation, 'health'),
    ],
    {
      rule: running.inside ? 'GAM-AIL-07' : 'GAM-AIL-06',
      success: running.inside ? 'No more of it' : 'Throws it off',
      failure: 'It strikes',
    },
  )
  return { creature, timer, running, test }
}

/** Its time has come: it strikes, or is thrown off. Rules GAM-AIL-04, GAM-AIL-06 to GAM-AIL-08. */
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
    due: { kind: 'due', title: 'What it settles', optional: true },
  },
  preview(situation, { ailment }, at) {
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting) return refusal(acting.refuses)
    return acting.test
      ? previewTested(acting.test, at.ruling)
      : plain(`${acting.timer.title} strikes ${acting.creature.name} without a test`)
  },
  *run(situation, { ailment, due }, at) {
    const settles: Effect[] = due ? [{ do: 'settle', due }] : []
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting)
      return line(at, {
        rule: 'GAM-AIL-06',
        what: 'Ailment',
        says: 'It is over already',
        effects: settles,
      })
    const { creature, timer, running, test } = acting
    const tried = test ? yield* tryTested(test, at.ruling) : null
    const told = {
      rule: 'GAM-AIL-06' as const,
      what: `${timer.title}, ${creature.name}`,
      who: [creature.id],
    }
    if (tried?.success)
      return line(at, {
        ...told,
        says: running.inside ? 'Withstands it for now' : 'Throws it off',
        tone: 'good',
        why: tried.why,
        effects: [
          ...settles,
          ...(running.inside
            ? []
            : [
                { do: 'stop timer' as const, timer: ailment },
                condition(creature.id, sapped(timer.title, running.doses), null),
              ]),
        ],
      })
    const doses = running.doses + 1
    const struck = yield* strike(situation, creature, timer, doses)
    const grows = running.inside && running.chronic && running.doses > 0
    const next: Running = {
      ...running,
      doses,
      caught: true,
      throws: running.throws + (test && !running.inside ? 1 : 0),
      strength: grows ? grownStrength(running.strength, 1) : running.strength,
    }
    const goesOn = running.chronic || running.inside
    return line(at, {
      ...told,
      says: struck.says,
      tone: 'bad',
      why: [...(tried?.why ?? []), ...struck.why],
      effects: [
        ...settles,
        ...struck.effects,
        goesOn ? kept(timer, creature, next) : { do: 'stop timer', timer: ailment },
      ],
    })
  },
})

/** Out of the place that made it inescapable: a chronic one fades from its own strength, others are over. Rules GAM-AIL-07, GAM-AIL-08. */
export const leaves = defineAction({
  id: 'gods-and-monsters.ailment-left',
  title: 'Get away from an ailment',
  rule: 'GAM-AIL-08',
  phase: 'check',
  slot: 'settle',
  needs: [],
  finds: 'leave area gas escape poison inescapable out',
  asks: { ailment: { kind: 'timer', title: 'Ailment' } },
  preview(situation, { ailment }) {
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting) return refusal(acting.refuses)
    const { creature, timer, running } = acting
    if (!running.inside) return refusal(`${creature.name} can get away from it already.`)
    return plain(
      running.chronic && running.caught
        ? `${timer.title} begins to fade`
        : `${timer.title} is over for ${creature.name}`,
    )
  },
  *run(situation, { ailment }, at) {
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting)
      return line(at, { rule: 'GAM-AIL-08', what: 'Ailment', says: acting.refuses })
    const { creature, timer, running } = acting
    const fades = running.chronic && running.caught
    const grown = Math.max(0, running.doses - 1)
    return line(at, {
      rule: 'GAM-AIL-08',
      what: `${creature.name} gets away from ${timer.title}`,
      says: fades ? 'It fades from now on' : 'It is over',
      tone: 'good',
      who: [creature.id],
      effects: [
        fades
          ? kept(timer, creature, {
              ...running,
              inside: false,
              throws: 0,
              strength: running.strength - grown,
            })
          : { do: 'stop timer', timer: ailment },
      ],
    })
  },
})
