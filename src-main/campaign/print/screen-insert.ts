import type { PrintedBlock } from '../../rules/core/screen.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import { printedBlock } from './screen-blocks.ts'
import type { ScreenInsertWanted } from './wanted.ts'

/** The leaves of a GM's screen. */
export interface ScreenInsertPage {
  game: string
  credit: string
  /** True when the leaves are printed in landscape. */
  turned: boolean
  leaves: { title: string; blocks: PrintedBlock[] }[]
}

/** The game's own tables and procedures, on the leaves the GM wants them on. */
export const screenInsert: Maker<ScreenInsertWanted> = (
  { without, turned },
  { ruleset, shelf },
) => {
  const { screen, title, credit } = ruleset
  if (!screen)
    return refused(`${title} has no screen to print yet.`, 'Its rules stand in the rules panel.')
  const out = new Set(without)
  const leaves = screen.leaves
    .map((leaf) => ({
      title: leaf.title,
      blocks: leaf.blocks
        .filter(({ id }) => !out.has(id))
        .map((block) => printedBlock(block, ruleset, shelf)),
    }))
    .filter(({ blocks }) => blocks.length > 0)
  if (leaves.length === 0) return refused('No block is ticked.', 'Tick at least one.')
  const data: ScreenInsertPage = {
    game: title,
    credit: `${credit.title}, ${credit.author}`,
    turned,
    leaves,
  }
  return {
    end: 'made',
    title: `${title}, the GM’s screen`,
    subject: 'Screen insert',
    author: credit.author,
    language: 'en',
    data,
  }
}
