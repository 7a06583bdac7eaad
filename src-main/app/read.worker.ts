import { readPiece } from '../rules/monsters/batch/piece.ts'
import type { PieceRead } from '../rules/monsters/batch/piece-read.ts'
import { answers } from '../threads/answers.ts'

/** A piece of a text with monsters in it. */
export interface AskedToRead {
  text: string
  last: boolean
  opening: string
}

answers<AskedToRead, PieceRead>(({ text, last, opening }) => readPiece(text, last, opening))
