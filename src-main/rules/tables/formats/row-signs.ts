import { cellsOfRow, conditionOf } from '../compiled.ts'
import type { RowCondition } from '../conditions.ts'
import { shapes } from '../grammar.ts'
import { parseParts } from '../parts.ts'
import type { Part } from '../ready.ts'
import type { Table } from '../shape.ts'

/** Takes what a form does not hold of a row, in words for the GM. */
export type LossReport = (says: string) => void

/** Signs of a form for the parts of a row; what it has no sign for is resolved into plain words. */
interface PartSigns {
  words(words: string): string
  dice(notation: string): string | null
  call(name: string): string | null
  /** Several different rows; null where the form has none. */
  several?(name: string, times: string, joiner: string | null): string | null
  choice?(options: readonly { weight: number; text: string }[]): string | null
  kept?(name: string, unseen: boolean, text: string, call: string | null): string | null
  recalled?(name: string): string | null
  shaped?(shape: string, text: string, call: string | null): string | null
}

/**
 * Text of a row in another form. What the form can't say becomes plain words, and is reported.
 */
export function inSigns(
  text: string,
  signs: PartSigns,
  lost: LossReport = () => undefined,
): string {
  return inAll(parseParts(text).parts, signs, lost)
}

const inAll = (parts: readonly Part[], signs: PartSigns, lost: LossReport): string =>
  parts.map((part) => inSign(part, signs, lost) ?? resolved(part, signs, lost)).join('')

function inSign(part: Part, signs: PartSigns, lost: LossReport): string | null {
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
        signs.choice?.(
          part.options.map(({ weight, parts }) => ({ weight, text: inAll(parts, signs, lost) })),
        ) ?? null
      )
    case 'kept': {
      const text = inAll(part.parts, signs, lost)
      return signs.kept?.(part.name, part.unseen, text, calledAlone(part.parts)) ?? null
    }
    case 'recalled':
      return signs.recalled?.(part.name) ?? null
    case 'shaped': {
      const text = inAll(part.parts, signs, lost)
      return signs.shaped?.(part.shape, text, calledAlone(part.parts)) ?? null
    }
    default:
      return null
  }
}

/** Most rows of a table that stand side by side for “several of it”. */
const mostRepeated = 12

/** A part for which a form has no sign, in words that say the same as nearly as it can. */
function resolved(part: Part, signs: PartSigns, lost: LossReport): string {
  const own = printPart(part)
  const all = (parts: readonly Part[]): string => inAll(parts, signs, lost)
  switch (part.kind) {
    case 'words':
      return signs.words(part.words)
    case 'dice':
      lost(`“${own}” is not rolled there`)
      return signs.words(part.notation + part.words)
    case 'call':
      return part.times ? repeated(part, signs, lost) : unmodified(part.name, signs, lost)
    case 'choice':
      lost(`“${own}” is no choice there: all of its words are shown`)
      return part.options.map(({ parts }) => all(parts)).join(signs.words(' / '))
    case 'kept':
      if (part.unseen) lost(`“${own}” is kept unseen here, and left out there`)
      return part.unseen ? '' : all(part.parts)
    case 'recalled':
      lost(`“${own}” repeats what was rolled before, which it can’t there`)
      return signs.words(`(the same ${part.name})`)
    case 'shaped': {
      const [first, ...others] = part.parts
      if (first?.kind !== 'words' || (others.length > 0 && part.shape !== 'cap')) {
        lost(`“${own}” keeps its words there, but not the form “${part.shape}”`)
        return all(part.parts)
      }
      return signs.words(shapes[part.shape](first.words)) + all(others)
    }
    case 'if':
      lost(
        `“${own}” depends on the circumstances, which it can’t there: all of its words are shown`,
      )
      return part.branches
        .map(({ when, parts }) => {
          const only = when ? printCondition(when) : 'otherwise'
          return all(parts) + signs.words(` (${only})`)
        })
        .join(signs.words(' / '))
    case 'computed':
      lost(`“${own}” is worked out here, and plain words there`)
      return all(part.parts)
  }
}

/** A roll on a table without its modifier, or the name of a table that does not come along. */
function unmodified(name: string, signs: PartSigns, lost: LossReport): string {
  const bare = name.replace(/\s*[+-]\s*\d{1,4}$/, '')
  const call = bare === name ? null : signs.call(bare)
  if (call === null) return signs.words(`[${name}]`)
  lost(`“[${name}]” is rolled without its modifier there`)
  return call
}

/** Several rows of a table as so many rolls on it, of which two may be alike. */
function repeated(
  part: Extract<Part, { kind: 'call' }>,
  signs: PartSigns,
  lost: LossReport,
): string {
  const call = signs.call(part.name)
  const times = Number(part.times?.notation)
  if (call === null) return signs.words(printPart(part))
  if (!Number.isInteger(times) || times > mostRepeated) {
    lost(`“${printPart(part)}” is one roll there, behind its number`)
    return `${signs.dice(part.times?.notation ?? '') ?? signs.words(part.times?.notation ?? '')} × ${call}`
  }
  lost(`“${printPart(part)}” may give a row twice there`)
  const joiner = part.joiner ?? (times === 2 ? ' and ' : ', ')
  return Array.from({ length: times }, () => call).join(signs.words(joiner))
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
export function inOneCell(
  { columns, together }: Table,
  text: string,
  lost: LossReport = () => undefined,
): string {
  const { when, text: bare } = conditionOf(text)
  if (when)
    lost(`the row counts only on a condition here (${printCondition(when)}), and always there`)
  if (columns && columns.length > 1 && !together)
    lost('each column is rolled on its own here, and a row gives all of them there')
  const cells =
    columns && columns.length > 1
      ? cellsOfRow(bare, columns.length)
          .map((cell, nth) => `${columns[nth] ?? ''}: ${cell}`)
          .join('; ')
      : bare
  return when ? `${cells} (only ${printCondition(when)})` : cells
}
