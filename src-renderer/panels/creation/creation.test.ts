import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { CreationPage } from './creation.svelte.ts'

const seed = '0'.repeat(32)
const step = (title: string, label: string, random: Record<string, unknown> = {}) => ({
  title,
  says: '',
  rule: 'HRT-CHAR-01',
  asks: Object.keys(random),
  random,
  rolls: [{ label, question: { ask: 'dice', label, count: 1, sides: 6 }, answer: [3] }],
  why: [],
})

/** A game that makes somebody in two steps; `left` is what was left half done. */
function creating(left: Record<string, unknown> = {}) {
  const calls: { name: string; input: Record<string, unknown> }[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    calls.push({ name, input: input as Record<string, unknown> })
    const { given: said = {}, input: chosen = {} } = (input ?? {}) as Record<string, object>
    // With a sword there is no score.
    const { score, ...others } = said as { score?: number[] }
    const given =
      'kit' in chosen && chosen.kit === 'Sword' ? others : { ...others, ...(score && { score }) }
    const value =
      name === 'play.left-creations'
        ? left
        : name === 'play.creation'
          ? {
              seed,
              given,
              steps: [
                step('Skills', 'score', { skills: '' }),
                step('Gear', 'coins', { kit: 'By the dice' }),
              ],
              says: '',
              creature: { id: 'c1', name: 'Odo', fields: [], skills: [] },
              purse: null,
              before: null,
            }
          : { end: 'done', line: { what: '', says: '' } }
    return Promise.resolve({ ok: true, value })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    party: [],
    actions: [
      {
        id: 'x.new-character',
        slot: 'generate',
        input: { kit: 'By the dice' },
        asks: {
          skills: { kind: 'text', title: 'Skills', max: 80, optional: true },
          kit: { kind: 'choice', title: 'Kit', of: ['By the dice', 'Sword'] },
        },
        creation: true,
      },
    ],
  } as unknown as Views)
  const page = new CreationPage(screen, 'x.new-character' as never, {})
  const sent = (name: string) => calls.filter((one) => one.name === name).map(({ input }) => input)
  return { page, sent }
}

it('what was chosen stays while steps are turned, and is what is taken', async () => {
  const { page, sent } = creating()
  await page.enter()
  await page.tell({ ...page.input, skills: 'Scribe' })
  await page.answer('score', [6])
  page.turnTo(1)
  page.turnTo(0)
  expect(page.stepAsks).toMatchObject({ skills: { title: 'Skills' } })
  await page.take()
  expect(sent('play.run')).toMatchObject([
    { action: 'x.new-character', input: { skills: 'Scribe' }, given: { score: [6] }, seed },
  ])
  expect(sent('play.leave-creation').at(-1)).toEqual({ name: 'x.new-character', left: null })
})

it('dice that fit no more are kept for when they fit again, and not taken till then', async () => {
  const { page, sent } = creating()
  await page.enter()
  await page.answer('score', [6])
  await page.tell({ ...page.input, kit: 'Sword' })
  await page.tell({ ...page.input, kit: 'By the dice' })
  expect(sent('play.creation').at(-1)).toMatchObject({ given: { score: [6] } })
  await page.tell({ ...page.input, kit: 'Sword' })
  await page.take()
  expect(sent('play.run')[0]?.['given']).toEqual({})
})

it('dice typed while an answer of main is on its way are not lost', async () => {
  const { page, sent } = creating()
  await page.enter()
  await Promise.all([page.answer('score', [5]), page.again(['coins']), page.answer('coins', [1])])
  expect(sent('play.creation').at(-1)).toMatchObject({ given: { score: [5], coins: [1] } })
})

it('the rest is left to chance from the step in view on, the steps before it stay', async () => {
  const { page, sent } = creating()
  await page.enter()
  await page.tell({ skills: 'Alchemy', kit: 'Sword' })
  await page.random(1, 1)
  expect(page.input).toMatchObject({ skills: 'Alchemy', kit: 'By the dice' })
  expect(sent('play.creation').at(-1)).toMatchObject({ again: ['coins'] })
})

it('goes on where it was left, and starts over', async () => {
  const given = { score: [2] }
  const left = { action: 'x.new-character', input: { kit: 'Sword' }, given, seed, step: 1 }
  const { page, sent } = creating({ 'x.new-character': left })
  await page.enter()
  expect([page.resumed, page.step, page.input]).toMatchObject([true, 1, { kit: 'Sword' }])
  expect(sent('play.creation')).toMatchObject([{ input: { kit: 'Sword' }, given, seed }])
  await page.startOver()
  expect([page.resumed, page.step, page.input]).toMatchObject([false, 0, { kit: 'By the dice' }])
  expect(sent('play.creation').at(-1)).toMatchObject({ given: {} })
})
