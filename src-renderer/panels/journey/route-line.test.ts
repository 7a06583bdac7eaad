import { expect, it } from 'vitest'
import type { StopView } from '../../../src-main/campaign/view/views.ts'
import { columnsOf, marksOf, stretchOf, ticksOf } from './route-line.ts'

function stop(id: string, title: string, miles: number, behind = false): StopView {
  return { id, title, miles, behind, asLoaded: behind ? null : 0.5, unladen: behind ? null : 0.9 }
}
const ahead = (...miles: number[]) => miles.map((to) => ({ miles: to, to, chance: 0.5 }))

it('a road that fits is shown whole, a short one with room beyond it', () => {
  const stops = [stop('a', 'Gate', 0), stop('b', 'Belfry', 24)]
  expect(stretchOf({ miles: 8, stops, asLoaded: [], unladen: [] })).toEqual({ from: 0, to: 24 })
  expect(stretchOf({ miles: 0, stops: [], asLoaded: [], unladen: [] })).toEqual({ from: 0, to: 12 })
  expect(stretchOf({ miles: 20, stops, asLoaded: ahead(26), unladen: [] })).toEqual({
    from: 0,
    to: 26,
  })
})

it('of a long road the stretch about the party is shown, and its end when they come there', () => {
  const stops = [stop('a', 'Gate', 0), stop('b', 'Belfry', 200)]
  const at = (miles: number) => stretchOf({ miles, stops, asLoaded: [], unladen: [] })
  expect(at(0)).toEqual({ from: 0, to: 28 })
  expect(at(90)).toEqual({ from: 82, to: 110 })
  expect(at(199)).toEqual({ from: 172, to: 200 })
})

it('columns stand at their miles, as tall as they are likely, and say which reach the stop', () => {
  const miles = [
    { miles: 2, to: 10, chance: 0.1 },
    { miles: 4, to: 12, chance: 0.2 },
    { miles: 12, to: 20, chance: 0.05 },
  ]
  expect(columnsOf(miles, { from: 0, to: 16 }, 12)).toEqual([
    { at: 62.5, miles: 10, chance: 0.1, height: 0.5, there: false },
    { at: 75, miles: 12, chance: 0.2, height: 1, there: true },
  ])
  expect(columnsOf([], { from: 0, to: 16 }, null)).toEqual([])
})

it('every mile has a tick, every fifth of the road a long one', () => {
  const ticks = ticksOf({ from: 3, to: 13 })
  expect(ticks).toHaveLength(11)
  expect(ticks.filter(({ five }) => five).map(({ miles }) => miles)).toEqual([5, 10])
  expect(ticks.at(-1)?.at).toBe(100)
})

it('names stop where there is room: the next first, then the ends, never one over another', () => {
  const stops = [
    stop('a', 'Kestrel Gate', 0, true),
    stop('b', 'Leaning Stones', 1, true),
    stop('c', 'Sallow Ford', 11),
    stop('d', 'Ford Inn', 12),
    stop('e', 'Drowned Belfry', 24),
  ]
  const named = (width: number) =>
    marksOf(stops, 'c', { from: 0, to: 24 }, width)
      .filter((mark) => mark.named)
      .map(({ stop: { id } }) => id)
  expect(named(40)).toEqual(['a', 'c', 'e'])
  expect(named(400)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(named(0)).toEqual(['c'])
})

it('a stop without room for its picture keeps its name', () => {
  const stops = [
    stop('a', 'Gate', 0, true),
    stop('b', 'Mill', 3),
    stop('c', 'Ford', 5),
    stop('d', 'Inn', 12),
  ]
  const marks = marksOf(stops, 'b', { from: 0, to: 12 }, 36)
  expect(marks.map(({ named, pictured }) => [named, pictured])).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [true, true],
  ])
})

it('a stop beyond the stretch has no mark', () => {
  const stops = [stop('a', 'Gate', 0, true), stop('b', 'Mill', 90), stop('c', 'Belfry', 200)]
  expect(marksOf(stops, 'b', { from: 82, to: 110 }, 40).map(({ stop: { id } }) => id)).toEqual([
    'b',
  ])
})
