import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'
import { StoredCampaigns } from '../../session/stored-campaigns.ts'
import type { campaigns } from '../contract/campaigns.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { ListHandlers } from './campaign-list.ts'

type CampaignHandlers = Omit<Handlers<typeof campaigns>, keyof ListHandlers>

export function campaignHandlers(services: Services, session: CampaignSession): CampaignHandlers {
  const stored = new StoredCampaigns(services, session)
  return {
    'campaigns.make': ({ name, ruleset }) => stored.make(name, ruleset),
    'campaigns.sample': () => stored.makeSample(),
    'campaigns.open': ({ campaign }) => stored.open(campaign),
    'campaigns.close': () => session.close().then(nothing),
    'campaigns.rename': ({ campaign, name }) => stored.rename(campaign, name),
    'campaigns.trash': ({ campaign }) => stored.trash(campaign),
    'campaigns.untrash': ({ campaign }) => stored.untrash(campaign),
    'campaigns.erase': ({ campaign }, work) => stored.erase(campaign, work).then(nothing),
    'campaigns.duplicate': ({ campaign }, work) => stored.duplicate(campaign, work),
    'campaigns.export': ({ campaign }, work) => stored.export(campaign, work),
    'campaigns.import': ({ base64 }, work) => stored.import(Buffer.from(base64, 'base64'), work),
    'campaigns.importOffered': ({ file }, work) => stored.importOffered(file, work),
    'campaigns.restore': ({ campaign, version }, work) => stored.restore(campaign, version, work),
    'campaigns.restoreBackup': ({ file }, work) => stored.restoreBackup(file, work),
  }
}

const nothing = () => null
