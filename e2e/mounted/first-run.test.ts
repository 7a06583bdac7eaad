import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MountedScreen, nameOf } from './mounted-screen.ts'

let screen: MountedScreen

beforeEach(async () => {
  screen = new MountedScreen(true)
  await screen.settle()
  await screen.press(/^Open the sample/)
  await vi.waitFor(() => expect(strip()).not.toBeNull())
})
afterEach(() => screen.end())

/** Waits until the strip and the marked control are these: the mark follows a frame later. */
const shows = (what: string | RegExp): Promise<void> =>
  vi.waitFor(() =>
    expect(shown()).toEqual(typeof what === 'string' ? what : expect.stringMatching(what)),
  )

const strip = (): Element | null => document.querySelector('.guide')
const marked = (): string => {
  const found = document.querySelector('[data-marked]')
  return found ? nameOf(found) : 'nothing'
}
const shown = (): string => {
  const section = strip()
  return section ? `${nameOf(section)}: ${marked()}` : 'nothing'
}

test('the tour marks the real control of each step, and goes on when it is pressed', async () => {
  await shows(/^Tour, step 1 of 5: Advance the turn/)
  await screen.key('F3')
  expect(nameOf(document.activeElement ?? document.body)).toMatch(/^Advance the turn/)
  await screen.key('4')
  await shows(/^Tour, step 1 of 5: .*Explore/)
  await screen.key('1')
  await screen.press(/^Advance the turn/)
  await shows(/^Tour, step 2 of 5/)
  await screen.key('e')
  await shows(/^Tour, step 3 of 5/)
  await screen.key('x')
  await screen.key('x')
  await shows(/^Tour, step 4 of 5/)
  await screen.key('u')
  await shows(/^Tour, step 5 of 5/)
  await screen.press(/^Find or do/)
  await screen.leave()
  await shows('Tour: nothing')
  await screen.key('F3', true)
  await shows(/^Hint/)
})

test('the tour is left at any time and gives way to hints, each shown once', async () => {
  await screen.press('Leave the tour')
  await shows('Hint: nothing')
  await screen.key('F3', true)
  await shows('nothing')
  await screen.key('4')
  await shows('Hint: nothing')
  expect(strip()?.textContent).toMatch(/Roll new characters/)
  await screen.key('1')
  await screen.key('4')
  await shows('nothing')
})
