import type { CardWanted, MonsterCardsWanted } from '../../../../src-main/campaign/print/wanted.ts'
import type { Id } from '../../../../src-main/rules/core/situation.ts'
import type { EncounteredKind } from './encountered.ts'

type Cards = readonly CardWanted[]

/** Individuals on a card whose number the GM begins to set. */
const individuals = 4
/** The most of one card, and the most whose wounds stand on it. */
export const mostCopies = 500
export const mostIndividuals = 100

/** One more card of a bestiary monster: of the one that is there already, or a new one at the end. */
export function withMonster(cards: Cards, id: Id): CardWanted[] {
  const there = cards.find((one) => one.of === 'monster' && one.id === id)
  const counted = isCounted(cards) ? individuals : null
  if (!there) return [...cards, { of: 'monster', id, count: 1, individuals: counted }]
  return cards.map((one) =>
    one === there ? { ...one, count: Math.min(mostCopies, one.count + 1) } : one,
  )
}

/** True when the GM sets how many individuals each card tracks; else as many as usually appear. */
export function isCounted(cards: Cards): boolean {
  return cards.some((one) => one.of === 'monster' && one.individuals !== null)
}

/** Sets how many individuals each card has: the GM's number, or as many as usually appear. */
export function withCounts(cards: Cards, counted: boolean): CardWanted[] {
  return cards.map((one) =>
    one.of === 'monster' ? { ...one, individuals: counted ? individuals : null } : one,
  )
}

/** A card for each kind at the table; those that are there already follow who is there now. */
export function withKinds(cards: Cards, kinds: readonly EncounteredKind[]): CardWanted[] {
  const others = cards.filter(
    (one) =>
      one.of === 'monster' || !kinds.some(({ ids }) => one.ids.some((id) => ids.includes(id))),
  )
  const met = kinds.map(({ ids }): CardWanted => {
    const before = cards.find(
      (one) => one.of === 'creatures' && one.ids.some((id) => ids.includes(id)),
    )
    return { of: 'creatures', ids: [...ids], count: before?.count ?? 1 }
  })
  return [...others, ...met]
}

/** How many are cut out. */
export function totalOf({ cards }: Pick<MonsterCardsWanted, 'cards'>): number {
  return cards.reduce((sum, { count }) => sum + count, 0)
}
