import type { TableLine } from '../../../src-main/campaign/table-catalogue.ts'

/** A row of the desk's list: a heading that folds its tables away, or a table under one. */
export type TableListRow =
  | { kind: 'heading'; key: string; title: string; count: number; open: boolean }
  | { kind: 'table'; key: string; line: TableLine; note: string }

interface Shown {
  words: string
  /** Headings that stand open. */
  open: ReadonlySet<string>
  /** Tables that only others draw on are shown too. */
  parts: boolean
}

const headings = { favourite: 'Favourites', recent: 'Rolled lately' } as const

/** Rows of the list: what is searched for, best first; without a search every table under its heading. */
export function tableListRows(
  lines: readonly TableLine[],
  { words, open, parts }: Shown,
): TableListRow[] {
  if (words.trim() !== '') return found(lines, words)
  const listed = lines.filter(({ part }) => parts || !part)
  const groups = new Map<string, TableLine[]>()
  for (const line of listed) groups.set(line.group, [...(groups.get(line.group) ?? []), line])
  const recent = lines.filter((line) => line.recent !== null)
  const named: [string, TableLine[]][] = [
    [headings.favourite, byTitle(lines.filter(({ favourite }) => favourite))],
    [headings.recent, recent.sort((a, b) => (a.recent ?? 0) - (b.recent ?? 0))],
    ...[...groups]
      .sort(([a, first], [b, second]) => rank(first) - rank(second) || a.localeCompare(b))
      .map(([title, of]): [string, TableLine[]] => [title, byTitle(of)]),
  ]
  return named
    .filter(([, of]) => of.length > 0)
    .flatMap(([title, of]): TableListRow[] => [
      { kind: 'heading', key: title, title, count: of.length, open: open.has(title) },
      ...(open.has(title)
        ? of.map((line) => ({
            kind: 'table' as const,
            key: `${title}/${line.id}`,
            line,
            note: noteOf(line),
          }))
        : []),
    ])
}

/** Headings that stand open when the GM first comes to the desk. */
export const firstOpen: readonly string[] = [...Object.values(headings), 'Your own']

const byTitle = (lines: readonly TableLine[]) =>
  [...lines].sort((a, b) => a.title.localeCompare(b.title))

/** The GM's own groups stand before Gatefold's, and those before the games' own. */
function rank(group: readonly TableLine[]): number {
  const origins = ['own', 'bundled', 'game']
  return Math.min(...group.map(({ origin }) => origins.indexOf(origin)))
}

/** Dice and rows in a word or two. */
function noteOf({ dice, rows }: TableLine): string {
  return dice === '' ? `${rows} rows` : dice.replace(/^1d/, 'd')
}

function found(lines: readonly TableLine[], typed: string): TableListRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const whole = typed.trim().toLowerCase()
  const far = ({ title, part }: TableLine): number => {
    const name = title.toLowerCase()
    const near = name === whole ? 0 : name.startsWith(whole) ? 1 : name.includes(whole) ? 2 : 3
    return near * 2 + Number(part)
  }
  return lines
    .filter(({ title, group, id, use, dice }) => {
      const text = `${title} ${group} ${id} ${use ?? ''} ${dice}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => far(a) - far(b) || a.title.localeCompare(b.title))
    .map((line) => ({ kind: 'table', key: line.id, line, note: line.group }))
}
