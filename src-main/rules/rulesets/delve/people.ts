import type { Situation } from '../../situation.ts'
import { isDown } from '../../standing.ts'

export type Someone = Situation['creatures'][string]
export type Ability = 'STR' | 'DEX' | 'WIL'
export const abilities: readonly Ability[] = ['STR', 'DEX', 'WIL']

/** The field of an ability, and the field that holds what it was before anything took from it. */
export const fieldOf = { STR: 'str', DEX: 'dex', WIL: 'wil' } as const
export const fullOf = { STR: 'maxStr', DEX: 'maxDex', WIL: 'maxWil' } as const

export function scoreOf(creature: Someone, ability: Ability): number {
  return creature.values[fieldOf[ability]] ?? 10
}

/** Points of an ability that are missing; a score nobody has kept the full figure of lacks none. */
export function missing(creature: Someone, ability: Ability): number {
  const now = creature.values[fieldOf[ability]] ?? 0
  return Math.max(0, (creature.values[fullOf[ability]] ?? now) - now)
}

export function partyOf(situation: Situation): Someone[] {
  return situation.party.flatMap((id) => situation.creatures[id] ?? [])
}

/** Foes who stand, those of the meeting at hand before strays. */
export function foesOf(situation: Situation): Someone[] {
  return Object.values(situation.creatures).filter(
    (creature) => creature.side === 'foes' && !isDown(creature),
  )
}

const helpless: Readonly<Record<string, string>> = {
  paralysed: 'is paralysed',
  asleep: 'is asleep',
  delirious: 'is delirious',
  Dominated: 'is steered by somebody else',
}

/** Why somebody can't act now, in words that name the way out; null when they can. */
export function cannotAct(creature: Someone, situation: Situation): string | null {
  const { name, conditions } = creature
  if (isDown(creature)) return `${name} is out of action: choose somebody who stands.`
  const held = Object.keys(helpless).find((each) => each in conditions)
  if (held)
    return `${name} ${helpless[held] ?? held}. Lift that condition first, or choose another.`
  if ('surprised' in conditions && situation.fight)
    return `${name} is surprised and does nothing in this round.`
  return null
}

export function isUndead(creature: Someone): boolean {
  return 'undead' in creature.tags
}
