import type { RuleText } from '../../../ruleset.ts'
import { advancement } from './advancement.ts'
import { armor } from './armor.ts'
import { contributors } from './contributors.ts'
import { creation } from './creation.ts'
import { equipment } from './equipment.ts'
import { mojo } from './mojo.ts'
import { rulingsCharacters } from './rulings-characters.ts'
import { study } from './study.ts'
import { supplementCharacters } from './supplement-characters.ts'
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
  ...supplementCharacters,
  ...rulingsCharacters,
]
