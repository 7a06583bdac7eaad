import { monsterImportRows } from './monsters-import.ts'
import { monsterListRows } from './monsters-list.ts'
import { monsterSearchRows } from './monsters-search.ts'
import type { BenchRow } from './row.ts'

/**
 * The bestiary with thousands of monsters: brought in, searched, listed. What the search leaves in
 * memory would be cleared away while an import is timed, so that one goes first.
 */
export async function monsterRows(): Promise<BenchRow[]> {
  return [...(await monsterImportRows()), ...monsterSearchRows(), ...(await monsterListRows())]
}
