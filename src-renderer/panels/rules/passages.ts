import type { RuleTable } from '../../../src-main/rules/core/ruleset.ts'
import type { Book } from '../../../src-main/rules/registry.ts'

/** One text of the rules with every rule that it stands for. */
export interface Passage {
  /** The first of its rules: what it is chosen by. */
  key: string
  rules: string[]
  title: string
  text: string
  section: string
  book: string
  tables: RuleTable[]
}

/** A section of a book, as the list at the left shows it. */
export interface BookSection {
  book: string
  section: string
  count: number
}

/** Texts in the order of their books; rules that share a text stand together. */
export function passagesOf(books: readonly Book[]): Passage[] {
  return books.flatMap(({ title: book, texts }) => {
    const found: Passage[] = []
    for (const { rule, title, text, section, tables = [] } of texts) {
      const last = found.at(-1)
      if (last && last.title === title && last.text === text && last.section === section) {
        last.rules.push(rule)
        last.tables = joined([...last.tables, ...tables])
      } else
        found.push({
          ...{ key: rule, rules: [rule], title, text, section, book },
          tables: [...tables],
        })
    }
    return found
  })
}

/** Tables with those of the same columns made one, each row once. */
function joined(tables: readonly RuleTable[]): RuleTable[] {
  const whole = new Map<string, RuleTable>()
  for (const table of tables) {
    const key = JSON.stringify([table.title, table.columns])
    const rows = [...(whole.get(key)?.rows ?? []), ...table.rows].map((row) => JSON.stringify(row))
    whole.set(key, {
      ...table,
      rows: [...new Set(rows)].map((row) => JSON.parse(row) as string[]),
    })
  }
  return [...whole.values()]
}

/** A passage in Markdown, to print or to hand out. */
export function markdownOf({ title, text, tables }: Passage): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `## ${title}`,
    text,
    ...tables.flatMap(({ title: own, columns, rows }) => [
      ...(own ? [`**${own}**`] : []),
      [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'),
    ]),
  ].join('\n\n')
}

export function headingsOf(passages: readonly Passage[]): BookSection[] {
  const headings = new Map<string, BookSection>()
  for (const { book, section } of passages) {
    const key = `${book}\n${section}`
    const heading = headings.get(key) ?? { book, section, count: 0 }
    headings.set(key, { ...heading, count: heading.count + 1 })
  }
  return [...headings.values()]
}

/** Passages that hold every word, by how many of the words stand in title or number: all, some, none. */
export function searchPassages(passages: readonly Passage[], words: string): readonly Passage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return passages
  const holds = (text: string): boolean => {
    const lower = text.toLowerCase()
    return wanted.every((word) => lower.includes(word))
  }
  const titled = passages.filter(({ title, rules }) => holds(`${title} ${rules.join(' ')}`))
  const figures = ({ tables }: Passage): string =>
    tables
      .map(({ title = '', columns, rows }) => [title, ...columns, ...rows.flat()].join(' '))
      .join(' ')
  const rest = passages.filter(
    (one) =>
      !titled.includes(one) && holds(`${one.title} ${one.text} ${one.section} ${figures(one)}`),
  )
  const isPartly = ({ title }: Passage): boolean =>
    wanted.some((word) => title.toLowerCase().includes(word))
  return [...titled, ...rest.filter(isPartly), ...rest.filter((one) => !isPartly(one))]
}

/** Rule numbers as one reads them: "HRT-ITEM-01 to 05, E-HRT-09". */
export function ruleNumbers(rules: readonly string[]): string {
  const runs: { stem: string; from: string; to: string }[] = []
  for (const rule of rules) {
    const [, stem = rule, digits = ''] = /^(.*-)(\d+)$/.exec(rule) ?? []
    const last = runs.at(-1)
    if (last && last.stem === stem && Number(digits) === Number(last.to) + 1) last.to = digits
    else runs.push({ stem, from: digits, to: digits })
  }
  return runs
    .map(({ stem, from, to }) => (from === to ? stem + from : `${stem}${from} to ${to}`))
    .join(', ')
}
