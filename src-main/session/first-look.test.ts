import { expect, test } from 'vitest'
import { simpleCommand } from './simple-command.ts'
import { OpenCampaign } from './open-campaign.ts'
import { beginCampaign } from './stored-campaigns.ts'
import { testServices } from './test-services.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'

const unheard = () => undefined

/** The sample with two generated sites, the party in the first of them, and a note. */
async function prepared() {
  const services = testServices()
  const { id } = await beginCampaign(services, services.bundled.sample())
  const open = await OpenCampaign.open(services, id, unheard)
  for (const seed of ['1', '2'])
    await open.run(simpleCommand('house.generate-site', { seed: seed.padStart(32, '0') }))
  const [first = ''] = Object.keys(open.situation.sites ?? {})
  await open.run(simpleCommand('house.enter-place', { site: first, place: '1' }))
  const note = {
    id: '',
    kind: 'thing',
    title: 'A bell',
    text: 'It rings.',
    known: '',
    tags: [],
    fields: {},
  }
  await open.run(simpleCommand('house.keep-note', { note }))
  return { services, id, first, open }
}

test('the first look draws the same from the site in use alone, without notes', async () => {
  const { services, id, first, open: before } = await prepared()
  const look = await OpenCampaign.open(services, id, unheard, { firstLook: true })
  expect(Object.keys(look.situation.sites ?? {})).toEqual([first])
  expect(look.shelf.notes.all()).toEqual([])
  expect(look.drawn).toEqual(before.drawn)
  await look.whole()
  expect(look.situation).toEqual(before.situation)
  expect(look.shelf.notes.all()).toEqual(before.shelf.notes.all())
})

test('a command in the first look is carried out on the whole campaign', async () => {
  const { services, id } = await prepared()
  const look = await OpenCampaign.open(services, id, unheard, { firstLook: true })
  await look.run(simpleCommand('house.note', { text: 'at once' }))
  await look.undo()
  const head = await services.store.head(id)
  expect(Object.keys(head?.state.sites ?? {})).toHaveLength(2)
  expect(look.situation).toEqual(head?.state)
})

test('a command is refused while the rest can’t be read, and carried out when it can', async () => {
  const { services, id } = await prepared()
  const look = await OpenCampaign.open(services, id, unheard, { firstLook: true })
  const { head } = services.store
  services.store.head = async () => {
    throw new Refusal('vault-gone', 'The vault has closed.')
  }
  await expect(look.run(simpleCommand('house.note', { text: 'lost' }))).rejects.toThrow('vault')
  services.store.head = head
  await look.run(simpleCommand('house.note', { text: 'kept' }))
  expect(Object.keys(look.situation.sites ?? {})).toHaveLength(2)
})
