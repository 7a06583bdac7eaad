import { expect, it } from 'vitest'
import type { RumourView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { RumoursPanel } from './rumours.svelte.ts'

it('rumours are heard from the table in use, written, judged and dropped', async () => {
  const runs: unknown[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const rumour = { id: 'r4', text: 'x', truth: 'unknown', told: false } as RumourView
  screen.views.lay({
    actions: [],
    town: { rumours: [rumour], tables: [{ id: 'a' }, { id: 'b' }] },
  } as unknown as Views)
  const panel = new RumoursPanel(screen)
  await panel.hear()
  panel.choose('b')
  await panel.hear()
  panel.own = '  The ferry is late. '
  await panel.write()
  expect(panel.own).toBe('')
  await panel.write()
  await panel.judge(rumour, { told: true })
  await panel.judge(rumour, { truth: 'false' })
  await panel.drop(rumour)
  expect(runs).toMatchObject([
    { action: 'house.rumour', input: { table: 'a' } },
    { action: 'house.rumour', input: { table: 'b' } },
    { action: 'house.write-rumour', input: { text: 'The ferry is late.', truth: 'unknown' } },
    { action: 'house.judge-rumour', input: { rumour: 'r4', truth: 'unknown', told: true } },
    { action: 'house.judge-rumour', input: { rumour: 'r4', truth: 'false', told: false } },
    { action: 'house.forget-rumour', input: { rumour: 'r4' } },
  ])
})

it('a pasted table is kept once it reads, and what is wrong with it is said before', async () => {
  const runs: unknown[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    const { text = '' } = (input as { input: { text?: string } }).input
    const value =
      name === 'play.preview'
        ? text.includes('bad')
          ? { refuses: 'Line 2: bad', verdict: '' }
          : { verdict: 'Talk: 2 rows on d2' }
        : { end: 'done', line: { what: '', says: '' } }
    return Promise.resolve({ ok: true, value })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({ actions: [], town: { rumours: [], tables: [] } } as unknown as Views)
  const panel = new RumoursPanel(screen)
  panel.title = 'Talk'
  panel.pasted = 'One\nbad'
  panel.refresh()
  await expect.poll(() => panel.refuses).toBe('Line 2: bad')
  await panel.keep()
  expect(runs).toEqual([])
  panel.pasted = 'One\nTwo'
  panel.refresh()
  await expect.poll(() => panel.reads).toBe('Talk: 2 rows on d2')
  await panel.keep()
  expect(runs).toMatchObject([
    { action: 'house.keep-table', input: { title: 'Talk', use: 'rumour', text: 'One\nTwo' } },
  ])
  expect(panel.pasted).toBe('')
})
