import { expect, test } from 'vitest'
import type { PlayEvents, Wall } from '../ipc/contract/play.ts'
import { campaignHandlers } from '../ipc/handlers/campaigns.ts'
import { CampaignSession } from './campaign-session.ts'
import { testServices } from './test-services.ts'

/** Opens a campaign with one torch lit, whose lights burn in real time; records the screen's events. */
async function openWithTorch() {
  const services = testServices()
  const walls: Wall[] = []
  const views: PlayEvents['views'][] = []
  const session = new CampaignSession(
    services,
    (event) => void views.push(event),
    (wall) => void walls.push(wall),
  )
  const call = { signal: new AbortController().signal, progress: () => undefined }
  const campaigns = campaignHandlers(services, session)
  const { id } = await campaigns['campaigns.sample'](null, call as never)
  await session.open(id)
  const run = (action: string, input: Record<string, unknown>) =>
    session.run({
      action: action as never,
      input,
      given: {},
      adjust: 0,
      secret: false,
      byHand: false,
    })
  for (const timer of Object.keys(session.campaign.situation.timers))
    await run('house.snuff', { timer, how: 'end' })
  const [bearer] = session.campaign.situation.party
  await run('house.light', { bearer, light: 'Torch' })
  const minutes = async (count: number) => {
    for (let at = 0; at < count; at++) {
      services.minute()
      await session.campaign.settled()
    }
  }
  const left = () =>
    Object.values(session.campaign.situation.timers).map(
      ({ next }) => (next - session.campaign.situation.clock.seconds) / 60,
    )
  return { services, session, run, minutes, left, walls }
}

const byWall = { id: 'realTimeLights', value: 'true' }

test('lights burn by the game’s clock unless the campaign says otherwise', async () => {
  const { session, minutes, left, run } = await openWithTorch()
  expect(session.wall.hold(false)).toEqual({ running: false, minutes: 0 })
  await minutes(30)
  expect(left()).toEqual([60])
  await run('house.time', { amount: 1, unit: 'turns' })
  expect(left()).toEqual([50])
})

test('by the wall: a line each ten minutes and one at the end, while game time leaves lights alone', async () => {
  const { session, minutes, left, run } = await openWithTorch()
  await run('house.house-rule', byWall)
  await run('house.time', { amount: 2, unit: 'hours' })
  expect(left()).toEqual([60])
  const before = session.campaign.version
  session.wall.hold(false)
  await minutes(9)
  expect([left(), session.wall.wall, session.campaign.version]).toEqual([
    [60],
    { running: true, minutes: 9 },
    before,
  ])
  await minutes(46)
  expect([left(), session.wall.wall.minutes, session.campaign.version - before]).toEqual([
    [10],
    5,
    5,
  ])
  await minutes(5)
  expect([left(), session.campaign.version - before]).toEqual([[], 6])
  const [last] = await session.campaign.lines(session.campaign.version + 1, 1)
  expect([last?.what, last?.tone, last?.why[0]?.value]).toEqual(['The lights', 'due', 'burnt out'])
  const [due] = Object.values(session.campaign.situation.dues)
  expect(due?.action).toBe('house.light-another')
  await session.campaign.undo()
  expect(left()).toEqual([10])
})

test('held it counts nothing, and a light that is touched is burnt first', async () => {
  const { session, minutes, left, run, walls } = await openWithTorch()
  await run('house.house-rule', byWall)
  session.wall.hold(false)
  await minutes(4)
  session.wall.hold(true)
  await minutes(20)
  expect(walls.at(-1)).toEqual({ running: false, minutes: 4 })
  const [timer] = Object.keys(session.campaign.situation.timers)
  await run('house.snuff', { timer, how: 'put out' })
  expect(session.campaign.situation.timers[timer ?? '']?.paused).toBe(56 * 60)
  expect(left()).toEqual([56])
})

test('what was counted is burnt when the campaign is closed, and it opens held', async () => {
  const { session, minutes, run, left } = await openWithTorch()
  await run('house.house-rule', byWall)
  session.wall.hold(false)
  await minutes(7)
  const { id } = session.campaign
  await session.close()
  expect(session.wall.wall).toEqual({ running: false, minutes: 0 })
  await session.open(id)
  expect([left(), session.wall.wall.running]).toEqual([[53], false])
})
