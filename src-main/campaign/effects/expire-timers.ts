import {
  expiries as dueBetween,
  mostRings,
  secondsLeft,
  warnings,
} from '../../rules/clock/timers.ts'
import { turn } from '../../rules/clock/clock.ts'
import { personOf } from '../../rules/gm/party/ours.ts'
import { counted } from '../../rules/core/words.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import type { Due, Timer } from '../../rules/core/state/due.ts'
import type { Telling } from './change.ts'

/** Runs timers from one time to another (game seconds): warnings, dues and endings in order of time. */
export function passOver(
  draft: CampaignState,
  timers: readonly Timer[],
  from: number,
  to: number,
  telling: Telling,
): void {
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
}

function ring(draft: CampaignState, id: string, at: number, telling: Telling): void {
  const timer = draft.timers[id]
  if (!timer) return
  if (timer.due) fallDue(draft, timer, timer.due, at)
  // A light that goes out is always told; for anything else its due says so.
  if (!timer.due || (timer.kind === 'light' && !timer.every))
    telling.tell({ name: titleOf(draft, timer), value: endsAs(timer), rule: timer.rule }, true)
  if (timer.every) timer.next = at + timer.every
  else endTimer(draft, id)
}

/** Adds the due of a timer; a check or a wage due several times is one due with their number. */
function fallDue(
  draft: CampaignState,
  timer: Timer,
  { input, ...rest }: Omit<Due, 'id'>,
  at: number,
): void {
  const id = 'times' in input ? `${timer.id}@check` : `${timer.id}@${at}`
  const most = timer.kind === 'wage' ? mostRings : mostRolls
  const times = Math.min(Number(draft.dues[id]?.input['times'] ?? 0) + 1, most)
  const isHere = (one: string): boolean => one in draft.creatures
  draft.dues[id] = {
    ...rest,
    ...(timer.kind === 'wage' && times > 1 ? { why: `${rest.why}, ${times} times` } : {}),
    id,
    // Of a timer that both groups of the party count, only those in view are asked.
    who: 'bearer' in input && timer.bearer ? [timer.bearer] : rest.who.filter(isHere),
    input: {
      ...input,
      // An action that asks which due it settles gets this one.
      ...('due' in input ? { due: id } : {}),
      ...('bearer' in input ? { bearer: timer.bearer } : {}),
      ...('times' in input ? { times } : {}),
    },
  }
}

/** Upper bound on rolls of one check in one stretch; more would tell the GM nothing. */
const mostRolls = 24

/** Ends a timer, and uses up the item that burnt until then. */
export function endTimer(draft: CampaignState, id: string): void {
  const timer = draft.timers[id]
  if (timer) burnUp(draft, timer)
  delete draft.timers[id]
}

/** Uses up the item of an ended timer: one fewer in its owner's pack, wherever the owner is. */
function burnUp(draft: CampaignState, { burnsUp }: Timer): void {
  const creature = burnsUp ? (personOf(draft, burnsUp.creature) as Creature | undefined) : undefined
  const item = burnsUp ? creature?.items[burnsUp.item] : undefined
  if (!creature || !item) return
  if (item.count > 1) item.count -= 1
  else {
    delete creature.items[item.id]
    creature.itemOrder = creature.itemOrder.filter((id) => id !== item.id)
  }
}

/** Reports "Torch, Tib: nearly out, 1 turn left"; not called when the same stretch ends the timer. */
function warn(draft: CampaignState, timer: Timer, now: number, telling: Telling): void {
  const turns = Math.ceil(secondsLeft(timer, now) / turn)
  const verb = timer.kind === 'light' ? 'nearly out, ' : ''
  const value = `${verb}${counted(turns, 'turn')} left`
  telling.tell({ name: titleOf(draft, timer), value, rule: timer.rule }, true)
}

/** Reports the number of earlier expiries of a timer that are not reported one by one. */
function tellSkipped(draft: CampaignState, timer: Timer, skipped: number, telling: Telling): void {
  const value = `rang ${counted(skipped, 'more time', 'more times')} before these`
  telling.tell({ name: titleOf(draft, timer), value, rule: timer.rule })
}

function titleOf(draft: CampaignState, timer: Timer): string {
  const bearer = timer.bearer ? draft.creatures[timer.bearer] : undefined
  return bearer ? `${timer.title}, ${bearer.name}` : timer.title
}

function endsAs(timer: Timer): string {
  if (timer.kind === 'effect' && timer.every) return 'goes on'
  return timer.kind === 'light' ? 'burnt out' : 'over'
}
