import { expect, it } from 'vitest'
import type { MonsterCardsData } from '../../../src-main/campaign/print/monster-cards.ts'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { cutCards, type DividedCards } from './cards.ts'
import { cardSize } from './sizes.ts'

const card = {
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
