import type { Monster } from '../canonical.ts'

/** Result of reading one piece of a long text. */
export interface PieceRead {
  monsters: Monster[]
  /** Text that belongs to no monster, in order. */
  between: string[]
  /** Offset up to which it was read, where the next piece begins. 0 asks for a longer piece. */
  read: number
  says: string
  /** Text to put before the next piece, such as the opening of a list that it continues. */
  opening: string
}
