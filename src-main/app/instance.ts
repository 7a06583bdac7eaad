import type { Hear } from '../shell/lock.ts'
import type { Shell } from '../shell/shell.ts'
import type { House } from './compose.ts'

/** Answers a second start and the command line beside the running app. */
export function answerRequests(house: House, shell: Pick<Shell, 'raise'>): Hear {
  return async (asked, along) => {
    // Read when somebody asks: a start needs none of it.
    const { carryOut } = await import('./requests.ts')
    return carryOut(house.world, () => shell.raise(), asked, along)
  }
}
