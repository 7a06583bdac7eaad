import { defineAction, type Action } from '../../core/action.ts'
import { paused, resumed } from '../../clock/timers.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { emptyHanded, fallen, nameOf } from './kinds.ts'

const lightWords = { 'put out': 'Put out', relight: 'Burning again', end: 'Ended' } as const
const timerWords = { 'put out': 'Stopped', relight: 'Running again', end: 'Ended' } as const

/** Puts out or relights a light; it keeps its time left while out. Rule GF-LIGHT-04. */
export const snuff: Action = defineAction({
  id: 'house.snuff',
  title: 'Put out or relight',
  rule: 'GF-LIGHT-04',
  phase: 'dungeon',
  slot: 'snuff',
  needs: [],
  finds: 'pause douse extinguish relight stop resume timer end',
  asks: {
    timer: { kind: 'timer', title: 'Which' },
    how: {
      kind: 'choice',
      title: 'What with it',
      of: ['put out', 'relight', 'end'],
      default: 'put out',
    },
  },
  preview(situation, { timer: id, how }) {
    const timer = situation.timers[id]
    if (!timer) return refusal('Choose a light or a timer.')
    const light = timer.kind === 'light'
    if (how === 'put out' && timer.paused !== undefined)
      return refusal(
        light ? `${timer.title} is out already: relight it.` : `${timer.title} is stopped already.`,
      )
    if (how === 'relight') {
      if (timer.paused === undefined)
        return refusal(
          light ? `${timer.title} is burning already: put it out.` : `${timer.title} is running.`,
        )
      const bearer = light && timer.bearer ? situation.creatures[timer.bearer] : undefined
      const hindered = bearer ? emptyHanded(bearer, timer.title) : null
      if (hindered) return refusal(hindered)
    }
    return plain(`${nameOf(timer, situation)}: ${light ? how : timerWords[how].toLowerCase()}`)
  },
  *run(situation, { timer: id, how }) {
    yield* []
    const timer = situation.timers[id]
    if (!timer) return gmOutcome('GF-LIGHT-04', 'Light', 'It was out already', [])
    const words = timer.kind === 'light' ? lightWords : timerWords
    const who = timer.bearer ? [timer.bearer] : []
    return gmOutcome(
      'GF-LIGHT-04',
      nameOf(timer, situation),
      words[how],
      [turned(timer as Timer, how, situation.clock.seconds)],
      { who },
    )
  },
})

function turned(timer: Timer, how: 'put out' | 'relight' | 'end', now: number): Effect {
  if (how === 'end') return { do: 'stop timer', timer: timer.id }
  return { do: 'timer', timer: how === 'put out' ? paused(timer, now) : resumed(timer, now) }
}

/** Hands a light, or any timer with a bearer, to another creature. Rule GF-LIGHT-09. */
export const handOver: Action = defineAction({
  id: 'house.hand-over',
  title: 'Hand over a light',
  rule: 'GF-LIGHT-09',
  phase: 'dungeon',
  slot: 'hand over',
  needs: [],
  finds: 'torch lantern give pass bearer carry pick up floor',
  asks: {
    timer: { kind: 'timer', title: 'Which' },
    to: { kind: 'creature', title: 'To whom', side: 'party' },
  },
  preview(situation, { timer: id, to }) {
    const timer = situation.timers[id]
    const taker = situation.creatures[to]
    if (!timer || !taker) return refusal('Choose the light, and who takes it.')
    if (timer.bearer === to) return refusal(`${taker.name} has it already: choose somebody else.`)
    const state = fallen(taker)
    if (state)
      return refusal(`${taker.name} is ${state.toLowerCase()}: choose somebody who stands.`)
    return plain(`${nameOf(timer, situation)}: to ${taker.name}`)
  },
  *run(situation, { timer: id, to }) {
    yield* []
    const timer = situation.timers[id]
    const taker = situation.creatures[to]
    if (!timer || !taker) return gmOutcome('GF-LIGHT-09', 'Light', 'Nobody took it', [])
    return gmOutcome(
      'GF-LIGHT-09',
      nameOf(timer, situation),
      timer.bearer ? `Handed to ${taker.name}` : `Taken up by ${taker.name}`,
      [
        { do: 'timer', timer: { ...(timer as Timer), bearer: to } },
        ...droppedDue(situation, timer.id),
      ],
      { who: [...(timer.bearer ? [timer.bearer] : []), to] },
    )
  },
})

/** Settles the due about a dropped light, when it is taken up. */
function droppedDue(situation: Situation, timer: string): Effect[] {
  const due = `fallen:${timer}`
  return situation.dues[due] ? [{ do: 'settle', due }] : []
}
