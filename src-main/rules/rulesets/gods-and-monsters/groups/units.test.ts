import { expect, test } from 'vitest'
import { opponentOf } from '../../../common/incapacitated.ts'
import { endFight } from '../../../gm/fight/end.ts'
import { rowOf } from '../../../gm/fight/order.ts'
import { attack } from '../combat/attack/index.ts'
import { faint } from '../harm/fainting.ts'
import { Conflict, toromeen, yeti } from '../testing/play.ts'
import { aftermath } from './aftermath.ts'
import { formUnit } from './units.ts'

const pack = ['c9', 'c10', 'c11', 'c12'].map((id, at) => ({ ...yeti, id, name: `Yeti ${at + 1}` }))
const members = pack.map(({ id }) => id)

function battle(input = {}): Conflict {
  const play = new Conflict([toromeen, ...pack])
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  play.do(formUnit, { members, ...input })
  return play
}

test('four who fight as one: thrice their survival, +2 to attack and defense, six claws', () => {
  const play = new Conflict([toromeen, ...pack])
  expect(play.says(formUnit)).toContain('4 members as one: survival 60, 3 attacks')
  play.do(formUnit, { members })
  const unit = play.state.creatures['c20']
  expect([unit?.name, unit?.side, unit?.values['hp']]).toEqual(['Yetis, 4', 'foes', 60])
  expect(play.says(attack, { attacker: 'c20', target: 'c3' })).toContain(
    'claws, 6 attacks: d20 at or under 12',
  )
  expect(play.says(attack, { attacker: 'c3', target: 'c20' })).toContain('at or under 10')
})

test('those who can’t move are left out where nobody is chosen', () => {
  const play = new Conflict([toromeen, ...pack])
  play.happen({ do: 'condition', creature: 'c9', name: 'bound', to: {} })
  expect(play.says(formUnit)).toContain('3 members as one')
})

test('its members do nothing by themselves, and it does nothing special without a leader', () => {
  const play = battle()
  expect(play.refuses(attack, { attacker: 'c9', target: 'c3' })).toContain('fights in a unit')
  expect(play.refuses(attack, { attacker: 'c3', target: 'c9' })).toContain('choose the unit')
  expect(rowOf(play.state)).toEqual(['c3', 'c20'])
  expect(opponentOf(play.state, toromeen)?.id).toBe('c20')
  expect(play.refuses(formUnit, { members })).toContain('already')
  const over = { fallen: 'leave the table', standing: 'leave the table', spoils: 'left lying' }
  expect(play.says(endFight, { ...over, coins: 0 })).toContain('1 still stood')
  const grab = { attacker: 'c20', target: 'c3', aim: 'grab' }
  expect(play.refuses(attack, grab)).toContain('without a leader')
  expect(battle({ led: true }).says(attack, grab)).toContain('at or under 9')
  expect(play.refuses(formUnit, { members: ['c3'] })).toContain('One alone')
})

test('a unit that lies is broken up: each has a share, and stands for themselves again', () => {
  const play = battle()
  expect(play.dues()).toEqual(['unit:c20'])
  play.happen(
    { do: 'set', creature: 'c20', field: 'hp', to: 0 },
    { do: 'set', creature: 'c20', field: 'injuries', to: 2 },
  )
  play.do(faint, { who: 'c20', passes: true })
  play.nextRound()
  expect(play.state.dues['unit:c20']?.when).toBe('now')
  const dice = Object.fromEntries(
    pack.flatMap(({ id, name }) => [
      [`share of ${name} (${id})`, [7]],
      [`evasion of ${name} (${id})`, [1]],
    ]),
  )
  const dueInput = play.state.dues['unit:c20']?.input
  expect(play.says(aftermath, dueInput)).toContain('d100 each, 32 and more again')
  play.do(aftermath, dueInput, dice)
  expect(members.map((id) => play.value(id, 'hp'))).toEqual([13, 13, 13, 13])
  expect([play.state.creatures['c20'], play.dues(), play.conditions('c9')]).toEqual([
    undefined,
    [],
    [],
  ])
})

test('a unit named in the form is broken up with its own members, whoever else is ticked', () => {
  const play = battle()
  play.happen({ do: 'set', creature: 'c20', field: 'hp', to: 59 })
  const input = { members: ['c3'], unit: 'c20' }
  expect(play.scope(aftermath, input)).toEqual({ members: { idle: true }, others: { idle: true } })
  const outcome = play.do(aftermath, input)
  expect(outcome.says).toBe('Nobody is hurt')
  expect([play.state.creatures['c20'], play.conditions('c9'), play.dues()]).toEqual([
    undefined,
    [],
    [],
  ])
})
