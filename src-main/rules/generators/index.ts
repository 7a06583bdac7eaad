import type { Generator } from './generator.ts'
import { anyTable } from './kinds/any-table.ts'
import { magicThings } from './kinds/magic.ts'
import { monsters } from './kinds/monsters.ts'
import { parties } from './kinds/parties.ts'
import { people } from './kinds/people.ts'
import { places } from './kinds/places.ts'
import { spellWritings } from './kinds/spells.ts'
import { spoils } from './kinds/spoils.ts'
import { stories } from './kinds/stories.ts'
import { treasure } from './kinds/treasure.ts'
import { wilds } from './kinds/wilds.ts'

/** All generators, in the order in which they are listed. */
export const generators: readonly Generator[] = [
  ...people,
  ...parties,
  treasure,
  spoils,
  ...magicThings,
  ...spellWritings,
  ...places,
  ...wilds,
  ...stories,
  ...monsters,
  anyTable,
]

/** Generator of a kind; undefined when there is none. */
export function generatorNamed(id: string): Generator | undefined {
  return generators.find((generator) => generator.id === id)
}
