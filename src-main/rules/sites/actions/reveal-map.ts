import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import { counted } from '../../core/words.ts'
import type { MapArea } from '../../core/state/site.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { sizeOfArea, withinPicture } from '../map-picture/areas.ts'
import { siteAsk } from './asks.ts'
import { mapMeant } from './map-picture.ts'

const rule = 'GF-MAP-03'
/** Most areas of one map: beyond it the GM reveals the whole. */
const mostAreas = 1000
/** Square pixels of an area that anybody could see. */
const leastPixels = 4

/** Reveals an area of the map picture to the players. Rule GF-MAP-03. */
export const revealArea = defineAction({
  id: 'house.reveal-area',
  title: 'Reveal an area of the map',
  rule,
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'fog of war players show uncover picture site',
  asks: { site: siteAsk, area: { kind: 'record', title: 'Area', of: 'map area' } },
  plan(situation, { site: named, area }) {
    const site = mapMeant(situation, named)
    if (isRefusal(site)) return site
    const points = withinPicture((area as Pick<MapArea, 'points'>).points, site.map)
    if (sizeOfArea(points) < leastPixels)
      return refusal('That area lies off the map, or is a line.')
    if (Object.keys(site.map.revealed).length >= mostAreas)
      return refusal(`${counted(mostAreas, 'area')} are revealed: reveal the whole map instead.`)
    return { site, points }
  },
  preview: ({ points }) => plain(counted(points.length, 'corner')),
  run({ site, points }, { nextId }) {
    const id = `area-${nextId}`
    return gmOutcome(
      rule,
      site.title,
      'An area of the map revealed',
      [{ do: 'map area', site: site.id, area: id, to: { id, points } }],
      { secret: true },
    )
  },
})

/** Covers a revealed area again, or all of them. Rule GF-MAP-03. */
export const coverArea = defineAction({
  id: 'house.cover-area',
  title: 'Cover the map again',
  rule,
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'fog of war players hide picture site',
  asks: {
    site: siteAsk,
    area: { kind: 'text', title: 'Area, or none for all', max: 120, optional: true },
  },
  plan(situation, { site: named, area }) {
    const site = mapMeant(situation, named)
    if (isRefusal(site)) return site
    const ids = Object.keys(site.map.revealed)
    const wanted = area?.trim() ?? ''
    const covered = wanted === '' ? ids : ids.filter((id) => id === wanted)
    return covered.length > 0 ? { site, covered } : refusal('Nothing of it is revealed.')
  },
  preview: ({ covered }) => plain(`${counted(covered.length, 'area')} covered`),
  run: ({ site, covered }) =>
    gmOutcome(
      rule,
      site.title,
      `${counted(covered.length, 'area')} of the map covered`,
      covered.map((area) => ({ do: 'map area', site: site.id, area, to: null })),
      { secret: true },
    ),
})
