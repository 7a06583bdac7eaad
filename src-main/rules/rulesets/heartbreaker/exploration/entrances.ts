import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { listed, upperFirst } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'

export const directions = ['north', 'east', 'south', 'west'] as const

export type Direction = (typeof directions)[number]

const rule = 'HBK-DTURN-02'

const none = 'no-way-in'

function idOf(direction: Direction): string {
  return `way-in-${direction}`
}

/** Entrances of this place as the GM set them; null when not set. Rule HBK-DTURN-02. */
export function entrancesOf(situation: Situation): Direction[] | null {
  const here = situation.place.here ?? {}
  const entrances = directions.filter((direction) => idOf(direction) in here)
  return entrances.length > 0 || none in here ? entrances : null
}

/** Parses sides, such as "n e", "north, west", "all" or "none"; null when a word is not a side. */
function parseSides(said: string): Direction[] | null {
  const words = said.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.length === 0) return null
  if (words.length === 1 && /^no(?:ne|where)?$/.test(words[0] ?? '')) return []
  if (words.length === 1 && words[0] === 'all') return [...directions]
  const named = words.map((word) =>
    directions.find((direction) => direction === word || direction.startsWith(word)),
  )
  return named.includes(undefined) ? null : directions.filter((each) => named.includes(each))
}

function describeWays(ways: readonly Direction[]): string {
  return ways.length === 0 ? 'no way in' : `ways in from the ${listed(ways)}`
}

/** Action to set the sides this place can be entered from, until the party moves on. Rule HBK-DTURN-02. */
export const entrances = defineAction({
  id: 'heartbreaker.entrances',
  title: 'Ways in',
  rule,
  phase: 'dungeon',
  slot: 'place',
  finds: 'entrance exits doors map north east south west room direction',
  asks: {
    north: { kind: 'switch', title: 'North', default: false },
    east: { kind: 'switch', title: 'East', default: false },
    south: { kind: 'switch', title: 'South', default: false },
    west: { kind: 'switch', title: 'West', default: false },
    sides: { kind: 'text', title: 'Or in words: n e s w, all, none', max: 40, optional: true },
  },
  prefill: (situation) =>
    Object.fromEntries(entrancesOf(situation)?.map((direction) => [direction, true]) ?? []),
  plan(_situation, { sides = '', ...ticked }) {
    if (sides.trim() === '') return { ways: directions.filter((each) => ticked[each]) }
    const ways = parseSides(sides)
    return ways
      ? { ways }
      : refusal(`“${sides}” names no sides: tick them, or type n, e, s or w, all, or none.`)
  },
  preview: ({ ways }) =>
    plain(
      `This place has ${describeWays(ways)}`,
      [],
      [{ name: 'A monster from where none is', value: 'does not come', rule }],
    ),
  run: ({ ways }, situation, at) =>
    line(at, {
      rule,
      what: 'Ways in',
      says: upperFirst(describeWays(ways)),
      effects: wayEffects(situation, ways),
    }),
})

/** Effects that add or remove the place's chip for each entrance; chips last until the party leaves. */
function wayEffects(situation: Situation, ways: readonly Direction[]): Effect[] {
  const here = situation.place.here ?? {}
  const set = (id: string, title: string, on: boolean): Effect[] =>
    on === id in here ? [] : [{ do: 'here', id, to: on ? { title, rule } : null }]
  return [
    ...directions.flatMap((direction) =>
      set(idOf(direction), `Way in: ${direction}`, ways.includes(direction)),
    ),
    ...set(none, 'No way in', ways.length === 0),
  ]
}
