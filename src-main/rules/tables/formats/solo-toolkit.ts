import type { ReadNote, TableFormat, TextLine } from './format.ts'
import { escaped, foreignId, headingOf, weightAtEnd } from './own-text.ts'
import { splitAt } from '../parts.ts'
import { tableOfList } from './weighted-list.ts'

interface Gathered {
  name: string
  line: number
  rows: { line: number; text: string }[]
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Notes of Solo RPG Toolkit: sections of entries, and templates in the front matter. */
export const soloToolkit: TableFormat = {
  id: 'solo-toolkit',
  title: 'Solo RPG Toolkit note',
  extension: 'md',
  sniff(text) {
    const [, head = ''] = frontMatter.exec(text) ?? []
    return /^[^:\n]+:.*\{[^{}\n]+\}/m.test(head) && /^#{1,6} /m.test(text) ? 0.88 : 0
  },
  read(text, name) {
    const { lists, rest } = gathered(text)
    const several = lists.length > 1
    const ids = new Map(
      lists.map((list) => [
        list.name.toLowerCase(),
        foreignId(list.name, several ? name : undefined),
      ]),
    )
    const read = lists.map((list) => {
      const notes: ReadNote[] = []
      const rows = list.rows.map(({ line, text: whole }) => {
        const { words, weight } = weightAtEnd(whole)
        return { line, weight, words: ownText(words, ids, line, notes) }
      })
      const id = ids.get(list.name.toLowerCase()) ?? foreignId(list.name)
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
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isHead = frontMatter.test(text)
  let inHead = false
  for (const [at, source] of lines.entries()) {
    const line = at + 1
    if (isHead && source.trim() === '---' && (line === 1 || inHead)) {
      inHead = line === 1
      continue
    }
    const words = source.trim()
    if (words === '') continue
    const heading = inHead ? null : headingOf(source)
    const last = lists.at(-1)
    if (inHead) {
      const [, key, template] = /^([^:]{1,80}):\s*"?([^]*?)"?$/.exec(words) ?? []
      if (key !== undefined && template?.includes('{') === true)
        lists.push({ name: key.trim(), line, rows: [{ line, text: template }] })
      else rest.push({ line, text: source })
    } else if (heading !== null) lists.push({ name: heading, line, rows: [] })
    else if (last) last.rows.push({ line, text: words.replace(/^[-*]\s+/, '') })
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
    .split(/(\{[^{}]*\})/)
    .map((piece, nth) => {
      if (nth % 2 === 0) return escaped(piece)
      const inside = piece.slice(1, -1).trim()
      const id = ids.get(inside.toLowerCase())
      if (id !== undefined) return `[${id}]`
      const options = splitAt(inside, '|')
      if (options.length > 1) return `{${options.map((each) => escaped(each.text)).join('|')}}`
      notes.push({ line, fate: 'kept', says: `“${piece}” is no section of this note.` })
      return escaped(piece)
    })
    .join('')
}
