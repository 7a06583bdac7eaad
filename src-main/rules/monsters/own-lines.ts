/** Stat lines that games print in labels of their own, as data for readers, forms and exports. */
import type { FieldId, RulesetId } from '../core/ids.ts'
import type { ConversionTarget, Family, Monster, Read } from './canonical.ts'
import type { FormFieldId } from './edit/form-fields.ts'
import { wilByTable } from './conversion/morale.ts'
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

/** Names of sizes from the smallest, as Gods & Monsters counts them. */
const sizes = ['fine', 'tiny', 'small', 'medium', 'large', 'huge', 'gigantic', 'titanic']

const same = (figure: number): number => figure
const hitDice = (dice: number, hitPoints: number | null = null) => ({
  dice: Math.max(0.5, dice),
  modifier: 0,
  stars: 0,
  hitPoints,
})
/** Descending armour class of a step of hide, soft to plate. */
const armourClass = (descending: number) => ({ descending, ascending: null })

const scores = (['str', 'dex', 'wil'] as const).map((key) => ({
  label: key.toUpperCase(),
  field: key,
  form: key,
}))

export const ownLines: readonly OwnLine[] = [
  {
    game: 'hearts',
    layout: 'hearts-line',
    title: 'HEARTS stat line',
    system: 'HEARTS',
    family: 'cairn',
    labels: [
      { label: 'HP', field: 'hp', form: 'hp' },
      { label: 'AP', field: 'ap', form: 'ap' },
      { label: 'ST', field: 'st', form: 'st' },
      { label: 'Mana', field: 'mana', form: 'mana' },
      { label: 'Morale', field: 'morale', form: 'morale' },
    ],
    sign: 'ST',
    needs: [
      ['hp', 'st', 'mana'],
      ['hp', 'st', 'morale'],
    ],
    figures: [
      { key: 'hp', from: 'hp', value: same },
      { key: 'str', from: 'st', value: same },
      { key: 'wil', from: 'morale', value: (morale) => wilByTable(morale, 'nearest') },
    ],
  },
  {
    game: 'delve',
    layout: 'delve-line',
    title: 'Delve stat line',
    system: 'Delve',
    family: 'cairn',
    labels: [
      { label: 'HP', field: 'hp', form: 'hp' },
      ...scores,
      { label: 'DR', field: 'dr', form: 'dr' },
    ],
    sign: 'DR',
    needs: [['hp', 'str', 'dr']],
    figures: [
      ...['hp', 'str', 'dex', 'wil'].map((key) => ({ key, from: key, value: same })),
      { key: 'armor', from: 'dr', value: same },
    ],
  },
  {
    game: 'heartbreaker',
    layout: 'heartbreaker-line',
    title: 'Heartbreaker stat line',
    system: 'Heartbreaker',
    family: 'bx',
    labels: [
      { label: 'STA', field: 'hp', form: 'sta' },
      { label: 'SAV', field: 'sav', form: 'sav' },
      { label: 'COM', field: 'com', form: 'com' },
      { label: 'DEF', field: 'def', form: 'def' },
      { label: 'COV', field: 'cov', form: 'cov' },
      { label: 'AMR', field: 'amr', form: 'amr' },
      { label: 'HD', field: 'hd', form: 'hd' },
      { label: 'Morale', field: 'morale', form: 'morale' },
      { label: 'STR', field: 'strength', form: 'str' },
      { label: 'DEX', field: 'dexterity', form: 'dex' },
    ],
    sign: 'STA',
    needs: [
      ['hp', 'sav', 'com'],
      ['hp', 'sav', 'amr'],
    ],
    figures: [
      { key: 'hd', from: 'hp', value: (sta, { hd }) => hitDice(hd ?? Math.round(sta / 4.5), sta) },
      { key: 'ac', from: 'amr', value: (amr) => armourClass(9 - 2 * Math.min(3, amr)) },
      { key: 'morale', from: 'morale', value: same },
    ],
  },
  {
    game: 'gods-and-monsters',
    layout: 'gods-and-monsters-line',
    title: 'Gods & Monsters stat line',
    system: 'Gods & Monsters',
    family: 'bx',
    labels: [
      { label: 'level', field: 'level', form: 'level' },
      { label: 'survival', field: 'hp', form: 'survival' },
      { label: 'attack', field: 'attackBonus', form: 'attackBonus', signed: true },
      { label: 'missile', field: 'missileBonus', form: 'missileBonus', signed: true },
      { label: 'defense', field: 'defense', form: 'defense' },
      { label: 'movement', field: 'movement', form: 'paces' },
      { label: 'size', field: 'size', form: 'size', words: sizes },
      ...[
        ...(['health', 'fortitude', 'willpower', 'evasion', 'reason', 'perception'] as const),
        ...(['charisma', 'intelligence', 'wisdom', 'endurance', 'agility', 'strength'] as const),
      ].map((field) => ({ label: field, field, form: field })),
    ],
    sign: 'urvival',
    needs: [['level', 'hp']],
    figures: [
      { key: 'hd', from: 'level', value: (level) => hitDice(level) },
      {
        key: 'ac',
        from: 'defense',
        value: (defense) => armourClass(defense >= 7 ? 3 : defense >= 5 ? 4 : defense >= 2 ? 6 : 9),
      },
      { key: 'thac0', from: 'attackBonus', value: (bonus) => ({ thac0: null, bonus }) },
    ],
  },
]

/** Line of a game that prints labels of its own. */
export function ownLineOf(game: ConversionTarget | undefined): OwnLine | undefined {
  return ownLines.find((line) => line.game === game)
}

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
