import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../campaign/journal.ts'
import { after, someCampaign, someMonster } from '../campaign-fixture.ts'
import type { FixtureStep } from '../campaign-fixture.ts'
import type { WholeCampaign } from '../store.ts'
import { pictureName } from '../pictures.ts'
import { replay } from '../replay.ts'
import { describeZip, openCampaignZip } from './read-zip.ts'
import { writeCampaignZip } from './write-zip.ts'
import { zipLimits, type ZipLimits } from './directory.ts'

const steps: FixtureStep[] = [
  { do: 'hit points', to: 3 },
  { do: 'keep', id: 'm1', name: '🐉 <b>ظل</b> "x" \u202e' },
  { do: 'undo' },
  { do: 'keep', id: 'm2', name: '../../etc/passwd' },
]
const sample = (): WholeCampaign => ({
  ...after(someCampaign('barrow', 'תל <img src=x> 🕯'), steps),
  restorePoints: [{ campaign: 'barrow', version: 2, why: 'by hand', title: 'here', at: 'then' }],
})

const readCampaignZip = async (
  bytes: Uint8Array,
  id?: string,
  thing?: string,
  limits?: ZipLimits,
): Promise<WholeCampaign> => openCampaignZip(bytes, id, thing, limits).whole

/** The sample's zip with some of its files changed, added or (null) left out. */
async function zipWith(changes: Record<string, Uint8Array | string | null>): Promise<Uint8Array> {
  const files = unzipSync(await writeCampaignZip(sample(), '0.1.0'))
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) delete files[path]
    else files[path] = typeof content === 'string' ? strToU8(content) : Uint8Array.from(content)
  }
  return zipSync(files)
}
async function changed(path: string, change: (value: never) => unknown): Promise<Uint8Array> {
  const files = unzipSync(await writeCampaignZip(sample(), '0.1.0'))
  const value = JSON.parse(strFromU8(files[path] ?? new Uint8Array())) as never
  return zipWith({ [path]: JSON.stringify(change(value)) })
}
const refused = (cause: string): object => ({
  name: 'Refusal',
  code: 'damaged',
  message: expect.stringContaining(cause),
  way: expect.any(String),
})

describe('a campaign as one file', () => {
  test('comes back as it went, under its own id or a new one', async () => {
    const bytes = await writeCampaignZip(sample(), '0.1.0')
    expect(await readCampaignZip(bytes)).toEqual(sample())
    const copy = await readCampaignZip(bytes, 'other')
    expect([
      copy.summary.id,
      copy.first.campaign,
      copy.head.campaign,
      copy.restorePoints[0]?.campaign,
    ]).toEqual(Array(4).fill('other'))
    expect(copy.head.state).toEqual(sample().head.state)
  })

  test('carries its images by names that their bytes give them, and refuses others', async () => {
    const image = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3])
    const name = pictureName(image) ?? ''
    const bytes = await writeCampaignZip(sample(), '0.1.0', new Map([[name, image]]))
    const { whole, pictures } = openCampaignZip(bytes)
    expect([whole, [...pictures]]).toEqual([sample(), [[name, image]]])
    const other = await zipWith({ [`images/${name}`]: Uint8Array.from([...image, 4]) })
    await expect(readCampaignZip(other)).rejects.toMatchObject(refused('is not the image it was'))
    const script = await zipWith({ 'images/evil.svg': '<svg/>' })
    await expect(readCampaignZip(script)).rejects.toMatchObject(refused('no part of a campaign'))
  })

  test('is readable, and the same campaign gives the same bytes', async () => {
    const bytes = await writeCampaignZip(sample(), '0.1.0')
    expect(await writeCampaignZip(sample(), '0.1.0')).toEqual(bytes)
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual([
      'manifest.json',
      'campaign.json',
      'first.json',
      'head.json',
      'restore-points.json',
      'journal.ndjson',
      'library.ndjson',
      'monsters.ndjson',
    ])
    expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))).toEqual({
      format: 'gatefold campaign',
      schema: 2,
      version: 4,
      app: '0.1.0',
      name: sample().summary.name,
    })
    expect(describeZip(bytes.subarray(0, 4096))).toEqual({
      name: sample().summary.name,
      version: 4,
    })
  })

  test('packed again by a desktop it is the same campaign', async () => {
    const bytes = await zipWith({ '__MACOSX/._first.json': 'x', '.DS_Store': 'x', 'library/': '' })
    expect(await readCampaignZip(bytes)).toEqual(sample())
  })

  test('any campaign comes back as it went', async () => {
    const step: fc.Arbitrary<FixtureStep> = fc.oneof(
      fc.record({ do: fc.constant('hit points' as const), to: fc.integer() }),
      fc.record({ do: fc.constant('note' as const), text: fc.string({ unit: 'binary' }) }),
      fc.record({
        do: fc.constant('keep' as const),
        id: fc.stringMatching(/^m[0-9]$/),
        name: fc.string({ unit: 'grapheme' }),
      }),
      fc.record({ do: fc.constant('forget' as const), id: fc.stringMatching(/^m[0-9]$/) }),
      fc.constant({ do: 'undo' as const }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.string({ unit: 'grapheme' }),
        async (list, name) => {
          const whole = after(someCampaign('any', name), list)
          expect(await readCampaignZip(await writeCampaignZip(whole, '0.1.0'))).toEqual(whole)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a large campaign', () => {
  const kept = Array.from({ length: 3_000 }, (_, at) => ({ at, id: `m${at + 1e4}` }))
  const record = ({ at, id }: { at: number; id: string }) => someMonster(id, `Goblin ${at}`)
  const patches = (before: boolean, after: boolean) => ({
    head: [],
    library: kept.map((one) => ({
      type: 'monster' as const,
      id: one.id,
      before: before ? record(one) : null,
      after: after ? record(one) : null,
    })),
  })
  /** An import of many monsters, undone and done again: each stands in nine places. */
  function imported(): WholeCampaign {
    const [entry] = after(someCampaign(), [{ do: 'keep', id: 'm1', name: 'x' }]).entries
    if (!entry) throw new Error('nothing was kept')
    const [take, back] = [patches(false, true), patches(true, false)]
    const entries: Entry[] = [
      { ...entry, forward: take, inverse: back },
      { ...entry, number: 2, kind: 'undo', of: 1, forward: back, inverse: take },
      { ...entry, number: 3, kind: 'redo', of: 2, forward: take, inverse: back },
    ]
    const none = someCampaign()
    const head = replay(none.first, entries)
    const summary = { ...none.summary, version: head.version }
    return { ...none, summary, head, entries, records: kept.map(record) }
  }

  test('tells each monster once, however often it was imported, undone and redone', async () => {
    const whole = imported()
    const bytes = await writeCampaignZip(whole, '0.1.0')
    const lines = strFromU8(unzipSync(bytes)['monsters.ndjson'] ?? new Uint8Array()).split('\n')
    expect(lines).toHaveLength(kept.length + 1)
    expect(await readCampaignZip(bytes)).toEqual(whole)
  })

  test('goes on in a second file where a list grows long', async () => {
    const long: FixtureStep[] = Array.from({ length: 5 }, (_, at) => ({
      do: 'note',
      text: `${at}`.repeat(5_000_000),
    }))
    const whole = after(someCampaign(), long)
    const bytes = await writeCampaignZip(whole, '0.1.0')
    expect(Object.keys(unzipSync(bytes))).toEqual(
      expect.arrayContaining(['journal.ndjson', 'journal-2.ndjson', 'journal-3.ndjson']),
    )
    expect(await readCampaignZip(bytes)).toEqual(whole)
  })

  test('that could not be read again is not written', async () => {
    const limits = { ...zipLimits, allBytes: 1_000 }
    await expect(
      writeCampaignZip(sample(), '0.1.0', undefined, undefined, limits),
    ).rejects.toMatchObject({ code: 'too-big', way: expect.any(String) })
  })

  test('called off while it is packed leaves nothing', async () => {
    const stop = new AbortController()
    const writing = writeCampaignZip(imported(), '0.1.0', undefined, {
      signal: stop.signal,
      progress: () => undefined,
    })
    stop.abort()
    await expect(writing).rejects.toMatchObject({ code: 'cancelled' })
  })

  test('of an earlier version, with a file for each of 21,000 monsters, is read', async () => {
    const files = unzipSync(await writeCampaignZip(someCampaign(), '0.1.0'))
    const many = Array.from({ length: 21_000 }, (_, at) => someMonster(`m${at + 1e5}`))
    many.forEach((one, at) => {
      files[`library/${String(at + 1).padStart(5, '0')}-goblin.json`] = strToU8(JSON.stringify(one))
    })
    delete files['library.ndjson']
    const whole = await readCampaignZip(zipSync(files, { level: 0 }))
    expect(whole.records).toEqual(many)
  })
})

describe('a file that is not what it should be', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['a few bytes', Uint8Array.of(1, 2, 3)],
    ['binary garbage', Uint8Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)],
    ['a PDF', strToU8('%PDF-1.7\n'.repeat(50))],
  ])('%s is no zip file', async (_, bytes) => {
    await expect(readCampaignZip(bytes)).rejects.toMatchObject(refused('no zip file'))
  })

  test('another zip is no campaign', async () => {
    const bytes = zipSync({ 'holiday.txt': strToU8('sun') })
    await expect(readCampaignZip(bytes)).rejects.toMatchObject(refused('no Gatefold campaign'))
    const other = await zipWith({ 'manifest.json': '{"format":"something else","schema":1}' })
    await expect(readCampaignZip(other)).rejects.toMatchObject(refused('no Gatefold campaign'))
  })

  test('half a file, wherever it breaks off', async () => {
    const bytes = await writeCampaignZip(sample(), '0.1.0')
    for (let length = 4; length < bytes.length; length += 97) {
      await expect(readCampaignZip(bytes.slice(0, length))).rejects.toMatchObject(
        refused('only written half'),
      )
    }
  })

  test('any byte turned round is noticed or does no harm', async () => {
    const bytes = await writeCampaignZip(sample(), '0.1.0')
    for (let at = 0; at < bytes.length; at += 13) {
      const broken = bytes.slice()
      broken[at] = (broken[at] ?? 0) ^ 0xff
      const read = await readCampaignZip(broken).catch((error: unknown) => error)
      if (read instanceof Error) expect(read).toMatchObject({ name: 'Refusal' })
      else expect(read).toEqual(sample())
    }
  })

  test('a newer format is refused with its number', async () => {
    const bytes = await zipWith({ 'manifest.json': '{"format":"gatefold campaign","schema":7}' })
    await expect(readCampaignZip(bytes)).rejects.toMatchObject({
      code: 'newer',
      message:
        'This file was written by a newer Gatefold (format 7; this one knows 2). Nothing was changed.',
    })
  })

  test.each([
    ['../evil.json', 'leads out of it'],
    ['library/../../evil.json', 'leads out of it'],
    ['/etc/passwd', 'leads out of it'],
    ['C:evil.json', 'leads out of it'],
    ['library\\..\\evil.json', 'leads out of it'],
    ['FIRST.json', 'twice'],
    ['program.exe', 'no part of a campaign'],
    ['library/deeper/x.json', 'no part of a campaign'],
  ])('the path %s is refused', async (path, cause) => {
    await expect(readCampaignZip(await zipWith({ [path]: '{}' }))).rejects.toMatchObject(
      refused(cause),
    )
  })

  test('a bomb that says how big it is, is refused before it is unpacked', async () => {
    const bytes = await zipWith({ 'library/bomb.json': new Uint8Array(3_000_000) })
    const limits = { ...zipLimits, fileBytes: 2_000_000 }
    await expect(readCampaignZip(bytes, 'x', 'It', limits)).rejects.toMatchObject(
      refused('too big once unpacked'),
    )
    const all = { ...zipLimits, allBytes: 2_000_000 }
    await expect(readCampaignZip(bytes, 'x', 'It', all)).rejects.toMatchObject(
      refused('too big once unpacked'),
    )
    await expect(
      readCampaignZip(bytes, 'x', 'It', { ...zipLimits, files: 3 }),
    ).rejects.toMatchObject(refused('files'))
  })

  test('a bomb that lies about its size is stopped at the size it said', async () => {
    const bytes = await zipWith({ 'library/bomb.json': new Uint8Array(3_000_000) })
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const at = Buffer.from(bytes).lastIndexOf('library/bomb.json') - 46
    view.setUint32(at + 24, 10, true)
    await expect(readCampaignZip(bytes)).rejects.toMatchObject(refused('bigger than it says'))
  })

  test('a line that tells of one great monster a thousand times is refused', async () => {
    const monster = JSON.stringify({ text: 'x'.repeat(1_000_000) })
    const bomb = JSON.stringify(Array.from({ length: 1_000 }, () => ({ $part: 0 })))
    const bytes = await zipWith({ 'monsters.ndjson': monster, 'journal.ndjson': bomb })
    await expect(readCampaignZip(bytes)).rejects.toMatchObject(refused('too big once unpacked'))
    const lost = await zipWith({ 'journal.ndjson': '{"$part":7}' })
    await expect(readCampaignZip(lost)).rejects.toMatchObject(refused('that it does not hold'))
  })

  test('a part that is missing, no text, or no JSON is named', async () => {
    await expect(readCampaignZip(await zipWith({ 'head.json': null }))).rejects.toMatchObject(
      refused('“head.json” is missing'),
    )
    const garbage = await zipWith({ 'first.json': Uint8Array.of(0xff, 0xfe, 0) })
    await expect(readCampaignZip(garbage)).rejects.toMatchObject(
      refused('“first.json” is not text'),
    )
    const broken = await zipWith({ 'journal.ndjson': '{"number":1\n' })
    await expect(readCampaignZip(broken)).rejects.toMatchObject(
      refused('line 1 of “journal.ndjson” is not JSON'),
    )
    const deep = await zipWith({ 'head.json': '['.repeat(100_000) + ']'.repeat(100_000) })
    await expect(readCampaignZip(deep)).rejects.toMatchObject(refused('nests too deep'))
    const proto = await zipWith({ 'campaign.json': '{"__proto__":{"polluted":true}}' })
    await expect(readCampaignZip(proto)).rejects.toMatchObject(refused('__proto__'))
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })

  test('a value of the wrong kind is named by its place', async () => {
    const bytes = await changed('head.json', (head: WholeCampaign['head']) => ({
      ...head,
      state: { ...head.state, clock: { seconds: -5, season: 'spring' } },
    }))
    await expect(readCampaignZip(bytes)).rejects.toMatchObject(
      refused('head.state.clock.seconds is wrong'),
    )
    const id = await changed('campaign.json', (summary: WholeCampaign['summary']) => ({
      ...summary,
      id: '../x',
    }))
    await expect(readCampaignZip(id)).rejects.toMatchObject(refused('summary.id is wrong'))
  })

  test('a state that its journal does not lead to is refused', async () => {
    const state = await changed('head.json', (head: WholeCampaign['head']) => ({
      ...head,
      state: { ...head.state, name: 'another' },
    }))
    await expect(readCampaignZip(state)).rejects.toMatchObject(
      refused('does not lead to its state'),
    )
    const files = unzipSync(await writeCampaignZip(sample(), '0.1.0'))
    const lines = strFromU8(files['journal.ndjson'] ?? new Uint8Array()).split('\n')
    const gap = await zipWith({ 'journal.ndjson': [lines[0], ...lines.slice(2)].join('\n') })
    await expect(readCampaignZip(gap)).rejects.toMatchObject(refused('entry 3 does not follow 1'))
    const without = await zipWith({ 'library.ndjson': null })
    await expect(readCampaignZip(without)).rejects.toMatchObject(
      refused('record monster:m2 is not what entry 4'),
    )
  })
})
