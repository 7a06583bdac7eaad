import { cellsOfRow, conditionOf } from '../compiled.ts'
import type { RowCondition } from '../conditions.ts'
import { parseParts, type Part } from '../parts.ts'
import type { Table, TableRow } from '../shape.ts'
import { slug } from '../markdown.ts'
import type { ForeignTable } from './format.ts'

/** Foreign words as a row of ours holds them: its signs mean themselves. */
export function escaped(words: string): string {
  return inOneLine(words.replace(/[[\]{}|\\^]/g, '\\$&'))
}

/** Text without line breaks, as a row is written. */
export function inOneLine(text: string): string {
  if (!text.includes('\n')) return text
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replace(/ {2,}/g, ' ')
}

/** Text of a row and the weight at its end, 1 without one: `text ^2`. */
export function weightAtEnd(text: string): { words: string; weight: number } {
  const at = text.lastIndexOf('^')
  const weight = at < 1 ? '' : text.slice(at + 1).trim()
  if (
    !/^\d{1,6}(?:\.\d{1,4})?$/.test(weight) ||
    !(Number(weight) > 0) ||
    !/\s/.test(text[at - 1] ?? '')
  )
    return { words: text, weight: 1 }
  return { words: text.slice(0, at).trimEnd(), weight: Number(weight) }
}

/** Words of a Markdown heading, or of a line that is bold as a whole; null for other lines. */
export function headingOf(line: string): string | null {
  if (line.length > 200) return null
  const words = /^#{1,6}\s+(.+)$/.exec(line)?.[1] ?? /^\*\*([^*]+)\*\*:?\s*$/.exec(line)?.[1]
  return words === undefined
    ? null
    : words
        .replace(/[*_`]/g, '')
        .replace(/[#\s]+$/, '')
        .trim() || null
}

/** Id of a table of a file: the file's name and the table's, or `own/` and the name of the only one. */
export function foreignId(title: string, collection?: string): string {
  return `${collection === undefined ? 'own' : slug(collection).slice(0, 50)}/${slug(title).slice(0, 60)}`
}

/** Every table under an id of its own; of two with the same one, the second is numbered. */
export function withOwnIds(tables: readonly ForeignTable[]): ForeignTable[] {
  const taken = new Set<string>()
  return tables.map((each) => {
    const { id } = each.table
    let free = id
    for (let nth = 2; taken.has(free); nth += 1) free = `${id}-${nth}`
    taken.add(free)
    return free === id ? each : { ...each, table: { ...each.table, id: free } }
  })
}

/** Facts of a table that its foreign text does not state. */
export function foreignTable(
  title: string,
  id: string,
  rows: { rows: readonly TableRow[]; dice: string; weighted?: boolean },
): Table {
  return {
    id,
    title: title.slice(0, 200),
    dice: rows.dice,
    source: '',
    rows: rows.rows,
    ...(rows.weighted === false ? {} : { weighted: true as const }),
  }
}

/** Signs of a form for the parts of a row; what it has no sign for is given as `other`. */
interface PartSigns {
  words(words: string): string
  dice(notation: string): string | null
  call(name: string): string | null
  /** Several different rows; null where the form has none. */
  several?(name: string, times: string, joiner: string | null): string | null
  choice?(options: readonly { weight: number; text: string }[]): string
  kept?(name: string, unseen: boolean, text: string, call: string | null): string | null
  recalled?(name: string): string | null
  shaped?(shape: string, text: string, call: string | null): string | null
}

/** Text of a row in another form. What the form can't say stands there in our own language, as words. */
export function inSigns(text: string, signs: PartSigns): string {
  return parseParts(text)
    .parts.map((part) => inSign(part, signs) ?? signs.words(printPart(part)))
    .join('')
}

function inSign(part: Part, signs: PartSigns): string | null {
  const all = (parts: readonly Part[]): string =>
    parts.map((each) => inSign(each, signs) ?? signs.words(printPart(each))).join('')
  switch (part.kind) {
    case 'words':
      return signs.words(part.words)
    case 'dice': {
      const dice = signs.dice(part.notation)
      return dice === null ? null : dice + signs.words(part.words)
    }
    case 'call':
      if (part.times) return signs.several?.(part.name, part.times.notation, part.joiner) ?? null
      return signs.call(part.name)
    case 'choice':
      return (
        signs.choice?.(part.options.map(({ weight, parts }) => ({ weight, text: all(parts) }))) ??
        null
      )
    case 'kept':
      return signs.kept?.(part.name, part.unseen, all(part.parts), calledAlone(part.parts)) ?? null
    case 'recalled':
      return signs.recalled?.(part.name) ?? null
    case 'shaped':
      return signs.shaped?.(part.shape, all(part.parts), calledAlone(part.parts)) ?? null
    default:
      return null
  }
}

/** Name of the table that parts consist of; null where there is more. */
function calledAlone(parts: readonly Part[]): string | null {
  const [only] = parts
  return parts.length === 1 && only?.kind === 'call' && !only.times ? only.name : null
}

/** A part in our own language. */
function printPart(part: Part): string {
  const all = (parts: readonly Part[]) => parts.map(printPart).join('')
  switch (part.kind) {
    case 'words':
      return part.words
    case 'dice':
      return `[${part.notation}${part.words}]`
    case 'call': {
      const joiner = part.joiner === null ? '' : `;${part.joiner}`
      return `[${part.times ? `${part.times.notation} x ` : ''}${part.name}${joiner}]`
    }
    case 'computed':
      return `[${all(part.parts)}]`
    case 'choice':
      return `{${part.options.map(({ weight, parts }) => all(parts) + (weight === 1 ? '' : `^${weight}`)).join('|')}}`
    case 'kept':
      return `{${part.name}${part.unseen ? ':' : ''}=${all(part.parts)}}`
    case 'recalled':
      return `{${part.name}}`
    case 'shaped':
      return `{${part.shape}: ${all(part.parts)}}`
    case 'if':
      return `{${part.branches.map(({ when, parts }) => `${when ? `if ${printCondition(when)}` : 'else'}: ${all(parts)}`).join('|')}}`
  }
}

function printCondition(condition: RowCondition): string {
  switch (condition.kind) {
    case 'is':
      return condition.fact
    case 'compares':
      return `${condition.fact}${condition.with}${condition.values.join(',')}`
    case 'not':
      return `not ${printCondition(condition.of)}`
    case 'and':
    case 'or':
      return condition.of.map(printCondition).join(` ${condition.kind} `)
  }
}

/** A row's cells in one text, for forms without columns: "Look: grey; Want: bread". */
export function inOneCell({ columns }: Table, text: string): string {
  const { when, text: bare } = conditionOf(text)
  const cells =
    columns && columns.length > 1
      ? cellsOfRow(bare, columns.length)
          .map((cell, nth) => `${columns[nth] ?? ''}: ${cell}`)
          .join('; ')
      : bare
  return when ? `${cells} (only ${printCondition(when)})` : cells
}
