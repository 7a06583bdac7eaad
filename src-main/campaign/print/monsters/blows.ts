import { upperFirst } from '../../../rules/core/words.ts'
import type { Attack } from '../../../rules/monsters/canonical.ts'

/** An attack as one line: "or 2 × claw", "1d4", "poison". */
export interface AttackLine {
  name: string
  dice: string
  notes: string
}

/** Attacks as lines; one without a name is called "attack". */
export function blowsOf(attacks: readonly Attack[]): AttackLine[] {
  return attacks.map(({ name, count, dice, notes, joins }) => {
    const often = count > 1 ? `${count} × ` : ''
    const called = `${often}${oneLine(name) || 'attack'}`
    return {
      name: joins === 'or' ? `or ${called}` : upperFirst(called),
      dice: oneLine(dice),
      notes: oneLine(notes),
    }
  })
}

/** A hyphen before a number that it makes negative: not that of "1-4", "d6-1" or "AC-9". */
const minus = /(?<![\p{L}\p{N}.)\]*-])-(?=\d)/gu

/** Words of a paragraph without the source's line breaks, with the minus sign of print. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(minus, '−').trim()
}
