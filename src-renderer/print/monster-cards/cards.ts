import type { MonsterCardsData } from '../../../src-main/campaign/print/monster-cards.ts'
import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { woodcutFor } from '../../ui/woodcuts.ts'
import { divideCard, fittingWords, type CardFace, type FurtherCardSide } from './divide.ts'
import type { CutCard } from './sheets.ts'
import type { CardSize } from './sizes.ts'

/** One side of a card with whose it is. */
export interface CardSide {
  card: MonsterCard
  what: CardFace | FurtherCardSide
}

/** Cards as they were divided last: one that is the same again is not measured or drawn again. */
export type DividedCards = Map<string, DividedCard>

interface DividedCard {
  /** Largest points of words with which one face holds it; undefined where none does. */
  fits: number | undefined
  /** Points of words that it was divided with. */
  words: number | undefined
  sides: CardSide[]
}

/**
 * Every card to be cut out, in order and in one size of type: the largest with which each face holds its card. A
 * monster that no face holds has further cards, after each other.
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
  const measured = data.cards.map((card) => {
    const wish = { ...all, picture: hasPicture(card) }
    const key = JSON.stringify([{ ...card, count: 1 }, wish])
    const same = before.get(key)
    return { card, wish, key, same, fits: same ? same.fits : fittingWords(card, wish) }
  })
  const words = smallestOf(measured.flatMap(({ fits }) => fits ?? []))
  const slots = measured.flatMap(({ card, wish, key, same, fits }) => {
    const sides =
      same && same.words === words
        ? same.sides
        : divideCard(card, wish, words).map((what): CardSide => ({ card, what }))
    known.set(key, { fits, words, sides })
    const own = Array.from({ length: Math.ceil(sides.length / 2) }, (_, at) => ({
      face: sides[at * 2],
      back: sides[at * 2 + 1] ?? null,
    }))
    return Array.from({ length: card.count }, () => own).flat()
  })
  return slots.flatMap(({ face, back }, at) => (face ? [{ face, back, number: at + 1 }] : []))
}

function smallestOf(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}
