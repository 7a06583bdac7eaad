import { compileTable } from './compiled.ts'
import { callsIn } from './parts.ts'
import { findTable, type Tables } from './reference.ts'
import type { Table } from './shape.ts'

/** Tables with all those that their rows refer to, whatever the depth; those asked for come first. */
export function withCalled(chosen: readonly Table[], tables: Tables): Table[] {
  const found = new Map(chosen.map((table) => [table.id, table]))
  for (const table of found.values())
    for (const { cells } of compileTable(table).rows)
      for (const name of callsIn(cells.flat())) {
        const called = findTable(tables, name)?.ready.table
        if (called && !found.has(called.id)) found.set(called.id, called)
      }
  return [...found.values()]
}

/** Tables that have all the words in id, title or group. */
export function tablesWithWords<T extends Pick<Table, 'id' | 'title' | 'group'>>(
  tables: readonly T[],
  words: string,
): T[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return tables.filter(({ id, title, group }) => {
    const text = `${id} ${title} ${group ?? ''}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
