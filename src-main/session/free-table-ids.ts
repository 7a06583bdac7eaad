import type { Table } from '../rules/tables/table.ts'

/** Tables under ids that nothing has yet; what they refer to among themselves follows. */
export function underFreeIds(tables: readonly Table[], taken: ReadonlySet<string>): Table[] {
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
