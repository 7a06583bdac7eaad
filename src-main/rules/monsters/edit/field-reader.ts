import type { Attack, BxFigures, Family, Span } from '../canonical.ts'
import { bxKeys } from '../figure-keys.ts'
import { placeAttacks } from '../sources/bx/attacks/words.ts'
import { emptyFigures, readFigure } from '../sources/bx/figures.ts'
import { armedIn } from '../sources/cairn/attacks/index.ts'
import { plain } from '../sources/plain.ts'
import { unreadBetween } from '../sources/spans.ts'
import { formFields, type FormFieldId } from './form-fields.ts'

/** Figures without their places in a text. */
export type BareFigures = Readonly<Record<string, unknown>>

/** Reading of one field: figures or attacks, or a fault that tells the GM why it cannot be read. */
interface FieldRead {
  figures: BareFigures
  attacks: Attack[] | null
  /** Words that became no figure. */
  left: string[]
  fault: string | null
}

const nothing: FieldRead = { figures: {}, attacks: null, left: [], fault: null }

const figuresOfField: Readonly<Partial<Record<FormFieldId, readonly (keyof BxFigures)[]>>> = {
  saves: ['saves', 'saveAs', 'save'],
}

/** Whole numbers of the Cairn family, least and most. */
const scores: Readonly<Partial<Record<FormFieldId, readonly [number, number]>>> = {
  hp: [0, 999],
  armor: [0, 20],
  str: [0, 99],
  dex: [0, 99],
  wil: [0, 99],
}

/** Reads the words of one field by the parsers of whole blocks. `damage` is damage printed apart from the attacks. */
export function readField(
  family: Family,
  field: FormFieldId,
  words: string,
  damage = '',
): FieldRead {
  const said = words.replace(/\s+/g, ' ').trim()
  if (said === '') return { ...nothing, fault: 'Nothing stands here.' }
  const range = family === 'cairn' ? scores[field] : undefined
  if (range) return readScore(field, said, range)
  if (field === 'attacks') return attacksIn(family, said, damage.trim())
  return figuresIn(field, said)
}

/** One clause of a stat line: `AC 6 [13]`, `4 HP`. */
export function clauseOf(family: Family, field: FormFieldId, words: string): string {
  const { label } = formFields[field]
  if (family === 'bx') return `${label} ${words}`.trim()
  return field === 'attacks' ? words : `${words} ${label}`.trim()
}

function readScore(
  field: FormFieldId,
  said: string,
  [least, most]: readonly [number, number],
): FieldRead {
  const value = /^\d{1,3}$/.test(said) ? Number(said) : null
  if (value === null || value < least || value > most)
    return { ...nothing, fault: `A whole number from ${least} to ${most}.` }
  return { ...nothing, figures: { [field]: value } }
}

function attacksIn(family: Family, said: string, damage: string): FieldRead {
  const text = plain(said)
  const placed =
    family === 'bx'
      ? placeAttacks(text, damage === '' ? null : plain(damage))
      : armedIn(text, 0, text.length, 0, true).flatMap(({ attack, ...span }) =>
          attack ? [{ attack, span }] : [],
        )
  const left = leftIn(
    text,
    placed.map(({ span }) => span),
  )
  return placed.length === 0
    ? { ...nothing, left, fault: notRead('attacks', said) }
    : { ...nothing, attacks: placed.map(({ attack }) => attack), left }
}

/** The field's title labels its words. */
const labelled = { from: 0, to: 0, set: true, strong: true, opens: true, turned: false }

function figuresIn(field: FormFieldId, said: string): FieldRead {
  const text = plain(said)
  const figures = emptyFigures()
  const figure = field === 'saves' ? field : bxKeys.find((key) => key === field)
  const word = formFields[field].label.toLowerCase()
  const spans =
    figure === undefined || figure === 'saveAs' || figure === 'save'
      ? []
      : readFigure(
          text,
          {
            hit: { ...labelled, figure, word },
            from: 0,
            to: text.length,
            own: false,
            last: true,
          },
          figures,
          'either',
        )
  const values = Object.fromEntries(
    (figuresOfField[field] ?? [field]).map((key) => [
      key,
      (figures as unknown as Record<string, { value: unknown } | null>)[key]?.value ?? null,
    ]),
  )
  const found = Object.values(values).some((value) => value !== null)
  if (!found) return { ...nothing, fault: notRead(field, said) }
  const fault = absurdity(field, values)
  return fault === null
    ? { ...nothing, figures: values, left: leftIn(text, spans) }
    : { ...nothing, fault }
}

function leftIn(text: string, spans: readonly Span[]): string[] {
  return unreadBetween(text, spans).map(({ text: words }) => words)
}

function notRead(field: FormFieldId, said: string): string {
  const short = said.length > 30 ? `${said.slice(0, 30)}…` : said
  return `“${short}” could not be read: write it like ${formFields[field].example}.`
}

/** Message about a figure outside any plausible range; null when it is plausible. */
function absurdity(field: FormFieldId, values: BareFigures): string | null {
  const value = values[field] as never
  if (field === 'morale') return outside(value, 2, 12, 'Morale')
  if (field === 'xp') return outside(value, 0, 1_000_000, 'XP')
  if (field === 'hd') return outside((value as { dice: number }).dice, 0, 100, 'Hit dice')
  if (field === 'ac') {
    const { descending, ascending } = value as {
      descending: number | null
      ascending: number | null
    }
    return (
      outside(descending ?? 0, -30, 30, 'Armour class') ??
      outside(ascending ?? 10, -10, 60, 'Armour class')
    )
  }
  return null
}

function outside(value: number, least: number, most: number, what: string): string | null {
  return value < least || value > most ? `${what} runs from ${least} to ${most}.` : null
}
