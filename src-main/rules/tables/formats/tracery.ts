import type { ForeignText, ReadNote, TableFormat } from './format.ts'
import { lineFinder } from './json-lines.ts'
import { escaped, foreignId } from './own-text.ts'
import { tableOfList } from './weighted-list.ts'

const forms: Readonly<Record<string, string>> = {
  a: 'a',
  s: 'plural',
  capitalize: 'cap',
  capitalizeAll: 'title',
}

type Grammar = Readonly<Record<string, readonly string[]>>

/** Symbols of a grammar; null for other JSON. */
function grammarOf(source: string): Grammar | null {
  let value: unknown
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const symbols = Object.entries(value).map(([name, rules]: [string, unknown]) => {
    const list = typeof rules === 'string' ? [rules] : rules
    return Array.isArray(list) && list.every((rule) => typeof rule === 'string')
      ? ([name, list] as const)
      : null
  })
  return symbols.every((symbol) => symbol !== null) ? Object.fromEntries(symbols) : null
}

/** Grammars of Tracery: symbols, modifiers and kept values; there are no scripts in them. */
export const tracery: TableFormat = {
  id: 'tracery',
  title: 'Tracery grammar',
  extension: 'json',
  sniff: (text) =>
    /^\s*\{/.test(text) &&
    /"[^"\n]{1,80}"\s*:\s*(?:\[\s*)?"/.test(text) &&
    /#\w[\w.]*#|"origin"/.test(text)
      ? 0.8
      : 0,
  read(source, name): ForeignText {
    const grammar = grammarOf(source)
    if (!grammar)
      return {
        tables: [],
        rest: [],
        faults: [{ line: 0, says: 'This JSON is no grammar of symbols with lists of texts.' }],
      }
    const lineOf = lineFinder(source)
    const symbols = Object.keys(grammar)
    const several = symbols.length > 1
    const ids = new Map(
      symbols.map((symbol) => [
        symbol,
        foreignId(symbol === 'origin' ? name : symbol, several ? name : undefined),
      ]),
    )
    const read = symbols.map((symbol) => {
      const line = lineOf(symbol)
      const notes: ReadNote[] = []
      // Authors repeat what is to come up more often.
      const counts = new Map<string, { line: number; weight: number }>()
      for (const rule of grammar[symbol] ?? []) {
        const at = counts.get(rule)
        if (at) at.weight += 1
        else counts.set(rule, { line: lineOf(rule), weight: 1 })
      }
      const rows = [...counts].map(([rule, at]) => ({
        ...at,
        words: ownText(rule, { ids, line: at.line, notes }),
      }))
      const title = symbol === 'origin' ? name : symbol
      const id = ids.get(symbol) ?? foreignId(symbol)
      return tableOfList({ title, id, collection: several ? name : null, line, rows, notes })
    })
    return {
      tables: read.flatMap((each) => ('table' in each ? [each] : [])),
      rest: [],
      faults: read.flatMap((each) => ('says' in each ? [each] : [])),
    }
  },
}

interface At {
  ids: ReadonlyMap<string, string>
  line: number
  notes: ReadNote[]
}

const mark = /(\\.|#(?:\[\w+:[^\]]*\])*[\w.]*#|\[\w+:[^\]]*\])/

function ownText(rule: string, at: At): string {
  return rule
    .split(mark)
    .map((piece, nth) => {
      if (nth % 2 === 0) return escaped(piece)
      if (piece.startsWith('\\')) return escaped(piece.slice(1))
      return piece.startsWith('[') ? action(piece, at) : symbol(piece, at)
    })
    .join('')
}

/** `#who.a.capitalize#`, with what is kept before it. */
function symbol(piece: string, at: At): string {
  const actions = piece.match(/\[\w+:[^\]]*\]/g) ?? []
  const [name = '', ...modifiers] = piece
    .slice(1, -1)
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
  const id = at.ids.get(name)
  let own = id === undefined ? `{${name.toLowerCase()}}` : `[${id}]`
  for (const modifier of modifiers) {
    const form = forms[modifier]
    if (form !== undefined) own = `{${form}: ${own}}`
    else at.notes.push(dropped(at.line, `The modifier “.${modifier}” is not known here.`))
  }
  return actions.map((each) => action(each, at)).join('') + own
}

/** `[who:#person#]` keeps a value; lists and `POP` are no part of our language. */
function action(piece: string, at: At): string {
  const [, key = '', value = ''] = /^\[(\w+):([^]*)\]$/.exec(piece) ?? []
  if (value === 'POP' || value.includes(',')) {
    at.notes.push(dropped(at.line, `“${piece}” is left out: only one value is kept.`))
    return ''
  }
  return `{${key.toLowerCase()}:=${ownText(value, at)}}`
}

const dropped = (line: number, says: string): ReadNote => ({ line, fate: 'dropped', says })
