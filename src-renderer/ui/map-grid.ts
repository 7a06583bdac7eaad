import type { MapGrid } from '../../src-main/rules/core/state/site.ts'

/** Piece of a grid that is repeated over the map, in pixels of the picture. */
interface GridTile {
  width: number
  height: number
  path: string
}

/** The piece that a grid repeats. Lines on the rim are drawn on both sides, each half as wide. */
export function gridTile({ kind, size }: Pick<MapGrid, 'kind' | 'size'>): GridTile {
  if (kind === 'squares') return { width: size, height: size, path: `M0 0H${size}V${size}H0Z` }
  const side = size / Math.sqrt(3)
  const corners: readonly (readonly [number, number][])[] = [
    [
      [0, size / 2],
      [side / 2, 0],
      [side * 1.5, 0],
      [side * 2, size / 2],
      [side * 1.5, size],
      [side / 2, size],
      [0, size / 2],
    ],
    [
      [side * 2, size / 2],
      [side * 3, size / 2],
    ],
  ]
  const isPointed = kind === 'pointed hexes'
  const lines = corners.map((line) =>
    line.map(([x, y]) => (isPointed ? `${y} ${x}` : `${x} ${y}`)).join('L'),
  )
  const [long, short] = [side * 3, size]
  return {
    width: isPointed ? short : long,
    height: isPointed ? long : short,
    path: `M${lines.join('M')}`,
  }
}
