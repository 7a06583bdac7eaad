import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { gearNamed } from '../gear.ts'
import { grades, gradesOf, type ArmNotes, type Grade } from './arms.ts'

/** Effect of each grade, as the screen shows it; the poison's die is our ruling. */
const gradeSays: Readonly<Record<Grade, string>> = {
  decayed: 'breaks when its die shows the most',
  martial: 'its tags are one better',
  legendary: 'Magic 1',
  silvered: 'harms the supernatural in full',
  poisoned: 'd4 DEX besides, where it wounds; one wound and it is wiped off',
}

/** Weapon name with or without a grade. */
function withGrade(name: string, grade: Grade, on: boolean): string {
  const bare = name.replace(new RegExp(`\\b${grade}\\b\\s*`, 'i'), '').trim()
  const whole = on ? `${grade} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare
  return `${upperFirst(whole)}`
}

/** True for a silvered or magic weapon, which harms the supernatural in full. Rule BDPX-WPN-05. */
export function harmsSupernatural({ weapon, tags }: Pick<ArmNotes, 'weapon' | 'tags'>): boolean {
  return (tags.Magic ?? 0) > 0 || gradesOf(weapon.name).includes('silvered')
}

/** True when the target is impenetrable and the weapon not magic: no dice are rolled. Rule BDPX-ATK-03. */
export function isUseless(target: ReadonlyCreature, { tags }: Pick<ArmNotes, 'tags'>): boolean {
  return 'impenetrable' in target.tags && (tags.Magic ?? 0) === 0
}

export function gradeSteps({ weapon }: ArmNotes): Step[] {
  return gradesOf(weapon.name).map((grade) =>
    step(`${upperFirst(grade)}`, gradeSays[grade], 'BDPX-WPN-05'),
  )
}

/** Breaks a decayed weapon whose die shows its highest face. Rule BDPX-WPN-05. */
export function breakDecayed(
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
export function wipePoison(
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
          item: { ...item, name: withGrade(item.name, 'poisoned', false) },
        },
      ]
    : []
}

type Item = ReadonlyCreature['items'][string]

interface Grading {
  creature: ReadonlyCreature
  item: Item
  gear: string
  /** Name of the weapon with its new grades. */
  name: string
  why: Step[]
}

function planGrading(
  situation: Situation,
  { who, item, grade, on }: { who: string; item: string; grade: Grade; on: boolean },
): Grading | RefusedPreview {
  const why = [step(grade, gradeSays[grade], 'BDPX-WPN-05')]
  const refused = (says: string): RefusedPreview => refusal(says, { why })
  const creature = situation.creatures[who]
  if (!creature) return refused('Choose whose weapon it is.')
  const thing = creature.items[item]
  const row = thing ? gearNamed(thing.gear ?? thing.name) : undefined
  if (!thing || !row?.die)
    return refused(`Choose a weapon of ${creature.name}: only weapons have a grade.`)
  if (gradesOf(thing.name).includes(grade) === on)
    return refused(`${thing.name} is ${on ? '' : 'not '}${grade} already: turn the switch.`)
  const name = withGrade(thing.name, grade, on)
  return { creature, item: thing, gear: row.id, name, why }
}

/** Gives a weapon a grade, or takes it away; the grade is part of its name. Rule BDPX-WPN-05. */
export const gradeWeapon = defineAction({
  id: 'block-dodge-parry.grade',
  title: 'Grade a weapon',
  rule: 'BDPX-WPN-05',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'decayed martial legendary silvered silver poisoned poison coat quality weapon',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Whose', living: false },
    item: { kind: 'item', title: 'Weapon', of: 'who' },
    grade: { kind: 'choice', title: 'Is', of: grades, default: 'martial' },
    on: { kind: 'switch', title: 'It is so', default: true },
  },
  plan: planGrading,
  preview: ({ item, name, why }) => plain(`${item.name}: ${name}`, [], why),
  run: ({ creature, item, gear, name, why }, _situation, at) =>
    line(at, {
      rule: 'BDPX-WPN-05',
      what: creature.name,
      says: `${item.name}: ${name}`,
      who: [creature.id],
      why,
      effects: [{ do: 'item', creature: creature.id, item: { ...item, name, gear } }],
    }),
})
