import type { RuleText } from '../../../core/ruleset.ts'
import { advancement } from './advancement.ts'
import { armor } from './armor.ts'
import { conflict, minds } from './conflict.ts'
import { contests } from './contests.ts'
import { contributors } from './contributors.ts'
import { creation } from './creation.ts'
import { creatures } from './creatures.ts'
import { equipment } from './equipment.ts'
import { gaps } from './gaps.ts'
import { groups } from './groups.ts'
import { hazards } from './hazards.ts'
import { journeys } from './journeys.ts'
import { mojo } from './mojo.ts'
import { rulingsActions } from './rulings-actions.ts'
import { rulingsCharacters } from './rulings-characters.ts'
import { rulingsConflict } from './rulings-conflict.ts'
import { study } from './study.ts'
import { supplementCharacters } from './supplement-characters.ts'
import { supplementMagic } from './supplement-magic.ts'
import { injury, survival } from './survival.ts'
import { weapons } from './weapons.ts'

/** The game in our own words: the text, what its supplement knows beyond it, then our rulings. */
export const reference: readonly RuleText[] = [
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
]
