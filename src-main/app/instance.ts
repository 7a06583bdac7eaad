import type { Hear } from '../shell/lock.ts'
import type { Shell } from '../shell/shell.ts'
import type { House } from './house.ts'
import { carryOut } from './requests.ts'

/** Answers a second start and the command line beside the running app. */
export function answerRequests(house: House, shell: Pick<Shell, 'raise'>): Hear {
  return (asked, along) => carryOut(house.world, () => shell.raise(), asked, along)
}
