import { expect, test } from 'vitest'
import type { Store } from '../../storage/store.ts'
import { Refusal } from '../contract/endpoint.ts'
import { begin } from './campaigns.ts'
import { OpenCampaign } from './open-campaign.ts'
import { testWorld } from './test-world.ts'

const note = (text: string) => ({
  action: 'house.note' as const,
  input: { text },
  given: {},
  adjust: 0,
  secret: false,
  byHand: false,
})

test('a commit that is answered too late is followed by the next command, which says so', async () => {
  const world = testWorld()
  const { id } = await begin(world, world.bundled.sample())
  const { store } = world
  const commit: Store['commit'] = async (one) => {
    world.store = store
    await store.commit(one)
    throw new Refusal('timeout', 'The vault gave no answer.')
  }
  world.store = { ...store, commit }
  const heard: number[] = []
  const open = await OpenCampaign.open(world, id, ({ version }) => heard.push(version))
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
