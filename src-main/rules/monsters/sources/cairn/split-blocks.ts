import { hasDice } from './attacks/index.ts'

/**
 * True when the text between two scores of one line leaves one creature for another: out of its
 * brackets and into others, `bandits (4 HP) guard a cultist (3 HP`; a name before a figure that the
 * last one had already; or a stretch of prose. `again` says that the run has the figure, `opens`
 * that it is one that stat lines begin with.
 */
export function startsAnother(between: string, again: boolean, opens: boolean): boolean {
  if (isOtherBracket(between)) return true
  if (again) return opens && isNamed(between)
  return isProse(between)
}

/** Out of brackets that were open before, into new ones, with a word on the way. */
function isOtherBracket(between: string): boolean {
  let depth = 0
  let left = -1
  let entered = -1
  for (let at = 0; at < between.length; at += 1) {
    const sign = between.charAt(at)
    if (sign === '(' || sign === '[') {
      if (depth <= 0 && left >= 0) entered = at
      depth += 1
    } else if (sign === ')' || sign === ']') {
      depth -= 1
      entered = -1
      if (depth < 0) {
        left = at
        depth = 0
      }
    }
  }
  return left >= 0 && entered > left && /\p{L}{2}/u.test(between.slice(left, entered))
}

const joining =
  /^(?:or|and|but|when|while|if|in|with|as|at|has|have|plus|only|also|half|no|dmg|max)$/i

/** Words right before the score, after a sign or a joining word that ends what was before them. */
function isNamed(between: string): boolean {
  const tail =
    /(?:[.;:,)\]]|\s(?:and|und|et|y|e|or|&))\s+([^.;:,()[\]\n]{2,70})(?:\s*[,:([-]\s*|\s+)$/iu.exec(
      between.slice(-90),
    )?.[1]
  const lone = tail ?? /^[.;)\]]*\s+([^.;:,()[\]\n]{2,70})[\s,:([-]*$/u.exec(between)?.[1]
  if (lone === undefined || /\d$|\dd\d/.test(lone)) return false
  const words = lone.match(/\p{L}{2,}/gu) ?? []
  return words.length <= 10 && words.some((word) => word.length > 2 && !joining.test(word))
}

/** Words outside brackets and after the last dice that make a sentence: what follows is not of it. */
function isProse(between: string): boolean {
  if (between.length < 25) return false
  const open = between.replace(/\([^()]{0,200}\)/g, ' ')
  const after = /^[\s\S]*\dd\d+|^[\s\S]*\sd\d+/.exec(open)?.[0].length ?? 0
  const words = open.slice(after).match(/\p{L}{2,}/gu) ?? []
  return words.length >= 7
}

/** A name and no more before the next score, on a line under attacks. */
const newName = /^[\s*_>•▪▶►+|-]*(?:\p{Lu}[\p{L}'-]*\s?){1,5}[\s*_:,;(|/•·~-]*$/u
const ofScores =
  /^\P{L}*(?:defen[cs]es?|combat|health|vitals?|protection|gear|attacks?|physical|mental|body|mind|saves?|scores?|stats?|statistics|attributes?|abilities|ability scores|attributs|atributos|attributi|merkmale|werte|características|caractéristiques|caratteristiche)\P{L}*$/iu

/** `Its hide can be made into`: five words or more right before a score are a sentence's. */
function isSentence(opening: string): boolean {
  const clause =
    opening
      .slice(-120)
      .split(/[,;:.\d)]/)
      .at(-1) ?? ''
  return (clause.match(/\p{L}+/gu)?.length ?? 0) >= 5
}

/**
 * True when the text between two scores goes on about one creature: no heading, no line that could
 * be a name; over a blank line or a bullet only where the score opens its line, as in a list. `full`
 * says that three scores or more came before.
 */
export function continuesRun(between: string, full: boolean): boolean {
  const lines = between.split('\n')
  const whole = lines.slice(1, -1)
  if (
    whole.some(
      (line) =>
        /^[ \t]{0,3}#/.test(line) ||
        (/\p{L}/u.test(line) && !/\d(?!\d*(?:st|nd|rd|th)\s)/.test(line)),
    )
  )
    return false
  const opening = lines.at(-1) ?? ''
  if (isSentence(opening)) return false
  if ((full || hasDice(lines[0] ?? '')) && newName.test(opening) && !ofScores.test(opening))
    return false
  const parted =
    whole.some((line) => line.trim() === '') || /^[ \t]*(?:[-*•▪▶►+]|\d+\.)[ \t]/.test(opening)
  if (!parted) return true
  return (
    between.length <= 200 &&
    /^[\s•▪▶►+|*_-]*$/.test(opening) &&
    !/[.!?]\s+\p{Lu}[^\n]{30}/u.test(between)
  )
}
