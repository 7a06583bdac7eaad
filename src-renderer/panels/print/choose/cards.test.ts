import { expect, it } from 'vitest'
import type { CardWanted } from '../../../../src-main/campaign/print/wanted.ts'
import type { Views } from '../../../../src-main/campaign/view/views.ts'
import { BestiaryPick, namesFor, namesOf } from './bestiary-pick.svelte.ts'
import { totalOf, withKinds, withMonster } from './cards.ts'
import { kindsEncountered, monstersEncountered } from './encountered.ts'
import { testScreen } from '../test-screen.ts'

function foe(id: string, name: string, group: string, monster?: string): unknown {
  return { id, name, group, ...(monster ? { monster } : {}) }
}
const views = {
  encounter: {
    foes: [foe('c1', 'Goblin 1', 'g1', 'goblin'), foe('c2', 'Goblin 2', 'g1', 'goblin')],
  },
  fight: {
    strangers: [
      foe('c2', 'Goblin 2', 'g1', 'goblin'),
      foe('c3', 'Grik', 'g1'),
      foe('c4', 'Wolf', 'g2', 'wolf'),
    ],
  },
} as unknown as Pick<Views, 'encounter' | 'fight'>

it('finds those met by kind, each creature once, in the meeting and in the fight', () => {
  expect(kindsEncountered(views)).toEqual([
    { name: 'Goblin', ids: ['c1', 'c2'] },
    { name: 'Grik', ids: ['c3'] },
    { name: 'Wolf', ids: ['c4'] },
  ])
  expect(monstersEncountered(views)).toEqual(['goblin', 'wolf'])
  expect(kindsEncountered({ encounter: null, fight: null })).toEqual([])
})

it('a monster added again is one card more', () => {
  const cards = withMonster(withMonster(withMonster([], 'goblin'), 'ogre'), 'goblin')
  expect(cards).toEqual([
    { of: 'monster', id: 'goblin', count: 2, individuals: null },
    { of: 'monster', id: 'ogre', count: 1, individuals: null },
  ])
  expect(totalOf({ cards })).toBe(3)
})

it('those met added again follow who is there now, and keep how many cards they have', () => {
  const before: CardWanted[] = [
    { of: 'creatures', ids: ['c1'], count: 3 },
    { of: 'monster', id: 'ogre', count: 1, individuals: 2 },
  ]
  expect(withKinds(before, [{ name: 'Goblin', ids: ['c1', 'c2'] }])).toEqual([
    { of: 'monster', id: 'ogre', count: 1, individuals: 2 },
    { of: 'creatures', ids: ['c1', 'c2'], count: 3 },
  ])
})

const found = ['Bugbear', 'Hobgoblin', 'Goblin'].map((name) => ({ id: name.toLowerCase(), name }))

it('search points at the name that begins so; arrows move within what was found', async () => {
  const screen = testScreen({
    'library.search': () => ({ ok: true, value: { total: 12, monsters: found } }),
  })
  const pick = new BestiaryPick(screen)
  pick.words = 'gob'
  await pick.search()
  expect([pick.pointed?.name, pick.total]).toEqual(['Goblin', 12])
  pick.point(1)
  expect(pick.pointed?.name).toBe('Hobgoblin')
  pick.point(2)
  expect(pick.pointed?.name).toBe('Bugbear')
  pick.close()
  expect([pick.pointed, pick.words]).toEqual([null, ''])
})

it('only the newest search counts, and none is asked for no words', async () => {
  const answers: ((value: unknown) => void)[] = []
  const screen = testScreen({
    'library.search': () => new Promise((resolve) => answers.push(resolve)),
  })
  const pick = new BestiaryPick(screen)
  pick.words = 'g'
  const first = pick.search()
  pick.words = ''
  await pick.search()
  answers[0]?.({ ok: true, value: { total: 1, monsters: found } })
  await first
  expect([pick.found, answers.length]).toEqual([[], 1])
})

it('names are asked for once; one that is gone says so', async () => {
  const ids: string[] = []
  const screen = testScreen({
    'library.monster': (({ id }: { id: string }) => {
      ids.push(id)
      return { ok: true, value: id === 'ogre' ? { name: 'Ogre' } : null }
    }) as never,
  })
  namesOf(screen).set('goblin', 'Goblin')
  expect(await namesFor(screen, ['goblin', 'ogre', 'nobody'])).toEqual({
    goblin: 'Goblin',
    ogre: 'Ogre',
    nobody: 'gone from the bestiary',
  })
  expect(ids).toEqual(['ogre', 'nobody'])
})
