import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { canSpeak, mindOf } from './minds.ts'

const { monsters } = bundled(resolve(import.meta.dirname, '../../../resources'))
const named = (name: string) => {
  const found = monsters.find((monster) => monster.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const mindAndSpeech = (name: string) => [mindOf(named(name)), canSpeak(named(name))]

test('how those of the bestiary live, and whether they have a language', () => {
  expect(
    Object.fromEntries(
      ['Goblin', 'Wolf', 'Green slime', 'Skeleton', 'Wight'].map((name) => [
        name,
        mindAndSpeech(name),
      ]),
    ),
  ).toEqual({
    Goblin: ['people', true],
    Wolf: ['beasts', false],
    'Green slime': ['mindless', false],
    Skeleton: ['undead', false],
    Wight: ['undead', true],
  })
  expect(['Medusa', 'Treant', 'Wyvern', 'Hell hound'].map((name) => mindAndSpeech(name))).toEqual([
    ['people', true],
    ['people', true],
    ['beasts', false],
    ['beasts', false],
  ])
})

test('a monster without tags is known by the words of its name; one that says nothing counts as people', () => {
  const bare = (name: string) => ({ name, tags: [] })
  expect(mindOf(bare('Grave slime'))).toBe('mindless')
  expect(mindOf(bare('Cave spider'))).toBe('beasts')
  expect([mindOf(bare('Gribbly')), canSpeak(bare('Gribbly'))]).toEqual(['people', true])
})
