import type { FillItem } from './fill.ts'
import {
  lengthOf,
  divideIntoLines,
  lineOf,
  sentenceEnd,
  wordsIn,
  type LinedText,
  type TextSetting,
} from './lines.ts'

/** A paragraph or a part of one. */
export interface Paragraph {
  kind: 'words'
  /** Heads it; empty on the part that goes on. */
  title: string
  text: string
}

const few = 4

/** A paragraph as a piece that may be divided: after a sentence where one ends, never for a lone line. */
export function paragraph(
  { title, text }: { title: string; text: string },
  width: number,
  setting: TextSetting,
  gap = 0,
): FillItem<Paragraph> {
  // A heading stands on the first line, in bold; one that is a sentence itself begins the words.
  const heads = title !== '' && lengthOf(`${title}. `, setting.size * 1.05) <= width
  const head = heads ? `${title}. ` : ''
  const words = heads || title === '' ? text : `${title}: ${text}`
  return part(divideIntoLines(head + words, width, setting.size), head, 0, setting, gap)
}

function part(
  lines: LinedText,
  head: string,
  from: number,
  setting: TextSetting,
  gap: number,
): FillItem<Paragraph> {
  const all = lines.ends.length
  const height = lineOf(setting)
  return {
    what: whatOf(lines, head, from, all),
    height: (all - from) * height,
    gap,
    split(room, whole) {
      const fits = from + Math.floor(room / height + 1e-6)
      // A few lines are kept together where they can be.
      const short = all - from <= few && !whole
      const sentence = short ? 0 : sentenceEnd(lines, from, Math.min(fits, all - 1))
      const at = sentence > from ? sentence : whole ? Math.min(fits, all - 1) : 0
      if (at <= from) return null
      return [
        { what: whatOf(lines, head, from, at), height: (at - from) * height, gap },
        part(lines, '', at, setting, gap),
      ]
    },
  }
}

function whatOf(lines: LinedText, head: string, from: number, to: number): Paragraph {
  const words = wordsIn(lines, from, to)
  if (from > 0 || head === '') return { kind: 'words', title: '', text: words }
  return { kind: 'words', title: head.trim(), text: words.slice(head.trim().length).trim() }
}
