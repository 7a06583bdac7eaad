import { books, booksOf, ruleText, ruleTitles, searchRules } from '../../rules/registry.ts'
import { monthView } from '../../campaign/view/month.ts'
import type { ActionId } from '../../rules/core/situation.ts'
import type { play } from '../contract/play.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'
import { CreationDraftStore } from '../../session/creation-drafts.ts'

export function playHandlers(services: Services, session: CampaignSession): Handlers<typeof play> {
  const left = new CreationDraftStore(services.store)
  return {
    'play.wall': () => session.wall.wall,
    'play.hold': ({ held }) => session.wall.hold(held),
    'play.run': ({ action, override, seed, ...rest }) =>
      session.run({
        ...rest,
        action: action as ActionId,
        ...(override ? { override } : {}),
        ...(seed ? { seed } : {}),
      }),
    'play.preview': ({ action, input, adjust }) =>
      session.campaign.preview(action as ActionId, input, adjust),
    'play.drafts': ({ action, input, count }) =>
      session.campaign.drafts(action as ActionId, input, count),
    'play.creation': ({ action, seed, ...rest }) =>
      session.campaign.creation({
        ...rest,
        action: action as ActionId,
        ...(seed ? { seed } : {}),
      }),
    'play.left-creations': () => left.read(session.campaign.id),
    'play.leave-creation': async ({ name, left: draft }) => {
      await left.save(session.campaign.id, name, draft)
      return null
    },
    'play.undo': () => session.campaign.undo(),
    'play.redo': () => session.campaign.redo(),
    'play.amend': ({ agreed, ...rest }) =>
      session.campaign.amend({ ...rest, ...(agreed === undefined ? {} : { agreed }) }),
    'play.chronicle': async ({ before, limit }) => ({
      lines: await session.campaign.lines(before, limit),
      total: session.campaign.version,
    }),
    'play.markdown': async ({ lines, save }) => session.campaign.markdown(lines ?? null, save),
    'play.calendar': async () => ({ path: await session.saveCalendar() }),
    'play.month': ({ offset }) => monthView(session.campaign.situation, offset),
    'play.session': () => session.campaign.session(),
    'play.rule': ({ rule }) => ruleText(rule) ?? null,
    'play.rule-titles': () => ruleTitles(),
    'play.rules': ({ words }) => searchRules(words, booksOf(session.campaign.situation)),
    'play.books': ({ of }) => (of === 'all' ? books : booksOf(session.campaign.situation)),
  }
}
