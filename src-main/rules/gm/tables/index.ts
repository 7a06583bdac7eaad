import { tableMarks } from './marks.ts'
import { ownTables } from './own.ts'
import { rollTable } from './roll.ts'

/** Actions on tables of any kind: rolling, writing, importing, marking. */
export const tableActions = [rollTable, ...ownTables, ...tableMarks]
