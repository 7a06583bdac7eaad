import { doublings } from '../scales/doubling.ts'
import { penalty } from '../scales/rounding.ts'

export type Material = 'wood' | 'bone' | 'metal' | 'stone'
export const materials: readonly Material[] = ['wood', 'bone', 'metal', 'stone']

export type Carving = 'Carving, simple' | 'Carving, complex'
export const carvings: readonly Carving[] = ['Carving, simple', 'Carving, complex']
const inWood: Readonly<Record<Carving, Priced>> = {
  'Carving, simple': { cost: 0.5, bulk: 0.1 },
  'Carving, complex': { cost: 2, bulk: 0.5 },
}

/** Silver, and bulk in the book's points. */
export interface Priced {
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

export type Book = 'Book, handwritten' | 'Book, printed' | 'Journal, blank'
export const books: readonly Book[] = ['Book, handwritten', 'Book, printed', 'Journal, blank']
const bound: Readonly<Record<Book, { base: number; ten: number }>> = {
  'Book, handwritten': { base: 5, ten: 0.1 },
  'Book, printed': { base: 1, ten: 0.15 },
  'Journal, blank': { base: 1, ten: 0.1 },
}

/** Every ten pages that are begun count. Rules GAM-EQ-17, GAM-AMB-14. */
export function bookPrice(kind: Book, pages: number): Priced {
  const tens = Math.ceil(Math.max(0, pages) / 10)
  return { cost: bound[kind].base + tens * bound[kind].ten, bulk: 0.5 + tens * 0.03 }
}

export type LightSource = 'Candle' | 'Lantern' | 'Torch'
export const lightSources: readonly LightSource[] = ['Candle', 'Lantern', 'Torch']

/** Hours it burns and yards it reaches; a lantern by its flasks. Rule GAM-EQ-15. */
export function lightDuration(source: LightSource, flasks = 1): { hours: number; yards: number } {
  if (source === 'Candle') return { hours: 6, yards: 6 }
  return source === 'Torch' ? { hours: 3, yards: 10 } : { hours: 6 * flasks, yards: 20 }
}

/** A beast above its load: one less for each whole tenth over. Rules GAM-EQ-12, GAM-AMB-15. */
export function animalMovement(movement: number, rating: number, load: number): number {
  const over = Math.max(0, load - rating)
  return Math.max(0, movement - Math.floor((over * 10) / rating))
}
