import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { begin } from '../ipc/handlers/campaigns.ts'
import { testWorld } from '../ipc/handlers/test-world.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'
import { carryOut } from './requests.ts'

let world: ReturnType<typeof testWorld>
let folder: string
let raised = 0
const ask = (request: unknown): Promise<string[]> =>
  carryOut(world, async () => void raised++, request)

beforeEach(async () => {
  raised = 0
  world = testWorld()
  folder = await mkdtemp(join(tmpdir(), 'gatefold-requests-'))
  await begin(world, world.bundled.sample())
})

test('a second start raises the first', async () => {
  expect(await ask({ do: 'raise' })).toEqual([])
  expect(raised).toBe(1)
})

test('files that a second start was given wait for the window, which is raised', async () => {
  const file = join(folder, 'belfry.gatefold')
  expect(await ask({ do: 'open', files: [file] })).toEqual([])
  expect([raised, world.offered.list()]).toEqual([1, [file]])
})

test('a sheet is printed for a character by name, to the file that was named', async () => {
  const out = join(folder, 'maud.pdf')
  const print = {
    do: 'print',
    template: 'character-sheet',
    campaign: 'the drowned belfry',
    words: { creatures: ['maud tallow'] },
    options: {},
    out,
  }
  expect(await ask(print)).toEqual([`${out}: Maud Tallow, HEARTS, 1 page`])
  expect([...(await readFile(out))]).toEqual([37])
})

test('a name that nobody bears is refused with the names there are', async () => {
  const print = {
    do: 'print',
    template: 'character-sheet',
    campaign: 'The Drowned Belfry',
    words: { creatures: ['Zed'] },
    options: {},
    out: '/x.pdf',
  }
  await expect(ask(print)).rejects.toMatchObject({
    code: 'not-found',
    way: expect.stringContaining('Maud Tallow') as string,
  })
  await expect(ask({ do: 'backup', campaign: 'Nowhere' })).rejects.toMatchObject({
    message: 'There is no campaign “Nowhere”.',
  })
})

test('backups are made of all campaigns, and one is restored from a file', async () => {
  const [line] = await ask({ do: 'backup' })
  expect(line).toMatch(/^The Drowned Belfry: .+\.zip$/)
  const [{ id = '' } = {}] = await world.store.campaigns()
  const file = join(folder, 'copy.zip')
  await writeFile(file, await world.zip.write(await readWhole(world.store, id)))
  expect(await ask({ do: 'restore', file })).toEqual([
    expect.stringMatching(/^The Drowned Belfry: restored as campaign/),
  ])
  expect(await world.store.campaigns()).toHaveLength(2)
})

test('what is no request is refused', async () => {
  await expect(ask({ do: 'dance' })).rejects.toMatchObject({ code: 'bad-input' })
})
