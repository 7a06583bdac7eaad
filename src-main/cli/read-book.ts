import { readPiece } from '../rules/monsters/batch/piece.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { longestPaste, readMonsters } from '../rules/monsters/read.ts'

/** UTF-16 units read at once of a text that is longer than a paste may be. */
const pieceLength = 200_000

/** Every monster of a text of any length: at once where that is allowed, else piece by piece. */
export function readBook(text: string): { monsters: Monster[]; says: string } {
  if (text.length <= longestPaste) return readMonsters(text)
  const monsters: Monster[] = []
  let at = 0
  let want = pieceLength
  let opening = ''
  for (;;) {
    const last = text.length - at <= want
    const piece = readPiece(text.slice(at, at + want), last, opening)
    monsters.push(...piece.monsters)
    if (last || (piece.read === 0 && want >= longestPaste))
      return {
        monsters,
        says: monsters.length > 0 ? `${monsters.length} monsters read.` : piece.says,
      }
    want = piece.read === 0 ? Math.min(longestPaste, want * 2) : pieceLength
    at += piece.read
    opening = piece.opening
  }
}
