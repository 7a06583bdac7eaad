import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { seasoned } from '../improvement/figures.ts'
import { step } from './dice.ts'

/** Title of the counter of fights with one thing: a kind of foe, a weapon, a place. */
export function fightsOf(what: string): string {
  return `Fights: ${what}`
}

/** "Goblins" is about a goblin too. */
function about(what: string, where: readonly string[]): boolean {
  const whole = what.trim().toLowerCase()
  const one = whole.replace(/s$/, '')
  return one.length > 2 && where.some((each) => each.toLowerCase().includes(one))
}

/** The least a blow does in practised hands: by the foe, the weapon, or the place they know. Rule BDPX-IMP-03. */
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
    .filter(([id]) => id.startsWith(prefix) && about(id.slice(prefix.length), where))
    .map(([id, { spent }]) => ({ of: id.slice(prefix.length), ...seasoned(spent) }))
    .sort((a, b) => b.least - a.least)[0]
  if (!known || known.least <= 1) return { least: 0, why: [] }
  return {
    least: known.least,
    why: [step(`${known.title}, ${known.of}`, `no less than ${known.least}`, 'BDPX-IMP-03')],
  }
}
