import type { Span } from '../../canonical.ts'
import { isDigit, isSpace } from '../signs.ts'
import type { Labelled } from './labels.ts'

/** The number of a score, and how far it and its label reach. */
export interface Counted extends Span {
  value: number
}

const numberRightBefore =
  /(?:^\/?|[^\d.dDwW+/-]|[^\W\d]\/)(\d{1,3})(?:[ \t*_]{0,3}|[ \t]?\n[ \t]{0,3})$/

/** The number before a label, not further back than `floor`. */
export function numberBefore(text: string, label: Labelled, floor: number): Counted | null {
  if (label.figure !== 'armor' && !hasDigitBefore(text, label.from)) return null
  const start = Math.max(floor, label.from - 8)
  const found = numberRightBefore.exec(text.slice(start, label.from))
  if (!found?.[1]) return label.figure === 'armor' ? noArmour(text, label) : null
  const from = label.from - found[0].length + found[0].lastIndexOf(found[1])
  if (from > 0 && /[dDwW]/.test(text.charAt(from - 1)) && isDigit(text.charCodeAt(from - 2)))
    return null
  return { value: Number(found[1]), from, to: label.from }
}

/** Whether the sign before, past white space and emphasis, is a digit. */
function hasDigitBefore(text: string, at: number): boolean {
  for (let back = at - 1; back >= at - 6 && back >= 0; back -= 1) {
    const code = text.charCodeAt(back)
    if (isDigit(code)) return true
    if (!isSpace(code) && code !== 42 && code !== 95) return false
  }
  return false
}

function noArmour(text: string, label: Labelled): Counted | null {
  const found = /(?:^|[^a-z])((?:no|sin|ohne|sans|sem|keine|senza)[ \t]+)$/i.exec(
    text.slice(Math.max(0, label.from - 9), label.from),
  )
  return found?.[1] ? { value: 0, from: label.from - found[1].length, to: label.from } : null
}

const numberRightAfter =
  /(?:[ \t]{0,2}[:=|][ \t|]{0,12}|[ \t]{0,2}(?:\.{2,8}|-)[ \t]{1,2}|[ \t]{0,12}[([]?|[ \t]{0,3}\n[ \t]{0,3})\+?(\d{1,3})(?!\d|[dDwW]\d|[ \t]?[x×*][ \t]?\d{0,2}d\d|\.\d|%)(?:[ \t]?\/[ \t]?\d{1,3}(?![\d]*d))?/y
const nothing =
  /[ \t]{0,2}[:=|]?[ \t|]{0,12}(none|nil|no|keine|ninguna|aucune|nessuna|nenhuma|-{1,2}|0)(?![a-z\d-])/iy

/** Labels that are words of every day too. */
const everyday = /^(?:guard|grd|health|vigou?r|clarity|charisma|spirit|control|will)$/i
const ofAnother = /[ \t]?(?:hp|str|dex|wil|cha|armou?r|hit|pv|pg|pf|tp)(?![a-z])/iy

/** The number after a label, or the word that there is none. */
export function numberAfter(text: string, label: Labelled): Counted | null {
  numberRightAfter.lastIndex = label.to
  const found = numberRightAfter.exec(text)
  if (found?.[1]) {
    const to = numberRightAfter.lastIndex
    const apart = found[0].includes('\n') || everyday.test(label.word)
    ofAnother.lastIndex = to
    // `Skeleton Guard` and under it `4 HP`: the number has a label of its own.
    if (!apart || !ofAnother.test(text)) return { value: Number(found[1]), from: label.from, to }
  }
  if (label.figure !== 'armor') return null
  nothing.lastIndex = label.to
  return nothing.test(text) ? { value: 0, from: label.from, to: nothing.lastIndex } : null
}
