import type { ReadonlyCreature } from '../core/situation.ts'

/** The three abilities of games after Into the Odd: STR, DEX and WIL. */
export type Ability = 'STR' | 'DEX' | 'WIL'
export const abilities: readonly Ability[] = ['STR', 'DEX', 'WIL']

/** Fields of each ability's current score (`fieldOf`) and full score (`fullOf`). */
export const fieldOf = { STR: 'str', DEX: 'dex', WIL: 'wil' } as const
export const fullOf = { STR: 'maxStr', DEX: 'maxDex', WIL: 'maxWil' } as const

export function scoreOf(creature: ReadonlyCreature, ability: Ability): number {
  return creature.values[fieldOf[ability]] ?? 10
}

/** Points of an ability that are missing; 0 when its full score is not recorded. */
export function missingPoints(creature: ReadonlyCreature, ability: Ability): number {
  const now = creature.values[fieldOf[ability]] ?? 0
  return Math.max(0, (creature.values[fullOf[ability]] ?? now) - now)
}
