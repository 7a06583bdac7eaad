import type { ReactionName } from '../abilities.ts'

export const contacts = ['accepted', 'noticeable', 'forced'] as const
/** How it gets into somebody. Rule GAM-AIL-03. */
type Contact = (typeof contacts)[number]

const answered: Readonly<Record<Contact, ReactionName>> = {
  accepted: 'health',
  noticeable: 'perception',
  forced: 'evasion',
}

/** Reaction that is tested against a kind of contact. Rule GAM-AIL-03. */
export function ailmentReaction(contact: Contact): ReactionName {
  return answered[contact]
}

/** Reading of the 4 for accepted contact: added to the strength, or in its place. Rule GAM-AMB-83. */
export type AcceptedReading = 'adds' | 'replaces'

/** Penalty to the test against an ailment. Rules GAM-AIL-02, GAM-AIL-03, GAM-AMB-83. */
export function ailmentPenalty(
  strength: number,
  contact: Contact,
  reading: AcceptedReading = 'adds',
): number {
  if (contact !== 'accepted') return strength
  return reading === 'adds' ? strength + 4 : 4
}

/** Its strength at the test of so many, 1 the first: it fades, below none too. Rules GAM-AIL-06, GAM-AMB-49. */
export function fadedStrength(
  strength: number,
  test: number,
  from: 'first effect' | 'contraction' = 'first effect',
): number {
  return strength - test - (from === 'contraction' ? 1 : 0)
}

/** Inside a place one can’t leave it grows each time it strikes. Rule GAM-AIL-08. */
export function grownStrength(strength: number, strikes: number): number {
  return strength + strikes
}
