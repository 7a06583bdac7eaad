import type { KeyMap } from './key-map.svelte.ts'
import { keyCapText } from './keys.ts'

/** A piece of a text: words, or the key of an action. */
interface TextPiece {
  text: string
  isKey: boolean
}

/** A text with `{undo}` for the key of an action, in pieces; an action without a key is named by the palette's. */
export function keyedPieces(text: string, keyMap: Pick<KeyMap, 'of'>): TextPiece[] {
  return text
    .split(/\{([a-z0-9. ]+)\}/)
    .map((piece, at) =>
      at % 2 === 0
        ? { text: piece, isKey: false }
        : { text: keyCapText(keyMap.of(piece) ?? keyMap.of('palette') ?? piece), isKey: true },
    )
    .filter(({ text: piece }) => piece !== '')
}
