import { expect, test } from 'vitest'
import { characters } from '../character.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { ConflictPlay } from '../testing/play.ts'
import { cast } from './cast.ts'

function caller(values: Record<string, number>, more: Partial<Creature> = {}): Creature {
  const blank = characters.blank('c1', 'Ada')
  return { ...blank, ...more, values: { ...blank.values, ...values } }
}
const bo = characters.blank('c2', 'Bo')

test('a spirit does what its card says for the level of whoever calls it, as long as it says', () => {
  const play = new ConflictPlay([bo, caller({ prophet: 3 })])
  expect(play.says(cast, { power: 'Divine Courier' })).toContain('within 300 yards')
  const called = play.do(cast, { power: 'Firewalk', targets: ['c2'] })
  expect(called.says).toContain('+3 to reactions')
  expect(Object.values(play.state.timers)).toMatchObject([
    { title: 'Firewalk', next: 180 + play.state.clock.seconds },
  ])
  expect(play.state.creatures['c2']?.conditions).toHaveProperty('Firewalk')
  play.do(cast, { power: 'Tidings', about: 'the bridge' })
  expect(Object.keys(play.state.timers)).toHaveLength(1)
})

test('spells of one’s own go by their name, their level as learned and the time you give', () => {
  const play = new ConflictPlay([caller({ sorceror: 2 }, { skills: { 'Spell: Glow': 2 } })])
  const shown = play.do(cast, { named: 'Glow', minutes: 10 })
  expect(shown.why).toContainEqual({ name: 'Spell', value: 'level 2', rule: 'GAM-SPL-01' })
  expect(shown.why.map(({ value }) => value)).toContain('10 minutes')
})

test('whoever has no magic is told so, with the way out', () => {
  const play = new ConflictPlay([bo])
  expect(play.refuses(cast, { power: 'Tidings' })).toContain('choose who')
  expect(play.refuses(cast, { caster: 'c2', power: 'Tidings' })).toContain('no prophet')
  const mage = new ConflictPlay([caller({ sorceror: 1 })])
  expect(mage.refuses(cast)).toContain('Nothing is chosen')
  expect(mage.refuses(cast, { power: 'Tidings' })).toContain('no prophet')
})
