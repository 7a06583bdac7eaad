import type { MonsterCardsData } from '../../../src-main/campaign/print/monster-cards.ts'
import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { woodcutFor } from '../../ui/woodcuts.ts'
import { divide, type Face, type Further } from './divide.ts'
import type { Slot } from './sheets.ts'
import type { CardSize } from './sizes.ts'

/** One side of a card with whose it is. */
export interface CardSide {
  card: MonsterCard
  what: Face | Further
}

/** Every card to be cut out, in order: a monster that needs two has them after each other. */
export function slotsOf(
  data: MonsterCardsData,
  options: Pick<PrintOptions, 'textSize' | 'backs'>,
  size: CardSize,
): Slot<CardSide>[] {
  const slots = data.cards.flatMap((card) => {
    // Divided once, however many are printed of it.
    const sides = divide(card, {
      size,
      scale: options.textSize / 100,
      picture: woodcutFor(card.name) !== null,
      wounds: data.wounds,
      derivations: data.derivations,
      backs: options.backs,
    }).map((what): CardSide => ({ card, what }))
    const own = Array.from({ length: Math.ceil(sides.length / 2) }, (_, at) => ({
      face: sides[at * 2],
      back: sides[at * 2 + 1] ?? null,
    }))
    return Array.from({ length: card.count }, () => own).flat()
  })
  return slots.flatMap(({ face, back }, at) => (face ? [{ face, back, number: at + 1 }] : []))
}
