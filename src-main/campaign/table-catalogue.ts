import type { Game } from '../rules/core/action.ts'
import type { Id, Situation } from '../rules/core/situation.ts'
import { circumstancesOf } from '../rules/gm/tables/circumstances.ts'
import { nestedChances, rowChances, type NestedChances } from '../rules/tables/chances.ts'
import { drawSeeded, type DrawnRow } from '../rules/tables/draw.ts'
import { readEditor, writeEditor } from '../rules/tables/editor.ts'
import { tableFaults, type NamedTables } from '../rules/tables/faults.ts'
import { gaps } from '../rules/tables/gaps.ts'
import { writeTableFile } from '../rules/tables/markdown.ts'
import { drawOutcomes, type DrawOutcome } from '../rules/tables/outcomes.ts'
import { callsIn, parseParts } from '../rules/tables/parts.ts'
import { plainRow } from '../rules/tables/plain-row.ts'
import { findTable } from '../rules/tables/reference.ts'
import type { Table, TableRow } from '../rules/tables/table.ts'

/** Origin of a table: the game's book, Gatefold's own collection, or the GM. */
type TableOrigin = 'game' | 'bundled' | 'own'

/** A line of the desk's list. */
export interface TableLine {
  id: Id
  title: string
  group: string
  origin: TableOrigin
  dice: string
  rows: number
  use: string | null
  /** Tables that only others draw on are folded away. */
  part: boolean
  favourite: boolean
  pinned: boolean
  /** Place among the tables rolled last, from 0; null for none of them. */
  recent: number | null
  /** False while a fault keeps it from being rolled on. */
  rollable: boolean
}

/** A table with everything that the desk shows of it. */
export interface DeskTable {
  line: TableLine
  /** The editor's text. */
  text: string
  /**
   * Rows with their chances as things stand: conditions and drawn rows of a deck count. `plain` is a text
   * without brackets, where it had any.
   */
  rows: { rolls: string; text: string; plain?: string; chance: number }[]
  deck: boolean
  /** A result has parts that can be rolled one by one: columns, or nested tables. */
  parts: boolean
  /** Tables that the rows refer to, by the name in the brackets. */
  links: Record<string, { id: Id; title: string }>
  source: string
  licence: string | null
  /** Null where the source names the author already. */
  author: string | null
  note: string | null
  /** Rows that have come up, of a deck. */
  drawn: number[]
  /** Earlier versions, newest first, as editor's texts. */
  versions: { title: string; text: string }[]
  /** Tables whose rows refer to it. */
  usedBy: { id: Id; title: string }[]
}

/** A fault with the line of the editor on which it stands, 0 for the table as a whole. */
interface EditorFault {
  line: number
  says: string
  /** Text of the editor as one press would mend it. */
  mend?: { title: string; text: string }
}

/** The editor's text as it is read while the GM types. */
export interface CheckedTable {
  dice: string | null
  /** Chance of each row with the line on which it stands. */
  rows: { line: number; rolls: string; chance: number }[]
  faults: EditorFault[]
}

/** Exact chances through all the tables that a table draws on. */
export interface TreeChances {
  nested: NestedChances[]
  /** Likeliest results, and how many there are; null where there are too many to count. */
  outcomes: { likeliest: DrawOutcome[]; count: number } | null
}

/** Results shown of the likeliest. */
const mostOutcomes = 60

/** All tables of a campaign, from wherever they come. */
export class TableCatalogue implements NamedTables {
  private readonly byId = new Map<Id, { table: Table; origin: TableOrigin }>()
  private readonly byTitle = new Map<string, Table>()

  constructor(
    private readonly situation: Situation,
    bundled: readonly Table[],
    games: readonly Game[],
  ) {
    this.add(bundled, 'bundled')
    for (const { tables, title } of games)
      this.add(
        tables.map((table) => (table.group ? table : { ...table, group: title })),
        'game',
      )
    this.add(Object.values(situation.tables ?? {}) as Table[], 'own')
  }

  private add(tables: readonly Table[], origin: TableOrigin): void {
    for (const table of tables) {
      this.byId.set(table.id, { table, origin })
      this.byTitle.set(table.title.toLowerCase(), table)
    }
  }

  table(id: Id): Table | undefined {
    return this.byId.get(id)?.table
  }

  tableNamed(title: string): Table | undefined {
    return this.byTitle.get(title.trim().toLowerCase())
  }

  names(): readonly string[] {
    return [...this.byId.keys()]
  }

  /** Ids and titles, by which rows may refer to tables. */
  allNames(): readonly string[] {
    return [...this.byId.keys(), ...this.byTitle.keys()]
  }

  lines(): TableLine[] {
    return [...this.byId.values()]
      .filter(({ table }) => !table.tags?.includes('former'))
      .map(({ table, origin }) => this.line(table, origin))
  }

  private line(table: Table, origin: TableOrigin): TableLine {
    const { favourites = [], pinned = [], recent = [] } = this.situation.tableDesk ?? {}
    const place = recent.indexOf(table.id)
    return {
      id: table.id,
      title: table.title,
      group: table.group ?? (origin === 'own' ? 'Your own' : 'Other'),
      origin,
      dice: table.weighted ? '' : table.dice,
      rows: table.rows.length,
      use: table.use ?? null,
      part: table.tags?.includes('part') ?? false,
      favourite: favourites.includes(table.id),
      pinned: pinned.includes(table.id),
      recent: place < 0 ? null : place,
      rollable: origin !== 'own' || (table.rows.length > 0 && gaps(table).length === 0),
    }
  }

  page(id: Id): DeskTable | null {
    const found = this.byId.get(id)
    if (!found) return null
    const { table, origin } = found
    const links = this.linksOf(table)
    return {
      line: this.line(table, origin),
      text: writeEditor(table),
      rows: this.rowsOf(table, links),
      deck: table.deck ?? false,
      parts: table.columns !== undefined || Object.keys(links).length > 0,
      links,
      source: table.source,
      licence: table.licence ?? null,
      author: table.author === table.source ? null : (table.author ?? null),
      note: table.note ?? null,
      drawn: [...(this.situation.tableDesk?.decks?.[id] ?? [])],
      versions: (this.situation.tableVersions?.[id] ?? []).map((version) => ({
        title: version.title,
        text: writeEditor(version as Table),
      })),
      usedBy: this.usersOf(table),
    }
  }

  private rowsOf(table: Table, links: DeskTable['links']): DeskTable['rows'] {
    const chances = gaps(table).length === 0 ? rowChances(table, this.circumstances()) : []
    return table.rows.map(([rolls, text], row) => {
      const plain = plainRow(text, (name) => links[name]?.title)
      return { rolls, text, ...(plain === text ? {} : { plain }), chance: chances[row] ?? 0 }
    })
  }

  private linksOf(table: Table): DeskTable['links'] {
    const names = new Set(table.rows.flatMap(([, text]) => callsIn(parseParts(text).parts)))
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const to = findTable(this, name)?.ready.table
        return to ? [[name, { id: to.id, title: to.title }]] : []
      }),
    )
  }

  private usersOf({ id, title }: Table): { id: Id; title: string }[] {
    const names = [id.toLowerCase(), title.toLowerCase()]
    // Only rows that hold the name are parsed: it may be the beginning of another table's.
    const refers = ([, text]: TableRow): boolean => {
      const words = text.toLowerCase()
      return (
        names.some((name) => words.includes(name)) &&
        callsIn(parseParts(text).parts).some((name) => findTable(this, name)?.ready.table.id === id)
      )
    }
    return [...this.byId.values()].flatMap(({ table }) =>
      table.id !== id && table.rows.some(refers) ? [{ id: table.id, title: table.title }] : [],
    )
  }

  /** Tables as a Markdown file, for another program or another GM. */
  markdown(ids: readonly Id[]): string {
    const tables = ids.flatMap((id) => this.table(id) ?? [])
    const collection = { title: '', group: '', licence: '', author: '', note: '' }
    return writeTableFile(collection, tables)
  }

  /** Reads the editor's text: its faults with their lines, and the chance of each row. */
  check(edited: EditedText): CheckedTable {
    const read = readEditor(edited.text, about(edited))
    if (!read.ok) return { dice: null, rows: [], faults: [{ line: read.line, says: read.says }] }
    const { table, lines } = read
    const faults = tableFaults(table, this.with(table)).map(({ says, row, mend }): EditorFault => ({
      line: row === undefined ? 0 : (lines[row] ?? 0),
      says,
      ...(mend ? { mend: { title: mend.title, text: writeEditor(mend.table) } } : {}),
    }))
    // Chances show while the GM still writes: a gap leaves the others as they are.
    const readable = !gaps(table).some(({ what }) => what === 'dice' || what === 'row')
    const chances = readable ? rowChances(table, this.circumstances()) : []
    return {
      dice: table.weighted ? `${table.dice}, by weight` : table.dice,
      rows: table.rows.map(([rolls], row) => ({
        line: lines[row] ?? 0,
        rolls,
        chance: chances[row] ?? 0,
      })),
      faults,
    }
  }

  /** Exact chances of a table, as it is kept or as it stands in the editor. */
  chances(of: EditedText | { id: Id }): TreeChances | null {
    const table = this.meant(of)
    if (!table || gaps(table).length > 0) return null
    const tables = this.with(table)
    const found = drawOutcomes(table, tables, this.circumstances())
    return {
      nested: nestedChances(table, tables, this.circumstances()),
      outcomes: found && { likeliest: found.slice(0, mostOutcomes), count: found.length },
    }
  }

  /** Draws from a seed, without a trace in the campaign. */
  draw(
    of: EditedText | { id: Id },
    seed: string,
    rerolled: Readonly<Record<string, string>>,
  ): DrawnRow | null {
    const table = this.meant(of)
    return table && drawSeeded(table, seed, rerolled, this.with(table), this.circumstances())
  }

  private meant(of: EditedText | { id: Id }): Table | null {
    if ('id' in of) return this.table(of.id) ?? null
    const read = readEditor(of.text, about(of))
    return read.ok ? read.table : null
  }

  /** All tables, with this one in place of its namesake. */
  private with(table: Table): NamedTables {
    return {
      table: (id) => (id === table.id ? table : this.table(id)),
      tableNamed: (title) =>
        title.trim().toLowerCase() === table.title.toLowerCase() ? table : this.tableNamed(title),
      names: () => this.names(),
    }
  }

  private circumstances() {
    return circumstancesOf(this.situation)
  }
}

/** A table in the editor; `table` is the id of the one that it replaces. */
interface EditedText {
  table?: Id | undefined
  title: string
  text: string
}

function about({ table, title }: EditedText): Pick<Table, 'id' | 'title' | 'source'> {
  return { id: table ?? 'own/new', title: title.trim() || 'New table', source: 'the GM' }
}
