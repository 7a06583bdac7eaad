import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { serve } from '../ipc/serve.ts'
import type { Wire } from '../ipc/wire.ts'
import { added, after, commitOf, someCampaign, type FixtureStep } from './campaign-fixture.ts'
import { tooNew } from './refusals.ts'
import { storeSuite } from './store.suite.ts'
import type { Store } from './store.ts'
import { vaultStore } from './vault-store.ts'
import { vaultContract } from './vault/contract.ts'
import { dexieStore } from './vault/dexie-store.ts'
import { vaultHandlers } from './vault/handlers.ts'
import { openDatabase } from './vault/schema.ts'
import { readWhole } from './campaign-snapshot.ts'

/** Two ends of one wire; what one sends the other hears in a later turn, as between processes. */
function wirePair(): [Wire, Wire, (why: Error) => void] {
  const hearers: ((message: string) => void)[][] = [[], []]
  const closers: ((why: Error) => void)[] = []
  const end = (mine: number): Wire => ({
    send: (message) => queueMicrotask(() => hearers[1 - mine]?.forEach((hear) => hear(message))),
    onMessage: (hear) => hearers[mine]?.push(hear),
    onClose: (hear) => closers.push(hear),
  })
  return [end(0), end(1), (why) => closers.forEach((hear) => hear(why))]
}

function vaultOver(opening: Promise<Store>): { store: Store; cut: (why: Error) => void } {
  const [main, page, cut] = wirePair()
  serve(page, vaultContract, vaultHandlers(opening), { report: () => undefined })
  return { store: vaultStore(main), cut }
}

storeSuite('vault over a wire', async () => {
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange }
  return vaultOver(openDatabase('vault', disk).then(dexieStore)).store
})

test('a vault that cannot open says why to every caller', async () => {
  const opening = Promise.reject<Store>(tooNew('The campaign store', 9, 1))
  const { store } = vaultOver(opening)
  await expect(store.campaigns()).rejects.toMatchObject({ code: 'newer' })
  await expect(store.add(someCampaign())).rejects.toMatchObject({ code: 'newer' })
})

test('a vault that is gone refuses with a way out', async () => {
  const { store, cut } = vaultOver(new Promise<Store>(() => undefined))
  const waiting = store.campaigns()
  cut(new Error('crashed'))
  await expect(waiting).rejects.toMatchObject({ code: 'vault-gone', name: 'Refusal' })
  await expect(store.head('barrow')).rejects.toMatchObject({ code: 'vault-gone' })
})

test('a campaign larger than a message is added and read back in pages', async () => {
  const lengths: number[] = []
  const [main, page] = wirePair()
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange }
  const opening = openDatabase('large', disk).then(dexieStore)
  serve(page, vaultContract, vaultHandlers(opening), { report: () => undefined })
  const counted: Wire = {
    ...main,
    send: (message) => (lengths.push(message.length), main.send(message)),
    onMessage: (hear) => main.onMessage((message) => (lengths.push(message.length), hear(message))),
  }
  const long = (at: number): FixtureStep => ({ do: 'note', text: `${at}`.repeat(1_000_000) })
  const whole = after(someCampaign(), [1, 2, 3, 4, 5, 6, 7, 8, 9].map(long))
  const store = vaultStore(counted)
  await store.add(whole)
  expect(await readWhole(store, 'barrow')).toEqual(whole)
  expect(Math.max(...lengths)).toBeLessThan(5_000_000)
})

test('small commits leave their heads to be stepped through, and read as if each had come with its own', async () => {
  const sent: string[] = []
  const [main, page] = wirePair()
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange }
  const opening = openDatabase('small', disk).then(dexieStore)
  serve(page, vaultContract, vaultHandlers(opening), { report: () => undefined })
  const store = vaultStore({ ...main, send: (message) => (sent.push(message), main.send(message)) })
  const steps: FixtureStep[] = [
    ...Array.from({ length: 20 }, (_, at): FixtureStep => ({ do: 'hit points', to: at })),
    { do: 'undo' },
    { do: 'keep', id: 'm1', name: 'Goblin' },
    { do: 'hit points', to: 2 },
  ]
  let whole = someCampaign()
  await store.add(whole)
  for (const step of steps) {
    const commit = commitOf(whole, step)
    await store.commit(commit)
    whole = added(whole, commit)
    expect(await store.head('barrow')).toEqual(whole.head)
  }
  const commits = sent.filter((message) => message.includes('vault.commit'))
  expect(commits.map((message) => !message.includes('"head":null'))).toEqual(
    steps.map((step, at) => step.do !== 'hit points' || at === 15),
  )
  expect(await readWhole(store, 'barrow')).toEqual(whole)
})
