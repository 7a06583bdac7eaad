import { readTables, tableFormats, type ReadTables } from '../rules/tables/formats/index.ts'
import type { AskedForTables } from '../session/services.ts'
import { answers } from '../threads/answers.ts'

answers<AskedForTables, ReadTables>(({ text, name, format, known }) => {
  const names = new Set(known.map((each) => each.toLowerCase()))
  const there = (id: string) =>
    names.has(id.toLowerCase())
      ? { id, title: id, dice: '1d1', source: '', rows: [['1', ''] as const] }
      : undefined
  return readTables(
    text,
    name,
    { table: there, tableNamed: there, names: () => known },
    tableFormats.find(({ id }) => id === format),
  )
})
