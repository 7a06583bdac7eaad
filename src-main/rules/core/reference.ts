import type { Table } from '../tables/shape.ts'
import type { RuleId } from './outcome.ts'
import type { RuleTable, RuleText } from './ruleset.ts'

/** A text and the rules it covers: `HRT-BX-01..04` names four. */
type Passage = readonly [rules: string, title: string, text: string, table?: RuleTable]

/** Every rule of a section with its text; rows of a table share one. */
export function section(title: string, passages: readonly Passage[]): RuleText[] {
  return passages.flatMap(([rules, name, text, table]) =>
    idsOf(rules).map((rule) => ({
      ...{ rule, title: name, text, section: title },
      ...(table ? { tables: [table] } : {}),
    })),
  )
}

/** A passage for each rule of a list, from its rows. */
export function passagesByRule<Row extends { name: string; rule: RuleId }>(
  rows: readonly Row[],
  says: (row: Row) => string,
): Passage[] {
  return [...new Set(rows.map(({ rule }) => rule))].map((rule) => {
    const own = rows.filter((row) => row.rule === rule)
    return [rule, own.map(({ name }) => name).join(', '), [...new Set(own.map(says))].join(' ')]
  })
}

/** `A-01..03 B-07` →, B-07; rows of a list have its letter: `A-F01..03`. */
export function idsOf(rules: string): RuleId[] {
  return rules
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const range = /^(.+-[A-Z]?)(\d+)\.\.(\d+)$/.exec(word)
      if (!range?.[1] || !range[2] || !range[3]) return [word as RuleId]
      const [stem, from, to] = [range[1], Number(range[2]), Number(range[3])]
      const width = range[2].length
      return Array.from(
        { length: to - from + 1 },
        (_, at) => `${stem}${String(from + at).padStart(width, '0')}` as RuleId,
      )
    })
}

/** Figures and the rules they are beside: `HRT-ITEM-01..05`. */
export interface Figures extends RuleTable {
  rules: string
}

/** A column of figures: the cell of each row; nothing where the row has none. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>

/** Rows of a game's own data as figures of rules. */
export function figures<Row>(
  rules: string,
  rows: readonly Row[],
  columns: Columns<Row>,
  title?: string,
): Figures {
  return {
    rules,
    ...(title === undefined ? {} : { title }),
    columns: Object.keys(columns),
    rows: rows.map((row) =>
      Object.values(columns).map((cell) => {
        const said = cell(row) ?? ''
        return said === '' ? '–' : String(said)
      }),
    ),
  }
}

/** A list of which each rule has its own rows. */
export function figuresByRule<Row extends { rule: RuleId }>(
  rows: readonly Row[],
  columns: Columns<Row>,
): Figures[] {
  return [...new Set(rows.map(({ rule }) => rule))].map((rule) =>
    figures(
      rule,
      rows.filter((row) => row.rule === rule),
      columns,
    ),
  )
}

/** Tables to roll on, each beside its rule. Rows in table language stay as the table has them. */
export function rolledFigures(tables: readonly Table[]): Figures[] {
  return tables.flatMap(({ rule, title, dice, rows }) =>
    rule
      ? [
          {
            ...{ rules: rule, title, columns: [dice.replace(/^1d/, 'd'), 'Result'] },
            rows: rows.map(([rolls, text]) => [rolls.replace('-', '–'), text]),
          },
        ]
      : [],
  )
}

/** Texts with the figures that are beside them, in the order given. */
export function withFigures(
  texts: readonly RuleText[],
  listed: readonly Figures[],
): readonly RuleText[] {
  const beside = new Map<RuleId, RuleTable[]>()
  for (const { rules, ...table } of listed)
    for (const rule of idsOf(rules)) beside.set(rule, [...(beside.get(rule) ?? []), table])
  return texts.map((text) => {
    const tables = [...(text.tables ?? []), ...(beside.get(text.rule) ?? [])]
    return tables.length > 0 ? { ...text, tables } : text
  })
}
