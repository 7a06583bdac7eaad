import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { MapGrid, MapPicture, MapPoint, Site } from '../../core/state/site.ts'
import type { Picture } from '../../core/state/prep.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { placeNamed, placeSays } from '../known.ts'
import { blankPlace, siteOfPicture } from '../blank.ts'
import { placeAsk, siteAsk, findSite } from './asks.ts'

const rule = 'GF-MAP-01'

/** A site with the picture that is its map. */
type SiteWithMap = Site & { map: MapPicture }

/** Site that is meant with its map picture, or the refusal. */
export function mapMeant(
  situation: Situation,
  named: string | undefined,
): SiteWithMap | RefusedPreview {
  const site = findSite(situation, named)
  if (isRefusal(site)) return site
  return site.map
    ? { ...site, map: site.map }
    : refusal(`${site.title} has no picture as its map. Choose one under Prep, Sites.`)
}

function isPicture(value: unknown): value is Picture {
  const { id, width, height } = (value ?? {}) as Partial<Picture>
  return typeof id === 'string' && id !== '' && Number(width) > 0 && Number(height) > 0
}

/** Smallest cell of a grid, in pixels. */
const leastCell = 4

/**
 * Pins of a picture on the one that replaces it, by their share of its width and height; its grid too, where both have
 * the same proportions. What was revealed to the players is not carried over: the new picture may show more there.
 */
function carriedOver(
  { pins, grid, ...before }: MapPicture,
  after: Pick<MapPicture, 'width' | 'height'>,
): Pick<MapPicture, 'pins' | 'grid'> {
  const [across, down] = [after.width / before.width, after.height / before.height]
  const rounded = (pixels: number): number => Math.round(pixels * 100) / 100
  const moved = Object.entries(pins).map(([place, [x, y]]): [string, MapPoint] => [
    place,
    [rounded(x * across), rounded(y * down)],
  ])
  const isAlike = Math.abs(across / down - 1) < 0.01
  return {
    pins: Object.fromEntries(moved),
    ...(grid && isAlike && grid.size * across >= leastCell
      ? {
          grid: {
            kind: grid.kind,
            size: rounded(grid.size * across),
            x: rounded(grid.x * across),
            y: rounded(grid.y * across),
          },
        }
      : {}),
  }
}

/** Makes a picture the map of a site, or a new site of it. Rule GF-MAP-01. */
export const useMapPicture = defineAction({
  id: 'house.use-map-picture',
  title: 'Use a picture as a map',
  rule,
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'image site dungeon battlemap png jpeg svg pdf prep new',
  asks: {
    site: { ...siteAsk, optional: true },
    title: { kind: 'text', title: 'Name of the new site', max: 120, optional: true },
    picture: { kind: 'record', title: 'Picture', of: 'picture' },
  },
  plan(situation, { site: named, title, picture }) {
    if (!isPicture(picture)) return refusal('This is no picture: choose another file.')
    const site = named?.trim() ? findSite(situation, named) : null
    if (site && isRefusal(site)) return site
    return { site, title: title?.trim() || picture.name, picture }
  },
  preview: ({ site, title, picture: { width, height } }) =>
    plain(`${site?.title ?? title}: picture of ${width} × ${height} pixels`),
  run({ site, title, picture }, situation) {
    const { id, width, height } = picture
    const map: MapPicture = {
      picture: id,
      width,
      height,
      ...(site?.map ? carriedOver(site.map, { width, height }) : { pins: {} }),
      revealed: {},
    }
    const kept = situation.pictures?.[id]
    return gmOutcome(
      rule,
      site ? 'Map picture' : 'Site',
      `${site?.title ?? title}: a picture as map`,
      [
        ...(kept ? [] : [{ do: 'keep picture', picture } as const]),
        site
          ? { do: 'site map', site: site.id, map }
          : {
              do: 'keep site',
              site: siteOfPicture(
                `site-${situation.nextId}`,
                title,
                Math.max(1, situation.place.level),
                map,
              ),
            },
      ],
      { secret: true },
    )
  },
})

/** Takes the picture of a site away, with its grid, pins and revealed areas. Rule GF-MAP-01. */
export const dropMapPicture = defineAction({
  id: 'house.drop-map-picture',
  title: 'Take the map picture away',
  rule,
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'image site remove delete',
  asks: { site: siteAsk },
  plan: (situation, { site }) => mapMeant(situation, site),
  preview: ({ title }) => plain(`${title} loses its picture; its places stay`),
  run: ({ id, title }) =>
    gmOutcome(
      rule,
      'Map picture',
      `${title}: picture taken away`,
      [{ do: 'site map', site: id, map: null }],
      { secret: true },
    ),
})

/** Lays a grid over the map picture, or takes it off. Rule GF-MAP-01. */
export const setMapGrid = defineAction({
  id: 'house.set-map-grid',
  title: 'Lay a grid over the map',
  rule,
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'squares hexes picture site scale',
  asks: {
    site: siteAsk,
    shown: { kind: 'switch', title: 'Grid shown', default: true },
    grid: { kind: 'record', title: 'Grid', of: 'map grid' },
  },
  plan(situation, { site: named, shown, grid }) {
    const site = mapMeant(situation, named)
    return isRefusal(site) ? site : { site, grid: shown ? (grid as MapGrid) : null }
  },
  preview: ({ grid }) => plain(grid ? `${grid.kind} of ${grid.size} pixels` : 'no grid'),
  run({ site, grid }) {
    const { grid: _before, ...bare } = site.map
    return gmOutcome(
      rule,
      site.title,
      grid ? `grid of ${grid.kind}, ${grid.size} pixels` : 'grid taken off',
      [{ do: 'site map', site: site.id, map: grid ? { ...bare, grid } : bare }],
      { secret: true },
    )
  },
})

const pixel = { kind: 'number', min: 0, max: 30_000 } as const

/** Pins a place to the map picture; without a place it makes a new one there. Rule GF-MAP-02. */
export const pinPlace = defineAction({
  id: 'house.pin-place',
  title: 'Pin a place to the map',
  rule: 'GF-MAP-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'picture site marker number key room',
  asks: {
    site: siteAsk,
    place: { ...placeAsk, optional: true },
    title: { kind: 'text', title: 'Name of a new place', max: 200, optional: true },
    x: { ...pixel, title: 'From the left, pixels' },
    y: { ...pixel, title: 'From the top, pixels' },
  },
  plan(situation, { site: named, place: number, title, x, y }) {
    const site = mapMeant(situation, named)
    if (isRefusal(site)) return site
    const { width, height } = site.map
    if (x > width || y > height) return refusal(`The map ends at ${width} × ${height} pixels.`)
    const at: MapPoint = [Math.round(x), Math.round(y)]
    if (!number?.trim())
      return { site, place: blankPlace(site.places, title?.trim() ?? ''), isNew: true, at }
    const place = placeNamed(site, number)
    return place ? { site, place, isNew: false, at } : refusal(`${site.title} has no ${number}.`)
  },
  preview: ({ place }) => plain(placeSays(place)),
  run: ({ site, place, isNew, at }) =>
    gmOutcome(
      'GF-MAP-02',
      site.title,
      `${placeSays(place)}: ${isNew ? 'new on the map' : 'pinned to the map'}`,
      [
        ...(isNew ? [{ do: 'site place', site: site.id, place } as const] : []),
        { do: 'map pin', site: site.id, place: place.id, to: at },
      ],
      { secret: true },
    ),
})

/** Takes the pin of a place off the map; the place stays. Rule GF-MAP-02. */
export const unpinPlace = defineAction({
  id: 'house.unpin-place',
  title: 'Take a pin off the map',
  rule: 'GF-MAP-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'picture site marker remove',
  asks: { site: siteAsk, place: placeAsk },
  plan(situation, { site: named, place: number }) {
    const site = mapMeant(situation, named)
    if (isRefusal(site)) return site
    const place = placeNamed(site, number)
    if (!place || !site.map.pins[place.id])
      return refusal(`No pin of ${place ? placeSays(place) : number} is on the map.`)
    return { site, place }
  },
  preview: ({ place }) => plain(`${placeSays(place)} loses its pin`),
  run: ({ site, place }) =>
    gmOutcome(
      'GF-MAP-02',
      site.title,
      `${placeSays(place)}: pin taken off`,
      [{ do: 'map pin', site: site.id, place: place.id, to: null }],
      { secret: true },
    ),
})
