import type { Span } from '../../../canonical.ts'
import type { Hit } from '../hits/hit.ts'
import { figureOf, type Lexicon } from '../labels/lexicon.ts'
import type { LabelledFigure } from '../labels/words.ts'

const mark = String.raw`\[?[A-Z#][A-Z0-9#./]{1,5}\]?`
/** A line of labels in capitals, and under it, or under a line of the next column, one that begins with a number. */
const heads = new RegExp(
  String.raw`(?:^|\n)[^\S\n]{0,4}(${mark}(?:[^\S\n]{1,4}${mark}){2,9})[^\S\n]{0,4}\n(?:[^\n\d]{5,90}\n)?[^\S\n]{0,4}(?=[\d½-])([^\n]{5,80})`,
  'g',
)
const token = /(?<=^|\s)[^\s[(]\S*/g

/** Both lines, with what their values tell. */
interface Heads extends Span {
  hits: Hit[]
}

/** `DV [PV] CA JP MO` with `5+2 [27] 16 7 9` under it: each value is its label's. */
export function valuesUnderHeads(text: string, lexiconAt: (at: number) => Lexicon): Heads[] {
  if (!/\b(?:AC|AAC|CA|RK) /.test(text)) return []
  const tables: Heads[] = []
  heads.lastIndex = 0
  for (let found = heads.exec(text); found; found = heads.exec(text)) {
    const [whole, line = '', values = ''] = found
    const to = found.index + whole.length
    const hits = handedOut(line, values, to - values.length, lexiconAt(found.index + 1))
    const [first, ...others] = hits
    if (first)
      tables.push({
        from: found.index,
        to,
        hits: [
          { ...first, from: whole.startsWith('\n') ? found.index + 1 : found.index },
          ...others,
        ],
      })
  }
  return tables
}

/** The labels, each at its value; none where they are not as many, or no armour and Hit Dice. */
function handedOut(line: string, values: string, at: number, lexicon: Lexicon): Hit[] {
  const labels = line.match(token) ?? []
  const places = [...values.matchAll(token)].map(({ index }) => at + index)
  if (places.length !== labels.length) return []
  const labelled = labels.map((label, index): Hit => {
    const word = label.toLowerCase()
    const place = places[index] ?? at
    const figure = figureOf(word, lexicon)
    const strong = figure !== 'other'
    return {
      figure,
      word,
      from: place,
      to: place,
      set: false,
      strong,
      opens: index === 0,
      turned: false,
    }
  })
  const tells = (wanted: LabelledFigure) => labelled.some(({ figure }) => figure === wanted)
  return tells('ac') && tells('hd') ? labelled : []
}
