import { type Step, step } from '../../../core/outcome.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { listed } from '../../../core/words.ts'
import type { Path } from '../character/paths.ts'
import { parseSpells, spellItem, spellsKnown } from '../magic/spells.ts'

/** Spells named at creation, as many as MAG holds. Rules HBK-MAG-01, HBK-PATH-05. */
export function startingSpells(
  { id, values: { mag = 0 } }: Creature,
  said: string | undefined,
  path: Path,
): { items: Item[]; why: Step[] } {
  const named = parseSpells(said)
  const { spells: most } = spellsKnown(mag)
  const known = named.slice(0, most)
  const left = named.slice(most).map(({ name }) => name)
  return {
    items: known.map(({ name, level }, nth) =>
      spellItem(`${id}s${nth + 1}`, name, level, path.id === 'champion'),
    ),
    why: [
      ...(known.length > 0
        ? [step('Spells', listed(known.map(({ name }) => name)), 'HBK-MAG-01')]
        : []),
      ...(left.length > 0
        ? [step(`Beyond MAG ${mag}`, `${listed(left)}: not known`, 'HBK-MAG-01')]
        : []),
    ],
  }
}
