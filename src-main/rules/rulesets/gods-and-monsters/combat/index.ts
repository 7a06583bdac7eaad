import type { Action } from '../../../core/action.ts'
import { aimAt, forestall } from './aiming.ts'
import { attack } from './attack/index.ts'
import { bind, hold } from './holds.ts'
import { agilityOrder } from './initiative.ts'
import { leadCover, quickdraw, readyShot } from './manoeuvres.ts'
import { moraleTest } from './morale.ts'
import { snapOut, surprise } from './surprise.ts'

export { order } from './order.ts'

/** A fight, from the ambush to the last hold. */
export const combat: readonly Action[] = [
  surprise,
  agilityOrder,
  snapOut,
  attack,
  hold,
  bind,
  aimAt,
  forestall,
  leadCover,
  quickdraw,
  readyShot,
  moraleTest,
]
