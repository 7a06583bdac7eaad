import { describe, expect, test } from 'vitest'
import { runAction, previewAction, type AtTable } from '../../core/action.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Procedure } from '../../core/procedure.ts'
import type { CampaignState } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { characters } from './character.ts'
import { consequences } from './consequences.ts'
import { hearts } from './index.ts'
import { actionIn, emptyShelf } from '../../testing/empty-shelf.ts'

const at: AtTable = { ruling: { adjust: 0, secret: false }, shelf: emptyShelf, ruleset: hearts }

/** Plays with the given faces, in order. */
function play(procedure: Procedure, faces: number[]): Outcome {
  const left = [...faces]
  let step = procedure.next()
  while (!step.done) {
    const question = step.value
    if (question.ask !== 'dice') throw new Error(`asks for a ${question.ask}`)
    step = procedure.next({
      kind: 'dice',
      sides: question.sides,
      faces: left.splice(0, question.count),
      typed: true,
    })
  }
  expect(left).toEqual([])
  return step.value
}

function run(
  id: string,
  state: CampaignState,
  input: Record<string, unknown>,
  faces: number[],
  table = at,
): Outcome {
  return play(runAction(actionIn(hearts, id), state, input, table), faces)
}

const odo: Creature = { ...characters.blank('c1', 'Odo Fenwick'), skills: { Pirate: 9 } }
const goblin = (id: string, hp = 1): Creature => ({
  ...characters.blank(id, `Goblin ${id}`),
  side: 'foes',
  kind: 'monster',
  group: 'g9',
  values: { hp, maxHp: 1, ap: 0, maxAp: 0, st: 11, mana: 0, maxMana: 0, morale: 7 },
})
const state: CampaignState = {
  name: 'Test',
  ruleset: 'hearts',
  borrowed: {},
  houseRules: {},
  clock: { seconds: 0, season: 'autumn' },
  place: { title: 'Crypt', level: 1 },
  creatures: { c1: odo, c2: goblin('c2'), c3: goblin('c3'), c4: goblin('c4') },
  party: ['c1'],
  groups: { g9: { id: 'g9', name: 'Three goblins', members: ['c2', 'c3', 'c4'], strength: 3 } },
  encounter: {
    id: 'e8',
    title: 'Three goblins',
    group: 'g9',
    number: 3,
    from: 'here',
    attitude: 'unknown',
    foretold: false,
  },
  dues: {},
  timers: {},
  stash: {},
  nextId: 20,
}

describe('reaction', () => {
  test('a 6 under Pirate 9 opens the way to talk', () => {
    const outcome = run('hearts.reaction', state, { speaker: 'c1', language: 'Pirate' }, [6])
    expect([outcome.what, outcome.says, outcome.total]).toEqual([
      'Reaction, Odo, Pirate 9',
      'May negotiate',
      6,
    ])
    expect(outcome.why[0]).toEqual({ name: 'd20', value: 'under 9', rule: 'HRT-REACT-01' })
    expect(outcome.effects).toContainEqual({
      do: 'encounter',
      encounter: { ...state.encounter, attitude: 'may negotiate' },
    })
  })

  test('a 9 fails, teaches, and calls for initiative', () => {
    const outcome = run('hearts.reaction', state, { language: 'As they speak' }, [9])
    expect(outcome.says).toBe('They attack')
    expect(outcome.effects).toContainEqual({ do: 'skill', creature: 'c1', skill: 'Pirate', to: 10 })
    expect(
      outcome.effects.some(
        (effect) => effect.do === 'due' && effect.due.action === 'hearts.initiative',
      ),
    ).toBe(true)
  })

  test('a ± moves the score, an override rolls nothing, and both are reported', () => {
    const helped = run('hearts.reaction', state, { language: 'Pirate' }, [9], {
      ...at,
      ruling: { adjust: 2, secret: false },
    })
    expect([helped.says, helped.why[0]?.value, helped.why[1]?.value]).toEqual([
      'May negotiate',
      'under 11',
      '+2 by the GM',
    ])
    const ruled = run('hearts.reaction', state, { language: 'Pirate' }, [], {
      ...at,
      ruling: { adjust: 0, override: 'success', secret: true },
    })
    expect([
      ruled.says,
      ruled.secret,
      ruled.why.some(({ name }) => name === 'Ruled by the GM'),
    ]).toEqual(['May negotiate', true, true])
  })

  test('before it is rolled: 40 % against 60 %', () => {
    const action = actionIn(hearts, 'hearts.reaction')
    const preview = previewAction(action, state, { language: 'Pirate' }, at)
    expect([
      preview?.verdict,
      preview?.chances.map(({ chance }) => Math.round(chance * 100)),
    ]).toEqual(['d20 under 9: 40 %', [40, 60]])
  })
})

test('a 5 on d8 is one hit and fells a goblin', () => {
  const outcome = run('hearts.attack', state, { target: 'c2', attacker: 'c1', weapon: 'd8' }, [5])
  expect([outcome.what, outcome.says, outcome.total]).toEqual([
    'Odo Fenwick on Goblin c2, d8',
    'Goblin c2 falls',
    5,
  ])
  expect(outcome.effects).toEqual([{ do: 'set', creature: 'c2', field: 'hp', to: 0 }])
})

describe('what follows, whatever caused it', () => {
  const fallen = (...ids: string[]): CampaignState => ({
    ...state,
    creatures: { ...state.creatures, ...Object.fromEntries(ids.map((id) => [id, goblin(id, 0)])) },
  })

  test('the first casualty asks what became of it, and for morale', () => {
    const dues = consequences(state, fallen('c2')).map((effect) =>
      effect.do === 'due' ? [effect.due.id, effect.due.why] : effect.do,
    )
    expect(dues).toEqual([
      ['down:c2', 'Goblin c2 is at 0 HP'],
      ['morale:g9', 'First casualty: Goblin c2 is down'],
    ])
  })

  test('the undead never check', () => {
    const undead = (from: CampaignState): CampaignState => ({
      ...from,
      creatures: Object.fromEntries(
        Object.entries(from.creatures).map(([id, creature]) => [
          id,
          { ...creature, tags: { undead: true as const } },
        ]),
      ),
    })
    expect(
      consequences(undead(state), undead(fallen('c2')))
        .filter((effect) => effect.do === 'due')
        .map((effect) => effect.due.id),
    ).toEqual(['down:c2'])
  })

  test('half lost asks again', () => {
    const later = consequences(fallen('c2'), fallen('c2', 'c3'))
      .filter((effect) => effect.do === 'due')
      .map((effect) => effect.due.why)
    expect(later).toEqual(['Goblin c3 is at 0 HP', 'Half lost, 2 of 3: Goblin c3 is down'])
  })
})

describe('a check is not asked for twice', () => {
  const fallen = (from: CampaignState, ...ids: string[]): CampaignState => ({
    ...from,
    creatures: { ...from.creatures, ...Object.fromEntries(ids.map((id) => [id, goblin(id, 0)])) },
  })
  const moraleCauses = (before: CampaignState, after: CampaignState): string[] =>
    consequences(before, after).flatMap((effect) =>
      effect.do === 'due' && effect.due.action === 'hearts.morale' ? [effect.due.why] : [],
    )
  /** The group after its check, as the outcome leaves it. */
  function checked(from: CampaignState): CampaignState {
    const held = run('hearts.morale', from, { group: 'g9' }, [1, 1])
    const group = held.effects.flatMap((effect) => (effect.do === 'group' ? [effect.group] : []))[0]
    if (!group) throw new Error('the check left no mark')
    return { ...from, groups: { g9: group } }
  }

  test('for a foe who was healed and falls again', () => {
    const after = checked(fallen(state, 'c2'))
    expect(after.groups.g9?.tested).toEqual({ 'First casualty': true })
    const healed = { ...after, creatures: state.creatures }
    expect(moraleCauses(healed, fallen(healed, 'c3'))).toEqual([])
    expect(moraleCauses(after, fallen(after, 'c3'))).toEqual([
      'Half lost, 2 of 3: Goblin c3 is down',
    ])
  })

  test('for one that was asked with nobody down', () => {
    expect(
      run('hearts.morale', state, { group: 'g9' }, [1, 1]).effects.map((effect) => effect.do),
    ).toEqual(['settle'])
  })

  test('of those who flee already', () => {
    const fleeing: CampaignState = {
      ...state,
      creatures: Object.fromEntries(
        Object.entries(state.creatures).map(([id, creature]) => [
          id,
          { ...creature, conditions: { fleeing: {} } },
        ]),
      ),
    }
    expect(moraleCauses(fleeing, fallen(fleeing, 'c2'))).toEqual([])
  })

  test('and what was due is settled when the only casualty stands again', () => {
    const [, due] = consequences(state, fallen(state, 'c2'))
    if (due?.do !== 'due') throw new Error('no morale due')
    const pending = { ...fallen(state, 'c2'), dues: { [due.due.id]: due.due } }
    const healed = { ...pending, creatures: state.creatures }
    expect(consequences(pending, healed)).toContainEqual({ do: 'settle', due: 'morale:g9' })
  })
})

test('an attack shows its odds with the GM’s ± and ruling', () => {
  const action = actionIn(hearts, 'hearts.attack')
  const input = { target: 'c2', attacker: 'c1', weapon: 'd8' }
  const chances = (ruling: AtTable['ruling']): string[] | undefined =>
    previewAction(action, state, input, { ...at, ruling })?.chances.map(
      ({ says, chance }) => `${says} ${chance}`,
    )
  expect(chances({ adjust: 0, secret: false })).toEqual([
    'No hit 0.375',
    '1 hit 0.5',
    '2 hits 0.125',
  ])
  expect(chances({ adjust: 4, secret: false })).toEqual([
    '1 hit 0.375',
    '2 hits 0.5',
    '3 hits 0.125',
  ])
  expect(chances({ adjust: 0, secret: false, override: 'failure' })).toEqual(['No hit 1'])
})

describe('a language nobody taught the speaker', () => {
  const mute: CampaignState = {
    ...state,
    creatures: { ...state.creatures, c1: { ...odo, skills: {} } },
  }
  const speak = (from: CampaignState, faces: number[], ruling = at.ruling): Outcome =>
    run('hearts.reaction', from, { speaker: 'c1', language: 'Pirate' }, faces, { ...at, ruling })
  const learnt = (outcome: Outcome): unknown[] =>
    outcome.effects.filter((effect) => effect.do === 'skill')

  test('fails without a roll and teaches nothing, also when the GM rules the failure', () => {
    const silent = speak(mute, [])
    expect([silent.says, silent.total, learnt(silent)]).toEqual(['They attack', undefined, []])
    const ruled = speak(mute, [], { adjust: 0, secret: false, override: 'failure' })
    expect([ruled.says, learnt(ruled)]).toEqual(['They attack', []])
  })

  test('is rolled against 0 and learned where the house rule says so', () => {
    const rolled = speak({ ...mute, houseRules: { untrained: 'scoreZero' } }, [1])
    expect([rolled.says, learnt(rolled)]).toEqual([
      'They attack',
      [{ do: 'skill', creature: 'c1', skill: 'Pirate', to: 1 }],
    ])
  })
})

test('morale 7 holds on 7 and breaks on 8', () => {
  expect(run('hearts.morale', state, { group: 'g9' }, [3, 4]).says).toBe('They hold')
  expect(run('hearts.morale', state, { group: 'g9' }, [4, 4]).says).toBe('They flee')
})

test('morale read as WIL is a d20 under the table’s WIL: 7 is 9', () => {
  const wil = { ...state, houseRules: { morale: 'd20UnderWil' } }
  const held = run('hearts.morale', wil, { group: 'g9' }, [8])
  expect([held.says, held.rule]).toEqual(['They hold', 'HRT-CAIRN-06'])
  expect(run('hearts.morale', wil, { group: 'g9' }, [9]).says).toBe('They flee')
})

test('with all scores read as rout numbers a 7 breaks morale 7', () => {
  const rout = { ...state, houseRules: { morale: 'allRout' } }
  expect(run('hearts.morale', rout, { group: 'g9' }, [3, 4]).says).toBe('They flee')
})

test('who falls among foes with a critical effect is offered it in place of death', () => {
  const ape = { ...goblin('c2', 0), notes: 'Critical damage: tears off an arm' }
  const fallen = {
    ...state,
    creatures: { ...state.creatures, c2: ape, c1: { ...odo, values: { ...odo.values, hp: 0 } } },
  }
  expect(run('hearts.down', fallen, { who: 'c1', fate: 'dying' }, []).why).toContainEqual({
    name: 'Critical damage, in its place',
    value: 'tears off an arm',
    rule: 'HRT-ATK-05',
  })
  expect(run('hearts.down', fallen, { who: 'c2', fate: 'dead' }, []).why.length).toBe(1)
})

test('dice past counting are struck with, without odds', () => {
  const action = actionIn(hearts, 'hearts.attack')
  const input = { target: 'c2', attacker: 'c1', weapon: '100d100kh50' }
  expect(previewAction(action, state, input, at)?.refuses).toBeUndefined()
})

test('a rout number of 7 breaks on 7', () => {
  const routed = {
    ...state,
    creatures: {
      ...state.creatures,
      c2: { ...goblin('c2'), values: { ...goblin('c2').values, rout: 7 } },
    },
  }
  expect(run('hearts.morale', routed, { group: 'g9' }, [3, 4]).says).toBe('They flee')
})
