import type { KnownActionId, SheetKitView } from '../../../src-main/campaign/view/views.ts'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** A number of the sheet, with its ceiling beside it where it has one. */
export interface SheetNumber {
  id: string
  label: string
  title: string
  value: number
  min: number
  max: number
  most: Omit<SheetNumber, 'most'> | null
}

/** Every number the game declares for somebody; a ceiling stands with what it bounds. */
export function numbersOf(creature: CreatureView, kit: SheetKitView): SheetNumber[] {
  const ceilings = new Set(kit.fields.flatMap(({ most }) => most ?? []))
  /** True for a number that no character’s sheet has, unless it was set. */
  const foreign = (id: string, value: number): boolean =>
    creature.kind === 'character' &&
    value === 0 &&
    kit.fields.some((field) => field.id === id && !field.sheet)
  return creature.fields
    .filter(({ id, value }) => !ceilings.has(id) && !foreign(id, value))
    .flatMap(({ id, value, most }) => {
      const field = kit.fields.find((each) => each.id === id)
      if (!field) return []
      const ceiling = most === null ? undefined : kit.fields.find((each) => each.id === field.most)
      return [
        {
          ...bounded(field, value),
          most: ceiling && most !== null ? bounded(ceiling, most) : null,
        },
      ]
    })
}

function bounded(
  { id, label, title, min, max }: SheetKitView['fields'][number],
  value: number,
): Omit<SheetNumber, 'most'> {
  return { id, label, title, min, max, value }
}

/** True when the page shows skills: the game lists them, or they have some of their own. */
export function hasSkills({ kind, skills }: CreatureView, kit: SheetKitView): boolean {
  return kind !== 'monster' && (kit.skills.length > 0 || skills.length > 0)
}

/** Skills of the game that somebody has not learnt yet, by column. */
export function unlearnedSkills(creature: CreatureView, kit: SheetKitView): SheetKitView['skills'] {
  const known = new Set(creature.skills.map(({ name }) => name))
  return kit.skills
    .map(({ title, skills }) => ({ title, skills: skills.filter((name) => !known.has(name)) }))
    .filter(({ skills }) => skills.length > 0)
}

/** The price-list row of this name, for its price. */
export function priceListRow(kit: SheetKitView, name: string): SheetKitView['gear'][number] | null {
  const wanted = name.trim().toLowerCase()
  return kit.gear.find((row) => row.name.toLowerCase() === wanted) ?? null
}

/** The sheet of one creature being written on. What a rule refuses is reported where it was typed. */
export class SheetEditing {
  readonly screen: Screen
  readonly who: string
  readonly place: string

  constructor(screen: Screen, who: string) {
    this.screen = screen
    this.who = who
    this.place = `sheet:${who}`
  }

  /** Why the rule would not have it; null when it is done. */
  async does(action: KnownActionId, input: Record<string, unknown>): Promise<string | null> {
    const whole = { who: this.who, ...input }
    const preview = await this.screen.preview(action, whole)
    if (preview?.refuses) return preview.refuses
    await this.screen.run(action, whole, { at: this.place })
    return null
  }
}
