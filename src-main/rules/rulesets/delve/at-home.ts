import type { Situation } from '../../core/situation.ts'

/**
 * True when this campaign plays Delve itself. One that only borrows from it has creatures and price
 * lists of another game: there Delve's harm, rest and gear only state their result and change nothing.
 */
export function isDelveCampaign({ ruleset }: Pick<Situation, 'ruleset'>): boolean {
  return ruleset === 'delve'
}
