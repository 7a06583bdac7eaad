import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { boundsFault, readTypedNumber, type NumberBounds } from '../../lib/typed-number.ts'

type Field = CreatureView['fields'][number]

/** Place where edits of a creature show their failures and questions. */
export function placeOf(creature: CreatureView): string {
  return `party:${creature.id}`
}

/** Characters stand in the strip; hirelings and animals share its last column. */
export function groupParty(party: readonly CreatureView[]): {
  characters: CreatureView[]
  others: CreatureView[]
} {
  return {
    characters: party.filter(({ kind }) => kind === 'character'),
    others: party.filter(({ kind }) => kind !== 'character'),
  }
}

/**
 * The field drawn as hearts, and the ones drawn as numbers beside it. `main` is the one that stands where
 * there is room for one: in games without hearts the first number.
 */
export function vitals(creature: CreatureView): {
  life: Field | null
  numbers: Field[]
  main: Field | null
} {
  const strip = creature.fields.filter((field) => field.strip)
  const life = strip.find((field) => field.pips) ?? null
  const numbers = strip.filter((field) => field !== life)
  return { life, numbers, main: life ?? numbers[0] ?? null }
}

/** Role of a hireling or an animal: the first words of its notes, else its kind. */
export function followerRole({ notes, kind }: Pick<CreatureView, 'notes' | 'kind'>): string {
  return (/^[^.,;\n]+/.exec(notes)?.[0] ?? kind).trim().toLowerCase()
}

/** Names of the items in hand, for the quiet words beside the name. */
export function itemsInHand(creature: CreatureView): string {
  return creature.items
    .filter(({ ready }) => ready)
    .map(({ name }) => name.toLowerCase())
    .join(', ')
}

/** Number of things carried, counting each of a kind. */
export function countCarried(creature: CreatureView): number {
  return creature.items.reduce((sum, { count }) => sum + count, 0)
}

/** True of one whose load breaks a limit or costs something. */
export function isOverloaded({ load, problems }: Pick<CreatureView, 'load' | 'problems'>): boolean {
  return problems.length > 0 || (load?.costs ?? '') !== ''
}

/** How somebody stands, in a word that needs no colour; empty when well. */
export function conditionWord({ plight, hurt }: Pick<CreatureView, 'plight' | 'hurt'>): string {
  return plight ?? (hurt ? 'hurt' : '')
}

/** Bounds that the game sets for this number; wide ones where it sets none. */
function boundsOf(screen: Screen, field: Field): NumberBounds {
  const declared = screen.views.company?.kit.fields.find(({ id }) => id === field.id)
  return declared ?? { label: field.label, min: -999, max: 999_999 }
}

/** Room of a card: for everything, for its numbers, or for one line. */
export type CardRoom = 'whole' | 'half' | 'slim'
interface Lay {
  room: CardRoom
  columns: number
  rows: number
  /** Height of the strip in letters. */
  height: number
  /** States that a card has room for in words. */
  states: number
  /** Width of a card in letters. */
  width: number
}

/** Narrowest card whose names and numbers are all seen, and its height, in letters. */
const cardOf: Readonly<Record<CardRoom | 'numbers', { width: number; height: number }>> = {
  whole: { width: 13.5, height: 8.5 },
  half: { width: 10.5, height: 4.75 },
  // More than three numbers have their labels above them.
  numbers: { width: 12.5, height: 5.5 },
  slim: { width: 13.5, height: 2.5 },
}

/** The strip's room in letters, and what each of its cards has to show. */
interface Space {
  slim: boolean
  letters: number
  /** Most numbers that somebody has beside their hearts. */
  numbers: number
  /** Most rows; more of them scroll. */
  most: number
}

/** How the strip is laid: side by side with everything, else in as many rows as it takes. */
export function stripLayout(characters: number, { slim, letters, numbers, most }: Space): Lay {
  const half = numbers > 3 ? 'numbers' : 'half'
  const sideBySide = (width: number): number => Math.max(1, Math.floor(letters / width))
  const whole = !slim && characters <= sideBySide(cardOf.whole.width)
  const room = slim ? 'slim' : whole ? 'whole' : 'half'
  const { width, height } = cardOf[room === 'half' ? half : room]
  const rows = whole
    ? 1
    : Math.max(room === 'half' ? 2 : 1, Math.ceil(characters / sideBySide(width)))
  const columns = Math.max(1, Math.ceil(characters / rows))
  const roomy = letters / columns >= (whole ? 15 : 17)
  return {
    room,
    columns,
    rows,
    height: Math.min(most, rows) * height,
    states: { whole: 2, half: 1, slim: 0 }[room] + (roomy ? 1 : 0),
    width: letters / columns,
  }
}

/** Letters of a card that its edges and the load beside the states take, of a state's frame, and of "+2". */
const besides = 5
const frame = 1.4
const more = 2
/** A small letter is as wide as this part of a letter of the running text. */
const small = 0.42

/** Number of states that stand in words: the first, and after it as many as are read whole beside it. */
export function statesInWords(
  states: readonly { name: string; dying?: true }[],
  { most, width }: { most: number; width: number },
): number {
  let left = width - besides
  const fits = states.slice(0, most).findIndex(({ name, dying }, at) => {
    left -= frame + name.length * small + (dying ? 1 : 0)
    return at > 0 && left < (at < states.length - 1 ? more : 0)
  })
  return fits < 0 ? Math.min(most, states.length) : fits
}

/** The numbers that a card of this room shows: where room is short a pool that can hold nothing is left out. */
export function numbersIn(room: CardRoom, numbers: readonly Field[]): Field[] {
  return numbers.filter(({ value, most }) => room !== 'half' || value !== 0 || most !== 0)
}

/** The card an arrow key goes to; null when the key is none of the strip's. */
export function cardForKey(
  key: string,
  at: number,
  count: number,
  { columns, rows }: Pick<Lay, 'columns' | 'rows'>,
): number | null {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: rows > 1 ? at + columns : at,
    ArrowUp: rows > 1 ? at - columns : at,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined || to < 0 || to >= count || to === at ? null : to
}

/** Hirelings and animals by kind, the way their column heads them. */
export function kindsOf(others: readonly CreatureView[]): { title: string; of: CreatureView[] }[] {
  const kinds = [
    ['hireling', 'Hirelings'],
    ['animal', 'Animals'],
    ['monster', 'Allies'],
  ] as const
  return kinds
    .map(([kind, title]) => ({ title, of: others.filter((one) => one.kind === kind) }))
    .filter(({ of }) => of.length > 0)
}

/** "Hirelings, animals and allies" */
export function listInWords(titles: readonly string[]): string {
  const words = titles.map((title, at) => (at === 0 ? title : title.toLowerCase()))
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
}

/** A number of a creature being changed in place. Nothing changes until it is applied. */
export class NumberEditing {
  open = $state(false)
  text = $state('')
  wrong = $state<string | null>(null)

  begin(field: Field, by = 0): void {
    this.text = String(field.value + by)
    this.wrong = null
    this.open = true
  }

  cancel(): void {
    this.open = false
  }

  step(by: number): void {
    const now = Number(this.text)
    if (Number.isInteger(now)) this.text = String(now + by)
  }

  /** Applies "4", "+1" or "-2"; false while it is not a number. */
  async apply(screen: Screen, creature: CreatureView, field: Field): Promise<boolean> {
    const to = readTypedNumber(this.text, field.value)
    const { label, min, max } = boundsOf(screen, field)
    this.wrong = boundsFault(to, { label, min, max })
    if (this.wrong !== null || to === null) {
      const message = `${creature.name}: ${this.wrong ?? ''}`
      screen.places.fail(placeOf(creature), { code: 'bad-input', message })
      return false
    }
    this.open = false
    screen.places.clear(placeOf(creature))
    if (to !== field.value) {
      await screen.run(
        'house.edit',
        { who: creature.id, field: field.id, to },
        { at: placeOf(creature) },
      )
    }
    return true
  }
}
