import { withFigures } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { listed } from './figures.ts'
import { rulesChapter } from './rules-chapter.ts'
import { rulings } from './rulings.ts'
import { supplementAdventures } from './supplement-adventures.ts'
import { supplementCharacters } from './supplement-characters.ts'
import { supplementFight } from './supplement-fight.ts'
import { supplementGear } from './supplement-gear.ts'
import { supplementMagic } from './supplement-magic.ts'

/** The game in our own words: the rules chapter, then what its supplement knows beyond it. */
export const reference: readonly RuleText[] = withFigures(
  [
    ...rulesChapter,
    ...rulings,
    ...supplementFight,
    ...supplementCharacters,
    ...supplementGear,
    ...supplementMagic,
    ...supplementAdventures,
  ],
  listed,
)
