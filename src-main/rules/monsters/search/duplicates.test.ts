import { expect, test } from 'vitest'
import { compareMonsters } from './comparison.ts'
import { duplicatesIn, duplicatesOf } from './duplicates.ts'
import { bxOf, cairnOf, monsterOf } from './monsters-fixture.ts'

const span = { from: 0, to: 0 }
const words = 'AC 6 [13], HD 2, and a long tale of what it does'
const text = (of: string) => ({ text: of, system: '', licence: '', credit: '' })
const rat = monsterOf('Rat, Giant')
const rats = monsterOf('Giant rats', { figures: bxOf(1) })
const ogre = monsterOf('Ogre', { figures: bxOf(4) })
const otherOgre = monsterOf('OGRE!', { id: 'ogre-2', figures: bxOf(5) })
const cairnOgre = monsterOf('Ogre', { id: 'ogre-3', figures: cairnOf(8) })
const toad = monsterOf('Toad', { source: text(`toad ${words}`) })
const frog = monsterOf('Frog', { source: text(`toad, ${words.toUpperCase()}`) })
const all = [rat, ogre, toad, rats, otherOgre, cairnOgre, frog, monsterOf('Elf')]

test('one name in other words, or one text under other names, may be one monster', () => {
  expect(duplicatesIn(all).map(({ monsters, by }) => [by, monsters.map(({ id }) => id)])).toEqual([
    ['name', ['ogre', 'ogre-2']],
    ['figures', ['rat-giant', 'giant-rats']],
    ['text', ['toad', 'frog']],
  ])
})

test('who joins two groups makes them one', () => {
  const both = monsterOf('Ogre', { id: 'ogre-4', source: text(`Toad ${words}`) })
  expect(duplicatesIn([ogre, toad, both]).map(({ monsters }) => monsters.length)).toEqual([3])
})

test('nothing is a duplicate of itself', () => {
  expect(duplicatesOf(ogre, all)).toEqual([otherOgre])
  expect(duplicatesIn([ogre, rat])).toEqual([])
})

test('figures of both scales are compared as they are printed', () => {
  const figures = {
    ...bxOf(1),
    ac: { value: { descending: 6, ascending: 13 }, span },
    thac0: { value: { thac0: 19, bonus: 0 }, span },
  }
  expect(compareMonsters([monsterOf('Goblin', { figures }), rat])).toEqual(
    expect.arrayContaining([
      { title: 'AC', values: ['6 [13]', ''] },
      { title: 'THAC0', values: ['19 [+0]', ''] },
    ]),
  )
})
