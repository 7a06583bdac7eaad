import { expect, it } from 'vitest'
import type { TimerView, Views } from '../../../src-main/campaign/view/views.ts'
import { testScreen } from '../../lib/test-screen.ts'
import { iconOfActivity, activitySummary, TurnPanel, walkers, turnForecast } from './turn.svelte.ts'

function light(title: string, bearer: string | null, left: number, paused = false): TimerView {
  return {
    id: title,
    kind: 'light',
    title,
    icon: title === 'Torch' ? 'torch' : 'lantern',
    bearer,
    bearerId: null,
    left,
    of: 6,
    says: '',
    seconds: left * 600,
    low: left <= 2,
    paused,
  }
}

it('tells what the turn will burn, soonest first, and what falls due', () => {
  expect(
    turnForecast({
      turn: 4,
      burns: [
        light('Lantern', 'Maud Tallow', 17),
        light('Torch', 'Tib', 2),
        light('Candle', null, 9, true),
      ],
      marks: [
        { turn: 4, says: 'Torch burns out', icon: 'light' },
        { turn: 5, says: 'A rest', icon: 'rest' },
      ],
    }),
  ).toEqual([
    { icon: 'torch', low: true, who: 'Tib’s torch', says: 'drops to 1 turn' },
    { icon: 'lantern', low: false, who: 'Maud’s lantern', says: 'to 16' },
    { icon: 'rest', low: false, who: 'A rest', says: 'falls due after turn 5' },
  ])
})

it('a light on its last turn goes out', () => {
  expect(turnForecast({ turn: 1, burns: [light('Torch', null, 1)], marks: [] })).toEqual([
    { icon: 'torch', low: true, who: 'Torch', says: 'goes out' },
  ])
})

it('a turn burns no light that burns by the wall', () => {
  const top = { turn: 1, burns: [light('Torch', null, 1)], marks: [] }
  expect(turnForecast(top, true)).toEqual([])
})

it('an activity without a picture of its own has the ring', () => {
  expect([iconOfActivity('listen'), iconOfActivity('dance')]).toEqual(['ear', 'free'])
})

const walker = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  lights: [],
  down: false,
  ...more,
})

it('the party goes by rank, each with what they carry that burns and what they are about', () => {
  const party = [
    walker('c1', 'Maud Tallow', { lights: [light('Lantern', 'Maud Tallow', 17)] }),
    walker('c2', 'Pell Harrow', { task: 'listen', lights: [light('Torch', 'Pell', 2, true)] }),
  ]
  expect(walkers([['c2', 'c9'], ['c1'], ['c8']], party)).toEqual([
    [{ id: 'c2', name: 'Pell', light: null, task: 'listen', plight: null }],
    [{ id: 'c1', name: 'Maud', light: 'lantern', task: null, plight: null }],
  ])
})

it('names those in the order whole whose first word is not their own', () => {
  const names = ['Hob', 'Hob’s donkey', 'Mule 1', 'Mule 2', 'Maud Tallow']
  const party = names.map((name, at) => walker(`c${at}`, name))
  const named = walkers([party.map(({ id }) => id)], party).flat()
  expect(named.map(({ name }) => name)).toEqual(['Hob', 'Hob’s donkey', 'Mule 1', 'Mule 2', 'Maud'])
})

it('the button says the activity, whose task it is, and until when', () => {
  const party = [
    walker('c1', 'Maud Tallow', { task: 'search' }),
    walker('c2', 'Pell Harrow', { task: 'search', down: true }),
  ]
  expect([
    activitySummary('search', party, '15:50'),
    activitySummary('move', party, '15:50'),
    activitySummary('', party, '15:50'),
  ]).toEqual(['Search: Maud, then 15:50', 'Move, then 15:50', 'then 15:50'])
})

it('draws what a turn can be spent on, by the words of each game', () => {
  expect(['Move on', 'doors', 'Talk', 'Search'].map(iconOfActivity)).toEqual([
    'move',
    'door',
    'talk',
    'search',
  ])
})

it('the button warns of a fight that the turn passes over', () => {
  const { screen } = testScreen()
  const lay = (on: boolean) =>
    screen.views.lay({
      party: [],
      actions: [{ id: 'delve.turn', slot: 'turn', asks: {}, input: {} }],
      top: { afterTurn: '15:50' },
      fight: { on },
      chronicle: { lines: [], total: 0 },
    } as unknown as Views)
  lay(false)
  const panel = new TurnPanel(screen)
  expect(panel.under).toBe('then 15:50')
  lay(true)
  expect(panel.under).toBe('then 15:50; passes over the fight')
})
