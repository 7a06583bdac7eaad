import type { Site, SitePlace, SiteWay } from '../core/state/site.ts'
import type { Situation } from '../core/situation.ts'

/** A place with its site. */
export interface PlaceOfSite {
  site: Site
  place: SitePlace
}

/** A site by its id or its title; null where the campaign has none of it. */
export function siteNamed({ sites = {} }: Pick<Situation, 'sites'>, words: string): Site | null {
  const wanted = words.trim().toLowerCase()
  const found = Object.values(sites).find(
    ({ id, title }) => id === wanted || title.toLowerCase() === wanted,
  )
  return (found as Site | undefined) ?? null
}

/** A place of a site by its id or its number; null where there is none. */
export function placeNamed(site: Site, words: string): SitePlace | null {
  const wanted = words.trim()
  return site.places.find(({ id, number }) => id === wanted || String(number) === wanted) ?? null
}

/** Name of a place as the chronicle has it. */
export function placeSays({ number, title }: Pick<SitePlace, 'number' | 'title'>): string {
  return `${number}. ${title}`
}

/**
 * Places on the shortest way from one place to another, without the first; empty where there is none. A secret
 * way that is not found serves only where there is no other.
 */
export function routeBetween(site: Site, from: string, to: string): SitePlace[] {
  const known = site.ways.filter(({ door, found }) => door !== 'secret door' || found)
  const route = shortest(site, known, from, to)
  return route.length > 0 ? route : shortest(site, site.ways, from, to)
}

function shortest(
  { places }: Site,
  ways: readonly SiteWay[],
  from: string,
  to: string,
): SitePlace[] {
  const before = new Map<string, string>([[from, from]])
  const queue = [from]
  for (let at = 0; at < queue.length; at += 1) {
    const here = queue[at] ?? ''
    for (const way of ways) {
      const next = otherEnd(way, here)
      if (next === null || before.has(next)) continue
      before.set(next, here)
      queue.push(next)
    }
  }
  const route: SitePlace[] = []
  for (let here = to; here !== from && before.has(here); here = before.get(here) ?? from) {
    const place = places.find(({ id }) => id === here)
    if (place) route.unshift(place)
  }
  return route
}

/** Place at the other end of a way; null where it cannot be taken from here. */
export function otherEnd({ from, to, door }: SiteWay, here: string): string | null {
  if (from === here) return to
  return to === here && door !== 'one-way door' ? from : null
}
