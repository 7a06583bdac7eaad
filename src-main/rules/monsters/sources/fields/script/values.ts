import { deepest, type Branch, type TreeEntry, type Tree } from '../tree.ts'
import { parseDiceCall } from './dice.ts'
import { bracketTree } from './grouped.ts'
import { keyAt } from './keys.ts'
import {
  closing,
  constants,
  path,
  types,
  cast,
  gathering,
  spread,
  method,
  joining,
  sum,
  orElse,
} from './marks.ts'
import type { Tokens } from './tokens.ts'

/** Reads the data in a program's text: literals, calls and structures that hold nothing but data. */
export class ScriptReader {
  constructor(readonly tokens: Tokens) {}

  /** The value that begins here; null where there is none. */
  value(depth: number): Tree | null {
    if (depth > deepest) return null
    const from = this.tokens.place
    const term = this.term(depth)
    return term && this.behind(term, from, depth)
  }

  /** Entries and items up to a closing sign; up to the end of the text for none. */
  group(close: string, from: number, depth: number, listed = false): Tree | null {
    const { tokens } = this
    const entries: TreeEntry[] = []
    const items: Tree[] = []
    for (;;) {
      tokens.skip()
      if (tokens.place >= tokens.text.length || (close === '' && /[)\]}]/.test(tokens.sign())))
        return close === '' ? bracketTree(entries, items, { from, to: tokens.place }) : null
      if (tokens.sign() === close) break
      const start = tokens.place
      tokens.match(spread)
      const key = keyAt(tokens)
      if (key) tokens.skip()
      const value = this.value(depth + 1)
      if (!value) return null
      if (key) entries.push({ key: key.words, span: { from: start, to: tokens.place }, value })
      else items.push(value)
      if (!this.parted(close, key !== null, key?.loose === true)) return null
    }
    tokens.place += 1
    const [only] = items
    if (close === ')' && !listed && items.length === 1 && only && entries.length === 0) return only
    return bracketTree(entries, items, { from, to: tokens.place })
  }

  /** A comma, or what stands for one: the closing sign, a new line between keys. */
  private parted(close: string, keyed: boolean, loose: boolean): boolean {
    const { tokens } = this
    const newLine = tokens.skip()
    const sign = tokens.sign()
    if (sign === ',' || sign === ';') tokens.place += 1
    if (close === ']' && !keyed && /["{[:]/.test(sign)) return true
    return sign === ',' || sign === ';' || sign === close || loose || (keyed && newLine)
  }

  private term(depth: number): Tree | null {
    const { tokens } = this
    const from = tokens.place
    const sign = tokens.sign()
    const close = closing.get(sign)
    if (close !== undefined) {
      tokens.place += 1
      return this.typed(this.group(close, from, depth), depth)
    }
    const quoted = tokens.quoted()
    if (quoted !== null) return this.leaf(quoted, from)
    const number = tokens.number()
    if (number !== null) return this.leaf(number, from)
    if (/[&*%@$#:.]/.test(sign)) {
      tokens.place += 1
      return /[\p{L}_{[("'`]/u.test(tokens.sign()) ? this.term(depth) : null
    }
    return this.named(depth, from)
  }

  /** `[]Monster{ … }`: the list that Go writes behind its type. */
  private typed(tree: Tree | null, depth: number): Tree | null {
    const bare = tree?.kind === 'list' && tree.items.length === 0
    return bare && /[\p{L}*&]/u.test(this.tokens.sign()) ? this.term(depth) : tree
  }

  private leaf(value: string | number | boolean | null, from: number): Tree {
    return { kind: 'leaf', value, span: { from, to: this.tokens.place } }
  }

  /** A word and what it calls or holds; alone, its last part is what it says: `Alignment.Chaotic`. */
  private named(depth: number, from: number): Tree | null {
    const { tokens } = this
    const first = tokens.word()
    if (first === null) return null
    const constant = constants.get(first)
    if (constant !== undefined) return this.leaf(constant, from)
    if (/^(?:new|return|await|const)$/.test(first)) {
      tokens.skip()
      return this.term(depth)
    }
    if (first.length <= 2 && /["'`]/.test(tokens.sign())) return this.term(depth)
    const rest = tokens.match(path) ?? ''
    const last = (first + rest).split(/\?\.|\.|::|->/).at(-1) ?? first
    return this.called(last, depth, from) ?? this.leaf(last, from)
  }

  /** `Monster { … }`, `Monster(…)`, `vec![…]`, `map[string]Monster{ … }`. */
  private called(name: string, depth: number, from: number): Tree | null {
    const { tokens } = this
    const start = tokens.place
    if (tokens.match(types) !== null) tokens.word()
    if (tokens.sign() === '!') tokens.place += 1
    const called = tokens.sign() === '('
    if (!called) tokens.skipSpaces()
    const close = closing.get(tokens.sign())
    if (close === undefined || (tokens.sign() === '[' && tokens.text.charAt(start) !== '!')) {
      tokens.place = start
      return null
    }
    tokens.place += 1
    const group = this.group(close, from, depth, called && gathering.test(name))
    if (!group) {
      tokens.place = tokens.text.length + 1
      return null
    }
    const dice = called ? parseDiceCall(name, group) : null
    if (dice !== null) return this.leaf(dice, from)
    return group
  }

  /**
   * The value with the parts behind it: joined texts and sums extend it; casts, method calls and defaults
   * leave it as it is. Null when such a part cannot be read.
   */
  private behind(term: Tree, from: number, depth: number): Tree | null {
    const { tokens } = this
    let value = term
    for (let turns = 0; turns < 40; turns += 1) {
      if (tokens.match(cast) !== null) continue
      if (value.kind === 'leaf' && typeof value.value === 'string') {
        const start = tokens.place
        const joint = tokens.match(joining)
        const more = joint === null || /^[ \t]+$/.test(joint) ? null : tokens.quoted()
        if (more !== null) {
          // `'Orc''s'`: a quote is doubled within quotes.
          const doubled = joint === '' && tokens.text.charAt(start) === "'" ? "'" : ''
          value = this.leaf(value.value + doubled + more, from)
          continue
        }
        tokens.place = start
      }
      if (value.kind === 'leaf' && typeof value.value === 'number' && tokens.match(sum) !== null) {
        if (tokens.number() === null) return null
        value = this.leaf(tokens.text.slice(from, tokens.place).replace(/\s/g, ''), from)
        continue
      }
      if (tokens.match(method) !== null) {
        tokens.word()
        if (tokens.match(types) === null && tokens.sign() !== '(') continue
        const start = tokens.place
        tokens.place += 1
        if (tokens.text.charAt(start) === '(' && !this.group(')', start, depth)) return null
        continue
      }
      if (tokens.match(orElse) !== null) {
        tokens.skip()
        if (!this.value(depth + 1)) return null
        continue
      }
      break
    }
    return { ...value, span: { from, to: tokens.place } }
  }
}

export function isBranch(tree: Tree | null): tree is Branch {
  return tree?.kind === 'branch'
}
