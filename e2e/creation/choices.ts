import type { PaletteAct } from '../evening/games.ts'
import type { CreationPart } from './maker.ts'

/** A character by choice in one game; its figures are reckoned from the ledger. */
export interface GameCreation {
  game: string
  /** Steps of the book in their order; the name comes last. */
  parts: readonly CreationPart[]
  /** An early step changed at the end, with the figures that follow from it, and changed back. */
  change: { to: CreationPart; back: CreationPart }
  name: string
  values: Readonly<Record<string, number>>
  skills: Readonly<Record<string, number>>
  items: readonly string[]
  tags?: readonly string[]
  /** Later events: their game’s advancement, a purchase in town and a wound; and the numbers after them. */
  later: readonly PaletteAct[]
  after: Readonly<Record<string, number>>
}

export const buys = (basket: string): PaletteAct => ({
  title: 'Buy from the price list',
  fields: { 'What: 2 torch; sword': basket },
  whose: 'Who buys',
})

export const isHurt = (fields: Readonly<Record<string, string>>): PaletteAct => ({
  title: 'Damage',
  fields,
  whose: 'Whom',
})

/** Dice of the GM’s own. */
export const dice = (label: string, faces: string) => ({ dice: label, faces })
