import { expect, test } from 'vitest'
import { GeneratedResults } from './generated-results.svelte.ts'
import type { Api } from './api.ts'
import { readSeedText, seedText } from './result-seed.ts'
import { Screen } from './screen.svelte.ts'

const person = { id: 'person', title: 'Person', group: 'People', finds: '', inputs: {} }
const seed = (digit: string) => digit.repeat(32)

/** A desk of a campaign; each result has a seed of its own, and what is asked of main is listed. */
function deskOf(session: object = { results: [], shown: 0 }) {
  const calls: { name: string; input: Record<string, unknown> }[] = []
  let made = 0
  const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
    'generators.list': () => [person, { ...person, id: 'noble', title: 'Noble' }],
    'generators.session': () => session,
    'generators.remember': () => null,
    'generators.batch': ({ count }) =>
      Array.from({ length: Number(count) }, (_, nth) => ({
        title: `Of many ${nth}`,
        seed: seed('c'),
      })),
    'generators.make': ({ kind, edited, again }) => {
      made += 1
      const one = {
        kind,
        title: `Result ${made}`,
        text: `Result ${made}`,
        seed: seed(String(made)),
      }
      return { rerolled: again ? { name: seed('f') } : {}, ...one, edited, input: {}, parts: [] }
    },
  }
  const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    calls.push({ name, input })
    return { ok: true, value: await answers[name]?.(input) }
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.campaign = { id: 'c1', name: 'Belfry' } as never
  const named = (name: string) => calls.filter((one) => one.name === name).map(({ input }) => input)
  return { desk: new GeneratedResults(screen), named }
}

const titles = ({ list }: GeneratedResults) => list.map(({ result }) => result.title)

test('every press makes a result after those before it, and back and forward step through them', async () => {
  const { desk } = deskOf()
  await desk.enter()
  await Promise.all([desk.make(), desk.make(), desk.make()])
  desk.step(-1)
  expect([titles(desk), desk.current?.result.title]).toEqual([
    ['Result 1', 'Result 2', 'Result 3'],
    'Result 2',
  ])
  await desk.make()
  expect([titles(desk).length, desk.current?.result.title]).toEqual([4, 'Result 4'])
  desk.step(1)
  expect(desk.current?.result.title).toBe('Result 4')
})

test('what is locked is reported when the rest is rolled again, and stays locked', async () => {
  const { desk, named } = deskOf()
  await desk.enter()
  await desk.make()
  desk.toggleLock('look')
  desk.toggleLock('name')
  desk.toggleLock('name')
  await desk.reroll(null)
  expect(named('generators.make').at(-1)).toEqual({
    kind: 'person',
    input: {},
    seed: seed('1'),
    rerolled: {},
    edited: {},
    again: { part: null, locked: ['look'] },
  })
  expect(desk.current?.locked).toEqual(['look'])
})

test('words of the GM take the place of a part, and an empty text gives it back', async () => {
  const { desk, named } = deskOf()
  await desk.enter()
  await desk.make()
  await desk.edit('name', ' Marget ')
  await desk.edit('name', '')
  expect(
    named('generators.make')
      .slice(1)
      .map(({ edited }) => edited),
  ).toEqual([{ name: 'Marget' }, {}])
})

test('a kind shows its own newest result, and none where it has none', async () => {
  const { desk } = deskOf()
  await desk.enter()
  await desk.make()
  desk.choose('noble')
  expect(desk.current).toBeNull()
  desk.choose('person')
  expect(desk.current?.result.title).toBe('Result 1')
})

test('results are remembered with the campaign and come back with it', async () => {
  const { desk, named } = deskOf()
  await desk.enter()
  await desk.make()
  const { campaign, ...session } = named('generators.remember').at(-1) ?? {}
  expect(campaign).toBe('c1')
  const later = deskOf(session)
  await later.desk.enter()
  expect([titles(later.desk), later.desk.current?.result.title]).toEqual([['Result 1'], 'Result 1'])
})

test('a list of many comes back with the campaign, made again from its seed', async () => {
  const { desk, named } = deskOf()
  await desk.enter()
  await desk.makeBatch(3)
  const { campaign: _campaign, ...session } = named('generators.remember').at(-1) ?? {}
  expect(session['batch']).toEqual({ kind: 'person', input: {}, count: 3, seed: seed('c') })
  const later = deskOf(session)
  await later.desk.enter()
  await expect.poll(() => later.desk.batch?.results.length).toBe(3)
  expect(later.named('generators.batch')).toEqual([session['batch']])
})

test('a seed as text names the parts that were rolled again, and is read as it is written', () => {
  const dealt = { seed: seed('a'), rerolled: { 'members/2/name': seed('b') } }
  expect(seedText(dealt)).toBe(`${seed('a')} members/2/name=${seed('b')}`)
  expect(readSeedText(` ${seedText(dealt).toUpperCase()} `)).toEqual(dealt)
  expect(['', 'moon', `${seed('a')} name`, `${seed('a')} name=x`].map(readSeedText)).toEqual(
    Array.from({ length: 4 }, () => null),
  )
})

test('of very long results only the newest are remembered, and never none', async () => {
  const { desk, named } = deskOf()
  await desk.enter()
  const long = { ...person, kind: 'person', text: 'x'.repeat(300_000), parts: [] }
  for (const title of ['one', 'two', 'three'])
    desk.open({ ...long, title, text: `${title}${long.text}` } as never)
  const kept = named('generators.remember').at(-1)?.['results'] as { number: number }[]
  expect([titles(desk).length, kept.map(({ number }) => number)]).toEqual([3, [3]])
})

test('a treasure that was taken is so again after a restart', async () => {
  const { desk, named } = deskOf()
  await desk.enter()
  await desk.make()
  desk.noteTaken(desk.shown, 12)
  const kept = named('generators.remember').at(-1)
  expect(kept).toMatchObject({ results: [{ number: 1, taken: 12 }], shown: 1 })
  const again = deskOf(kept).desk
  await again.enter()
  expect(again.current?.taken).toBe(12)
  await again.reroll(null)
  expect(again.current?.taken).toBeUndefined()
})
