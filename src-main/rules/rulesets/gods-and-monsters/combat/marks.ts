import { useId } from '../../../common/uses.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'

/** Marks and states of a fight, by the names the screen shows. */

/** Made a called shot this round: easier to hit until it is over. Rule GAM-CMB-19. */
export const aimed = 'made a called shot'
/** Tried to grab somebody this round, with or without success. Rule GAM-CMB-28. */
export const grabbed = 'tried to grab somebody'
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

export const surprised = 'surprised'
/** Kept on somebody for the round in which they were surprised. */
export const newlySurprised = 'newly surprised'

/** 1 in the round that surprised them, 2 in any later one. Rule GAM-CMB-03. */
export function roundOfSurprise({ id }: ReadonlyCreature, situation: Situation): 1 | 2 {
  return situation.fight?.marks?.[id]?.[newlySurprised] ? 1 : 2
}

/** Title of the count kept on a creature that loads a weapon: what it shows are the actions left. Rule GAM-CMB-13. */
export function readyingTitle(weapon: string): string {
  return `${weapon}, actions left`
}

/** Id of that count, as saves have it. */
export function readyingOf(weapon: string): string {
  return useId(`Readying ${weapon.toLowerCase()}`)
}
