import type { Id } from '../core/ids.ts'
import type { Table } from './table.ts'

/**
 * Tables that ship with the app. Those with a use are needed while playing; the many others are read when
 * one is first asked for.
 */
export class TableShelf {
  private readonly byUse: Map<string, Table[]>
  private readonly usedById: ReadonlyMap<Id, Table>
  private byId: Map<Id, Table> | null = null
  private byTitle: Map<string, Table> | null = null

  constructor(
    private readonly used: readonly Table[],
    private readonly rest: () => readonly Table[] = () => [],
  ) {
    this.usedById = new Map(used.map((table) => [table.id, table]))
    this.byUse = new Map()
    for (const table of used) {
      const use = table.use ?? ''
      this.byUse.set(use, [...(this.byUse.get(use) ?? []), table])
    }
  }

  table(id: Id): Table | undefined {
    return this.usedById.get(id) ?? this.ids().get(id)
  }

  named(title: string): Table | undefined {
    this.byTitle ??= new Map(this.all().map((table) => [table.title.toLowerCase(), table]))
    return this.byTitle.get(title.trim().toLowerCase())
  }

  forUse(use: string): readonly Table[] {
    return this.byUse.get(use) ?? []
  }

  all(): readonly Table[] {
    return [...this.ids().values()]
  }

  private ids(): ReadonlyMap<Id, Table> {
    return (this.byId ??= new Map([...this.used, ...this.rest()].map((table) => [table.id, table])))
  }
}
