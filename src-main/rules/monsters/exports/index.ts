import { games } from '../../registry.ts'
import { cairnLine } from './cairn-line.ts'
import { csv } from './csv.ts'
import type { MonsterExport } from './export.ts'
import { fantasyStatblocks } from './fantasy-statblocks.ts'
import { foundryCairn } from './foundry-cairn.ts'
import { foundryOse } from './foundry-ose.ts'
import { gameLine } from './game-line.ts'
import { improvedInitiative } from './improved-initiative.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { oseLine } from './ose-line.ts'

export type { MonsterExport } from './export.ts'

/** Every export format, in the order of the menu. */
export const formats: readonly MonsterExport[] = [
  oseLine,
  cairnLine,
  ...games.map(gameLine),
  markdown,
  csv,
  json,
  fantasyStatblocks,
  foundryOse,
  foundryCairn,
  improvedInitiative,
]
