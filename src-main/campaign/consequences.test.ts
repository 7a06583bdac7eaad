import { beforeEach, describe, expect, test } from 'vitest'
import { openQuestion } from '../rules/gm/encounters/held.ts'
import { newCreature } from '../rules/core/creature.ts'
import { actionNamed, consequencesOf, rulesetOf } from '../rules/registry.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import type { Creature } from '../rules/core/state/creature.ts'
import { apply, type Applied, type Context } from './apply.ts'
import type { Given, Head } from './journal.ts'
import { command, context, resultText } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { undo } from './undo.ts'

const inForce: Context = {
  ...context,
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
}

let head: Head
let done: Applied[]

/** Maud in maille and plate, Odo with a torch; three goblins of morale 7. */
function table(): CampaignState {
  const state = newState('Test', 'hearts', { dungeon: 'delve' })
  const blank = rulesetOf(state).characters.blank
  const maud: Creature = {
    ...blank('c1', 'Maud'),
    values: { ...blank('c1', 'Maud').values, maxAp: 3, ap: 3 },
    items: {
      i1: { id: 'i1', name: 'Maille', gear: 'maille', count: 1, ready: true },
      i2: { id: 'i2', name: 'Plate', gear: 'plate', count: 1, ready: true },
    },
    itemOrder: ['i1', 'i2'],
  }
  const goblins = ['c3', 'c4', 'c5'].map((id) => ({
    ...newCreature(id, `Goblin ${id}`, 'monster', { hp: 1, maxHp: 1, st: 11, morale: 7 }),
    group: 'g1',
  }))
  return {
    ...state,
    creatures: Object.fromEntries(
      [maud, blank('c2', 'Odo'), ...goblins].map((creature) => [creature.id, creature]),
    ),
    party: ['c1', 'c2'],
    groups: {
      g1: { id: 'g1', name: 'Three goblins', members: ['c3', 'c4', 'c5'], strength: 3 },
    },
    encounter: {
      id: 'e1',
      title: 'Three goblins',
      group: 'g1',
      number: 3,
      from: 'here',
      attitude: 'hostile',
      foretold: false,
    },
    nextId: 20,
  }
}

function does(action: string, input: Record<string, unknown> = {}, given: Given = {}): string {
  const applied = apply(head, command(action, input, given), inForce)
  if (applied.end === 'done') {
    head = applied.head
    done.push(applied)
  }
  return resultText(applied)
}

function takeBack(): void {
  const last = done.pop()
  if (last?.end !== 'done') throw new Error('there is nothing to take back')
  head = undo(head, last.entry, context.at).head
}

const dues = (): string[] => Object.keys(head.state.dues)
const kill = (who: string): string =>
  does('hearts.damage', { target: who, amount: '1', reading: 'hits' })

beforeEach(() => {
  head = firstHead('c', table())
  done = []
})

describe('morale', () => {
  test('falls due by damage, by an edit and by a blow alike', () => {
    for (const act of [
      () => kill('c3'),
      () => does('house.edit', { who: 'c3', field: 'hp', to: 0 }),
      () => does('hearts.attack', { target: 'c3', attacker: 'c1', weapon: 'd4' }, { attack: [4] }),
    ]) {
      head = firstHead('c', table())
      act()
      expect(dues()).toEqual(['down:c3', 'morale:g1'])
    }
  })

  test('falls due again after an undo, and once only', () => {
    kill('c3')
    takeBack()
    expect(dues()).toEqual([])
    kill('c3')
    expect(head.state.dues['morale:g1']?.why).toBe('First casualty: Goblin c3 is down')
    does('hearts.morale', { group: 'g1' }, { '2d6': [1, 1] })
    expect(dues()).toEqual(['down:c3'])
    takeBack()
    expect(dues()).toEqual(['down:c3', 'morale:g1'])
    does('hearts.morale', { group: 'g1' }, { '2d6': [1, 1] })
    does('house.heal', { target: 'c3', amount: '1' })
    kill('c3')
    expect(dues()).toEqual(['down:c3'])
    kill('c4')
    expect(head.state.dues['morale:g1']?.why).toBe('Half lost, 2 of 3: Goblin c4 is down')
  })

  test('is settled when those who might flee are taken away or gone with the encounter', () => {
    kill('c3')
    does('house.remove', { who: 'c4' })
    does('house.remove', { who: 'c5' })
    expect(dues()).toEqual(['down:c3'])
    takeBack()
    expect(dues()).toEqual(['down:c3', 'morale:g1'])
    does('house.end-encounter')
    expect(dues()).toEqual([])
  })
})

test('what was due of somebody who is taken away is settled', () => {
  kill('c3')
  does('house.remove', { who: 'c3' })
  expect(dues()).toEqual(['morale:g1'])
})

test('the end of an encounter is undone whole: foes, group, fight and what was due', () => {
  does('hearts.initiative', {}, { 'party d6': [5], 'foes d6': [2] })
  kill('c3')
  const { state } = head
  expect(resultText(apply(head, command('house.end-encounter'), inForce))).toBe('2 of 3 alive')
  does('house.end-encounter')
  expect(Object.keys(head.state.creatures)).toEqual(['c1', 'c2'])
  expect([head.state.encounter, head.state.fight, head.state.groups, dues()]).toEqual([
    undefined,
    undefined,
    {},
    [],
  ])
  takeBack()
  expect(head.state).toEqual(state)
})

test('another house rule, other armour: AP follows its maximum down and, outside a fight, back up', () => {
  const ap = (): unknown[] => [
    head.state.creatures['c1']?.values['maxAp'],
    head.state.creatures['c1']?.values['ap'],
  ]
  does('house.house-rule', { id: 'apStacking', value: 'oneBodyArmour' })
  expect(ap()).toEqual([2, 2])
  does('house.house-rule', { id: 'apStacking', value: 'sum' })
  expect(ap()).toEqual([3, 3])
  takeBack()
  takeBack()
  expect(ap()).toEqual([3, 3])
})

test('a number set by hand stays until the gear gives another', () => {
  const ap = (): unknown => head.state.creatures['c1']?.values['maxAp']
  does('house.edit', { who: 'c1', field: 'maxAp', to: 5 })
  does('house.give', { who: 'c1', name: 'Dagger' })
  expect(ap()).toBe(5)
  does('house.give', { who: 'c1', name: 'Shield', ready: true })
  expect(ap()).toBe(4)
})

test('a dead bearer’s torch burns on where it lies, and its end is reported', () => {
  does('house.light', { bearer: 'c2', light: 'Torch' })
  does('house.edit', { who: 'c2', field: 'hp', to: 0 })
  does('hearts.down', { who: 'c2', fate: 'dead' })
  const [torch] = Object.values(head.state.timers)
  expect([torch?.bearer, torch?.paused]).toEqual(['c2', undefined])
  does('house.remove', { who: 'c2' })
  does('house.time', { amount: 6, unit: 'turns' }, { [openQuestion]: 'pass over it' })
  const last = done.at(-1)
  expect(last?.end === 'done' && last.entry.outcome.why).toEqual([
    { name: 'Three goblins', value: 'passed over', rule: 'GF-HOLD-01' },
    { name: 'Torch', value: 'burnt out', rule: 'GF-LIGHT-01' },
  ])
  expect(head.state.timers).toEqual({})
})

describe('numbers that make no sense are refused in words', () => {
  test.each([
    ['house.edit', { who: 'c1', field: 'hp', to: -1 }, 'HP goes from 0 to 99.'],
    ['house.edit', { who: 'c1', field: 'hp', to: 100000 }, 'HP goes from 0 to 99.'],
    [
      'house.edit',
      { who: 'c1', field: 'hp', to: 1e9 },
      'To: 1000000000 is not between -999 and 999999.',
    ],
    ['house.edit', { who: 'c1', field: 'hp', to: 1.5 }, 'HP is a whole number.'],
    ['house.edit', { who: 'c1', field: 'hp', to: Number.NaN }, 'To: not a whole number.'],
    [
      'house.edit',
      { who: 'c1', field: 'Pirate', to: 100 },
      'Pirate goes from 0 to 99; 0 takes it away.',
    ],
    ['house.edit', { who: 'c9', field: 'hp', to: 1 }, 'Whose: nobody of that name is here.'],
    [
      'house.time',
      { amount: -1000, unit: 'days' },
      'The clock can’t go back before its first day.',
    ],
  ])('%s %j', (action, input, why) => {
    expect(does(action, input)).toBe(`refused: ${why}`)
  })

  test.each(['hearts.damage', 'house.heal'])('%s of absurd amounts', (action) => {
    for (const amount of [
      '-3',
      '0',
      'd6-6',
      '999999d999999',
      '1d',
      '',
      '3d6; drop',
      'd20 < 10',
      'd6 vs d6',
    ]) {
      const input = {
        target: 'c1',
        amount,
        ...(action === 'hearts.damage' ? { reading: 'hits' } : {}),
      }
      expect(does(action, input)).toMatch(/^refused: /)
    }
    expect(head).toEqual(firstHead('c', table()))
  })
})
