import { useId } from '../../../common/uses.ts'

/** Title of the count kept on a creature that loads a weapon. Rule GAM-CMB-13. */
export function readyingTitle(weapon: string): string {
  return `Readying ${weapon.toLowerCase()}`
}

/** Id of that count. */
export function readyingOf(weapon: string): string {
  return useId(readyingTitle(weapon))
}
