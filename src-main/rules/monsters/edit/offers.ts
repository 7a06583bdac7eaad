import type { BxFigures, HitDice } from '../canonical.ts'
import {
  attackByHitDice,
  experienceByHitDice,
  savesByHitDice,
} from '../conversion/bx/by-hit-dice.ts'
import { readField } from './field-reader.ts'
import type { FormFieldId } from './form-fields.ts'
import type { PageForm } from './forms.ts'
import type { Typed } from './by-hand.ts'

/** Value of each B/X field for given Hit Dice, as a page prints it. */
const byHitDice: Readonly<Partial<Record<FormFieldId, (hd: HitDice) => string>>> = {
  /** Rule GF-BX-04. */
  thac0: (hd) => {
    const { thac0, bonus } = attackByHitDice(hd)
    return `${thac0} [${bonus > 0 ? '+' : ''}${bonus}]`
  },
  /** Rule GF-BX-03. */
  saves: ({ dice, modifier }) =>
    Object.entries(savesByHitDice(dice === 1 && modifier < 0 ? 0 : dice))
      .map(([letter, number]) => `${letter}${number}`)
      .join(' '),
  /** Rule GF-BX-07. */
  xp: (hd) => String(experienceByHitDice(hd)),
}

/**
 * Likely values for the fields that are still empty: most monsters hit, save and give XP by their
 * Hit Dice. Offered, never filled in unasked; empty until Hit Dice are typed.
 */
export function offersFor(page: PageForm, typed: Typed): Partial<Record<FormFieldId, string>> {
  const dice = page.offers.length > 0 && typed.hd ? hitDice(typed.hd) : null
  if (!dice) return {}
  const open = page.offers.filter((field) => (typed[field] ?? '').trim() === '')
  return Object.fromEntries(
    open.flatMap((field) => {
      const offer = byHitDice[field]?.(dice)
      return offer === undefined ? [] : [[field, offer]]
    }),
  )
}

function hitDice(words: string): HitDice | null {
  const { figures, fault } = readField('bx', 'hd', words)
  return fault === null ? ((figures['hd'] as NonNullable<BxFigures['hd']>['value']) ?? null) : null
}
