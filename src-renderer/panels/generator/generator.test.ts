import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { GeneratorPanel, generatorPanelOf, generatorsOf } from './generator.svelte.ts'

/** A game with both generators; drafts are numbered as they are asked for. */
function generator() {
  const runs: unknown[] = []
  let seeds = 0
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    const { count = 0 } = input as { count?: number }
    const value =
      name === 'play.drafts'
        ? Array.from({ length: count }, () => {
            const seed = String(++seeds)
            return { seed, says: '', why: [], creature: { name: `Face ${seed}` } }
          })
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
        input: { kit: 'any' },
        asks: { kit: { kind: 'text' } },
      },
      { id: 'x.new-hireling', slot: 'generate', input: {}, asks: {} },
      { id: 'house.hire', slot: 'hire', input: {}, asks: {} },
    ],
  } as unknown as Views)
  return { panel: new GeneratorPanel(screen), screen, runs }
}
const seeds = (panel: GeneratorPanel) => panel.drafts.map(({ seed }) => seed)

it('characters are made and hands are hired; the bare hireling is hired too', () => {
  expect(generatorsOf(generator().screen).map(({ id }) => id)).toEqual([
    'x.new-character',
    'house.hire',
  ])
})

it('one is rolled again in its place, and all are rolled again', async () => {
  const { panel } = generator()
  await panel.roll(3)
  const [, second] = panel.drafts
  if (!second) throw new Error('three were rolled')
  await panel.again(second)
  expect(seeds(panel)).toEqual(['1', '4', '3'])
  expect(panel.shown?.seed).toBe('4')
  await panel.roll(40)
  expect(panel.drafts).toHaveLength(20)
})

it('whoever is taken comes from the same seed under the name that was written', async () => {
  const { panel, runs } = generator()
  await panel.roll(2)
  const [first] = panel.drafts
  if (!first) throw new Error('two were rolled')
  panel.rename(first, 'Odo')
  await panel.take(first)
  expect(runs).toMatchObject([
    { action: 'x.new-character', seed: '1', input: { kit: 'any', name: 'Odo' }, byHand: false },
  ])
  expect(seeds(panel)).toEqual(['2'])
  expect(panel.shown?.seed).toBe('2')
})

it('how many a party is stays when the GM has been elsewhere', () => {
  const { screen } = generator()
  generatorPanelOf(screen).party = 6
  expect(generatorPanelOf(screen).party).toBe(6)
})

it('a party is taken one after another', async () => {
  const { panel, runs } = generator()
  await panel.roll(4)
  await panel.takeAll()
  expect(runs).toMatchObject([{ seed: '1' }, { seed: '2' }, { seed: '3' }, { seed: '4' }])
  expect(panel.drafts).toEqual([])
})

it('the list is walked and does not run off its ends', async () => {
  const { panel } = generator()
  await panel.roll(2)
  panel.step(-1)
  expect(panel.shown?.seed).toBe('1')
  panel.step(1)
  panel.step(1)
  expect(panel.shown?.seed).toBe('2')
})

it('one is made with the dice of a GM who rolls by hand, a party by the machine', async () => {
  const { panel, screen, runs } = generator()
  screen.settings = { ...screen.settings, byHand: true }
  await panel.roll(1)
  expect(runs).toMatchObject([{ action: 'x.new-character', input: { kit: 'any' }, byHand: true }])
  expect(panel.drafts).toEqual([])
  await panel.roll(2)
  expect(seeds(panel)).toEqual(['1', '2'])
})
