import { describe, expect, it } from 'vitest'
import type { ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { likeliestAction, shortTitle, watchActions } from '../../lib/watch-actions.ts'
import { WatchPanel } from './watch.svelte.ts'

function watchAction(
  id: string,
  slot: string,
  title: string,
  refuses: string | null = null,
): ActionView {
  const eaters = { kind: 'creatures', title: 'Who eats', side: 'party' }
  const asks = slot === 'camp' ? { eaters } : {}
  const input = slot === 'camp' ? { eaters: ['maud', 'tib'] } : {}
  return { id, slot, title, phase: 'travel', asks, input, preview: null, refuses } as never
}
const camp = watchAction('camp', 'camp', 'Camp for the night')
const day = [
  camp,
  watchAction('travel', 'travel', 'Travel the watch'),
  watchAction('march', 'travel', 'Force the march', 'Force the march needs the night.'),
  watchAction('explore', 'watch', 'Explore the watch'),
  watchAction('rest', 'watch', 'Rest a watch'),
  watchAction('forage', 'forage', 'Forage or hunt'),
  { ...watchAction('turn', 'turn', 'Advance the turn'), phase: 'dungeon' } as ActionView,
]

function panel(daylight = true, dues: unknown[] = []) {
  const runs: unknown[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    const value = name === 'play.run' ? { end: 'done', line: { what: '', says: '' } } : null
    return Promise.resolve({ ok: true, value })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const one = (id: string) => ({ id, name: id, side: 'party' })
  screen.views.lay({
    actions: day,
    dues,
    party: [one('maud'), one('tib')],
    journey: { watch: { daylight }, log: [] },
  } as unknown as Views)
  return { panel: new WatchPanel(screen), runs }
}

describe('what a watch can be spent on', () => {
  it('is what the game’s travel declares, each with its key', () => {
    expect(watchActions(day).map(({ title, keys }) => [title, keys])).toEqual([
      ['Travel', 'watch.travel'],
      ['March', 'watch.travel.more'],
      ['Explore', 'watch.watch'],
      ['Rest', 'watch.watch.more'],
      ['Forage', 'watch.forage'],
      ['Camp', 'watch.camp'],
    ])
  })

  it('a title without its watch', () =>
    expect(shortTitle('Watch for wolves')).toBe('Watch for wolves'))

  it('is by day the road, by night the camp, and before both what is due', () => {
    const choices = watchActions(day)
    expect(likeliestAction(choices, [], true)?.title).toBe('Travel')
    expect(likeliestAction(choices, [], false)?.title).toBe('Camp')
    expect(likeliestAction(choices, ['rest' as never], true)?.title).toBe('Rest')
    expect(likeliestAction(choices, [], false, 'Camp')?.title).toBe('Rest')
    expect(likeliestAction([], [], true)).toBeNull()
  })
})

it('the GM’s choice stands until the watch is spent', async () => {
  const { panel: watch, runs } = panel()
  watch.pick('forage' as never)
  expect(watch.chosen?.title).toBe('Forage')
  await watch.spend()
  expect(runs).toMatchObject([{ action: 'forage' }])
  expect(watch.chosen?.title).toBe('Travel')
})

it('what is picked while a watch is being spent stands for the next one', async () => {
  const { panel: watch, runs } = panel()
  watch.pick('forage' as never)
  const spent = watch.spend()
  watch.pick('rest' as never)
  await spent
  expect(watch.chosen?.title).toBe('Rest')
  await watch.spend()
  expect(runs).toMatchObject([{ action: 'forage' }, { action: 'rest' }])
})

it('what can’t be done is not chosen, and says why', () => {
  const { panel: watch } = panel()
  watch.pick('march' as never)
  expect(watch.chosen?.title).toBe('Travel')
  expect(watch.barred).toEqual([{ title: 'Force the march', says: 'needs the night.' }])
})

it('a tick in the camp is part of the night that is spent', async () => {
  const { panel: watch, runs } = panel()
  expect(watch.eaters).toEqual(['maud', 'tib'])
  watch.feed(['tib'])
  expect([watch.chosen?.title, watch.eaters]).toEqual(['Camp', ['tib']])
  await watch.spend()
  expect(runs).toMatchObject([{ action: 'camp', input: { eaters: ['tib'] } }])
})

it('a field that means nothing tonight is not asked for', () => {
  const { panel: watch } = panel()
  const heal = { kind: 'choice', title: 'd6 restores', of: ['what is lowest', 'STR'] }
  const asking = (scope: object): ActionView =>
    ({
      ...camp,
      asks: { ...camp.asks, heal },
      input: { ...camp.input, heal: 'what is lowest' },
      preview: { verdict: 'A long rest', scope },
    }) as never
  watch.pick('camp' as never)
  watch.screen.views.lay({ actions: [asking({})] } as unknown as Views)
  expect(watch.asks).toEqual({ heal })
  watch.screen.views.lay({ actions: [asking({ heal: { idle: true } })] } as unknown as Views)
  expect(watch.asks).toBeNull()
})
