import { isSpace } from '../signs.ts'

/** The word before a place, with the white space between. */
function wordBefore(text: string, at: number): string {
  let from = at
  while (from > 0 && at - from < 3 && isSpace(text.charCodeAt(from - 1))) from -= 1
  while (from > 0 && at - from < 14 && !isSpace(text.charCodeAt(from - 1))) from -= 1
  return text.slice(from, at)
}

const spokenAfter =
  /[ \t]{1,2}(?:(?:damage|dmg|loss|saves?|tests?|checks?|drains?|lost)(?!\p{L})|(?:is|means)\b|per\b(?![ \t]\p{L}{2,12},)|points? of|or (?:less|lower|more|higher)|each\b(?![ \t]*[,;.)])|left\b|remaining\b|regained\b)/iuy
const spokenBefore =
  /^\P{L}{0,2}(?:to|of|at|by|for|lose|loses|lost|take|takes|deals?|heals?|restores?|gains?|regains?|recovers?|drains?|than|below|under|above|reach|reaches|reduced|vs|against|per|costs?|suffers?|each|another|extra|only|any|all|every|your|their|max|maximum|full|total)[ \t]{1,2}$/iu

/** `two wolves with each 3 HP` */
const withEach = /(?:^|\s)(?:with|having|have|has) each\s$/i

/** `takes 2 STR damage`, `at 0 STR`, `save vs WIL 12 or …`: words of a rule, not a score. */
export function isSpoken(text: string, from: number, to: number): boolean {
  spokenAfter.lastIndex = to
  if (text.charCodeAt(to) === 32 && spokenAfter.test(text)) return true
  if (!isSpace(text.charCodeAt(from - 1)) || !spokenBefore.test(wordBefore(text, from)))
    return false
  return !withEach.test(text.slice(Math.max(0, from - 12), from))
}
