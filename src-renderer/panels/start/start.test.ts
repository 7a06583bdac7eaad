import { expect, it } from 'vitest'
import { timeAgo, copiesOf } from './start.svelte.ts'

const now = '2026-11-21T20:00:00.000Z'
it.each([
  ['2026-11-21T19:59:50.000Z', 'just now'],
  ['2026-11-21T19:37:00.000Z', '23 min ago'],
  ['2026-11-21T15:00:00.000Z', '5 h ago'],
  ['2026-11-20T18:00:00.000Z', 'yesterday'],
  ['2026-11-09T18:00:00.000Z', '9 Nov'],
])('%s was %s', (at, says) => expect(timeAgo(at, now)).toBe(says))

it('restore points and backups stand together, newest first', () => {
  const point = {
    campaign: 'k1',
    version: 7,
    why: 'before a fight' as const,
    title: 'day 3, 10:00',
    at: '2026-11-20T18:00:00Z',
  }
  const backup = {
    file: 'a.zip',
    campaign: 'k2',
    name: 'The Salt Road',
    at: '2026-11-21T18:00:00Z',
    version: 3,
    bytes: 10,
  }
  const copies = copiesOf([point], [backup], () => 'The Drowned Belfry')
  expect(copies.map(({ name, title }) => [name, title])).toEqual([
    ['The Salt Road', 'backup'],
    ['The Drowned Belfry', 'before a fight, day 3, 10:00'],
  ])
  const session = { ...point, why: 'session start' as const }
  expect(new Set(copiesOf([point, session], [], () => '').map(({ id }) => id)).size).toBe(2)
})
