import type { Read, Span } from '../../../canonical.ts'
import { numberOf } from '../../number-words.ts'

/** `1. 1d4 Marsh Goblins`, `2-5 stirges`, `Six jackals`, `3x Orc`: what stands right before a name. */
const counted =
  /(?:^|[\s*_(|{"'-])(\d{0,2}[dw]\d{1,3}(?:\s?[+-]\s?\d{1,2})?|\d{1,3}(?:-\d{1,3})?|\p{L}{3,9})\}?(?:\s(?:of\s\p{L}{2,15}'s\s)?([x×]\s)?|([x×])\s?)[*_]{0,3}$/iu
const reach = 44
/** `giant rats`, `men-at-arms`: more than one. */
const several = /(?:[^s\W]s|[^s]se|\b\w*(?:men|mice|lice|folk|kin|wolves))\b(?!')/i

/** `Nothing but 1 giant crayfish`, `landing 4 - 1 python`, `| 2 | 1 ghost`: no number of a list. */
const single = /(?:\b(?:but|and|is|are|plus|with)|\d\s-|\d\s?\|)\s?$/

/** How many are met, before the name; `floor` is where the block above may end. */
export function countBefore(text: string, name: Span, floor: number): Read<string> | null {
  const from = Math.max(0, floor, name.from - reach)
  const found = counted.exec(text.slice(from, name.from))
  const number = found?.[1]
  if (!found || number === undefined) return null
  const spoken = numberOf(number)
  if (spoken === undefined && !/\d/.test(number)) return null
  const alone = spoken ?? (/^\d+$/.test(number) ? Number(number) : undefined)
  const isTimes = (found[2] ?? found[3]) !== undefined
  const at = from + found.index + found[0].indexOf(number)
  // `3 Goblin` may be the third row of a list.
  if (alone !== undefined && !isTimes) {
    if (alone < 2 && (spoken !== undefined || !single.test(text.slice(Math.max(0, at - 12), at))))
      return null
    if (alone > 1 && spoken === undefined && !several.test(text.slice(name.from, name.to)))
      return null
  }
  return {
    value: spoken === undefined ? number.replace(/(?<=\d)[wW](?=\d)/g, 'd') : String(spoken),
    span: { from: at, to: at + number.length },
  }
}
