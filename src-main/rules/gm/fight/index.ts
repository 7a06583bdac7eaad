import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { afflicting } from './afflict.ts'
import { alike } from './alike.ts'
import { beginning } from './begin.ts'
import { severalBlows } from './blows.ts'
import { ending } from './end.ts'
import { flight } from './flight.ts'
import { foes } from './foes.ts'
import { killing } from './kill.ts'
import { order } from './order.ts'
import { rounds } from './rounds.ts'
import { limited } from './uses.ts'

/** Fight actions for any game, besides its own attacks. */
export function fights(gameOf: GameOf): readonly Action[] {
  return [
    beginning(gameOf),
    ...rounds(gameOf),
    ...order(gameOf),
    severalBlows(gameOf),
    killing,
    flight,
    ...foes(gameOf),
    afflicting(gameOf),
    ...limited,
    alike(gameOf),
    ending(gameOf),
  ]
}
