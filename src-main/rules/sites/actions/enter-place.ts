import { defineAction, type AtTable } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import type { Place } from '../../core/state/place.ts'
import type { SitePlace, SiteWay } from '../../core/state/site.ts'
import { counted } from '../../core/words.ts'
import { readBands } from '../../gm/encounters/bands.ts'
import { startBands } from '../../gm/encounters/start-bands.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { otherEnd, placeSays, routeBetween, type PlaceOfSite } from '../known.ts'
import { placeAsk, findPlace, siteAsk } from './asks.ts'

/** Turns walked, and the place where the walk ended. */
interface Walk {
  end: SitePlace
  turns: number
  why: Step[]
  effects: Effect[]
  who: string[]
  isStopped: boolean
  says: string[]
}

/** Puts a place on the table: the party goes there, and who is prepared there is encountered. Rule GF-SITE-03. */
export const enterPlace = defineAction({
  id: 'house.enter-place',
  title: 'Put a place on the table',
  rule: 'GF-SITE-03',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'dungeon room site enter go explore move next encounter',
  asks: {
    site: siteAsk,
    place: placeAsk,
    way: { kind: 'text', title: 'Way out, or the shortest', max: 120, optional: true },
  },
  plan(situation, { site: named, place: number, way: through }, { shelf }) {
    const place = findPlace(situation, named, number)
    if (isRefusal(place)) return place
    if (situation.fight) return refusal('A fight is going on: end it first.')
    const from = situation.place.at
    const way = from?.site === place.site.id ? wayOut(place, from.place, through) : null
    if (way && isRefusal(way)) return way
    const route = way
      ? [place.place]
      : from?.site === place.site.id
        ? routeBetween(place.site, from.place, place.place.id)
        : []
    const waits =
      place.place.state !== 'cleared' && !(from?.place === place.place.id && situation.encounter)
    const bands = waits && place.place.bands.length > 0 ? readBands(place.place.bands, shelf) : null
    if (bands && isRefusal(bands)) return refusal(`${placeSays(place.place)}: ${bands.refuses}`)
    return { ...place, route, bands, way }
  },
  preview({ place, route, bands }) {
    const turns = route.length > 0 ? `, ${counted(route.length, 'turn')}` : ''
    return plain(`${placeSays(place)}${turns}${bands ? `; ${place.bands.join('; ')}` : ''}`)
  },
  *run({ site, place, route, bands, way }, situation, at) {
    const walk = yield* walked({ site, place }, route, situation, at)
    const arrival: Effect[] = [
      ...walk.effects,
      ...(way?.door === 'secret door' && !way.found
        ? [{ do: 'site way' as const, site: site.id, way: { ...way, found: true as const } }]
        : []),
      {
        do: 'place',
        place: {
          ...tablesWithin(site.id, situation),
          title: `${site.title}, ${placeSays(walk.end)}`.slice(0, 80),
          level: site.recipe.level,
          at: { site: site.id, place: walk.end.id },
        },
      },
      ...(walk.end.state === 'unseen'
        ? [
            {
              do: 'site place' as const,
              site: site.id,
              place: { ...walk.end, state: 'seen' as const },
            },
          ]
        : []),
    ]
    const isThere = walk.end.id === place.id && !walk.isStopped
    const met =
      isThere && bands
        ? yield* startBands(
            placeSays(place),
            bands,
            at.after?.(situation, arrival) ?? situation,
            at.ruleset,
          )
        : null
    return gmOutcome(
      'GF-SITE-03',
      placeSays(walk.end),
      [
        ...(walk.turns > 0 ? [`after ${counted(walk.turns, 'turn')}`] : []),
        ...walk.says,
        ...(met ? [met.says] : walk.says.length === 0 && walk.turns === 0 ? [site.title] : []),
      ].join('; '),
      [...arrival, ...(met?.effects ?? [])],
      {
        who: [...walk.who, ...(met?.who ?? [])],
        tone: met ? met.tone : walk.isStopped ? 'due' : 'plain',
        why: [...walk.why, ...(met?.why ?? [])],
      },
    )
  },
})

/** Way by which the party leaves; null where the shortest will do, a refusal for one that does not lead there. */
function wayOut(
  { site, place }: PlaceOfSite,
  here: string,
  through: string | undefined,
): SiteWay | RefusedPreview | null {
  if (!through?.trim()) return null
  const way = site.ways.find(({ id }) => id === through.trim())
  if (way && otherEnd(way, here) === place.id) return way
  return refusal(`No such way leads from here to ${placeSays(place)}. Choose another.`)
}

/** Tables that the GM chose in this site: they serve its other places too. */
function tablesWithin(
  site: string,
  { place: { at, table, tables } }: Situation,
): Pick<Place, 'table' | 'tables'> {
  if (at?.site !== site) return {}
  return { ...(table ? { table } : {}), ...(tables ? { tables: { ...tables } } : {}) }
}

/** Walks a route, a turn of the game for each way, until somebody is encountered. */
function* walked(
  { place }: PlaceOfSite,
  route: readonly SitePlace[],
  situation: Situation,
  at: AtTable,
): ProcedureOf<Walk> {
  const walk: Walk = {
    end: place,
    turns: 0,
    why: [],
    effects: [],
    who: [],
    isStopped: false,
    says: [],
  }
  const [turn] =
    at.offered?.('dungeon', 'turn') ?? at.ruleset.actions.filter(({ slot }) => slot === 'turn')
  for (const next of route) {
    walk.end = next
    const now = at.after?.(situation, walk.effects) ?? situation
    const input = Object.fromEntries(
      Object.entries(turn?.asks ?? {}).flatMap(([key, ask]) =>
        'default' in ask && ask.default !== undefined ? [[key, ask.default]] : [],
      ),
    )
    const planned = turn?.plan(now, input as never, at)
    if (!planned || isRefusal(planned)) {
      walk.effects.push({ do: 'advance', seconds: 600 })
      walk.turns += 1
      continue
    }
    const { effects, says, why, who, tone } = yield* planned.run()
    walk.effects.push(...effects)
    walk.turns += 1
    walk.why.push({ name: `Turn ${walk.turns}`, value: says }, ...why)
    walk.who.push(...who)
    if (tone !== 'plain') walk.says.push(says)
    const then = at.after?.(situation, walk.effects) ?? situation
    if (then.encounter && then.encounter.id !== situation.encounter?.id) {
      walk.isStopped = true
      return walk
    }
  }
  return walk
}
