import type { Preview } from '../../../src-main/rules/core/preview.ts'

/** Odds that a card shows before the roll. */
export interface CheckOdds {
  /** "at or under 11". */
  target: string
  /** Of something good, 0 to 1. */
  chance: number
  /** One for each face, true where it does. */
  cells: boolean[]
}

/** More faces than this are not told apart on a card. */
const mostCells = 20

/** Null where nothing is rolled for it: a turn spent, or a reason why not. */
export function oddsOf(preview: Preview | null): CheckOdds | null {
  if (!preview || preview.refuses || preview.target === undefined) return null
  const good = preview.chances.map(({ tone }) => tone === 'good')
  const cells = preview.bars.map(({ leads }) => good[leads] ?? false)
  return {
    target: preview.target,
    chance: preview.chances.reduce((sum, { chance }, at) => sum + (good[at] ? chance : 0), 0),
    cells: cells.length > mostCells ? [] : cells,
  }
}

/** "Hindered" of "Hindered, or in the dark: disadvantage": what fits on a switch. */
export function switchLabel(title: string): string {
  return title.split(/[,:]/)[0] ?? title
}
