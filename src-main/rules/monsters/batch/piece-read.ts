import type { Monster } from '../canonical.ts'

/** What a piece of a long text held. */
export interface PieceRead {
  monsters: Monster[]
  /** Text that belongs to no monster, in order. */
  between: string[]
  /** How far it was read: the next piece begins there. 0 asks for a longer piece. */
  read: number
  says: string
  /** To be handed on to the next piece: what its text begins within, such as an open list. */
  opening: string
}
