import type { Action } from '../../../core/action.ts'
import { agilityOrder } from './agility-order.ts'
import { aimAt } from './aim-at.ts'
import { attack } from './attack/index.ts'
import { bind } from './bind.ts'
import { forestall } from './forestall.ts'
import { hold } from './hold.ts'
import { leadCover } from './lead-cover.ts'
import { nerve } from './nerve.ts'
import { prepare } from './prepare.ts'
import { quickdraw } from './quickdraw.ts'
import { snapOut } from './snap-out.ts'
import { surprise } from './surprise.ts'

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
  prepare,
  nerve,
]
