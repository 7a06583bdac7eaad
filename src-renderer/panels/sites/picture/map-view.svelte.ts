import type { MapPoint } from '../../../../src-main/rules/core/state/site.ts'

/** Screen pixels of one pixel of the picture, at most. */
const mostZoom = 8
/** Part of the window that stays filled by the picture, however far it is moved. */
const leastSeen = 0.25

/** The part of a map picture that is looked at. */
export class MapView {
  /** Point of the picture in the upper left corner of the window. */
  x = $state(0)
  y = $state(0)
  /** Screen pixels of one pixel of the picture. */
  zoom = $state(1)
  /** Size of the window in screen pixels. */
  width = $state(0)
  height = $state(0)
  /** True until the GM moves or zooms: the whole picture then fits the window, whatever its size. */
  fits = $state(true)

  constructor(
    readonly pictureWidth: number,
    readonly pictureHeight: number,
  ) {}

  get leastZoom(): number {
    const { width, height, pictureWidth, pictureHeight } = this
    return Math.min(width / pictureWidth, height / pictureHeight) || 1
  }

  /** To be called when the window has another size. */
  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    if (this.fits) this.fit()
    else this.#keepWithin()
  }

  /** Shows the whole picture. */
  fit(): void {
    this.fits = true
    this.zoom = this.leastZoom
    this.x = (this.pictureWidth - this.width / this.zoom) / 2
    this.y = (this.pictureHeight - this.height / this.zoom) / 2
  }

  /** Zooms so that a spot of the window keeps what it shows; the middle by default. */
  zoomBy(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const [x, y] = this.pointAt(atX, atY)
    const least = this.leastZoom
    this.zoom = Math.min(Math.max(mostZoom, least), Math.max(least, this.zoom * factor))
    if (this.zoom === least) return this.fit()
    this.fits = false
    this.x = x - atX / this.zoom
    this.y = y - atY / this.zoom
    this.#keepWithin()
  }

  /** Moves the window over the picture by screen pixels. */
  panBy(dx: number, dy: number): void {
    if (this.fits) return
    this.x += dx / this.zoom
    this.y += dy / this.zoom
    this.#keepWithin()
  }

  /** Moves the window so far that a point of the picture is in it. */
  follow([x, y]: MapPoint): void {
    const rim = 24 / this.zoom
    const [wide, high] = [this.width / this.zoom, this.height / this.zoom]
    if (this.fits) return
    this.x = Math.min(Math.max(this.x, x - wide + rim), x - rim)
    this.y = Math.min(Math.max(this.y, y - high + rim), y - rim)
    this.#keepWithin()
  }

  /** Point of the picture at a spot of the window. */
  pointAt(atX: number, atY: number): MapPoint {
    return [this.x + atX / this.zoom, this.y + atY / this.zoom]
  }

  /** Spot of the window that shows a point of the picture. */
  spotOf([x, y]: MapPoint): MapPoint {
    return [(x - this.x) * this.zoom, (y - this.y) * this.zoom]
  }

  #keepWithin(): void {
    this.x = within(this.x, this.width / this.zoom, this.pictureWidth)
    this.y = within(this.y, this.height / this.zoom, this.pictureHeight)
  }
}

/** Start of a window of so much length over a picture, so that enough of the picture is in it. */
function within(start: number, shown: number, whole: number): number {
  // Where all of it fits, it stands in the middle.
  if (shown >= whole) return (whole - shown) / 2
  const over = shown * leastSeen
  return Math.min(Math.max(start, -over), whole - shown + over)
}
