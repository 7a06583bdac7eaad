import { expect, it } from 'vitest'
import type { TimerView } from '../../../src-main/campaign/view/views.ts'
import { nextLightsOut, turnBoxes } from './top-bar.svelte.ts'

it('turns before this one are spent, and only what is still to come is marked', () => {
  const rest = { turn: 3, says: 'a rest', icon: 'rest' as const }
  const past = { turn: 1, says: 'a torch', icon: 'light' as const }
  expect(
    turnBoxes({ turn: 2, marks: [past, rest] }).map(({ state, mark }) => [state, mark]),
  ).toEqual([
    ['done', null],
    ['now', null],
    ['to come', rest],
    ['to come', null],
    ['to come', null],
    ['to come', null],
  ])
})

it('what falls due at the end of one turn shares a mark, with the picture of a light that goes out', () => {
  const marks = [
    { turn: 3, says: 'A rest', icon: 'rest' as const },
    { turn: 3, says: 'Torch burns out', icon: 'light' as const },
  ]
  expect(turnBoxes({ turn: 2, marks })[2]?.mark).toEqual({
    turn: 3,
    says: 'A rest; Torch burns out',
    icon: 'light',
  })
})

function burn(id: string, left: number, paused = false): TimerView {
  return {
    id,
    kind: 'light',
    title: 'Torch',
    icon: 'torch',
    bearer: null,
    bearerId: null,
    left,
    of: 6,
    says: `${left} turns`,
    seconds: left * 600,
    low: left < 3,
    paused,
  }
}

it('shows the two lights that go out first; those put out come last', () => {
  const { shown, more } = nextLightsOut([burn('a', 17), burn('b', 1, true), burn('c', 2)])
  expect(shown.map(({ id }) => id)).toEqual(['c', 'a'])
  expect(more).toBe(1)
})
