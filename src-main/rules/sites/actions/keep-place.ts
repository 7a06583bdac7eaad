import { defineAction, runAction } from '../../core/action.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import type { SitePlace } from '../../core/state/site.ts'
import { listed } from '../../core/words.ts'
import { keepTreasure, receiverAsks } from '../../generators/actions/keep-treasure.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { placeSays } from '../known.ts'
import { placeAsk, findPlace, siteAsk } from './asks.ts'

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isPlace(value: unknown): value is SitePlace {
  const { id, title } = (value ?? {}) as Partial<SitePlace>
  return typeof id === 'string' && typeof title === 'string' && title.trim() !== ''
}

/** Texts of a place that a re-roll would replace. */
const written = ['title', 'aloud', 'text', 'light', 'bands', 'entrance'] as const

/** Changes from one version of a place to the next, in words. */
function changesSay(before: SitePlace, after: SitePlace): string[] {
  const differs = (key: keyof SitePlace): boolean =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const ticked = after.matters.filter(
    ({ done, title }) => done && !before.matters.some((one) => one.title === title && one.done),
  )
  return [
    ...(differs('state') ? [after.state] : []),
    ...ticked.map(({ title }) => title),
    ...(differs('locked') ? [after.locked ? 'locked' : 'unlocked'] : []),
    ...(differs('note') ? ['a note'] : []),
    ...(differs('x') || differs('y') ? ['moved on the map'] : []),
    ...(written.some(differs) ? ['rewritten'] : []),
  ]
}

/** Keeps a place as the GM wrote or ticked it. Rule GF-SITE-02. */
export const keepPlace = defineAction({
  id: 'house.keep-place',
  title: 'Keep a keyed place',
  rule: 'GF-SITE-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon room key site edit note cleared seen',
  asks: { site: siteAsk, place: { kind: 'record', title: 'Place', of: 'site place' } },
  plan(situation, { site: named, place }) {
    if (!isPlace(place)) return refusal('Give the place a name.')
    const placeFound = findPlace(situation, named, place.id)
    if (isRefusal(placeFound)) return placeFound
    const { site, place: before } = placeFound
    const says = changesSay(before, place)
    const isWritten = says.includes('rewritten')
    const after: SitePlace = {
      ...place,
      title: place.title.trim(),
      ...(isWritten ? { locked: true } : {}),
    }
    const over = site.places.find(
      (other) =>
        other.id !== after.id &&
        after.width > 0 &&
        after.x < other.x + other.width &&
        other.x < after.x + after.width &&
        after.y < other.y + other.height &&
        other.y < after.y + after.height,
    )
    if (over) return refusal(`${placeSays(over)} lies there: move it elsewhere.`)
    const swapped = site.places.find(({ id, number }) => id !== after.id && number === after.number)
    const numbered = [
      ...(after.number === before.number ? [] : [`was ${before.number}`]),
      ...(swapped ? [`${swapped.title} is now ${before.number}`] : []),
    ]
    const all = [...numbered, ...says]
    return { site, place: after, before, says: all.length > 0 ? listed(all) : 'as it was' }
  },
  preview: ({ place, says }) => plain(`${placeSays(place)}: ${says}`),
  run: ({ site, place, before, says }) =>
    gmOutcome(
      'GF-SITE-02',
      site.title,
      `${placeSays(place)}: ${says}`,
      place.x === before.x && place.y === before.y && place.number === before.number
        ? [{ do: 'site place', site: site.id, place }]
        : [{ do: 'keep site', site: withNumber(withMoved(site, before, place), before, place) }],
      { secret: true },
    ),
})

/** The site in the order of its numbers; a place that had the number of another one swaps with it. */
function withNumber<S extends { places: SitePlace[] }>(
  site: S,
  before: SitePlace,
  after: SitePlace,
): S {
  const places = site.places.map((place) =>
    place.id !== after.id && place.number === after.number
      ? { ...place, number: before.number }
      : place,
  )
  return { ...site, places: places.sort((one, other) => one.number - other.number) }
}

/** The site with a place elsewhere: its ways end at its walls again, bent once where they need to be. */
function withMoved<
  S extends {
    places: SitePlace[]
    ways: { from: string; to: string; line: (readonly [number, number])[] }[]
  },
>(site: S, before: SitePlace, after: SitePlace): S {
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  return {
    ...site,
    places: site.places.map((place) => (place.id === after.id ? after : place)),
    ways: site.ways.map((way) => {
      if (way.line.length < 2 || (way.from !== after.id && way.to !== after.id)) return way
      const line = way.from === after.id ? way.line : [...way.line].reverse()
      const moved = movedEnd(line, dx, dy)
      return { ...way, line: way.from === after.id ? moved : moved.reverse() }
    }),
  }
}

/** The line with its first point moved, and a bend so that its parts stay upright or level. */
function movedEnd(
  line: readonly (readonly [number, number])[],
  dx: number,
  dy: number,
): (readonly [number, number])[] {
  const [[x, y] = [0, 0], [nx, ny] = [0, 0], ...others] = line
  const end = [x + dx, y + dy] as const
  if (ny === y) {
    if (dy === 0) return [end, [nx, ny], ...others]
    const middle = Math.floor((end[0] + nx) / 2) + 0.5
    return [end, [middle, end[1]], [middle, ny], [nx, ny], ...others]
  }
  if (dx === 0) return [end, [nx, ny], ...others]
  const middle = Math.floor((end[1] + ny) / 2) + 0.5
  return [end, [end[0], middle], [nx, middle], [nx, ny], ...others]
}

/** Takes the treasure of a place into the stash, or with a bearer. Rules GF-SITE-02, GF-GENERATE-02. */
export const takePlaceTreasure = defineAction({
  id: 'house.take-place-treasure',
  title: 'Take the treasure of a place',
  rule: 'GF-SITE-02',
  phase: 'table',
  slot: 'loot',
  needs: [],
  finds: 'dungeon room site loot hoard stash',
  asks: {
    site: siteAsk,
    place: placeAsk,
    ...receiverAsks,
  },
  plan(situation, { site: named, place: number, way, bearer }) {
    const placeFound = findPlace(situation, named, number)
    if (isRefusal(placeFound)) return placeFound
    const { treasure } = placeFound.place
    if (!treasure) return refusal(`${placeSays(placeFound.place)} holds no treasure.`)
    if (treasure.taken) return refusal(`The treasure of ${placeSays(placeFound.place)} is taken.`)
    return { ...placeFound, treasure, goes: { way, ...(bearer ? { bearer } : {}) } }
  },
  preview: ({ treasure }) => plain(treasure.text),
  *run({ site, place, treasure, goes }, situation, at) {
    const { coins, things } = treasure
    const taken = yield* runAction(
      keepTreasure,
      situation,
      { treasure: { coins, things }, ...goes },
      at,
    )
    return {
      ...taken,
      rule: 'GF-SITE-02',
      what: `Treasure of ${placeSays(place)}`,
      effects: [
        ...taken.effects,
        {
          do: 'site place',
          site: site.id,
          place: { ...place, treasure: { ...treasure, taken: true } },
        },
      ],
    }
  },
})
