import { refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Site } from '../../core/state/site.ts'
import { placeNamed, siteNamed, type PlaceOfSite } from '../known.ts'

export const siteAsk = { kind: 'text', title: 'Site', max: 200 } as const
export const placeAsk = { kind: 'text', title: 'Place, by number', max: 120 } as const

/** Site that is meant, or the refusal that names it. */
export function findSite(situation: Situation, named: string | undefined): Site | RefusedPreview {
  const site = siteNamed(situation, named ?? '')
  return site ?? refusal(`No site “${named ?? ''}” is kept. Choose one under Prep, Sites.`)
}

/** Place that is meant, or the refusal that names it. */
export function findPlace(
  situation: Situation,
  named: string | undefined,
  number: string | undefined,
): PlaceOfSite | RefusedPreview {
  const site = findSite(situation, named)
  if (!('places' in site)) return site
  const place = placeNamed(site, number ?? '')
  return place
    ? { site, place }
    : refusal(`${site.title} has no place ${number ?? ''}: it has 1 to ${site.places.length}.`)
}
