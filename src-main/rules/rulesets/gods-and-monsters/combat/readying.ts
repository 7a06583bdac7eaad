import { useId } from '../../../uses.ts'

/** What is counted on somebody who loads a weapon. Rule GAM-CMB-13. */
export function readyingTitle(weapon: string): string {
  return `Readying ${weapon.toLowerCase()}`
}

/** The id of that count. */
export function readyingOf(weapon: string): string {
  return useId(readyingTitle(weapon))
}
