import { isSpace } from '../../signs.ts'
import { isDashBehindLabel } from './dashed.ts'

const longestGap = 60

/** Offset of a label's value, with the signs before it. */
export interface ValuePlace {
  at: number
  /** A colon, a cell's edge or a line's end sets it apart. */
  set: boolean
  colon: boolean
}

/** Finds a value: after brackets with an abbreviation, a colon, dots, a cell's edge, one new line. */
export function valueFrom(text: string, end: number): ValuePlace {
  let at = end + abbreviationAt(text, end)
  let set = false
  let colon = false
  let cell = false
  let lines = 0
  const limit = at + longestGap
  for (; at < limit && at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === ':' || sign === '=') set = colon = true
    else if (sign === '-' && at === end && isDashBehindLabel(text, at)) set = colon = true
    else if (sign === '|') {
      if (cell && text.charAt(at - 1) !== '|') break
      set = cell = colon = true
    } else if (sign === '\n') {
      lines += 1
      // `Armor Class: |` with its value alone in the next line's cell.
      if (lines > 1 || (cell && !isCellBelow(text, at))) return { at, set: colon, colon }
      set = true
    } else if (sign === '-' && /\s/.test(text.charAt(at + 1)) && /\s/.test(text.charAt(at - 1))) {
      // A dash between two spaces sets apart; alone it is a value: none.
      if (!/^ {0,3}[^\s_-]/.test(text.slice(at + 1, at + 5))) break
      set = true
      // At a line's beginning it is a bullet.
      if (lines === 0) colon = true
    } else if (sign === ',' && text.startsWith('.,.', at - 1)) continue
    else if (sign !== ' ' && sign !== '.' && sign !== '*' && sign !== '_' && sign !== '"') break
  }
  // `a morale of 10`
  if (
    isSpace(text.charCodeAt(at - 1)) &&
    (text.startsWith('of ', at) || text.startsWith('is ', at))
  )
    at += 3
  return { at, set, colon }
}

/** How long ` (AC)` or ` [Attack Bonus]` is between a label and its colon. */
function abbreviationAt(text: string, end: number): number {
  if (!isBracket(text.charCodeAt(end)) && !isBracket(text.charCodeAt(end + 1))) return 0
  const found = /^\s?[([](?!\d)[a-zà-ÿ#' .+-]{1,26}[)\]](?=\s{0,12}[:|])/i.exec(
    text.slice(end, end + 42),
  )
  return found?.[0].length ?? 0
}

function isBracket(code: number): boolean {
  return code === 40 || code === 91
}

/** True when a cell closed by a line's end goes on with a lone value: `Hit Dice: |`, then `2* |`. */
function isCellBelow(text: string, at: number): boolean {
  return (
    /:\s?\|\s*$/.test(text.slice(Math.max(0, at - 6), at)) && lone.test(text.slice(at, at + 90))
  )
}

const lone = /^\n[^|\n]{0,80}[^|:\s]\s?\|?[^\S\n]*(?:\n|$)/
