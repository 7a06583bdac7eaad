import type { LabelledFigure } from '../labels/words.ts'
import type { Hit } from '../hits/hit.ts'

/** Labels of one stat block, in order. */
export type LabelRun = Hit[]

/** Labels of one block while they are gathered. */
export interface LabelGroup {
  run: LabelRun
  /** A name or a new line set it apart from the block above. */
  titled: boolean
  /** Labels that it had already. */
  skipped: Hit[]
}

/** A label again: fields and ways of moving are of many kinds, and armour is counted two ways. */
export function repeats(run: LabelRun, hit: Hit): boolean {
  return run.some(
    ({ figure, word }) =>
      figure === hit.figure &&
      ((figure !== 'other' && figure !== 'alsoMoves') || word === hit.word) &&
      (figure !== 'ac' || word === hit.word || isAscending(word) === isAscending(hit.word)),
  )
}

/** Armour may have a label for each way of counting. */
function isAscending(word: string): boolean {
  return word.startsWith('aac') || word.startsWith('asc')
}

export function has(run: LabelRun, wanted: LabelledFigure): boolean {
  return run.some(({ figure }) => figure === wanted)
}

export function isBulleted(text: string, hit: Hit): boolean {
  return /(?:^|\n)\s*(?:[•▶►▪·➤]|[-*] )\s*$/u.test(text.slice(Math.max(0, hit.from - 12), hit.from))
}
