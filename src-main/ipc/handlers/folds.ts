import type { CampaignSession } from '../../session/campaign-session.ts'
import { FoldDesk } from '../../session/fold-desk.ts'
import type { Services } from '../../session/services.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { writeFoldFile } from '../contract/fold-file.ts'
import type { folds } from '../contract/folds.ts'

export function foldHandlers(services: Services, session: CampaignSession): Handlers<typeof folds> {
  const desk = new FoldDesk(services.store)
  return {
    'folds.read': () => desk.read(session.campaign.id),
    'folds.default': () => desk.readDefault(),
    'folds.draft': async ({ drafts }) => {
      await desk.saveDrafts(session.campaign.id, drafts)
      return null
    },
    'folds.save': async ({ set, as }) => {
      await desk.save(session.campaign.id, set, as)
      return null
    },
    'folds.export': async () => {
      const { set } = await desk.read(session.campaign.id)
      const file = new TextEncoder().encode(writeFoldFile(set))
      return { path: await services.save('Folds.json', file) }
    },
  }
}
