import { formats } from '../../rules/monsters/exports/index.ts'
import { CampaignBestiary } from '../../session/campaign-bestiary.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import { LibraryChanges } from '../../session/library-changes.ts'
import type { Services } from '../../session/services.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { library } from '../contract/library.ts'

export function libraryHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof library> {
  const bestiary = new CampaignBestiary(services, session)
  const changes = new LibraryChanges(services, session)
  return {
    'library.search': (query) => bestiary.search(query),
    'library.ids': (query) => bestiary.find(query).map(({ id }) => id),
    'library.shelves': () => bestiary.shelves(),
    'library.monster': ({ id }) => session.campaign.shelf.monster(id) ?? null,
    'library.about': ({ id }) => bestiary.about(id),
    'library.duplicates': () => bestiary.duplicates(),
    'library.twins': ({ monsters }) => bestiary.twins(monsters),
    'library.compare': ({ ids }) => bestiary.compare(ids),
    'library.keep': ({ monsters, to }) => changes.keep(monsters, to),
    'library.tag': ({ ids, add, remove }) => changes.tag(ids, add, remove),
    'library.collect': ({ ids, collection }) => changes.collect(ids, collection),
    'library.move': ({ ids, home }) => changes.move(ids, home),
    'library.forget': ({ ids }) => changes.forget(ids),
    'library.merge': ({ groups }) => changes.merge(groups),
    'library.sharedLines': () => changes.sharedLines(),
    'library.sharedUndo': () => changes.sharedUndo(),
    'library.sharedRedo': () => changes.sharedRedo(),
    'library.draftTable': (wanted) => bestiary.draftTable(wanted),
    'library.formats': () => formats.map(({ id, title, extension }) => ({ id, title, extension })),
    'library.export': (wanted) => bestiary.export(wanted),
    'library.text': (wanted) => bestiary.text(wanted),
  }
}
