import type { RuleId } from '../../../core/outcome.ts'
import type { AbilityName, ReactionName } from './abilities.ts'

export const archetypes = ['warrior', 'thief', 'sorceror', 'prophet', 'monk'] as const
export type ArchetypeId = (typeof archetypes)[number]

/**
 * Abilities, reaction and Fighting Art divisor of an archetype. Rules GAM-ADV-01, GAMX-CRE-10 to GAMX-CRE-14.
 */
interface Archetype {
  title: string
  ability: AbilityName
  reaction: ReactionName
  /** Second ability that adds to verve. */
  verve: AbilityName
  /** Levels for each point of Fighting Art. Rule GAM-ADV-11. */
  fighting: 1 | 2 | 3
  rule: RuleId
}

export const archetypeOf: Readonly<Record<ArchetypeId, Archetype>> = {
  warrior: {
    title: 'Warrior',
    ability: 'strength',
    reaction: 'fortitude',
    verve: 'intelligence',
    fighting: 1,
    rule: 'GAM-ADV-T01',
  },
  thief: {
    title: 'Thief',
    ability: 'agility',
    reaction: 'evasion',
    verve: 'wisdom',
    fighting: 2,
    rule: 'GAM-ADV-T02',
  },
  sorceror: {
    title: 'Sorceror',
    ability: 'intelligence',
    reaction: 'reason',
    verve: 'charisma',
    fighting: 3,
    rule: 'GAM-ADV-T03',
  },
  prophet: {
    title: 'Prophet',
    ability: 'wisdom',
    reaction: 'willpower',
    verve: 'strength',
    fighting: 2,
    rule: 'GAM-ADV-T04',
  },
  monk: {
    title: 'Monk',
    ability: 'charisma',
    reaction: 'perception',
    verve: 'endurance',
    fighting: 2,
    rule: 'GAM-ADV-T05',
  },
}
