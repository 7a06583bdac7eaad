import type { Monster, Read } from '../canonical.ts'
import { countBefore } from './bx/names/count-before.ts'
import { numberBehind } from './bx/unlabelled/number-appearing.ts'
import { plain } from './plain.ts'
import { lineEndOf, lineStartOf, unreadBetween } from './spans.ts'

/** `Appears in bands of 2d6`, `No. Appearing: 1d4`. */
const appearing =
  /\b(?:appears? (?:in (?:\p{Ll}{3,12} )?of |as )|(?:no\.?|number|#) ?(?:appearing|enc(?:ountered|\.)?)[.:*_]{0,6} ?)(\d{0,2}d\d{1,2}(?:[+-]\d{1,2})?|\d{1,2}(?:-\d{1,2})?)(?![\d/])/iu

/** Title of the paragraph with it in the forms that have no field for it. */
export const numberTitle = 'Number appearing'

/** The monster with how many are met, where no reader of its layout looks for a number beside its name. */
export function withNumberMet(monster: Monster): Monster {
  const { figures, own, nameSpan: name, source } = monster
  if (figures.numberAppearing || (figures.family === 'bx' && !own)) return monster
  const text = plain(source.text)
  const paragraph = monster.details.find(({ title }) => title === numberTitle)
  const met = paragraph
    ? { value: paragraph.text, span: paragraph.span }
    : ((name &&
        (numberBehind(text, name, lineEndOf(text, name.to)) ??
          countBefore(text, name, lineStartOf(text, name.from)))) ??
      saidIn(text))
  if (!met) return monster
  const { from, to } = met.span
  return {
    ...monster,
    figures: { ...figures, numberAppearing: met },
    details: monster.details.filter((one) => one !== paragraph),
    unread: monster.unread.flatMap((one) =>
      one.span.from >= to || one.span.to <= from
        ? [one]
        : unreadBetween(one.text, [{ from: from - one.span.from, to: to - one.span.from }]).map(
            (left) => ({
              text: left.text,
              span: { from: left.span.from + one.span.from, to: left.span.to + one.span.from },
            }),
          ),
    ),
  }
}

function saidIn(text: string): Read<string> | null {
  const found = appearing.exec(text)
  if (found?.[1] === undefined) return null
  const to = found.index + found[0].length
  return { value: found[1], span: { from: to - found[1].length, to } }
}
