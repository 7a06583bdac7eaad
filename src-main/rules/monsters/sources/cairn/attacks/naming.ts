import { leadsOver, onlyLeads } from './words.ts'

/** Dice in a piece, and where its first bracket opens. */
export interface Parts {
  bare: string
  dice: RegExpExecArray | null
  open: number
  /** The dice stand in the brackets. */
  inBrackets: boolean
}

/** `2 claws`, `2x claw`, `claw x2`. */
export function countedName(words: string): { name: string; count: number } {
  const name = words.trim()
  const before = /^(\d{1,2})(?:\s?[x×]\s?|\s+)(?=\p{L})(.*)$/su.exec(name)
  const after = before ? null : /^(.*\p{L})\s*(?:\s[x×]\s?|\([x×]\s?)(\d{1,2})\)?$/su.exec(name)
  const rest = before?.[2] ?? after?.[1] ?? name
  return {
    name: balanced(rest)
      .replace(/^[\s:(*_]+|[\s:,(|*_-]+$/g, '')
      .replace(/\s+/g, ' '),
    count: Math.max(1, Number(before?.[1] ?? after?.[2] ?? 1)),
  }
}

/** Without a closing bracket that was opened before the attack began. */
function balanced(name: string): string {
  return name.includes('(') ? name : name.replace(/[)\]]+/g, ' ').trim()
}

/** `claws (d6)`, and `(d6) claws`. */
function bracketsAfter(bare: string, open: number): string {
  const before = bare.slice(0, open).replace(leadsOver, '')
  if (before.trim() !== '') return before
  return /^\([^()]{2,20}\)\s+(\p{L}[^()]{1,40})$/u.exec(bare)?.[1] ?? ''
}

/** Words outside the brackets and the dice: before them, or after dice that come first. */
export function nameOf({ bare, dice, open, inBrackets }: Parts): string {
  if (inBrackets || !dice) return bracketsAfter(bare, open)
  const before = bare.slice(0, dice.index).replace(/[\s.:([=>→~-]+$/, '')
  if (before.trim() !== '' && !onlyLeads.test(before)) return before.replace(leadsOver, '').trim()
  const rest = bare.slice(dice.index + dice[0].length)
  const name = rest
    .replace(/\(.*$/s, '')
    .replace(/^\s*[:-]?\s*(?:damage|dmg|from|with|by|an?)\b\s*(?:(?:an?|its|from|with|by)\s)?/i, '')
    .replace(/\s(?:damage|dmg)$/i, '')
    .trim()
  return name !== '' && !isNote(name) ? name : (bracketed(rest) ?? '')
}

const notes =
  /\b(?:blast|enhanced|impaired|bulky|ranged|reach|ignor|poison|damage|str|dex|wil|loss|save|vs|against|only|each|per|if|when|save|armou?r|detachment|fire|critical|target)/i

/** `d10 blast`: dice and what they do, without a name. */
export function isNote(name: string): boolean {
  return /^(?:blast|enhanced|impaired|ranged|bulky|STR|DEX|WIL)(?:\s|$)/i.test(name)
}

/** `d10 (bite)`: the name in brackets after the dice, unless they say what the dice do. */
export function bracketed(rest: string): string | null {
  const inside = /^\s*\(([^()]{2,30})\)\s*$/.exec(rest)?.[1]
  return inside !== undefined && !notes.test(inside) && inside.split(/\s+/).length <= 3
    ? inside
    : null
}
