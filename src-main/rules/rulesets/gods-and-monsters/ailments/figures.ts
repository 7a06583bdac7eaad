import type { ReactionName } from '../abilities.ts'
import type { Ailment } from './rows.ts'

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

export const acceptedReadings = ['adds', 'replaces'] as const
/** Reading of the 4 for accepted contact: added to the strength, or in its place. Rule GAM-AMB-83. */
export type AcceptedReading = (typeof acceptedReadings)[number]

/** Penalty to the test against an ailment. Rules GAM-AIL-02, GAM-AIL-03, GAM-AMB-83. */
export function ailmentPenalty(
  strength: number,
  contact: Contact,
  reading: AcceptedReading = 'adds',
): number {
  if (contact !== 'accepted') return strength
  return reading === 'adds' ? strength + 4 : 4
}

/** Times a chronic ailment has struck: once, and for each failed test to throw it off. Rule GAM-AIL-06. */
export function chronicDoses(failed: number): number {
  return failed + 1
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

/** Doses of an inescapable ailment: one a failure, and no more than there were tests. Rule GAM-AIL-07. */
export function inescapableDoses(ailment: Ailment, rounds: number, failures: number): number {
  const tests = Math.floor((rounds * 10) / ailment.seconds)
  return Math.max(0, Math.min(failures, tests))
}

/** Doses written together: "6d10 minutes", "4 injuries", "−2 evasion, fortitude". Rules GAM-AIL-06, GAM-AIL-07. */
export function dosesText({ dose, saps = [] }: Ailment, doses: number): string {
  if (!dose) return `${doses === 0 ? '' : '−'}${doses} ${saps.join(', ')}`
  const { dice, points = 0, unit } = dose
  if (dice && doses > 0) return `${diceText(dice.count * doses, dice.sides)} ${unit}`
  const whole = dice ? 0 : points * doses
  return whole === 1 ? `1 ${unit === 'injuries' ? 'injury' : 'minute'}` : `${whole} ${unit}`
}

function diceText(count: number, sides: number): string {
  return count === 1 ? `D${sides}` : `${count}d${sides}`
}
