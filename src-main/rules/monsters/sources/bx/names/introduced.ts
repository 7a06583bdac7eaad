import type { Span } from '../../../canonical.ts'

/** Reach above the figures for a paragraph that introduces the creature, in characters. */
const reach = 800

/** A sentence that ends right before the figures, and is no name: `He keeps a shop in the village. ` */
const sentence = /^(?=[^\n]*\s\p{Ll}+\s\p{Ll}+\s)(?:\S+\s){5}[^\n]*[.!?]["')]?\s*$/u
/** Five words and a sixth, in signs. */
const shortestSentence = 12

/** `Orm Hald "the Mild" is the owner`. */
const introduction =
  /(?:^|[.!?:)]["']?\s+|\n\s{0,8})(\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*){0,3}(?:\s"[^"\n]{2,24}")?),?\s(?:is|was)\s(?:an?|the)\s\p{Ll}/u

/** Name that a paragraph introduces, where a sentence and no name stands before the figures; else null. */
export function introducedAbove(text: string, line: Span, floor: number): Span | null {
  if (line.to - line.from < shortestSentence) return null
  if (!sentence.test(text.slice(line.from, line.to))) return null
  const start = Math.max(floor, line.to - reach)
  const blank = text.slice(start, line.to).lastIndexOf('\n\n')
  const from = blank < 0 ? start : start + blank + 2
  const found = introduction.exec(text.slice(from, line.to))
  if (found?.[1] === undefined) return null
  const at = from + found.index + found[0].indexOf(found[1])
  return { from: at, to: at + found[1].length }
}
