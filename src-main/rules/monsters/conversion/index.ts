import type { MonsterConversion } from '../../core/ruleset/monsters.ts'
import type { Family } from '../canonical.ts'
import { toBx } from './bx/index.ts'
import { toCairn } from './cairn/index.ts'
import { onBxScales } from './scales.ts'

/** Conversion targets besides the games: a stat block of either family. */
export const families: readonly { id: Family; title: string; monsters: MonsterConversion }[] = [
  { id: 'bx', title: 'B/X', monsters: onBxScales(toBx, 'bx', { morale: true }) },
  { id: 'cairn', title: 'Cairn', monsters: onBxScales(toCairn, 'cairn') },
]
