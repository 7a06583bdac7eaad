import { expect, test } from 'vitest'
import type { Asks } from '../../rules/core/asks.ts'
import type { Encounter } from '../../rules/core/state/encounter.ts'
import { inUnit } from '../../rules/common/incapacitated.ts'
import { actionNamed } from '../../rules/registry.ts'
import { DelveEvening, hero } from '../../rules/rulesets/delve/testing/evening.ts'
import { defaultInput } from './defaults.ts'

test('aid is offered for the dying before any who stand or are dead', () => {
  const { state } = new DelveEvening([hero('c1', 'Maud'), hero('c2', 'Odo'), hero('c3', 'Wat')])
  const [maud, odo, wat] = ['c1', 'c2', 'c3'].map((id) => state.creatures[id])
  if (!maud || !odo || !wat) throw new Error('no party')
  const asks: Asks = { who: { kind: 'creature', title: 'Who lies there' } }
  const laid = {
    ...state,
    creatures: {
      c1: maud,
      c2: { ...odo, conditions: { dead: {} } },
      c3: { ...wat, conditions: { dying: {} } },
    },
  }
  expect(defaultInput(asks, laid, 'down')).toEqual({ who: 'c3' })
  expect(defaultInput(asks, laid, 'save')).toEqual({ who: 'c1' })
})

test('where any may be chosen, an ask may begin with the party; others stand in where nobody of it can', () => {
  const wolf = { ...hero('c5', 'Wolf'), side: 'foes' as const, kind: 'monster' as const }
  const { state } = new DelveEvening([hero('c1', 'Maud'), wolf])
  const asks: Asks = {
    target: { kind: 'creature', title: 'Whom' },
    who: { kind: 'creature', title: 'Who', first: 'party' },
  }
  expect(defaultInput(asks, state)).toEqual({ target: 'c5', who: 'c1' })
  const alone = { ...state, creatures: { c5: wolf }, party: [] }
  expect(defaultInput(asks, alone)).toEqual({ target: 'c5', who: 'c5' })
})

test.each([
  ['delve.move', 'who'],
  ['delve.withdraw', 'who'],
  ['delve.flee', 'who'],
  ['delve.counterspell', 'caster'],
] as const)('%s begins with a character of the party', (id, who) => {
  const wolf = { ...hero('c5', 'Wolf'), side: 'foes' as const, kind: 'monster' as const }
  const { state } = new DelveEvening([hero('c1', 'Maud'), wolf])
  expect(defaultInput(actionNamed(state, id)?.asks ?? {}, state)[who]).toBe('c1')
})

test('nobody of an encounter that is set aside is proposed; several may begin with one side too', () => {
  const wolf = { ...hero('c5', 'Wolf'), side: 'foes' as const, kind: 'monster' as const }
  const bear = { ...wolf, id: 'c4', name: 'Bear', side: 'others' as const, group: 'g1' }
  const ally = { ...wolf, id: 'c6', name: 'Ally', side: 'others' as const }
  const { state } = new DelveEvening([hero('c1', 'Maud'), bear, wolf, ally])
  const asks: Asks = {
    target: { kind: 'creature', title: 'Whom' },
    whom: { kind: 'creatures', title: 'Whom' },
    who: { kind: 'creatures', title: 'Who', first: 'party' },
  }
  const encounter = { id: 'e1' } as Encounter
  const aside = { ...state, encounters: { e1: { encounter, groups: ['g1'], foes: ['c4'] } } }
  expect(defaultInput(asks, aside)).toEqual({
    target: 'c5',
    whom: ['c5', 'c6', 'c1'],
    who: ['c1'],
  })
  expect(defaultInput(asks, state)).toMatchObject({ target: 'c4' })
})

test('an ask for a champion begins with one, and with anybody where there is none', () => {
  const champion = { ...hero('c2', 'Odo'), tags: { champion: true as const } }
  const asks: Asks = {
    who: { kind: 'creature', title: 'Which champion', side: 'party', tagged: 'champion' },
  }
  const { state } = new DelveEvening([hero('c1', 'Maud'), champion])
  expect(defaultInput(asks, state)).toEqual({ who: 'c2' })
  expect(defaultInput(asks, { ...state, party: ['c1'] })).toEqual({ who: 'c1' })
})

test('an ask for those with a field begins with one of them, and with nobody where none has it', () => {
  const asks: Asks = { who: { kind: 'creature', title: 'Who', having: 'sorceror' } }
  const { state } = new DelveEvening([hero('c1', 'Maud'), hero('c2', 'Odo')])
  expect(defaultInput(asks, state)).toEqual({})
  const { c1, c2 } = state.creatures
  if (!c1 || !c2) throw new Error('no party')
  const creatures = { c1, c2: { ...c2, values: { ...c2.values, sorceror: 1 } } }
  expect(defaultInput(asks, { ...state, creatures })).toEqual({ who: 'c2' })
})

test('an ask for somebody’s thing begins with somebody who has one', () => {
  const rope = { id: 'i1', name: 'Rope', count: 1, ready: false }
  const laden = { ...hero('c2', 'Odo'), items: { i1: rope }, itemOrder: ['i1'] }
  const empty = { ...hero('c1', 'Maud'), items: {}, itemOrder: [] }
  const wolf = { ...hero('c5', 'Wolf'), side: 'foes' as const, items: {}, itemOrder: [] }
  const asks: Asks = {
    from: { kind: 'creature', title: 'Whose' },
    item: { kind: 'item', title: 'What', of: 'from' },
  }
  const { state } = new DelveEvening([empty, laden, wolf])
  expect(defaultInput(asks, state)).toEqual({ from: 'c2', item: 'i1' })
})

test('what is done with a light begins with a light, never with a wage', () => {
  const { state } = new DelveEvening([hero('c1', 'Maud')])
  const timer = { title: 'Wage', from: 0, next: 100, bearer: 'c1', rule: 'GF-LIGHT-04' as const }
  const wage = { ...timer, id: 't1', kind: 'wage' as const }
  const torch = { ...timer, id: 't2', title: 'Torch', kind: 'light' as const }
  const asks: Asks = {
    any: { kind: 'timer', title: 'Which' },
    light: { kind: 'timer', title: 'Which', first: 'light' },
  }
  const both = { ...state, timers: { t1: wage, t2: torch } }
  expect(defaultInput(asks, both)).toEqual({ any: 't1', light: 't2' })
  expect(defaultInput(asks, { ...state, timers: { t1: wage } })).toEqual({ any: 't1' })
})

type Conditions = ReturnType<typeof hero>['conditions']

test('a rest or care begins with those who are down too, never with the dead or fled', () => {
  const names = ['Maud', 'Odo', 'Wat', 'Una']
  const { state } = new DelveEvening(names.map((name, at) => hero(`c${at + 1}`, name)))
  const conditions: readonly Conditions[] = [{}, { unconscious: {} }, { dead: {} }, { fled: {} }]
  const creatures = Object.fromEntries(
    Object.values(state.creatures).map((one, at) => [
      one.id,
      { ...one, conditions: conditions[at] ?? {} },
    ]),
  )
  const asks = (lying: object): Asks => ({
    who: { kind: 'creatures', title: 'Who sleeps', side: 'party', ...lying },
  })
  expect(defaultInput(asks({}), { ...state, creatures })).toEqual({ who: ['c1'] })
  expect(defaultInput(asks({ lying: true }), { ...state, creatures })).toEqual({
    who: ['c1', 'c2'],
  })
})

test('care begins with whoever of the party needs it most, a burial with the dead', () => {
  const names = ['Maud', 'Odo', 'Wat', 'Una']
  const { state } = new DelveEvening(names.map((name, at) => hero(`c${at + 1}`, name)))
  const laid = (...states: readonly { hp: number; conditions?: Conditions }[]) => ({
    ...state,
    creatures: Object.fromEntries(
      Object.values(state.creatures).map((one, at) => {
        const { hp = 4, conditions = {} } = states[at] ?? {}
        return [one.id, { ...one, values: { ...one.values, hp, maxHp: 4 }, conditions }]
      }),
    ),
  })
  const asks: Asks = {
    whom: { kind: 'creature', title: 'Whom', begins: 'hurt' },
    who: { kind: 'creature', title: 'Who', side: 'party', begins: ['dead'] },
  }
  const fell = { hp: 0, conditions: { dead: {} } }
  const dying = { hp: 0, conditions: { dying: {} } }
  expect(defaultInput(asks, laid())).toEqual({ whom: 'c1', who: 'c1' })
  expect(defaultInput(asks, laid({ hp: 4 }, { hp: 3 }, { hp: 1 }))).toMatchObject({ whom: 'c3' })
  expect(defaultInput(asks, laid({ hp: 1 }, fell, dying))).toEqual({ whom: 'c3', who: 'c2' })
  const mind: Asks = {
    whom: { kind: 'creature', title: 'Whose', first: 'foes', begins: ['dying'] },
  }
  const foe = { ...hero('c9', 'Una'), side: 'foes' as const, conditions: { dying: {} } }
  const both = laid({ hp: 4, conditions: { dying: {} } })
  const creatures = { ...both.creatures, c9: foe }
  expect(defaultInput(mind, both)).toEqual({ whom: 'c1' })
  expect(defaultInput(mind, { ...both, creatures })).toEqual({ whom: 'c9' })
})

test('a choice of skills begins with somebody who has one, and with their own', () => {
  const asks: Asks = {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    skill: { kind: 'choice', title: 'Skill', of: ['Commander', 'Rage'], skillsOf: 'who' },
  }
  const raging = { ...hero('c2', 'Odo'), skills: { Lore: 1, Rage: 1 } }
  const { state } = new DelveEvening([hero('c1', 'Maud'), raging])
  expect(defaultInput(asks, state)).toEqual({ who: 'c2', skill: 'Rage' })
  const unskilled = new DelveEvening([hero('c1', 'Maud')]).state
  expect(defaultInput(asks, unskilled)).toEqual({ who: 'c1', skill: 'Commander' })
})

test('nobody whose unit fights for them is proposed', () => {
  const wolf = { ...hero('c5', 'Wolf'), side: 'foes' as const, conditions: { [inUnit]: {} } }
  const pack = { ...hero('c6', 'Wolves, 4'), side: 'foes' as const }
  const { state } = new DelveEvening([hero('c1', 'Maud'), wolf, pack])
  expect(defaultInput({ target: { kind: 'creature', title: 'Whom' } }, state)).toEqual({
    target: 'c6',
  })
})
