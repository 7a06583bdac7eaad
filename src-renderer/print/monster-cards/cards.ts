import type { MonsterCardsData } from '../../../src-main/campaign/print/monster-cards.ts'
import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { woodcutFor } from '../../ui/woodcuts.ts'
import { divideCard, type CardFace, type FurtherCardSide } from './divide.ts'
import type { CutCard } from './sheets.ts'
import type { CardSize } from './sizes.ts'

/** One side of a card with whose it is. */
export interface CardSide {
  card: MonsterCard
  what: CardFace | FurtherCardSide
}

/** Cards as they were divided last: one that is the same again is not measured or drawn again. */
export type DividedCards = Map<string, CardSide[]>

/**
 * Every card to be cut out, in order: a monster that needs two has them after each other.
 * @param known is read, and holds afterwards what these cards came to.
 */
export function cutCards(
  data: MonsterCardsData,
  options: Pick<PrintOptions, 'textSize' | 'backs'>,
  size: CardSize,
  known: DividedCards = new Map(),
): CutCard<CardSide>[] {
  const before = new Map(known)
  known.clear()
  const all = {
    size,
    scale: options.textSize / 100,
    wounds: data.wounds,
    derivations: data.derivations,
    backs: options.backs,
    source: data.source,
  }
  const hasPicture = ({ name }: MonsterCard): boolean => woodcutFor(name) !== null
  const slots = data.cards.flatMap((card) => {
    const wish = { ...all, picture: hasPicture(card) }
    const key = JSON.stringify([{ ...card, count: 1 }, wish])
    const sides =
      before.get(key) ?? divideCard(card, wish).map((what): CardSide => ({ card, what }))
    known.set(key, sides)
    const own = Array.from({ length: Math.ceil(sides.length / 2) }, (_, at) => ({
      face: sides[at * 2],
      back: sides[at * 2 + 1] ?? null,
    }))
    return Array.from({ length: card.count }, () => own).flat()
  })
  return slots.flatMap(({ face, back }, at) => (face ? [{ face, back, number: at + 1 }] : []))
}
