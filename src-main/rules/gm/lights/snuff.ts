import { pauseTimer, resumeTimer } from '../../clock/timers.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { noHandReason, droppingCondition, nameOf } from './kinds.ts'

const ways = ['put out', 'relight', 'end'] as const
type Way = (typeof ways)[number]
const lightWords = { 'put out': 'Put out', relight: 'Burning again', end: 'Ended' } as const
const timerWords = { 'put out': 'Stopped', relight: 'Running again', end: 'Ended' } as const

function planTurn(
  situation: Situation,
  { timer: id, how }: { timer: string; how: Way },
): { timer: Timer; how: Way; name: string } | RefusedPreview {
  const timer = situation.timers[id]
  if (!timer) return refusal('Choose a light or a timer.')
  const { kind, title, bearer } = timer
  const isLight = kind === 'light'
  if (how === 'put out' && timer.paused !== undefined)
    return refusal(
      isLight ? `${title} is out already: relight it.` : `${title} is stopped already.`,
    )
  if (how === 'relight' && timer.paused === undefined)
    return refusal(isLight ? `${title} is burning already: put it out.` : `${title} is running.`)
  const carrier = isLight && bearer ? situation.creatures[bearer] : undefined
  const hindered = how === 'relight' && carrier ? noHandReason(carrier, title) : null
  return hindered
    ? refusal(hindered)
    : { timer: timer as Timer, how, name: nameOf(timer, situation) }
}

/** Puts out or relights a light; it keeps its time left while out. Rule GF-LIGHT-04. */
export const snuff = defineAction({
  id: 'house.snuff',
  title: 'Put out or relight',
  rule: 'GF-LIGHT-04',
  phase: 'dungeon',
  slot: 'snuff',
  finds: 'pause douse extinguish relight stop resume timer end',
  asks: {
    timer: { kind: 'timer', title: 'Which', first: 'light' },
    how: { kind: 'choice', title: 'What with it', of: ways, default: 'put out' },
  },
  plan: planTurn,
  preview: ({ timer, how, name }) =>
    plain(`${name}: ${timer.kind === 'light' ? how : timerWords[how].toLowerCase()}`),
  run: ({ timer, how, name }, { clock }) =>
    gmOutcome(
      'GF-LIGHT-04',
      name,
      (timer.kind === 'light' ? lightWords : timerWords)[how],
      [turned(timer, how, clock.seconds)],
      { who: timer.bearer ? [timer.bearer] : [] },
    ),
})

function turned(timer: Timer, how: Way, now: number): Effect {
  if (how === 'end') return { do: 'stop timer', timer: timer.id }
  return {
    do: 'timer',
    timer: how === 'put out' ? pauseTimer(timer, now) : resumeTimer(timer, now),
  }
}

/** Hands a light, or any timer with a bearer, to another creature. Rule GF-LIGHT-09. */
export const handOver = defineAction({
  id: 'house.hand-over',
  title: 'Hand over a light',
  rule: 'GF-LIGHT-09',
  phase: 'dungeon',
  slot: 'hand over',
  finds: 'torch lantern give pass bearer carry pick up floor',
  asks: {
    timer: { kind: 'timer', title: 'Which', first: 'light' },
    to: { kind: 'creature', role: 'target', title: 'To whom', side: 'party' },
  },
  plan(situation, { timer: id, to }) {
    const timer = situation.timers[id]
    const taker = situation.creatures[to]
    if (!timer || !taker) return refusal('Choose the light, and who takes it.')
    if (timer.bearer === to) return refusal(`${taker.name} has it already: choose somebody else.`)
    const state = droppingCondition(taker)
    return state
      ? refusal(`${taker.name} is ${state.toLowerCase()}: choose somebody who stands.`)
      : { timer, taker, name: nameOf(timer, situation) }
  },
  preview: ({ taker, name }) => plain(`${name}: to ${taker.name}`),
  run: ({ timer, taker, name }, situation) =>
    gmOutcome(
      'GF-LIGHT-09',
      name,
      timer.bearer ? `Handed to ${taker.name}` : `Taken up by ${taker.name}`,
      [
        { do: 'timer', timer: { ...(timer as Timer), bearer: taker.id } },
        ...droppedDue(situation, timer.id),
      ],
      { who: [...(timer.bearer ? [timer.bearer] : []), taker.id] },
    ),
})

/** Settles the due about a dropped light, when it is taken up. */
function droppedDue(situation: Situation, timer: string): Effect[] {
  const due = `fallen:${timer}`
  return situation.dues[due] ? [{ do: 'settle', due }] : []
}
