/** A mistake in a text: its position, and a message on how to correct it. */
export interface Mistake {
  /** First character concerned, from 0. */
  at: number
  length: number
  says: string
}

/** Error inside the parser only; `parse` returns its mistake as a value. */
export class Misread extends Error {
  readonly mistake: Mistake
  constructor(at: number, length: number, says: string) {
    super(says)
    this.mistake = { at, length, says }
  }
}

const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) => code >= 97 && code <= 122
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0

/** Plain characters for typographic signs. */
const plain = new Map<number, number>([
  [0x2010, 45],
  [0x2011, 45],
  [0x2012, 45],
  [0x2013, 45],
  [0x2014, 45],
  [0x2212, 45],
  [0xd7, 120],
  [0x2a, 120],
  [0xb7, 120],
  [0x2a2f, 120],
  [0x2009, 32],
  [0x202f, 32],
  [0x2007, 32],
])

/** A position in the text. Reads capitals as lower case and skips spaces between tokens. */
export class Cursor {
  readonly text: string
  at = 0

  constructor(text: string) {
    this.text = text
  }

  /** Code of the character `ahead` of the position, in its plain form; 0 past the end. */
  code(ahead = 0): number {
    const place = this.at + ahead
    if (place >= this.text.length) return 0
    const code = this.text.charCodeAt(place)
    if (code >= 65 && code <= 90) return code + 32
    return code === 0x2a || code > 127 ? (plain.get(code) ?? code) : code
  }

  /** Skips spaces and returns the next character's code. */
  peek(): number {
    while (isSpace(this.code())) this.at += 1
    return this.code()
  }

  get ended(): boolean {
    this.peek()
    return this.at >= this.text.length
  }

  digitNext(ahead = 0): boolean {
    return isDigit(this.code(ahead))
  }

  /** Takes the sign if it comes next. */
  take(sign: string): boolean {
    if (this.peek() !== sign.charCodeAt(0)) return false
    this.at += 1
    return true
  }

  /** Next letters in lower case, without taking them. */
  word(): string {
    this.peek()
    let length = 0
    while (isLetter(this.code(length))) length += 1
    return this.text.slice(this.at, this.at + length).toLowerCase()
  }

  /** Takes one of the words if it comes next as a whole. */
  takeWord(...words: string[]): boolean {
    const word = this.word()
    if (!words.includes(word)) return false
    this.at += word.length
    return true
  }

  /** Takes a whole number; null if no digit comes next. */
  digits(most: number, what: string): number | null {
    const from = this.at
    let value = 0
    while (isDigit(this.code())) {
      value = Math.min(value * 10 + this.code() - 48, Number.MAX_SAFE_INTEGER)
      this.at += 1
    }
    if (this.at === from) return null
    if (value > most) {
      this.fail(`${what} may be at most ${most.toLocaleString('en-GB')}.`, from, this.at - from)
    }
    return value
  }

  fail(says: string, at = this.at, length = 1): never {
    throw new Misread(at, Math.max(0, Math.min(length, this.text.length - at)), says)
  }
}
