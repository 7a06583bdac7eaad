import fc from 'fast-check'
import type { CutLook } from '../../src-main/campaign/players/map-cut.ts'
import type { CampaignState } from '../../src-main/rules/core/situation.ts'
import type { MapPoint, Site } from '../../src-main/rules/core/state/site.ts'
import { blankPlace, siteOfPicture } from '../../src-main/rules/sites/blank.ts'

/** Id of the site that has the map picture. */
export const mapSite = 'site-77'
const [width, height] = [1200, 900]
const point: fc.Arbitrary<MapPoint> = fc.tuple(fc.nat({ max: width }), fc.nat({ max: height }))

/** A site that is a picture: a grid, a pin for the party and one for a place ahead, and revealed areas. */
export const anyMap: fc.Arbitrary<Site> = fc
  .record({
    areas: fc.array(fc.array(point, { minLength: 3, maxLength: 6 }), { maxLength: 5 }),
    here: point,
    ahead: point,
    size: fc.integer({ min: 8, max: 120 }),
    kind: fc.constantFrom('squares' as const, 'hexes' as const, 'pointed hexes' as const),
  })
  .map(({ areas, here, ahead, size, kind }) => {
    const site = siteOfPicture(mapSite, 'The drowned mill', 2, {
      picture: `${'a'.repeat(64)}.png`,
      width,
      height,
      grid: { kind, size, x: 3, y: 5 },
      pins: { p1: here, p2: ahead },
      revealed: Object.fromEntries(
        areas.map((points, nth) => [`area-${nth}`, { id: `area-${nth}`, points }]),
      ),
    })
    const first = blankPlace([], 'Mill race')
    return { ...site, places: [first, blankPlace([first], 'Wheel house')] }
  })

/** The campaign with that site in it, and the party at its first place. */
export function withMap(state: CampaignState, site: Site): CampaignState {
  return {
    ...state,
    sites: { ...state.sites, [site.id]: site },
    place: { ...state.place, at: { site: site.id, place: 'p1' } },
  }
}

/**
 * The site as another one that looks the same where it is revealed: another and larger picture in which all lies
 * elsewhere, with other words, and other pins in what is covered.
 */
export function otherMap(site: Site): Site {
  const { map } = site
  if (!map) return { ...site, title: 'HIDDEN' }
  const [right, down] = [map.grid?.size ?? 0, 41]
  const moved = ([x, y]: MapPoint): MapPoint => [x + right, y + down]
  return {
    ...site,
    title: 'HIDDEN',
    about: [{ title: 'HIDDEN', text: 'HIDDEN' }],
    wanderers: ['HIDDEN'],
    places: [...site.places, blankPlace(site.places, 'HIDDEN')].map((place) => ({
      ...place,
      title: 'HIDDEN',
      text: 'HIDDEN',
      aloud: 'HIDDEN',
      state: 'cleared',
    })),
    map: {
      picture: `${'b'.repeat(64)}.png`,
      width: map.width + 700,
      height: map.height + 300,
      ...(map.grid ? { grid: { ...map.grid, x: map.grid.x + right, y: map.grid.y + down } } : {}),
      pins: {
        ...Object.fromEntries(Object.entries(map.pins).map(([id, at]) => [id, moved(at)])),
        p2: [1, 2],
        p3: [900, 700],
      },
      revealed: Object.fromEntries(
        Object.entries(map.revealed).map(([id, area]) => [
          `zz${id}`,
          { id: `zz${id}`, points: area.points.map(moved) },
        ]),
      ),
    },
  }
}

/** Finished cuts of pictures that differ only in what is covered: named by the shapes that are cut. */
export const cutsOfShapes: CutLook = (cut) => {
  const shapes = cut.areas.map((points) =>
    points.map(([x, y]) => `${x - cut.box.x}-${y - cut.box.y}`).join('_'),
  )
  return { cut, file: `${shapes.join('.')}.webp` }
}
