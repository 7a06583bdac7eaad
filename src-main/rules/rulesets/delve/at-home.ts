import type { Situation } from '../../situation.ts'

/**
 * Whether this campaign plays Delve itself. One that only borrows from it has creatures and price
 * lists of another game: there Delve's harm, rest and gear say what they come to and change nothing.
 */
export function atHome({ ruleset }: Pick<Situation, 'ruleset'>): boolean {
  return ruleset === 'delve'
}
