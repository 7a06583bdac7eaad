import { parsePerchance, type PerchanceList } from './perchance-lists.ts'
import { perchanceText, type PerchanceNames } from './perchance-text.ts'
import { byWeight } from '../weights.ts'
import type { Table, TableRow } from '../shape.ts'
import { tableDice } from '../rolls.ts'
import { rowWeights } from './by-chance.ts'
import type { ForeignTable, ReadNote, TableFormat } from './format.ts'
import { toHtml } from './html-words.ts'
import { inOneLine, foreignId, foreignTable } from './own-text.ts'
import { withColumnTables } from './column-tables.ts'
import { inOneCell, inSigns } from './row-signs.ts'

/** Perchance's lists without its scripts: what is more than lists, weights and choices stays text. */
export const perchance: TableFormat = {
  id: 'perchance',
  title: 'Perchance lists',
  extension: 'txt',
  sniff(text) {
    const lines = text.split(/\r?\n/, 300)
    const head = lines.findIndex((line) => /^[A-Za-z_$]\w*\s*$/.test(line))
    const indented = lines.filter((line) => /^(?:\t| {2,})\S/.test(line)).length
    if (head < 0 || indented === 0) return 0
    const marks = /\[[A-Za-z_]\w*(?:\.\w+)?\]|\{[^{}]*\|[^{}]*\}|\{\d+-\d+\}|\{a\}/.test(text)
    if (/\n\s*Table:|^;\w/m.test(text)) return 0
    return (/^output\b/m.test(text) ? 0.9 : 0.5) + (marks ? 0.08 : 0)
  },
  read(text, name) {
    const { lists, rest } = parsePerchance(text)
    const all = lists.flatMap(withParts)
    const start =
      all.find(({ path }) => /^\$?output$/.test(path)) ?? all.find(({ path }) => path === 'title')
    const several = all.length > 1
    const names: PerchanceNames = new Map(
      all.map(({ path }) => [
        path,
        path === start?.path
          ? foreignId(name, several ? name : undefined)
          : foreignId(path.replaceAll('.', '-'), several ? name : undefined),
      ]),
    )
    const read = all.map((list) =>
      tableOf(list, list === start ? name : spaced(list.path), names, several ? name : null),
    )
    const tables = read.flatMap((each) => ('table' in each ? [each] : []))
    return {
      tables: start ? startFirst(tables, names.get(start.path) ?? '') : tables,
      rest,
      faults: read.flatMap((each) => ('says' in each ? [each] : [])),
    }
  },
  write: (chosen, lost = () => undefined) => {
    const tables = withColumnTables(chosen, true)
    const names = new Map(tables.map((table) => [table.id, '']))
    for (const table of tables) names.set(table.id, freeName(table.title, [...names.values()]))
    const about = tables.flatMap(({ title, licence, author }) =>
      licence || author
        ? [`// ${[title, author, licence].filter(Boolean).join(', ').replace(/\s+/g, ' ')}`]
        : [],
    )
    const helpers = new HelperLists([...names.values()])
    const lists = tables.map((table) =>
      written(table, { names, tables, helpers }, (loss) => {
        lost({ ...loss, table: table.title })
      }),
    )
    return [...about, ...lists, ...helpers.written()].join('\n')
  },
}

const startFirst = (tables: readonly ForeignTable[], id: string) => [
  ...tables.filter(({ table }) => table.id === id),
  ...tables.filter(({ table }) => table.id !== id),
]

/** A list's name in words: `animalParts.head` is "Animal parts, head". */
function spaced(path: string): string {
  const words = path
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/_+/g, ' ')
    .replaceAll('.', ', ')
    .trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** A list and the lists within it, each under its whole path. */
function withParts(list: PerchanceList): PerchanceList[] {
  return [list, ...list.items.flatMap(({ within }) => (within ? withParts(within) : []))]
}

function tableOf(
  { path, line, items }: PerchanceList,
  title: string,
  names: PerchanceNames,
  collection: string | null,
): ForeignTable | { line: number; says: string } {
  const notes: ReadNote[] = []
  const rows = items.map((item) => {
    if (item.computed)
      notes.push({
        line: item.line,
        fate: 'dropped',
        says: `The computed weight “^[${item.computed}]” is left out: the row counts once.`,
      })
    const words = item.within
      ? `[${names.get(item.within.path) ?? item.within.path}]`
      : perchanceText(item.text, { line: item.line, names, notes, within: path })
    return { words, weight: item.weight }
  })
  if (rows.length === 0) return { line, says: `“${path}” has no items.` }
  const weighted = byWeight(rows)
  if ('says' in weighted) return { line, says: `“${path}”: ${weighted.says}` }
  const id = names.get(path) ?? foreignId(path)
  const table = {
    ...foreignTable(title, id, weighted),
    ...(collection === null ? {} : { group: collection }),
  }
  return { table, lines: items.map((item) => item.line), notes }
}

/** A name that no other list has. */
function freeName(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const first = words
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join('')
    .replace(/^(?=\d|$)/, 'list')
  let name = first
  for (let nth = 2; taken.includes(name); nth += 1) name = `${first}${nth}`
  return name
}

const shapes: Readonly<Record<string, string>> = {
  title: 'titleCase',
  upper: 'upperCase',
  lower: 'lowerCase',
  cap: 'sentenceCase',
  plural: 'pluralForm',
  poss: 'possessiveForm',
}

interface Along {
  names: ReadonlyMap<string, string>
  tables: readonly Table[]
  helpers: HelperLists
}

function written(
  table: Table,
  { names, tables, helpers }: Along,
  lost: (loss: { row: number; says: string }) => void,
): string {
  const nameOf = (name: string) =>
    names.get(name) ?? names.get(tables.find(({ title }) => title === name)?.id ?? '')
  const listFor = (text: string, call: string | null): string =>
    (call === null ? undefined : nameOf(call)) ?? helpers.text(text)
  const weights = rowWeights(table)
  const items = table.rows.flatMap(([, row], nth) => {
    const weight = weights[nth] ?? 0
    if (weight === 0) return []
    const report = (says: string): void => {
      lost({ row: nth + 1, says })
    }
    const signs: Parameters<typeof inSigns>[1] = {
      words: perchanceWords,
      dice: (notation) => perchanceDice(notation) ?? helpers.dice(notation),
      call: (name) => bracketed(nameOf(name)),
      several: (name, times, joiner) => {
        const list = nameOf(name)
        if (list === undefined || !/^\d+$/.test(times)) return null
        return `[${list}.selectUnique(${times}).joinItems("${(joiner ?? ', ').replace(/["\\]/g, '') || '; '}")]`
      },
      choice: (options) =>
        `{${options.map((each) => each.text + (each.weight === 1 ? '' : `^${each.weight}`)).join('|')}}`,
      kept: (name, unseen, text, call) =>
        `[${variable(name)} = ${listFor(text, call)}.selectOne${unseen ? ', ""' : ''}]`,
      recalled: (name) => `[${variable(name)}]`,
      shaped(shape, text, call) {
        const method = shapes[shape]
        return method === undefined ? null : `[${listFor(text, call)}.${method}]`
      },
    }
    const text = inSigns(inOneCell(table, row, report), signs, report)
    const edges = text.replace(/^\s/, '\\s').replace(/\s$/, '\\s')
    return [`  ${edges}${weight === 1 ? '' : `^${weight}`}`]
  })
  return [names.get(table.id) ?? 'list', ...items, ''].join('\n')
}

const variable = (name: string) => name.replace(/-/g, '_')

/** Totals of dice at most that get a list of their own. */
const mostTotals = 200

/** Lists that Perchance needs besides the tables: sums of dice with their weights, and texts put into a form. */
class HelperLists {
  private readonly lists = new Map<string, { name: string; items: string[] }>()

  constructor(private readonly taken: readonly string[]) {}

  /** List of one text, which a method puts into a form or a name keeps. */
  text(text: string): string {
    return this.list(text, 'words', [text])
  }

  /** Roll on a list of the sums of dice, each with its weight; null for dice with too many. */
  dice(notation: string): string | null {
    const dice = tableDice(notation === 'd66' ? '' : notation)
    if (typeof dice === 'string' || dice.totals.length > mostTotals) return null
    const rows = dice.totals.map((total): TableRow => [String(total), String(total)])
    const weights = rowWeights({ dice: notation, rows })
    const items = dice.totals.map((total, nth) => `${total}^${weights[nth] ?? 1}`)
    return `[${this.list(notation, `roll${notation.replace(/\W+/g, '_')}`, items)}]`
  }

  written(): string[] {
    return [...this.lists.values()].map(({ name, items }) =>
      [name, ...items.map((item) => `  ${item}`), ''].join('\n'),
    )
  }

  private list(key: string, wanted: string, items: string[]): string {
    const known = this.lists.get(key)
    if (known) return known.name
    const used = [...this.taken, ...[...this.lists.values()].map(({ name }) => name)]
    let name = wanted
    for (let nth = 2; used.includes(name); nth += 1) name = `${wanted}${nth}`
    this.lists.set(key, { name, items })
    return name
  }
}

const bracketed = (name: string | undefined) => (name === undefined ? null : `[${name}]`)

/** Words with the signs of Perchance escaped; articles and plurals that wait have their own sign there. */
function perchanceWords(words: string): string {
  return toHtml(inOneLine(words))
    .replace(/[\\[\]{}=^]/g, '\\$&')
    .replace(/\/\//g, '\\/\\/')
    .replace(/\b([Aa])\(n\) /g, '{$1} ')
    .replace(/\(s\)/g, '{s}')
}

/** A whole number between two, where the dice give each as often; several dice are added up. */
function perchanceDice(notation: string): string | null {
  const [, count = '1', sides, more] = /^(\d*)d(\d+)([+-]\d+)?$/.exec(notation) ?? []
  if (sides === undefined || Number(count || 1) !== 1) return null
  const add = Number(more ?? 0)
  const [least, most] = [1 + add, Number(sides) + add]
  return least < 0 ? null : `{${least}-${most}}`
}
