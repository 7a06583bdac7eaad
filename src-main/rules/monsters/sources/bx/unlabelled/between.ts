import type { Span } from '../../../canonical.ts'
import { trimSpan } from '../../spans.ts'
import { dicePattern } from '../attacks/dice.ts'
import { readRoutine } from '../attacks/routine.ts'
import type { LabelWords } from '../labels/words.ts'
import { readSaveAs } from '../values/save-as.ts'
import type { Unfinished } from './gaps.ts'

const blow = String.raw`(?:\d{1,2}\s?x\s?)?(?:${dicePattern})(?:\s?(?:\+|plus\b|or\b)\s?(?:by\s)?[a-z]{3,14}(?:\s[a-z]{3,14})?(?!\d))?`
const routine = String.raw`${blow}(?:\s?[/,]\s?${blow}){0,5}|by (?:weapon|spell)s?`
const saver = String.raw`(?:MU|[FCTDEHM])\s?\d{1,2}|NH|NM`
/** `1d10/1d10 F7` between `AC 4` and `MV 12`, and nothing besides. */
const bare = new RegExp(
  String.raw`^([\s,;|]*(?:(?:no damage|nil|none)[\s,;|]+)?)(${routine})?([\s,;|]*)(${saver})?[\s,;|.]*$`,
  'i',
)
const longest = 80

/** Dice of blows, and the class it saves as, alone between two labelled figures. */
export function readBetween(
  text: string,
  gaps: readonly Span[],
  last: number,
  reading: Unfinished,
  joins: LabelWords['joins'],
): void {
  const { attacks, figures, spans } = reading
  for (const { from, to } of gaps) {
    if (from >= last || to - from > longest) continue
    const found = bare.exec(text.slice(from, to))
    if (!found) continue
    const [, lead = '', dice = '', gap = '', saves = ''] = found
    const at = from + lead.length
    if (dice !== '' && attacks.length === 0) {
      const placed = readRoutine(text, { from: at, to: at + dice.length, lead: at }, joins, false)
      attacks.push(...placed)
      spans.push(...placed.map(({ span }) => span))
    }
    const start = at + dice.length + gap.length
    const saveAs = saves === '' || figures.saveAs ? null : readSaveAs(saves, false)
    if (saveAs) {
      figures.saveAs = { value: saveAs.value, span: trimSpan(text, start, start + saves.length) }
      spans.push(figures.saveAs.span)
    }
  }
}
