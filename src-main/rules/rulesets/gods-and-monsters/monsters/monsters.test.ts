import { readMonsters } from '../../../monsters/read.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from '../../../monsters/bundled.ts'
import type { Monster } from '../../../monsters/canonical.ts'
import { meanSurvival } from './figures.ts'
import { monsters } from './index.ts'

const resources = resolve(import.meta.dirname, '../../../../../resources/bestiary')
const bestiary = ['bx', 'cairn'].flatMap((name) =>
  bundledMonsters(
    JSON.parse(readFileSync(resolve(resources, `${name}.json`), 'utf8')) as BestiarySet,
  ),
)

function named(name: string): Monster {
  const found = bestiary.find((monster) => monster.name === name)
  if (!found) throw new Error(`${name} is not in the bestiary`)
  return found
}

describe('from B/X', () => {
  test('a d10 a level, attack as the level, reactions 4 and half of it', () => {
    const ghoul = monsters.convert(named('Ghoul'), {}, null)
    expect(monsters.toText(ghoul)).toBe(
      'Ghoul: level 2, survival 11, attack +2, defense 3, movement 10, size medium, 2 × claw 1d3 (paralysis) and bite 1d3 (paralysis)',
    )
    expect([ghoul.values['health'], ghoul.values['endurance']]).toEqual([5, 11])
  })

  test('size makes firm and quick, and is asked for', () => {
    const huge = monsters.convert(named('Ghoul'), { size: 'huge', hide: 'plate' }, null)
    expect([huge.values['fortitude'], huge.values['movement'], huge.values['defense']]).toEqual([
      9, 14, 7,
    ])
    expect(huge.derived.find(({ field }) => field === 'fortitude')?.judgement).toBe('size')
  })

  test('everything of the bestiary has survival, a level and an attack with dice', () => {
    for (const monster of bestiary) {
      const converted = monsters.convert(monster, {}, null)
      expect(converted.values['hp'], monster.name).toBeGreaterThan(0)
      expect(converted.attacks.filter(({ dice }) => dice === '')).toEqual([])
      const attackFigures = converted.derived.filter(({ field }) => field.startsWith('attack '))
      expect(attackFigures.map(({ field }) => field)).toEqual(
        converted.attacks.map(({ id }) => `attack ${id}`),
      )
      expect(converted.derived.filter(({ how }) => how === '')).toEqual([])
    }
  })
})

test('each attack says where its dice come from; those without have the dice of their size', () => {
  const ghoul = named('Ghoul')
  const [claw] = ghoul.attacks
  if (!claw) throw new Error('a ghoul has claws')
  const bare = { ...ghoul, attacks: [claw, { ...claw, id: 'a2', name: 'touch', dice: '' }] }
  const attackFigures = monsters
    .convert(bare, { size: 'large' }, null)
    .derived.filter(({ field }) => field.startsWith('attack '))
  expect(attackFigures.map(({ value, rule, judgement }) => [value, rule, judgement])).toEqual([
    ['2 × claw 1d3 (paralysis)', 'GAMX-ENC-07', undefined],
    ['2 × touch d8 (paralysis)', 'GAM-SIZ-04', 'size'],
  ])
})

test('from Cairn: the level is judged, scores stay as written', () => {
  const half = monsters.convert(named('Fire elemental'), {}, null)
  const less = monsters.convert(named('Fire elemental'), { level: 'less three' }, null)
  expect([half.values['level'], less.values['level']]).toEqual([8, 13])
  expect([half.values['strength'], half.values['agility'], half.values['wisdom']]).toEqual([
    8, 12, 14,
  ])
})

test('a mean is rounded half up, and a bonus of the level added once', () => {
  expect([0.5, 1, 2, 4].map((level) => meanSurvival(level, 0))).toEqual([3, 6, 11, 22])
  expect(meanSurvival(3, 1)).toBe(18)
})

test('each answer says what it does at the table', () => {
  const ghoul = monsters.judgements(named('Ghoul'), null)
  const chances = (id: string): (number | undefined)[] | undefined =>
    ghoul.find((judgement) => judgement.id === id)?.options.map(({ odds }) => odds?.[0]?.chance)
  // Level 2: 5 of 20, and 2, 4, 8 and 16 more for the large and larger.
  expect(chances('size')).toEqual([0.25, 0.25, 0.25, 0.25, 0.35, 0.45, 0.65, 1])
  expect(chances('hide')).toEqual([0.55, 0.45, 0.4, 0.3, 0.2])
  const [, , level] = monsters.judgements(named('Fire elemental'), null)
  expect(level?.options.map(({ odds }) => odds?.[0]?.chance)).toEqual([0.95, 1])
})

test.each([
  ['SIZE: L (9’ tall)', 4],
  ['SZ S', 2],
  ['Size: Huge', 5],
])('a printed size counts: %s', (said, size) => {
  const [read] = readMonsters(`Thing\n\nAC 5, HD 3, #AT 1, D 1-6, ${said}, ML 8`).monsters
  expect(read && monsters.convert(read, {}, null).values['size']).toBe(size)
})
