import { expect, test } from 'vitest'
import type { PlayEvents, Wall } from '../contract/play.ts'
import { campaignHandlers } from './campaigns.ts'
import { CampaignInPlay } from './campaign-in-play.ts'
import { testWorld } from './test-world.ts'

/** Opens a campaign with one torch lit, whose lights burn in real time; records the screen's events. */
async function table() {
  const world = testWorld()
  const told: Wall[] = []
  const views: PlayEvents['views'][] = []
  const onTable = new CampaignInPlay(
    world,
    (event) => void views.push(event),
    (wall) => void told.push(wall),
  )
  const call = { signal: new AbortController().signal, progress: () => undefined }
  const campaigns = campaignHandlers(world, onTable)
  const { id } = await campaigns['campaigns.sample'](null, call as never)
  await onTable.put(id)
  const run = (action: string, input: Record<string, unknown>) =>
    onTable.run({
      action: action as never,
      input,
      given: {},
      adjust: 0,
      secret: false,
      byHand: false,
    })
  for (const timer of Object.keys(onTable.campaign.situation.timers))
    await run('house.snuff', { timer, how: 'end' })
  const [bearer] = onTable.campaign.situation.party
  await run('house.light', { bearer, light: 'Torch' })
  const minutes = async (count: number) => {
    for (let at = 0; at < count; at++) {
      world.minute()
      await onTable.campaign.settled()
    }
  }
  const left = () =>
    Object.values(onTable.campaign.situation.timers).map(
      ({ next }) => (next - onTable.campaign.situation.clock.seconds) / 60,
    )
  return { world, onTable, run, minutes, left, told }
}

const byWall = { id: 'realTimeLights', value: 'true' }

test('lights burn by the game’s clock unless the campaign says otherwise', async () => {
  const { onTable, minutes, left, run } = await table()
  expect(onTable.wall.hold(false)).toEqual({ running: false, minutes: 0 })
  await minutes(30)
  expect(left()).toEqual([60])
  await run('house.time', { amount: 1, unit: 'turns' })
  expect(left()).toEqual([50])
})

test('by the wall: a line each ten minutes and one at the end, while game time leaves lights alone', async () => {
  const { onTable, minutes, left, run } = await table()
  await run('house.house-rule', byWall)
  await run('house.time', { amount: 2, unit: 'hours' })
  expect(left()).toEqual([60])
  const before = onTable.campaign.version
  onTable.wall.hold(false)
  await minutes(9)
  expect([left(), onTable.wall.wall, onTable.campaign.version]).toEqual([
    [60],
    { running: true, minutes: 9 },
    before,
  ])
  await minutes(46)
  expect([left(), onTable.wall.wall.minutes, onTable.campaign.version - before]).toEqual([
    [10],
    5,
    5,
  ])
  await minutes(5)
  expect([left(), onTable.campaign.version - before]).toEqual([[], 6])
  const [last] = await onTable.campaign.lines(onTable.campaign.version + 1, 1)
  expect([last?.what, last?.tone, last?.why[0]?.value]).toEqual(['The lights', 'due', 'burnt out'])
  const [due] = Object.values(onTable.campaign.situation.dues)
  expect(due?.action).toBe('house.light-another')
  await onTable.campaign.undo()
  expect(left()).toEqual([10])
})

test('held it counts nothing, and a light that is touched is burnt first', async () => {
  const { onTable, minutes, left, run, told } = await table()
  await run('house.house-rule', byWall)
  onTable.wall.hold(false)
  await minutes(4)
  onTable.wall.hold(true)
  await minutes(20)
  expect(told.at(-1)).toEqual({ running: false, minutes: 4 })
  const [timer] = Object.keys(onTable.campaign.situation.timers)
  await run('house.snuff', { timer, how: 'put out' })
  expect(onTable.campaign.situation.timers[timer ?? '']?.paused).toBe(56 * 60)
  expect(left()).toEqual([56])
})

test('what was counted is burnt when the campaign leaves the table, which opens held', async () => {
  const { onTable, minutes, run, left } = await table()
  await run('house.house-rule', byWall)
  onTable.wall.hold(false)
  await minutes(7)
  const { id } = onTable.campaign
  await onTable.clear()
  expect(onTable.wall.wall).toEqual({ running: false, minutes: 0 })
  await onTable.put(id)
  expect([left(), onTable.wall.wall.running]).toEqual([[53], false])
})
