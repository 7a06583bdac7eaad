import { expect, test } from 'vitest'
import type { SessionResult } from '../../lib/generated-results.svelte.ts'
import { findKinds } from './find-kinds.ts'
import { bearerWay, keepWays } from './keep-ways.ts'

type Result = SessionResult['result']

const seed = '0'.repeat(32)
const part = (id: string, text: string, more: object = {}) => ({
  id,
  title: id,
  text,
  seed,
  ...more,
})

function result(parts: Result['parts'], more: Partial<Result> = {}): Result {
  const dealt = { seed, rerolled: {}, edited: {} }
  return { kind: 'x', title: 'Marget Sloe', text: 'Marget', input: {}, parts, ...dealt, ...more }
}

test('a rumour is kept with its truth, and no secret goes into it', () => {
  const rumour = result([
    part('rumour', 'The bell rings'),
    part('truth', 'half true', { hidden: true }),
  ])
  expect(keepWays(rumour, 'Rumour').map(({ action, input }) => [action, input])).toEqual([
    [
      'house.keep-result',
      {
        kind: 'Rumour',
        result: {
          title: 'Marget Sloe',
          parts: [
            { title: 'rumour', text: 'The bell rings' },
            { title: 'truth', text: 'half true' },
          ],
        },
      },
    ],
    ['house.keep-note', 'note'],
    ['house.keep-handout', 'handout'],
    ['house.write-rumour', { text: 'The bell rings', truth: 'partly true' }],
  ])
})

test('several lines are no rumour, and secrets alone no handout', () => {
  const ids = (parts: Result['parts']) => keepWays(result(parts), 'Person').map(({ id }) => id)
  expect(ids([part('name', 'Marget'), part('look', 'one boot')])).toEqual([
    'chronicle',
    'note',
    'handout',
  ])
  expect(ids([part('secret', 'drowned', { hidden: true })])).toEqual(['chronicle', 'note'])
  expect(ids([part('rumour', 'x'.repeat(501))])).toEqual(['chronicle', 'note', 'handout'])
})

test('a treasure goes to the stash, is shared, or given to one; an empty one is not offered', () => {
  const treasure = { coins: 40, things: [{ name: 'a pearl', count: 1 }] }
  const found = result([part('coins', '40 coins')], { treasure })
  expect(keepWays(found, 'Treasure').slice(0, 2)).toMatchObject([
    { title: 'To the stash', input: { treasure, way: 'to the stash' } },
    { title: 'Share coins', input: { treasure, way: 'shared out' } },
  ])
  expect(bearerWay(found, 'c2')?.input).toEqual({ treasure, way: 'to the stash', bearer: 'c2' })
  const empty = result([part('nothing', 'nothing')], { treasure: { coins: 0, things: [] } })
  expect([bearerWay(empty, 'c2'), keepWays(empty, 'Treasure')[0]?.id]).toEqual([null, 'chronicle'])
})

test('people with figures are met or join, each as they were made', () => {
  const recipe = { kind: 'hireling', name: 'Tib', level: 1, notes: 'one boot', seed } as const
  const rivals = result([part('leader', 'Tib')], { people: [{ part: 'leader', recipe }] })
  expect(keepWays(rivals, 'Rivals').slice(2, 4)).toMatchObject([
    { title: 'Meet here', input: { way: 'met here', people: { recipes: [recipe] } } },
    { title: 'To the party', input: { way: 'join the party' } },
  ])
})

test('a kind is found by its title, its group or what one looks for; the title that begins so first', () => {
  const kinds = [
    { id: 'npc', title: 'Noble', group: 'People' as const, finds: 'npc lord', inputs: {} },
    { id: 'nook', title: 'Lord', group: 'People' as const, finds: 'seat', inputs: {} },
    { id: 'door', title: 'Door', group: 'Places' as const, finds: 'lock', inputs: {} },
  ]
  const found = (words: string) =>
    findKinds(kinds, words).map(({ group, kinds: of }) => [group, ...of.map(({ title }) => title)])
  expect([found('lord'), found('places'), found(''), found('moon')]).toEqual([
    [['People', 'Lord', 'Noble']],
    [['Places', 'Door']],
    [
      ['People', 'Noble', 'Lord'],
      ['Places', 'Door'],
    ],
    [],
  ])
})
