import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { levelsInFightingArt, levelsInReaction, mojoGain } from '../advancement/levels.ts'
import { levelReading, levelsOf } from '../advancement/level-up.ts'
import { reactions } from './abilities.ts'
import { archetypes } from './archetypes.ts'
import { commoner, firstLevel, makingRules } from './making.ts'
import { usualFigures } from '../monsters/figures.ts'
import { sizes } from '../scales.ts'
import { archetypesOf, scoresOf } from './people.ts'
import { speciesOf } from './species.ts'

/** Numbers that creation and levels set, but abilities do not say: dice, purse and age. */
const apart: readonly string[] = [
  ...['coins', 'experience', 'injuries', 'pool', 'combatPool', 'picks', 'age', 'level'],
  ...archetypes,
]

/**
 * Numbers that follow from somebody's abilities, species and levels, as far as no die decides: survival and
 * verve are those of the first level. A foe of no archetype has those of its level and size, and no foe has verve.
 * Rules GAM-CRE-05 to GAM-CRE-13, GAM-ADV-11, GAM-ADV-12, GAM-ADV-14, GAM-INJ-14, GAMX-ENC-02.
 */
export function figuresOf(
  creature: ReadonlyCreature,
  situation: Situation,
): Readonly<Record<string, number>> {
  const scores = scoresOf(creature)
  const species = speciesOf(creature).name
  const making = makingRules(situation)
  const levels = levelsOf(creature.values)
  const isFoe = creature.kind === 'monster'
  const [archetype] = archetypesOf(creature).toSorted((a, b) => (levels[b] ?? 0) - (levels[a] ?? 0))
  if (isFoe && !archetype)
    return usualFigures(creature.values.level ?? 1, sizes[creature.values.size ?? 3] ?? 'medium')
  const first = archetype
    ? firstLevel(archetype, species, scores, making)
    : commoner(species, scores, making)
  const body = Object.fromEntries(Object.entries(first).filter(([field]) => !apart.includes(field)))
  if (!archetype) return body
  const { way } = levelReading(situation)
  const plain = commoner(species, scores, making)
  const level = Math.max(1, creature.values.level ?? 0)
  const later = Array.from({ length: level - 1 }, (_, at) => mojoGain(at + 2))
  return {
    ...body,
    ...Object.fromEntries(
      reactions.map((one) => [one, (plain[one] ?? 0) + levelsInReaction(one, levels, way)]),
    ),
    fightingArt: levelsInFightingArt(levels, way),
    ...(isFoe ? { verve: 0, maxVerve: 0 } : {}),
    mojo: later.reduce((sum, gain) => sum + gain, first['mojo'] ?? 0),
    level,
  }
}
