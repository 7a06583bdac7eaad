import type { Branch, Entry, Tree } from '../tree.ts'
import type { Tokens } from './tokens.ts'
import { isBranch, type Values } from './values.ts'

const columns = /\(([^()]{3,2000})\)\s{0,10}VALUES\s{0,10}(?=\()/gi

/** `INSERT INTO monsters (name, ac, …) VALUES ('Imp', 7, …), …`: a branch for each row. */
export function rowsIn(text: string, tokens: Tokens, values: Values): Branch[] {
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
  return found
}

function rowAt(tokens: Tokens, values: Values): Tree | null {
  tokens.skip()
  if (tokens.sign() === ',') tokens.place += 1
  tokens.skip()
  return tokens.sign() === '(' ? values.value(0) : null
}

function under(keys: readonly string[], row: Tree): Branch {
  if (isBranch(row) || row.kind === 'leaf') return { kind: 'branch', entries: [], span: row.span }
  const entries = row.items.flatMap((value, index): Entry[] => {
    const key = keys[index]
    return key === undefined ? [] : [{ key, span: value.span, value }]
  })
  return { kind: 'branch', entries, span: row.span }
}
