import { refusal, type RefusedPreview } from '../core/preview.ts'
import type { Ruleset } from '../core/ruleset.ts'
import type { ReadonlyCreature } from '../core/situation.ts'

/** Refusal of healing for a field that a condition keeps down, such as hunger; null where nothing does. */
export function healingStopped(
  { name, conditions }: ReadonlyCreature,
  field: string,
  { ruleset }: { ruleset: Ruleset },
): RefusedPreview | null {
  const kind = ruleset.conditions.find(
    (each) => each.name in conditions && each.stopsHealing?.includes(field),
  )
  return kind
    ? refusal(`${name}, ${kind.name}: ${kind.says} Lift that condition if you rule otherwise.`)
    : null
}
