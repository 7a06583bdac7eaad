import { games } from '../registry.ts'
import type { ConversionTarget } from './canonical.ts'
import type { OwnLine } from './own-lines.ts'

/** Lines of the games that print labels of their own. */
export const ownLines: readonly OwnLine[] = games.flatMap(({ monsters }) => monsters.ownLine ?? [])

/** Line of a game that prints labels of its own. */
export function ownLineOf(game: ConversionTarget | undefined): OwnLine | undefined {
  return ownLines.find((line) => line.game === game)
}
