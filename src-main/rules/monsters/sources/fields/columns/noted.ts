import type { CsvRow } from '../csv.ts'
import type { TreeEntry, TreeLeaf } from '../tree.ts'
import { labelEnd } from './labels.ts'

const part = /[^\s,;()[\]][^,;()[\]]*/g

/** Figures without a label, by what they look like. */
const bare: readonly (readonly [string, RegExp])[] = [
  ['save as', /^(?:[FCTEDHM]\d{1,2}|MU\d{1,2}|NM|NH)$/],
  ['alignment', /^(?:[LNC]|lawful|neutral|chaotic)$/i],
]

/** Entries of the brackets behind a row's last column: `(HD 3, F3, L)`. */
export function notedIn(row: CsvRow, columns: number): TreeEntry[] {
  const last = row.cells[columns]
  if (!last) return []
  const words = String(last.value)
  return [...words.matchAll(part)].map(({ 0: said, index }) => {
    const text = said.trimEnd()
    const from = last.span.from + index
    const end = labelEnd(text)
    const rest = end === null ? '' : text.slice(end).replace(/^[\s:]+/, '')
    if (end !== null && rest !== '')
      return entry(text.slice(0, end), rest, from + text.length - rest.length)
    return entry(bare.find(([, looks]) => looks.test(text))?.[0] ?? 'notes', text, from)
  })
}

function entry(key: string, words: string, from: number): TreeEntry {
  const span = { from, to: from + words.length }
  const value: TreeLeaf = { kind: 'leaf', value: words, span }
  return { key, span, value }
}
