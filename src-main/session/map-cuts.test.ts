import { expect, test, vi } from 'vitest'
import type { MapCut } from '../campaign/players/map-cut.ts'
import { MapCuts } from './map-cuts.ts'

const cut = (...areas: number[]): MapCut => ({
  picture: 'map.png',
  box: { x: 0, y: 0, width: 9, height: 9 },
  areas: areas.map((x) => [
    [x, 0],
    [x + 1, 0],
    [x, 1],
  ]),
})
const file = ({ areas }: MapCut): string => `${areas.map(([corner]) => corner?.[0]).join('+')}.webp`

test('a cut is there when it is made, and the last one serves until then if it hides as much', async () => {
  const ready = vi.fn()
  const cuts = new MapCuts({ cutMap: async (wanted) => file(wanted), report: vi.fn() }, ready)
  expect(cuts.find(cut(1))).toBeNull()
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1))
  expect(cuts.find(cut(1))?.file).toBe('1.webp')
  expect(cuts.find(cut(1, 2))?.file).toBe('1.webp')
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(2))
  expect(cuts.find(cut(1, 2))?.file).toBe('1+2.webp')
  // The second area is covered again: what shows it is not served for an instant.
  expect(cuts.find(cut(1))).toBeNull()
  await vi.waitFor(() => expect(cuts.find(cut(1))?.file).toBe('1.webp'))
})

test('a cut that fails is reported once and not tried without end', async () => {
  const report = vi.fn()
  const cutMap = vi.fn(() => Promise.reject(new Error('gone')))
  const ready = vi.fn()
  const cuts = new MapCuts({ cutMap, report }, ready)
  expect(cuts.find(cut(1))).toBeNull()
  await vi.waitFor(() => expect(ready).toHaveBeenCalled())
  expect([cuts.find(cut(1)), cutMap.mock.calls.length, report.mock.calls.length]).toEqual([
    null,
    1,
    1,
  ])
})
