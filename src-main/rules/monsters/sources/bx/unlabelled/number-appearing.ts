import type { Span } from '../../../canonical.ts'
import type { Unfinished } from './gaps.ts'

const rolled = String.raw`\d{0,2}[dw]\d{1,3}(?:\s?[+-]\s?\d{1,2})?`
/** `Tomb Moth (3d6)`, `Putti [2d6]`, `Goblin (1-4)`: behind the name; `Ogre, 1d4: AC 4`. */
const behind = new RegExp(
  String.raw`^\*{0,2}\s?(?:[([]((?:${rolled}|\d{1,2}-\d{1,3})(?: \(${rolled}\)|(?:, (?:wild|lair|dungeon) ${rolled}){1,2})?)[)\]]|,\s(${rolled})(?=[:;,.\s]))`,
  'i',
)
/** `1. 1d4 Marsh Goblins`: before the name. */
const before = new RegExp(String.raw`(?:^|[\s*_(|])(${rolled})\s(?:x\s)?$`, 'i')
const reach = 44

/** How many are met, rolled beside the name: `Tomb Moth (3d6)`, `1d4 Marsh Goblins`. */
export function readBareNumber(
  text: string,
  figures: number,
  name: Span | null,
  reading: Unfinished,
): void {
  if (!name || name.from > figures) return
  const after = behind.exec(text.slice(name.to, Math.min(figures, name.to + reach)))
  const ahead = after ? null : before.exec(text.slice(Math.max(0, name.from - reach), name.from))
  const number = after?.[1] ?? after?.[2] ?? ahead?.[1]
  if (number === undefined) return
  const from = after
    ? name.to + after[0].indexOf(number)
    : name.from - (ahead?.[0].length ?? 0) + (ahead?.[0].indexOf(number) ?? 0)
  const span = { from, to: from + number.length }
  const value = number.replace(/(?<=\d)[wW](?=\d)/g, 'd')
  reading.figures.numberAppearing = { value, span }
  reading.spans.push(span)
}
