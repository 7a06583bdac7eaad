import type { Effect } from '../core/effects.ts'
import type { CharacterKit } from '../core/ruleset/characters.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'

/**
 * Derived values of these creatures where a change gives others than before. A value that the GM set by hand stays until
 * gear, or whatever else it follows from, gives another.
 */
export function deriveAgain(
  derive: CharacterKit['derive'],
  before: Situation,
  after: Situation,
  creatures: readonly ReadonlyCreature[],
): Effect[] {
  return creatures.flatMap((is) => {
    const was = before.creatures[is.id]
    const now = derive(is, after)
    if (was === undefined || now.length === 0) return now
    const earlier = derive(was, before)
    return now.filter((effect) => {
      if (effect.do !== 'set') return true
      const { field, to } = effect
      const had = was.values[field]
      const given = earlier.find((each) => each.do === 'set' && each.field === field)
      return had === undefined || (given?.do === 'set' ? given.to : had) !== to
    })
  })
}
