import type { Situation } from '../../../core/situation.ts'

/** Marks and states of a fight, by the names the screen shows. */

/** Made a called shot this round: easier to hit until it is over. Rule GAM-CMB-19. */
export const aimed = 'made a called shot'
/** Grabbed somebody this round. Rule GAM-CMB-28. */
export const grabbed = 'grabs somebody'
/** Takes higher ground for defense this round. Rule GAM-CMB-27. */
export const higher = 'defends from higher ground'

/** A warrior leads them into cover this round. Rule GAM-CMB-26. */
export const ledToCover = 'is led into cover'
/** Has somebody in a hold that is complete; the screen shows the name. Rule GAM-CMB-30. */
export const holds = (target: string): string => `holds ${target}`

/** In somebody's hold. Rule GAM-CMB-29. */
export const held = 'held'
/** The hold is complete. Rule GAM-CMB-29. */
export const immobilized = 'immobilized'
export const bound = 'bound'
/** Aimed at while not ready. Rule GAM-CMB-34. */
export const covered = 'covered'
/** Keeps something going by the mind alone: half the movement, −1 defense, no attack. Rule GAM-CNC-01. */
export const concentrating = 'concentrating'
/** In two minds' battle: easier to hit meanwhile. Rule GAM-PSY-06. */
export const psychic = 'in psychic conflict'

/** Has said that they dash this round. Rules GAM-MOV-01, GAM-MOV-03. */
export function dashes({ id }: { id: string }, { fight }: Situation): boolean {
  return fight?.declared[id] === 'dash'
}

export const marksOfRound: readonly string[] = [aimed, grabbed, higher, ledToCover]
