import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { beginCampaign } from '../session/stored-campaigns.ts'
import { testServices } from '../session/test-services.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'
import { carryOut } from './requests.ts'

let services: ReturnType<typeof testServices>
let folder: string
let raised = 0
const ask = (request: unknown): Promise<string[]> =>
  carryOut(services, async () => void raised++, request)

beforeEach(async () => {
  raised = 0
  services = testServices()
  folder = await mkdtemp(join(tmpdir(), 'gatefold-requests-'))
  await beginCampaign(services, services.bundled.sample())
})

test('a second start raises the first', async () => {
  expect(await ask({ do: 'raise' })).toEqual([])
  expect(raised).toBe(1)
})

test('files that a second start was given wait for the window, which is raised', async () => {
  const file = join(folder, 'belfry.gatefold')
  expect(await ask({ do: 'open', files: [file] })).toEqual([])
  expect([raised, services.offered.list()]).toEqual([1, [file]])
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

test('a handout is printed with the pictures of its file, and without one that is not there it is refused', async () => {
  const file = join(folder, 'bell.png')
  const png = Buffer.alloc(24)
  png.write('\x89PNG\r\n\x1a\n', 'latin1')
  png.writeUInt32BE(60, 16)
  png.writeUInt32BE(40, 20)
  const out = join(folder, 'letter.pdf')
  const print = {
    do: 'print',
    template: 'handout',
    campaign: 'The Drowned Belfry',
    words: { draft: { title: 'Found', style: 'letter', text: '![Bell](image:bell)' } },
    options: {},
    pictures: [{ name: 'bell', file }],
    out,
  }
  await expect(ask(print)).rejects.toMatchObject({ message: `${file} can’t be read.` })
  await writeFile(file, png)
  let data: unknown
  const { press } = services
  services.press = {
    ...press,
    print: (job, ...along) => {
      data = job.data
      return press.print(job, ...along)
    },
  }
  expect(await ask(print)).toEqual([`${out}: Found, 1 page`])
  const shown = { name: 'bell', width: 60, height: 40 }
  expect(data).toMatchObject({ pictures: [shown] })
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
  const [{ id = '' } = {}] = await services.store.campaigns()
  const file = join(folder, 'copy.zip')
  await writeFile(file, await services.zip.write(await readWhole(services.store, id)))
  expect(await ask({ do: 'restore', file })).toEqual([
    expect.stringMatching(/^The Drowned Belfry: restored as campaign/),
  ])
  expect(await services.store.campaigns()).toHaveLength(2)
})

test('monsters of a file are kept in the bestiary in one step; a file without any is reported', async () => {
  const [goblins, prose] = [join(folder, 'goblins.txt'), join(folder, 'prose.txt')]
  await writeFile(
    goblins,
    'Toll Goblin: AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6), SV NH, ML 7, XP 5',
  )
  await writeFile(prose, 'A quiet morning.')
  const request = { do: 'import-monsters', campaign: 'The Drowned Belfry' }
  const [read, none = '', kept] = await ask({ ...request, files: [goblins, prose] })
  expect(read).toBe(`${goblins}: 1 monster`)
  expect(none).toMatch(/prose\.txt: ./)
  expect(kept).toBe('Kept 1 monster in the campaign.')
  expect(await ask({ ...request, files: [goblins], collection: 'Toll road' })).toEqual([
    `${goblins}: 1 monster`,
    'Toll Goblin: Toll Goblin is in the library, with the same text; kept beside it',
    'Kept 1 monster in the campaign, collection Toll road.',
  ])
  expect(await ask({ ...request, files: [goblins], skipDuplicates: true })).toEqual([
    `${goblins}: 1 monster`,
    'Toll Goblin: Toll Goblin is in the library, with the same text; left out',
    'Nothing new, so nothing was kept.',
  ])
  await expect(ask({ ...request, files: [prose] })).rejects.toMatchObject({
    way: 'Nothing was kept.',
  })
  const missing = join(folder, 'missing.txt')
  const mixed = await ask({ ...request, files: [missing, goblins] })
  expect(mixed[0]).toBe(`${missing}: There is no such file.`)
  expect(mixed.at(-1)).toBe('Kept 1 monster in the campaign.')
  await writeFile(prose, 'GIF89a\0')
  await expect(ask({ ...request, files: [prose] })).rejects.toMatchObject({
    message: `${prose}: This looks like a picture or a program, not text. Name a text file, or save it as text first.`,
  })
})

test('what is no request is refused', async () => {
  await expect(ask({ do: 'dance' })).rejects.toMatchObject({ code: 'bad-input' })
})

test('tables of a file are added to a campaign in one step, under ids that are free', async () => {
  const file = join(folder, 'people.md')
  await writeFile(
    file,
    '## Look\nid: people/look\n\n- grey\n\n## Who\nid: people/who\n\n- one with [people/look]\n',
  )
  const request = { do: 'import-tables', campaign: 'The Drowned Belfry', files: [file] }
  expect(await ask(request)).toEqual(['people/look-2: Look, 1 row', 'people/who: Who, 1 row'])
  const exported = { do: 'export-tables', campaign: 'The Drowned Belfry', words: 'who' }
  expect(await ask({ ...exported, format: 'markdown' })).toEqual([
    expect.stringContaining('- one with [people/look-2]') as string,
  ])
})

test('a form that is not known is refused with those there are', async () => {
  const file = join(folder, 'list.txt')
  await writeFile(file, '- a\n- b\n')
  await ask({ do: 'import-tables', campaign: 'The Drowned Belfry', files: [file] })
  const exported = { do: 'export-tables', campaign: 'The Drowned Belfry', words: 'list' }
  await expect(ask({ ...exported, format: 'xml' })).rejects.toMatchObject({
    message: 'Unknown format “xml”.',
  })
})

test('a folder of notes goes into a campaign, out of it, and in again without a change', async () => {
  const vault = join(folder, 'vault')
  await mkdir(join(vault, 'People'), { recursive: true })
  await mkdir(join(vault, '.obsidian'))
  await writeFile(join(vault, '.obsidian', 'x.md'), 'not ours')
  await writeFile(join(vault, 'People', 'Marget Sloe.md'), '---\nlook: one boot\n---\nAt [[Ford]].')
  await writeFile(join(vault, 'Ford.md'), 'Poled by [[Marget Sloe]].')
  const request = { do: 'import-notes', campaign: 'The Drowned Belfry', from: vault }
  expect(await ask(request)).toEqual(['2 notes added, 0 changed, 0 as they were'])
  const out = join(folder, 'out')
  const exported = { do: 'export-notes', campaign: 'The Drowned Belfry', out }
  expect(await ask(exported)).toEqual([`2 notes written to ${out}`])
  expect(await ask(exported)).toEqual([`2 notes written to ${out} 2`])
  const page = await readFile(join(out, 'People', 'Marget Sloe.md'), 'utf8')
  expect(page).toContain('look: one boot\n')
  expect(await ask({ ...request, from: out })).toEqual(['0 notes added, 0 changed, 2 as they were'])
  await writeFile(join(out, 'People', 'Marget Sloe.md'), page.replace('one boot', 'two boots'))
  await ask({ ...exported, out: `${out}.zip` })
  expect(await ask({ ...request, from: out })).toEqual(['0 notes added, 1 changed, 1 as they were'])
  expect(await ask({ ...request, from: `${out}.zip` })).toEqual([
    '0 notes added, 1 changed, 1 as they were',
  ])
  await expect(ask({ ...request, from: join(folder, 'nowhere') })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('the portrait that a note names comes in with its folder', async () => {
  const vault = join(folder, 'portraits')
  await mkdir(vault)
  const png = Buffer.alloc(24)
  png.write('\x89PNG', 'latin1')
  png.writeUInt32BE(40, 16)
  png.writeUInt32BE(60, 20)
  await writeFile(join(vault, 'sloe.png'), png)
  await writeFile(join(vault, 'Sloe.md'), '---\nportrait: "[[sloe.png]]"\n---\nA ferryman.')
  await writeFile(join(vault, 'Ash.md'), '---\nportrait: "[[ash.png]]"\n---\nA dog.')
  await writeFile(join(vault, 'ash.png'), 'no picture')
  const request = { do: 'import-notes', campaign: 'The Drowned Belfry', from: vault }
  expect(await ask(request)).toEqual([
    '2 notes added, 0 changed, 0 as they were',
    'ash.png: no picture of at most 4 MB, left out',
  ])
  const [campaign] = await services.store.campaigns()
  const { head } = await readWhole(services.store, campaign?.id ?? '')
  expect(Object.values(head.state.pictures ?? {})).toMatchObject([{ width: 40, height: 60 }])
})

test('adventures become sites of a campaign, and one without keyed areas keeps nothing', async () => {
  const [file, road] = [join(folder, 'cave.txt'), join(folder, 'road.md')]
  await writeFile(file, 'The Ash Cave\n\n1. Mouth\nBones, and 2 doors.\n\n2. Hearth\nA fire.\n')
  await writeFile(road, 'It rains on the road.')
  const request = { do: 'import-sites', campaign: 'The Drowned Belfry' }
  await expect(ask({ ...request, files: [file, road] })).rejects.toMatchObject({
    message: `${road}: no keyed area was found.`,
  })
  expect(await ask({ ...request, files: [file] })).toEqual([`${file}: The Ash Cave, 2 places`])
  const [campaign] = await services.store.campaigns()
  const { head } = await readWhole(services.store, campaign?.id ?? '')
  expect(Object.values(head.state.sites ?? {}).map(({ title }) => title)).toEqual(['The Ash Cave'])
})
