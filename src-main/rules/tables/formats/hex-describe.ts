import type { ReadNote, TableFormat, TextLine } from './format.ts'
import { escaped, foreignId } from './own-text.ts'
import { plainDice } from './plain-dice.ts'
import { tableOfList } from './weighted-list.ts'

interface Gathered {
  name: string
  line: number
  rows: { line: number; text: string; weight: number }[]
}

/** Tables of hex-describe: `;name`, then a weight, a comma and a text on each line. */
export const hexDescribe: TableFormat = {
  id: 'hex-describe',
  title: 'Hex Describe tables',
  extension: 'txt',
  sniff: (text) => (/^;[^;\n]+\r?\n(?:#.*\r?\n)*\d+(?:\.\d+)?,/m.test(text) ? 0.95 : 0),
  read(text, name) {
    const { lists, rest } = gathered(text)
    const several = lists.length > 1
    const ids = new Map(
      lists.map((list) => [list.name, foreignId(list.name, several ? name : undefined)]),
    )
    const read = lists.map((list) => {
      const notes: ReadNote[] = []
      const rows = list.rows.map(({ line, text: words, weight }) => ({
        line,
        weight,
        words: ownText(words, ids, line, notes),
      }))
      const id = ids.get(list.name) ?? foreignId(list.name)
      const about = { title: list.name, id, line: list.line, rows, notes }
      return tableOfList({ ...about, collection: several ? name : null })
    })
    return {
      tables: read.flatMap((each) => ('table' in each ? [each] : [])),
      rest,
      faults: read.flatMap((each) => ('says' in each ? [each] : [])),
    }
  },
}

function gathered(text: string): { lists: Gathered[]; rest: TextLine[] } {
  const lists: Gathered[] = []
  const rest: TextLine[] = []
  for (const [at, source] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = at + 1
    const words = source.trim()
    if (words === '' || words.startsWith('#')) continue
    const [, weight, entry] = /^(\d{1,6}(?:\.\d{1,4})?),(.*)$/.exec(words) ?? []
    const last = lists.at(-1)
    if (words.startsWith(';')) lists.push({ name: words.slice(1).trim(), line, rows: [] })
    else if (last && weight !== undefined && entry !== undefined)
      last.rows.push({ line, text: entry.trim(), weight: Number(weight) })
    else rest.push({ line, text: source })
  }
  return { lists, rest }
}

function ownText(
  text: string,
  ids: ReadonlyMap<string, string>,
  line: number,
  notes: ReadNote[],
): string {
  return text
    .split(/(\[[^[\]]*\])/)
    .map((piece, nth) => {
      if (nth % 2 === 0) return escaped(piece)
      const inside = piece.slice(1, -1)
      const id = ids.get(inside)
      if (id !== undefined) return `[${id}]`
      const dice = plainDice(inside)
      if (dice !== null) return `[${dice}]`
      notes.push({ line, fate: 'kept', says: `“${piece}” is no table of this file.` })
      return escaped(piece)
    })
    .join('')
}
