import { conservesTotals } from './conservation.ts'
import { keepsButtonPromise } from './button-promise.ts'
import type { StepCheck } from './scene.ts'

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** As the button's name is cut off in a look. */
const longest = 154

/** Clock, undo and redo, lights, dues, the newest line and the strip's numbers are those of the state. */
const saysWhatIs: StepCheck = ({ after, ledger }) => {
  if (after.page !== 'table') return []
  const { top, party, dues, chronicle } = ledger.views
  const named = (pattern: RegExp) =>
    after.controls.flatMap(({ name }) => pattern.exec(name)?.[1] ?? [])[0] ?? null
  const line = chronicle.lines.find(({ undone }) => !undone)
  const shows: [what: string, seen: unknown, holds: unknown][] = [
    ['events', after.events ?? ledger.head.version, ledger.head.version],
    ['time', after.clock.includes(top.time), true],
    ['day', after.clock.includes(words(top.line)), true],
    ...after.lights.map((light, at): [string, unknown, unknown] => {
      const burn = top.burns[at]
      return ['light', light, burn && `${burn.title}: ${burn.says}`]
    }),
  ]
  if (after.dialog === null)
    shows.push(
      ['undo', named(/^Undo: (.*)$/), top.undo && words(top.undo).slice(0, longest)],
      ['redo', named(/^Redo: (.*)$/), top.redo && words(top.redo).slice(0, longest)],
      ...dues.map(({ title }): [string, unknown, unknown] => [
        `due “${title}”`,
        after.text.includes(title),
        true,
      ]),
    )
  // A search or a filter shows other lines, and no count of all.
  if (after.events !== null && after.newest && line)
    shows.push([`newest line “${line.says}”`, after.newest.includes(words(line.says)), true])
  for (const { name } of after.controls) {
    const [, who, title, value] = /^(.+), (.+) (-?\d+)(?:\/-?\d+)?: change$/.exec(name) ?? []
    const fields = party
      .filter((one) => words(one.name) === who)
      .flatMap((one) => one.fields.filter((field) => field.title === title))
    if (fields.length > 0 && !fields.some((field) => field.value === Number(value)))
      shows.push([`${who}, ${title}`, value, fields[0]?.value])
  }
  return shows
    .filter(([, seen, holds]) => seen !== holds)
    .map(([what, seen, holds]) => `${what}: the screen says “${seen}”, it is “${holds}”`)
}

/** An offered control is not refused for a reason the screen did not show; odd values may be. */
const refusesBeforehand: StepCheck = ({ before, after, move: { keys, odd } }) => {
  // A key that no control shows was not offered: its refusal is the first that can be said of it.
  const offered =
    keys === undefined ||
    before.controls.some((one) => one.enabled && one.keys.includes(keys.replace('Ctrl', 'Control')))
  // A fold that is come back to shows what is wrong with what was typed there.
  if (odd || !offered || before.alerts.length > 0 || before.fold !== after.fold) return []
  // A field says what is wrong with its words when it is left.
  if (before.focus.role === 'textbox') return []
  return after.alerts
    .filter((alert) => !before.text.includes(alert))
    .map((alert) => `refused without its reason beforehand: “${alert}”`)
}

const broken = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|[a-z]\.\.(?!\.)|\bnull\b|\s,\s|\(\)/

/** No text shows what a program would say. */
const speaksPlainly: StepCheck = ({ before, after, move }) =>
  after.text
    .split('\n')
    .filter((line) => !move.odd && broken.test(line) && !before.text.includes(line))
    .map((line) => `broken text: “${line.slice(0, 160)}”`)

/** Chances lie between 0 and 1, and those of one roll come to no more than 1. */
const oddsAddUp: StepCheck = ({ steps, ledger: { views } }) => {
  if (steps.length === 0) return []
  return [...views.actions, ...views.dues].flatMap(({ title, preview }) => {
    const chances = preview?.chances.map(({ chance }) => chance) ?? []
    const sum = chances.reduce((all, chance) => all + chance, 0)
    const wrong = chances.some((chance) => !(chance > -1e-9)) || !(sum < 1 + 1e-6)
    return wrong ? [`the odds of ${title} are ${chances.join(', ')}`] : []
  })
}

/** Looked for after each step. */
export const checks: Readonly<Record<string, StepCheck>> = {
  'says what is': saysWhatIs,
  'refuses beforehand': refusesBeforehand,
  'speaks plainly': speaksPlainly,
  'odds add up': oddsAddUp,
  'keeps its word': keepsButtonPromise,
  conserves: conservesTotals,
  'keeps the focus': ({ before, after }) =>
    after.focus.lost && !before.focus.lost && after.page === 'table'
      ? [`the focus is lost; it was on ${before.focus.role} “${before.focus.name}”`]
      : [],
  'in reach': ({ move, under }) =>
    under === undefined ? [] : [`${move.says}: it lies under ${under}`],
  'shows all': ({ faults }) => [...faults],
}
