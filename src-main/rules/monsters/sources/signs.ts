const letter = /^\p{L}/u
const letterOrNumber = /[\p{L}\p{N}]$/u

/** True when a UTF-16 unit is white space, as for `\s`. */
export function isSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  if (code < 160) return false
  return code === 160 || code === 0xfeff || wideSpaces.has(code)
}

const wideSpaces = new Set([
  0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005,
  0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
])

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** True when the text has a digit. Without one, most patterns of figures need not be tried. */
export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (isDigit(text.charCodeAt(at))) return true
  return false
}

/** Set of signs, as a table by UTF-16 unit; test it with `isOf`. */
export type Signs = Uint8Array

export function signsOf(signs: string): Signs {
  const table = new Uint8Array(0x2800)
  for (let at = 0; at < signs.length; at += 1) table[signs.charCodeAt(at)] = 1
  return table
}

export function isOf(signs: Signs, code: number): boolean {
  return signs[code] === 1
}

/** True when the text between two offsets has more than spaces and these signs. */
export function hasOther(signs: Signs, text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isSpaceOr(signs, text.charCodeAt(at))) return true
  return false
}

/** The text without spaces and these signs at its beginning, and without spaces and those at its end. */
export function stripSigns(text: string, before: Signs, after: Signs): string {
  let from = 0
  let to = text.length
  while (from < to && isSpaceOr(before, text.charCodeAt(from))) from += 1
  while (to > from && isSpaceOr(after, text.charCodeAt(to - 1))) to -= 1
  return text.slice(from, to)
}

function isSpaceOr(signs: Signs, code: number): boolean {
  return isSpace(code) || isOf(signs, code)
}

/** The text with one plain space wherever it has white space, and none at its ends. */
export function oneSpaced(text: string): string {
  let before = 32
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 32 ? before === 32 : isSpace(code)) return text.replace(/\s+/g, ' ').trim()
    before = code
  }
  return before === 32 ? text.trim() : text
}

function isAsciiLetter(code: number): boolean {
  const small = code | 32
  return small >= 97 && small <= 122
}

/** True when a letter of any script stands at `at`. */
export function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? isAsciiLetter(code) : code > 0 && letter.test(text.slice(at, at + 2))
}

/** True when the text has a letter or a number of any script. */
export function holdsWord(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isAsciiLetter(code) || isDigit(code)) return true
    if (code >= 128) return anyWord.test(text.slice(at))
  }
  return false
}

const anyWord = /[\p{L}\p{N}]/u

/** True when the text has a letter of any script. */
export function hasLetter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isAsciiLetter(code)) return true
    if (code >= 128) return anyLetter.test(text.slice(at))
  }
  return false
}

const anyLetter = /\p{L}/u

/** Number of words between two offsets, separated by white space; 1 when there is none. */
export function wordsIn(text: string, from: number, to: number): number {
  let count = 0
  let inWord = false
  for (let at = from; at < to; at += 1) {
    const space = isSpace(text.charCodeAt(at))
    if (!space && !inWord) count += 1
    inWord = !space
  }
  return Math.max(1, count)
}

/** True when a word may begin at `at`: no letter or number of any script stands right before it. */
export function beginsWord(text: string, at: number): boolean {
  if (at === 0) return true
  const code = text.charCodeAt(at - 1)
  return code < 128
    ? !isAsciiLetter(code) && !isDigit(code)
    : !letterOrNumber.test(text.slice(Math.max(0, at - 2), at))
}
