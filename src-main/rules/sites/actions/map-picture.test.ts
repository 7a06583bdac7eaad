import { expect, test } from 'vitest'
import type { Site } from '../../core/state/site.ts'
import { Play } from '../../gm/testing/play.ts'

const picture = { id: `${'c'.repeat(64)}.png`, name: 'mill', width: 1000, height: 800 }
const points = [
  [10, 10],
  [300, 10],
  [300, 5000],
]

function mill(): { campaign: Play; site: () => Site } {
  const campaign = new Play('delve', { monsters: [], tables: [] })
  campaign.does('house.use-map-picture', { title: 'The mill', picture })
  const [id = ''] = Object.keys(campaign.state.sites ?? {})
  return { campaign, site: () => campaign.state.sites?.[id] as Site }
}

test('a picture makes a site and is kept with the campaign, in one step', () => {
  const { campaign, site } = mill()
  expect(site()).toMatchObject({ title: 'The mill', places: [], map: { pins: {}, revealed: {} } })
  expect(Object.keys(campaign.state.pictures ?? {})).toEqual([picture.id])
  campaign.takeBack()
  expect(
    [campaign.state.sites, campaign.state.pictures].map((one) => Object.keys(one ?? {})),
  ).toEqual([[], []])
})

test('pins make places, move, and come off', () => {
  const { campaign, site } = mill()
  const on = { site: 'The mill' }
  campaign.does('house.pin-place', { ...on, title: 'Wheel', x: 40, y: 50 })
  campaign.does('house.pin-place', { ...on, x: 60, y: 70 })
  expect(site().places.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Wheel'],
    [2, 'Place 2'],
  ])
  campaign.does('house.pin-place', { ...on, place: '1', x: 90, y: 95 })
  expect(site().map?.pins).toEqual({ p1: [90, 95], p2: [60, 70] })
  campaign.does('house.unpin-place', { ...on, place: '1' })
  expect(site().map?.pins).toEqual({ p2: [60, 70] })
  expect(site().places).toHaveLength(2)
})

test('areas are revealed one by one within the picture, covered, and taken back', () => {
  const { campaign, site } = mill()
  const on = { site: 'The mill' }
  campaign.does('house.reveal-area', { ...on, area: { points } })
  campaign.does('house.reveal-area', { ...on, area: { points: points.map(([x = 0]) => [x, 0]) } })
  const [area] = Object.values(site().map?.revealed ?? {})
  expect(Object.keys(site().map?.revealed ?? {})).toHaveLength(1)
  expect(area?.points).toEqual([
    [10, 10],
    [300, 10],
    [300, 800],
  ])
  campaign.does('house.reveal-area', {
    ...on,
    area: { points: points.map(([x = 0, y = 0]) => [x + 9, y]) },
  })
  campaign.does('house.cover-area', { ...on, area: area?.id })
  expect(Object.keys(site().map?.revealed ?? {})).toHaveLength(1)
  campaign.takeBack()
  expect(Object.keys(site().map?.revealed ?? {})).toHaveLength(2)
  campaign.does('house.cover-area', on)
  expect(site().map?.revealed).toEqual({})
})

test('a grid is laid and taken off, and the picture goes without the places', () => {
  const { campaign, site } = mill()
  const on = { site: 'The mill' }
  const grid = { kind: 'hexes', size: 40, x: 3, y: -2 }
  campaign.does('house.pin-place', { ...on, x: 1, y: 1 })
  campaign.does('house.set-map-grid', { ...on, shown: true, grid })
  expect(site().map?.grid).toEqual(grid)
  campaign.does('house.set-map-grid', { ...on, shown: false, grid })
  expect(site().map).not.toHaveProperty('grid')
  campaign.does('house.drop-map-picture', on)
  expect(site()).not.toHaveProperty('map')
  expect(site().places).toHaveLength(1)
})

test('another picture keeps the pins by their share of it, and covers what was revealed', () => {
  const { campaign, site } = mill()
  const on = { site: 'The mill' }
  campaign.does('house.pin-place', { ...on, x: 250, y: 400 })
  campaign.does('house.set-map-grid', {
    ...on,
    shown: true,
    grid: { kind: 'squares', size: 40, x: 4, y: 8 },
  })
  campaign.does('house.reveal-area', { ...on, area: { points } })
  const larger = { id: `${'d'.repeat(64)}.png`, name: 'mill', width: 2500, height: 2000 }
  campaign.does('house.use-map-picture', { ...on, picture: larger })
  expect(site().map).toEqual({
    picture: larger.id,
    width: 2500,
    height: 2000,
    pins: { p1: [625, 1000] },
    grid: { kind: 'squares', size: 100, x: 10, y: 20 },
    revealed: {},
  })
  const wide = { ...larger, id: `${'e'.repeat(64)}.png`, width: 5000 }
  campaign.does('house.use-map-picture', { ...on, picture: wide })
  expect(site().map?.pins).toEqual({ p1: [1250, 1000] })
  expect(site().map).not.toHaveProperty('grid')
})
