import { expect, it } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { StartState, timeAgo, copiesOf } from './start.svelte.ts'

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

const campaign = {
  id: 'a',
  name: 'The Salt Road',
  ruleset: 'hearts' as const,
  made: '2026-11-20T18:00:00Z',
  opened: '2026-11-20T18:00:00Z',
  when: 'day 1',
  version: 1,
}
const listing = (...names: string[]) => ({
  campaigns: names.map((name) => ({ ...campaign, id: name, name })),
  rulesets: [],
  backups: [],
})

it('settings that main has read are never replaced by those of the last start', async () => {
  const call = (name: string) =>
    name === 'app.settings'
      ? Promise.resolve({ ok: true, value: { ...plain, theme: 'candle', textSize: 140 } })
      : new Promise(() => undefined)
  const api = { call, on: () => () => undefined } as unknown as Api
  const plain = new Screen(api).settings
  const late = new Promise<never>((resolve) =>
    setTimeout(() => resolve({ settings: plain, list: listing('Before') } as never), 5),
  )
  const screen = new Screen(api, late)
  void screen.begin()
  await late
  await new Promise((resolve) => setTimeout(resolve))
  expect([screen.settings.textSize, screen.begun]).toEqual([140, false])
})

it.each([
  ['gives way to the list itself', { ok: true, value: listing('Now') }, ['Now']],
  [
    'goes with a vault that can’t be opened',
    { ok: false, failure: { code: 'shut', message: 'Shut.' } },
    null,
  ],
] as const)('the list shown last time stands at once, and %s', async (_, answer, then) => {
  let answerList = (): void => undefined
  const coming = new Promise((resolve) => (answerList = () => resolve(answer)))
  const call = (name: string) =>
    name === 'campaigns.list'
      ? coming
      : name === 'campaigns.restorePoints'
        ? { ok: true, value: [] }
        : new Promise(() => undefined)
  const api = { call, on: () => () => undefined } as unknown as Api
  const plain = new Screen(api).settings
  const screen = new Screen(
    api,
    Promise.resolve({ settings: { ...plain, theme: 'paper' }, list: listing('Before') }),
  )
  void screen.begin()
  await new Promise((resolve) => setTimeout(resolve))
  expect([screen.begun, screen.settings.theme]).toEqual([true, 'paper'])
  const start = new StartState(screen)
  let listed = 0
  const reading = start.read(() => (listed += 1))
  expect(start.live.map(({ name }) => name)).toEqual(['Before'])
  answerList()
  await reading
  expect(start.list && start.live.map(({ name }) => name)).toEqual(then)
  expect(listed).toBe(1)
})
