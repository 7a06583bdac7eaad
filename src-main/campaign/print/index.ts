import { characterSheet } from './character-sheet.ts'
import type { Around, Made, Maker } from './made.ts'
import type { Wanted } from './wanted.ts'
import type { Refused } from '../refusal.ts'

type Makers = { [T in Wanted['template']]: Maker<Extract<Wanted, { template: T }>> }

const makers: Makers = { 'character-sheet': characterSheet }

/** What a template's component draws, made from the campaign. */
export function made(wanted: Wanted, around: Around): Made | { end: 'refused'; refused: Refused } {
  const maker = makers[wanted.template] as Maker<Wanted>
  return maker(wanted, around)
}
