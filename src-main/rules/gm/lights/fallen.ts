import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import { pauseTimer } from '../../clock/timers.ts'
import type { Effect } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { fallenLights } from '../time-rules.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { droppingCondition, nameOf } from './kinds.ts'

/** Drops a light, out or burning; it has no bearer until somebody takes it up. */
function dropped(
  timer: Situation['timers'][string],
  now: number,
  out: boolean,
): Effect & { do: 'timer' } {
  const { bearer: _bearer, ...free } = timer as Timer
  return { do: 'timer', timer: out ? pauseTimer(free, now) : free }
}

/** Decides the fate of a light whose bearer fell. Rule GF-LIGHT-05. */
export const fallenLight = defineAction({
  id: 'house.fallen-light',
  title: 'A light falls',
  rule: 'GF-LIGHT-05',
  phase: 'dungeon',
  slot: 'snuff',
  outlives: true,
  finds: 'torch dropped floor bearer dead down',
  asks: {
    timer: { kind: 'timer', title: 'Which', first: 'light' },
    how: { kind: 'choice', title: 'What of it', of: ['goes out', 'burns on'], default: 'goes out' },
  },
  plan(situation, { timer: id, how }) {
    const timer = situation.timers[id]
    if (timer?.kind !== 'light') return refusal('Choose a light that has fallen.')
    return !timer.bearer && timer.paused !== undefined
      ? refusal(`${timer.title} lies there and is out: hand it to somebody.`)
      : { timer, how, name: nameOf(timer, situation) }
  },
  preview: ({ name, how }) => plain(`${name}: falls, and ${how}`),
  run({ timer, how, name }, { clock, dues }) {
    const due = `fallen:${timer.id}`
    const out = how === 'goes out'
    return gmOutcome(
      'GF-LIGHT-05',
      name,
      out ? 'Falls and goes out' : 'Falls and burns on',
      [dropped(timer, clock.seconds, out), ...(dues[due] ? [{ do: 'settle' as const, due }] : [])],
      { who: timer.bearer ? [timer.bearer] : [], tone: out ? 'bad' : 'plain' },
    )
  },
})

/** Drops the lights of bearers who go down: they go out, burn on, or the GM is asked. */
export function dropLights(before: Situation, after: Situation): Effect[] {
  return Object.values(after.timers).flatMap((timer): Effect[] => {
    const is = timer.kind === 'light' && timer.bearer ? after.creatures[timer.bearer] : undefined
    const was = is ? before.creatures[is.id] : undefined
    if (
      !is ||
      !was ||
      droppingCondition(was) ||
      !droppingCondition(is) ||
      timer.paused !== undefined
    )
      return []
    const rule = houseRule<string>(after, fallenLights)
    if (rule !== 'ask') {
      const out = rule === 'out'
      const says = out ? 'falls and goes out' : 'falls and burns on'
      return [{ ...dropped(timer, after.clock.seconds, out), says }]
    }
    return [
      {
        do: 'due',
        due: {
          id: `fallen:${timer.id}`,
          action: 'house.fallen-light',
          input: { timer: timer.id },
          title: `The ${timer.title.toLowerCase()} falls`,
          why: `${is.name} is ${droppingCondition(is)?.toLowerCase() ?? 'down'} and carried it`,
          rule: 'GF-LIGHT-05',
          when: 'now',
          who: [is.id],
          must: false,
        },
      },
    ]
  })
}

/** Settles dues about timers that no longer exist. */
export function settleLightDues(_before: Situation, after: Situation): Effect[] {
  return Object.values(after.dues).flatMap((due): Effect[] => {
    const { timer } = due.input
    return typeof timer !== 'string' || after.timers[timer] ? [] : [{ do: 'settle', due: due.id }]
  })
}
