import type { Hit } from './hits/hit.ts'

const ability = String.raw`(?:S(?:TR?|tr?)?|I(?:NT?|nt?)?|W(?:IS?|is?)?|D(?:EX?|ex?|X|x)?|C(?:ON?|on?|H[AR]?R?|h[ar]?r?)?|X)`
/** `S 17, I 9, W 8, D 14, C 15, Ch 11`, `STR +1/11 DEX +4/14 CON +2/12 INT +3/13`. */
const row = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${ability}[.:,]?\s{0,6}[+-]?\d{1,2}(?:\/\d{1,3})?(?:[,;|]?\s{1,8}|[,;])?){4,7}(?<=\d)`,
  'gu',
)

/** A row of ability scores is one field without a title, and none of its letters a label. */
export function withScores(text: string, hits: readonly Hit[]): readonly Hit[] {
  const rows = [...text.matchAll(row)].map(({ index, 0: words }): Hit => ({
    figure: 'other',
    word: '',
    from: index,
    to: index + words.length,
    set: false,
    strong: false,
    opens: index === 0 || text.charCodeAt(index - 1) === 10,
    turned: true,
  }))
  if (rows.length === 0) return hits
  const isApart = ({ from }: Hit) => !rows.some((each) => each.from <= from && from < each.to)
  return [...hits.filter(isApart), ...rows].sort((a, b) => a.from - b.from)
}
