import { doublings, penalty } from '../scales.ts'

type Material = 'wood' | 'bone' | 'metal' | 'stone'
export const materials: readonly Material[] = ['wood', 'bone', 'metal', 'stone']

type Carving = 'Carving, simple' | 'Carving, complex'
export const carvings: readonly Carving[] = ['Carving, simple', 'Carving, complex']
const inWood: Readonly<Record<Carving, Priced>> = {
  'Carving, simple': { cost: 0.5, bulk: 0.1 },
  'Carving, complex': { cost: 2, bulk: 0.5 },
}

/** Silver, and bulk in the book's points. */
interface Priced {
  cost: number
  bulk: number
}

/** Bone and metal cost twice the wood, stone four times and weighs as much more. Rule GAM-EQ-09. */
export function carving(row: Carving, material: Material): Priced {
  const { cost, bulk } = inWood[row]
  if (material === 'wood') return { cost, bulk }
  return material === 'stone' ? { cost: cost * 4, bulk: bulk * 4 } : { cost: cost * 2, bulk }
}

/** Each doubling of the price of a lock hinders picking by one. Rule GAM-EQ-16. */
export function lockPenalty(cost: number): number {
  return penalty(doublings(cost, 8))
}

type Book = 'Book, handwritten' | 'Book, printed' | 'Journal, blank'
export const books: readonly Book[] = ['Book, handwritten', 'Book, printed', 'Journal, blank']

export function isBook(name: string): name is Book {
  return books.some((book) => book === name)
}

const bound: Readonly<Record<Book, { base: number; ten: number }>> = {
  'Book, handwritten': { base: 5, ten: 0.1 },
  'Book, printed': { base: 1, ten: 0.15 },
  'Journal, blank': { base: 1, ten: 0.1 },
}

/** How part of ten pages is paid: as ten, by the page, or not. Rule GAM-AMB-14. */
export type BookPages = 'begun' | 'by the page' | 'whole'

function tensOf(pages: number, reading: BookPages): number {
  const tens = Math.max(0, pages) / 10
  if (reading === 'by the page') return tens
  return reading === 'begun' ? Math.ceil(tens) : Math.floor(tens)
}

/** A base and so much for every ten pages. Rules GAM-EQ-17, GAM-AMB-14. */
export function bookPrice(kind: Book, pages: number, reading: BookPages = 'begun'): Priced {
  const tens = tensOf(pages, reading)
  return { cost: bound[kind].base + tens * bound[kind].ten, bulk: 0.5 + tens * 0.03 }
}

/** Tenths above its load slow a beast whole by whole, or to the very fraction. Rule GAM-AMB-15. */
export type LoadSteps = 'whole' | 'exact'

/** A beast above its load: one less for each tenth over. Rules GAM-EQ-12, GAM-AMB-15. */
export function animalMovement(
  movement: number,
  rating: number,
  load: number,
  steps: LoadSteps = 'whole',
): number {
  const tenths = (Math.max(0, load - rating) * 10) / rating
  return Math.max(0, movement - (steps === 'whole' ? Math.floor(tenths) : tenths))
}

/** Saddle or its substitute on a mount. Rule GAM-EQ-14. */
export const tacks = ['saddle', 'blanket', 'bareback'] as const
export type Tack = (typeof tacks)[number]

/** Penalties to riding tests, and to the day’s miles or the beast’s Movement. Rules GAM-EQ-14, GAM-AMB-15. */
export function tackPenalties(tack: Tack): { riding: number; day: number } {
  if (tack === 'saddle') return { riding: 0, day: 0 }
  return tack === 'blanket' ? { riding: -2, day: -1 } : { riding: -3, day: -3 }
}
