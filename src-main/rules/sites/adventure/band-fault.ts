import type { Shelf } from '../../core/action.ts'
import { readBand } from '../../gm/encounters/bands.ts'
import type { Monster } from '../../monsters/canonical.ts'

/**
 * Checks bands of a text: the returned function gives the reason why no encounter can begin with a band, and null
 * where one can. @param own names of the text's own stat blocks
 */
export function bandFaults(
  own: Iterable<string>,
  shelf: Pick<Shelf, 'monsterNamed'>,
): (band: string) => string | null {
  const names = new Set([...own].map((name) => name.toLowerCase()))
  const monsterNamed = (name: string): Monster | undefined =>
    shelf.monsterNamed(name) ??
    // A band only needs to know that there is one.
    (names.has(name.toLowerCase()) ? ({ name } as Monster) : undefined)
  return (band) => {
    const read = readBand(band, { monsterNamed })
    return 'refuses' in read ? read.refuses : null
  }
}
