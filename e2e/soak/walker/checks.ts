import type { Head } from '../../../src-main/campaign/journal.ts'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import { coinsOf, findUnreported, type EntryStep } from '../conservation.ts'
import type { WalkMove } from './moves.ts'
import type { Control, ScreenReading } from './read-screen.ts'

/** One step of the walk: the screen before and after a move, and what the plain files say then. */
export interface WalkStep {
  before: ScreenReading
  move: WalkMove
  /** Something was typed that no GM in earnest would type, or stands in a field. */
  odd: boolean
  /** Such texts of the whole walk: they are shown as they were typed. */
  oddTexts: readonly string[]
  after: ScreenReading
  /** Entries that the step made. */
  steps: readonly EntryStep[]
  head: Head
  views: Views
}

/** A line for each fault of a step. */
type StepCheck = (step: WalkStep) => string[]

const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

const differs = (what: string, seen: unknown, holds: unknown): string[] =>
  seen === holds ? [] : [`${what}: the screen says “${seen}”, it is “${holds}”`]
const lacks = (what: string, seen: string, holds: string): string[] =>
  seen.includes(words(holds)) ? [] : differs(what, seen, holds)

/** Clock, undo and redo, lights, dues, the newest line and the strip's numbers are those of the state. */
const saysWhatIs: StepCheck = ({ after, head, views: { top, party, dues, chronicle } }) => {
  if (after.fold === '') return []
  const names = after.controls.map(({ name }) => name)
  // A name is cut off in a reading.
  const button = (does: string) => names.find((name) => name.startsWith(`${does}: `)) ?? ''
  const named = (does: string, what: string | null) =>
    what === null ? '' : `${does}: ${words(what)}`.slice(0, 160)
  const newest = chronicle.lines.find(({ undone }) => !undone)?.says ?? ''
  const burns = top.burns.map(({ title, says }) => `${title}: ${says}`)
  return [
    ...differs('events', after.events ?? head.version, head.version),
    ...lacks('time', after.clock, top.time),
    ...lacks('day', after.clock, top.line),
    // A search or a filter shows other lines, and no count of all.
    ...(after.newest && after.events !== null ? lacks('newest line', after.newest, newest) : []),
    ...after.lights.flatMap((light, at) => differs('light', light, burns[at])),
    ...names.flatMap((name) => {
      const [, who, title, value] = /^(.+), (.+) (-?\d+)(?:\/-?\d+)?: change$/.exec(name) ?? []
      const holds = party
        .filter((one) => words(one.name) === who)
        .flatMap((one) => one.fields.filter((field) => field.title === title))
      const isRight = holds.length === 0 || holds.some((field) => field.value === Number(value))
      return isRight ? [] : differs(`${who}, ${title}`, value, holds[0]?.value)
    }),
    ...(after.dialog !== null
      ? []
      : [
          ...differs('undo', button('Undo'), named('Undo', top.undo)),
          ...differs('redo', button('Redo'), named('Redo', top.redo)),
          ...dues.flatMap(({ title }) => lacks(`due “${title}”`, after.text, title)),
        ]),
  ]
}

/** An offered control is not refused for a reason the screen did not show; odd values may be. */
const refusesBeforehand: StepCheck = ({ before, after, odd, move: { keys, kind, control } }) => {
  // A key that no control shows was not offered: its refusal is the first that can be said of it.
  const offered =
    keys === undefined ||
    before.controls.some((one) => one.enabled && one.keys.includes(keys.replace('Ctrl', 'Control')))
  if (odd || !offered || before.alerts.length > 0) return []
  // A fold that is come back to, or has more room, shows what is wrong with what was typed there.
  const foldsChronicle = [keys, ...(control?.keys ?? [])].includes('C')
  if (before.fold !== after.fold || kind === 'window' || foldsChronicle) return []
  // A field says what is wrong with its words when it is left.
  if (before.focus && before.focus.role === 'textbox') return []
  return after.alerts
    .filter((alert) => !before.text.includes(alert))
    .map((alert) => `refused without its reason beforehand: “${alert}”`)
}

const broken = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|[a-z]\.\.(?!\.)|\bnull\b|\s,\s|\(\)/

/** No text shows what a program would say. */
const speaksPlainly: StepCheck = ({ before, after, odd, oddTexts }) =>
  after.text
    .split('\n')
    .filter((line) => !odd && !before.text.includes(line))
    .filter((line) =>
      broken.test(oddTexts.reduce((rest, text) => rest.replaceAll(text, 'x'), line)),
    )
    .map((line) => `broken text: “${line.slice(0, 160)}”`)

/** Chances lie between 0 and 1, and those of one roll come to no more than 1. */
const oddsAddUp: StepCheck = ({ steps, views: { actions, dues } }) =>
  (steps.length === 0 ? [] : [...actions, ...dues]).flatMap(({ title, preview }) => {
    const chances = preview?.chances.map(({ chance }) => chance) ?? []
    const sum = chances.reduce((all, chance) => all + chance, 0)
    const isRight = chances.every((chance) => chance > -1e-9) && sum < 1 + 1e-6
    return isRight ? [] : [`the odds of ${title} are ${chances.join(', ')}`]
  })

/** True where Space or Enter presses what has the focus, whatever else the key stands on. */
export const pressesFocus = ({ focus }: ScreenReading, key = ''): boolean =>
  /^(Space|Enter)$/.test(key) &&
  Boolean(focus && /button|link|summary/.test(focus.role) && !focus.passedBy)

/** Preview of the camp for each sleeper: a name, and under it "HP 1 to 3". */
const heals = /(?:^|\n)([^\n]+)\n(?:[^\n]*, )?([A-Z]\w*) (\d+) to (\d+)(?=\n|$)/g

/** Promises by the names of buttons; each gives what came otherwise. */
const promises: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, step: WalkStep) => string[],
])[] = [
  [/, then (\d\d:\d\d)/, ([, time = ''], { after }) => lacks('clock', after.clock, time)],
  [
    /^Buy, ([\d,.]+) of/,
    ([, price = ''], { steps }) => {
      const [paid = 0] = steps.map(({ before, after }) => {
        const ids = Object.keys(before.creatures)
        return coinsOf(before, ids) - coinsOf(after, ids)
      })
      const isPaid = Math.abs(paid - Number(price.replace(/,/g, ''))) < 0.001
      return isPaid ? [] : [`it costs ${paid}`]
    },
  ],
  [
    /^Camp for the night/,
    (_, { before, views: { party } }) =>
      [...before.text.matchAll(heals)].flatMap(([, name = '', label, , to]) => {
        const sleeper = party.find((one) => one.name.startsWith(name))
        const field = sleeper?.fields.find((one) => one.label === label)
        return field ? differs(`${name}, ${label}`, Number(to), field.value) : []
      }),
  ],
]

/** A button that says "then 15:50", "Buy, 12 of 30 coins" or "Camp for the night" keeps its word. */
const keepsPromise: StepCheck = (step) => {
  const { steps, before, move } = step
  const isFocus = pressesFocus(before, move.keys)
  const byKey = ({ keys }: Control) => !isFocus && keys.includes(move.keys ?? '')
  const { name = '' } = move.control ?? before.controls.find(byKey) ?? {}
  if (steps.length !== 1 || steps[0]?.entry.kind !== 'do' || before.question !== null) return []
  return promises.flatMap(([pattern, kept]) => {
    const found = pattern.exec(name)
    return found ? kept(found, step).map((wrong) => `“${name}”: ${wrong}`) : []
  })
}

/** Looked for after each step. */
export const checks: Readonly<Record<string, StepCheck>> = {
  'says what is': saysWhatIs,
  'refuses beforehand': refusesBeforehand,
  'speaks plainly': speaksPlainly,
  'odds add up': oddsAddUp,
  'keeps its word': keepsPromise,
  conserves: ({ steps }) => steps.flatMap(findUnreported),
  'keeps the focus': ({ before: { focus }, after }) =>
    focus && !after.focus && after.fold !== ''
      ? [`the focus is lost; it was on ${focus.role} “${focus.name}”`]
      : [],
}
