import { isDigit } from '../../signs.ts'

const spaces = /[ \t]*/y
const space = /[\s\ufeff]*/y
const word = /[\p{L}_$][\p{L}\p{N}_$]{0,60}/uy
const number = /[-+]?(?:\d[\d_]{0,15}(?:\.\d{1,9})?|\.\d{1,9})(?:[eE][+-]?\d{1,3})?/y
/** `- "Name": "Imp"`: mark of a removed or added line in a diff. */
const changed = /[-+](?=[ \t]+["'{}[\]])/y
/** Type suffix of a number: `2u8`, `0.5f`, `3L`. */
const suffix = /(?:[uif](?:8|16|32|64|size)|[fFdDlLmMn])(?![\p{L}\p{N}_])/uy
/** Longest text in quotes. UTF-16 units. */
const longestText = 4000

const escapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', ''],
  ['f', ''],
  ['\n', ''],
])

/** The words, numbers and texts of a program, whatever its language; comments are passed over. */
export class Tokens {
  place = 0
  constructor(readonly text: string) {}

  sign(): string {
    return this.text.charAt(this.place)
  }

  starts(signs: string): boolean {
    return this.text.startsWith(signs, this.place)
  }

  /** Skips spaces and tabs. */
  skipSpaces(): void {
    this.match(spaces)
  }

  /** Skips spaces, line ends and comments; true when there was a line end. */
  skip(): boolean {
    const from = this.place
    for (;;) {
      this.match(space)
      if (this.match(changed) !== null) continue
      const end = this.commentEnd()
      if (end === null) break
      const at = this.text.indexOf(end, this.place + 2)
      this.place = at < 0 ? this.text.length : at + (end === '\n' ? 0 : end.length)
    }
    return this.text.slice(from, this.place).includes('\n')
  }

  private commentEnd(): string | null {
    if (this.starts('//') || this.starts('--')) return '\n'
    if (this.starts('/*')) return '*/'
    return this.sign() === '#' && !/[{(["']/.test(this.text.charAt(this.place + 1)) ? '\n' : null
  }

  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)?.[0] ?? null
    if (found !== null) this.place += found.length
    return found
  }

  word(): string | null {
    return this.match(word)
  }

  /** Reads a number, without its type suffix; null where there is none. */
  number(): number | null {
    const sign = this.text.charCodeAt(this.place)
    const next = this.text.charCodeAt(this.place + 1)
    if (!isDigit(sign) && !isDigit(next) && next !== 46) return null
    const found = this.match(number)
    if (found === null) return null
    this.match(suffix)
    return Number(found.replaceAll('_', ''))
  }

  /** Reads a text in quotes, single or triple; null where there is none. */
  quoted(): string | null {
    const sign = this.sign()
    if (sign !== '"' && sign !== "'" && sign !== '`') return null
    const fence = sign !== '`' && this.starts(sign.repeat(3)) ? sign.repeat(3) : sign
    const from = this.place + fence.length
    const end = this.closing(fence, from)
    if (end === null) return null
    this.place = end + fence.length
    return unescaped(this.text.slice(from, end))
  }

  private closing(fence: string, from: number): number | null {
    for (let at = this.text.indexOf(fence, from); at >= 0; at = this.text.indexOf(fence, at + 1)) {
      if (at - from > longestText) return null
      let before = at
      while (this.text.charCodeAt(before - 1) === 92) before -= 1
      if ((at - before) % 2 !== 0) continue
      return fence === "'" && this.text.slice(from, at).includes('\n') ? null : at
    }
    return null
  }
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, wide?: string, four?: string, two?: string, sign?: string) => {
      const code = wide ?? four ?? two
      return code === undefined
        ? (escapes.get(sign ?? '') ?? sign ?? '')
        : String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16)))
    },
  )
}
