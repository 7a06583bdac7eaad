import { read, watch as watchLength, day as dayLength } from '../../rules/clock/clock.ts'
import { daylight, watchesOf } from '../../rules/clock/calendar.ts'
import { skyWord } from '../../rules/clock/weather.ts'
import type { BorrowerRules } from '../../rules/borrowing/borrower.ts'
import type { RoadPace } from '../../rules/core/ruleset/travel.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Watched } from '../../rules/core/state/place.ts'
import { endOf, journeyOf, nextStop, nightWatch, stopsOf } from '../../rules/travel/journey.ts'
import { goings, goingOf } from '../../rules/travel/terrain.ts'
import { thisWatch } from '../../rules/travel/watch.ts'
import { Memory } from './memory.ts'
import { skyShown, type Road } from './sky.ts'
import { duration } from './top.ts'
import type { AheadView, JourneyView, StopView, WatchView } from './views.ts'

/** Lines of the road's log that the screen holds; older ones stand in the chronicle. */
const linesShown = 24

/** Travel panel: position, distance that this watch may cover, and supplies. */
export function journeyView(road: Road, situation: Situation): JourneyView | null {
  const { game, from = null, borrower } = road ?? {}
  const rules = game?.road
  if (!game || !rules) return null
  return drawn.of(rules, situation, [game, from, borrower], (seen) =>
    drawnFrom(game, rules, { from, borrower }, seen),
  )
}

const drawn = new Memory<RoadRules, JourneyView>()
type RoadRules = NonNullable<Ruleset['road']>

function drawnFrom(
  game: Ruleset,
  rules: RoadRules,
  { from, borrower }: { from: string | null; borrower: BorrowerRules | undefined },
  situation: Situation,
): JourneyView {
  const journey = journeyOf(situation)
  const stops = stopsOf(journey)
  const end = endOf(journey)?.miles ?? Infinity
  const loaded = rules.pace(situation, true)
  const unladen = rules.pace(situation, false)
  const ahead = nextStop(situation)
  return {
    from,
    rule: rules.rule,
    begun: situation.journey !== undefined,
    start: stops[0]?.title ?? '',
    end: stops.at(-1)?.title ?? '',
    ...(rules.unit ? { unit: rules.unit } : {}),
    miles: journey.miles,
    lost: journey.lost ?? false,
    stops: stops.map((stop) => stopView(stop, journey.miles, loaded, unladen)),
    next: ahead ? { id: ahead.stop.id, title: ahead.stop.title, left: ahead.left } : null,
    pace: { says: loaded.says, refuses: loaded.refuses, why: loaded.why },
    asLoaded: aheadOf(loaded, journey.miles, end),
    unladen: aheadOf(unladen, journey.miles, end),
    slowedBy: loaded.slowedBy.map((id) => nameView(situation, id)),
    watch: watchLeft(situation),
    season: seasonSays(situation),
    day: dayView(situation),
    terrain: goings.map(({ id, title }) => ({
      id,
      title,
      // Below ground no terrain applies, and encounters come from the level.
      now: situation.place.level === 0 && id === goingOf(situation.place.terrain).id,
    })),
    weather: weatherView(rules.weather(situation), skyShown({ game, from }, situation), situation),
    events: rules.events(situation),
    stores: storesView(game, situation),
    camp: rules
      .camp(situation, borrower)
      .map(({ who, fed, says }) => ({ ...nameView(situation, who), fed, says })),
    night: nightView(situation),
    log: [...journey.logOrder]
      .reverse()
      .slice(0, linesShown)
      .flatMap((id) => journey.log[id] ?? [])
      .map((entry) => logLine(entry, situation)),
  }
}

function nameView(situation: Situation, id: string): { id: string; name: string } {
  return { id, name: situation.creatures[id]?.name ?? '' }
}

function stopView(
  stop: { id: string; title: string; miles: number },
  at: number,
  loaded: RoadPace,
  unladen: RoadPace,
): StopView {
  const behind = stop.miles <= at
  const chance = (pace: RoadPace): number =>
    pace.miles
      .filter(({ miles }) => at + miles >= stop.miles)
      .reduce((sum, each) => sum + each.chance, 0)
  return {
    ...stop,
    behind,
    asLoaded: behind ? null : chance(loaded),
    unladen: behind ? null : chance(unladen),
  }
}

/** Miles that this watch may reach; none lies past the end of the road. */
function aheadOf(pace: RoadPace, at: number, end: number): AheadView[] {
  const left = Math.max(0, end - at)
  const short = pace.miles.filter(({ miles }) => miles < left)
  const arrives = pace.miles.filter(({ miles }) => miles >= left)
  const chance = arrives.reduce((sum, each) => sum + each.chance, 0)
  return [...short, ...(arrives.length > 0 ? [{ miles: left, chance }] : [])].map((each) => ({
    miles: each.miles,
    to: at + each.miles,
    chance: each.chance,
  }))
}

function watchLeft(situation: Situation): JourneyView['watch'] {
  const { watch, daylight: light, left } = thisWatch(situation)
  const dayLeft = dayLength - (situation.clock.seconds % dayLength)
  return { number: watch, daylight: light, left: duration(left), dayLeft: duration(dayLeft) }
}

function seasonSays(situation: Situation): string {
  const { season } = read(situation.clock)
  const { day, night } = watchesOf(season)
  return `${season}: ${day === 1 ? 'one' : 'two'} light, ${night === 1 ? 'one' : 'two'} dark`
}

const hourOf = (seconds: number): string =>
  `${String(Math.floor((seconds % dayLength) / 3600)).padStart(2, '0')}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`

function dayView(situation: Situation): WatchView[] {
  const { seconds } = situation.clock
  const midnight = seconds - (seconds % dayLength)
  const now = thisWatch(situation).watch
  const { season } = read(situation.clock)
  const { log, logOrder } = journeyOf(situation)
  return [1, 2, 3].map((number) => {
    const from = midnight + (number - 1) * watchLength
    const done = logOrder
      .flatMap((id) => log[id] ?? [])
      .filter(({ at }) => at >= from && at < from + watchLength)
    return {
      number,
      from: hourOf(from),
      to: hourOf(from + watchLength),
      daylight: daylight(number, season),
      state: number < now ? 'past' : number === now ? 'now' : 'to come',
      done: done.map((entry) => activity(entry, season)),
    }
  })
}

function activity(entry: Readonly<Watched>, season: ReturnType<typeof read>['season']) {
  return {
    did: entry.did,
    miles: entry.miles,
    event: entry.event ?? null,
    sky: entry.sky === undefined ? null : skyWord(entry.sky, season),
    says: entry.says ?? '',
  }
}

function logLine(entry: Readonly<Watched>, situation: Situation): JourneyView['log'][number] {
  const then = read({ ...situation.clock, seconds: entry.at } as Situation['clock'])
  return { id: entry.id, day: then.day, time: then.time, ...activity(entry, then.season) }
}

function weatherView(
  weather: { sky: string; scale: string[]; turns: { sky: string; chance: number }[] },
  shown: string | null,
  situation: Situation,
): JourneyView['weather'] {
  const { season } = read(situation.clock)
  const { since } = situation.weather ?? {}
  const titled = (sky: string) => ({ sky, title: skyWord(sky, season) })
  return {
    sky: shown,
    ...(shown === null ? { countsAs: skyWord(weather.sky, season) } : {}),
    since:
      since === undefined ? '' : `so far ${duration(Math.max(0, situation.clock.seconds - since))}`,
    scale: weather.scale.map((sky) => ({
      ...titled(sky),
      now: shown !== null && sky === weather.sky,
    })),
    turns: weather.turns.map(({ sky, chance }) => ({ ...titled(sky), chance })),
  }
}

function storesView(game: Ruleset, situation: Situation): JourneyView['stores'] {
  if (!game.supplies) return null
  const need = game.supplies.need(situation)
  const { food, feed, days } = game.supplies.left(situation)
  return {
    food,
    feed,
    days,
    need: {
      food: need.food,
      feed: need.feed,
      people: need.people.length,
      beasts: need.beasts.length,
    },
  }
}

/** Hours of darkness shared among those who keep watch. Rule GF-ROAD-06. */
function nightView(situation: Situation): JourneyView['night'] {
  const watching = nightWatch(situation)
  const { season } = read(situation.clock)
  const dark = watchesOf(season).night * watchLength
  // The first watch ends the night at eight in the morning.
  const from = dayLength + watchLength - dark
  const share = watching.length === 0 ? 0 : dark / watching.length
  return {
    watching: watching.map((id, at) => ({
      ...nameView(situation, id),
      from: hourOf(from + at * share),
      to: hourOf(from + (at + 1) * share),
    })),
    asleep: situation.party
      .filter((id) => !watching.includes(id) && situation.creatures[id]?.kind !== 'animal')
      .map((id) => nameView(situation, id)),
  }
}
