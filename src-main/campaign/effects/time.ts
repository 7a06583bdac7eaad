import { calendarOf, isFor, mornings, namedDay } from '../../rules/clock/dates.ts'
import { burningLights, correctTimers } from '../../rules/clock/timers.ts'
import { realTimeLights, weatherMornings } from '../../rules/gm/time-rules.ts'
import { houseRule } from '../../rules/core/ruleset/house-rules.ts'
import type { RuleId } from '../../rules/core/outcome.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import { listed, lowerFirst, upperFirst } from '../../rules/core/words.ts'
import type { Timer } from '../../rules/core/state/due.ts'
import { claim, type Apply, type Telling } from './change.ts'
import { endCondition } from './creatures.ts'
import { endTimer, passOver } from './expire-timers.ts'

/** Advances the clock; timers expire in order of time. */
export const advance: Apply<'advance'> = (draft, effect, telling) => {
  const from = draft.clock.seconds
  const to = Math.max(0, from + effect.seconds)
  if (houseRule<boolean>(draft, realTimeLights)) shift(burningLights(draft.timers), to - from)
  passOver(draft, Object.values(draft.timers), from, to, telling)
  draft.clock.seconds = to
  for (const day of mornings(from, to)) wake(draft, day)
  endConditions(draft, telling)
}

/** Burns lights for this many seconds while the clock stands still. */
export const burn: Apply<'burn'> = (draft, { seconds }, telling) => {
  if (!(seconds > 0)) return
  const now = draft.clock.seconds
  passOver(draft, burningLights(draft.timers), now, now + seconds, telling)
  shift(burningLights(draft.timers), -seconds)
}

/** Sets the clock as the GM corrects it: no timer expires, each keeps the time it had left. */
export const correctClock: Apply<'correct clock'> = (draft, effect) => {
  const { seconds, calendar } = draft.clock
  for (const timer of correctTimers(Object.values(draft.timers), seconds, effect.to.seconds)) {
    draft.timers[timer.id] = timer
  }
  draft.clock = { ...(calendar ? { calendar } : {}), ...effect.to }
}

export const timer: Apply<'timer'> = (draft, effect, telling) => {
  if (effect.says) {
    const { title, rule } = effect.timer
    telling.tell({ name: title, value: effect.says, rule }, 'always')
  }
  draft.timers[effect.timer.id] = effect.timer
  claim(draft, effect.timer.id)
}

export const stopTimer: Apply<'stop timer'> = (draft, effect) => {
  endTimer(draft, effect.timer)
}

export function shift(timers: readonly Timer[], by: number): void {
  for (const timer of timers) {
    timer.from += by
    timer.next += by
  }
}

/** Adds the dues of a morning: its calendar notes, and the day's weather where the campaign rolls it. */
function wake(draft: CampaignState, day: number): void {
  const date = namedDay(calendarOf(draft.clock), day)
  for (const note of Object.values(draft.dateNotes ?? {})) {
    if (!isFor(note, date)) continue
    const id = `${note.id}@${day}`
    draft.dues[id] = {
      id,
      action: 'house.settle',
      input: { due: id },
      title: note.title,
      why: `${date.says}, in the calendar`,
      rule: 'GF-DATE-03',
      when: 'now',
      who: [],
      must: false,
    }
  }
  if (houseRule<boolean>(draft, weatherMornings)) {
    draft.dues['weather'] = {
      id: 'weather',
      action: 'house.weather',
      input: {},
      title: 'The day’s weather',
      why: `${date.says} dawns`,
      rule: 'GF-WEATHER-01',
      when: 'now',
      who: [],
      must: false,
    }
  }
}

/** Ends conditions whose time is over and reports each in one line, whoever had it. */
export function endConditions(draft: CampaignState, telling: Telling): void {
  const ended = new Map<string, { who: Id[]; rule: RuleId | undefined }>()
  for (const creature of Object.values(draft.creatures)) {
    for (const [name, condition] of Object.entries(creature.conditions)) {
      if (condition.until === undefined || condition.until > draft.clock.seconds) continue
      endCondition(creature, name)
      const others = ended.get(name)?.who ?? []
      ended.set(name, { who: [...others, creature.id], rule: condition.rule })
    }
  }
  for (const [name, { who, rule }] of ended)
    telling.tell({ name: `${namesOf(who, draft)}, ${name}`, value: 'over', rule })
}

/** "Ada and three goblins": a group of which all are named stands for its members. */
function namesOf(who: readonly Id[], draft: CampaignState): string {
  const whole = Object.values(draft.groups).filter(
    ({ members }) => members.length > 1 && members.every((id) => who.includes(id)),
  )
  const alone = who.filter((id) => !whole.some(({ members }) => members.includes(id)))
  const names = [
    ...alone.map((id) => draft.creatures[id]?.name ?? ''),
    ...whole.map(({ name }) => lowerFirst(name)),
  ]
  return upperFirst(listed(names))
}
