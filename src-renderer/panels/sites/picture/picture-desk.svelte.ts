import type { MapGrid, MapPicture, MapPoint } from '../../../../src-main/rules/core/state/site.ts'
import type { SitesPanel } from '../sites.svelte.ts'
import { MapTool } from './map-tool.svelte.ts'
import { MapView } from './map-view.svelte.ts'

/** A map picture while it is worked on: what is looked at, the tool in hand, and what the tool does. */
export class PictureDesk {
  readonly view: MapView
  readonly tool: MapTool
  /** Id of the place that the pin is for; empty for a new one. */
  pinning = $state('')

  constructor(
    private readonly panel: SitesPanel,
    private readonly site: string,
    { width, height }: MapPicture,
  ) {
    this.view = new MapView(width, height)
    this.tool = new MapTool({
      pin: (at) => void this.#pin(at),
      reveal: (points) => void this.#run('house.reveal-area', { area: { points } }),
      cover: (at) => void this.#cover(at),
    })
  }

  get #map(): MapPicture | undefined {
    return this.panel.page?.site.map
  }

  /** Shows the place of a pin; with the pin in hand, that place's pin is the one to move. */
  choose(id: string): void {
    this.panel.choosePlace(id)
    if (this.tool.name === 'pin') this.pinning = id
  }

  async unpin(): Promise<void> {
    const { place } = this.panel
    if (place) await this.#run('house.unpin-place', { place: String(place.number) })
  }

  revealAll(): Promise<boolean> {
    const { pictureWidth: right, pictureHeight: bottom } = this.view
    const points = [
      [0, 0],
      [right, 0],
      [right, bottom],
      [0, bottom],
    ]
    return this.#run('house.reveal-area', { area: { points } })
  }

  coverAll(): Promise<boolean> {
    return this.#run('house.cover-area', {})
  }

  /** Lays a grid over the map; null takes it off. */
  setGrid(grid: MapGrid | null): Promise<boolean> {
    const kept = grid ?? this.#map?.grid
    return this.#run('house.set-map-grid', { shown: grid !== null, grid: kept })
  }

  async #pin([x, y]: MapPoint): Promise<void> {
    const { pinning, panel } = this
    const before = new Set(panel.page?.site.places.map(({ id }) => id))
    const place = panel.page?.site.places.find(({ id }) => id === pinning)
    const at = { x: Math.round(x), y: Math.round(y) }
    const isPinned = await this.#run('house.pin-place', {
      ...(place ? { place: String(place.number) } : {}),
      ...at,
    })
    if (!isPinned) return
    await panel.refresh()
    const added = panel.page?.site.places.find(({ id }) => !before.has(id))
    panel.choosePlace(added?.id ?? pinning)
    this.pinning = ''
  }

  /** Covers the area at a point, the one revealed last where several lie there. */
  #cover(at: MapPoint): Promise<boolean> {
    const areas = Object.values(this.#map?.revealed ?? {})
    const area = areas.findLast(({ points }) => isInside(points, at))
    return area ? this.#run('house.cover-area', { area: area.id }) : Promise.resolve(false)
  }

  #run(action: Parameters<SitesPanel['run']>[0], input: Record<string, unknown>): Promise<boolean> {
    return this.panel.run(action, { site: this.site, ...input })
  }
}

/** True for a point within a polygon, as the browser itself fills it. */
function isInside(points: readonly MapPoint[], [x, y]: MapPoint): boolean {
  const path = new Path2D(`M${points.map((point) => point.join(' ')).join('L')}Z`)
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  return pen?.isPointInPath(path, x, y, 'evenodd') ?? false
}
