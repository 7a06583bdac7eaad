import { isDigit } from '../../signs.ts'
import { deepest, tooDeepError, type Branch, type TreeList, type Tree } from '../tree.ts'

const plainText = /[^"\\\n\r]*/y
const singleText = /[^'\\\n\r]*/y
const bareWord = /[\p{L}_$][\p{L}\p{N}_$]{0,60}/uy
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
}
const words = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const

/** Goes through a JSON text once, keeping the place of every value. */
export class Scanner {
  place = 0
  constructor(protected readonly text: string) {}

  skip(): void {
    for (; this.place < this.text.length; this.place += 1) {
      const code = this.text.charCodeAt(this.place)
      if (code === 47 && this.skipComment()) continue
      if (code !== 32 && code !== 9 && code !== 10 && code !== 13 && code !== 0xfeff) return
    }
  }

  /** Up to the last sign of a comment. */
  protected skipComment(): boolean {
    const end = { '//': '\n', '/*': '*/' }[this.text.slice(this.place, this.place + 2)]
    if (end === undefined) return false
    const at = this.text.indexOf(end, this.place + 2)
    this.place = at < 0 ? this.text.length : at + end.length - 1
    return true
  }

  value(depth: number): Tree | null {
    if (depth > deepest) throw tooDeepError('JSON')
    const from = this.place
    const sign = this.text.charAt(from)
    if (sign === '{') return this.branch(depth)
    if (sign === '[') return this.list(depth)
    if (sign === '"' || sign === "'") {
      const value = this.string(sign)
      return value === null ? null : { kind: 'leaf', value, span: { from, to: this.place } }
    }
    return this.scalar(from)
  }

  protected scalar(from: number): Tree | null {
    if (this.text.charAt(from) === '-' || isDigit(this.text.charCodeAt(from))) {
      number.lastIndex = from
      const found = number.exec(this.text)
      if (!found) return null
      this.place = from + found[0].length
      return { kind: 'leaf', value: Number(found[0]), span: { from, to: this.place } }
    }
    const word = words.find(([name]) => this.text.startsWith(name, from))
    if (!word) return null
    this.place = from + word[0].length
    return { kind: 'leaf', value: word[1], span: { from, to: this.place } }
  }

  protected branch(depth: number): Branch | null {
    const from = this.place
    const entries: Branch['entries'] = []
    this.place += 1
    for (;;) {
      this.skip()
      if (this.closed('}')) return { kind: 'branch', entries, span: { from, to: this.place } }
      const start = this.place
      const key = this.key(this.text.charAt(start))
      this.skip()
      if (key === null || this.text.charAt(this.place) !== ':') return null
      this.place += 1
      this.skip()
      const value = this.value(depth + 1)
      if (!value) return null
      entries.push({ key, span: { from: start, to: this.place }, value })
      if (!this.parted('}')) return null
    }
  }

  protected list(depth: number): TreeList | null {
    const from = this.place
    const items: Tree[] = []
    this.place += 1
    for (;;) {
      this.skip()
      if (this.closed(']')) return { kind: 'list', items, span: { from, to: this.place } }
      const value = this.value(depth + 1)
      if (!value) return null
      items.push(value)
      if (!this.parted(']')) return null
    }
  }

  protected closed(sign: string): boolean {
    if (this.text.charAt(this.place) !== sign) return false
    this.place += 1
    return true
  }

  /** A comma, or the closing bracket that is still to come. */
  protected parted(closing: string): boolean {
    this.skip()
    const sign = this.text.charAt(this.place)
    if (sign === ',') this.place += 1
    return sign === ',' || sign === closing
  }

  /** In quotes; in a script also bare. */
  protected key(sign: string): string | null {
    if (sign === '"' || sign === "'") return this.string(sign)
    bareWord.lastIndex = this.place
    const found = bareWord.exec(this.text)?.[0]
    if (found === undefined) return null
    this.place += found.length
    return found
  }

  protected string(quote: string): string | null {
    const plain = quote === '"' ? plainText : singleText
    let content = ''
    this.place += 1
    for (;;) {
      plain.lastIndex = this.place
      content += plain.exec(this.text)?.[0] ?? ''
      this.place = plain.lastIndex
      const sign = this.text.charAt(this.place)
      if (sign === quote) {
        this.place += 1
        return content
      }
      const escaped = sign === '\\' ? this.escaped() : null
      if (escaped === null) return null
      content += escaped
    }
  }

  protected escaped(): string | null {
    const sign = this.text.charAt(this.place + 1)
    if (sign === 'u') {
      const digits = this.text.slice(this.place + 2, this.place + 6)
      if (!/^[\da-f]{4}$/i.test(digits)) return null
      this.place += 6
      return String.fromCharCode(Number.parseInt(digits, 16))
    }
    this.place += 2
    return escapes[sign] ?? null
  }
}
