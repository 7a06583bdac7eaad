import * as v from 'valibot'
import { SiteDesk } from '../../campaign/site-desk.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import { DraftStore } from '../../session/draft-store.ts'
import type { Services } from '../../session/services.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import { SiteDraft, type sites } from '../contract/sites.ts'

/** Each campaign has one draft of sites. */
const draftId = 'texts'

export function siteHandlers(services: Services, session: CampaignSession): Handlers<typeof sites> {
  const desk = (): SiteDesk => new SiteDesk(session.campaign.situation, session.campaign.shelf)
  const drafts = new DraftStore(services.store, 'site drafts', v.record(v.string(), SiteDraft))
  return {
    'sites.list': () => desk().lines(),
    'sites.page': ({ id, players }) => desk().page(id, players),
    'sites.keepPicture': ({ base64 }) => services.pictures.keep(Buffer.from(base64, 'base64')),
    'sites.read': async ({ text }, { signal }) => {
      const read = await services.readers.readAdventure(text, signal)
      // Readers count from one in every text; the library wants an id that no other text has.
      const areas = read.areas.map((area) => ({
        ...area,
        monsters: area.monsters.map((monster) => ({ ...monster, id: services.newId() })),
      }))
      return { ...read, areas }
    },
    'sites.check': ({ areas }) => desk().checkAreas(areas),
    'sites.draft': async () => (await drafts.read(session.campaign.id))[draftId] ?? null,
    'sites.saveDraft': ({ draft }) =>
      drafts.save(session.campaign.id, draftId, draft).then(() => null),
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
