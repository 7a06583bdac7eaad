import type { Action } from '../../../core/action.ts'
import { grow, trade } from './aging.ts'
import { breathe, noAir, suffocationTest } from './breath/index.ts'
import { fall } from './fall.ts'
import { seenThrough } from './illusion-ends.ts'
import { disbelieve, unseenIllusion } from './illusion.ts'
import { jump } from './jump.ts'
import { answer, keepConcentration, think } from './mind.ts'
import { itemTest } from './thing.ts'

/** Actions for hazards to bodies, minds and things. */
export const hazards: readonly Action[] = [
  fall,
  jump,
  noAir,
  suffocationTest,
  breathe,
  itemTest,
  disbelieve,
  seenThrough,
  unseenIllusion,
  think,
  keepConcentration,
  answer,
  grow,
  trade,
]
