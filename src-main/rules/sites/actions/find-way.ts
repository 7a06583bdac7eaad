import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import type { SiteWay } from '../../core/state/site.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { placeSays } from '../known.ts'
import { siteAsk, findSite } from './asks.ts'

/** Marks a secret way of a site as found, or as not found again. Rule GF-SITE-04. */
export const findWay = defineAction({
  id: 'house.find-way',
  title: 'Find a secret way',
  rule: 'GF-SITE-04',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon secret door hidden discover site',
  asks: {
    site: siteAsk,
    way: { kind: 'text', title: 'Way', max: 120 },
  },
  plan(situation, { site: named, way: id }) {
    const site = findSite(situation, named)
    if (isRefusal(site)) return site
    const way = site.ways.find((one) => one.id === id?.trim())
    if (!way) return refusal(`${site.title} has no such way.`)
    if (way.door !== 'secret door') return refusal('That way is no secret.')
    const [from, to] = [way.from, way.to].map((end) => site.places.find((one) => one.id === end))
    return from && to
      ? { site, way, says: `${placeSays(from)} to ${placeSays(to)}` }
      : refusal('That way leads nowhere.')
  },
  preview: ({ way, says }) => plain(`${says}: ${way.found ? 'not found' : 'found'}`),
  run({ site, way, says }) {
    const { found, ...hidden } = way
    const to: SiteWay = found ? hidden : { ...hidden, found: true }
    return gmOutcome(
      'GF-SITE-04',
      'Secret way',
      `${says}: ${found ? 'not found' : 'found'}`,
      [{ do: 'site way', site: site.id, way: to }],
      { secret: found === true, tone: found ? 'plain' : 'good' },
    )
  },
})
