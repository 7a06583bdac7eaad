import { CampaignEncounters } from '../../session/campaign-encounters.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'
import type { encounters } from '../contract/encounters.ts'
import type { Handlers } from '../contract/endpoint.ts'

export function encounterHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof encounters> {
  const desk = new CampaignEncounters(services, session)
  return {
    'encounters.list': () => desk.lines(),
    'encounters.page': ({ id }) => desk.page(id),
    'encounters.danger': ({ id }, work) => desk.danger(id, work),
  }
}
