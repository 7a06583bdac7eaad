import type { app } from '../contract/app.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { appHandlers } from './app.ts'
import { listHandlers, type ListHandlers } from './campaign-list.ts'
import type { Services } from '../../session/services.ts'

/**
 * Handlers for the start page. None of them imports a rule, so they answer before the games are read.
 * @param open says which campaign is open.
 */
export function firstHandlers(
  services: Services,
  open: () => string | null,
): Handlers<typeof app> & ListHandlers {
  return { ...appHandlers(services, open), ...listHandlers(services) }
}
