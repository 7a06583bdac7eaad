import { CampaignNotes } from '../../session/campaign-notes.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import { CampaignTables } from '../../session/campaign-tables.ts'
import { DraftStore } from '../../session/draft-store.ts'
import type { Services } from '../../session/services.ts'
import { noteKinds } from '../../rules/gm/notes/kinds.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { notes } from '../contract/notes.ts'

export function noteHandlers(services: Services, session: CampaignSession): Handlers<typeof notes> {
  const desk = new CampaignNotes(services, session, new CampaignTables(services, session))
  const drafts = new DraftStore(services.store, 'note drafts', notes['notes.drafts'].output)
  return {
    'notes.kinds': () => [...noteKinds],
    'notes.list': () => desk.list(),
    'notes.page': (input) => desk.page(input),
    'notes.search': (input) => desk.search(input),
    'notes.titles': (input) => desk.titles(input),
    'notes.at': (input) => desk.at(input),
    'notes.draft': (input) => desk.draft(input),
    'notes.seed': () => services.seed(),
    'notes.drafts': () => drafts.read(session.campaign.id),
    'notes.leave-draft': ({ id, draft }) =>
      drafts.save(session.campaign.id, id, draft).then(() => null),
    'notes.read': (input) => desk.read(input),
    'notes.export': (input) => desk.export(input),
  }
}
