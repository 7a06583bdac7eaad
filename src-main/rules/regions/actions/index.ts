import type { Games } from '../../gm/games.ts'
import { forgetRegion, generateRegion, remakeRegion, renameRegion } from './generate.ts'
import { keepHex, layLine } from './keep-hex.ts'
import { lockHexes, setTerrainTable } from './whole-region.ts'
import { enterHex, exploreHex, leaveHexes, travelHexes } from './travel.ts'

/** Actions on regions of hexes, and travel over them. */
export const regionActions = (games: Pick<Games, 'road'>) =>
  [
    generateRegion(games),
    travelHexes(games),
    exploreHex,
    enterHex,
    leaveHexes,
    keepHex,
    layLine,
    setTerrainTable,
    lockHexes,
    remakeRegion,
    renameRegion,
    forgetRegion,
  ] as const

/** Ids of these actions, as the screen calls them by name. */
export type RegionActionId = ReturnType<typeof regionActions>[number]['id']
