import { expect, test } from 'vitest'
import { context } from '../../../../campaign/testing/context.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Monster } from '../../../monsters/canonical.ts'
import { riderOf } from '../combat/rider.ts'
import { isRefusal } from '../../../core/preview.ts'
import { findArm } from '../combat/arms.ts'
import { HeartbreakerEvening, hero, foe } from '../testing/evening.ts'

function biting(notes: string): Creature {
  const beast = foe('c5', { hp: 9 }, 'Spider')
  return {
    ...beast,
    attacks: { a1: { id: 'a1', name: 'Bite', count: 1, dice: '1d6', notes, joins: 'first' } },
  }
}

const hit = { attack: 20, defence: 1, damage: 2 }
const blow = { attacker: 'c5', target: 'c1' }
const suffer = 'heartbreaker.suffer'

function bitten(notes: string): HeartbreakerEvening {
  const evening = new HeartbreakerEvening([hero('c1', 'Ada', { hp: 9, maxHp: 9 }), biting(notes)])
  evening.do('heartbreaker.attack', blow, hit)
  return evening
}
const due = (evening: HeartbreakerEvening) =>
  Object.values(evening.state.dues).map(({ title }) => title)
const first = (evening: HeartbreakerEvening) => Object.values(evening.state.dues)[0]?.input ?? {}

test('a bite with poison asks for a save against poison, with CON, and each hit for one', () => {
  const evening = bitten('poison')
  evening.do('heartbreaker.attack', blow, hit)
  expect(due(evening)).toEqual(['Save against poison', 'Save against poison'])
  const said = evening.do(suffer, first(evening), { SAV: 14 })
  expect([said.says, evening.conditions('c1')]).toEqual([
    'Not saved: poisoned until it is lifted',
    ['poisoned'],
  ])
  expect(due(evening)).toEqual(['Save against poison'])
  expect(evening.do(suffer, first(evening), { SAV: 15 }).says).toBe('Saved')
  expect(due(evening)).toEqual([])
})

test('a miss brings nothing, and a note that nobody saves against is reported', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Ada'), biting('rust')])
  const missed = evening.do('heartbreaker.attack', blow, { attack: 1, defence: 20 })
  expect([missed.says, due(evening)]).toEqual(['Misses', []])
  const said = evening.do('heartbreaker.attack', blow, hit)
  expect([said.says.endsWith('besides: rust'), due(evening)]).toEqual([true, []])
})

test.each([
  ['or by weapon', 'Hits for 2: Ada to 7 STA'],
  ['or weapon +1', 'Hits for 2: Ada to 7 STA'],
  ['or by weapon, rust', 'Hits for 2: Ada to 7 STA; besides: rust'],
])('HBK-SAVE-02: “%s” brings nothing but its damage', (notes, says) => {
  const evening = new HeartbreakerEvening([hero('c1', 'Ada', { hp: 9, maxHp: 9 }), biting(notes)])
  const said = evening.do('heartbreaker.attack', blow, hit)
  expect([said.says, due(evening)]).toEqual([says, []])
})

test('the note says how long, how much, and whether they die', () => {
  const numb = bitten('paralysis 2d4 turns')
  expect(numb.do(suffer, first(numb), { SAV: 2, 'how long': [1, 2] }).says).toBe(
    'Not saved: paralysed for 3 turns',
  )
  expect(numb.state.creatures['c1']?.conditions['paralysed']?.until).toBe(
    numb.state.clock.seconds + 1800,
  )
  expect(numb.refuses('heartbreaker.attack', { attacker: 'c1', target: 'c5' })).toContain(
    'paralysed',
  )

  const burning = bitten('poison, 2d6 damage')
  burning.do(suffer, first(burning), { SAV: 2, 'STA lost': [2, 3] })
  expect(burning.value('c1', 'hp')).toBe(2)

  const deadly = bitten('poison: save or die')
  deadly.do(suffer, first(deadly), { SAV: 2 })
  expect(deadly.conditions('c1')).toEqual(['dead'])
})

test('half of it where the GM says so, and what cannot be read is refused', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Ada', { hp: 9, maxHp: 9 })])
  const gas = { who: 'c1', brings: 'STA is lost', amount: '2d6', half: true }
  evening.do(suffer, gas, { SAV: 20, 'STA lost': [3, 4] })
  expect(evening.value('c1', 'hp')).toBe(6)
  expect(evening.refuses(suffer, { ...gas, amount: 'much' })).toContain('Type dice')
  expect(evening.refuses(suffer, { who: 'c1', lasts: 'long' })).toContain('until it is lifted')
})

test('the paragraph of the block tells what its poison does, and how the save stands', () => {
  const arm = findArm(biting('poison'), undefined, 'as the weapon has it')
  if (isRefusal(arm)) throw new Error(arm.refuses)
  const monster = (text: string) =>
    ({ details: [{ title: 'Poison', text, span: { from: 0, to: 0 } }] }) as unknown as Monster
  const read = (text: string) =>
    riderOf(
      { attacker: { ...biting('poison'), monster: 'm1' }, arm },
      { ...context.shelf, monster: () => monster(text) },
    )
  expect(read('Who fails a save at +2 dies within some turns.')).toMatchObject({
    threat: 'poison',
    brings: 'they die',
    plus: 2,
  })
  expect(read('Who fails a save is ill for 1d10 days.')).toMatchObject({
    brings: 'a state',
    state: 'ill',
    lasts: '1d10',
    unit: 'days',
  })
})
