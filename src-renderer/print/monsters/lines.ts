import { widthOf, wrap } from '../character-sheet/measure.ts'

/** How text is set: its size in points, its lines in multiples of that. */
export interface TextSetting {
  size: number
  leading: number
}

/** Millimetres in a point. */
export const pointInMillimetres = 25.4 / 72

/** Set width as a part of the measured width, which is a little more. */
const set = 0.96

/** Half ems that stand on a line so many millimetres wide. */
function room(width: number, size: number): number {
  return width / (size * pointInMillimetres * 0.5 * set)
}

/** Millimetres that a text takes on one line. */
export function lengthOf(text: string, size: number): number {
  return widthOf(text) * size * pointInMillimetres * 0.5 * set
}

/** Height in millimetres of one line. */
export function lineOf({ size, leading }: TextSetting): number {
  return size * leading * pointInMillimetres
}

/** Text divided into lines once, so that any stretch of them can be had without measuring again. */
export interface LinedText {
  text: string
  /** Offset in the text at which each line ends. */
  ends: number[]
}

/** Lines of one paragraph; `width` in millimetres. */
export function divideIntoLines(text: string, width: number, size: number): LinedText {
  let at = 0
  const ends = wrap(text, room(width, size)).map((line) => {
    at = text.indexOf(line, at) + line.length
    return at
  })
  return { text, ends }
}

/** The words of lines `from` to `to`, the latter not among them. */
export function wordsIn({ text, ends }: LinedText, from: number, to: number): string {
  return text.slice(from === 0 ? 0 : ends[from - 1], ends[to - 1]).trim()
}

/** The last line up to `to` that a sentence ends with; 0 for none. */
export function sentenceEnd({ text, ends }: LinedText, from: number, to: number): number {
  for (let line = to; line > from; line--) {
    const end = ends[line - 1] ?? 0
    if (/[.!?…]["”’)\]]*\s*$/u.test(text.slice(Math.max(0, end - 6), end))) return line
  }
  return 0
}
