import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { RegionDesk } from '../../campaign/region-desk.ts'
import { Library } from '../../campaign/library.ts'
import { newState } from '../../campaign/state.ts'
import type { HexTerrain, Region } from '../core/state/region.ts'
import { seedOf } from '../generators/testing/desk.ts'
import { drawRegion } from './drawing/draw.ts'
import { regionSvg } from './drawing/svg.ts'
import { hexDistance, hexOf, neighbourIndexes } from './hexes.ts'

const content = bundled(resolve(import.meta.dirname, '../../../resources'))
const settlementMarks = new Set(['town', 'village', 'hamlet'])

const desk = (game: Parameters<typeof newState>[1] = 'heartbreaker') =>
  new RegionDesk(newState('', game, {}), new Library(content.monsters, content.tables, []))

const shapes = [
  {},
  { columns: 5, rows: 5, settlements: 12 },
  { columns: 16, rows: 12, settlements: 12, climate: 'hot and dry' },
  { sea: 'none', climate: 'cold' },
  { columns: 20, rows: 6, sea: 'south', climate: 'hot and wet', settlements: 1 },
]

test(
  'in every region rivers reach water, roads join the settlements, and every hex stands once',
  { timeout: 120_000 },
  () => {
    const at = desk()
    for (const [nth, shape] of shapes.entries())
      for (let seed = 1; seed <= 12; seed += 1) {
        const region = at.make(shape, seedOf(seed * 10 + nth))
        expect(regionFaults(region), `shape ${nth}, seed ${seed}`).toEqual([])
      }
  },
)

test('the same seed gives the same region, and another another', () => {
  const of = (seed: number) => desk().make({}, seedOf(seed))
  expect(of(4)).toEqual(of(4))
  expect(of(4)).not.toEqual(of(5))
})

test('locked hexes stay as they are, and the rest goes by them', () => {
  const first = desk().make({}, seedOf(7))
  const kept = first.hexes
    .filter(({ mark, terrain }, nth) => mark === 'town' || terrain === 'lake' || nth === 40)
    .map((hex) => ({ ...hex, locked: true as const }))
  const second = desk().make({}, seedOf(8), kept)
  for (const hex of kept) expect(hexOf(second, hex.id)).toEqual(hex)
  expect(regionFaults(second)).toEqual([])
})

test('the players’ map has the hexes that they know alone, and no notes', () => {
  const region = desk().make({}, seedOf(3))
  const known = region.hexes.filter(({ known }) => known === 'seen' || known === 'visited')
  const drawing = drawRegion(region, { players: true })
  expect(drawing.hexes.filter(({ ground }) => ground !== null).map(({ id }) => id)).toEqual(
    known.map(({ id }) => id),
  )
  const heard = region.hexes.find(({ known }) => known === 'heard')
  const svg = regionSvg(drawing, region.title)
  expect(svg).toContain(heard?.title?.split(' ')[0])
  const secret = region.hexes.find(({ known, title }) => known === 'unknown' && title)
  expect(svg).not.toContain(`>${secret?.title}<`)
})

/** Faults of a region that its rules promise never to have; empty for a sound one. */
function regionFaults(region: Readonly<Region>): string[] {
  const { hexes, columns, rows, rivers, roads } = region
  const faults: string[] = []
  hexes.forEach(({ id, terrain, locked }, index) => {
    const beside = neighbourIndexes(region, index).map((other) => hexes[other]?.terrain)
    if (terrain === 'coast' && !locked && !beside.includes('sea'))
      faults.push(`${id} is a coast without a sea`)
  })
  if (new Set(hexes.map(({ id }) => id)).size !== columns * rows) faults.push('a hex is missing')
  const terrainOf = (id: string | undefined): HexTerrain | undefined =>
    id === undefined ? undefined : hexOf(region, id)?.terrain
  rivers.forEach(({ hexes: line }, nth) => {
    const mouth = line.at(-1)
    const isWet = ['sea', 'lake'].includes(terrainOf(mouth) ?? '')
    const joins = rivers.some(
      (other, at) => at !== nth && other.hexes.slice(0, -1).includes(mouth ?? ''),
    )
    if (!isWet && !joins) faults.push(`river ${nth + 1} ends at ${mouth}`)
  })
  for (const { hexes: line } of [...rivers, ...roads])
    line.forEach((hex, nth) => {
      const next = line[nth + 1]
      if (next && hexDistance(hex, next) !== 1) faults.push(`a line leaps from ${hex} to ${next}`)
    })
  const settled = hexes.filter(({ mark }) => settlementMarks.has(mark ?? ''))
  const reached = new Set(settled.slice(0, 1).map(({ id }) => id))
  for (let before = -1; before !== reached.size;) {
    before = reached.size
    for (const { hexes: line } of roads)
      if (line.some((id) => reached.has(id))) for (const id of line) reached.add(id)
  }
  for (const { id } of settled) if (!reached.has(id)) faults.push(`no road leads to ${id}`)
  for (const { hexes: line } of roads)
    if (line.some((id) => ['sea', 'lake'].includes(terrainOf(id) ?? '')))
      faults.push('a road runs through water')
  return faults
}
