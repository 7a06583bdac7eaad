import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { activity } from './activity.ts'
import { distance } from './distance.ts'
import { ending } from './end.ts'
import { evade } from './evade.ts'
import { passing } from './foretold.ts'
import { groupHitPoints } from './group-hit-points.ts'
import { groups } from './groups.ts'
import { makings } from './make.ts'
import { number } from './number.ts'
import { preparing } from './prepare.ts'
import { remove } from './remove.ts'
import { rolling } from './roll.ts'
import { severalEncounters } from './several.ts'
import { surprise } from './surprise.ts'

/** Encounter actions: rolling or making one, its details, its groups, and ending it. */
export function encounters(gameOf: GameOf): readonly Action[] {
  return [
    rolling(gameOf),
    ...makings(gameOf),
    ending(gameOf),
    ...severalEncounters(gameOf),
    ...preparing(gameOf),
    remove,
    number(gameOf),
    surprise(gameOf),
    distance(gameOf),
    activity,
    passing,
    ...groups,
    groupHitPoints(gameOf),
    evade(gameOf),
  ]
}
