import type { CampaignState, Timer } from '../../rules/situation.ts'
import { corrected, due as dueBetween, left, warnings } from '../../rules/clock/timers.ts'
import { turn } from '../../rules/clock/clock.ts'
import { counted } from '../../rules/house/words.ts'
import { claim, type Apply, type Telling } from './change.ts'

/** Time passes: timers make things due in the order in which their time comes. */
export const advance: Apply<'advance'> = (draft, effect, telling) => {
  const from = draft.clock.seconds
  const to = Math.max(0, from + effect.seconds)
  const timers = Object.values(draft.timers)
  const events = [
    ...warnings(timers, from, to).map((warning) => ({ ...warning, warns: true })),
    ...dueBetween(timers, from, to).map((ring) => ({ ...ring, warns: false })),
  ].sort((a, b) => a.at - b.at)
  for (const { timer, at, warns, skipped } of events) {
    if (warns) {
      if (timer.next > to) warn(draft, timer, to, telling)
      continue
    }
    if (skipped) tellSkipped(draft, timer, skipped, telling)
    ring(draft, timer.id, at, telling)
  }
  draft.clock.seconds = to
  endConditions(draft, telling)
}

/** The GM sets the clock right: nothing runs out by it, and what runs keeps the time it had left. */
export const correctClock: Apply<'correct clock'> = (draft, effect) => {
  const { seconds } = draft.clock
  for (const timer of corrected(Object.values(draft.timers), seconds, effect.to.seconds)) {
    draft.timers[timer.id] = timer
  }
  draft.clock = effect.to
}

export const timer: Apply<'timer'> = (draft, effect) => {
  draft.timers[effect.timer.id] = effect.timer
  claim(draft, effect.timer.id)
}

export const stopTimer: Apply<'stop timer'> = (draft, effect) => {
  delete draft.timers[effect.timer]
}

function ring(draft: CampaignState, id: string, at: number, telling: Telling): void {
  const timer = draft.timers[id]
  if (!timer) return
  if (timer.due) {
    const dueId = `${id}@${at}`
    const { input } = timer.due
    // An action that asks which due it settles is told: this one.
    draft.dues[dueId] = {
      ...timer.due,
      id: dueId,
      input: 'due' in input ? { ...input, due: dueId } : input,
    }
  } else {
    telling.tell({ name: titleOf(draft, timer), value: endsAs(timer), rule: timer.rule })
  }
  if (timer.every) timer.next = at + timer.every
  else delete draft.timers[id]
}

/** "Torch, Tib: gutters, 1 turn left": said while it still burns, so not when the same stretch ends it. */
function warn(draft: CampaignState, timer: Timer, now: number, telling: Telling): void {
  const turns = Math.ceil(left(timer, now) / turn)
  const verb = timer.kind === 'light' ? 'gutters, ' : ''
  const value = `${verb}${counted(turns, 'turn')} left`
  telling.tell({ name: titleOf(draft, timer), value, rule: timer.rule })
}

/** A long stretch rings a short timer more often than is told one by one. */
function tellSkipped(draft: CampaignState, timer: Timer, skipped: number, telling: Telling): void {
  const value = `rang ${counted(skipped, 'more time', 'more times')} before these`
  telling.tell({ name: titleOf(draft, timer), value, rule: timer.rule })
}

function titleOf(draft: CampaignState, timer: Timer): string {
  const bearer = timer.bearer ? draft.creatures[timer.bearer] : undefined
  return bearer ? `${timer.title}, ${bearer.name}` : timer.title
}

function endsAs(timer: Timer): string {
  return timer.kind === 'light' ? 'burnt out' : 'over'
}

function endConditions(draft: CampaignState, telling: Telling): void {
  for (const creature of Object.values(draft.creatures)) {
    for (const [name, condition] of Object.entries(creature.conditions)) {
      if (condition.until === undefined || condition.until > draft.clock.seconds) continue
      delete creature.conditions[name]
      telling.tell({ name: `${creature.name}, ${name}`, value: 'over', rule: condition.rule })
    }
  }
}
