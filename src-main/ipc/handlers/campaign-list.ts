import type { campaigns } from '../contract/campaigns.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { playedCampaigns } from '../../session/campaign-copy.ts'
import type { Services } from '../../session/services.ts'

export type ListHandlers = Pick<
  Handlers<typeof campaigns>,
  'campaigns.list' | 'campaigns.restorePoints'
>

/** Handlers for the start page's lists. */
export function listHandlers({ store, backups, bundled }: Services): ListHandlers {
  return {
    'campaigns.list': async () => ({
      campaigns: await playedCampaigns(store),
      rulesets: bundled.games,
      backups: await backups.list(),
    }),
    'campaigns.restorePoints': ({ campaign }) => store.restorePoints(campaign),
  }
}
