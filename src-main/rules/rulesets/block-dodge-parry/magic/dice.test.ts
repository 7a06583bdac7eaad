import { expect, test } from 'vitest'
import type { Creature } from '../../../core/state/creature.ts'
import { BlockDodgeParryEvening, foe, hero, withItems } from '../testing/evening.ts'

const staff = { name: 'Wizard’s staff (Power 4)', gear: 'wizards-staff' }
const mage: Creature = withItems(hero('c1', 'Ada', { hp: 9, maxHp: 9 }), staff)
const witch = foe('c5', { magicDice: 3, hp: 9, maxHp: 9 })
const bolt = { caster: 'c5', power: 'Sculpt Energy', dice: 3, damage: 3, targets: ['c1'] }

test('Power spent against an enemy’s spell makes so many of its dice do nothing', () => {
  const evening = new BlockDodgeParryEvening([mage, witch])
  const cast = { ...bolt, guard: 'c1', guarded: 2 }
  expect(evening.refuses('cast', { ...cast, guarded: 4, guard: 'c5' })).toContain('0 Power')
  evening.do('cast', cast, { magic: [2, 3, 1] })
  expect(evening.value('c1', 'hp')).toBe(8)
  expect(Object.values(evening.state.creatures['c1']?.items ?? {})[0]?.name).toBe(
    'Wizard’s staff (Power 2)',
  )
})

test('a spell whose every die is stopped comes to nothing; nobody’s Power is none', () => {
  const evening = new BlockDodgeParryEvening([mage, witch])
  expect(evening.refuses('cast', { ...bolt, guarded: 1 })).toContain('Choose whose wand')
  const all = { ...bolt, guard: 'c1', guarded: 3 }
  expect(evening.do('cast', all, { magic: [2, 3, 1] }).says).toContain('comes to nothing')
  expect(evening.value('c1', 'hp')).toBe(9)
})
