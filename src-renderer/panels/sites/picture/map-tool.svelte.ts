import type { MapPoint } from '../../../../src-main/rules/core/state/site.ts'

/** Tool that a press on the map picture is for. */
export type MapToolName = 'look' | 'pin' | 'rectangle' | 'area' | 'cover'

/** Results of what the tools draw, in pixels of the picture. */
interface MapToolUses {
  /** A place is to be pinned there. */
  pin(at: MapPoint): void
  /** An area with these corners is to be revealed. */
  reveal(points: MapPoint[]): void
  /** The area there is to be covered. */
  cover(at: MapPoint): void
}

/** The tool in hand, its cursor and the corners set so far. Mouse and keys use it alike. */
export class MapTool {
  name = $state<MapToolName>('look')
  /** Spot of the picture that the tool points at; null until it is moved. */
  cursor = $state.raw<MapPoint | null>(null)
  corners = $state.raw<readonly MapPoint[]>([])

  constructor(private readonly uses: MapToolUses) {}

  take(name: MapToolName): void {
    this.name = name
    this.corners = []
  }

  /** Uses the tool where it points; the distance within which the first corner closes an area, in pixels. */
  press(at: MapPoint, closing: number): void {
    this.cursor = at
    const { corners } = this
    const [first] = corners
    switch (this.name) {
      case 'look':
        return
      case 'pin':
        return this.uses.pin(at)
      case 'cover':
        return this.uses.cover(at)
      case 'rectangle':
        if (first) this.#reveal(rectangle(first, at))
        else this.corners = [at]
        return
      case 'area': {
        const isClosing =
          first && corners.length > 2 && Math.hypot(at[0] - first[0], at[1] - first[1]) <= closing
        if (isClosing) this.close()
        else this.corners = [...corners, at]
      }
    }
  }

  /** Closes the area that is drawn. */
  close(): void {
    if (this.corners.length > 2) this.#reveal([...this.corners])
  }

  /** Takes the last corner back; false where there was none. */
  back(): boolean {
    if (this.corners.length === 0) return false
    this.corners = this.corners.slice(0, -1)
    return true
  }

  /** Drops what is drawn, or the tool itself; false where there was neither. */
  leave(): boolean {
    if (this.corners.length > 0) this.corners = []
    else if (this.name === 'look') return false
    else this.name = 'look'
    return true
  }

  /** The outline that would be revealed if the tool were pressed now. */
  get outline(): readonly MapPoint[] {
    const { corners, cursor } = this
    const [first] = corners
    if (!first || !cursor) return corners
    return this.name === 'rectangle' ? rectangle(first, cursor) : [...corners, cursor]
  }

  #reveal(points: MapPoint[]): void {
    this.corners = []
    this.uses.reveal(points)
  }
}

function rectangle([x, y]: MapPoint, [toX, toY]: MapPoint): MapPoint[] {
  return [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
  ]
}
