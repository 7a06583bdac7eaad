import { lineEndOf } from '../../spans.ts'
import type { Hit } from '../hits/hit.ts'
import type { LabelledFigure } from '../labels/words.ts'

/** `Orc 6 [13] 1 (4hp)`, `Orc | 6 [13] | 1 |`: a name, armour both ways and Hit Dice, at a line's beginning. */
const opening =
  /(?:^|\n)[^\S\n]{0,4}(?:[|*•-]\s?)?([^\d\n:|]{2,50}?)[\s,:|;-]{1,4}(?=(\d{1,2}) ?\[(\d{1,2})\][\s,|;/]{1,4}(\d{1,2}|½)[\s+*(,|;/-])/gu
const figures: readonly (readonly [LabelledFigure, string, RegExp])[] = [
  ['thac0', 'thac0', /(?<![\dd+-])\d{1,2} ?\[[+-]?\d{1,2}\]/g],
  ['movement', 'mv', /(?<!\d)\d{1,3}' ?\(\d{1,3}'\)/g],
  ['saves', 'sv', /\bD ?\d{1,2},? W ?\d{1,2},? P ?\d/g],
]

/** The figures of lines that hold them without labels, in the usual order. */
export function linesWithoutLabels(text: string): Hit[] {
  if (!text.includes(' [')) return []
  const lineHits: Hit[] = []
  opening.lastIndex = 0
  for (let line = opening.exec(text); line; line = opening.exec(text)) {
    const start = line.index + line[0].length
    const to = lineEndOf(text, start)
    lineHits.push(...hitsOf(text, start, to, line[2] ?? '', line[3] ?? ''))
  }
  return lineHits
}

function hitsOf(text: string, from: number, to: number, down: string, up: string): Hit[] {
  const sum = Number(down) + Number(up)
  if (sum !== 19 && sum !== 20) return []
  const dice = /^[^\]]*\][\s,|;/]{1,4}/.exec(text.slice(from, from + 16))?.[0].length ?? 0
  const routine = /^(?:\d{1,2}|½)[+*\d-]*[\s,|;/]{0,3}(?:\(\d{1,3} ?(?:hp)?\))?[\s,|;/]{0,3}/i.exec(
    text.slice(from + dice, Math.min(to, from + dice + 30)),
  )?.[0].length
  const line = text.slice(from, to)
  const found = [hit('ac', 'ac', from), hit('hd', 'hd', from + dice)]
  let at = from + dice + (routine ?? 0)
  const attacks = at
  for (const [figure, word, pattern] of figures) {
    pattern.lastIndex = at - from
    const value = pattern.exec(line)
    if (!value) continue
    found.push(hit(figure, word, from + value.index))
    at = from + value.index + value[0].length
  }
  if (found.length < 4) return []
  if ((found[2]?.from ?? 0) > attacks + 3) found.splice(2, 0, hit('attacks', 'att', attacks))
  return [...found, ...tailOf(text, at, to)]
}

/** `7 Chaotic 5`, `ML 6 Chaotic 10 XP`: morale, alignment and experience. */
const side =
  /([\s,|;/)](\d{1,2})[\s,|;/]{1,4})?\b(?:lawful|neutral|chaotic)\b[\s,|;/]{0,4}(?=(\d)?)/gi

function tailOf(text: string, from: number, to: number): Hit[] {
  side.lastIndex = 0
  const match = side.exec(text.slice(from, to))
  if (!match) return []
  const start = from + match.index
  const [whole, before, morale, experience] = match
  const found = [hit('alignment', 'al', start + (before?.length ?? 0))]
  if (before !== undefined && morale !== undefined && !/ml\s?$/i.test(text.slice(start - 3, start)))
    found.unshift(hit('morale', 'ml', start + before.indexOf(morale)))
  if (experience !== undefined) found.push(hit('xp', 'xp', start + whole.length))
  return found
}

function hit(figure: LabelledFigure, word: string, at: number): Hit {
  return { figure, word, from: at, to: at, set: false, strong: true, opens: false, turned: false }
}
