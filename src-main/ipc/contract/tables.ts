import * as v from 'valibot'
import type {
  CheckedTable,
  TableLine,
  DeskTable,
  TreeChances,
} from '../../campaign/table-catalogue.ts'
import type { DrawnRow } from '../../rules/tables/draw.ts'
import type { ReadTables } from '../../rules/tables/formats/index.ts'
import { endpoint, isKey, json, Name, Nothing } from './endpoint.ts'
import { OwnTable } from './own-table.ts'

const TableName = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const Seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'not a seed'))

/** A table as it stands in the editor; `table` is the id of the one that it replaces. */
const EditedText = v.strictObject({
  table: v.optional(TableName),
  title: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(1_000_000, 'A table has at most 1,000,000 characters.')),
})
/** A table that is kept, or one in the editor. */
const Meant = v.union([v.strictObject({ id: TableName }), EditedText])

/** Texts of the editor that are not kept yet, by the id of the table that each replaces; '' for a new one. */
const Drafts = v.record(
  v.pipe(v.string(), v.maxLength(200), v.check(isKey, 'not a table')),
  v.pick(EditedText, ['title', 'text']),
)
export type TableDrafts = v.InferOutput<typeof Drafts>

/** Characters of a text with tables, and tables that are taken at once. */
const mostRead = 20_000_000
const mostTaken = 2000

const Exported = v.object({
  ids: v.pipe(v.array(TableName), v.minLength(1), v.maxLength(mostTaken)),
  format: v.pipe(v.string(), v.maxLength(40)),
})

/** Part of a table that a form does not hold; `row` counts from 1. */
const Loss = v.object({ table: v.string(), row: v.number(), says: v.string() })

/** A form in which tables come or go. */
interface FormatLine {
  id: string
  title: string
  extension: string
}

/** The tables desk. */
export const tables = {
  /** Every table that can be rolled on in this campaign. */
  'tables.list': endpoint({ input: Nothing, output: v.array(json<TableLine>()) }),
  'tables.page': endpoint({
    input: v.object({ id: TableName }),
    output: json<DeskTable | null>(),
  }),
  /** Tables as Markdown, to be copied or saved. */
  'tables.markdown': endpoint({
    input: v.object({ ids: v.pipe(v.array(TableName), v.minLength(1), v.maxLength(2000)) }),
    output: v.string(),
  }),
  /** Reads the editor's text while the GM types. */
  'tables.check': endpoint({ input: EditedText, output: json<CheckedTable>() }),
  /** Exact chances through all the tables that one draws on; null while it can't be rolled on. */
  'tables.chances': endpoint({ input: Meant, output: json<TreeChances | null>() }),
  /** Draws from a seed and keeps nothing; `rerolled` gives parts seeds of their own, by their labels. */
  'tables.draw': endpoint({
    input: v.object({
      of: Meant,
      seed: Seed,
      rerolled: v.optional(v.record(v.pipe(v.string(), v.maxLength(2000)), Seed), {}),
    }),
    output: json<DrawnRow | null>(),
  }),
  /** Library monster that a result names, and how many of it; null when it names none. */
  'tables.monster': endpoint({
    input: v.object({ text: v.pipe(v.string(), v.maxLength(20_000)) }),
    output: json<{ id: string; name: string; number: string } | null>(),
  }),
  /** Texts of the editor that the GM has left without keeping them. */
  'tables.drafts': endpoint({ input: Nothing, output: Drafts }),
  /** Saves the editor's text as it is typed, or drops it. */
  'tables.saveDraft': endpoint({
    input: v.object({
      table: v.pipe(v.string(), v.maxLength(200), v.check(isKey, 'not a table')),
      draft: v.nullable(v.pick(EditedText, ['title', 'text'])),
    }),
    output: Nothing,
  }),
  /** Forms that are read, and those that are written. */
  'tables.formats': endpoint({
    input: Nothing,
    output: json<{ read: FormatLine[]; written: FormatLine[] }>(),
  }),
  /** Reads tables of another program, beside main; nothing is kept. `name` is that of the file. */
  'tables.read': endpoint({
    input: v.object({
      name: v.pipe(v.string(), v.maxLength(400)),
      text: v.pipe(
        v.string(),
        v.maxLength(mostRead, 'At most 20 million characters: split it into several files.'),
      ),
      format: v.optional(v.pipe(v.string(), v.maxLength(40))),
      /** Ids and titles of tables that come in with it, from other files. */
      beside: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(2 * mostTaken)),
      ),
    }),
    output: json<ReadTables>(),
    patience: 120_000,
  }),
  /** Keeps tables that were read, in one step and under ids that are free; returns those. */
  'tables.take': endpoint({
    input: v.object({ tables: v.pipe(v.array(OwnTable), v.minLength(1), v.maxLength(mostTaken)) }),
    /** Ids of the tables kept, and of those that the campaign had already. */
    output: v.object({ taken: v.array(v.string()), known: v.array(v.string()) }),
    patience: 120_000,
  }),
  /** Tables in another form, with those that they refer to, and what that form does not hold of them. */
  'tables.export': endpoint({
    input: Exported,
    output: v.object({ text: v.string(), losses: v.array(Loss) }),
  }),
  /** Writes them to a file in the out folder; returns its path. */
  'tables.saveExport': endpoint({
    input: v.object({ ...Exported.entries, title: Name }),
    output: v.object({ path: v.string() }),
  }),
} as const
