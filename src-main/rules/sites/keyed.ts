import type { Site, SiteDoor, SitePlace } from '../core/state/site.ts'

/** A way out of a place as it is listed there: where to, through what, and where the door stands. */
export interface PlaceExit {
  way: string
  to: number
  /** Name of the place that it leads to. */
  title: string
  door: SiteDoor
  text: string
  found?: true
  /** Set where it opens from the other side only. */
  shut?: true
  /** Side of the place that it leaves by; absent without a map. */
  side?: 'N' | 'E' | 'S' | 'W'
}

/** Ways out of a place, in the order of the numbers that they lead to. */
export function exitsOf(
  { places, ways }: Pick<Site, 'places' | 'ways'>,
  place: SitePlace,
): PlaceExit[] {
  return ways
    .flatMap(({ id, from, to, door, text, found, line }) => {
      if (from !== place.id && to !== place.id) return []
      const other = places.find(({ id }) => id === (from === place.id ? to : from))
      if (!other) return []
      const [near, next] = from === place.id ? line : [...line].reverse()
      const side = near && next ? sideOf(near, next) : undefined
      return [
        {
          way: id,
          to: other.number,
          title: other.title,
          door,
          text,
          ...(found ? { found } : {}),
          ...(door === 'one-way door' && to === place.id ? { shut: true as const } : {}),
          ...(side ? { side } : {}),
        },
      ]
    })
    .sort((a, b) => a.to - b.to)
}

function sideOf(
  [x, y]: readonly [number, number],
  [nx, ny]: readonly [number, number],
): 'N' | 'E' | 'S' | 'W' {
  if (Math.abs(nx - x) > Math.abs(ny - y)) return nx > x ? 'E' : 'W'
  return ny > y ? 'S' : 'N'
}

/** A site as its key is written by `gatefold generate dungeon --json`. */
export function keyedSite(site: Site): {
  seed: string
  title: string
  places: (Omit<SitePlace, 'id' | 'state'> & { exits: PlaceExit[] })[]
} {
  const { recipe, title, places } = site
  return {
    seed: recipe.seed,
    title,
    places: places.map((place) => {
      const {
        id: _id,
        state: _state,
        number,
        title: name,
        kind,
        x,
        y,
        width,
        height,
        ...more
      } = place
      return {
        number,
        title: name,
        kind,
        x,
        y,
        width,
        height,
        exits: exitsOf(site, place),
        ...more,
      }
    }),
  }
}

/** Level below a site, as its key puts it beside stairs. */
export function levelBelow({ recipe }: Pick<Site, 'recipe'>): string {
  return `to level ${recipe.level + 1}, which is not drawn`
}

/** Deeper level that the stairs of a place lead to, as the key puts it; null where none go down. */
export function stairsDown(site: Pick<Site, 'recipe'>, { stairs }: SitePlace): string | null {
  return stairs === 'down' ? levelBelow(site) : null
}

/** A site as text: its facts, then its places with what is there. */
export function siteText(site: Site): string {
  const { title, about, wanderers, places } = site
  return [
    title,
    ...about.map((fact) => `${fact.title}: ${fact.text}`),
    ...(wanderers.length > 0
      ? ['', 'Wanderers, d6:', ...wanderers.map((line, nth) => `  ${nth + 1} ${line}`)]
      : []),
    ...places.flatMap((place) => ['', ...placeLines(site, place)]),
  ].join('\n')
}

function placeLines(site: Site, place: SitePlace): string[] {
  const { number, title, aloud, text, bands, treasure, matters, entrance, light } = place
  const exits = exitsOf(site, place).map(({ to, door }) => `${to} (${door})`)
  const deeper = stairsDown(site, place)
  return [
    `${number}. ${title}`,
    ...(aloud === '' ? [] : [`  ${aloud}`]),
    ...(text === '' ? [] : [`  ${text}`]),
    ...(entrance === undefined ? [] : [`  Way in: ${entrance}`]),
    ...(deeper === null ? [] : [`  Stairs down: ${deeper}`]),
    ...bands.map((line) => `  Here: ${line}`),
    ...(treasure ? [`  Treasure: ${treasure.text}`] : []),
    ...matters.map((matter) => `  ${matter.title}: ${matter.text}`),
    `  ${light === '' ? '' : `Light: ${light}. `}Exits: ${exits.join(', ') || 'none'}.`,
  ]
}
