import { refused } from '../refusal.ts'
import type { Maker } from './made.ts'
import type { CharacterSheetWanted } from './wanted.ts'

/** A sheet for each creature, as the campaign's game prints it. */
export const characterSheet: Maker<CharacterSheetWanted> = (
  { creatures },
  { situation, ruleset },
) => {
  const { sheet } = ruleset
  if (!sheet) return refused(`${ruleset.title} has no sheet to print.`)
  const printed = creatures.flatMap((id) => situation.creatures[id] ?? [])
  if (printed.length < creatures.length)
    return refused('A character is not here any more.', 'Choose again whose sheets to print.')
  const names = printed.map(({ name }) => name)
  const whose = names.length > 3 ? `${names.length} characters` : names.join(', ')
  return {
    end: 'made',
    title: `${whose || 'Character sheet'}, ${ruleset.title}`,
    subject: 'Character sheet',
    author: ruleset.credit.author,
    language: 'en',
    data: {
      sheets:
        printed.length > 0
          ? printed.map((creature) => sheet.of(creature, situation))
          : [sheet.blank()],
    },
  }
}
