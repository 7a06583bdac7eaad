import { monsterImportRows } from './monsters-import.ts'
import { monsterListRows } from './monsters-list.ts'
import { monsterSearchRows } from './monsters-search.ts'
import type { BenchRow } from './row.ts'

/** The bestiary with thousands of monsters: searched, brought in, listed. */
export async function monsterRows(): Promise<BenchRow[]> {
  return [...monsterSearchRows(), ...(await monsterImportRows()), ...(await monsterListRows())]
}
