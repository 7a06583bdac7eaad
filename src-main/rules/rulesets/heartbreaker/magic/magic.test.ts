import { expect, test } from 'vitest'
import { newCreature } from '../../../core/creature.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { HeartbreakerEvening, hero, withItems } from '../testing/evening.ts'
import { endSpells } from './casting.ts'

function foe(id: string, hd: number, amr = 0): Creature {
  return {
    ...newCreature(id, `Ghoul ${id}`, 'monster', { hp: 9, maxHp: 9, hd, amr, sav: 13, lvl: 1 }),
    tags: { undead: true },
  }
}

function caster(...tags: string[]): HeartbreakerEvening {
  const one = hero('c1', 'Nerys', { mag: 3, lvl: 2 }, ...tags)
  const evening = new HeartbreakerEvening([one, foe('c5', 2), foe('c6', 1), foe('c7', 4)])
  evening.do('heartbreaker.learn', { who: 'c1', name: 'Sleep', level: 1 })
  evening.do('heartbreaker.learn', { who: 'c1', name: 'Bless', level: 3, holy: true })
  return evening
}
const spellId = (evening: HeartbreakerEvening, name: string) =>
  Object.values(evening.state.creatures['c1']?.items ?? {}).find((item) => item.name === name)?.id

test('a spell is cast once a day, within the level that MAG reaches', () => {
  const evening = caster()
  const sleep = spellId(evening, 'Sleep')
  evening.do('heartbreaker.cast', { caster: 'c1', spell: sleep, targets: ['c5'], lasts: true })
  expect(evening.conditions('c5')).toEqual(['Sleep'])
  expect(evening.refuses('heartbreaker.cast', { caster: 'c1', spell: sleep })).toContain('today')
  expect(
    evening.refuses('heartbreaker.cast', { caster: 'c1', spell: spellId(evening, 'Bless') }),
  ).toContain('HBK-MAG-02')
  evening.happen({ do: 'advance', seconds: 86_400 })
  evening.do('heartbreaker.cast', { caster: 'c1', spell: sleep })
  evening.happen(...endSpells(evening.state))
  expect(evening.conditions('c5')).toEqual([])
})

test('the spell to begin with is one that can still be cast today', () => {
  const evening = caster()
  evening.happen({ do: 'set', creature: 'c1', field: 'mag', to: 6 })
  const cast = () => evening.do('heartbreaker.cast', { caster: 'c1' }).what
  expect([cast(), cast()]).toEqual(['Nerys casts Sleep', 'Nerys casts Bless'])
  expect(evening.refuses('heartbreaker.cast', { caster: 'c1' })).toContain('has used Sleep today')
})

test('HBK-MAG-02: a spell above reach is warned of when it is learned, and on the page', () => {
  const evening = caster()
  const learned = evening.do('heartbreaker.learn', { who: 'c1', name: 'Fireball', level: 3 })
  expect([learned.says, learned.tone, learned.why.map(({ rule }) => rule)]).toEqual([
    'Level 3; beyond MAG 3, which reaches level 2',
    'plain',
    ['HBK-MAG-01', 'HBKX-GAP-04', 'HBK-MAG-02'],
  ])
  expect(evening.problems('c1')).toEqual(['HBK-MAG-02', 'HBK-MAG-02'])
})

test('no casting with full hands or in metal', () => {
  const evening = new HeartbreakerEvening([
    withItems(hero('c1', 'Nerys', { mag: 2 }), 'chain', {
      name: 'Sleep',
      gear: 'spell',
      text: 'no level',
      ready: false,
    }),
  ])
  const input = { caster: 'c1', spell: 'c1i2' }
  expect(evening.refuses('heartbreaker.cast', input)).toContain('HBK-ARM-05')
  evening.happen({
    do: 'item',
    creature: 'c1',
    item: { id: 'c1i1', name: 'chain', gear: 'chain', count: 1, ready: false },
  })
  expect(evening.refuses('heartbreaker.cast', { ...input, hands: 0 })).toContain('HBK-MAG-03')
  evening.do('heartbreaker.cast', input)
})

test('a champion casts what is holy and nothing else', () => {
  const evening = caster('champion')
  const sleep = spellId(evening, 'Sleep')
  expect(evening.refuses('heartbreaker.cast', { caster: 'c1', spell: sleep })).toContain('holy')
})

test('a spell spent to harm explodes and meets armour', () => {
  const evening = caster()
  evening.happen({ do: 'set', creature: 'c5', field: 'amr', to: 2 })
  evening.do(
    'heartbreaker.discharge',
    { caster: 'c1', spell: spellId(evening, 'Sleep'), target: 'c5' },
    { damage: [6], 'damage 1.2': [1] },
  )
  expect(evening.value('c5', 'hp')).toBe(4)
})

test('turning: whole monsters flee, the weakest first; a tie fails', () => {
  const evening = caster('champion')
  const tie = { turning: [14], 'the unholy': [8] }
  expect(evening.do('heartbreaker.turn-unholy', { who: 'c1' }, tie).says).toBe('They stand')
  evening.do(
    'heartbreaker.turn-unholy',
    { who: 'c1' },
    { turning: [15], 'the unholy': [8], 'hit dice': [2, 2] },
  )
  expect(['c5', 'c6', 'c7'].filter((id) => evening.conditions(id).includes('fleeing'))).toEqual([
    'c5',
    'c6',
  ])
  // Those who flee already are turned no more.
  for (const id of ['c5', 'c6', 'c7'])
    evening.happen({ do: 'condition', creature: id, name: 'fleeing', to: {} })
  expect(evening.refuses('heartbreaker.turn-unholy', { who: 'c1' })).toContain(
    'All who are unholy here flee already.',
  )
})

const roundOne = { round: 1, declared: {}, acted: {}, began: 0 }

/** Magic of a champion in a fight: the action, its input, true where it takes the action of the round. */
function magicOf(evening: HeartbreakerEvening): [string, Record<string, unknown>, boolean][] {
  const spell = { caster: 'c1', spell: spellId(evening, 'Bless') }
  return [
    ['heartbreaker.turn-unholy', { who: 'c1' }, true],
    ['heartbreaker.cast', spell, true],
    ['heartbreaker.discharge', { ...spell, target: 'c5' }, true],
    ['heartbreaker.ward', spell, false],
  ]
}

test('whoever casts, discharges or turns in a fight has acted; a ward costs no action', () => {
  const evening = caster('champion')
  evening.happen({ do: 'set', creature: 'c1', field: 'mag', to: 6 })
  for (const [action, input, costs] of magicOf(evening)) {
    evening.happen({ do: 'fight', fight: roundOne }, { do: 'advance', seconds: 86_400 })
    evening.do(action, input)
    expect([action, evening.state.fight?.acted]).toEqual([action, costs ? { c1: true } : {}])
  }
})

test('nobody casts, discharges, wards or turns who is down, surprised or paralysed', () => {
  for (const name of ['unconscious', 'surprised', 'paralysed']) {
    const evening = caster('champion')
    evening.happen(
      { do: 'fight', fight: roundOne },
      { do: 'condition', creature: 'c1', name, to: {} },
    )
    for (const [action, input] of magicOf(evening))
      expect(evening.refuses(action, input)).toMatch(/^Nerys is (?:down|surprised|paralysed)/)
  }
})

test('HBK-INIT-01: a foe felled by a spell strikes all the same while both act together', () => {
  const evening = caster()
  const input = { caster: 'c1', spell: spellId(evening, 'Sleep'), target: 'c5' }
  evening.happen(
    { do: 'fight', fight: { ...roundOne, first: 'tie' } },
    { do: 'set', creature: 'c5', field: 'hp', to: 3 },
  )
  expect(evening.do('heartbreaker.discharge', input, { damage: [4] }).says).toBe(
    '4 damage: Ghoul c5 falls to 0 STA; Ghoul c5 strikes at the same time',
  )
  expect(Object.values(evening.state.dues).map(({ title }) => title)).toContain('At the same time')
  evening.happen({ do: 'advance', seconds: 86_400 })
  expect(evening.refuses('heartbreaker.discharge', input)).toContain('is dead')
})
