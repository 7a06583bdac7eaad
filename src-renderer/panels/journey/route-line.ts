import type { AheadView, JourneyView, StopView } from '../../../src-main/campaign/view/views.ts'

/** The part of the road that the line shows, in miles from its beginning. */
interface Stretch {
  from: number
  to: number
}

/** Fewest and most miles the line is wide: fewer look empty, of more the odds can’t be read. */
const least = 12
const most = 28
/** Miles behind the party that stay in sight on a long road. */
const behind = 8

/** The whole road where it fits, else the stretch about the party. */
export function stretchOf(journey: Pick<JourneyView, 'miles' | 'stops' | 'asLoaded' | 'unladen'>) {
  const end = journey.stops.at(-1)?.miles ?? 0
  const farthest = [...journey.asLoaded, ...journey.unladen].reduce(
    (far, { to }) => Math.max(far, to),
    journey.miles,
  )
  const to = Math.max(end, farthest, least)
  if (to <= most) return { from: 0, to }
  const from = Math.max(0, Math.min(Math.floor(journey.miles) - behind, Math.ceil(to) - most))
  return { from, to: from + most }
}

/** Position of a mile on the line, in percent. */
export function linePercent(miles: number, { from, to }: Stretch): number {
  return (100 * (miles - from)) / (to - from)
}

/** Column on the line: a point where the watch may end. */
interface Column {
  at: number
  miles: number
  chance: number
  /** Of the tallest column, 0 to 1. */
  height: number
  /** The next stop, or beyond it. */
  there: boolean
}

/** Columns of the miles ahead that the stretch shows; no miles at all stand where the party is. */
export function columnsOf(
  ahead: readonly AheadView[],
  stretch: Stretch,
  next: number | null,
): Column[] {
  const tallest = Math.max(...ahead.map(({ chance }) => chance), 0)
  return ahead
    .filter(({ to }) => to <= stretch.to)
    .map(({ to, chance }) => ({
      at: linePercent(to, stretch),
      miles: to,
      chance,
      height: tallest === 0 ? 0 : chance / tallest,
      there: next !== null && to >= next,
    }))
}

/** Every mile of the stretch has a tick, every fifth a long one. */
export function ticksOf(stretch: Stretch): { miles: number; at: number; five: boolean }[] {
  return Array.from({ length: Math.floor(stretch.to) - stretch.from + 1 }, (_, nth) => {
    const miles = stretch.from + nth
    return { miles, at: linePercent(miles, stretch), five: miles % 5 === 0 }
  })
}

/** A stop on the line; without room for its picture it has its name alone, without room for that it is a bare mark. */
interface Mark {
  stop: StopView
  at: number
  named: boolean
  pictured: boolean
}

/** Picture and gap, a letter of the name, and the air to the next, in rem. */
const picture = 2.9
const letter = 0.48
const air = 0.3
const widest = 10.9

/** Half the picture stands before the stop's place; a name alone begins at it. */
const before = 1.25

/** The room of a stop on the line, in rem from where a picture at mile 0 would begin. */
function roomOf(
  { stop: { title }, at, pictured }: Mark,
  width: number,
): { from: number; to: number } {
  const name = Math.min(widest - picture, Math.max(3, letter * title.length)) + air
  const from = (at * width) / 100 + (pictured ? 0 : before)
  return { from, to: from + name + (pictured ? picture : 0) }
}

/**
 * Names the stops there is room for, with a picture or else without: the next one, the ends, then on from the
 * next, then back.
 * @param width of the line from its first mile to its last, in rem.
 */
export function marksOf(
  stops: readonly StopView[],
  next: string | null,
  stretch: Stretch,
  width: number,
): Mark[] {
  const shown = stops
    .filter(({ miles }) => miles >= stretch.from && miles <= stretch.to)
    .map((stop): Mark => ({
      stop,
      at: linePercent(stop.miles, stretch),
      named: false,
      pictured: true,
    }))
  const ahead = shown.filter(({ stop }) => !stop.behind)
  const past = shown.filter(({ stop }) => stop.behind).reverse()
  const order = [
    ...shown.filter(({ stop }) => stop.id === next),
    ...shown.slice(-1),
    ...shown.slice(0, 1),
    ...ahead,
    ...past,
  ]
  for (const pictured of [true, false])
    for (const mark of order) {
      if (mark.named) continue
      mark.pictured = pictured
      const room = roomOf(mark, width)
      mark.named = shown
        .filter(({ named }) => named)
        .map((other) => roomOf(other, width))
        .every(({ from, to }) => room.to <= from || to <= room.from)
    }
  return shown
}
