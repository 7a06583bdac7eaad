import { describe, expect, test } from 'vitest'
import { rulesetIds } from '../../core/ids.ts'
import type { RulesetId } from '../../core/situation.ts'
import type { CombatOrder } from '../../core/ruleset/combat.ts'
import { FightEvening } from './testing/evening.ts'
import { spreadTargets } from './turns.ts'

const sides: readonly RulesetId[] = ['hearts', 'heartbreaker']

/** Acting side and creatures that may act now, as the fold shows them. */
const now = ({ view }: FightEvening) => [view.acting, view.turns]
const titles = ({ view }: FightEvening) => view.phases.map(({ title }) => title)

describe.each(sides)('the phase says who may act, %s', (game) => {
  test('the party first until initiative says otherwise, then the foes', () => {
    const evening = new FightEvening(game)
    evening.do('house.fight')
    expect(titles(evening)).toEqual(['Party', 'Foes'])
    expect(now(evening)).toEqual([['party'], ['c1', 'c2']])
    expect(evening.says('house.next-phase')).toBe('Foes')
    expect(now(evening)).toEqual([['foes'], ['c10', 'c11', 'c12']])
  })

  test('who has acted, runs or is down is passed over', () => {
    const evening = new FightEvening(game)
    evening.do('house.fight')
    evening.do('house.first', { first: 'the foes' })
    expect(titles(evening)).toEqual(['Foes', 'Party'])
    evening.do('house.acted', { who: 'c10' })
    evening.do('house.flight', { who: ['c11'], how: 'runs' })
    expect(now(evening)).toEqual([['foes'], ['c12']])
    evening.undo()
    evening.undo()
    expect(now(evening)).toEqual([['foes'], ['c10', 'c11', 'c12']])
    evening.redo()
    expect(now(evening)).toEqual([['foes'], ['c11', 'c12']])
  })

  test('after a tie both sides share one phase', () => {
    const evening = new FightEvening(game)
    evening.do('house.fight')
    evening.do('house.first', { first: 'both together' })
    expect(titles(evening)).toEqual(['Both sides'])
    expect(now(evening)).toEqual([
      ['party', 'foes'],
      ['c1', 'c2', 'c10', 'c11', 'c12'],
    ])
    evening.do('house.next-phase')
    expect(evening.state.fight?.round).toBe(2)
  })
})

test.each(['delve', 'block-dodge-parry'] as const)(
  'where each has a place of their own it is the order of acting, %s',
  (game) => {
    const evening = new FightEvening(game)
    evening.do('house.fight')
    evening.do('house.goes', { who: 'c1', when: 'after the foes' })
    expect(now(evening)).toEqual([
      ['party', 'foes'],
      ['c2', 'c10', 'c11', 'c12', 'c1'],
    ])
    evening.do('house.next-phase')
    expect(now(evening)[1]).toEqual(['c2', 'c10', 'c11', 'c12', 'c1'])
  },
)

test('where everybody acts at once the phase names its sides, Gods & Monsters', () => {
  const evening = new FightEvening('gods-and-monsters')
  evening.do('house.fight')
  const acting = [evening.view.acting]
  for (let phase = 0; phase < 4; phase += 1) {
    evening.do('house.next-phase')
    acting.push(evening.view.acting)
  }
  expect(acting).toEqual([['party', 'foes'], ['foes'], ['party'], ['foes'], []])
  expect(evening.view.turns).toEqual([])
})

test('foes spread over those of the party who stand', () => {
  const evening = new FightEvening('hearts', 5)
  expect(evening.view.spread).toEqual({ c10: 'c1', c11: 'c2', c12: 'c1', c13: 'c2', c14: 'c1' })
  evening.do('house.kill', { who: ['c1'] })
  expect(new Set(Object.values(evening.view.spread))).toEqual(new Set(['c2']))
})

test('no foe is given a target that a spell keeps it from while it can reach another', () => {
  const evening = new FightEvening('hearts', 3)
  const combat: CombatOrder = {
    rule: 'GF-FIGHT-11',
    first: 'sides',
    phases: [],
    declarations: [],
    wardedOff: (_, target) => (target.id === 'c1' ? 'in the circle' : null),
  }
  expect(spreadTargets(evening.state, combat)).toEqual({ c10: 'c2', c11: 'c2', c12: 'c2' })
  const sealed = { ...combat, wardedOff: () => 'in the circle' }
  expect(spreadTargets(evening.state, sealed)).toEqual({ c10: 'c1', c11: 'c2', c12: 'c1' })
})

test('who is surprised is passed over', () => {
  for (const game of ['delve', 'heartbreaker'] as const) {
    const evening = new FightEvening(game)
    evening.do('house.fight')
    evening.befall('c1', 'surprised')
    expect(evening.view.turns[0]).toBe('c2')
  }
})

test('the dead who were buried are not listed among those who fight', () => {
  const evening = new FightEvening()
  evening.do('house.kill', { who: ['c1'] })
  evening.do('house.fall', { who: 'c1', things: 'left' })
  const listed = evening.view.bands.flatMap(({ fighters }) => fighters.map(({ id }) => id))
  expect(listed).toEqual(['c2', 'c10', 'c11', 'c12'])
})

describe.each(rulesetIds)('allies act with the party, %s', (game) => {
  const withGuards = (): FightEvening => {
    const evening = new FightEvening(game)
    evening.do('house.foe', { name: 'Guard', number: 2, hp: 6, dice: 'd6', side: 'others' })
    evening.do('house.fight')
    if (game === 'gods-and-monsters') for (const _ of [1, 2]) evening.do('house.next-phase')
    return evening
  }
  const friendsIn = ({ view }: FightEvening) => view.turns.filter((id) => !/^c1[012]$/.test(id))
  const guards = ['c41', 'c42']

  test('they may act in its phase, strike with it in one press, and are targets', () => {
    const evening = withGuards()
    expect(friendsIn(evening)).toEqual(['c1', 'c2', ...guards])
    expect(evening.view.spread).toEqual({ c10: 'c1', c11: 'c2', c12: 'c41' })
    const band = evening.view.bands.find(({ side }) => side === 'others')
    const party = evening.view.bands.find(({ side }) => side === 'party')
    expect(band?.acts).toBe(evening.view.each ? party?.acts : 'acting now')
    evening.arm('c1', [{ name: 'sword' }])
    const blows = ['c1', ...guards].map((by, at) => ({ by, on: `c${10 + at}` }))
    expect(evening.do('house.blows', { blows }).end).toBe('done')
    expect(Object.keys(evening.state.fight?.acted ?? {}).sort()).toEqual(['c1', ...guards])
  })

  test('prisoners do not', () => {
    const evening = withGuards()
    for (const who of guards) evening.befall(who, 'Captured')
    expect(friendsIn(evening)).toEqual(['c1', 'c2'])
    expect(Object.values(evening.view.spread)).toEqual(['c1', 'c2', 'c1'])
    expect(evening.view.bands.find(({ side }) => side === 'others')?.acts).toBeNull()
  })
})

test('a phase for one kind of deeds tells which attacks it is for, and forbids none, delve', () => {
  const evening = new FightEvening('delve')
  evening.arm('c1', [
    { name: 'sword', joins: 'first' },
    { name: 'bow', joins: 'or' },
  ])
  const armed = () => {
    const fighters = evening.view.bands.flatMap((band) => band.fighters)
    const one = fighters.find(({ id }) => id === 'c1')
    return [one?.fits, one?.weapons.map(({ untimely }) => untimely)]
  }
  expect(armed()).toEqual([true, [null, null]])
  evening.do('house.fight')
  expect(armed()).toEqual([
    false,
    ['Blows come in Melee, later in this round.', 'Shots come in Missiles, later in this round.'],
  ])
  evening.do('house.next-phase')
  expect(armed()).toEqual([true, ['Blows come in Melee, later in this round.', null]])
  for (const _ of ['move', 'melee']) evening.do('house.next-phase')
  expect(armed()).toEqual([true, [null, 'Shots come in Missiles, which is over for this round.']])
  evening.do('house.next-phase')
  expect(evening.do('delve.attack', { attacker: 'c1', target: 'c10' }, { attack: 3 }).end).toBe(
    'done',
  )
})

describe('phases that are for kinds of deeds by the ledger', () => {
  const times = (evening: FightEvening, ...who: string[]) => {
    const fighters = evening.view.bands.flatMap((band) => band.fighters)
    return who.map((id) => {
      const one = fighters.find((fighter) => fighter.id === id)
      return one?.weapons[0]?.untimely ?? one?.fits
    })
  }

  test('gods and monsters: the Guide’s people move first and strike later', () => {
    const evening = new FightEvening('gods-and-monsters')
    evening.arm('c1', [{ name: 'sword' }])
    evening.arm('c10', [{ name: 'club' }])
    evening.do('house.fight')
    expect(times(evening, 'c1', 'c10')).toEqual([true, true])
    evening.do('house.next-phase')
    expect(times(evening, 'c1', 'c10')).toEqual([
      'Blows come in Players, later in this round.',
      'Blows come in Guide acts, later in this round.',
    ])
    for (const _ of ['players', 'guide acts']) evening.do('house.next-phase')
    expect(times(evening, 'c1', 'c10')).toEqual([
      'Blows come in Called shots or Players, which are over for this round.',
      true,
    ])
  })

  test('BDPX-INI-01: a simple round has no phases; a full one has quick turns before full ones', () => {
    const evening = new FightEvening('block-dodge-parry')
    evening.arm('c1', [{ name: 'sword' }])
    evening.do('house.fight')
    expect([titles(evening), times(evening, 'c1')]).toEqual([[], [true]])
    evening.do('house.next-phase')
    expect([evening.view.round, titles(evening)]).toEqual([2, []])
    evening.rule('initiativeMode', 'full')
    expect(titles(evening)).toEqual([])
    evening.do('house.next-phase')
    expect([evening.view.round, titles(evening)]).toEqual([
      3,
      ['Declare', 'Quick turns', 'Full turns'],
    ])
    expect(times(evening, 'c1')).toEqual([
      'Blows come in Quick turns or Full turns, later in this round.',
    ])
    evening.do('house.next-phase')
    expect(times(evening, 'c1')).toEqual([true])
  })
})
