import type { Shell } from '../shell/shell.ts'
import type { House } from './house.ts'
import { carryOut } from './requests.ts'

/** Answers a second start and the command line beside the running app. */
export function answerRequests(
  house: House,
  shell: Pick<Shell, 'raise'>,
): (asked: unknown) => Promise<unknown> {
  return (asked) => carryOut(house.world, () => shell.raise(), asked)
}
