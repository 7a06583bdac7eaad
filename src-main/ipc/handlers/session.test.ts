import { beforeEach, expect, test } from 'vitest'
import type { SessionSummary } from '../../campaign/view/session.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { ScreenContract } from '../contract/index.ts'
import { handlers } from './index.ts'
import { CampaignSession } from '../../session/campaign-session.ts'
import { testServices } from '../../session/test-services.ts'

const working = { signal: new AbortController().signal, progress: () => undefined }
let call: <T>(name: keyof ScreenContract, input: unknown) => Promise<T>
let services: ReturnType<typeof testServices>
let campaign: string

beforeEach(async () => {
  services = testServices()
  const session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async <T>(name: keyof ScreenContract, input: unknown) =>
    (await all[name]?.(input as never, working)) as T
  campaign = (await call<{ id: string }>('campaigns.sample', null)).id
  await call('campaigns.open', { campaign })
})

const run = (action: string, input: object = {}): Promise<{ line: { says: string } }> =>
  call('play.run', { action, input, given: {}, adjust: 0, secret: false, byHand: false })
const summary = (): Promise<SessionSummary | null> => call('play.session', null)

test('a session is reported while it is open, and its last line keeps what it came to', async () => {
  expect(await summary()).toBeNull()
  await run('house.session-start', { number: 7 })
  await run('house.join', { name: 'Dot', kind: 'character' })
  expect(await summary()).toMatchObject({ number: 7, open: true, joined: ['Dot'], lines: 1 })
  const ended = await run('house.session-end')
  expect(ended.line.says).toContain('Joined: Dot')
  expect(await summary()).toMatchObject({ open: false })
})

test('the start and the end of a session are places to come back to', async () => {
  await run('house.note', { text: 'Before.' })
  await run('house.session-start', { number: 0 })
  await run('house.note', { text: 'During.' })
  await run('house.session-end')
  const points = await services.store.restorePoints(campaign)
  expect(
    points.filter(({ title }) => title === 'Session 1').map(({ why, version }) => [why, version]),
  ).toEqual([
    ['session start', 1],
    ['session end', 4],
  ])
})

test('lines from before the session are copied too', async () => {
  for (let line = 1; line <= 450; line += 1) await run('house.note', { text: `Note ${line}.` })
  await run('house.session-start', { number: 0 })
  const { text } = await call<{ text: string }>('play.markdown', { lines: [3, 451], save: false })
  expect(text).toContain('Note 3.')
  await call('campaigns.close', null)
  await call('campaigns.open', { campaign })
  const again = await call<{ text: string }>('play.markdown', { lines: [3, 451], save: false })
  expect(again.text).toBe(text)
})
