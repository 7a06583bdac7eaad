import type { CampaignState, Timer } from '../../rules/situation.ts'
import { corrected, due as dueBetween } from '../../rules/clock/timers.ts'
import { claim, type Apply, type Telling } from './change.ts'

/** Time passes: timers make things due in the order in which their time comes. */
export const advance: Apply<'advance'> = (draft, effect, telling) => {
  const from = draft.clock.seconds
  const to = Math.max(0, from + effect.seconds)
  for (const { timer, at } of dueBetween(Object.values(draft.timers), from, to)) {
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
