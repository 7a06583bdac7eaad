import { books, booksOf, ruleText, ruleTitles, searchRules } from '../../rules/registry.ts'
import type { ActionId } from '../../rules/core/situation.ts'
import type { play } from '../contract/play.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'

export function playHandlers(table: CampaignInPlay): Handlers<typeof play> {
  return {
    'play.wall': () => table.wall.wall,
    'play.hold': ({ held }) => table.wall.hold(held),
    'play.run': ({ action, override, seed, ...rest }) =>
      table.run({
        ...rest,
        action: action as ActionId,
        ...(override ? { override } : {}),
        ...(seed ? { seed } : {}),
      }),
    'play.preview': ({ action, input, adjust }) =>
      table.campaign.preview(action as ActionId, input, adjust),
    'play.drafts': ({ action, input, count }) =>
      table.campaign.drafts(action as ActionId, input, count),
    'play.undo': () => table.campaign.undo(),
    'play.redo': () => table.campaign.redo(),
    'play.amend': ({ agreed, ...rest }) =>
      table.campaign.amend({ ...rest, ...(agreed === undefined ? {} : { agreed }) }),
    'play.chronicle': async ({ before, limit }) => ({
      lines: await table.campaign.lines(before, limit),
      total: table.campaign.version,
    }),
    'play.markdown': async ({ lines, save }) => table.campaign.markdown(lines ?? null, save),
    'play.session': () => table.campaign.session(),
    'play.rule': ({ rule }) => ruleText(rule) ?? null,
    'play.rule-titles': () => ruleTitles(),
    'play.rules': ({ words }) => searchRules(words),
    'play.books': ({ of }) => (of === 'all' ? books : booksOf(table.campaign.situation)),
  }
}
