import { describe, expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { isOpen, buildFilter, type MonsterFilter } from './filter.ts'
import { bxOf, cairnOf, monsterOf } from './monsters-fixture.ts'
import { pageOf, WordIndex } from './word-index.ts'

const text = (words: string) => ({ text: words, system: '', licence: '', credit: '' })
const monsters = [
  monsterOf('Goblin', { tags: ['cave', 'people'] }),
  monsterOf('Goblin king', {
    figures: bxOf(3),
    unread: [{ text: 'a crown', span: { from: 0, to: 7 } }],
  }),
  monsterOf('Owlbear', {
    figures: bxOf(5),
    tags: ['Forest'],
    source: text('It hugs like an ogre'),
  }),
  monsterOf('Ogre', { figures: bxOf(4), tags: ['giant', 'hills'] }),
  monsterOf('Bête noire', {
    figures: cairnOf(6),
    layout: 'cairn-line',
    source: text('dread of dogs'),
  }),
]
const idsOf = (filter: MonsterFilter) =>
  monsters
    .filter(
      buildFilter(filter, {
        homeOf: (id) => (id === 'ogre' ? 'bundled' : 'campaign'),
        collected: (collection) => new Set(collection === 'mine' ? ['goblin', 'ogre'] : []),
      }),
    )
    .map(({ name }) => name)

describe('words', () => {
  const index = new WordIndex(monsters.map(pageOf))
  test.each([
    ['a name before what only tells of it', 'ogre', ['ogre', 'owlbear']],
    ['the beginning of a name', 'gob', ['goblin', 'goblin-king']],
    ['the middle of a name', 'bear', ['owlbear']],
    ['every word must be somewhere', 'goblin crown', ['goblin-king']],
    ['what was left unread', 'crown', ['goblin-king']],
    ['a slip of the pen', 'goblyn', ['goblin', 'goblin-king']],
    ['letters without their marks', 'bete', ['b-te-noire']],
    ['a tag', 'giant', ['ogre']],
    ['nothing at all', 'xyzzy', []],
    ['blanks', '  ', []],
  ])('find %s', (_, words, ids) => {
    expect(index.find(words)).toEqual(ids)
  })

  test('follow a monster that changes, and forget one that goes', () => {
    const changing = new WordIndex(monsters.map(pageOf))
    changing.put(pageOf(monsterOf('Hobgoblin', { id: 'goblin' })))
    changing.drop('goblin-king')
    changing.drop('nobody')
    expect(changing.find('goblin')).toEqual(['goblin'])
    expect(changing.find('hobgoblin')).toEqual(['goblin'])
  })
})

test('tags are read as places and kinds, whatever word a book has for them', () => {
  expect(factsOf(monsterOf('Eel', { tags: ['Sea', 'river', 'fish', 'slippery'] }))).toMatchObject({
    haunts: ['coast'],
    kinds: ['beast'],
  })
  expect(factsOf(monsters[4] as never)).toEqual({
    family: 'cairn',
    hd: null,
    haunts: [],
    kinds: [],
    system: 'cairn-line',
    unread: 0,
  })
})

test.each<[string, MonsterFilter, string[]]>([
  ['nothing left out', {}, monsters.map(({ name }) => name)],
  ['Hit Dice from 3 to 4', { hdFrom: 3, hdTo: 4 }, ['Goblin king', 'Ogre']],
  ['a family', { family: 'cairn' }, ['Bête noire']],
  ['a terrain', { haunt: 'forest' }, ['Owlbear']],
  ['below ground', { haunt: 'underground' }, ['Goblin']],
  ['a kind', { kind: 'giant' }, ['Ogre']],
  ['a system', { system: 'cairn-line' }, ['Bête noire']],
  ['something unread', { unread: true }, ['Goblin king']],
  ['bundled', { from: 'bundled' }, ['Ogre']],
  ['own and of a kind', { from: 'own', kind: 'humanoid' }, ['Goblin']],
  ['a collection', { collection: 'mine', hdFrom: 2 }, ['Ogre']],
  ['a collection that is gone', { collection: 'gone' }, []],
])('a filter leaves %s', (_, filter, names) => {
  expect(idsOf(filter)).toEqual(names)
})

test('a filter that asks nothing is open', () => {
  expect([isOpen({}), isOpen({ unread: false }), isOpen({ hdFrom: 0 })]).toEqual([
    true,
    true,
    false,
  ])
})
