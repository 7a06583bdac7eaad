import type { Hear } from '../shell/lock.ts'
import type { ComposedApp } from './compose.ts'
import type { ScreenServer } from './screen.ts'

/** Answers a second start and the command line beside the running app. */
export function answerRequests(
  app: ComposedApp,
  screen: Pick<ScreenServer, 'shell' | 'sessionOf'>,
): Hear {
  return async (request, along) => {
    // Read when somebody asks: a start needs none of it.
    const { carryOut } = await import('./requests.ts')
    return carryOut(
      app.services,
      () => screen.shell.raise(),
      request,
      along,
      (campaign) => screen.sessionOf(campaign),
    )
  }
}
