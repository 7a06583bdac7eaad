import type { Effect } from '../../effects.ts'
import type { Situation } from '../../situation.ts'
import { nerves } from './combat/nerve.ts'
import { rounds } from './combat/rounds.ts'
import { unitsFall } from './groups/units.ts'
import { bodies, roundEnds } from './harm/bodies.ts'
import { poolsEnd } from './harm/pool.ts'
import { thrownOut } from './psychic/actions.ts'

/** What follows from a change whatever caused it: bodies, rounds, pools that end. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...bodies(before, after),
    ...roundEnds(before, after),
    ...rounds(before, after),
    ...thrownOut(before, after),
    ...poolsEnd(before, after),
    ...unitsFall(before, after),
    ...nerves(before, after),
  ]
}
