import type { NamedTables } from '../rules/tables/faults.ts'
import type { Table } from '../rules/tables/table.ts'

/** Tables by id and by title; of two with one title the first. */
export class NamedTablesOf implements NamedTables {
  private readonly ids: ReadonlyMap<string, Table>
  private readonly titles: ReadonlyMap<string, Table>

  constructor(tables: readonly Table[]) {
    this.ids = new Map(tables.map((table) => [table.id, table]))
    this.titles = new Map([...tables].reverse().map((table) => [table.title.toLowerCase(), table]))
  }

  table(id: string): Table | undefined {
    return this.ids.get(id)
  }

  tableNamed(title: string): Table | undefined {
    return this.titles.get(title.trim().toLowerCase())
  }

  names(): readonly string[] {
    return [...this.ids.keys()]
  }
}
