import type { Attack, BxFigures, CairnFigures, Family, Monster } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { formFields, type FormFieldId } from './form-fields.ts'

type Figures = BxFigures | CairnFigures
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

/** Other fields of a sample block around the one typed, so that the readers recognise it. */
const around: Readonly<Record<Family, Readonly<Partial<Record<FormFieldId, string>>>>> = {
  bx: {
    ac: 'AC 9 [10]',
    hd: 'HD 1',
    attacks: 'Att 1 × hit (1d4)',
    movement: 'MV 120’ (40’)',
    saves: 'SV D12 W13 P14 B15 S16',
    morale: 'ML 7',
    alignment: 'AL Neutral',
    xp: 'XP 10',
  },
  cairn: { hp: '4 HP', armor: '1 Armor', str: '10 STR', dex: '10 DEX', wil: '10 WIL' },
}

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

/**
 * Reads the words of one field with the readers of whole blocks, so that it takes every notation they
 * know. `damage` is damage printed apart from the attacks.
 */
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
  const clause = clauseOf(family, field, said)
  const others = Object.entries(around[family]).flatMap(([id, text]) =>
    id === field ? [] : [text],
  )
  const apart = damage.trim() === '' ? [] : [clauseOf(family, 'damage', damage.trim())]
  const before = `Foe\n\n${others.join(', ')}, `
  const read = readMonsters([before + clause, ...apart].join(', ')).monsters
  const [monster] = read
  if (!monster || read.length > 1) return { ...nothing, fault: notRead(field, said) }
  return field === 'attacks'
    ? attacksIn(monster, said, before.length)
    : figuresIn(monster, field, said, before.length)
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

function attacksIn(monster: Monster, said: string, after: number): FieldRead {
  const left = leftIn(monster, after)
  return monster.attacks.length === 0
    ? { ...nothing, left, fault: notRead('attacks', said) }
    : { ...nothing, attacks: monster.attacks, left }
}

function figuresIn(monster: Monster, field: FormFieldId, said: string, after: number): FieldRead {
  const figures: Figures = monster.figures
  const wanted = figuresOfField[field] ?? [field]
  const values = Object.fromEntries(
    wanted.map((key) => [
      key,
      (figures as unknown as Record<string, { value: unknown } | null>)[key]?.value ?? null,
    ]),
  )
  const found = Object.values(values).some((value) => value !== null)
  if (!found) return { ...nothing, fault: notRead(field, said) }
  const fault = absurdity(field, values)
  return fault === null
    ? { ...nothing, figures: values, left: leftIn(monster, after) }
    : { ...nothing, fault }
}

function leftIn(monster: Monster, after: number): string[] {
  return monster.unread.filter(({ span }) => span.from >= after).map(({ text }) => text)
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
