import { SiteDesk } from '../../campaign/site-desk.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { sites } from '../contract/sites.ts'

export function siteHandlers(services: Services, session: CampaignSession): Handlers<typeof sites> {
  const desk = (): SiteDesk => new SiteDesk(session.campaign.situation, session.campaign.shelf)
  return {
    'sites.list': () => desk().lines(),
    'sites.page': ({ id, players }) => desk().page(id, players),
    'sites.keepPicture': ({ base64 }) => services.pictures.keep(Buffer.from(base64, 'base64')),
    'sites.export': async ({ id, form }) => {
      const file = desk().file(id, form)
      if (!file)
        throw new Refusal(
          'not-found',
          'That site has no such file to write.',
          'Choose another site.',
        )
      const bytes = new TextEncoder().encode(file.text)
      return { path: await services.save(file.name, bytes) }
    },
  }
}
