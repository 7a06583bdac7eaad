import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { Api } from '../../lib/api.ts'
import { readPieces } from './read-pieces.ts'
import { textOf } from '../../lib/text-file.ts'

interface ReadInput {
  text: string
  last: boolean
}

/** A main whose monsters are lines with an exclamation mark; the last line of a piece that goes on is left. */
function lineReader(inputs: ReadInput[] = []): Pick<Api, 'call'> {
  const call = (_name: string, { text, last }: ReadInput): Promise<unknown> => {
    inputs.push({ text, last })
    const read = last ? text.length : text.lastIndexOf('\n') + 1
    const names = text
      .slice(0, read)
      .split('\n')
      .filter((line) => line.endsWith('!'))
    const value = { monsters: names.map((name) => ({ name }) as Monster), says: 'read', read }
    return Promise.resolve({ ok: true, value })
  }
  return { call } as unknown as Pick<Api, 'call'>
}

it('finds in chunks of any size what stands in the whole text', async () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `line ${at}${at % 50 ? '' : '!'}`).join(
    '\n',
  )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1_000, max: 90_000 }), async (size) => {
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      const { found, fault } = await readPieces(lineReader(), chunks, 'a.txt')
      expect([found.length, found[1]?.monster.name, found[1]?.from, fault]).toEqual([
        400,
        'line 50!',
        'a.txt',
        null,
      ])
    }),
    { numRuns: 10, seed: 5 },
  )
})

it('asks for more where a piece ends in the middle, and gives up in words', async () => {
  const inputs: ReadInput[] = []
  const { fault } = await readPieces(lineReader(inputs), ['x'.repeat(5_000_000)], '')
  expect(fault).toMatch(/longer than 2 million characters. Split the file/)
  expect(inputs.map(({ text }) => text.length)).toEqual([
    32_000, 64_000, 128_000, 256_000, 512_000, 1_024_000, 2_000_000,
  ])
})

it('stops between two pieces when it is called off, with what it has', async () => {
  const stop = new AbortController()
  const inputs: ReadInput[] = []
  const text = 'one!\n'.repeat(100_000)
  const { found } = await readPieces(lineReader(inputs), [text], '', {
    signal: stop.signal,
    onPiece: () => stop.abort(),
  })
  expect([inputs.length, found.length]).toEqual([1, 6_400])
})

it('never cuts a sign in two', async () => {
  const inputs: ReadInput[] = []
  await readPieces(lineReader(inputs), [`${'a'.repeat(31_999)}🐉\n${'b'.repeat(32_000)}\n`], '')
  expect(inputs.every(({ text }) => !/[\ud800-\udbff]$/.test(text))).toBe(true)
})

it('says what main says when it fails', async () => {
  const failure = { code: 'failed', message: 'Something went wrong.' }
  const call = (): Promise<unknown> => Promise.resolve({ ok: false, failure })
  const api = { call } as unknown as Pick<Api, 'call'>
  expect((await readPieces(api, ['x'], '')).fault).toBe('Something went wrong.')
})

async function decoded(...bytes: (string | number[])[]): Promise<string> {
  const parts = bytes.map((one) =>
    typeof one === 'string' ? new TextEncoder().encode(one) : new Uint8Array(one),
  )
  let text = ''
  for await (const chunk of textOf(new Blob(parts))) text += chunk
  return text
}

it('reads files as they were written: UTF-8, UTF-16, old Windows', async () => {
  expect(await decoded('é'.repeat(200_000))).toBe('é'.repeat(200_000))
  expect(await decoded([0xff, 0xfe, 0x47, 0x00, 0x6f, 0x00])).toBe('Go')
  expect(await decoded('MV 60', [0x92], ' (20', [0x92], ')')).toBe('MV 60’ (20’)')
  await expect(decoded([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])).rejects.toThrow('No text in it')
  await expect(decoded('%PDF-1.7 words')).rejects.toThrow('No text in it')
})
