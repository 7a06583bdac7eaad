import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageGap, pageAt, PageDesk } from './page-desk.svelte.ts'

let frames: (() => void)[] = []
let resized: (seen: { target: unknown }[]) => void
let see: (seen: { target: unknown; isIntersecting: boolean }[]) => void

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  vi.stubGlobal('setTimeout', (call: () => void) => call())
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('HTMLElement', Object)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: typeof resized) {
        resized = heard
      }
      observe = (): void => undefined
      unobserve = (): void => undefined
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: typeof see) {
        see = heard
      }
      observe = (): void => undefined
      unobserve = (): void => undefined
      disconnect = (): void => undefined
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function laid(pages: number): { desk: PageDesk; drawn: Set<number>; all: HTMLElement[] } {
  const desk = new PageDesk()
  const drawn = new Set<number>()
  const all = Array.from({ length: pages }, () => ({}) as HTMLElement)
  all.forEach((page, at) =>
    desk.watch(page, (near) => (near ? drawn.add(at + 1) : drawn.delete(at + 1))),
  )
  return { desk, drawn, all }
}
const table = { scrollTop: 0, clientHeight: 600, scrollTo: vi.fn() }

it('draws pages that come near one a frame, and takes away those that left', () => {
  const { desk, drawn, all } = laid(60)
  desk.open(table as unknown as HTMLElement)
  see(all.slice(0, 3).map((target) => ({ target, isIntersecting: true })))
  expect([desk.count, drawn.size]).toEqual([60, 0])
  frames.shift()?.()
  expect([...drawn]).toEqual([1])
  while (frames.length > 0) frames.shift()?.()
  expect([...drawn]).toEqual([1, 2, 3])
  see([{ target: all[0], isIntersecting: false }])
  while (frames.length > 0) frames.shift()?.()
  expect([...drawn]).toEqual([2, 3])
})

it('a page that left before its turn is never drawn', () => {
  const { desk, drawn, all } = laid(2)
  desk.open(table as unknown as HTMLElement)
  see([{ target: all[0], isIntersecting: true }])
  see([{ target: all[0], isIntersecting: false }])
  while (frames.length > 0) frames.shift()?.()
  expect(drawn.size).toBe(0)
})

it('tells which page is looked at, and goes to none that is not there', () => {
  expect([0, 300, 500 + pageGap, 510 + pageGap, 9999].map((from) => pageAt(from, 500, 3))).toEqual([
    1, 1, 1, 2, 3,
  ])
  const { desk } = laid(3)
  desk.height = 500
  desk.open(table as unknown as HTMLElement)
  desk.goTo(9)
  expect(desk.page).toBe(3)
  expect(table.scrollTo).toHaveBeenLastCalledWith({ top: 2 * (500 + pageGap) })
  desk.goTo(0)
  expect(desk.page).toBe(1)
})

it('a page says how large it is, also when it is turned', () => {
  const { desk, all } = laid(2)
  expect(desk.size).toBe(null)
  Object.assign(all[0] ?? {}, { style: { width: '297mm', height: '210mm' } })
  resized([{ target: all[0] }])
  expect(desk.size).toEqual({ width: 297, height: 210 })
})
