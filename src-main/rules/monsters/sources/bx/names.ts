import type { Span } from '../../canonical.ts'
import { lineEndOf, lineStartOf } from '../spans.ts'
import type { LabelRun } from './runs/run.ts'
import { nameAbove } from './names/above.ts'
import { nameIn } from './names/bare-name.ts'
import { nameBeside } from './names/beside.ts'
import { readsLikeName } from './names/lines.ts'

export { blockStart } from './names/block-start.ts'
export { readsLikeName } from './names/lines.ts'

/** Span of a monster's name, on the line of its figures or above it; null when none is found. */
export function nameOf(text: string, labels: number, floor: number): Span | null {
  const figures = announcedAt(text, labels)
  const described = describedAt(text, figures, floor)
  const beside = described === null ? nameBeside(text, figures, floor) : null
  if (!beside || noName.test(text.slice(beside.from, beside.to)))
    return nameAbove(text, described ?? figures, floor)
  const above = person.test(text.slice(beside.from, beside.to))
    ? nameAbove(text, lineStartOf(text, beside.from), floor)
    : null
  return above ?? inFull(text, beside, floor)
}

/** `Halfling Thief` before `Level 4`, under a person's name. */
const person =
  /^(?:(?:human|half-?elf|elf|half-?orc|dwarf|halfling|gnome|male|female)\s){0,2}(?:fighter|cleric|thief|magic-user|mage|wizard|paladin|ranger|druid|assassin|illusionist|specialist|bard|monk)$/i

/** `(These chaotic evil creatures' vital stats are HD 2d8`, `She is a 6th level wizard whose vital stats are`. */
const announced =
  /\b(?:[Tt]hese|This|[Tt]heir|His|Her|Its|[Hh]e|[Ss]he|It|[Tt]hey)\b[^.()\n]{0,120}?(?:vital )?stat(?:istic)?s(?: (?:are|is)(?: as follows)?[\s:]*|:\s*)$/

/** Offset where the sentence begins that announces the figures; theirs without one. */
function announcedAt(text: string, figures: number): number {
  const before = text.slice(Math.max(0, figures - 180), figures)
  if (!/(?:are|is|follows|stats:|statistics:)[\s:]*$/.test(before.slice(-16))) return figures
  const found = announced.exec(before)
  return found ? figures - before.length + found.index : figures
}

/** `The Widow` in a sentence under `The Widow of the Tarn`: the heading has the name in full. */
function inFull(text: string, beside: Span, floor: number): Span {
  const from = text.startsWith('The ', beside.from - 4) ? beside.from - 4 : beside.from
  const ends = text.charCodeAt(from - 2)
  if (text.charCodeAt(from - 1) !== 32 || (ends !== 46 && ends !== 33 && ends !== 63)) return beside
  const above = nameAbove(text, from, floor)
  return above && text.startsWith(`${text.slice(from, beside.to)} `, above.from) ? above : beside
}

/** `STR 16 WIS 13`, `Unarmoured`: a person's own scores, or what is worn. */
const noName =
  /^(?:(?:str|int|wis|dex|con|cha|chr)\b[.:]?\s?\d|l(?:v|vl|evel)?\.?\s?\d{1,2}$|(?:unarmou?red|no armou?r|(?:leather|chain|chain ?mail|plate|plate ?mail)(?: armou?r)?(?:\s?(?:and|&|\+)\s?shield)?)$)/i

/** Descriptions that are no names: `9' long, sinuous lizards. `. */
const description = /^\W*(?:\d[^.\n]{0,80}|[^.,:\n]{2,40},[^.:\n]{4,120}|(?:\S+ ){6,24}\S+)\.\s+$/

/** `Oil & Wicks. Orm is the`: a sentence's end within a line. */
const sentenceContinues = /\p{Ll}{3}[.!?]\s/u

/** Offset of the figures' line when it begins with a sentence and the name stands right above; else null. */
function describedAt(text: string, figures: number, floor: number): number | null {
  if (text.charAt(figures - 1) !== ' ') return null
  const lineStart = lineStartOf(text, figures)
  if (lineStart <= floor || !description.test(text.slice(lineStart, figures))) return null
  const above = text.slice(lineStartOf(text, lineStart - 1), lineStart - 1)
  return readsLikeName(above) && !sentenceContinues.test(above) ? lineStart : null
}

const naming = /^(?:name|monster|creature|nombre|nom|nome)$/

/** A name that has a label of its own: `Name: Sand Worm | AC: 5`. */
export function labelledName(text: string, run: LabelRun): Span | null {
  const at = run.findIndex(
    ({ word, set, figure }, index) =>
      set && figure === 'other' && (naming.test(word) || (index === 0 && word === 'monster type')),
  )
  const label = run[at]
  if (!label) return null
  const lineEnd = text.indexOf('\n', label.to)
  const next = run[at + 1]?.from ?? text.length
  return nameIn(text, label.to, Math.min(lineEnd < 0 ? text.length : lineEnd, next))
}

/** A name under the figures, with nothing under it: captions stand so; `apart` where a blank line may part it from them. */
export function nameBelow(text: string, figures: number, apart: boolean): Span | null {
  const under = text.indexOf('\n', figures) + 1
  if (under === 0) return null
  const from = apart && text.charCodeAt(under) === 10 ? under + 1 : under
  const to = lineEndOf(text, from)
  const next = text.slice(to + 1, to + 200).split('\n', 1)[0] ?? ''
  return next.trim() === '' && readsLikeName(text.slice(from, to)) ? nameIn(text, from, to) : null
}

/** `AC 5/HD 3/ML 9 - Ulf Redhand, reaver`: a name behind the figures, on their line's end. */
export function nameBehind(text: string, figures: number): Span | null {
  const found = behind.exec(text.slice(figures, figures + 90))
  if (!found) return null
  const from = figures + (found[1] ?? '').length
  return nameIn(text, from, figures + found[0].length)
}

const behind = /^([^\s,;|]{1,12}[^\S\n]+-[^\S\n]+)([^\n,;:.]{2,50})(?=[,\n]|$)/
