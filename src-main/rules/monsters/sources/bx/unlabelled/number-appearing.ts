import type { Read, Span } from '../../../canonical.ts'
import { numberOf } from '../../number-words.ts'
import { countBefore } from '../names/count-before.ts'
import type { Unfinished } from './gaps.ts'

const rolled = String.raw`\d{0,2}[dw]\d{1,3}(?:\s?[+-]\s?\d{1,2})?`
/** `Tomb Moth (3d6)`, `Putti [2d6]`, `Goblin (1-4)`, `Gnolls (6)`, `Brothers x 3`: behind the name; `Ogre, 1d4: AC 4`. */
const behind = new RegExp(
  String.raw`^\*{0,2}:?\s?(?:[([]((?:${rolled}|\d{1,2}-\d{1,3})(?: \(${rolled}\)|(?:, (?:wild|lair|dungeon) ${rolled}){1,2}| (?:in|at|on|per|if|when)\s[^()\d\n]{2,40})?)(?:\shere)?(?:,\s\p{L}[^()\d\n]{2,40})?[)\]]|(?:,|\s-)\s(?:there are\s)?(\d{1,3}|\p{L}{3,8})(?:\s(?:of them|in all)\b|(?<=there are \S+)(?=\.)|(?<=\d)(?=:))|(?:,|\s\(\p{Ll}[^()\d\n]{2,20}\))?\s(${rolled})(?=[:;,.\s]|$)|\((?:(?:pack|group|band|herd|swarm|flock) of )?(a dozen|\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:(?: of them| in all)?\)| of them;)|\((x?\s?\d{1,3})(?:\)|\s(?=[hdeg]?h?[mf]\s))|([x×]\s?(?:\d{0,2}d)?\d{1,3})(?=[\s:;,.(]))`,
  'iu',
)
const reach = 44

/** How many are met, beside the name: `Tomb Moth (3d6)`, `1d4 Marsh Goblins`, `Six jackals`. */
export function readBareNumber(
  text: string,
  figures: number,
  name: Span | null,
  floor: number,
  reading: Unfinished,
): void {
  if (!name || name.from > figures) return
  const met = numberBehind(text, name, figures) ?? countBefore(text, name, floor)
  if (!met) return
  reading.figures.numberAppearing = met
  reading.spans.push(met.span)
}

/** How many are met, behind a name that ends before `end`: `Tomb Moth (3d6)`, `Brothers x 3`. */
export function numberBehind(text: string, name: Span, end: number): Read<string> | null {
  const after = behind.exec(text.slice(name.to, Math.min(end, name.to + reach)))
  // `Grum, D2`: a dwarf of the second level.
  const number = after?.slice(1).find((each) => each !== undefined && !/^D\d/.test(each))
  if (after === null || number === undefined) return null
  const from = name.to + after[0].indexOf(number)
  return {
    value: String(number.toLowerCase() === 'a dozen' ? 12 : (numberOf(number) ?? number))
      .replace(/^[x×]\s?/i, '')
      .replace(/(?<=\d)w(?=\d)/gi, 'd'),
    span: { from, to: from + number.length },
  }
}
