import type { Region, RegionHex } from '../core/state/region.ts'
import { hexNumber, hasLineBetween } from './hexes.ts'

/** A hex as its key is written by `gatefold generate region --json`. */
interface KeyedHex extends Omit<RegionHex, 'id' | 'known' | 'locked' | 'explored'> {
  hex: string
  column: number
  row: number
  river?: true
  road?: true
}

/** A region as its key is written by `gatefold generate region --json`. */
export function keyedRegion(region: Region): {
  seed: string
  title: string
  miles: number
  columns: number
  rows: number
  hexes: KeyedHex[]
  rivers: { title?: string; hexes: string[] }[]
  roads: { title?: string; hexes: string[] }[]
} {
  const { recipe, title, miles, columns, rows, hexes, rivers, roads } = region
  const on = (lines: Region['rivers'], id: string): boolean =>
    lines.some((line) => line.hexes.includes(id))
  const numbered = (line: Region['rivers'][number]) => ({
    ...line,
    hexes: line.hexes.map(hexNumber),
  })
  return {
    seed: recipe.seed,
    title,
    miles,
    columns,
    rows,
    hexes: hexes.map(
      ({ id, known: _known, locked: _locked, explored: _explored, ...hex }, index) => ({
        hex: hexNumber(id),
        column: (index % columns) + 1,
        row: Math.floor(index / columns) + 1,
        ...hex,
        ...(on(rivers, id) ? { river: true as const } : {}),
        ...(on(roads, id) ? { road: true as const } : {}),
      }),
    ),
    rivers: rivers.map(numbered),
    roads: roads.map(numbered),
  }
}

/** Lines of the map that run through a hex, in words. */
export function linesInHex({ rivers, roads }: Readonly<Region>, id: string): string[] {
  return [
    ...rivers
      .filter(({ hexes }) => hexes.includes(id))
      .map(({ title }) => (title ? `river: ${title}` : 'river')),
    ...(roads.some(({ hexes }) => hexes.includes(id)) ? ['road'] : []),
  ]
}

/** True where a road leads from one hex to the next. */
export function hasRoad({ roads }: Readonly<Region>, one: string, other: string): boolean {
  return hasLineBetween(roads, one, other)
}

/** Hexes that a key has something to say of: places, landmarks, notes and finds. */
export function keyHexes({ hexes }: Readonly<Region>): RegionHex[] {
  return hexes.filter(
    ({ mark, landmark, text, finds }) =>
      mark !== undefined || landmark !== undefined || text !== '' || finds.length > 0,
  )
}

/** A region as text: its hexes with what is in them. */
export function regionText(region: Region): string {
  const { title, miles, rivers } = region
  return [
    title,
    `${region.columns} by ${region.rows} hexes of ${miles} ${miles === 1 ? 'mile' : 'miles'}. Rivers: ${rivers.map(({ title: name }) => name ?? 'unnamed').join(', ') || 'none'}.`,
    ...keyHexes(region).flatMap((hex) => ['', ...hexLines(region, hex)]),
  ].join('\n')
}

function hexLines(region: Region, hex: RegionHex): string[] {
  const { id, title, terrain, mark, landmark, text, finds } = hex
  const lines = linesInHex(region, id)
  return [
    `${hexNumber(id)}. ${title ?? terrain}${title ? ` (${[mark, terrain].filter(Boolean).join(', ')})` : ''}`,
    ...(landmark ? [`  Seen from afar: ${landmark}`] : []),
    ...(text === '' ? [] : [`  ${text}`]),
    ...finds.map((find) => `  To find: ${find.text}`),
    ...(lines.length > 0 ? [`  ${lines.join(', ')}`] : []),
  ]
}
