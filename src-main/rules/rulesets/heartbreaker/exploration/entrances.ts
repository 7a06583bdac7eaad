import { defineAction } from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import { plain } from '../../../house/trial.ts'
import { listed } from '../../../house/words.ts'
import { line } from '../../../line.ts'
import type { Situation } from '../../../situation.ts'
import { directions, type Direction } from './figures.ts'

const rule = 'HBK-DTURN-02'
const none = 'no-way-in'

function idOf(direction: Direction): string {
  return `way-in-${direction}`
}

/** The ways into this place, as the GM has told them; null where they are not told. Rule HBK-DTURN-02. */
export function entrancesOf(situation: Situation): Direction[] | null {
  const here = situation.place.here ?? {}
  const told = directions.filter((direction) => idOf(direction) in here)
  return told.length > 0 || none in here ? told : null
}

type Ways = Readonly<Record<Direction, boolean>>

function chosen(ways: Ways): Direction[] {
  return directions.filter((direction) => ways[direction])
}

function says(ways: readonly Direction[]): string {
  return ways.length === 0 ? 'no way in' : `ways in from the ${listed(ways)}`
}

/** Where this place may be entered from, until the party moves on. Rule HBK-DTURN-02. */
export const entrances = defineAction({
  id: 'heartbreaker.entrances',
  title: 'Ways in',
  rule,
  phase: 'dungeon',
  slot: 'place',
  needs: [],
  finds: 'entrance exits doors map north east south west room direction',
  asks: {
    north: { kind: 'switch', title: 'North', default: false },
    east: { kind: 'switch', title: 'East', default: false },
    south: { kind: 'switch', title: 'South', default: false },
    west: { kind: 'switch', title: 'West', default: false },
  },
  preview: (_situation, ways) =>
    plain(
      `This place has ${says(chosen(ways))}`,
      [],
      [{ name: 'A monster from where none is', value: 'does not come', rule }],
    ),
  *run(situation, ways, at) {
    yield* []
    return line(at, {
      rule,
      what: 'Ways in',
      says: says(chosen(ways)),
      effects: waysSet(situation, chosen(ways)),
    })
  },
})

/** Chips for each way in, so that they stand where the party does and go when it moves on. */
function waysSet(situation: Situation, ways: readonly Direction[]): Effect[] {
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
