import type { Span } from '../../canonical.ts'
import { isDigit } from '../signs.ts'
import type { Labelled } from './labels.ts'

/** The number of a score, and how far it and its label reach. */
export interface ScoreNumber extends Span {
  /** Null where it is left open: `? HP`, `2d6 HP`. */
  value: number | null
}

/** The number before a label, not further back than `floor`. */
export function numberBefore(text: string, label: Labelled, floor: number): ScoreNumber | null {
  const start = Math.max(floor, label.from - 8)
  const end = endOfNumber(text, label.from, start)
  let from = end
  while (from > start && end - from < 4 && isDigit(text.charCodeAt(from - 1))) from -= 1
  if (from === end)
    return label.figure === 'armor' ? (ofArmour(text, label) ?? noArmour(text, label)) : null
  if (end - from > 3 || !standsBefore(text, from, start)) return null
  return { value: Number(text.slice(from, end)), from, to: label.from }
}

/** End of a number right before a label: past white space, emphasis or one line end. */
function endOfNumber(text: string, label: number, start: number): number {
  let at = label
  let broken = false
  while (at > start && label - at < 5) {
    const code = text.charCodeAt(at - 1)
    if (code === 10 && !broken) broken = true
    else if (code !== 32 && code !== 9 && code !== 42 && code !== 95) break
    at -= 1
  }
  return at
}

/** No dice, no range and no fraction: `d6 HP`, `2-3 HP`. */
function standsBefore(text: string, from: number, start: number): boolean {
  const before = text.charCodeAt(from - 1)
  if (from > start) {
    if (before === 47) return from - 1 === start || /[\p{L}_]/u.test(text.charAt(from - 2))
    if (isDigit(before) || before === 43 || before === 45 || before === 46) return false
  }
  const small = before | 32
  if (small !== 100 && small !== 119) return true
  return from <= start && !isDigit(text.charCodeAt(from - 2))
}

/** `2 de Armadura`, `1 point of armour` */
function ofArmour(text: string, label: Labelled): ScoreNumber | null {
  const stretch = text.slice(Math.max(0, label.from - 14), label.from)
  const found = /(?:^|[\s,;(])([0-4]) (?:points? |puntos? )?(?:of|de|di|d'|von) ?$/i.exec(stretch)
  if (!found?.[1]) return null
  const from = label.from - found[0].length + found[0].indexOf(found[1])
  return { value: Number(found[1]), from, to: label.from }
}

function noArmour(text: string, label: Labelled): ScoreNumber | null {
  const found = /(?:^|[^a-z])((?:no|sin|ohne|sans|sem|keine|senza)[ \t]+)$/i.exec(
    text.slice(Math.max(0, label.from - 9), label.from),
  )
  return found?.[1] ? { value: 0, from: label.from - found[1].length, to: label.from } : null
}

/** `Hit Protection (HP): 6`, too. */
const numberRightAfter =
  /(?:[ \t]\(\p{Lu}{1,4}\))?(?:[ \t]{0,2}(?:::?|[=|])[ \t|]{0,12}"?(?:\n[ \t]{0,3}(?=\d{1,3}[ \t]*(?:\n|$)))?|[ \t]{0,2}(?:\.{2,8}|-)[ \t]{1,2}|[ \t]{1,2}(?:score[ \t])?(?:of|de|di|von)[ \t]{1,2}|[ \t]{0,12}[([]?|[ \t]{0,3}\n[ \t]{0,3}(?:\|[ \t]{0,3})?)\+?(\d{1,3})(?!\d|[dDwW]\d|[ \t]?[x×*][ \t]?\d{0,2}d\d|\.\d|%)(?:[ \t]?\/[ \t]?\d{1,3}(?!\d*d|[/-]\d))?/uy
const nothing =
  /[ \t]{0,2}[:=|]?[ \t|]{0,12}(none|nil|no|keine|ninguna|aucune|nessuna|nenhuma|-{1,2}(?![ \t]*\p{L})|0)(?![a-z\d-])/iuy

/** `Armor: thick hide (2)` */
const wornAs =
  /[ \t]{0,2}[:=|]?[ \t|]{1,12}[\p{L}][\p{L}' -]{2,24}[ \t]\(\+?([0-4])(?:[ \t]\p{L}{3,8})?\)/uy

/** Labels that are words of every day too. */
const everyday =
  /^(?:guard|grd|guardia|garde|guarda|health|vigou?r|clarity|charisma|spirit|esprit|control|will|wille|grace|might|force|resolve|protection)$/i
const ofAnother =
  /[ \t]?(?:hp|hd|str|dex|wil|cha|armou?r|hit|pv|pg|pf|tp|lp|gd|punti|puntos|points|pontos|protecci[oó]n|protection|proteção|treffer\p{L}{3,7})(?!\p{L})/iuy

/** The number after a label, or the word that there is none. */
export function numberAfter(text: string, label: Labelled): ScoreNumber | null {
  const next = text.charCodeAt(label.to)
  // A comma, a closing bracket or a semicolon: no number can follow.
  if (next === 44 || next === 41 || next === 59) return null
  // `Arm. 1`: the stop of a word cut short.
  numberRightAfter.lastIndex =
    next === 46 && label.figure === 'armor' && label.word.length < 5 ? label.to + 1 : label.to
  const found = numberRightAfter.exec(text)
  if (found?.[1]) {
    const to = numberRightAfter.lastIndex
    ofAnother.lastIndex = to
    const apart = found[0].includes('\n') || everyday.test(label.word) || label.figure === 'armor'
    if (found[0].includes('(') && isCountOfName(text, label.from, to)) return null
    // `Skeleton Guard` and under it `4 HP`: the number has a label of its own.
    if (
      !apart ||
      !ofAnother.test(text) ||
      (label.figure === 'armor' && !found[0].includes('\n') ? /^[ :=*]{0,4}\d/ : /^ ?[:=]/).test(
        text.slice(ofAnother.lastIndex, ofAnother.lastIndex + 5),
      )
    )
      return { value: Number(found[1]), from: label.from, to }
  }
  if (label.figure !== 'armor') return null
  wornAs.lastIndex = label.to
  const worn = wornAs.exec(text)
  if (worn?.[1]) return { value: Number(worn[1]), from: label.from, to: wornAs.lastIndex }
  nothing.lastIndex = label.to
  return nothing.test(text) ? { value: 0, from: label.from, to: nothing.lastIndex } : null
}

/** `### Animated Armor (2)`: how many there are of what a word for a score is part of. */
function isCountOfName(text: string, from: number, to: number): boolean {
  if (!/^\)[ \t:]*\n/.test(text.slice(to, to + 6))) return false
  return /(?:^|\n)(?:#{1,6} [^\n\d:]*|\p{Lu}[^\n\d:,]* )$/u.test(
    text.slice(Math.max(0, from - 60), from),
  )
}

const dice = String.raw`\d{0,2}d\d{1,2}(?:[ \t]?[+-][ \t]?\d{1,2})?`
const range = String.raw`\d{1,2}-\d{1,2}`
const openBefore = new RegExp(
  String.raw`(?:^|[\s,;:|*([])([?~∞*-]{1,3}|${dice}|${range})[ \t*]{1,2}$|(?:^|[\s,;:|*([])(${dice}|\?{1,3})$`,
  'i',
)
const openAfter = new RegExp(
  String.raw`[ \t]{0,2}[:=|]?[ \t]{0,3}(\?{1,3}|∞|${dice}|${range})`,
  'iy',
)

/** A score that is not told, or is rolled when they meet: `? HP`, `2d6 HP`, `13-18 STR`. */
export function unknownScore(text: string, label: Labelled, floor: number): ScoreNumber | null {
  const stretch = text.slice(Math.max(floor, label.from - 14), label.from)
  const before = openBefore.exec(stretch)
  const said = before?.[1] ?? before?.[2]
  if (before && said !== undefined && (label.figure === 'hp' || rangeOnly.test(said))) {
    const gap = before[0].length - before[0].indexOf(said)
    return { value: null, from: label.from - gap, to: label.from }
  }
  if (label.figure !== 'hp') return null
  openAfter.lastIndex = label.to
  return openAfter.test(text) ? { value: null, from: label.from, to: openAfter.lastIndex } : null
}

const rangeOnly = /^\d{1,2}-\d{1,2}$/
