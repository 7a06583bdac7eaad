import type { Id, Situation } from '../../rules/core/situation.ts'
import type { MapGrid, MapPicture, MapPoint, Site } from '../../rules/core/state/site.ts'
import { boxAround, isWithin, type PictureBox } from '../../rules/sites/map-picture/areas.ts'
import type { PlayersShown } from './projection.ts'

/** Cut of a map picture that main has to make: the revealed areas, and nothing else of it. */
export interface MapCut {
  /** Id of the whole picture; it never leaves main. */
  picture: Id
  /** Part of the picture around all revealed areas. */
  box: PictureBox
  /** Corners of each area, in pixels of the whole picture. */
  areas: MapPoint[][]
}

/** A finished cut. */
export interface DoneCut {
  cut: MapCut
  /** Name of the image's file: SHA-256 and ending. */
  file: string
}

/** Finished cut that serves for the wanted one; null while there is none that hides as much. */
export type CutLook = (wanted: MapCut) => DoneCut | null

/** Cut of a site's map as it is revealed now; null for a site without a picture, or with nothing revealed. */
export function cutOf({ sites }: Pick<Situation, 'sites'>, id: Id): MapCut | null {
  const map = (sites?.[id] as Site | undefined)?.map
  const areas = Object.values(map?.revealed ?? {})
  const box = boxAround(areas)
  if (!map || !box) return null
  return { picture: map.picture, box, areas: areas.map(({ points }) => points) }
}

/** True when everything that a finished cut shows is revealed by the wanted one too. */
export function hidesAsMuch(done: MapCut, wanted: MapCut): boolean {
  const revealed = new Set(wanted.areas.map((points) => JSON.stringify(points)))
  return (
    done.picture === wanted.picture &&
    done.areas.every((points) => revealed.has(JSON.stringify(points)))
  )
}

/** The revealed part of a map picture for the players' window; null while its cut is not there. */
export function cutMapOf(situation: Situation, id: Id, look: CutLook): PlayersShown | null {
  const site = situation.sites?.[id] as Site | undefined
  const wanted = cutOf(situation, id)
  const done = wanted && look(wanted)
  if (!site?.map || !done || !hidesAsMuch(done.cut, wanted)) return null
  const { box, areas } = done.cut
  const { at } = situation.place
  const pin = at?.site === id ? site.map.pins[at.place] : undefined
  const isSeen = pin !== undefined && areas.some((points) => isWithin(pin, { points }))
  return {
    as: 'cut map',
    file: done.file,
    width: box.width,
    height: box.height,
    grid: gridWithin(site.map, box),
    here: isSeen ? [pin[0] - box.x, pin[1] - box.y] : null,
  }
}

/** The grid as it lies on the cut; its offset is within one cell, so that it tells nothing of the whole. */
function gridWithin({ grid }: MapPicture, box: PictureBox): MapGrid | null {
  if (!grid) return null
  const { across, down } = cellOf(grid)
  return {
    ...grid,
    x: remainder(grid.x - box.x, across),
    y: remainder(grid.y - box.y, down),
  }
}

/** Distance after which the grid looks the same again, across and down. */
function cellOf({ kind, size }: MapGrid): { across: number; down: number } {
  const long = size * Math.sqrt(3)
  if (kind === 'squares') return { across: size, down: size }
  return kind === 'hexes' ? { across: long, down: size } : { across: size, down: long }
}

function remainder(value: number, of: number): number {
  return Math.round((((value % of) + of) % of) * 100) / 100
}
