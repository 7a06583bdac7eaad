import { RegionDesk } from '../../campaign/region-desk.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { regions } from '../contract/regions.ts'

export function regionHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof regions> {
  const desk = (): RegionDesk => new RegionDesk(session.campaign.situation, session.campaign.shelf)
  return {
    'regions.list': () => desk().list(),
    'regions.page': ({ id, players }) => desk().page(id, players),
    'regions.export': async ({ id, form }) => {
      const file = desk().file(id, form)
      if (!file) throw new Refusal('not-found', 'That region is gone.', 'Choose another region.')
      return { path: await services.save(file.name, new TextEncoder().encode(file.text)) }
    },
  }
}
