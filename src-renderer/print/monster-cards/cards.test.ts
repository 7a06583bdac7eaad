import { expect, it } from 'vitest'
import type { MonsterCardsData } from '../../../src-main/campaign/print/monster-cards.ts'
import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { cutCards, type DividedCards } from './cards.ts'
import { cardSize } from './sizes.ts'

const card: MonsterCard = {
  name: 'Goblin',
  tags: 'cave, night',
  figures: [{ label: 'HP', value: '1', how: '1 HD', rule: 'HRT-BX-01' }],
  blows: [],
  facts: [],
  read: [],
  words: [],
  life: 'HP',
  beings: [],
  credit: 'B/X',
  count: 1,
}
const data = (some: Partial<MonsterCardsData>): MonsterCardsData => ({
  cards: [card],
  size: 'poker',
  wounds: true,
  derivations: true,
  source: false,
  credit: '',
  game: 'HEARTS',
  ...some,
})
const size = cardSize('poker', usualOptions)

it('a card that is the same again is not divided again; another, or one set otherwise, is', () => {
  const known: DividedCards = new Map()
  const slots = (some: Partial<MonsterCardsData>, textSize = 100) =>
    cutCards(data(some), { ...usualOptions, textSize }, size, known).map(({ face }) => face)
  const [first] = slots({})
  const more = slots({
    cards: [
      { ...card, count: 2 },
      { ...card, name: 'Ogre' },
    ],
  })
  expect(more.map((face) => face === first)).toEqual([true, true, false])
  expect(slots({}, 120)[0]).not.toBe(first)
  expect(known.size).toBe(1)
})

it('all cards are set in the size of the fullest that one face holds; one that none holds goes on in that size', () => {
  const tale = (sentences: number): MonsterCard => ({
    ...card,
    name: `Tale of ${sentences}`,
    words: [
      {
        title: '',
        text: 'It rings the bell at dusk and again before the tide. '.repeat(sentences),
      },
    ],
  })
  const sizes = (...cards: MonsterCard[]): number[] =>
    cutCards(data({ cards }), usualOptions, size).flatMap(({ face }) =>
      face ? [face.what.words] : [],
    )
  const [large] = sizes(card)
  const [small] = sizes(tale(12))
  expect(small).toBeLessThan(large ?? 0)
  expect(sizes(card, tale(12))).toEqual([small, small])
  expect(new Set(sizes(card, tale(90)))).toEqual(new Set([large]))
})
