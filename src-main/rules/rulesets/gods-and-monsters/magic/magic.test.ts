import { expect, test } from 'vitest'
import type { Creature } from '../../../core/state/creature.ts'
import { characters } from '../character/index.ts'
import { ConflictPlay, person } from '../testing/play.ts'
import { cast } from './casting.ts'
import { manifestations } from './spells.ts'

const caller = (values: Record<string, number>, more: Partial<Creature> = {}) =>
  person('c1', values, { name: 'Ada', ...more })
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

test('a caster without magic is refused, with the way out', () => {
  const play = new ConflictPlay([bo])
  expect(play.refuses(cast, { power: 'Tidings' })).toContain('choose who')
  expect(play.refuses(cast, { caster: 'c2', power: 'Tidings' })).toContain('no prophet')
  const mage = new ConflictPlay([caller({ sorceror: 1 })])
  expect(mage.refuses(cast)).toContain('Nothing is chosen')
  expect(mage.scope(cast)?.['named']?.untold).toBe('Spell or spirit')
  expect(mage.refuses(cast, { power: 'Tidings' })).toContain('no prophet')
})

test('while nobody is chosen, a spirit is called by the first prophet, whoever casts before them', () => {
  const seer = person('c3', { prophet: 1 }, { name: 'Petra' })
  const play = new ConflictPlay([caller({ sorceror: 1 }), seer])
  expect(play.says(cast, { power: 'Tidings' })).toMatch(/^Petra, Tidings/)
  expect(play.says(cast, { named: 'Glow' })).toMatch(/^Ada, Glow/)
  play.do(cast, { power: 'Tidings' })
  expect(play.refuses(cast, { power: 'Tidings' })).toContain(
    'takes 1 calling point, and Petra has 0',
  )
})

test('a casting begins with what the caster knows', () => {
  const mage = new ConflictPlay([caller({ sorceror: 1 }, { skills: { 'Spell: Glow': 1 } })])
  expect(mage.says(cast)).toContain('Ada, Glow')
  const courier = new ConflictPlay([caller({ prophet: 1 })])
  expect(courier.says(cast)).toContain('Ada, Divine Courier')
  const fire = new ConflictPlay([caller({ prophet: 1 }, { notes: 'Spirit types: fire' })])
  expect(fire.says(cast)).toContain('Ada, Firewalk')
})

test('GAM-INJ-03: a sorceror casts no spell above their level less their injuries', () => {
  const skills = { 'Spell: Glow': 2, 'Spell: Storm': 3 }
  const hurt = new ConflictPlay([caller({ sorceror: 3, injuries: 1 }, { skills })])
  expect(hurt.refuses(cast, { named: 'Storm' })).toBe(
    'Storm is of level 3, and Ada, sorceror 3 with 1 injury, casts up to level 2 (GAM-INJ-03): choose a lower one, or heal first.',
  )
  expect(hurt.do(cast, { named: 'Glow' }).says).toBe('It is cast')
  const whole = new ConflictPlay([caller({ sorceror: 3 }, { skills })])
  expect(whole.do(cast, { named: 'Storm' }).says).toBe('It is cast')
  const down = new ConflictPlay([caller({ sorceror: 3, injuries: 3 }, { skills })])
  expect(down.refuses(cast, { named: 'Glow' })).toMatch(/casts no spell .*: heal first\.$/)
})

test('the form offers the caster’s spells even where it refuses, and nothing unwritten to read from', () => {
  const skills = { 'Spell: Glow': 2 }
  const hurt = new ConflictPlay([caller({ sorceror: 2, injuries: 1 }, { skills })])
  expect(hurt.scope(cast, { named: 'Glow' })).toEqual({
    spell: { idle: true },
    named: { of: ['Glow'] },
  })
})

test('GAM-ADV-19: spirits take their level in calling points, which are back the next day', () => {
  const play = new ConflictPlay([caller({ prophet: 2 })])
  play.do(cast, { power: 'Firewalk', level: 2 })
  expect(play.state.creatures['c1']?.uses).toMatchObject({
    'calling points': { of: 3, spent: 2, again: 'day' },
  })
  expect(play.refuses(cast, { power: 'Tidings', level: 2 })).toBe(
    'Tidings takes 2 calling points, and Ada has 1 of 3 left today (GAM-ADV-19): choose a lower one, or wait for the next day.',
  )
  play.do(cast, { power: 'Tidings', level: 1 })
  play.state = { ...play.state, clock: { ...play.state.clock, seconds: 86_400 * 2 } }
  expect(play.do(cast, { power: 'Firewalk', level: 2 }).why).toContainEqual({
    name: 'Calling points',
    value: '2 of 3 left',
    rule: 'GAM-ADV-19',
  })
})

test('GAM-ADV-21: a sorceror of the second level has three slots, by house rule one a spell', () => {
  const mage = caller({ sorceror: 2 }, { skills: { 'Spell: Glow': 2 } })
  const play = new ConflictPlay([mage])
  play.do(cast, { named: 'Glow' })
  expect(play.refuses(cast, { named: 'Glow' })).toContain('has 1 of 3 left today (GAM-ADV-21)')
  const cheap = new ConflictPlay([mage])
  cheap.state = { ...cheap.state, houseRules: { magicPrice: 'one' } }
  for (const left of [3, 2, 1])
    expect(cheap.do(cast, { named: 'Glow' }).why).toContainEqual({
      name: 'Spell slots',
      value: `1 of ${left} left`,
      rule: 'GAM-ADV-21',
    })
  expect(cheap.refuses(cast, { named: 'Glow' })).toContain('has 0 of 3 left')
})

test('GAMX-SPL-06: every manifestation of the text is there, by its level', () => {
  const ofLevel = (level: number | null): string[] =>
    manifestations.filter((one) => one.level === level).map(({ name }) => name)
  expect(manifestations).toHaveLength(5)
  expect([null, 7].map((level) => [level, ofLevel(level)])).toEqual([
    [null, ['Divine Courier', 'Tidings', 'Firewalk', 'Track Animal']],
    [7, ['Ignite the Sky']],
  ])
})
