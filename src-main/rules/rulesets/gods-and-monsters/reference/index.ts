import { withFigures } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { advancement } from './advancement.ts'
import { contributors, creation } from './characters.ts'
import { conflict, minds } from './conflict.ts'
import { contests, groups } from './contests.ts'
import { armor, equipment, weapons } from './equipment.ts'
import { hazards } from './hazards.ts'
import { journeys } from './journeys.ts'
import { listed } from './figures.ts'
import { mojo, study } from './mojo.ts'
import { rulingsActions, rulingsCharacters, rulingsConflict } from './rulings.ts'
import { creatures, gaps, supplementCharacters, supplementMagic } from './supplement.ts'
import { injury, survival } from './survival.ts'

/** The game in our own words: the text, what its supplement knows beyond it, then our rulings. */
export const reference: readonly RuleText[] = withFigures(
  [
    ...contributors,
    ...creation,
    ...equipment,
    ...weapons,
    ...armor,
    ...advancement,
    ...mojo,
    ...study,
    ...hazards,
    ...journeys,
    ...groups,
    ...contests,
    ...conflict,
    ...survival,
    ...injury,
    ...minds,
    ...supplementCharacters,
    ...supplementMagic,
    ...gaps,
    ...creatures,
    ...rulingsCharacters,
    ...rulingsActions,
    ...rulingsConflict,
  ],
  listed,
)
