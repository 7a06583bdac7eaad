import { expect, it } from 'vitest'
import type { TimerView } from '../../../src-main/campaign/view/views.ts'
import { timerDetails, otherTimers } from './timers.svelte.ts'

const timer = (id: string, more: Partial<TimerView> = {}): TimerView => ({
  id,
  kind: 'named',
  title: id,
  icon: 'hour',
  bearer: null,
  bearerId: null,
  left: 1,
  of: 6,
  says: '1 turn',
  seconds: 600,
  low: false,
  paused: false,
  ...more,
})

it('what falls due first stands on top, what was stopped at the end, lights elsewhere', () => {
  const listed = otherTimers([
    timer('spell', { seconds: 1200 }),
    timer('torch', { kind: 'light' }),
    timer('stopped', { seconds: 60, paused: true }),
    timer('rest'),
  ])
  expect(listed.map(({ id }) => id)).toEqual(['rest', 'spell', 'stopped'])
})

it('shows the bearer, how often it expires, and that it was stopped', () => {
  expect(timerDetails(timer('wage', { bearer: 'Tib Ash', again: 'every 7 days' }))).toBe(
    'Tib, every 7 days',
  )
  expect(timerDetails(timer('spell', { paused: true }))).toBe('stopped')
})
