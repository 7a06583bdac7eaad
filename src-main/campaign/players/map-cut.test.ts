import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rulesInForce } from '../../session/games.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { MapPoint } from '../../rules/core/state/site.ts'
import { isWithin } from '../../rules/sites/map-picture/areas.ts'
import { siteOfPicture } from '../../rules/sites/blank.ts'
import { newParty } from '../testing/party.ts'
import { projectForPlayers } from './index.ts'
import { hidesAsMuch, type MapCut } from './map-cut.ts'
import type { PlayersShown } from './projection.ts'
import { firstSwitches } from './switches.ts'

const [wide, high] = [1000, 800]
const picture = `${'a'.repeat(64)}.png`
const point = fc.tuple(fc.integer({ min: 0, max: wide }), fc.integer({ min: 0, max: high }))
const areas = fc.array(fc.array(point, { minLength: 3, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
})

/** A campaign with a map picture of which these areas are revealed, and the party at a pin. */
function withMap(revealed: MapPoint[][], pin: MapPoint): CampaignState {
  const state = newParty('delve')
  const site = siteOfPicture('s1', 'The drowned mill', 1, {
    picture,
    width: wide,
    height: high,
    grid: { kind: 'hexes', size: 50, x: 7, y: 9 },
    pins: { p1: pin },
    revealed: Object.fromEntries(
      revealed.map((points, nth) => [`area-${nth}`, { id: `area-${nth}`, points }]),
    ),
  })
  return {
    ...state,
    sites: { s1: site },
    place: { ...state.place, at: { site: 's1', place: 'p1' } },
  }
}

/** Shown part of the map, and the cuts that were asked for on the way. */
function shownOf(
  state: CampaignState,
  done: MapCut | null = null,
): { shown: PlayersShown | null; wanted: MapCut[] } {
  const wanted: MapCut[] = []
  const switches = { ...firstSwitches, shown: { of: 'site' as const, id: 's1' } }
  const { shown } = projectForPlayers(state, [], rulesInForce(state), switches, (cut) => {
    wanted.push(cut)
    return { cut: done ?? cut, file: `${'b'.repeat(64)}.webp` }
  })
  return { shown, wanted }
}

test('of a map picture only what lies in a revealed area is cut, sent and told', () => {
  fc.assert(
    fc.property(areas, point, (revealed, pin) => {
      const { shown, wanted } = shownOf(withMap(revealed, pin))
      const [cut] = wanted
      // The cut is made of the revealed areas, and is no larger than they are.
      expect(cut?.areas).toEqual(revealed)
      const xs = revealed.flat().map(([x]) => x)
      expect([cut?.box.x, cut?.box.width]).toEqual([
        Math.min(...xs),
        Math.max(...xs) - Math.min(...xs),
      ])
      // Nothing of the picture, the site and what lies elsewhere can be read off what is sent.
      const text = JSON.stringify(shown)
      expect(text).not.toContain(picture)
      expect(text).not.toMatch(/mill|area-|p1|s1/u)
      const isSeen = revealed.some((points) => isWithin(pin, { points }))
      expect(shown?.as === 'cut map' && shown.here !== null).toBe(isSeen)
    }),
  )
})

test('the same areas elsewhere on the picture look the same to the players', () => {
  const box = (x: number, y: number): MapPoint[] => [
    [x, y],
    [x + 100, y],
    [x + 100, y + 60],
  ]
  const off: MapPoint = [0, high]
  const near = shownOf(withMap([box(0, 0)], off)).shown
  const far = shownOf(withMap([box(0, 500)], off)).shown
  expect(far).toEqual(near)
})

test('a cut that shows what is covered again is not sent, one that shows less is', () => {
  fc.assert(
    fc.property(areas, fc.nat(), (revealed, nth) => {
      const fewer = revealed.filter((_, at) => at !== nth % revealed.length)
      const [whole] = shownOf(withMap(revealed, [0, 0])).wanted
      const [part] = shownOf(withMap(fewer, [0, 0])).wanted
      if (!whole || !part) return
      expect(hidesAsMuch(part, whole)).toBe(true)
      const isTwice = fewer.some(
        (one) => JSON.stringify(one) === JSON.stringify(revealed[nth % revealed.length]),
      )
      if (isTwice) return
      expect(shownOf(withMap(fewer, [0, 0]), whole).shown).toBeNull()
    }),
  )
})

test('nothing is shown of a picture of which nothing is revealed', () => {
  expect(shownOf(withMap([], [0, 0]))).toEqual({ shown: null, wanted: [] })
})
