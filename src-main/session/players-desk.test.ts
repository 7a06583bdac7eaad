import { beforeEach, expect, test } from 'vitest'
import type { PlayersProjection } from '../campaign/players/projection.ts'
import { CampaignSession } from './campaign-session.ts'
import type { PlayersPort, Services } from './services.ts'
import { simpleCommand } from './simple-command.ts'
import { StoredCampaigns } from './stored-campaigns.ts'
import { testServices } from './test-services.ts'

/** A window that remembers what was done with it. */
class Window implements PlayersPort {
  isOpen = false
  readonly done: string[] = []
  readonly sent: PlayersProjection[] = []
  hear: Parameters<PlayersPort['onChange']>[0] = () => undefined

  async open(display: string | null): Promise<void> {
    this.isOpen = true
    this.done.push(`open on ${display}`)
  }
  async close(): Promise<void> {
    this.isOpen = false
    this.done.push('close')
  }
  show(projection: PlayersProjection): void {
    this.sent.push(projection)
  }
  state() {
    return { open: this.isOpen, fills: null, problem: null }
  }
  displays() {
    const one = { left: 0, top: 0, width: 1920, height: 1080 }
    return Promise.resolve([
      { ...one, id: 'a', title: 'Laptop', isPrimary: true },
      { ...one, id: 'b', title: '', isPrimary: false },
    ])
  }
  onChange(hear: Window['hear']): void {
    this.hear = hear
  }
}

let services: Services
let window: Window
let session: CampaignSession
let campaign: string

/** Starts a session as after a restart: only the store remains from the one before. */
function start(): void {
  window = new Window()
  services = { ...services, players: window }
  session = new CampaignSession(
    services,
    () => undefined,
    () => undefined,
    () => window.done.push('told'),
  )
}
const desk = () => {
  if (!session.players) throw new Error('no desk')
  return session.players
}
/** Waits for what is sent: a timer set later, for longer, ends after the one that sends it. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 200))

beforeEach(async () => {
  services = testServices()
  start()
  campaign = (await new StoredCampaigns(services, session).makeSample()).id
  await session.open(campaign)
})

test('a campaign opens no window until the GM does, and then with each start', async () => {
  expect(window.done).toEqual([])
  await desk().choose('b')
  expect((await desk().open(true)).open).toBe(true)
  start()
  await session.open(campaign)
  await turn()
  expect(window.done).toEqual(['open on b'])
})

test('closed by hand or by the GM’s key it is not opened at the next start', async () => {
  await desk().open(true)
  window.isOpen = false
  window.hear('closed by hand')
  await expect.poll(() => window.done.at(-1)).toBe('told')
  start()
  await session.open(campaign)
  await turn()
  expect(window.done).toEqual([])
})

test('the window goes with its campaign, and shows nothing of it any more', async () => {
  await desk().open(true)
  await session.close()
  expect(window.done.at(-1)).toBe('close')
  expect(window.sent.at(-1)).toMatchObject({ black: true, hour: null })
})

test('it is sent what has changed, and nothing when a secret roll is made', async () => {
  await desk().open(true)
  await desk().change({ on: { dice: true } })
  const before = window.sent.length
  await session.run({ ...simpleCommand('house.roll', { dice: '3d6' }), secret: true })
  await turn()
  expect(window.sent).toHaveLength(before)
  await session.run(simpleCommand('house.roll', { dice: '3d6' }))
  await turn()
  expect(window.sent).toHaveLength(before + 1)
  expect(window.sent.at(-1)?.dice?.[0]?.dice).toHaveLength(3)
})

test('switches are kept for the campaign, part by part', async () => {
  await desk().change({ on: { lights: false }, message: 'Rest', theme: 'paper' })
  await desk().change({ foes: { c9: { name: 'It', hidden: true } } })
  await desk().change({ foes: { c9: {} }, on: { party: true } })
  start()
  await session.open(campaign)
  const { switches, displays, projection } = await desk().state()
  expect(switches).toMatchObject({ message: 'Rest', theme: 'paper', foes: {} })
  expect([switches.on.lights, switches.on.party, switches.on.time]).toEqual([false, true, true])
  expect(displays.map(({ title }) => title)).toEqual(['Laptop', 'Display 2'])
  expect([projection.lights, projection.message]).toEqual([null, 'Rest'])
})

test('the page of a long text is kept, and another thing is shown from its first', async () => {
  const words = { of: 'words' as const, title: 'A letter', text: 'Bar the door.' }
  await desk().change({ shown: words })
  await desk().change({ page: 2 })
  start()
  await session.open(campaign)
  expect((await desk().state()).projection.shown).toMatchObject({ page: 2 })
  const another = await desk().change({ shown: { ...words, title: 'Another' } })
  expect(another.projection.shown).toMatchObject({ title: 'Another', page: 0 })
})

test('choices of a version without pages are kept', async () => {
  await desk().change({ message: 'Rest' })
  const id = `players ${campaign}`
  const kept = (await services.store.settings()).find((one) => one.id === id)
  const value = structuredClone(kept?.value) as { switches: { page?: number } }
  delete value.switches.page
  await services.store.set({ id, value })
  start()
  await session.open(campaign)
  expect((await desk().state()).switches).toMatchObject({ message: 'Rest', page: 0 })
})

test('choices that can’t be read are as in a campaign in which nothing was chosen', async () => {
  await services.store.set({ id: `players ${campaign}`, value: { open: 'yes', switches: 7 } })
  start()
  await session.open(campaign)
  expect((await desk().state()).switches.on.time).toBe(true)
})
