import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { NotGenerated } from '../generated.ts'
import type { Generator } from '../generator.ts'

/** Table that is dealt where the GM names none. */
const usual = 'people/glance'

/**
 * Any table, the GM's own too, dealt in parts: its columns, or the nested tables and dice of its row.
 * Results go into the chronicle only when the GM keeps them.
 */
export const anyTable: Generator = {
  id: 'table',
  title: 'Any table',
  group: 'Tables',
  finds: 'own random draw roll columns row',
  inputs: { table: { kind: 'text', title: 'Table', max: 200, optional: true } },
  parts({ table: named = '' }, on) {
    const wanted = String(named).trim() || usual
    const table = on.tables.table(wanted) ?? on.tables.tableNamed?.(wanted)
    if (!table)
      throw new NotGenerated(`No table is called “${wanted}”.`, 'Look for it on the tables desk.')
    const fault = faultOf(table)
    if (fault)
      throw new NotGenerated(`${table.title} can’t be rolled on: ${fault}`, 'Edit it first.')
    if (!table.columns) {
      const part = on.row('text', table.title, table.id)
      return { title: table.title, text: part.text, parts: [part] }
    }
    const parts = on.columns(table.id)
    const name = parts.find(({ title }) => title.toLowerCase() === 'name')
    return { title: name?.text || table.title, parts }
  },
}

function faultOf(table: Table): string | null {
  return table.rows.length === 0 ? 'it has no rows.' : (gaps(table)[0]?.says ?? null)
}
