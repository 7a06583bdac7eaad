import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Library } from '../../../campaign/library.ts'
import type { Region } from '../../core/state/region.ts'
import { seedOf } from '../../generators/testing/desk.ts'
import { Play } from '../../gm/testing/play.ts'
import { borrowedFor, games } from '../../registry.ts'
import { directions, hexBeside, hexesAround, hexOf, isWater, type HexDirection } from '../hexes.ts'

const content = bundled(resolve(import.meta.dirname, '../../../../resources'))

/** Noon of a summer’s day. */
const noon = (day: number) => ({ seconds: day * 86_400 + 43_200, season: 'summer' as const })

/** A campaign with a region, the party in its town. */
function play(game: (typeof games)[number]['id']) {
  const campaign = new Play(
    game,
    { monsters: [], tables: [] },
    { borrowed: borrowedFor(game), clock: noon(1) },
  )
  campaign.rules.shelf = new Library(content.monsters, content.tables, [])
  campaign.does('house.generate-region', { seed: seedOf(5), sea: 'none' })
  const [id = ''] = Object.keys(campaign.state.regions ?? {})
  const region = () => campaign.state.regions?.[id] as Region
  const town = region().hexes.find(({ mark }) => mark === 'town')?.id ?? ''
  campaign.does('house.enter-hex', { region: id, hex: town })
  return { campaign, region, town }
}

/** First direction over land from a hex. */
function overLand(region: Region, from: string): HexDirection {
  return (
    directions.find((each) => {
      const next = hexBeside(region, from, each)
      return next && !isWater(next)
    }) ?? 'N'
  )
}

describe('on the map', () => {
  test('the hex that the party enters is visited, and those around it are seen', () => {
    const { campaign, region, town } = play('heartbreaker')
    expect(campaign.state.place).toMatchObject({
      level: 0,
      hex: { region: region().id, hex: town },
    })
    expect(hexOf(region(), town)?.known).toBe('visited')
    expect(hexesAround(region(), town).map(({ known }) => known)).not.toContain('unknown')
  })

  test('a way over water is refused, and one off the map', () => {
    const { campaign, region } = play('delve')
    const corner = hexOf(region(), 'h0101')?.id ?? ''
    campaign.does('house.enter-hex', { hex: corner })
    const preview = campaign.preview('house.travel-hexes', { route: 'N' })
    expect(preview).toMatchObject({ refuses: 'The map ends there. Choose another way.' })
    expect(campaign.preview('house.travel-hexes', { route: 'up' })).toMatchObject({
      refuses: '“UP” is no direction: NW, N, NE, SW, S, SE.',
    })
  })

  test('a road is laid and taken away, and what was found stays found', () => {
    const { campaign, region, town } = play('heartbreaker')
    const beside = hexBeside(region(), town, 'N') ?? hexBeside(region(), town, 'S')
    const count = region().roads.length
    const ends = { from: town, to: beside?.id }
    campaign.does('house.lay-line', { ...ends, what: 'river' })
    campaign.does('house.lay-line', { ...ends, what: 'river' })
    expect(region().roads).toHaveLength(count)
    const hex = hexOf(region(), town)
    campaign.does('house.keep-hex', {
      hex: { ...hex, finds: [{ text: 'A well', found: 0 }, { text: 'A cellar' }] },
    })
    expect(hexOf(region(), town)?.finds.map(({ found }) => found !== undefined)).toEqual([
      true,
      false,
    ])
  })
})

test('in Heartbreaker a day on foot is up to three hexes, with one travel die', () => {
  const { campaign, region, town } = play('heartbreaker')
  const first = overLand(region(), town)
  const one = hexBeside(region(), town, first)?.id ?? ''
  const second = overLand(region(), one)
  const there = hexBeside(region(), one, second)?.id ?? ''
  const before = campaign.state.clock.seconds
  campaign.does('house.travel-hexes', { route: `${first} ${second}` }, { travel: [6] })
  expect(campaign.state.place.hex?.hex).toBe(there)
  expect(region().trail.map(({ hex }) => hex)).toEqual([town, one, there])
  expect(campaign.state.clock.seconds).toBeGreaterThan(before)
  campaign.takeBack()
  expect(campaign.state.place.hex?.hex).toBe(town)
  expect(region().trail).toHaveLength(1)
})

test.each(games.map(({ id }) => id))('in %s a leg over water is one by boat', (id) => {
  const { campaign, region, town } = play(id)
  const way = overLand(region(), town)
  const beside = hexOf(region(), hexBeside(region(), town, way)?.id ?? '')
  if (!beside) throw new Error('no hex beside the town')
  campaign.does('house.travel-hexes', { route: way, afloat: true })
  expect(campaign.entries.at(-1)?.outcome.what).not.toContain('by boat')
  campaign.takeBack()
  const lake = { ...beside, terrain: 'lake' as const }
  campaign.change({
    regions: {
      [region().id]: {
        ...region(),
        hexes: region().hexes.map((hex) => (hex.id === lake.id ? lake : hex)),
      },
    },
  })
  campaign.does('house.travel-hexes', { route: way, afloat: true })
  const { what } = campaign.entries.at(-1)?.outcome ?? { what: '' }
  expect(what).toMatch(/by boat/)
  if (id === 'heartbreaker') expect(what).toContain('5 hexes by boat')
})

test('the table of a terrain is the GM’s choice, at once where the party is', () => {
  const { campaign, region, town } = play('delve')
  const terrain = hexOf(region(), town)?.terrain ?? 'plains'
  const [, other] = content.tables.forUse('encounter')
  campaign.does('house.set-terrain-table', { terrain, table: other?.id })
  expect([region().tables[terrain], campaign.state.place.table]).toEqual([other?.id, other?.id])
  campaign.does('house.set-terrain-table', { terrain })
  expect(region().tables).toEqual({})
})

test('many hexes are locked at once, and opened again', () => {
  const { campaign, region } = play('delve')
  const locked = () => region().hexes.filter((hex) => hex.locked).length
  campaign.does('house.lock-hexes', { which: 'known to the players' })
  expect(locked()).toBe(region().hexes.filter(({ known }) => known !== 'unknown').length)
  campaign.does('house.lock-hexes', { which: 'none' })
  expect(locked()).toBe(0)
})

describe.each(games.map(({ id, title }) => [title, id] as const))('in %s', (_title, id) => {
  test('travel over hexes is that of the game in force, and a stretch of the way is kept', () => {
    const { campaign, region, town } = play(id)
    const route = overLand(region(), town)
    const to = hexBeside(region(), town, route)?.id
    for (let day = 2; day < 14 && campaign.state.place.hex?.hex === town; day += 1) {
      campaign.does('house.travel-hexes', { route })
      campaign.change({ clock: noon(day), dues: {} })
    }
    expect(campaign.state.place.hex?.hex).toBe(to)
  })
})
