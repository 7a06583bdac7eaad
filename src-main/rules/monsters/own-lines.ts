/** Shape of a stat line that a game prints in labels of its own: data for readers, forms and exports. */
import type { FieldId, RulesetId } from '../core/ids.ts'
import type { Family, HitDice, Monster, Read } from './canonical.ts'
import type { FormFieldId } from './edit/form-fields.ts'
import { bxKeys, cairnKeys } from './figure-keys.ts'

/** One figure of a line. */
export interface OwnLabel {
  /** As it is printed: `ST`. */
  label: string
  field: FieldId
  /** Field of the form in which it is typed and edited. */
  form: FormFieldId
  /** Printed with its sign: `+4`. */
  signed?: boolean
  /** Words for 0, 1, 2 and so on. */
  words?: readonly string[]
}

export interface OwnLine {
  game: RulesetId
  /** Layout of the monsters read from it. */
  layout: string
  title: string
  /** Name of the source system of its monsters. */
  system: string
  family: Family
  labels: readonly OwnLabel[]
  /** Sign of the line: without it in a text, no more is looked for. */
  sign: string
  /** Fields of which all of one row must be there, so that no other book's line is taken for it. */
  needs: readonly (readonly FieldId[])[]
  /** Nearest figures of its family, for the other games: the figure, its value, and the field it follows from. */
  figures: readonly {
    key: string
    from: FieldId
    value(figure: number, all: Readonly<Record<FieldId, number>>): unknown
  }[]
}

/** Figures as a game's own line prints them, with their places in the text. */
type OwnValues = Readonly<Record<FieldId, Read<number>>>

/** The figure as it stands. */
export const sameFigure = (figure: number): number => figure

/** Hit Dice of so many, half a die at least. */
export const plainHitDice = (dice: number, hitPoints: number | null = null): HitDice => ({
  dice: Math.max(0.5, dice),
  modifier: 0,
  stars: 0,
  hitPoints,
})

/** Descending armour class of a step of hide, soft to plate. */
export const plainArmourClass = (descending: number) => ({ descending, ascending: null })

/** One figure as its line prints it: `ST 15`, `attack +4`, `size large`. */
export function ownFigure({ label, signed, words }: OwnLabel, value: number): string {
  return `${label} ${words?.[value] ?? (signed && value >= 0 ? `+${value}` : value)}`
}

/** All of a block's own figures: `HP 6, ST 15, Mana 0`. */
export function ownFigures({ labels }: OwnLine, own: OwnValues): string {
  return labels
    .flatMap((label) => {
      const read = own[label.field]
      return read ? [ownFigure(label, read.value)] : []
    })
    .join(', ')
}

/** Title under which a form of another program carries a block's own figures. */
export function ownTitle({ system }: OwnLine): string {
  return `${system} figures`
}

/** Figures of the family that follow from a line's own. */
export function figuresFrom({ family, figures }: OwnLine, own: OwnValues): Monster['figures'] {
  const all = Object.fromEntries(Object.entries(own).map(([field, { value }]) => [field, value]))
  const keys: readonly string[] = family === 'cairn' ? cairnKeys : bxKeys
  const none = Object.fromEntries(keys.map((key) => [key, null]))
  const found = figures.flatMap(({ key, from, value }) => {
    const read = own[from]
    return read ? [[key, { value: value(read.value, all), span: read.span }]] : []
  })
  return { family, ...none, ...Object.fromEntries(found) } as unknown as Monster['figures']
}
