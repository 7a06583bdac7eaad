import { read, type ClockReading } from '../../rules/clock/clock.ts'
import type { Outcome, Step } from '../../rules/core/outcome.ts'
import type { Question } from '../../rules/core/procedure.ts'
import { ruleText } from '../../rules/registry.ts'
import type { Season } from '../../rules/core/state/time.ts'
import type { Entry, SceneUnit } from '../journal.ts'
import { firstPlayed } from '../lineage.ts'
import { countNames } from '../../rules/gm/count-names.ts'
import { standingIn } from './standing.ts'
import type { ChronicleLine, DieView } from './views.ts'

/**
 * The chronicle's lines for a stretch of the journal that reaches to its end, newest first and
 * at most so many. Undo and redo make no line of their own: they strike a line, and take the stroke
 * away again. An amendment stands in place of the line that it amends.
 * @param within numbers of the lines that can be amended
 */
export function chronicle(
  entries: readonly Entry[],
  season: Season,
  { most = Infinity, within }: { most?: number; within?: ReadonlySet<number> } = {},
): ChronicleLine[] {
  const { undone, replaced, leftOut, find } = standingIn(entries)
  let scene: SceneUnit = 'turn'
  return entries
    .filter(({ kind, number }) => (kind === 'do' || kind === 'amend') && !replaced.has(number))
    .map((entry) => {
      // An entry without a scene, such as a note, belongs to the scene it was made in.
      scene = entry.scene ?? scene
      return { entry, scene }
    })
    .slice(-most)
    .map(({ entry, scene }) =>
      lineOf(entry, season, {
        scene,
        undone: undone.has(entry.number) || leftOut.has(entry.number),
        leftOut: leftOut.get(entry.number) ?? null,
        amends: within?.has(entry.number) ?? false,
        was: wasBefore(entry, find),
      }),
    )
    .reverse()
}

interface Stands extends Pick<ChronicleLine, 'undone' | 'leftOut' | 'was'> {
  scene: SceneUnit
  /** True when the line can be amended. */
  amends: boolean
}

/** Lines built last time: an unchanged line stays the same object, so that comparing it is cheap. */
const builtLines = new WeakMap<Entry, { stands: Stands; season: Season; line: ChronicleLine }>()

export function lineOf(
  entry: Entry,
  season: Season,
  stands: Stands = { scene: 'turn', undone: false, leftOut: null, was: null, amends: false },
): ChronicleLine {
  const before = builtLines.get(entry)
  if (before?.season === season && isSame(before.stands, stands)) return before.line
  const line = lineFrom(entry, season, stands)
  builtLines.set(entry, { stands, season, line })
  return line
}

function isSame(a: Stands, b: Stands): boolean {
  return (Object.keys(a) as (keyof Stands)[]).every((key) => a[key] === b[key])
}

/** The outcome of an amended line as it was first played, where it reads otherwise. */
function wasBefore(entry: Entry, find: (number: number) => Entry | undefined): string | null {
  const { says } = firstPlayed(entry, find)?.outcome ?? {}
  return says === undefined || says === entry.outcome.says ? null : says
}

function lineFrom(entry: Entry, season: Season, stands: Stands): ChronicleLine {
  const { outcome } = entry
  const clock = read({ seconds: entry.clock, season })
  return {
    number: entry.number,
    kind: entry.kind,
    undone: stands.undone,
    leftOut: stands.leftOut,
    was: stands.was,
    ...shortened(outcome),
    tone: outcome.tone,
    total: outcome.total ?? null,
    dice: diceOf(entry),
    why: [...outcome.why, ...sumsTyped(entry)],
    rule: outcome.rule,
    ruleTitle: ruleText(outcome.rule)?.title ?? outcome.rule,
    secret: outcome.secret ?? false,
    heading: headingOf(entry, clock, stands.scene),
    time: clock.time,
    day: clock.day,
    amends: stands.amends ? amendable(entry) : [],
    who: outcome.who,
  }
}

/** Shortens lists of many creatures to a count; `full` keeps every name. */
function shortened({ what, says }: Outcome): Pick<ChronicleLine, 'what' | 'says' | 'full'> {
  const short = { what: countNames(what), says: countNames(says) }
  const same = short.what === what && short.says === says
  return { ...short, full: same ? null : `${what}: ${says}` }
}

function headingOf({ round }: Entry, clock: ClockReading, scene: SceneUnit): string {
  if (round !== undefined) return `Round ${round}`
  if (scene === 'turn') return `Turn ${clock.turnOfHour}`
  return scene === 'watch' ? `Watch ${clock.watch}` : `Day ${clock.day}`
}

/** "2d6 = 9 typed", for dice of which only the sum was typed. */
function sumsTyped(entry: Entry): Step[] {
  return Object.entries(entry.answers).flatMap(([name, answer]) =>
    answer.kind === 'dice' && answer.sum === 'typed'
      ? [{ name, value: `${answer.faces.length}d${answer.sides} = ${total(answer.faces)} typed` }]
      : [],
  )
}

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

function diceOf(entry: Entry): DieView[] {
  return Object.values(entry.answers).flatMap((answer) =>
    answer.kind === 'dice' && answer.sum !== 'typed'
      ? answer.faces.map((face) => ({ sides: answer.sides, face, typed: answer.typed }))
      : [],
  )
}

/** Questions of a line that the GM may answer again: dice, and numbers such as a bid that stood at 0. */
function amendable(entry: Entry): Question[] {
  return Object.entries(entry.answers).flatMap(([label, answer]): Question[] => {
    if (answer.kind === 'dice')
      return [
        {
          ask: 'dice',
          label,
          count: answer.faces.length,
          sides: answer.sides,
          ...(answer.sum ? { sum: true } : {}),
        },
      ]
    if (answer.kind === 'number')
      return [
        {
          ask: 'number',
          label,
          min: 0,
          max: 1000,
          otherwise: answer.value,
          ...(answer.bid && answer.value < answer.bid.lacking ? { bid: answer.bid } : {}),
        },
      ]
    return []
  })
}
