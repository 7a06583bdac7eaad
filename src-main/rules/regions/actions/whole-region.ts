import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import type { HexTerrain, Region, RegionHex } from '../../core/state/region.ts'
import { counted } from '../../core/words.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { regionAsk, findRegion } from './asks.ts'

const terrains = [
  'plains',
  'forest',
  'hills',
  'mountains',
  'swamp',
  'desert',
  'coast',
  'ruins',
  'lake',
  'sea',
] as const satisfies readonly HexTerrain[]

/** Chooses the encounter table of a terrain in a region; none for that of the terrain itself. Rule GF-HEX-02. */
export const setTerrainTable = defineAction({
  id: 'house.set-terrain-table',
  title: 'Encounter table of a terrain',
  rule: 'GF-HEX-02',
  phase: 'table',
  slot: 'keep',
  finds: 'hex region wandering monsters wilderness encounters',
  asks: {
    region: regionAsk,
    terrain: { kind: 'choice', title: 'Terrain', of: terrains },
    table: { kind: 'table', title: 'Table', use: 'encounter', optional: true },
  },
  plan(situation, { region: named, terrain, table }, at) {
    const region = findRegion(situation, named)
    if (isRefusal(region)) return region
    const chosen = table ? at.shelf.table(table) : undefined
    if (table && !chosen) return refusal('That table is gone: choose another.')
    return { region, terrain: terrain as HexTerrain, chosen }
  },
  preview: ({ terrain, chosen }) => plain(`${terrain}: ${chosen?.title ?? 'its usual table'}`),
  run({ region, terrain, chosen }) {
    const { [terrain]: _before, ...others } = region.tables
    const after: Region = {
      ...region,
      tables: chosen ? { ...others, [terrain]: chosen.id } : others,
    }
    return gmOutcome(
      'GF-HEX-02',
      region.title,
      `encounters in ${terrain}: ${chosen?.title ?? 'the usual table'}`,
      [{ do: 'keep region', region: after }],
      { secret: true },
    )
  },
})

const which = ['known to the players', 'with a place', 'all', 'none'] as const

/** Locks many hexes at once, so that generating again leaves them alone. Rule GF-HEX-01. */
export const lockHexes = defineAction({
  id: 'house.lock-hexes',
  title: 'Lock hexes',
  rule: 'GF-HEX-01',
  phase: 'table',
  slot: 'keep',
  finds: 'hex region map keep again generate unlock',
  asks: {
    region: regionAsk,
    which: { kind: 'choice', title: 'Which', of: which, default: 'known to the players' },
  },
  plan(situation, { region: named, which: of }) {
    const region = findRegion(situation, named)
    if (isRefusal(region)) return region
    const hexes = region.hexes.map((hex): RegionHex => {
      const { locked, ...open } = hex
      if (of === 'none') return open
      const isMeant =
        of === 'all' || (of === 'with a place' ? hex.mark !== undefined : hex.known !== 'unknown')
      return isMeant || locked ? { ...open, locked: true } : open
    })
    return { region: { ...region, hexes }, locked: hexes.filter(({ locked }) => locked).length }
  },
  preview: ({ locked }) => plain(`${counted(locked, 'hex', 'hexes')} locked`),
  run: ({ region, locked }) =>
    gmOutcome(
      'GF-HEX-01',
      region.title,
      `${counted(locked, 'hex', 'hexes')} locked`,
      [{ do: 'keep region', region }],
      { secret: true },
    ),
})
