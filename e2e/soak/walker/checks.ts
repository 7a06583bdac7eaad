import { conserves, keepsItsWord } from './kept.ts'
import type { Check } from './scene.ts'

/** `aria-keyshortcuts` names the key in full: `Control+K`. */
const asHelpWrites = (keys: string): string => keys.replace('Control', 'Ctrl')

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A line for each pair of things that should be the same and are not. */
function differing(of: Record<string, readonly [seen: unknown, holds: unknown]>): string[] {
  return Object.entries(of)
    .filter(([, [seen, holds]]) => seen !== holds)
    .map(([what, [seen, holds]]) => `${what}: the screen says “${seen}”, it is “${holds}”`)
}

/** Clock, undo and redo, lights, the newest line and the strip's numbers are those of the state. */
const saysWhatIs: Check = ({ after, ledger }) => {
  if (after.page !== 'table') return []
  const { top, party, chronicle } = ledger.views
  const named = (pattern: RegExp) =>
    after.controls.flatMap(({ name }) => pattern.exec(name)?.[1] ?? [])[0]
  const wrong = differing({
    events: [after.events ?? ledger.head.version, ledger.head.version],
    time: [after.clock.includes(top.time), true],
    day: [after.clock.includes(words(top.line)), true],
    lights: [
      after.lights.join('; '),
      top.burns
        .slice(0, after.lights.length)
        .map((burn) => `${burn.title}: ${burn.says}`)
        .join('; '),
    ],
    ...(after.dialog === null
      ? {
          undo: [named(/^Undo: (.*)$/) ?? null, top.undo && words(top.undo).slice(0, 154)],
          redo: [named(/^Redo: (.*)$/) ?? null, top.redo && words(top.redo).slice(0, 154)],
        }
      : {}),
  })
  const line = chronicle.lines.find(({ undone }) => !undone)
  // A search or a filter shows other lines, and no count of all.
  if (after.events !== null && after.newest && line && !after.newest.includes(words(line.says)))
    wrong.push(`the newest line is “${after.newest}”, not “${line.says}”`)
  const strip = /^(.+), (.+) (-?\d+)(?:\/(-?\d+))?: change$/
  for (const { name } of after.controls) {
    const [, who, title, value] = strip.exec(name) ?? []
    const holder = who === undefined ? [] : party.filter((one) => words(one.name) === who)
    const fields = holder.flatMap((one) => one.fields.filter((field) => field.title === title))
    if (fields.length > 0 && !fields.some((field) => field.value === Number(value)))
      wrong.push(`${who}, ${title}: the screen says ${value}, it is ${fields[0]?.value}`)
  }
  return wrong
}

/** An offered control is not refused for a reason the screen did not show; odd values may be. */
const refusesBeforehand: Check = ({ before, after, move }) => {
  // A key that no control shows was not offered: its refusal is the first that can be said of it.
  const { keys } = move
  const offered =
    keys === undefined ||
    before.controls.some((one) => one.enabled && one.keys.map(asHelpWrites).includes(keys))
  if (move.odd || !offered || before.alerts.length > 0) return []
  return after.alerts
    .filter((alert) => !before.text.includes(alert))
    .map((alert) => `refused without its reason beforehand: “${alert}”`)
}

/** No move takes the focus off the page. */
const keepsFocus: Check = ({ before, after }) =>
  after.focus.lost && !before.focus.lost && after.page === 'table'
    ? [`the focus is lost; it was on ${before.focus.role} “${before.focus.name}”`]
    : []

/** What can be scrolled to can be clicked. */
const inReach: Check = ({ move, under }) =>
  under === undefined ? [] : [`${move.says}: it lies under ${under}`]

const broken = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|[a-z]\.\.(?!\.)|\bnull\b|\s,\s|\(\)/

/** No text shows what a program would say. */
const speaksPlainly: Check = ({ before, after, move }) => {
  if (move.odd) return []
  const found = after.text.split('\n').filter((line) => broken.test(line))
  return found
    .filter((line) => !before.text.includes(line))
    .map((line) => `broken text: “${line.slice(0, 160)}”`)
}

/** Chances lie between 0 and 1, and those of one roll come to 1. */
const oddsAddUp: Check = ({ steps, ledger: { views } }) => {
  if (steps.length === 0) return []
  const shown = [...views.actions, ...views.dues].filter(({ preview }) => preview !== null)
  return shown.flatMap(({ title, preview }) => {
    const chances = preview?.chances.map(({ chance }) => chance) ?? []
    const sum = chances.reduce((all, chance) => all + chance, 0)
    const wrong = chances.some((chance) => !(chance > -1e-9 && chance < 1 + 1e-9)) || sum > 1 + 1e-6
    return wrong ? [`the odds of ${title} are ${chances.join(', ')}`] : []
  })
}

/** Looked for after each step. */
export const checks: Readonly<Record<string, Check>> = {
  'says what is': saysWhatIs,
  'refuses beforehand': refusesBeforehand,
  'speaks plainly': speaksPlainly,
  'odds add up': oddsAddUp,
  'keeps its word': keepsItsWord,
  conserves,
  'keeps the focus': keepsFocus,
  'in reach': inReach,
  'shows all': ({ faults }) => [...faults],
}
