import { expect, it } from 'vitest'
import { firstGuide } from '../../../src-main/ipc/contract/guide.ts'
import type { Settings } from '../../../src-main/ipc/contract/app.ts'
import { Guide } from './guide.svelte.ts'
import { tourSteps } from './tour-steps.ts'

/** A screen that keeps settings, in a campaign and a fold. */
function around(kept: Settings['guide'] = firstGuide(true)) {
  const host = {
    settings: { guide: kept } as Settings,
    campaign: { id: 'k1' } as { id: string } | null,
    fold: 'explore',
    second: { here: null as string | null },
    async change(some: Partial<Settings>) {
      host.settings = { ...host.settings, ...some }
    },
  }
  return { host, guide: new Guide(host as never) }
}

it('the tour begins once by itself, goes on by what is done, and is over after its last step', () => {
  const { host, guide } = around()
  guide.offer('k1')
  expect(guide.at).toBe(0)
  guide.done('attack')
  expect(guide.at).toBe(0)
  for (const { doneBy } of tourSteps) guide.done(doneBy[0] ?? 'undo')
  expect([guide.at, guide.step]).toEqual([tourSteps.length, null])
  guide.leaveTour()
  guide.offer('k1')
  expect([guide.at, host.settings.guide.toured]).toEqual([null, true])
})

it('the tour is left for good at any step, and undo moves it only where undo is its step', () => {
  const { guide } = around()
  guide.offer('k1')
  guide.done('turn')
  guide.done('undo')
  expect(guide.at).toBe(1)
  guide.leaveTour()
  expect(guide.at).toBeNull()
})

it('the tour waits in its campaign, and only in the first window', () => {
  const { host, guide } = around()
  guide.offer('k1')
  host.campaign = { id: 'k2' }
  expect(guide.at).toBeNull()
  host.campaign = { id: 'k1' }
  host.second.here = 'explore'
  expect(guide.at).toBeNull()
})

it('each fold’s hint is shown once: put away, or turned from; not during the tour', () => {
  const { host, guide } = around()
  expect(guide.hint).toBe('explore')
  guide.turnFrom('explore')
  host.fold = 'fight'
  expect(guide.hint).toBe('fight')
  guide.putHintAway()
  host.fold = 'own-caves'
  expect(guide.hint).toBe('own')
  guide.offer('k1')
  expect(guide.hint).toBeNull()
  guide.leaveTour()
  host.fold = 'explore'
  expect([guide.hint, host.settings.guide.seen]).toEqual([null, ['explore', 'fight']])
})

it('hints are switched off, and brought back all at once', () => {
  const { guide } = around({ ...firstGuide(true), seen: ['explore'] })
  guide.setHints(false)
  expect([guide.hint, guide.hintsOn]).toEqual([null, false])
  guide.showAgain()
  expect([guide.hint, guide.anySeen]).toEqual(['explore', false])
})

it('a GM who wants no hints gets neither them nor the tour', () => {
  const { guide } = around(firstGuide(false))
  guide.offer('k1')
  expect([guide.at, guide.hint]).toEqual([null, null])
})
