const letter = /^\p{L}/u
const letterOrNumber = /[\p{L}\p{N}]$/u

/** Whether a UTF-16 unit is white space, as `\s` has it. */
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

function isAsciiLetter(code: number): boolean {
  const small = code | 32
  return small >= 97 && small <= 122
}

/** Whether a letter of any script stands at `at`. */
export function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? isAsciiLetter(code) : code > 0 && letter.test(text.slice(at, at + 2))
}

/** Whether no letter or number of any script stands right before `at`: a word may begin there. */
export function beginsWord(text: string, at: number): boolean {
  if (at === 0) return true
  const code = text.charCodeAt(at - 1)
  return code < 128
    ? !isAsciiLetter(code) && !isDigit(code)
    : !letterOrNumber.test(text.slice(Math.max(0, at - 2), at))
}
