import type { CsvRow } from '../csv.ts'
import type { MonsterBranch } from '../find.ts'
import { fieldOf, type FieldKey } from '../keys.ts'
import type { OpenedFile } from '../opened-file.ts'
import type { Branch, TreeEntry, TreeLeaf } from '../tree.ts'
import { shownAs } from '../worded.ts'
import { nameBy, namingOf, titleAbove, type Naming, type Title } from './title.ts'

/** A table of monsters on a page, and the stretch that it takes. */
export interface MonsterTable {
  monsters: MonsterBranch[]
  from: number
  to: number
  /** Title above it, which a table right below without a title of its own shares; empty without one. */
  title: string
  naming: Naming
}

/** Page that is searched for tables, and the table found last. */
export interface TablePage {
  text: string
  before: MonsterTable | null
}

/** Fewest lines of figures of a table that has a column for each monster. */
const fewestLines = 3
/** Most monsters side by side. */
const mostColumns = 60

/** Headings for the column of the figures' names. */
const ofFigures =
  /^(?:stats?|statistics?|statistik|attributes?|figures?|fields?|property|key|wert|merkmal|feld|estad[ií]sticas?|campo|champ|caract[ée]ristique|statistica|dato)s?:?$/i
/** Headings for the line of the columns' names. */
const ofKinds =
  /^(?:types?|kinds?|variet(?:y|ies)|variants?|breeds?|species|ages?|forms?|sizes?|arten?|typ|tipos?|esp[eè]ces?|especies?|formas?|formes?|varietà):?$/i

export function isName(words: string): boolean {
  return /\p{L}/u.test(words) && words.length <= 60 && fieldOf(words) === null
}

/** The headings over the columns of figures, and the title that may stand in their corner. */
interface Headings {
  names: readonly TreeLeaf[]
  corner: Title | null
}

/** Headings of a table `width` cells wide: names, and perhaps a corner; null for any other row. */
export function headingsOf(header: CsvRow, width: number): Headings | null {
  const { cells } = header
  if (width > mostColumns) return null
  const flush = cells.length === width - 1
  if (cells.length !== width && !flush) return null
  const names = (flush ? cells : cells.slice(1)).map(bared)
  if (names.some(({ value }) => !isName(String(value)))) return null
  const first = String(cells[0]?.value ?? '')
  if (
    flush ||
    first === '' ||
    fieldOf(first) === 'name' ||
    ofFigures.test(first) ||
    shownAs.test(first)
  )
    return { names, corner: null }
  const distinct = new Set(names.map(({ value }) => value)).size === names.length
  if (ofKinds.test(first)) return distinct ? { names, corner: null } : null
  const words = first.replace(/^[*_\s]+|[*_\s]+$/g, '')
  const may = distinct && isName(words) && !/\d|:$/.test(words)
  return may ? { names, corner: { words, from: header.from } } : null
}

/** A heading without emphasis or a link around it. */
function bared(leaf: TreeLeaf): TreeLeaf {
  const words = String(leaf.value)
  if (!/[[*_`]/.test(words)) return leaf
  const value = words
    .replace(/\[([^\]]{1,60})\](?:\([^)]{0,200}\))?/g, '$1')
    .replace(/[*_`]{1,3}/g, '')
  return { ...leaf, value: value.trim() }
}

/** Monsters with a column each under their names; null where the lines are not figures of monsters. */
export function readSideBySide(
  page: TablePage,
  header: CsvRow,
  rows: readonly CsvRow[],
): MonsterTable | null {
  const found = rows[0] ? headingsOf(header, rows[0].cells.length) : null
  if (!found || found.names.length === 0) return null
  const needed = found.corner ? fewestLines + 1 : fewestLines
  if (!tellsMonsters(rows, needed)) return null
  const { text, before } = page
  const above = found.corner ?? titleAbove(text, header.from, before?.to ?? 0)
  const follows = before && /^\s*$/.test(text.slice(before.to, header.from)) ? before : null
  const title = above?.words ?? follows?.title ?? ''
  const columns = found.names.map(({ value }) => String(value))
  const naming = above?.lists
    ? 'before'
    : above || !follows
      ? namingOf(text, title, columns)
      : follows.naming
  const names = found.names.map((leaf, index): TreeLeaf => ({
    ...leaf,
    value: nameBy(naming, title, columns[index] ?? ''),
  }))
  const from = above && naming !== 'none' ? above.from : header.from
  return { ...tableOf(names, rows, from), title, naming }
}

/** One monster under its title: each row a label and its value. */
export function oneMonster(page: TablePage, rows: readonly CsvRow[]): MonsterTable | null {
  const [first] = rows
  if (!first || first.cells.length !== 2 || !tellsMonsters(rows, fewestLines + 1)) return null
  const title = titleAbove(page.text, first.from, page.before?.to ?? 0)
  if (!title) return null
  const span = { from: title.from, to: title.from + title.words.length }
  const at = page.text.indexOf(title.words, title.from)
  if (at >= 0 && at < first.from) Object.assign(span, { from: at, to: at + title.words.length })
  const name: TreeLeaf = { kind: 'leaf', value: title.words, span }
  return { ...tableOf([name], rows, title.from), title: title.words, naming: 'none' }
}

/** Enough labels that are known, armour or Hit Dice or all scores among them. */
function tellsMonsters(rows: readonly CsvRow[], fewest: number): boolean {
  const known = new Set<FieldKey | null>(rows.map(labelOf))
  known.delete(null)
  return (
    known.size >= fewest &&
    (known.has('ac') || known.has('hd') || (known.has('str') && known.has('wil')))
  )
}

export function labelOf({ cells }: CsvRow): FieldKey | null {
  return fieldOf(String(cells[0]?.value ?? ''))
}

function tableOf(
  names: readonly TreeLeaf[],
  rows: readonly CsvRow[],
  from: number,
): Omit<MonsterTable, 'title' | 'naming'> {
  const to = rows.at(-1)?.to ?? from
  const monsters = names.map((name, index): MonsterBranch => {
    const entries: TreeEntry[] = [{ key: 'name', span: name.span, value: name }]
    for (const { cells } of rows) {
      const [label, value] = [cells[0], cells[index + 1]]
      if (label && value && value.value !== '')
        entries.push({ key: String(label.value).replace(/\s*:$/, ''), span: value.span, value })
    }
    const branch: Branch = { kind: 'branch', entries, span: { from, to } }
    // Their cells lie in one stretch: the first monster's.
    return { branch, from: index === 0 ? from : to }
  })
  return { monsters, from, to }
}

/** The tables of a page, and the page around them; null where there are none. */
export function openedTables(text: string, tables: readonly MonsterTable[]): OpenedFile | null {
  if (tables.length === 0) return null
  const prose = [...tables, { from: text.length, to: 0 }].map(({ from }, index) => ({
    from: tables[index - 1]?.to ?? 0,
    to: from,
  }))
  return {
    monsters: tables.flatMap(({ monsters }) => monsters),
    beside: [],
    syntax: 'table',
    prose,
    within: true,
  }
}
