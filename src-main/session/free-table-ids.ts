import type { Table } from '../rules/tables/table.ts'

/** Tables of an import: those that are kept, and those that the campaign has already, row by row. */
export interface TakenTables {
  taken: Table[]
  known: Table[]
}

/** Parts tables into new ones, under free ids, and those that are there already. */
export function tablesToTake(
  tables: readonly Table[],
  desk: { table(id: string): Table | undefined; names(): Iterable<string> },
): TakenTables {
  const known = tables.filter((table) => isSame(table, desk.table(table.id)))
  const others = tables.filter((table) => !known.includes(table))
  return { taken: underFreeIds(others, new Set(desk.names())), known }
}

/** True where an import would bring the same rows again, under the same id and title. */
function isSame(table: Table, before: Table | undefined): boolean {
  const rolled = ({ title, dice, columns, rows }: Table) =>
    JSON.stringify([title, dice, columns ?? [], rows])
  return before !== undefined && rolled(table) === rolled(before)
}

/** Tables under ids that nothing has yet; what they refer to among themselves follows. */
function underFreeIds(tables: readonly Table[], taken: ReadonlySet<string>): Table[] {
  const used = new Set(taken)
  const renamed = new Map<string, string>()
  for (const { id } of tables) {
    let free = id
    for (let nth = 2; used.has(free); nth += 1) free = `${id}-${nth}`
    used.add(free)
    if (free !== id) renamed.set(id, free)
  }
  if (renamed.size === 0) return [...tables]
  return tables.map((table) => ({
    ...table,
    id: renamed.get(table.id) ?? table.id,
    rows: table.rows.map(([rolls, text]) => [rolls, withNewIds(text, renamed)]),
  }))
}

function withNewIds(text: string, renamed: ReadonlyMap<string, string>): string {
  return text.replace(
    /(\[|\s[x×]\s+)([\w/:-]+)(?=[\].+;])/g,
    (whole, before: string, id: string) => {
      const to = renamed.get(id)
      return to === undefined ? whole : before + to
    },
  )
}
