import { read } from '../../rules/clock/clock.ts'
import type { Answers, Question } from '../../rules/procedure.ts'
import type { Season } from '../../rules/situation.ts'
import type { Entry } from '../journal.ts'
import type { ChronicleLine, DieView } from './views.ts'

/**
 * The chronicle's lines for a stretch of the journal that reaches to its end, newest first and
 * at most so many. Undo and redo make no line of their own: they strike a line, and take the stroke away again.
 */
export function chronicle(
  entries: readonly Entry[],
  season: Season,
  most = Infinity,
): ChronicleLine[] {
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]))
  const struck = struckLines(entries, byNumber)
  const last = entries.at(-1)?.number ?? 0
  return entries
    .filter((entry) => entry.kind === 'do' || entry.kind === 'amend')
    .slice(-most)
    .map((entry) => lineOf(entry, struck.has(entry.number), entry.number === last, season))
    .reverse()
}

/** Lines as they were made last: a line that stands as it stood is the same object, so that comparing costs nothing. */
const made = new WeakMap<
  Entry,
  { undone: boolean; newest: boolean; season: Season; line: ChronicleLine }
>()

export function lineOf(
  entry: Entry,
  undone: boolean,
  newest: boolean,
  season: Season,
): ChronicleLine {
  const before = made.get(entry)
  if (before?.undone === undone && before.newest === newest && before.season === season)
    return before.line
  const line = lineFrom(entry, undone, newest, season)
  made.set(entry, { undone, newest, season, line })
  return line
}

function lineFrom(entry: Entry, undone: boolean, newest: boolean, season: Season): ChronicleLine {
  const { outcome } = entry
  const clock = read({ seconds: entry.clock, season })
  return {
    number: entry.number,
    kind: entry.kind,
    undone,
    what: outcome.what,
    says: outcome.says,
    tone: outcome.tone,
    total: outcome.total ?? null,
    dice: diceOf(entry.answers),
    why: outcome.why,
    rule: outcome.rule,
    secret: outcome.secret ?? false,
    turn: `Turn ${clock.turnOfHour}`,
    time: clock.time,
    day: clock.day,
    amends: newest ? amendable(entry) : [],
    who: outcome.who,
  }
}

function struckLines(entries: readonly Entry[], byNumber: ReadonlyMap<number, Entry>): Set<number> {
  const struck = new Set<number>()
  for (const entry of entries) {
    if (entry.of === undefined) continue
    if (entry.kind === 'amend') struck.add(lineNumber(entry.of, byNumber))
    if (entry.kind === 'undo') strike(entry.of, true)
    if (entry.kind === 'redo') {
      const undone = byNumber.get(entry.of)?.of
      if (undone !== undefined) strike(undone, false)
    }
  }
  return struck

  /** Taking an amendment back brings the line that it replaced to life, and the other way round. */
  function strike(number: number, gone: boolean): void {
    const line = lineNumber(number, byNumber)
    const before = byNumber.get(line)
    set(line, gone)
    if (before?.kind === 'amend' && before.of !== undefined)
      set(lineNumber(before.of, byNumber), !gone)
  }

  function set(line: number, gone: boolean): void {
    if (gone) struck.add(line)
    else struck.delete(line)
  }
}

/** The line that an entry stands for: a redo stands for what its undo took back. */
function lineNumber(number: number, byNumber: ReadonlyMap<number, Entry>): number {
  const entry = byNumber.get(number)
  if (entry?.kind !== 'redo' || entry.of === undefined) return number
  const undone = byNumber.get(entry.of)?.of
  return undone === undefined ? number : lineNumber(undone, byNumber)
}

function diceOf(answers: Answers): DieView[] {
  return Object.values(answers).flatMap((answer) =>
    answer.kind === 'dice'
      ? answer.faces.map((face) => ({ sides: answer.sides, face, typed: answer.typed }))
      : [],
  )
}

/** What the GM may still say otherwise: a bid that stood at nothing, dice that fell. */
function amendable(entry: Entry): Question[] {
  return Object.entries(entry.answers).flatMap(([label, answer]): Question[] => {
    if (answer.kind === 'dice')
      return [{ ask: 'dice', label, count: answer.faces.length, sides: answer.sides }]
    if (answer.kind === 'number')
      return [{ ask: 'number', label, min: 0, max: 1000, otherwise: answer.value }]
    return []
  })
}
