import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { DelveSpell } from './rows.ts'

/**
 * Targets of a spell among those chosen: its caster, one, one per level, or all. Of a mixed choice, those it
 * is meant for come first.
 */
export function targetsOf(
  situation: Situation,
  caster: ReadonlyCreature,
  spell: DelveSpell,
  level: number,
  chosen: readonly string[],
): ReadonlyCreature[] {
  if (spell.reach === 'caster') return [caster]
  if (spell.reach === 'nobody') return []
  const there = chosen.flatMap((id) => situation.creatures[id] ?? [])
  const against = (one: ReadonlyCreature): boolean =>
    (one.side === caster.side) !== (spell.harmful ?? false)
  const sorted = [...there.filter(against), ...there.filter((one) => !against(one))]
  const wanted = sorted.length > 0 || spell.harmful ? sorted : [caster]
  if (spell.reach === 'area') return wanted
  return wanted.slice(0, spell.reach === 'one' ? 1 : level)
}

export function concerned(
  caster: ReadonlyCreature,
  targets: readonly ReadonlyCreature[],
): string[] {
  return [caster.id, ...targets.map(({ id }) => id).filter((id) => id !== caster.id)]
}
