import { notOnSheet } from '../../rules/common/not-on-sheet.ts'
import { refused } from '../refusal.ts'
import { isAnimal } from './party-sheet.ts'
import type { Maker } from './print-content.ts'
import type { CharacterSheetWanted } from './wanted.ts'

/**
 * A sheet for each person, as the campaign's game prints it, or a blank one; horses and mules stand on the party
 * sheet. The form of a sheet is named after its creature, so that a filled one can be matched to it again.
 */
export const characterSheet: Maker<CharacterSheetWanted> = (
  { creatures },
  { situation, ruleset },
) => {
  const { sheet } = ruleset
  if (!sheet) return refused(`${ruleset.title} has no sheet to print.`)
  const wanted = [...new Set(creatures)]
  const known = wanted.flatMap((id) => situation.creatures[id] ?? [])
  if (known.length < wanted.length)
    return refused('A character is not here any more.', 'Choose again whose sheets to print.')
  const printed = known.filter((creature) => !isAnimal(creature))
  const animals = known.filter(isAnimal)
  if (animals.length > 0 && printed.length === 0)
    return refused('Animals have no character sheet.', 'Print them on the party sheet.')
  const names = printed.map(({ name }) => name)
  const title = names.length > 3 ? `${names.length} characters` : names.join(', ')
  const blank = printed.length === 0
  const sheets = printed.map((creature) => sheet.of(creature, situation))
  const lost = printed.flatMap((creature, at) => {
    const own = sheets[at] ? notOnSheet(creature, sheets[at]) : []
    return own.length > 0 ? [`${creature.name}: ${own.join(', ')}`] : []
  })
  const left = [...lost, ...animals.map(({ name }) => `${name}: an animal, on the party sheet`)]
  return {
    end: 'made',
    title: `${title || 'Character sheet'}, ${ruleset.title}`,
    subject: 'Character sheet',
    author: ruleset.credit.author,
    language: 'en',
    data: {
      sheets: blank ? [sheet.blank(situation)] : sheets,
      forms: blank ? ['blank 1'] : printed.map(({ id }) => `sheet ${id}`),
    },
    ...(left.length > 0 ? { left } : {}),
  }
}
