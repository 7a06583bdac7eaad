import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import { roll } from '../../core/procedure.ts'
import type { Site } from '../../core/state/site.ts'
import { streamFor } from '../../dice/rng.ts'
import { seedFaces } from '../../generators/chosen-seed.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { placeNamed, placeSays } from '../known.ts'
import { redrawn, restocked } from '../remake-site.ts'
import { siteAsk, findSite } from './asks.ts'

/** True for a site with a map; a settlement is a list of places. */
function hasMap({ places }: Site): boolean {
  return places.some(({ width }) => width > 0)
}

function noMap({ title }: Site): RefusedPreview {
  return refusal(`${title} is a list of places without a map: edit them, or generate another.`)
}

/** Re-rolls all places that are not locked, or one of them. Rules GF-SITE-01, GF-SITE-02. */
export const restockSite = defineAction({
  id: 'house.restock-site',
  title: 'Re-roll the places of a site',
  rule: 'GF-SITE-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon contents again another room lock',
  asks: {
    site: siteAsk,
    place: { kind: 'text', title: 'Place, or all that are not locked', max: 120, optional: true },
  },
  plan(situation, { site: named, place: number }) {
    const site = findSite(situation, named)
    if (isRefusal(site)) return site
    if (!hasMap(site)) return noMap(site)
    const wanted = number?.trim() ?? ''
    const one = wanted === '' ? undefined : (placeNamed(site, wanted) ?? null)
    if (one === null) return refusal(`${site.title} has no place ${wanted}.`)
    const places = one ? [one] : site.places.filter(({ locked }) => !locked)
    return places.length > 0
      ? { site, one, places }
      : refusal('Every place is locked: unlock some.')
  },
  preview: ({ site, one, places }) =>
    plain(
      one
        ? `${placeSays(one)}, stocked again`
        : `${places.length} of ${site.places.length} places, stocked again`,
    ),
  *run({ site, one, places }, situation, at) {
    const [die = 1] = yield* roll('seed', seedFaces)
    const seed = streamFor(site.recipe.seed, `again ${die}`)
    const after = restocked(
      site,
      places.map(({ id }) => id),
      seed,
      { situation, at },
    )
    return gmOutcome(
      'GF-SITE-02',
      site.title,
      one ? `${placeSays(one)} re-rolled` : `${places.length} places re-rolled`,
      [{ do: 'keep site', site: after }],
      { secret: true },
    )
  },
})

/** Draws another map for the same places. Rule GF-SITE-01. */
export const redrawSite = defineAction({
  id: 'house.redraw-site',
  title: 'Redraw the map of a site',
  rule: 'GF-SITE-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon map another again redraw renumber',
  asks: { site: siteAsk },
  plan(situation, { site: named }) {
    const site = findSite(situation, named)
    return isRefusal(site) || hasMap(site) ? site : noMap(site)
  },
  preview: ({ title }) => plain(`${title}: another map for its places`),
  *run(site, situation, at) {
    const [die = 1] = yield* roll('seed', seedFaces)
    const seed = streamFor(site.recipe.seed, `map again ${die}`)
    return gmOutcome(
      'GF-SITE-01',
      site.title,
      'map redrawn; its places are numbered in the order of the walk',
      [{ do: 'keep site', site: redrawn(site, seed, { situation, at }) }],
      { secret: true },
    )
  },
})
