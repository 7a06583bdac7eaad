import { step, type Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'

/** Steps of practice: fights against one thing, and the least damage dealt from then on. Rule BDPX-IMP-03. */
const practice = [
  { fights: 3, title: 'Adept', least: 2 },
  { fights: 7, title: 'Seasoned', least: 3 },
  { fights: 15, title: 'Expert', least: 4 },
] as const

/** Step of practice after so many fights, its least damage and the fights of the next step; null after the last. Rule BDPX-IMP-03. */
export function practiceAfter(fights: number): {
  title: string
  least: number
  next: number | null
} {
  const { title, least } = practice.findLast((step) => step.fights <= fights) ?? {
    title: 'new to it',
    least: 1,
  }
  return { title, least, next: practice.find((step) => step.fights > fights)?.fights ?? null }
}

/** Title of the counter of fights with one thing: a kind of foe, a weapon or a place. */
export function fightsOf(what: string): string {
  return `Fights: ${what}`
}

/** True when one of the names contains the subject, plural or not: "Goblins" fits "Goblin c5". */
function isAbout(what: string, where: readonly string[]): boolean {
  const whole = what.trim().toLowerCase()
  const one = whole.replace(/s$/, '')
  return one.length > 2 && where.some((each) => each.toLowerCase().includes(one))
}

/** Least damage of an attack by practice with the foe, the weapon or the place. Rule BDPX-IMP-03. */
export function leastDamage(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
  weapon: string,
): { least: number; why: Step[] } {
  const where = [
    target.name,
    ...(target.group ? [situation.groups[target.group]?.name ?? ''] : []),
    weapon,
    situation.place.title,
  ]
  const prefix = useId(fightsOf('x')).slice(0, -1)
  const known = Object.entries(attacker.uses ?? {})
    .filter(([id]) => id.startsWith(prefix) && isAbout(id.slice(prefix.length), where))
    .map(([id, { spent }]) => ({ of: id.slice(prefix.length), ...practiceAfter(spent) }))
    .sort((a, b) => b.least - a.least)[0]
  if (!known || known.least <= 1) return { least: 0, why: [] }
  return {
    least: known.least,
    why: [step(`${known.title}, ${known.of}`, `no less than ${known.least}`, 'BDPX-IMP-03')],
  }
}
