import type { Hit } from '../hits/hit.ts'
import { has, repeats, type LabelRun } from './run.ts'

/** Fewest labels with a colon, a cell or a line of their own that make a block of fields. */
const fewest = 4
/** Most figures that a sentence tells. */
const most = 4

/** True when four or more labels of a block are set apart from their values: prose follows such a block. */
function isFields(run: LabelRun): boolean {
  let count = 0
  for (const { set, figure } of run) if (set && figure !== 'other') count += 1
  return count >= fewest
}

/** `an AC of 7`, `having 1-1 Hit Dice`, `with 3 HD`. */
function isInSentence(text: string, { from, to, turned }: Hit): boolean {
  const before = text.slice(Math.max(0, from - 9), from)
  if (turned) return verb.test(before)
  if (before.endsWith('(') && likened.test(text.slice(Math.max(0, from - 45), from))) return true
  return article.test(before) || (verb.test(before) && /\b(?:of|is)\s$/.test(text.slice(from, to)))
}

/** `fight as dukes (AC 2, HD 8)`, `led by a 4HD leader (AC 4, 18hp)`. */
const likened = /\b(?:as|like|led by)\s(?:an?\s)?[\p{L}\d -]{2,30}\($/u
const verb = /\b(?:ha(?:s|ve|ving)|with|of|are)\s(?:an?\s|only\s)?$/i
const article = /\b(?:an?|the|its|their|his|her)\s$/i

/**
 * A figure that a sentence under a block of fields tells of another: `the lioness, having an AC of 7`;
 * or one whose own label said nothing that counts.
 */
export function isAboutAnother(text: string, run: LabelRun, hit: Hit, again: boolean): boolean {
  if (!isFields(run)) return false
  if (again) return isInSentence(text, hit)
  return !hit.opens && run.some(({ figureWithoutValue: untold }) => untold === hit.figure)
}

/** A few figures in a sentence under a block of fields, outside any bracket: no monster of its own. */
export function isAside(text: string, before: LabelRun | undefined, run: LabelRun): boolean {
  const [first] = run
  if (!first || !before || run.length > most || !isFields(before)) return false
  if (!run.some((hit) => isInSentence(text, hit))) return false
  const whole = has(run, 'ac') && (has(run, 'hd') || has(run, 'hp'))
  return !whole || run.every((hit) => (!hit.set && !hit.opens) || repeats(before, hit))
}

/** The labels of a block's second half without what a sentence tells again: `an AC of 8 and 1 HD`. */
export function withoutRepeated(text: string, before: LabelRun, run: LabelRun): LabelRun {
  const again = run.filter((hit) => !hit.set && hit.figure !== 'other' && repeats(before, hit))
  if (again.length === 0 || !isFields(before)) return run
  return again.some((hit) => isInSentence(text, hit))
    ? run.filter((hit) => !again.includes(hit))
    : run
}
