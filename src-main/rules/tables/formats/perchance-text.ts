import { splitAt } from '../parts.ts'
import { fromHtml } from './html-words.ts'
import type { ReadNote } from './format.ts'
import { escaped } from './own-text.ts'

/** Ids of the tables by the paths of their lists. */
export type PerchanceNames = ReadonlyMap<string, string>

interface At {
  line: number
  names: PerchanceNames
  notes: ReadNote[]
  /** Path of the list in which the text stands. */
  within: string
}

const methods: Readonly<Record<string, string>> = {
  titleCase: 'title',
  upperCase: 'upper',
  lowerCase: 'lower',
  sentenceCase: 'cap',
  pluralForm: 'plural',
  possessiveForm: 'poss',
}

/** Text of an item in our language, by a closed grammar: what it does not know stays as visible text. */
export function perchanceText(text: string, at: At): string {
  let own = ''
  let words = ''
  const flush = (): void => {
    own += ownWords(words, at)
    words = ''
  }
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? ''
    if (sign === '\\') {
      flush()
      const next = text[place + 1] ?? ''
      own += next === 's' || next === 't' ? ' ' : escaped(next)
      place += 1
      continue
    }
    const end = sign === '[' || sign === '{' ? closing(text, place) : null
    if (end === null) {
      words += sign
      continue
    }
    flush()
    const inside = text.slice(place + 1, end)
    const said = sign === '[' ? bracketed(inside, at) : braced(inside, at)
    if (said === null) {
      const whole = text.slice(place, end + 1)
      at.notes.push({
        line: at.line,
        fate: 'kept',
        says: `“${whole.slice(0, 80)}” would run in Perchance: it is text here and never runs.`,
      })
      own += escaped(whole)
    } else own += said
    place = end
  }
  flush()
  return own
}

function ownWords(words: string, at: At): string {
  if (!/[<&]/.test(words)) return escaped(words)
  const { text, dropped, scripts } = fromHtml(words)
  for (const each of dropped)
    at.notes.push({ line: at.line, fate: 'dropped', says: `The mark-up <${each}> is left out.` })
  for (const each of scripts)
    at.notes.push({
      line: at.line,
      fate: 'kept',
      says: `“${each}” is a script: it is text here and never runs.`,
    })
  const [, before = ''] = /^(\s*)/.exec(words) ?? []
  const [after = ''] = /\s*$/.exec(words) ?? []
  return `${before && ' '}${escaped(text)}${after && ' '}`
}

/** Position of the bracket that closes the one at `from`, of the same kind; null without one. */
function closing(text: string, from: number): number | null {
  const [open, close] = text[from] === '[' ? ['[', ']'] : ['{', '}']
  let depth = 0
  // A line of Perchance is short; what never closes must not be looked through again and again.
  const most = Math.min(text.length, from + 2000)
  for (let at = from; at < most; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === open) depth += 1
    else if (text[at] === close) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return null
}

const listName = '([A-Za-z_]\\w*(?:\\.[A-Za-z_]\\w*)*?)'
const picked = new RegExp(`^${listName}((?:\\.(?:selectOne|${Object.keys(methods).join('|')}))*)$`)
const several = new RegExp(
  `^${listName}\\.select(Many|Unique)\\((\\d{1,2})(?:\\s*,\\s*(\\d{1,2}))?\\)(?:\\.joinItems\\((["'])(.{0,20}?)\\5\\))?$`,
)
const assigned = /^([A-Za-z_]\w*)\s*=\s*([\w.]+)(\s*,\s*(?:""|''))?$/

function bracketed(inside: string, at: At): string | null {
  const bare = inside.trim()
  const [, kept, value, unseen] = assigned.exec(bare) ?? []
  if (kept !== undefined && value !== undefined) {
    const from = pick(value.replace(/\.selectOne$/, ''), at)
    if (from === null || !/\.selectOne\b/.test(value)) return null
    return `{${keptName(kept)}${unseen === undefined ? '' : ':'}=${from}}`
  }
  const many = several.exec(bare)
  if (many) return selected(many, at)
  return pick(bare, at)
}

const keptName = (name: string) => name.replace(/_/g, '-').toLowerCase()

/** One of a list, or a kept value, in the forms that are asked for. */
function pick(text: string, at: At): string | null {
  const [, path, calls = ''] = picked.exec(text) ?? []
  if (path === undefined) return null
  const id = at.names.get(path) ?? at.names.get(`${at.within}.${path}`)
  const known = id !== undefined || /^[A-Za-z_]\w*$/.test(path)
  if (!known) return null
  let own = id === undefined ? `{${keptName(path)}}` : `[${id}]`
  for (const method of calls.split('.').filter(Boolean))
    if (method !== 'selectOne') own = `{${methods[method] ?? 'cap'}: ${own}}`
  return own
}

function selected(many: RegExpExecArray, at: At): string | null {
  const [, path = '', how, least = '1', most, , joiner] = many
  const id = at.names.get(path)
  if (id === undefined) return null
  const count = most === undefined ? least : rangeDice(Number(least), Number(most))
  if (count === null) return null
  if (how === 'Unique')
    return `[${count} x ${id}${joiner === undefined ? '' : `;${joiner || ' '}`}]`
  return most === undefined && Number(least) <= 20
    ? Array.from({ length: Number(least) }, () => `[${id}]`).join(joiner ?? ', ')
    : null
}

/** Dice for a whole number between two. */
function rangeDice(least: number, most: number): string | null {
  if (most < least || most - least >= 100_000) return null
  if (most === least) return String(least)
  const add = least - 1
  return `1d${most - least + 1}${add === 0 ? '' : add > 0 ? `+${add}` : String(add)}`
}

function braced(inside: string, at: At): string | null {
  if (inside === 'a' || inside === 'A') return `${inside}(n)`
  if (inside === 's') return '(s)'
  if (/^import:/.test(inside)) return null
  const [, least, most] = /^(\d{1,6})-(\d{1,6})$/.exec(inside.trim()) ?? []
  if (least !== undefined && most !== undefined) {
    const dice = rangeDice(Number(least), Number(most))
    return dice === null ? null : `[${dice}]`
  }
  const [, a, z] = /^([a-z])-([a-z])$/i.exec(inside.trim()) ?? []
  if (a !== undefined && z !== undefined) return letters(a, z)
  const options = splitAt(inside, '|')
  if (options.length < 2) return null
  const own = options.map(({ text }) => {
    const [, words = text, weight] = /^([^]*)\^(\d+(?:\.\d+)?)\s*$/.exec(text) ?? []
    return perchanceText(words, at) + (weight === undefined ? '' : `^${weight}`)
  })
  return `{${own.join('|')}}`
}

function letters(a: string, z: string): string | null {
  const [from, to] = [a.charCodeAt(0), z.charCodeAt(0)]
  if (to < from || to - from > 25) return null
  return `{${Array.from({ length: to - from + 1 }, (_, nth) => String.fromCharCode(from + nth)).join('|')}}`
}
