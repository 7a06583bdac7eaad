import { expect, it, vi } from 'vitest'
import type { SessionSummary } from '../../../src-main/campaign/view/session.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { dateOf, lengthOf, rowsOf, SessionState } from './session.svelte.ts'

const summary: SessionSummary = {
  number: 3,
  open: true,
  began: '2026-11-21T20:04:00.000Z',
  ended: '2026-11-21T23:30:00.000Z',
  passed: 93_600,
  lines: 12,
  turns: 156,
  fights: 1,
  met: ['Six goblins'],
  fell: [],
  nearDeath: [],
  slain: [],
  loot: [],
  joined: [],
  returned: [],
  coins: 40,
  risen: [],
}

it('game time is shown in days, hours and minutes', () => {
  expect(lengthOf(0)).toBe('none')
  expect(lengthOf(4200)).toBe('1 h 10 min')
  expect(lengthOf(93_600)).toBe('1 day 2 h')
  expect(lengthOf(172_800)).toBe('2 days')
})

it('the evening’s date is a date', () => {
  expect(dateOf(summary.began)).toMatch(/November 2026/)
})

it('what did not happen is left out', () => {
  expect(rowsOf(summary)).toEqual([{ title: 'Met', says: ['Six goblins'] }])
})

it('only the newest question’s answer is shown', async () => {
  let answer: (told: unknown) => void = () => undefined
  const first = new Promise((resolve) => (answer = resolve))
  const call = vi
    .fn()
    .mockReturnValueOnce(first)
    .mockResolvedValueOnce({ ok: true, value: summary })
  const evening = new SessionState({ api: { call } } as unknown as Screen)
  const slow = evening.refresh()
  await evening.refresh()
  answer({ ok: true, value: null })
  await slow
  expect(evening.summary?.number).toBe(3)
})
