import { describe, expect, test } from 'vitest'
import { rulesetIds } from '../../core/ids.ts'
import type { RulesetId } from '../../core/situation.ts'
import { FightEvening } from './testing/evening.ts'

const chimera = [
  { id: 'a1', name: 'claw', count: 2, dice: 'd3' },
  { id: 'a2', name: 'gore', dice: '2d4' },
  { id: 'a3', name: 'bite', dice: '2d4' },
  { id: 'a4', name: 'fire', dice: '3d6', joins: 'or' as const },
  { id: 'a5', name: 'gaze', dice: '', joins: 'or' as const },
]
const foes = ['c10', 'c11', 'c12']
const blowsOf = (evening: FightEvening) =>
  foes.map((by) => ({ by, on: evening.view.spread[by] ?? 'c1' }))

function started(game: RulesetId): FightEvening {
  const evening = new FightEvening(game)
  for (const foe of foes) evening.arm(foe, [{ name: 'spear' }])
  for (const who of ['c1', 'c2'])
    for (const field of ['maxHp', 'hp']) evening.do('house.edit', { who, field, to: 30 })
  evening.do('house.fight')
  evening.do('house.first', { first: 'the foes' })
  return evening
}

const acted = (evening: FightEvening) => Object.keys(evening.state.fight?.acted ?? {}).sort()
const last = (evening: FightEvening) => evening.journal.at(-1)?.outcome

describe.each(rulesetIds)('all foes attack, %s', (game) => {
  test('one command, one line with each result under it, one undo', () => {
    const evening = started(game)
    const before = evening.state
    const done = evening.do('house.blows', { blows: blowsOf(evening) })
    expect(done.end).toBe('done')
    expect(acted(evening)).toEqual(foes)
    expect(last(evening)?.what).toMatch(/^Goblin 1, Goblin 2 and Goblin 3 on Odo and Maud$/)
    expect(last(evening)?.why.length).toBeGreaterThanOrEqual(2)
    expect(evening.view.turns.filter((id) => foes.includes(id))).toEqual([])
    evening.undo()
    expect(evening.state).toEqual(before)
    evening.redo()
    expect(acted(evening)).toEqual(foes)
  })

  test('every attack that is refused says why, and with none left the button is refused', () => {
    const evening = started(game)
    evening.do('house.kill', { who: foes })
    expect(evening.says('house.blows', { blows: blowsOf(evening) })).not.toBe('')
    expect(evening.do('house.blows', { blows: blowsOf(evening) }).end).toBe('refused')
    expect(evening.do('house.blows', { blows: [] }).end).toBe('refused')
  })
})

test('each attack finds what those before it have left', () => {
  const evening = started('hearts')
  evening.do('house.edit', { who: 'c1', field: 'maxHp', to: 3 })
  evening.do('house.edit', { who: 'c1', field: 'hp', to: 3 })
  const all = foes.map((by) => ({ by, on: 'c1' }))
  const dice = Object.fromEntries([1, 2, 3].map((nth) => [`Goblin ${nth}: attack`, [5]]))
  expect(evening.says('house.blows', { blows: all }, dice)).toBe('Odo HP 3 to 0 and is down')
})

test('who finds the target down holds back and may still act', () => {
  const evening = started('hearts')
  evening.do('house.edit', { who: 'c1', field: 'hp', to: 1 })
  const all = foes.map((by) => ({ by, on: 'c1' }))
  evening.do('house.blows', { blows: all }, { 'Goblin 1: attack': [5] })
  expect(acted(evening)).toEqual(['c10'])
  expect(last(evening)?.what).toBe('Goblin 1 on Odo')
  expect(
    last(evening)
      ?.why.map(({ value }) => value)
      .slice(1),
  ).toEqual(['Odo is down already: no attack', 'Odo is down already: no attack'])
  expect(evening.view.turns).toEqual(['c11', 'c12'])
})

describe('a routine', () => {
  const armed = (game: RulesetId): FightEvening => {
    const evening = started(game)
    evening.arm('c10', chimera)
    return evening
  }
  const routines = (evening: FightEvening) =>
    evening.view.bands
      .flatMap(({ fighters }) => fighters)
      .find(({ id }) => id === 'c10')
      ?.routines.map(({ title }) => title)

  test('all attacks are offered: “and” is one press, “or” another', () => {
    expect(routines(armed('hearts'))).toEqual(['claw ×2 and gore and bite', 'fire'])
  })

  test('rolls each of its attacks, by turns', () => {
    const evening = armed('hearts')
    evening.do('house.blows', { blows: [{ by: 'c10', on: 'c1' }] })
    expect(last(evening)?.why.map(({ name }) => name)).toEqual([
      'Goblin 1, claw',
      'Goblin 1, claw, 2',
      'Goblin 1, gore',
      'Goblin 1, bite',
    ])
    evening.undo()
    evening.do('house.blows', { blows: [{ by: 'c10', on: 'c1', routine: 1 }] })
    expect(last(evening)?.what).toBe('Goblin 1 on Odo')
    expect(last(evening)?.why.map(({ name }) => name)).toEqual(['Goblin 1'])
  })

  test('where the game itself rolls both claws in one attack, it is run once', () => {
    const evening = armed('gods-and-monsters')
    evening.do('house.blows', { blows: [{ by: 'c10', on: 'c1' }] })
    expect(last(evening)?.why.map(({ name }) => name)).toEqual([
      'Goblin 1, claw',
      'Goblin 1, gore',
      'Goblin 1, bite',
    ])
  })
})

test('several of the party strike one foe at one moment by the game’s own rule', () => {
  const evening = new FightEvening('block-dodge-parry')
  for (const who of ['c1', 'c2']) evening.arm(who, [{ name: 'sword', dice: 'd8' }])
  evening.do('house.fight')
  evening.do('house.blows', { blows: ['c1', 'c2'].map((by) => ({ by, on: 'c10' })) })
  expect(last(evening)?.why.map(({ name, rule }) => [name, rule])).toEqual([
    ['2 on Goblin 1', 'BDPX-ATK-09'],
  ])
})

test('each target answers with a reaction of its own; one that it cannot choose is refused beforehand', () => {
  const evening = started('block-dodge-parry')
  evening.arm('c1', [{ name: 'sword', dice: 'd8' }])
  const answered = (reaction: string) => [
    { by: 'c10', on: 'c1', reaction: 'fight back' },
    { by: 'c11', on: 'c2', reaction },
    { by: 'c12', on: 'c2', reaction },
  ]
  expect(evening.says('house.blows', { blows: answered('parry') })).toBe(
    'Parry can’t answer several attacks at once: choose another reaction.',
  )
  expect(evening.says('house.blows', { blows: answered('block') })).toMatch(/shield/)
  expect(evening.do('house.blows', { blows: answered('dodge') }).end).toBe('done')
  expect(Object.keys(evening.state.dues)).toContain('fight back:c1')
})

describe.each(['block-dodge-parry', 'delve'] as const)('a joint attack, %s', (game) => {
  const attacks = [
    { name: 'sword', dice: 'd8' },
    { name: 'spear', dice: 'd12', joins: 'or' as const },
  ]
  /** Both claws are two dice of one attack. */
  const rolled = ['1. Goblin 1', '1. Goblin 1 #2', '2. Goblin 1', '3. Goblin 1', '4. Goblin 2']
  const diceOf = (evening: FightEvening) =>
    Object.values(evening.journal.at(-1)?.answers ?? {}).map((answer) => JSON.stringify(answer))

  test('is made with the weapon chosen for each: in hand, another, or dice', () => {
    const evening = started(game)
    for (const who of ['c1', 'c2']) evening.arm(who, attacks)
    evening.do('house.edit', { who: 'c10', field: 'hp', to: 30 })
    const twelve = { '2 on Goblin 1: 1. Odo': [12], '2 on Goblin 1: 2. Maud': [5] }
    const both = (more: object) => ({
      blows: [
        { by: 'c1', on: 'c10', ...more },
        { by: 'c2', on: 'c10' },
      ],
    })
    expect(evening.do('house.blows', both({}), twelve).end).toBe('refused')
    expect(evening.do('house.blows', both({ with: 'a2' }), twelve).end).toBe('done')
    expect(last(evening)?.why.map(({ name }) => name)).toEqual(['2 on Goblin 1'])
    expect(last(evening)?.why[0]?.value).toMatch(/^12: /)
    expect(diceOf(evening)).toHaveLength(2)
    expect(evening.do('house.blows', both({ with: 'd20' }), twelve).end).toBe('done')
  })

  test('is made with every attack of a routine, whoever else attacks', () => {
    const evening = started(game)
    evening.arm('c10', chimera)
    evening.arm('c11', [{ name: 'spear', dice: 'd6' }])
    evening.do('house.edit', { who: 'c1', field: 'hp', to: 30 })
    const blows = ['c10', 'c11'].map((by) => ({ by, on: 'c1' }))
    expect(evening.do('house.blows', { blows }).end).toBe('done')
    expect(last(evening)?.why.map(({ name }) => name)).toEqual(['2 on Odo'])
    const labels = Object.keys(evening.journal.at(-1)?.answers ?? {})
    expect(labels).toEqual(expect.arrayContaining(rolled.map((label) => `2 on Odo: ${label}`)))
    expect(labels).toHaveLength(rolled.length)
  })

  test('a chosen routine of one attack is that attack', () => {
    const evening = started(game)
    for (const who of ['c1', 'c2']) evening.arm(who, attacks)
    evening.do('house.edit', { who: 'c10', field: 'hp', to: 30 })
    const blows = ['c1', 'c2'].map((by) => ({ by, on: 'c10', routine: 1 }))
    const dice = { '2 on Goblin 1: 1. Odo': [12], '2 on Goblin 1: 2. Maud': [11] }
    expect(evening.do('house.blows', { blows }, dice).end).toBe('done')
    expect(last(evening)?.why.map(({ name }) => name)).toEqual(['2 on Goblin 1'])
  })
})

test('arrows shot in several attacks are among the reasons, as in one', () => {
  const evening = new FightEvening('heartbreaker')
  evening.do('house.fight')
  evening.do('house.first', { first: 'the party' })
  for (const who of ['c1', 'c2']) {
    evening.do('house.give', { who, name: 'Shortbow', ready: true })
    evening.do('house.give', { who, name: 'Arrow', count: 9 })
  }
  const blows = ['c1', 'c2'].map((by) => ({ by, on: 'c10' }))
  evening.do('house.edit', { who: 'c10', field: 'hp', to: 90 })
  expect(evening.do('house.blows', { blows }).end).toBe('done')
  const left = { name: 'Arrow', value: 'one of 9 is shot, 8 left', rule: 'HBKX-GAP-11' }
  expect(last(evening)?.why.filter(({ name }) => name === 'Arrow')).toEqual([left, left])
})

test('gods and monsters: somebody at 0 on their feet is struck again, and the line counts injuries', () => {
  const evening = new FightEvening('gods-and-monsters')
  for (const who of ['c1', 'c2']) evening.arm(who, [{ name: 'club', dice: '4' }])
  evening.do('house.fight')
  const blows = ['c1', 'c2'].map((by) => ({ by, on: 'c10' }))
  const dice = { 'Odo: attack': [1], 'Maud: attack': [1] }
  evening.do('house.blows', { blows }, dice)
  expect(evening.journal.at(-1)?.outcome.says).toBe('Goblin 1 Survival 1 to 0, Inj 0 to 7')
})
