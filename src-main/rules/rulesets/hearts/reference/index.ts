import { withFigures } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { listed } from './figures.ts'
import { characterTexts } from './characters.ts'
import { fightTexts } from './fights.ts'
import { magicTexts } from './magic.ts'
import { otherTexts } from './other-games.ts'

/** HEARTS in our own words, for the rules panel. */
export const reference: readonly RuleText[] = withFigures(
  [...characterTexts, ...fightTexts, ...magicTexts, ...otherTexts],
  listed,
)
