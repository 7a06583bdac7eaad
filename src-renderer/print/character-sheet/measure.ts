/**
 * How wide text is set, in half ems of the sheet's text face. An estimate on the wide side: the page
 * is divided before it is drawn, so that the preview and the press break it at the same places.
 */
export function widthOf(text: string): number {
  let width = 0
  // To divide it into graphemes takes most of the time of a large job.
  if (plain.test(text)) for (const letter of text) width += widthOfOne(letter)
  else for (const { segment } of graphemes.segment(text)) width += widthOfOne(segment)
  return width
}

/** A name for the head of a further page: the first sixty letters of a longer one. */
export function shortName({ name }: { name: string }): string {
  const letters = [...name]
  return letters.length > 60 ? `${letters.slice(0, 58).join('')}…` : name
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Text in which each letter is a grapheme. */
const plain = /^[\x20-\x7e\xa0-\xac\xae-\u017f\u2010-\u2027\u2030-\u205e]*$/u
const wide =
  /[\p{Extended_Pictographic}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3fffd}]/u

/** Widths of the letters met so far. */
const letterWidths = new Map<string, number>()

function widthOfOne(letter: string): number {
  const known = letterWidths.get(letter)
  if (known !== undefined) return known
  const width = estimateWidth(letter)
  letterWidths.set(letter, width)
  return width
}

function estimateWidth(letter: string): number {
  if (wide.test(letter)) return 2.4
  if (/^[ijl.,;:'’|! ]/u.test(letter)) return 0.54
  if (/^[frt()[\]"“”-]/u.test(letter)) return 0.78
  if (/^[aceksvxyz0-9]/u.test(letter)) return 1.02
  if (/^[mwMW@%—]/u.test(letter)) return 1.85
  if (/^\p{Lu}/u.test(letter)) return 1.35
  return 1.12
}

/**
 * Breaks text into lines no wider than `most` half ems: at its own line ends first, then between
 * words, and inside a word only where the word alone is too wide.
 */
export function wrap(text: string, most: number): string[] {
  return breakLines(text, most).map((line) => line.trimEnd())
}

/** Breaks text like `wrap`, but keeps the blanks and line ends: joined, the lines are the text. */
export function breakLines(text: string, most: number): string[] {
  const paragraphs = text.split(/(?<=\r\n|\r(?!\n)|\n)/u)
  const lines = paragraphs.flatMap((paragraph) => breakParagraph(paragraph, most))
  return /[\r\n]$/u.test(text) ? [...lines, ''] : lines
}

function breakParagraph(paragraph: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const word of paragraph.split(/(?<=\s)/u).flatMap((piece) => cut(piece, most))) {
    if (line !== '' && word.trim() !== '' && width + widthOf(word.trimEnd()) > most) {
      lines.push(line)
      line = ''
      width = 0
    }
    line += word
    width += widthOf(word)
  }
  return [...lines, line]
}

/** A word too wide for a line, in pieces that fit. */
function cut(word: string, most: number): string[] {
  if (widthOf(word.trimEnd()) <= most) return [word]
  const pieces: string[] = []
  let piece = ''
  let width = 0
  for (const { segment } of graphemes.segment(word)) {
    const own = widthOfOne(segment)
    if (piece !== '' && width + own > most) {
      pieces.push(piece)
      piece = ''
      width = 0
    }
    piece += segment
    width += own
  }
  return [...pieces, piece]
}
