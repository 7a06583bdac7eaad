import {
  appendFile,
  chmod,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { added, after, commitOf, commitOfAll, someCampaign } from '../campaign-fixture.ts'
import type { FixtureStep } from '../campaign-fixture.ts'
import type { RestorePoint } from '../records.ts'
import type { WholeCampaign } from '../store.ts'
import { nodeFiles } from './files.ts'
import type { Files } from './files.ts'
import { openTrail } from './index.ts'
import type { Trail } from './index.ts'

const steps: FixtureStep[] = [
  { do: 'hit points', to: 3 },
  { do: 'keep', id: 'm1', name: '🐉 <b>ظل</b>\u2028' },
  { do: 'undo' },
  { do: 'note', text: 'ü'.repeat(100_000) },
  { do: 'keep', id: 'm2', name: 'Goblin' },
]
const owner = { shell: 'chromium', version: '0.1.0' } as const

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'gatefold-trail-'))
})
const file = (name: string, id = 'barrow'): string => join(data, 'campaigns', id, name)

async function play(
  trail: Trail,
  whole: WholeCampaign,
  more: readonly FixtureStep[],
): Promise<WholeCampaign> {
  for (const step of more) {
    const commit = commitOf(whole, step)
    whole = added(whole, commit)
    await trail.append(commit, whole.summary)
  }
  return whole
}

async function played(): Promise<WholeCampaign> {
  const trail = openTrail(data, owner)
  await trail.begin(someCampaign())
  const whole = await play(trail, someCampaign(), steps)
  await trail.flush()
  return whole
}

describe('the trail', () => {
  test('what was written line by line is read back whole', async () => {
    const whole = await played()
    const trail = openTrail(data, owner)
    expect(await trail.campaigns()).toEqual(['barrow'])
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole, mishap: null })
    expect((await trail.last('barrow')).line?.entry).toEqual(whole.entries.at(-1))
    const sum: unknown = expect.stringMatching(/^[0-9a-f]{8}$/)
    expect(JSON.parse(await readFile(file('owner.json'), 'utf8'))).toEqual({
      ...owner,
      schema: 2,
      campaign: 'barrow',
      sum,
    })
    expect(JSON.parse(await readFile(file('head.json'), 'utf8'))).toEqual({
      schema: 2,
      head: whole.head,
      sum,
    })
  })

  test('what an entry holds many times is written once, and lines that hold it many times are read', async () => {
    const trail = openTrail(data, owner)
    await trail.begin(someCampaign())
    const name = 'g'.repeat(50_000)
    const whole = await play(trail, someCampaign(), [{ do: 'keep', id: 'm1', name }])
    expect((await readFile(file('journal.ndjson'), 'utf8')).length).toBeLessThan(2.2 * name.length)
    const [entry] = whole.entries
    const plain = { entry, records: whole.records.map((record) => ({ ...record, record })) }
    const line = JSON.stringify({ ...plain, summary: whole.summary })
    await writeFile(file('journal.ndjson'), `${line}\n`)
    expect(await openTrail(data, owner).read('barrow')).toEqual({
      end: 'read',
      whole,
      mishap: null,
    })
  })

  test('a commit of several entries is several lines, and its restore point stands on the last', async () => {
    const trail = openTrail(data, owner)
    await trail.begin(someCampaign())
    const commit = commitOfAll(someCampaign(), steps.slice(0, 3))
    const whole = after(someCampaign(), steps.slice(0, 3))
    const point: RestorePoint = {
      campaign: 'barrow',
      version: 3,
      why: 'before a fight',
      title: 'Goblins',
      at: 'then',
    }
    await trail.append({ ...commit, restorePoint: point }, whole.summary)
    await trail.flush()
    expect(await openTrail(data, owner).read('barrow')).toEqual({
      end: 'read',
      whole: { ...whole, restorePoints: [point] },
      mishap: null,
    })
  })

  test('a campaign that begins half-way is read back whole', async () => {
    const whole = after(someCampaign('a:b.c'), steps)
    const trail = openTrail(data, owner)
    await trail.begin(whole)
    expect(await trail.read('a:b.c')).toEqual({ end: 'read', whole, mishap: null })
    expect(await trail.campaigns()).toEqual(['a:b.c'])
  })

  test('an id cannot lead out of its folder', async () => {
    const trail = openTrail(data, owner)
    await trail.begin(someCampaign('..'))
    expect(await readdir(join(data, 'campaigns'))).toEqual(['%2e%2e'])
    expect(await trail.campaigns()).toEqual(['..'])
  })

  test('several at once share a write and stand in order', async () => {
    let openCount = 0
    const counting: Files = {
      ...nodeFiles,
      open: (path, flags, mode) => {
        if (flags === 'a') openCount += 1
        return nodeFiles.open(path, flags, mode)
      },
    }
    const trail = openTrail(data, owner, counting)
    await trail.begin(someCampaign())
    let whole = someCampaign()
    const ends = Array.from({ length: 20 }, (_, n) => {
      const commit = commitOf(whole, { do: 'hit points', to: n })
      whole = added(whole, commit)
      return trail.append(commit, whole.summary)
    })
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['written']))
    expect(openCount).toBe(1)
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole, mishap: null })
  })

  test('names, trash and marks are noted', async () => {
    const whole = await played()
    const trail = openTrail(data, owner)
    const point = {
      campaign: 'barrow',
      version: 2,
      why: 'by hand' as const,
      title: 'x',
      at: 'then',
    }
    const summary = { ...whole.summary, name: 'Hügelgrab', trashed: '2026-03-02T00:00:00.000Z' }
    await trail.describe(summary, [point])
    const read = await trail.read('barrow')
    expect(read).toMatchObject({ whole: { summary, restorePoints: [point] } })
  })

  test('an entry out of turn is a gap and is not written', async () => {
    const whole = await played()
    const trail = openTrail(data, owner)
    const next = added(whole, commitOf(whole, { do: 'hit points', to: 1 }))
    const tooFar = commitOf(next, { do: 'hit points', to: 2 })
    expect(await trail.append(tooFar, next.summary)).toBe('gap')
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole, mishap: null })
  })

  test('a campaign that was erased leaves a note and nothing else', async () => {
    await played()
    const trail = openTrail(data, owner)
    await trail.forget('barrow')
    expect(await readdir(join(data, 'campaigns', 'barrow'))).toEqual(['erased.json'])
    expect(await trail.erased('barrow')).toBe(true)
    expect(await trail.read('barrow')).toEqual({ end: 'erased' })
  })
})

describe('a damaged trail', () => {
  test('cut at any place in its last line: read up to it, kept aside, and play goes on', async () => {
    const whole = await played()
    // A kill cuts a line before there is a snapshot of it.
    await rm(file('head.json'))
    const text = await readFile(file('journal.ndjson'))
    const lastLine = text.lastIndexOf(0x0a, text.length - 2) + 1
    const short = { ...after(someCampaign(), steps.slice(0, -1)) }
    for (const at of [lastLine + 1, lastLine + 700, text.length - 2]) {
      await writeFile(file('journal.ndjson'), text)
      await truncate(file('journal.ndjson'), at)
      const trail = openTrail(data, owner)
      const says = 'The last line of the journal (line 5) was cut in the middle.'
      expect(await trail.read('barrow')).toEqual({
        end: 'read',
        whole: short,
        mishap: { line: 5, kind: 'cut', says },
      })
      expect((await trail.last('barrow')).cut).toBe(true)
      await play(trail, short, [{ do: 'keep', id: 'm2', name: 'Goblin' }])
      expect(await trail.read('barrow')).toMatchObject({
        whole: { head: whole.head },
        mishap: null,
      })
      const aside = (await readdir(join(data, 'campaigns', 'barrow'))).filter((name) =>
        name.startsWith('journal.cut'),
      )
      const last = await readFile(file(aside.at(-1) ?? ''))
      expect(last).toEqual(text.subarray(lastLine, at))
    }
  })

  test('a last line that lacks only its newline is whole', async () => {
    const whole = await played()
    const { length } = await readFile(file('journal.ndjson'))
    await truncate(file('journal.ndjson'), length - 1)
    const trail = openTrail(data, owner)
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole, mishap: null })
    const longer = await play(trail, whole, [{ do: 'hit points', to: 6 }])
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole: longer, mishap: null })
  })

  test('damaged in the middle the rest is read, and what the lost event changed comes from the snapshot', async () => {
    const whole = await played()
    const lines = (await readFile(file('journal.ndjson'), 'utf8')).split('\n')
    lines[2] = '\u0000\u0001 binary garbage ����'
    await writeFile(file('journal.ndjson'), lines.join('\n'))
    expect(await openTrail(data, owner).read('barrow')).toMatchObject({
      end: 'read',
      whole: {
        head: { version: 5, state: whole.head.state },
        records: expect.arrayContaining(whole.records),
      },
      mishap: { line: 3, kind: 'damaged', lost: [3], says: expect.stringContaining('one event') },
    })
    await rm(file('head.json'))
    expect(await openTrail(data, owner).read('barrow')).toMatchObject({
      end: 'read',
      whole: { head: { version: 5 } },
      mishap: { lost: [3] },
    })
  })

  test('any bit turned round anywhere is noticed, and nothing is read otherwise than it was', async () => {
    const whole = await played()
    const trail = openTrail(data, owner)
    expect(await trail.check('barrow')).toBe(null)
    for (const name of [
      'journal.ndjson',
      'first.json',
      'campaign.json',
      'head.json',
      'owner.json',
    ]) {
      const bytes = await readFile(file(name))
      const step = Math.ceil(bytes.length / 40)
      for (let at = step - 1; at < bytes.length; at += step) {
        const broken = Buffer.from(bytes)
        broken[at] = (broken[at] ?? 0) ^ (1 << (at % 8))
        await writeFile(file(name), broken)
        expect([name, at, await trail.check('barrow')]).toMatchObject([
          name,
          at,
          { kind: 'damaged' },
        ])
        const read = await trail.read('barrow')
        if (read.end === 'read') expect(read.whole.head.state).toEqual(whole.head.state)
      }
      await writeFile(file(name), bytes)
    }
  })

  test('of an earlier version, without checksums, it is read and not called damaged', async () => {
    const whole = await played()
    for (const name of [
      'journal.ndjson',
      'first.json',
      'campaign.json',
      'head.json',
      'owner.json',
    ]) {
      const text = await readFile(file(name), 'utf8')
      await writeFile(file(name), text.replace(/,"sum":"[0-9a-f]{8}"/g, ''))
    }
    const trail = openTrail(data, owner)
    expect(await trail.check('barrow')).toBe(null)
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole, mishap: null })
    const longer = await play(trail, whole, [{ do: 'hit points', to: 6 }])
    expect(await trail.check('barrow')).toBe(null)
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole: longer, mishap: null })
  })

  test('written by a newer Gatefold it is refused and not touched', async () => {
    const whole = await played()
    await writeFile(file('owner.json'), JSON.stringify({ ...owner, schema: 9 }))
    const before = await readFile(file('journal.ndjson'))
    const trail = openTrail(data, owner)
    expect(await trail.read('barrow')).toMatchObject({ end: 'refused', refusal: { code: 'newer' } })
    const commit = commitOf(whole, { do: 'hit points', to: 1 })
    expect(await trail.append(commit, whole.summary)).toBe('failed')
    expect(trail.warning()?.says).toContain('newer Gatefold')
    expect(await readFile(file('journal.ndjson'))).toEqual(before)
  })

  test('a beginning that is garbage is made good from the snapshot, or else refused', async () => {
    const whole = await played()
    await writeFile(file('first.json'), Buffer.from([0, 255, 254, 1]))
    expect(await openTrail(data, owner).read('barrow')).toMatchObject({
      end: 'read',
      whole: { head: whole.head, records: whole.records },
      mishap: { kind: 'damaged', lost: [] },
    })
    await rm(file('head.json'))
    expect(await openTrail(data, owner).read('barrow')).toMatchObject({
      end: 'refused',
      refusal: { code: 'damaged' },
    })
  })

  test('a folder with nothing in it gives nothing', async () => {
    expect(await openTrail(data, owner).read('barrow')).toEqual({ end: 'none' })
    expect(await openTrail(data, owner).campaigns()).toEqual([])
  })
})

describe('a folder that cannot be written', () => {
  test('a full disk is a warning; when there is room again nothing is missing', async () => {
    let full = false
    const files: Files = {
      ...nodeFiles,
      open: async (path, flags, mode) => {
        const handle = await nodeFiles.open(path, flags, mode)
        if (full && flags !== 'r') {
          handle.writeFile = async (text) => {
            await handle.write(String(text).slice(0, 40))
            throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
          }
        }
        return handle
      },
    }
    const trail = openTrail(data, owner, files)
    await trail.begin(someCampaign())
    const commit = commitOf(someCampaign(), { do: 'hit points', to: 1 })
    full = true
    expect(await trail.append(commit, someCampaign().summary)).toBe('failed')
    expect(trail.warning()?.says).toMatch(/^The disk is full: .*kept in Gatefold itself/)
    full = false
    const whole = added(someCampaign(), commit)
    expect(await trail.append(commit, whole.summary)).toBe('written')
    expect(trail.warning()).toBe(null)
    expect(await trail.read('barrow')).toEqual({ end: 'read', whole, mishap: null })
  })

  test('a read-only folder is a warning with a way out', async () => {
    const readOnly: Files = {
      ...nodeFiles,
      mkdir: (): Promise<never> =>
        Promise.reject(Object.assign(new Error('read-only file system'), { code: 'EROFS' })),
    }
    const trail = openTrail(data, owner, readOnly)
    expect(await trail.begin(someCampaign())).toBe('failed')
    expect(trail.warning()).toEqual({
      says: expect.stringContaining('is read-only'),
      way: 'Allow writing to it, or start Gatefold with GATEFOLD_DATA set to another folder.',
    })
  })

  test.skipIf(process.getuid?.() === 0)(
    'a folder without the right to write is the same',
    async () => {
      await chmod(data, 0o500)
      const trail = openTrail(data, owner)
      expect(await trail.begin(someCampaign())).toBe('failed')
      expect(trail.warning()?.says).toContain('is read-only')
    },
  )

  test('a stray file among the campaigns does no harm', async () => {
    await played()
    await appendFile(join(data, 'campaigns', 'notes.txt'), 'mine')
    expect(await openTrail(data, owner).campaigns()).toEqual(['barrow'])
  })
})
