import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { benching } from './bench.ts'
import { falling, rising } from './dead.ts'
import { employing } from './employers.ts'
import { parting } from './groups.ts'
import { marching } from './march.ts'
import { purses } from './purses.ts'
import { replacing } from './replacement.ts'
import { sessions } from './session.ts'
import { split } from './split.ts'
import { task } from './tasks.ts'

/** Actions on the party: marching order, tasks, bench, groups, the dead, coins and sessions. */
export function party(gameOf: GameOf): readonly Action[] {
  return [
    ...marching,
    task,
    ...benching,
    ...parting,
    employing,
    replacing(gameOf),
    falling(gameOf),
    rising,
    split(gameOf),
    purses(gameOf),
    ...sessions,
  ]
}
