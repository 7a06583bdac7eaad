import { beforeEach, expect, test } from 'vitest'
import { writeResults } from '../../rules/generators/written.ts'
import type { Handlers, OutputOf } from '../contract/endpoint.ts'
import type { ScreenContract } from '../contract/index.ts'
import { CampaignSession } from '../../session/campaign-session.ts'
import { handlers } from './index.ts'
import { testServices } from '../../session/test-services.ts'

type Out<K extends keyof ScreenContract> = OutputOf<ScreenContract, K>
let call: <K extends keyof ScreenContract>(
  name: K,
  input: unknown,
  work?: object,
) => Promise<Out<K>>

beforeEach(async () => {
  const services = testServices()
  const session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  const working = { signal: new AbortController().signal, progress: () => undefined }
  call = async (name, input, work = {}) =>
    (await all[name]?.(input as never, { ...working, ...work })) as never
  const { id } = await call('campaigns.make', { name: 'Generators', ruleset: 'delve' })
  await call('campaigns.open', { campaign: id })
})

const seed = '0123456789abcdef0123456789abcdef'
const wanted = { kind: 'person', input: {}, seed, rerolled: {}, edited: {} }

test('every generator is on the list with its inputs', async () => {
  const lines = await call('generators.list', null)
  expect(lines.find(({ id }) => id === 'weather')?.inputs).toMatchObject({
    season: { kind: 'choice', default: 'spring' },
  })
})

test('a result is made from a seed, dealt again, and one part of it kept', async () => {
  const person = await call('generators.make', wanted)
  expect(await call('generators.make', wanted)).toEqual(person)
  const locked = ['want']
  const again = await call('generators.make', { ...wanted, again: { part: null, locked } })
  const want = (of: typeof person) => of.parts.find(({ id }) => id === 'want')?.text
  expect(want(again)).toBe(want(person))
  expect(again.title).not.toBe(person.title)
  const { kind, input, rerolled, edited } = again
  expect(
    await call('generators.make', { kind, input, seed: again.seed, rerolled, edited }),
  ).toEqual(again)
})

test('unknown kinds and settings are refused by name', async () => {
  await expect(call('generators.make', { ...wanted, kind: 'star' })).rejects.toThrow(
    'There is no generator “star”.',
  )
  await expect(call('generators.make', { ...wanted, input: { moon: 1 } })).rejects.toThrow(
    'Unknown setting “moon”: it takes culture.',
  )
})

test('a batch tells how far it is, and stops when it is called off', async () => {
  const batch = { kind: 'person', input: {}, seed, count: 500 }
  const counts: number[] = []
  const people = await call('generators.batch', batch, {
    progress: (done: number) => counts.push(done),
  })
  expect(people).toHaveLength(500)
  expect(new Set(people.map(({ title }) => title)).size).toBeGreaterThan(480)
  expect(counts.every((done, nth) => nth === 0 || done > (counts[nth - 1] ?? 0))).toBe(true)
  const stop = new AbortController()
  const called = call('generators.batch', batch, { signal: stop.signal })
  stop.abort()
  await expect(called).rejects.toThrow('The batch was stopped; nothing was kept.')
})

test('results are remembered by campaign, and another campaign has its own', async () => {
  const result = await call('generators.make', wanted)
  const session = { results: [{ number: 1, result, locked: ['want'] }], shown: 1 }
  const { open } = await call('app.about', null)
  await call('generators.remember', { campaign: open, ...session })
  expect(await call('generators.session', null)).toEqual(session)
  const { id } = await call('campaigns.make', { name: 'Another', ruleset: 'hearts' })
  await call('campaigns.open', { campaign: id })
  expect(await call('generators.session', null)).toEqual({ results: [], shown: 0 })
})

test('results are written as text, as Markdown and as a handout without its secrets', async () => {
  const result = {
    ...(await call('generators.make', wanted)),
    title: 'Marget *Sloe*',
    text: 'Marget, one boot',
    parts: [
      { id: 'name', title: 'Name', text: 'Marget *Sloe*', seed },
      { id: 'look', title: 'Look', text: 'one boot', seed },
      { id: 'secret', title: 'Secret', text: 'drowned once', seed, hidden: true },
      {
        id: 'kin',
        title: 'Kin',
        text: '',
        seed,
        parts: [{ id: 'kin/a', title: 'Son', text: 'Tib', seed }],
      },
    ],
  }
  const text = (form: string) => call('generators.text', { results: [result, result], form })
  expect(await text('text')).toBe('Marget, one boot\n\nMarget, one boot')
  const lines = [
    '- **Look**: one boot',
    '- **Secret**: drowned once',
    '- **Kin**',
    '  - **Son**: Tib',
  ]
  const whole = ['## Marget \\*Sloe\\*', '', ...lines].join('\n')
  expect(await text('markdown')).toBe(`${whole}\n\n${whole}\n`)
  const heard = lines.filter((line) => !line.includes('Secret')).join('\n')
  expect(await text('handout')).toBe(`${heard}\n\n${heard}`)
})

test('a file for spreadsheets has a column for each part, and no cell that a spreadsheet would run', () => {
  const part = (title: string, text: string) => ({ id: title, title, text, seed })
  const result = (title: string, parts: ReturnType<typeof part>[]) => ({
    ...{ kind: 'person', title, text: title, seed, rerolled: {}, edited: {}, input: {} },
    parts,
  })
  expect(
    writeResults(
      [
        result('Marget', [part('Look', 'one "wet" boot'), part('Want', '=rope')]),
        result('Tib', [part('Voice', 'low')]),
      ],
      'csv',
    ),
  ).toBe(
    [
      '"Result","Look","Want","Voice","Seed"',
      `"Marget","one ""wet"" boot","'=rope","","${seed}"`,
      `"Tib","","","low","${seed}"`,
      '',
    ].join('\n'),
  )
})
