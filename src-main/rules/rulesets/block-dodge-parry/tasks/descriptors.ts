import type { Ability } from '../people.ts'

/** Words for a score of 6 or less, and for one of 15 or more. Rule BDPX-CHR-02. */
export const descriptors: Readonly<Record<Ability, readonly [low: string, high: string]>> = {
  STR: ['frail', 'tough'],
  DEX: ['clumsy', 'deft'],
  WIL: ['undisciplined', 'resolute'],
}
