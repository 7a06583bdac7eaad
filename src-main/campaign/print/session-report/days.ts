import { read } from '../../../rules/clock/clock.ts'
import type { RuleId, Tone } from '../../../rules/core/outcome.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import type { Entry } from '../../journal.ts'

interface ReportLine {
  time: string
  turn: number
  what: string
  says: string
  tone: Tone
  secret: boolean
  rule: RuleId
}

/** A watch of a day, with its chronicle lines. */
interface ReportWatch {
  title: string
  lines: ReportLine[]
}

export interface ReportDay {
  title: string
  watches: ReportWatch[]
}

const watches = ['First watch, from midnight', 'Second watch, from 8:00', 'Third watch, from 16:00']

/** Rules of the GM's housekeeping, which is no part of play. */
const bookkeeping = /^GF-(RULE|LIBRARY|TABLE|HANDOUT|SHEET)-/
const marks =
  /^house\.(session-start|session-end|acted|declare|next-phase|player|tag|kind|months|weekdays|title|borrow|limit)$/

/** Chronicle lines by game day and watch, without housekeeping; secret lines only with `secrets`. */
export function daysOf(
  entries: readonly Entry[],
  situation: Pick<Situation, 'clock'>,
  secrets: boolean,
): ReportDay[] {
  const days: ReportDay[] = []
  for (const entry of entries) {
    const { outcome, command, clock } = entry
    const kept = !bookkeeping.test(outcome.rule) && !marks.test(command.action)
    const secret = isSecret(entry)
    if (!kept || (secret && !secrets)) continue
    const at = read({ ...situation.clock, seconds: clock } as Situation['clock'])
    const title = `Day ${at.day}`
    const day = lastOr(days, title, { title, watches: [] })
    const watch = watches[at.watch - 1] ?? ''
    lastOr(day.watches, watch, { title: watch, lines: [] }).lines.push({
      time: at.time,
      turn: at.turnOfHour,
      what: outcome.what,
      says: outcome.says,
      tone: outcome.tone,
      secret,
      rule: outcome.rule,
    })
  }
  return days
}

/** True of secret rolls, foretold encounters, and rumours, as no line records which of them were told. */
function isSecret({ outcome, forward }: Entry): boolean {
  const foretells = forward.head.some(({ op, path }) => path[0] === 'foretold' && op !== 'remove')
  return outcome.secret === true || foretells || outcome.rule.startsWith('GF-RUMOUR-')
}

/** The last of a list when it has that title, else a new one at its end. */
function lastOr<T extends { title: string }>(list: T[], title: string, fresh: T): T {
  const last = list.at(-1)
  if (last?.title === title) return last
  list.push(fresh)
  return fresh
}
