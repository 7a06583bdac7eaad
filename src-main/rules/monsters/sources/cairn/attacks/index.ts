import type { Attack, Span } from '../../../canonical.ts'
import { isSpace } from '../../signs.ts'
import { attackIn } from './attack.ts'
import { piecesOf } from './pieces.ts'
import { qualityIn } from './words.ts'

export { hasDice, withPlainDice } from './dice.ts'
export { tellsAttacks } from './tells.ts'
export { titled, titleOfAttacks } from './words.ts'

/** An attack, or a quality of the whole creature, with where it stood. */
export interface AttackOrQuality extends Span {
  attack?: Attack
  quality?: string
}

/** A quality that stands before an attack without a sign between: `Warband scale d6 peck`. */
const qualityFirst =
  /^[\s,;.(]*(?:attacks?:\s*)?(?:warband(?: scale)?|detachment)\s+(?=\d{0,2}d\d|\p{L})/iu

/** Attacks between two places of a text in plain signs; ids count on from `nth`. */
export function armedIn(
  text: string,
  from: number,
  to: number,
  nth: number,
  noDice = false,
): AttackOrQuality[] {
  const found: AttackOrQuality[] = []
  let count = nth
  for (const piece of piecesOf(text, from, to)) {
    const words = text.slice(piece.from, piece.to)
    const quality = qualityIn(words)
    if (quality !== null) {
      found.push(placed(text, piece.from, piece.to, { quality }))
      continue
    }
    const first = qualityFirst.exec(words)?.[0] ?? ''
    const attack = attackIn(
      words.slice(first.length),
      count + 1,
      piece.joins,
      noDice ? 'by no dice' : count > 0,
    )
    if (!attack) continue
    const start = piece.from + first.length
    if (first !== '')
      found.push(
        placed(text, piece.from, start, {
          quality: /warband/i.test(first) ? 'warband' : 'detachment',
        }),
      )
    count += 1
    found.push(placed(text, start, piece.to, { attack }))
  }
  return found
}

/** Places what was found, without the separators at its ends. */
function placed(
  text: string,
  from: number,
  to: number,
  what: Omit<AttackOrQuality, keyof Span>,
): AttackOrQuality {
  let start = from
  let end = to
  while (start < end && parts(text.charCodeAt(start))) start += 1
  while (end > start && parts(text.charCodeAt(end - 1))) end -= 1
  return Object.assign(what, { from: start, to: end })
}

/** White space, a comma, a semicolon or a bar. */
function parts(code: number): boolean {
  return code === 44 || code === 59 || code === 124 || isSpace(code)
}
