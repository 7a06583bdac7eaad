import type { RuleId } from '../../../core/outcome.ts'
import type { SpellRow } from '../../../core/ruleset/magic.ts'

/** A manifestation as its card has it, by the level of whoever calls it. Rules GAMX-SPL-05, GAMX-SPL-06. */
export interface Manifestation {
  id: string
  name: string
  /** Level of the manifestation; null where the text shows none. */
  level: number | null
  /** Seconds it takes to call. */
  calling: number
  /** Seconds that it lasts for each level; 0 where it ends at once. */
  lasts: number
  /** Text of its effect at the caster’s level. */
  does(level: number): string
  /** True when its targets carry it as a condition until it ends. */
  rests: boolean
  /** Types of spirits that bring it. Rules GAM-SPL-04, GAM-ADV-20. */
  types: readonly string[]
  rule: RuleId
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** The samples that are known; all others are the Guide’s, by name. Rules GAMX-SPL-06, GAMX-SPL-07. */
export const manifestations: readonly Manifestation[] = [
  {
    id: 'divine-courier',
    name: 'Divine Courier',
    level: null,
    calling: minute,
    lasts: day,
    does: (level) => `one tiny creature within ${100 * level} yards carries a message`,
    rests: true,
    types: ['animal', 'sky', 'water'],
    rule: 'GAMX-SPL-06',
  },
  {
    id: 'tidings',
    name: 'Tidings',
    level: null,
    calling: minute,
    lasts: 0,
    does: (level) => `an omen of a deed that is settled within ${many(30 * level, 'minute')}`,
    rests: false,
    types: ['prophecy'],
    rule: 'GAMX-SPL-06',
  },
  {
    id: 'firewalk',
    name: 'Firewalk',
    level: null,
    calling: 10,
    lasts: minute,
    does: (level) => `+${level} to reactions against great fire or cold, and half of its harm`,
    rests: true,
    types: ['fire', 'protection'],
    rule: 'GAMX-SPL-06',
  },
  {
    id: 'ignite-the-sky',
    name: 'Ignite the Sky',
    level: 7,
    calling: 10 * minute,
    lasts: hour,
    does: (level) => `the sky burns, or is blighted, for ${many(level, 'mile')} around`,
    rests: false,
    types: ['night', 'sky'],
    rule: 'GAMX-SPL-06',
  },
  {
    id: 'track-animal',
    name: 'Track Animal',
    level: null,
    calling: 10,
    lasts: minute,
    does: (level) => `an animal is followed for ${many(level / 2, 'mile')}`,
    rests: false,
    types: ['animal', 'prophecy'],
    rule: 'GAMX-SPL-06',
  },
]

/** Types of spirits that the samples name. Rule GAMX-SPL-06. */
export const spiritTypes: readonly string[] = [
  ...new Set(manifestations.flatMap(({ types }) => types)),
].sort()

/** Manifestation whose name a text starts with, as “Tidings, first”. */
export function manifestationNamed(said: string): Manifestation | undefined {
  const wanted = said.trim().toLowerCase()
  return manifestations.find(({ name }) => wanted.startsWith(name.toLowerCase()))
}

/** Spell rows for the game’s lists. */
export const spells: readonly SpellRow[] = manifestations.map(({ id, name, rule, does }) => ({
  id,
  name,
  rule,
  says: `At the first level: ${does(1)}`,
}))
