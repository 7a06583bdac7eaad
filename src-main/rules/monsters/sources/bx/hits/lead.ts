import { isOf, isSpace, signsOf } from '../../signs.ts'

const farthestLead = 14
const layout = signsOf(' *_>"\'•▶►▪·➤+-#~')
const listing = signsOf(',;|([:')
const listEnds = signsOf(',;')
const parting = signsOf(',;.|>(:[])/\t{}')

/** Context before a label. */
export interface Lead {
  /** A sign, a line's beginning or a wide gap sets it apart. */
  apart: boolean
  /** True when the label is the first on its line. */
  opens: boolean
  comma: boolean
  /** A list's comma or bracket, and no sentence's end. */
  listed: boolean
}

export function leadOf(text: string, at: number): Lead {
  let before = at - 1
  const limit = Math.max(0, at - farthestLead)
  while (before >= limit && isOf(layout, text.charCodeAt(before))) before -= 1
  if (before < 0) return { apart: true, opens: true, comma: false, listed: false }
  const code = text.charCodeAt(before)
  const wide = before < at - 3 && areSpaces(text, at - 3, at)
  if (before < limit) return { apart: wide, opens: false, comma: false, listed: false }
  const opens = code === 10 || (code === 124 && lineOpens(text, before))
  const listed = isOf(listing, code) || (!opens && isDashed(text, at))
  return {
    apart: opens || wide || listed || isOf(parting, code),
    opens,
    comma: listed || code === 46 || (code === 10 && isOf(listEnds, text.charCodeAt(before - 1))),
    listed,
  }
}

const dashes = signsOf('-·•/')

/** `Ooze - AC 6`, `goblins -- ac 6 / hd 1`, `HD 2 · Move 12`: a dash, a dot or a slash between spaces stands before it. */
function isDashed(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) !== 32 || !isOf(dashes, text.charCodeAt(at - 2))) return false
  return text.charCodeAt(at - (text.startsWith('--', at - 3) ? 4 : 3)) === 32
}

function areSpaces(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isSpace(text.charCodeAt(at))) return false
  return true
}

function lineOpens(text: string, at: number): boolean {
  return /(?:^|\n)\s{0,4}$/.test(text.slice(Math.max(0, at - 5), at))
}
