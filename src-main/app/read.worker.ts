import { Refusal } from '../ipc/contract/endpoint.ts'
import { readPiece } from '../rules/monsters/batch/piece.ts'
import type { PieceRead } from '../rules/monsters/batch/piece-read.ts'
import type { AdventureRead } from '../rules/sites/adventure/adventure.ts'
import { faultOfAdventure, readAdventure } from '../rules/sites/adventure/read-adventure.ts'
import { answers } from '../threads/answers.ts'

/** A piece of a text with monsters in it. */
export interface AskedToRead {
  text: string
  last: boolean
  opening: string
}

/** An adventure's text with keyed areas. */
export interface AskedForAreas {
  adventure: string
}

answers<AskedToRead | AskedForAreas, PieceRead | AdventureRead>((asked) => {
  if (!('adventure' in asked)) return readPiece(asked.text, asked.last, asked.opening)
  const fault = faultOfAdventure(asked.adventure)
  if (fault) throw new Refusal('bad-input', fault.says, fault.way)
  return readAdventure(asked.adventure)
})
