import { expect, test } from 'vitest'
import { noTables } from '../rules/testing/shelf-of.ts'
import { monsterOf } from '../rules/monsters/search/monsters-fixture.ts'
import type { Effect } from '../rules/core/effects.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { LibraryPatch } from './journal.ts'
import { Library } from './library.ts'
import { libraryPatches, turnRound } from './library-patches.ts'

const goblin = monsterOf('Goblin')
const ogre = monsterOf('Ogre')
const libraryOf = () => new Library([goblin, ogre], noTables, [])

/** Applies effects to a library; returns the patches that take them back. */
function does(library: Library, at: string, ...effects: Effect[]): LibraryPatch[] {
  const patches = libraryPatches(effects, (type, id) => library.record(type, id), at)
  library.follow(patches)
  return turnRound(patches)
}
const keeping = (monster: Monster): Effect => ({ do: 'keep monster', monster })

test('the campaign’s own replaces the bundled one of its id, until it is dropped', () => {
  const library = libraryOf()
  const mine = { ...goblin, name: 'Goblin of mine' }
  does(library, 'monday', keeping(mine))
  expect(library.all()).toEqual([mine, ogre])
  expect(['goblin', 'ogre'].map((id) => library.homeOf(id))).toEqual(['campaign', 'bundled'])
  expect(library.monsterNamed('goblin')).toBeUndefined()
  does(library, 'tuesday', { do: 'forget monster', monster: 'goblin' })
  expect(library.all()).toEqual([goblin, ogre])
  expect(library.monsterNamed(' GOBLIN ')).toBe(goblin)
})

test('a name means the campaign’s own, and the other one again when that goes', () => {
  const library = libraryOf()
  const mine = monsterOf('Goblin', { id: 'mine' })
  does(library, 'monday', keeping(mine))
  expect(library.monsterNamed('goblin')).toEqual(mine)
  does(library, 'monday', { do: 'forget monster', monster: 'mine' })
  expect(library.monsterNamed('goblin')).toBe(goblin)
})

test('what was changed is kept as it was, newest first, and undo takes that back too', () => {
  const library = libraryOf()
  const [first, second] = ['first', 'second'].map((tag) => ({ ...goblin, tags: [tag] }))
  if (!first || !second) throw new Error('two were made')
  does(library, 'monday', keeping(first))
  expect(library.versions('goblin')).toEqual([{ at: null, value: goblin }])
  const back = does(library, 'tuesday', keeping(second))
  expect(library.versions('goblin')).toEqual([
    { at: 'tuesday', value: first },
    { at: null, value: goblin },
  ])
  does(library, 'wednesday', keeping({ ...second }))
  expect(library.versions('goblin')).toHaveLength(2)
  library.follow(back)
  expect(library.versions('goblin')).toEqual([{ at: null, value: goblin }])
  expect(library.versions('ogre')).toEqual([])
})

test('the twelve newest versions are kept', () => {
  const library = new Library([], noTables, [])
  for (let day = 0; day < 20; day += 1)
    does(library, `day ${day}`, keeping(monsterOf('Elf', { tags: [`tag ${day}`] })))
  expect(library.versions('elf').map(({ value }) => value.tags[0])).toEqual(
    Array.from({ length: 12 }, (_, at) => `tag ${18 - at}`),
  )
})

test('search follows what is kept, changed, dropped and brought in by the hundred', () => {
  const library = libraryOf()
  const found = (words: string) => library.find(words).map(({ id }) => id)
  expect(found('gob')).toEqual(['goblin'])
  does(library, 'monday', keeping({ ...ogre, name: 'Gobbler' }))
  expect(found('gob')).toEqual(['ogre', 'goblin'])
  does(library, 'monday', { do: 'forget monster', monster: 'ogre' })
  expect(found('gobb')).toEqual([])
  does(
    library,
    'tuesday',
    ...Array.from({ length: 100 }, (_, at) => keeping(monsterOf(`Xvart ${at}`))),
  )
  expect(found('xvart')).toHaveLength(100)
  const before = library.version
  expect(library.all()).toHaveLength(102)
  expect(library.version).toBe(before)
})

test('a bestiary that is half read is read to its end by a search', () => {
  const library = libraryOf()
  library.prepare(1)
  expect(library.find('ogre')).toEqual([ogre])
  library.prepare(5)
  does(library, 'monday', keeping({ ...ogre, name: 'Troll' }))
  library.prepare(5)
  expect(library.find('troll').map(({ id }) => id)).toEqual(['ogre'])
})
