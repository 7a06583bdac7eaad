import type { Field } from '../core/ruleset/characters.ts'
import type { Ruleset } from '../core/ruleset.ts'

/** Finds a field or skill by its id or label, as the GM may type either. */
export function meant(game: Ruleset, name: string): { field: Field } | { skill: string } | null {
  const wanted = name.trim().toLowerCase()
  const field = game.fields.find(
    ({ id, label }) => id.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  if (field) return { field }
  const skill = game.skills
    .flatMap(({ skills }) => skills)
    .find((each) => each.toLowerCase() === wanted)
  return skill ? { skill } : null
}
