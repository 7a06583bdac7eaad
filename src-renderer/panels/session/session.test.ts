import { expect, it, vi } from 'vitest'
import type { SessionSummary } from '../../../src-main/campaign/view/session.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { dateOf, rowsOf, SessionState } from './session.svelte.ts'

const summary: SessionSummary = {
  number: 3,
  open: true,
  began: '2026-11-21T20:04:00.000Z',
  ended: '2026-11-21T23:30:00.000Z',
  passed: 93_600,
  lasted: '1 day 2 h',
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
