import type { Action } from '../../../core/action.ts'
import type { Phase } from '../../../core/phase.ts'
import type { LightKind } from '../../../core/ruleset/gear.ts'
import { entrances } from './entrances.ts'
import { guards } from './guards.ts'
import { shortRest } from '../rest/short-rest.ts'
import { trap } from './traps.ts'
import { tries } from './tries.ts'
import { advanceTurn } from './turn.ts'
import { sneak } from './stealth.ts'
import { ambush } from './ambush.ts'

export const covers: readonly Phase[] = [
  'dungeon',
  'travel',
  'encounter',
  'fight',
  'rest',
  'town',
  'check',
]

/**
 * Torches, which the d12 alone puts out unless the GM gives them turns of their own; other lights are the screen's.
 * Rule HBK-DTURN-02.
 */
export const lights: readonly LightKind[] = [
  {
    id: 'torch',
    title: 'Torch',
    burns: 0,
    icon: 'torch',
    until: 'until a 5 on the d12 of a dungeon turn',
    rule: 'HBK-DTURN-02',
  },
]

/** Actions of the dungeon: turn, short rest, attempts, traps, entrances, guards and stealth. */
export const exploration: readonly Action[] = [
  advanceTurn,
  shortRest,
  ...tries,
  trap,
  entrances,
  guards,
  sneak,
  ambush,
]
