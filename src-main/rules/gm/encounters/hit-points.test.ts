import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { amend } from '../../../campaign/amend.ts'
import { lineage } from '../../../campaign/lineage.ts'
import { encounterView } from '../../../campaign/view/encounter.ts'
import { houseRulesOf, rulesetOf } from '../../registry.ts'
import { hitDiceNotation } from '../../monsters/conversion/hit-dice.ts'
import type { RulesetId } from '../../core/situation.ts'
import type { Table } from '../../tables/table.ts'
import { hitPointLabel } from '../person/numbers.ts'
import { Play } from '../testing/play.ts'

const resources = resolve(import.meta.dirname, '../../../../resources')
const { monsters } = bundled(resources)
const crypt = JSON.parse(
  readFileSync(resolve(resources, 'sample/tables/flooded-crypt-1.json'), 'utf8'),
) as Table

function begin(ruleset: RulesetId, way?: string): Play {
  const some = way === undefined ? {} : { houseRules: { foeHitPoints: way } }
  return new Play(ruleset, { monsters, tables: [crypt] }, some)
}

const foes = (play: Play): number[][] =>
  Object.values(play.state.creatures)
    .filter(({ kind }) => kind === 'monster')
    .map(({ values }) => [values['hp'] ?? 0, values['maxHp'] ?? 0])

const orcs = { monster: 'bundled-orc', number: '2' }
const ogre = { monster: 'bundled-ogre', number: '1' }

/** HP of an orc as converted, on average and by the given dice; null where the game has no hit dice. */
const games = [
  ['hearts', 1, null],
  ['delve', 4, null],
  ['heartbreaker', 4, { dice: '1d8', average: 4, faces: [[7], [2]], gives: [7, 2] }],
  ['block-dodge-parry', 4, { dice: '1d6', average: 3, faces: [[6], [1]], gives: [6, 1] }],
  ['gods-and-monsters', 6, { dice: '1d10', average: 6, faces: [[10], [3]], gives: [10, 3] }],
] as const

describe.each(games)('hit points of two orcs in %s', (game, written, rolls) => {
  test('stay as written until the GM says otherwise', () => {
    const play = begin(game)
    play.does('house.encounter', orcs)
    expect(foes(play)).toEqual([
      [written, written],
      [written, written],
    ])
  })

  test('are the average or rolled by house rule, where the game has dice', () => {
    const given = Object.fromEntries(
      (rolls?.faces ?? []).map((faces, at) => [`hit points, Orc ${at + 1}`, [...faces]]),
    )
    const average = begin(game, 'average')
    average.does('house.encounter', orcs)
    const mean = rolls?.average ?? written
    expect(foes(average)).toEqual([
      [mean, mean],
      [mean, mean],
    ])
    const rolled = begin(game, 'rolled')
    rolled.does('house.encounter', orcs, given)
    expect(foes(rolled)).toEqual((rolls?.gives ?? [written, written]).map((hp) => [hp, hp]))
    rolled.takeBack()
    expect(foes(rolled)).toEqual([])
  })

  test('the house rule offers only what the game has', () => {
    const { rule } =
      houseRulesOf(begin(game).state).find(({ rule: { id } }) => id === 'foeHitPoints') ?? {}
    const offered =
      rule?.choice.kind === 'options' ? rule.choice.of.map(({ value }) => value) : undefined
    expect(offered).toEqual(rolls ? ['as written', 'average', 'rolled'] : ['as written'])
  })

  test('can be rolled for a group, or the reason is reported, with the game’s own label', () => {
    const play = begin(game)
    const label = hitPointLabel(rulesetOf(play.state))
    play.does('house.encounter', orcs)
    const group = play.state.encounter?.group ?? ''
    const ahead = play.preview('house.hit-points', { group, way: 'rolled' })
    if (!rolls) {
      expect(ahead?.refuses).toMatch(`gives monsters their ${label} without dice`)
      return
    }
    expect(ahead?.verdict).toMatch(`${label} each ${rolls.dice}: 1–`)
    expect(ahead?.bars?.length).toBeGreaterThan(1)
    const given = Object.fromEntries(
      rolls.faces.map((faces, at) => [`hit points, Orc ${at + 1}`, [...faces]]),
    )
    expect(play.does('house.hit-points', { group, way: 'rolled' }, given)).toBe(
      `${rolls.gives.join(', ')} ${label}`,
    )
    expect(foes(play)).toEqual(rolls.gives.map((hp) => [hp, hp]))
    play.does('house.hit-points', { group, way: 'as written' })
    expect(foes(play).flat()).toEqual([written, written, written, written])
  })
})

describe('hit points that the text of a monster lists', () => {
  const listed = monsters.map((one) =>
    one.id === 'bundled-orc'
      ? { ...one, roster: { value: [2, 7, 5], span: { from: 0, to: 1 } } }
      : one,
  )
  const beginListed = (ruleset: RulesetId, way?: string): Play =>
    new Play(
      ruleset,
      { monsters: listed, tables: [crypt] },
      way === undefined ? {} : { houseRules: { foeHitPoints: way } },
    )

  test.each(['heartbreaker', 'block-dodge-parry', 'gods-and-monsters'] as const)(
    'are given to those who come in turn, the next to those who join: %s',
    (game) => {
      const play = beginListed(game)
      const label = hitPointLabel(rulesetOf(play.state))
      expect(play.preview('house.encounter', orcs)?.verdict).toBe(`Orc, 2; ${label} 2, 7`)
      play.does('house.encounter', orcs)
      expect(foes(play)).toEqual([
        [2, 2],
        [7, 7],
      ])
      play.does('house.fight')
      play.does('house.bring', { ...orcs, side: 'foes' })
      const written = games.find(([id]) => id === game)?.[1]
      expect(foes(play).slice(2)).toEqual([
        [5, 5],
        [written, written],
      ])
    },
  )

  test('give way to the dice of a house rule, and to a game that goes by no hit dice', () => {
    const rolled = beginListed('heartbreaker', 'average')
    rolled.does('house.encounter', orcs)
    expect(foes(rolled).flat()).toEqual([4, 4, 4, 4])
    for (const [game, written] of [
      ['hearts', 1],
      ['delve', 4],
    ] as const) {
      const play = beginListed(game)
      play.does('house.encounter', orcs)
      expect(foes(play).flat()).toEqual(Array(4).fill(written))
    }
  })
})

describe('hit points printed in the text of a prepared band', () => {
  test.each([
    ['hearts', [1, 1]],
    ['delve', [4, 4]],
    ['heartbreaker', [2, 7]],
    ['gods-and-monsters', [2, 7]],
  ] as const)('stand where the game goes by Hit Dice: %s', (game, given) => {
    const play = begin(game)
    play.does('house.prepare-encounter', { title: 'Room 7', bands: '2 orcs, printed hp 2, 7' })
    play.does('house.start-prepared')
    expect(foes(play)).toEqual(given.map((hp) => [hp, hp]))
    const why = play.entries.at(-1)?.outcome.why ?? []
    expect(
      why.filter(({ name }) => name.startsWith('Hit points')).map(({ value }) => value),
    ).toEqual(
      given[0] === 2
        ? ['2, as its text lists them', '7, as its text lists them']
        : [2, 7].map(
            (hp, nth) => `${given[nth]}, as written; the ${hp} of its text go by Hit Dice`,
          ),
    )
  })
})

test.each([
  [3, 8, 1, '3d8+1'],
  [0.5, 8, 0, '1d4'],
  [1, 8, -1, '1d8-1 (min 1)'],
  [2, 8, -1, '2d8-1'],
  [2.5, 10, 0, '2d10+1d5'],
])('%f Hit Dice of a d%i and %i are %s', (dice, sides, modifier, notation) => {
  expect(hitDiceNotation(dice, sides, modifier)).toBe(notation)
})

describe('rolled hit points', () => {
  test('come with the modifier of the Hit Dice, and are reported with their odds before', () => {
    const play = begin('heartbreaker', 'rolled')
    expect(play.preview('house.encounter', ogre)?.verdict).toBe(
      'Ogre, 1; STA each 4d8+1: 5–33, average 19',
    )
    play.does('house.encounter', ogre, { 'hit points, Ogre': [1, 2, 3, 4] })
    expect(foes(play)).toEqual([[11, 11]])
    expect(play.entries[0]?.outcome.why).toContainEqual({
      name: 'Hit points, Ogre',
      value: '4d8+1, [1 2 3 4] + 1 = 11',
      rule: 'GF-MEET-15',
    })
  })

  test('are 1 at least', () => {
    const play = begin('heartbreaker', 'rolled')
    play.does(
      'house.encounter',
      { monster: 'bundled-goblin', number: '1' },
      { 'hit points, Goblin': [1] },
    )
    expect(foes(play)).toEqual([[1, 1]])
  })

  test('are rolled for whoever comes: others who join, one more, a prepared encounter, the fight', () => {
    const play = begin('heartbreaker', 'rolled')
    play.does('house.encounter', orcs, { 'hit points, Orc 1': [8], 'hit points, Orc 2': [7] })
    play.does('house.join-meeting', ogre, { 'hit points, Ogre': [8, 8, 8, 8] })
    play.does('house.add', {}, { 'hit points, Orc 3': [6] })
    play.does('house.fight')
    play.does('house.bring', { ...ogre, side: 'foes' }, { 'hit points, Ogre 2': [1, 1, 1, 1] })
    const like = Object.values(play.state.creatures).find(({ name }) => name === 'Orc 1')?.id
    play.does('house.one-more', { like }, { 'hit points, Orc 4': [5] })
    expect(foes(play).map(([hp]) => hp)).toEqual([8, 7, 33, 6, 5, 5])
    const prepared = begin('heartbreaker', 'rolled')
    prepared.does('house.prepare-encounter', { title: 'Room 7', bands: '1 ogre; 2 orcs' })
    prepared.does(
      'house.start-prepared',
      {},
      {
        'hit points, Ogre': [2, 2, 2, 2],
        'hit points, Orc 1': [3],
        'hit points, Orc 2': [4],
      },
    )
    expect(
      Object.values(prepared.state.creatures)
        .filter(({ kind }) => kind === 'monster')
        .map(({ name, values }) => `${name} ${values['hp']}`)
        .sort(),
    ).toEqual(['Ogre 9', 'Orc 1 3', 'Orc 2 4'])
  })

  test('are asked once for each of two bands of one kind, and for orcs beside other orcs', () => {
    const play = begin('heartbreaker', 'rolled')
    const orcsThere = () =>
      Object.values(play.state.creatures)
        .filter(({ kind }) => kind === 'monster')
        .map(({ name, values }) => `${name}: ${values['hp']}`)
    play.does('house.prepare-encounter', { title: 'Camp', bands: '1 orc; 2 orcs, archers' })
    play.does(
      'house.start-prepared',
      {},
      { 'hit points, Orc': [3], 'hit points, Orc 2': [4], 'hit points, Orc 3': [5] },
    )
    expect(orcsThere()).toEqual(['Orc 2: 4', 'Orc 3: 5', 'Orc: 3'])
    play.does(
      'house.encounter',
      { monster: 'bundled-orc', number: '2' },
      { 'hit points, Orc 4': [6], 'hit points, Orc 5': [2] },
    )
    expect(orcsThere().slice(3)).toEqual(['Orc 4: 6', 'Orc 5: 2'])
  })

  test('of a group are rolled for two whom the GM gave one name', () => {
    const play = begin('heartbreaker')
    play.does('house.encounter', orcs)
    for (const who of play.state.groups[play.state.encounter?.group ?? '']?.members ?? [])
      play.does('house.rename', { who, name: 'Guard' })
    const given = { 'hit points, Guard': [7], 'hit points, Guard (2)': [2] }
    const group = play.state.encounter?.group ?? ''
    expect(play.does('house.hit-points', { group, way: 'rolled' }, given)).toBe('7, 2 STA')
  })

  test('are rolled where a table says who comes, and Gods & Monsters rolls a d10 a level', () => {
    const play = begin('gods-and-monsters', 'rolled')
    play.does(
      'house.meet',
      {},
      {
        'wandering table': [7],
        'number appearing': [1, 1],
        'hit points, Goblin 1': [7],
        'hit points, Goblin 2': [1],
      },
    )
    expect(foes(play)).toEqual([
      [6, 6],
      [1, 1],
    ])
  })

  test('show as a range among the figures of the encounter', () => {
    const play = begin('heartbreaker', 'rolled')
    play.does('house.encounter', orcs, { 'hit points, Orc 1': [8], 'hit points, Orc 2': [3] })
    const shown = encounterView(play.state, rulesetOf(play.state), play.rules, [])
    expect(shown?.stats[0]).toMatchObject({ label: 'STA', value: '3–8' })
  })

  test('are amended like any roll', () => {
    const play = begin('heartbreaker', 'rolled')
    play.does('house.encounter', { ...orcs, number: '1' }, { 'hit points, Orc': [3] })
    expect(foes(play)).toEqual([[3, 3]])
    const amended = amend(
      play.head,
      lineage(play.head, (number) => play.entries[number - 1]),
      { number: 1, given: { 'hit points, Orc': [8] } },
      () => play.rules,
    )
    if (amended.end !== 'done') throw new Error('the line was not amended')
    play.head = amended.head
    expect(foes(play)).toEqual([[8, 8]])
  })

  test('of a group leave wounds as they are, and nobody below 1', () => {
    const play = begin('heartbreaker')
    play.does('house.encounter', orcs)
    const group = play.state.encounter?.group ?? ''
    const [first] = play.state.groups[group]?.members ?? []
    play.does('house.edit', { who: first, field: 'hp', to: 1 })
    play.does(
      'house.hit-points',
      { group, way: 'rolled' },
      { 'hit points, Orc 1': [2], 'hit points, Orc 2': [8] },
    )
    expect(foes(play)).toEqual([
      [1, 2],
      [8, 8],
    ])
    play.takeBack()
    expect(foes(play)).toEqual([
      [1, 4],
      [4, 4],
    ])
  })
})
