import type { BxFigures, CairnFigures, Monster, Span } from '../canonical.ts'
import { readField } from './field-reader.ts'
import { formFields, type FormFieldId } from './form-fields.ts'
import { formOf } from './forms.ts'
import { ownLabelOf, readOwn, withOwnValues } from './own.ts'
import type { OwnLabel } from '../own-lines.ts'
import { printField } from './written.ts'

/** Edit by the GM: new words for a field, an unread stretch assigned to one, or an undo. */
export type MonsterEdit =
  | { field: FormFieldId; words: string }
  | { field: FormFieldId; unread: number }
  | { field: FormFieldId; undo: true }

type Mended = { monster: Monster; fault: null } | { monster: null; fault: string }

/** One line of the form that a read monster is checked in. */
export interface FormRow {
  id: FormFieldId
  title: string
  example: string
  text: string
  /** Spans of the field in the source text. */
  spans: Span[]
  /** Original reading, if the GM has edited the field since; otherwise null. */
  was: string | null
  /** Unread text that gives the field once more, with its label; empty for none. */
  again: string
}

/** Labels of the figures that every block gives once; a second one may belong to the next block. */
const givenOnce: Partial<Record<FormFieldId, RegExp>> = {
  ac: /(?<![\p{L}])(?:AC|armou?r class)[\s:]{1,3}\[?-?\d[^,;\n]{0,20}/iu,
  hd: /(?<![\p{L}])(?:HD|hit dice)[\s:]{1,3}\[?-?\d[^,;\n]{0,20}/iu,
}

/** Unread text of a monster that gives its armour class or hit dice once more; empty for none. */
export function repeatedText({ figures, unread }: Monster, field: FormFieldId): string {
  const label = figures.family === 'bx' ? givenOnce[field] : undefined
  const found = label && unread.map(({ text }) => label.exec(text)?.[0]).find(Boolean)
  return found?.trim() ?? ''
}

/** The monster with one field edited. The original reading is kept, so that each field can be undone. */
export function applyEdit(monster: Monster, change: MonsterEdit): Mended {
  if ('undo' in change) return { monster: undone(monster, change.field), fault: null }
  if ('unread' in change) return givenField(monster, change.field, change.unread)
  return withWords(monster, change.field, change.words, null)
}

/** Every field of the monster’s family, in the order of its own form. */
export function formRows(monster: Monster): FormRow[] {
  return formOf(monster).fields.map((id) => ({
    id,
    title: formFields[id].title,
    example: formFields[id].example,
    text: printField(monster, id),
    spans: spansOf(monster, id),
    was: monster.asRead?.[id] ? printField(undone(monster, id), id) : null,
    again: repeatedText(monster, id),
  }))
}

function spansOf(monster: Monster, field: FormFieldId): Span[] {
  if (field === 'name') return monster.nameSpan ? [monster.nameSpan] : []
  if (field === 'attacks') return monster.attackSpans
  if (field === 'special') return monster.details.map(({ span }) => span)
  const label = ownLabelOf(monster, field)
  const own = label && monster.own?.values[label.field]
  if (label) return own ? [own.span] : []
  return keysOf(field).flatMap((key) => {
    const figure = (monster.figures as unknown as Record<string, { span: Span } | null>)[key]
    return figure ? [figure.span] : []
  })
}

const keysOf = (field: FormFieldId): readonly string[] =>
  field === 'saves' ? ['saves', 'saveAs', 'save'] : [field]

function givenField(monster: Monster, field: FormFieldId, at: number): Mended {
  const piece = monster.unread[at]
  if (!piece) return { monster: null, fault: 'That stretch is read by now.' }
  const words =
    field === 'special' ? `${printField(monster, field)}\n${piece.text}` : bare(field, piece.text)
  return withWords(monster, field, words, piece)
}

/** Its words without the label, where they begin with it. */
function bare(field: FormFieldId, words: string): string {
  const { label, title } = formFields[field]
  const begins = [label, title].find(
    (word) => word !== '' && words.toLowerCase().startsWith(`${word.toLowerCase()} `),
  )
  return begins === undefined ? words : words.slice(begins.length).trim()
}

function withWords(
  monster: Monster,
  field: FormFieldId,
  words: string,
  piece: Monster['unread'][number] | null,
): Mended {
  const before = monster.asRead?.[field] ?? partsOf(monster, field)
  const unread = piece ? [...(before.unread ?? []), piece] : before.unread
  const kept = {
    ...monster,
    unread: monster.unread.filter((one) => one !== piece),
    asRead: { ...monster.asRead, [field]: { ...before, ...(unread ? { unread } : {}) } },
  }
  const span = piece?.span ?? spansOf(monster, field)[0] ?? { from: 0, to: 0 }
  const changed = changeOf(monster, field, words, span)
  return typeof changed === 'string'
    ? { monster: null, fault: changed }
    : { monster: { ...kept, ...changed }, fault: null }
}

/** Parts of a monster that new words for a field change, or the fault in those words. */
function changeOf(
  monster: Monster,
  field: FormFieldId,
  words: string,
  span: Span,
): Partial<Monster> | string {
  const said = words.trim()
  if (field === 'name') return said === '' ? 'Give it a name.' : { name: said.slice(0, 200) }
  if (field === 'special') return { details: detailsOf(said, span) }
  const label = ownLabelOf(monster, field)
  if (label) return withOwn(monster, label, said, span)
  if (said === '') return cleared(monster, field)
  const read = readField(monster.figures.family, field, said)
  if (read.fault !== null) return read.fault
  if (read.left.length > 0)
    return `“${read.left.join(' ')}” is no part of that figure: put it under Special.`
  if (read.attacks) return { attacks: read.attacks, attackSpans: [span] }
  const figures = Object.entries(read.figures).map(([key, value]) => [
    key,
    value === null ? null : { value, span },
  ])
  return {
    figures: { ...monster.figures, ...Object.fromEntries(figures) } as BxFigures | CairnFigures,
  }
}

/** The monster's own figures with one of them typed again, or cleared by no words. */
function withOwn(
  monster: Monster,
  label: OwnLabel,
  said: string,
  span: Span,
): Partial<Monster> | string {
  const read = said === '' ? null : readOwn(label, said)
  if (typeof read === 'string') return read
  return withOwnValues(monster, { [label.field]: read === null ? null : { value: read, span } })
}

function cleared(monster: Monster, field: FormFieldId): Partial<Monster> {
  if (field === 'attacks') return { attacks: [], attackSpans: [] }
  const none = Object.fromEntries(keysOf(field).map((key) => [key, null]))
  return { figures: { ...monster.figures, ...none } as BxFigures | CairnFigures }
}

function detailsOf(prose: string, span: Span): Monster['details'] {
  return prose
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const titled = /^([^:.]{1,40}): (\S.*)$/.exec(line)
      return { title: titled?.[1] ?? '', text: titled?.[2] ?? line, span }
    })
}

type Before = NonNullable<Monster['asRead']>[string]

/** The parts that a field’s words may change, as they are now. */
function partsOf(monster: Monster, field: FormFieldId): Before {
  if (field === 'name') return { name: monster.name }
  if (field === 'attacks') return { attacks: monster.attacks, attackSpans: monster.attackSpans }
  if (field === 'special') return { details: monster.details }
  const label = ownLabelOf(monster, field)
  if (label) return { own: { [label.field]: monster.own?.values[label.field] ?? null } }
  const figures = monster.figures as unknown as Record<string, unknown>
  return { figures: Object.fromEntries(keysOf(field).map((key) => [key, figures[key] ?? null])) }
}

function undone(monster: Monster, field: FormFieldId): Monster {
  const before = monster.asRead?.[field]
  if (!before) return monster
  const { [field]: _, ...others } = monster.asRead ?? {}
  const { figures, own, unread = [], ...parts } = before
  const { asRead: __, ...rest } = monster
  return {
    ...rest,
    ...parts,
    ...(Object.keys(others).length > 0 ? { asRead: others } : {}),
    figures: { ...monster.figures, ...figures } as BxFigures | CairnFigures,
    ...(own ? withOwnValues(monster, own) : {}),
    unread: [...monster.unread, ...unread].sort((a, b) => a.span.from - b.span.from),
  }
}
