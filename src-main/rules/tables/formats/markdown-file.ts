import { readTableFile, writeTableFile } from '../markdown.ts'
import type { TableFormat } from './format.ts'

/** Our own Markdown files: front matter, a heading for each table, its settings, its rows. */
export const gatefoldMarkdown: TableFormat = {
  id: 'markdown',
  title: 'Gatefold’s Markdown',
  extension: 'md',
  sniff(text) {
    const rows = /^##[ \t].+\n(?:[a-z]+:.*\n)*\n*[-*] /m.test(text.replace(/\r\n?/g, '\n'))
    if (!rows || /^#{1,6} .*\n+\s*\|/m.test(text)) return 0
    return /^id:\s/m.test(text) || /^licence:\s/m.test(text) ? 0.99 : 0.75
  },
  read(text, name) {
    const { collection, tables, faults } = readTableFile(text)
    const isOurs = (line: number) => /^[-*]\s/.test(lines[line - 1] ?? '')
    const lines = text.replace(/\r\n?/g, '\n').split('\n')
    const belongsToNone = faults.filter(
      ({ line, says }) => /belongs to no table/.test(says) && !isOurs(line),
    )
    return {
      tables: tables.map(({ table, lines: at }) => ({
        table: {
          ...table,
          id: table.id.includes('/') ? table.id : `own/${table.id}`,
          ...(table.group ? {} : { group: collection.title || name }),
        },
        lines: at,
        notes: [],
      })),
      rest: belongsToNone.map(({ line }) => ({ line, text: lines[line - 1] ?? '' })),
      faults: faults.filter((fault) => !belongsToNone.includes(fault)),
    }
  },
  write: (tables) => {
    const shared = (key: 'licence' | 'author' | 'group' | 'note') => {
      const values = new Set(tables.map((table) => table[key] ?? ''))
      return values.size === 1 ? ([...values][0] ?? '') : ''
    }
    return writeTableFile(
      {
        title: tables.length === 1 ? (tables[0]?.title ?? '') : shared('group'),
        group: shared('group'),
        licence: shared('licence'),
        author: shared('author'),
        note: shared('note'),
      },
      tables,
    )
  },
}
