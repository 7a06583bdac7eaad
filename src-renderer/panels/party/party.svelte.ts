import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

type Field = CreatureView['fields'][number]

/** Where edits of a creature show their failures and questions. */
export function placeOf(creature: CreatureView): string {
  return `party:${creature.id}`
}

/** Characters stand in the strip; hirelings and animals share its last column. */
export function parted(party: readonly CreatureView[]): {
  characters: CreatureView[]
  others: CreatureView[]
} {
  return {
    characters: party.filter(({ kind }) => kind === 'character'),
    others: party.filter(({ kind }) => kind !== 'character'),
  }
}

/** The field drawn as hearts, and the ones drawn as numbers beside it. */
export function vitals(creature: CreatureView): { life: Field | null; numbers: Field[] } {
  const strip = creature.fields.filter((field) => field.strip)
  const life = strip.find((field) => field.pips) ?? null
  return { life, numbers: strip.filter((field) => field !== life) }
}

/** What a hireling or an animal is for: the first words of its notes, else its kind. */
export function calling({ notes, kind }: Pick<CreatureView, 'notes' | 'kind'>): string {
  return (/^[^.,;\n]+/.exec(notes)?.[0] ?? kind).trim().toLowerCase()
}

/** What is in hand, as the quiet words beside the name. */
export function inHand(creature: CreatureView): string {
  return creature.items
    .filter(({ ready }) => ready)
    .map(({ name }) => name.toLowerCase())
    .join(', ')
}

/** Number of things carried, counting each of a kind. */
export function carried(creature: CreatureView): number {
  return creature.items.reduce((sum, { count }) => sum + count, 0)
}

/** A number of a creature being changed in place. Nothing changes until it is applied. */
export class Editing {
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
    const to = valueOf(this.text, field.value)
    if (to === null) {
      this.wrong = 'not a whole number'
      return false
    }
    this.open = false
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

/** A typed number, or a change of the one that stands: "-2" from 5 is 3. Null for anything else. */
export function valueOf(text: string, from: number): number | null {
  const match = /^\s*([+\u2212-]?)\s*(\d{1,6})\s*$/.exec(text)
  if (!match) return null
  const figure = Number(match[2])
  return match[1] === '' ? figure : match[1] === '+' ? from + figure : from - figure
}
