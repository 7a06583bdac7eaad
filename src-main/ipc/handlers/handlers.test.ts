import { beforeEach, expect, test } from 'vitest'
import { viewPatches } from '../../campaign/view/index.ts'
import { usualOptions } from '../contract/print-options.ts'
import type { PlayEvents } from '../contract/play.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { ScreenContract } from '../contract/index.ts'
import type { RulesetId } from '../../rules/core/situation.ts'
import { handlers } from './index.ts'
import { CampaignSession } from '../../session/campaign-session.ts'
import { testServices } from '../../session/test-services.ts'

const working = { signal: new AbortController().signal, progress: () => undefined }
let call: <K extends keyof ScreenContract>(name: K, input: unknown) => Promise<never>
let pushed: PlayEvents['views'][]
let session: CampaignSession
let services: ReturnType<typeof testServices>

beforeEach(() => {
  services = testServices()
  pushed = []
  session = new CampaignSession(services, (event) => void pushed.push(event))
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async (name, input) => (await all[name]?.(input as never, working)) as never
})

async function openSample(): Promise<void> {
  const { id } = (await call('campaigns.sample', null)) as { id: string }
  await call('campaigns.open', { campaign: id })
}

const run = (
  action: string,
  input: object = {},
  given: object = {},
): Promise<{ end: string; line: { says: string } }> =>
  call('play.run', { action, input, given, adjust: 0, secret: false, byHand: false })

/** Input that the turn's button would send at a click. */
function turnInput(): object {
  return session.campaign.drawn.actions.find(({ id }) => id === 'delve.turn')?.input ?? {}
}

test('the sample opens with its party, its lights and its event die', async () => {
  await openSample()
  const { drawn } = session.campaign
  expect(drawn.party.filter(({ kind }) => kind === 'character').map(({ name }) => name)).toEqual([
    'Maud Tallow',
    'Pell Harrow',
    'Brannoc Vane',
    'Ysolde Crake',
    'Odo Fenwick',
  ])
  expect(drawn.top.burns.map(({ title }) => title)).toEqual(['Torch', 'Lantern'])
  expect(drawn.event?.from).toBe('from Delve')
  expect(drawn.event?.faces.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})

test('the event die shows what a house rule makes of a face', async () => {
  await openSample()
  const faces = (): unknown =>
    session.campaign.drawn.event?.faces.map((face) => [face.title, face.faces])
  const free = [
    ['Encounter', [1]],
    ['Clue', [2]],
    ['Exhaustion', [3]],
  ]
  expect(faces()).toEqual([...free, ['Locality', [4]], ['Free', [5, 6]]])
  await run('house.house-rule', { id: 'event5', value: 'locality' })
  expect(faces()).toEqual([...free, ['Locality', [4, 5]], ['Free', [6]]])
})

test('a turn is played, kept, shown and taken back', async () => {
  await openSample()
  const before = session.campaign.drawn
  const ran = await run('delve.turn', turnInput(), { event: [6] })
  expect(ran.end).toBe('done')
  expect(await services.store.head(session.campaign.id)).toMatchObject({ version: 1, undo: 1 })
  expect(session.campaign.drawn.top.time).not.toBe(before.top.time)
  expect(pushed.at(-1)).toEqual({
    version: 1,
    patches: viewPatches(before, session.campaign.drawn),
  })
  await call('play.undo', null)
  expect(session.campaign.drawn.top.time).toBe(before.top.time)
  expect(session.campaign.drawn.top.redo).not.toBeNull()
})

test('an action that this game has not is refused in words', async () => {
  await openSample()
  await expect(run('delve.dance')).rejects.toMatchObject({
    code: 'refused',
    way: 'Pick another from the palette (Ctrl+K).',
  })
})

test('an action that lacks a choice says which, and where to make it', async () => {
  await openSample()
  await expect(run('hearts.morale')).rejects.toMatchObject({
    code: 'refused',
    message: 'Morale: nothing is chosen for “Who”.',
    way: 'Choose it in its form (Ctrl+K).',
  })
})

test('input of the wrong kind is refused by the name of what was asked', async () => {
  await openSample()
  await expect(run('hearts.save', { who: 7 })).rejects.toMatchObject({ code: 'refused' })
})

test('two writers: the one that is behind is refused, and nothing of either is lost', async () => {
  await openSample()
  const other = new CampaignSession(services, () => undefined)
  await other.open(session.campaign.id)
  await run('house.note', { text: 'here' })
  const late = other.campaign.run({
    action: 'house.note',
    input: { text: 'there' },
    given: {},
    adjust: 0,
    secret: false,
    byHand: false,
  })
  await expect(late).rejects.toMatchObject({ code: 'stale' })
  expect((await services.store.head(session.campaign.id))?.version).toBe(1)
})

test('a campaign is renamed, copied, trashed and taken out again', async () => {
  const { id } = (await call('campaigns.make', { name: 'Zoë 🕯 <b>', ruleset: 'hearts' })) as {
    id: string
  }
  await call('campaigns.rename', { campaign: id, name: 'The Well' })
  expect((await services.store.head(id))?.state.name).toBe('The Well')
  const copy = (await call('campaigns.duplicate', { campaign: id })) as { id: string; name: string }
  expect(copy.name).toBe('The Well, copy')
  await call('campaigns.trash', { campaign: id })
  await expect(call('campaigns.open', { campaign: id })).rejects.toMatchObject({
    message: '“The Well” is in the trash.',
  })
  await call('campaigns.untrash', { campaign: id })
  await call('campaigns.open', { campaign: id })
  expect(session.id).toBe(id)
})

test('a campaign that was played leaves a backup when it is closed', async () => {
  await openSample()
  await run('house.note', { text: 'we were here' })
  await call('campaigns.close', null)
  const { backups } = (await call('campaigns.list', null)) as {
    backups: { file: string; version: number }[]
  }
  expect(backups.map(({ version }) => version)).toEqual([1])
  const restored = (await call('campaigns.restoreBackup', { file: backups[0]?.file })) as {
    id: string
  }
  expect((await services.store.head(restored.id))?.version).toBe(1)
})

test('a restore point gives the campaign as it was, beside the one that is', async () => {
  await openSample()
  await run('house.note', { text: 'one' })
  await run('house.time', { amount: 2, unit: 'days' })
  const points = (await call('campaigns.restorePoints', { campaign: session.campaign.id })) as {
    version: number
    why: string
  }[]
  expect(points).toMatchObject([{ version: 0, why: 'session start' }])
  const restored = (await call('campaigns.restore', {
    campaign: session.campaign.id,
    version: 1,
  })) as { id: string; name: string; when: string }
  expect([restored.name, restored.when]).toEqual(['The Drowned Belfry, restored', 'day 14, 15:40'])
  expect((await services.store.head(restored.id))?.version).toBe(1)
})

test('the moment before a fight is a place to come back to', async () => {
  await openSample()
  await run('delve.turn', turnInput(), { event: [1] })
  await run('hearts.initiative', {}, {})
  const points = (await call('campaigns.restorePoints', { campaign: session.campaign.id })) as {
    version: number
    why: string
  }[]
  expect(points.map(({ version, why }) => [version, why])).toEqual([
    [0, 'session start'],
    [1, 'before a fight'],
  ])
})

test('the press is asked for a sheet and the GM told where it lies', async () => {
  await openSample()
  const [maud] = session.campaign.drawn.party
  expect(
    await call('print.save', {
      wanted: { template: 'character-sheet', creatures: [maud?.id] },
      options: usualOptions,
    }),
  ).toEqual({
    path: '/out/Maud Tallow, HEARTS.pdf',
    bytes: 1,
    pages: 1,
  })
})

test('only our own files are shown in the file manager', async () => {
  await expect(call('app.reveal', { path: '/out/../etc/passwd' })).rejects.toMatchObject({
    code: 'refused',
  })
  await expect(call('app.reveal', { path: '/out-of-the-way/run.exe' })).rejects.toMatchObject({
    code: 'refused',
  })
  expect(await call('app.reveal', { path: '/out/sheet.pdf' })).toBeNull()
  expect(await call('app.reveal', { path: '/out' })).toBeNull()
})

test('of two campaigns opened at once the later stays open, and each command goes to its own', async () => {
  const [first, second] = [
    await call('campaigns.sample', null),
    await call('campaigns.sample', null),
  ]
  const ids = [first, second].map((summary) => (summary as { id: string }).id)
  await Promise.all(ids.map((campaign) => call('campaigns.open', { campaign })))
  expect(session.id).toBe(ids[1])
  await run('house.note', { text: 'here' })
  expect(await services.store.head(ids[0] ?? '')).toMatchObject({ version: 0 })
  expect(await services.store.head(ids[1] ?? '')).toMatchObject({ version: 1 })
})

test('a campaign that is leaving ends what it was told, takes nothing more, and is kept whole', async () => {
  await openSample()
  const { id } = session
  const before = run('house.note', { text: 'just in time' })
  const leaving = call('campaigns.close', null)
  await Promise.resolve()
  await expect(run('house.note', { text: 'too late' })).rejects.toMatchObject({
    code: 'no-campaign',
  })
  await leaving
  expect(await before).toMatchObject({ end: 'done' })
  expect(await services.backups.list()).toMatchObject([{ campaign: id, version: 1 }])
})

test('a campaign of a game without rules here is refused in words', async () => {
  const { id } = (await call('campaigns.sample', null)) as { id: string }
  const head = await services.store.head(id)
  if (!head) throw new Error('no head')
  services.store.head = async () => ({
    ...head,
    state: { ...head.state, ruleset: 'of-a-later-version' as RulesetId },
  })
  await expect(call('campaigns.open', { campaign: id })).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('of-a-later-version'),
  })
})

test('an input that is none has no preview, whatever it holds', async () => {
  await openSample()
  for (const input of [
    { who: '__proto__', name: 'x' },
    { who: { deep: [] } },
    { who: 'constructor' },
  ]) {
    expect(await call('play.preview', { action: 'house.rename', input, adjust: 0 })).toBeNull()
  }
})
