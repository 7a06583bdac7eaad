import { isDigit, isLetterAt, isOf, isSpace, signsOf } from '../../signs.ts'
import type { Word } from '../labels/lexicon.ts'
import type { Hit } from './hit.ts'

/** Text required before experience: a comma, a bullet, a line's beginning. */
const apart = /(?:^|[,;.(|/\n•▶►▪·]|\s-|\n\s{0,4}[*-]|\b[Ww]orth)\s{0,2}$/
const lineBefore = /\n\s{0,4}(?:[*•▶►▪·-]\s{1,2})?$/
/** Words before hit points that are not a creature's own: `below 0 hp`, `regains 3 hp`. */
const counting =
  /\b(?:below|under|above|over|than|to|every|per|at|of|for|last|first|takes?|lose[s]?|deals?|drains?|heals?|restores?|regains?|regenerates?|extra|additional|temporary|dealt|within)\s+$/i

/** `1, 2, 2 and 3 hit points`: those of several. */
const listed = /\d,\s\d{1,3}(?:,|,?\s(?:and|&))\s$/

const ends = /^\s{0,2}(?:[,;.)\n|([]|$|and\b|with\b|each\b|creature\b|monster\b|-\s|\/\s)/i
/** `3HD AC14 12HP bite 1d6`: nothing but spaces between figures. */
const gluedList = /^\s(?:[A-Z]{2,3}\s?\d|\d{1,3}[A-Z]{2}\b|[a-z]{3,14} \d{0,2}d\d)/

const numberEnds = signsOf('0123456789*½¼')

/** True when a number may end right before `at`, or one space before. */
function endsNumber(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  return isOf(numberEnds, isSpace(before) ? text.charCodeAt(at - 2) : before)
}

/** `2 Hit Dice`, `9hp`, `1/2 HD`: with a number before it and nothing of its own after it. */
export function turnedAt(
  text: string,
  at: number,
  end: number,
  word: Word,
  last: Hit | undefined,
): Hit | null {
  const figure = word.figures.find(
    (each) => each === 'hd' || each === 'hp' || each === 'xp' || each === 'ac',
  )
  if (!figure || isLetterAt(text, end) || !endsNumber(text, at)) return null
  const after = text.slice(end, end + 24)
  const glued = isDigit(text.charCodeAt(at - 1)) && gluedList.test(after)
  if (!glued && !ends.test(after)) return null
  const number =
    /(?:^|(?<!\d)[,/]|[\s(;[]|(?<=\d)\/)(\d{1,3},\d{3}|\d{1,4}(?:[+-]\d{1,2})?\s?\*{0,6}|\d{0,3}[½¼]\*{0,4}|1\/2\*{0,4})\s?$/.exec(
      text.slice(Math.max(0, at - 14), at),
    )
  const digits = number?.[1]
  if (number === null || digits === undefined) return null
  if (number[0].startsWith('/') && figure !== 'xp') return null
  const from = at - number[0].length + number[0].indexOf(digits)
  const ahead = text.slice(Math.max(0, from - 14), from)
  if (figure === 'xp' && !apart.test(ahead)) return null
  if (figure === 'hp' && (/^0+\s?$/.test(digits) || counting.test(ahead) || listed.test(ahead)))
    return null
  // `HD 2 (9hp)` and `HD 1 hp` are the Hit Dice's own.
  if (
    last &&
    (last.figure === 'hd' || last.figure === 'ac') &&
    from - last.to < 14 &&
    !(glued && /\d\s$/.test(text.slice(last.to, from))) &&
    !/[,;\n|]|\s\/\s|\sand\s|[a-z\d)\]]\.\s/.test(text.slice(last.to, from))
  )
    return null
  if (last && from - last.to < 200 && /[([][^)\]]*$/.test(text.slice(last.to, from))) return null
  if (last && last.to === from) return null
  return {
    figure,
    word: word.word,
    from,
    to: end,
    set: false,
    strong: false,
    opens: lineBefore.test(ahead),
    turned: true,
  }
}
