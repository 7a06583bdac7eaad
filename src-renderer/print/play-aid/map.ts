/** Lines of a blank map as an SVG path, in millimetres, and the size that its whole cells take. */
interface BlankMap {
  path: string
  width: number
  height: number
}

const round = (millimetres: number): number => Math.round(millimetres * 1000) / 1000

/** Squares, as many whole ones as the room holds. */
export function squares(width: number, height: number, cell: number): BlankMap {
  const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)]
  const [right, bottom] = [round(columns * cell), round(rows * cell)]
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${round(at * cell)} 0V${bottom}`)
  const across = Array.from({ length: rows + 1 }, (_, at) => `M0 ${round(at * cell)}H${right}`)
  return { path: [...down, ...across].join(''), width: right, height: bottom }
}

/** Hexes with flat tops, `cell` from side to side; every second column stands half a hex lower. */
export function hexes(width: number, height: number, cell: number): BlankMap {
  const side = cell / Math.sqrt(3)
  const step = side * 1.5
  const columns = Math.max(1, Math.floor((width - side / 2) / step))
  const rows = Math.max(1, Math.floor((height - cell / 2) / cell))
  const parts: string[] = []
  for (let column = 0; column < columns; column++) {
    const left = column * step
    const lower = column % 2 === 1 ? cell / 2 : 0
    for (let row = 0; row < rows; row++) {
      const top = lower + row * cell
      parts.push(`M${points(left, top, side, cell)}`)
    }
  }
  return {
    path: parts.join(''),
    width: round(columns * step + side / 2),
    height: round(rows * cell + cell / 2),
  }
}

function points(left: number, top: number, side: number, cell: number): string {
  const corners = [
    [left + side / 2, top],
    [left + side * 1.5, top],
    [left + side * 2, top + cell / 2],
    [left + side * 1.5, top + cell],
    [left + side / 2, top + cell],
    [left, top + cell / 2],
  ]
  return `${corners.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join('L')}Z`
}
