import type { ReadonlyCreature } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ArmNotes, WeaponTag } from './arm.ts'
import { step } from './dice.ts'

/** How well a weapon is made, or what was done to it. Rule BDPX-WPN-05. */
export const grades = ['decayed', 'martial', 'legendary', 'silvered', 'poisoned'] as const
export type Grade = (typeof grades)[number]

/** Effect of each grade, as the screen shows it; the poison's die is our ruling. */
export const gradeSays: Readonly<Record<Grade, string>> = {
  decayed: 'breaks when its die shows the most',
  martial: 'its tags are one better',
  legendary: 'Magic 1',
  silvered: 'harms the supernatural in full',
  poisoned: 'd4 DEX besides, where it wounds; one wound and it is wiped off',
}

/** The grades written before a weapon's name: "Martial longsword", "Silvered dagger". */
export function gradesOf(name: string): Grade[] {
  return grades.filter((grade) => new RegExp(`\\b${grade}\\b`, 'i').test(name))
}

/** The name with a grade before it, or without. */
export function graded(name: string, grade: Grade, on: boolean): string {
  const bare = name.replace(new RegExp(`\\b${grade}\\b\\s*`, 'i'), '').trim()
  const whole = on ? `${grade} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare
  return `${upperFirst(whole)}`
}

/** A tag counts from a face upwards, so that lower is better; these count as they stand. */
const upward: readonly WeaponTag[] = ['Heavy', 'Counter', 'Quick', 'Magic']

/** Tags of a weapon with what its grade makes of them. Rule BDPX-WPN-05. */
export function gradedTags(name: string, tags: ArmNotes['tags']): ArmNotes['tags'] {
  const of = gradesOf(name)
  const better = of.includes('martial')
    ? Object.fromEntries(
        Object.entries(tags).map(([tag, value]) => [
          tag,
          upward.includes(tag as WeaponTag) ? value + 1 : Math.max(1, value - 1),
        ]),
      )
    : tags
  return of.includes('legendary') ? { ...better, Magic: (better.Magic ?? 0) + 1 } : better
}

/** Silver or magic: it harms what other arms do not. Rule BDPX-WPN-05. */
export function bites({ weapon, tags }: Pick<ArmNotes, 'weapon' | 'tags'>): boolean {
  return (tags.Magic ?? 0) > 0 || gradesOf(weapon.name).includes('silvered')
}

/** True when the target is impenetrable and the weapon not magic: no dice are rolled. Rule BDPX-ATK-03. */
export function useless(target: ReadonlyCreature, { tags }: Pick<ArmNotes, 'tags'>): boolean {
  return 'impenetrable' in target.tags && (tags.Magic ?? 0) === 0
}

export function gradeSteps({ weapon }: ArmNotes): Step[] {
  return gradesOf(weapon.name).map((grade) =>
    step(`${upperFirst(grade)}`, gradeSays[grade], 'BDPX-WPN-05'),
  )
}

/** A decayed weapon whose die shows the most is broken. Rule BDPX-WPN-05. */
export function decays(
  attacker: ReadonlyCreature,
  { weapon, thrown }: ArmNotes,
  shown: number,
): { why: Step[]; effects: Effect[] } {
  const item = attacker.items[weapon.id]
  const most = Number(/d(\d+)/i.exec(weapon.dice)?.[1] ?? 0)
  if (!item || thrown || !gradesOf(weapon.name).includes('decayed') || shown < most)
    return { why: [], effects: [] }
  const broken = { ...item, ready: false, name: `${item.name}, broken`, gear: 'broken' }
  return {
    why: [step('Decayed', `${item.name} breaks`, 'BDPX-WPN-05')],
    effects: [{ do: 'item', creature: attacker.id, item: broken }],
  }
}

/** Effects that wipe the poison off a weapon that wounds; null when no poison goes in. Rule BDPX-WPN-05. */
export function poisons(
  attacker: ReadonlyCreature,
  { weapon }: ArmNotes,
  damage: number,
): Effect[] | null {
  if (damage <= 0 || !gradesOf(weapon.name).includes('poisoned')) return null
  const item = attacker.items[weapon.id]
  return item
    ? [
        {
          do: 'item',
          creature: attacker.id,
          item: { ...item, name: graded(item.name, 'poisoned', false) },
        },
      ]
    : []
}
