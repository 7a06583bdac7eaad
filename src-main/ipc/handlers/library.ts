import { formats } from '../../rules/monsters/exports/index.ts'
import { CampaignBestiary } from '../../session/campaign-bestiary.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { library } from '../contract/library.ts'

export function libraryHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof library> {
  const bestiary = new CampaignBestiary(services, session)
  return {
    'library.search': (query) => bestiary.search(query),
    'library.ids': (query) => bestiary.find(query).map(({ id }) => id),
    'library.shelves': () => bestiary.shelves(),
    'library.monster': ({ id }) => session.campaign.shelf.monster(id) ?? null,
    'library.about': ({ id }) => bestiary.about(id),
    'library.duplicates': () => bestiary.duplicates(),
    'library.draftTable': (wanted) => bestiary.draftTable(wanted),
    'library.formats': () => formats.map(({ id, title, extension }) => ({ id, title, extension })),
    'library.export': (wanted) => bestiary.export(wanted),
    'library.text': (wanted) => bestiary.text(wanted),
  }
}
