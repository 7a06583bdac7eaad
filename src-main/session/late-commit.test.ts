import { expect, test } from 'vitest'
import type { Store } from '../storage/store.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { beginCampaign } from '../session/stored-campaigns.ts'
import { OpenCampaign } from './open-campaign.ts'
import { testServices } from './test-services.ts'

const note = (text: string) => ({
  action: 'house.note' as const,
  input: { text },
  given: {},
  adjust: 0,
  secret: false,
  byHand: false,
})

test('a commit that is answered too late is followed by the next command, which says so', async () => {
  const services = testServices()
  const { id } = await beginCampaign(services, services.bundled.sample())
  const { store } = services
  const commit: Store['commit'] = async (one) => {
    services.store = store
    await store.commit(one)
    throw new Refusal('timeout', 'The vault gave no answer.')
  }
  services.store = { ...store, commit }
  const heard: number[] = []
  const open = await OpenCampaign.open(services, id, ({ version }) => heard.push(version))
  await expect(open.run(note('late'))).rejects.toThrow('no answer')
  await expect(open.run(note('next'))).rejects.toMatchObject({
    code: 'late',
    message: expect.stringContaining('was kept after all'),
  })
  expect(heard).toEqual([1])
  expect(open.drawn.chronicle.lines[0]?.says).toBe('late')

  await open.run(note('next'))
  const entries = await store.entries(id, 1, 10)
  expect(entries.map(({ command }) => command.input['text'])).toEqual(['late', 'next'])
})
