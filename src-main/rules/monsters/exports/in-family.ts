import type { Family, Monster } from '../canonical.ts'
import { conversionTo } from '../../registry.ts'
import { readMonsters } from '../read.ts'

/** The monster as a block of a family; one of the other family is converted from its original first. */
export function convertToFamily(monster: Monster, family: Family): Monster {
  if (monster.figures.family === family) return monster
  const conversion = conversionTo(family)
  if (!conversion) return monster
  const converted = conversion.convert(monster, {}, null)
  const [read] = readMonsters(conversion.toText({ ...converted, name: 'Converted' })).monsters
  if (read?.figures.family !== family) return monster
  const system = family === 'bx' ? 'B/X or Old-School Essentials' : 'Cairn'
  return {
    ...monster,
    figures: read.figures,
    attacks: converted.attacks,
    source: { ...monster.source, system },
  }
}
