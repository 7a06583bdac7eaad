import type { Action } from '../core/action.ts'
import { calendar } from './calendar/index.ts'
import { campaign } from './campaign.ts'
import { collections } from './collections.ts'
import { creatures } from './creatures.ts'
import { dice } from './dice.ts'
import { encounters } from './encounters/index.ts'
import type { Games } from './games.ts'
import { fights } from './fight/index.ts'
import { filledSheet } from './filled-sheet/index.ts'
import { handouts } from './handouts/index.ts'
import { harm } from './harm.ts'
import { harmSeveral } from './harm-several.ts'
import { items } from './items.ts'
import { joining } from './join.ts'
import { library } from './library.ts'
import { moving } from './moving.ts'
import { party } from './party/index.ts'
import { person } from './person/index.ts'
import { lights } from './lights/index.ts'
import { road } from './road/index.ts'
import { rulings } from './rulings.ts'
import { time } from './time.ts'
import { town } from './town/index.ts'
import { timers } from './timers/index.ts'
import { weather } from './weather.ts'

/** Gatefold's own actions for any game; no book has them, and their rules are `GF-…`. */
export function houseActions(games: Games): readonly Action[] {
  return [
    ...time,
    ...lights(games.of),
    ...timers(games.of),
    ...calendar,
    ...weather(games),
    ...encounters(games.of),
    ...creatures(games.of),
    ...joining(games.of),
    ...harm(games.of),
    ...harmSeveral(games.of, harm(games.of)),
    ...fights(games.of),
    ...items(games.of),
    ...moving,
    ...person,
    filledSheet(games.of),
    ...party(games.of),
    ...town(games.of),
    ...dice,
    ...campaign,
    ...library,
    ...collections,
    ...handouts,
    ...road(games.of),
    ...rulings(games),
  ]
}
