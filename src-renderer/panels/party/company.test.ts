import { expect, it, vi } from 'vitest'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { stashByPlace, marchers, MarchingOrder, placeForKey } from './company.svelte.ts'

const someone = (id: string): CreatureView => ({ id, name: id }) as unknown as CreatureView

it('everybody has a place in the whole order, counted across the ranks', () => {
  const company = { ranks: [['a', 'b'], ['c']] }
  const found = marchers(company, [someone('a'), someone('b'), someone('c')])
  expect(found.map((rank) => rank.map(({ creature, place }) => [creature.id, place]))).toEqual([
    [
      ['a', 1],
      ['b', 2],
    ],
    [['c', 3]],
  ])
})

it('arrow keys move one place, Home and End to the ends, and never out of the order', () => {
  expect(placeForKey('ArrowUp', 3, 4)).toBe(2)
  expect(placeForKey('ArrowDown', 4, 4)).toBeNull()
  expect(placeForKey('Home', 3, 4)).toBe(1)
  expect(placeForKey('End', 4, 4)).toBeNull()
  expect(placeForKey('x', 3, 4)).toBeNull()
})

it('things of the stash are under the place where they lie', () => {
  const thing = { id: 'i1', name: 'Rope', count: 1, at: null, text: null, coins: false }
  const stash = [thing, { ...thing, id: 'i2', at: 'the well' }, { ...thing, id: 'i3' }]
  expect(stashByPlace(stash).map(({ at, things }) => [at, things.map(({ id }) => id)])).toEqual([
    ['somewhere', ['i1', 'i3']],
    ['the well', ['i2']],
  ])
})

it('whoever is dragged takes the place they are dropped on', async () => {
  const run = vi.fn().mockResolvedValue(null)
  const marching = new MarchingOrder({ run } as unknown as Screen)
  await marching.drop(2)
  expect(run).not.toHaveBeenCalled()
  marching.held = 'a'
  await marching.drop(2)
  expect(run).toHaveBeenCalledWith('house.march', { who: 'a', place: 2 }, { at: 'company' })
  expect(marching.held).toBeNull()
})
