import type { Branch, TreeEntry, Tree } from '../tree.ts'
import type { Tokens } from './tokens.ts'
import { isBranch, type ScriptReader } from './values.ts'

const columns = /\(([^()]{3,2000})\)\s{0,10}VALUES\s{0,10}(?=\()/gi

/** `INSERT INTO monsters (name, ac, …) VALUES ('Imp', 7, …), …`: a branch for each row. */
export function rowsIn(text: string, tokens: Tokens, values: ScriptReader): Branch[] {
  if (!/\bvalues\b/i.test(text)) return []
  const found: Branch[] = []
  columns.lastIndex = 0
  for (let match = columns.exec(text); match; match = columns.exec(text)) {
    const keys = (match[1] ?? '').split(',').map((key) => key.replace(/[`"'[\]]/g, '').trim())
    tokens.place = columns.lastIndex
    for (let row = rowAt(tokens, values); row; row = rowAt(tokens, values))
      found.push(under(keys, row))
    columns.lastIndex = Math.max(columns.lastIndex, tokens.place)
  }
  if (found.length > 0) return found
  return rowsOfTables(text, tokens, values)
}

const createTable =
  /CREATE\s{1,10}TABLE\s{1,10}(?:IF NOT EXISTS\s{1,10})?[`"[]?(\w{1,60})[`"\]]?\s{0,10}\(/gi
const given = /INSERT\s{1,10}INTO\s{1,10}[`"[]?(\w{1,60})[`"\]]?\s{0,10}VALUES\s{0,10}(?=\()/gi
const column =
  /^\s*(?:[`"[]([^`"\]\n]{1,60})[`"\]]|(?!(?:primary|foreign|unique|constraint|key|index|check)\b)(\w{1,60}))\s+\w/i

/** Tables of a dump whose columns are looked at. */
const mostTables = 100
/** `INSERT INTO monsters VALUES (…)`, with the columns that the table was made with. */
function rowsOfTables(text: string, tokens: Tokens, values: ScriptReader): Branch[] {
  const tables = new Map<string, string[]>()
  for (const match of text.matchAll(createTable)) {
    if (tables.size >= mostTables) break
    const from = match.index + match[0].length
    const end = text.indexOf(';', from)
    const body = text.slice(from, Math.min(end < 0 ? text.length : end, from + 3000))
    const keys = body.split(/\n|,(?![^(]{0,40}\))/).flatMap((line) => {
      const [, quoted, bare] = column.exec(line) ?? []
      return quoted ?? bare ?? []
    })
    tables.set((match[1] ?? '').toLowerCase(), keys)
  }
  const found: Branch[] = []
  given.lastIndex = 0
  for (let match = tables.size === 0 ? null : given.exec(text); match; match = given.exec(text)) {
    const keys = tables.get((match[1] ?? '').toLowerCase())
    tokens.place = given.lastIndex
    for (let row = keys && rowAt(tokens, values); keys && row; row = rowAt(tokens, values))
      found.push(under(keys, row))
    given.lastIndex = Math.max(given.lastIndex, tokens.place)
  }
  return found
}

function rowAt(tokens: Tokens, values: ScriptReader): Tree | null {
  tokens.skip()
  if (tokens.sign() === ',') tokens.place += 1
  tokens.skip()
  return tokens.sign() === '(' ? values.value(0) : null
}

function under(keys: readonly string[], row: Tree): Branch {
  if (isBranch(row) || row.kind === 'leaf') return { kind: 'branch', entries: [], span: row.span }
  const entries = row.items.flatMap((value, index): TreeEntry[] => {
    const key = keys[index]
    return key === undefined ? [] : [{ key, span: value.span, value }]
  })
  return { kind: 'branch', entries, span: row.span }
}
