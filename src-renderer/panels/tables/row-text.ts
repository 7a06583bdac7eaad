import type { DeskTable } from '../../../src-main/campaign/table-catalogue.ts'

/** A piece of a row's text: words, or a reference with the table that it leads to. */
interface RowPiece {
  text: string
  to: { id: string; title: string } | null
}

/** Splits a row's text at its references: `[people/look]`, `[3 x people/look; ]`. */
export function rowPieces(text: string, links: DeskTable['links']): RowPiece[] {
  return text
    .split(/(\[[^[\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, to: piece.startsWith('[') ? linkOf(piece, links) : null }))
}

function linkOf(bracket: string, links: DeskTable['links']): RowPiece['to'] {
  const inner = bracket.slice(1, -1)
  const name = inner.replace(/^.* x /, '').trim()
  return links[inner] ?? links[name] ?? links[name.replace(/;.*$/, '').trim()] ?? null
}
