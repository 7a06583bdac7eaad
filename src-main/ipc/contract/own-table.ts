import * as v from 'valibot'
import type { Table } from '../../rules/tables/table.ts'
import { isKey } from './endpoint.ts'

const Words = (most: number) => v.pipe(v.string(), v.maxLength(most, `At most ${most} characters.`))
const Lines = v.pipe(v.array(Words(200)), v.maxLength(200))

/** Id of a table of the GM's own. */
const TableId = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}:/ ._'-]{0,119}$/u, 'not an id of a table'),
  v.check(isKey, 'that word alone is one Gatefold keeps to itself.'),
)

/** A table of the GM's own: all parts of a table but `rule`, which only a book's tables have. */
export const OwnTable = v.strictObject({
  id: TableId,
  title: v.pipe(Words(200), v.minLength(1)),
  dice: Words(100),
  source: Words(400),
  licence: v.optional(Words(400)),
  rows: v.pipe(v.array(v.tuple([Words(100), Words(20_000)])), v.maxLength(20_000)),
  use: v.optional(Words(40)),
  at: v.optional(Words(40)),
  group: v.optional(Words(200)),
  author: v.optional(Words(200)),
  note: v.optional(Words(4000)),
  tags: v.optional(Lines),
  columns: v.optional(Lines),
  together: v.optional(v.literal(true)),
  weighted: v.optional(v.literal(true)),
  deck: v.optional(v.literal(true)),
} satisfies Record<Exclude<keyof Table, 'rule'>, v.GenericSchema>)
