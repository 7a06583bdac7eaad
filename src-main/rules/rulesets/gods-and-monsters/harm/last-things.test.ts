import { expect, test } from 'vitest'
import { psychicDamage } from '../psychic/state.ts'
import { rest } from '../rest/index.ts'
import { Conflict, sam, toromeen, yeti } from '../testing/play.ts'
import { catchAilment } from './ailments/catch.ts'
import { holdBreath } from './breath.ts'
import { damage } from './damage.ts'
import { deathCheck } from './death-check.ts'
import { lastEffort, sceneDeath } from './dying.ts'
import { faint } from './fainting.ts'

const struck = (values: Record<string, number>, houseRules = {}, harm = {}): Conflict => {
  const play = new Conflict(
    [{ ...toromeen, values: { ...toromeen.values, ...values } }, yeti],
    houseRules,
  )
  play.do(damage, { target: 'c3', amount: '6', verve: 'not archetypal', ...harm })
  return play
}

test('survival gone and verve left: they test to stay awake, unless verve keeps them on their feet', () => {
  const emptied = { hp: 6, verve: 5 }
  expect(struck(emptied).dues()).toEqual(['faint:c3'])
  expect(struck(emptied, { verveStands: true }).dues()).toEqual([])
})

test('injuries count once in the tests of fainting and dying, or twice', () => {
  const hurt = { hp: 4, verve: 0 }
  const once = struck(hurt)
  const twice = struck(hurt, { injuriesTwice: true })
  const who = { who: 'c3' }
  expect([once.says(faint, who), twice.says(faint, who)].map((said) => said.slice(0, 22))).toEqual([
    'd20 at or under 9: 45 ',
    'd20 at or under 7: 35 ',
  ])
  const dice = { 'Guide’s d20': [1], 'player’s d20': [12] }
  expect(once.do(deathCheck, who, dice).says).toBe('Lives on')
  expect(twice.do(deathCheck, who, dice).says).toContain('Dying')
})

test('a pool is no survival where death is compared, unless the campaign counts it', () => {
  const pooled = { hp: 0, verve: 0, pool: 4, injuries: 1 }
  const died = (houseRules = {}): string[] => {
    const play = new Conflict(
      [{ ...toromeen, values: { ...toromeen.values, ...pooled } }, yeti],
      houseRules,
    )
    play.happen({ do: 'change', creature: 'c3', field: 'injuries', by: 1 })
    return play.dues()
  }
  expect(died()).toContain('death:c3')
  expect(died({ poolCounts: true })).not.toContain('death:c3')
})

test('all who gave mojo to a last effort earn by all of it, or by their own', () => {
  const earned = (houseRules = {}): (number | undefined)[] => {
    const dying = { ...toromeen, conditions: { 'dying of injuries': {} } }
    const play = new Conflict(
      [
        { ...dying, values: { ...dying.values, mojo: 2 } },
        { ...sam, values: { ...sam.values, mojo: 5 } },
      ],
      houseRules,
    )
    const effort = { who: 'c3', score: 'agility', mojo: 7, helpers: ['c1'] }
    play.do(lastEffort, effort, { agility: [15] })
    return [play.value('c3', 'experience'), play.value('c1', 'experience')]
  }
  expect([earned(), earned({ effortXp: 'own' })]).toEqual([
    [150, 150],
    [100, 50],
  ])
})

test('an encounter adds the level to verve, or lifts verve to it', () => {
  const engage = rest.find(({ id }) => id === 'gods-and-monsters.engage')
  const verve = (had: number, houseRules = {}): number | undefined => {
    const play = new Conflict(
      [{ ...toromeen, values: { ...toromeen.values, verve: had } }],
      houseRules,
    )
    if (engage) play.do(engage)
    return play.value('c3', 'verve')
  }
  expect([verve(1), verve(1, { engagedVerve: 'to level' })]).toEqual([3, 2])
})

test('the first verve of a psychic attack pays for it, or adds as well', () => {
  expect([psychicDamage(2, 1, 3, 5), psychicDamage(2, 1, 3, 5, 'adds')]).toEqual([5, 6])
})

test('whoever would die of an illusion is in shock until a full night’s rest', () => {
  const play = struck({ hp: 4, verve: 0 })
  const dice = { 'Guide’s d20': [1], 'player’s d20': [20] }
  expect(play.do(deathCheck, { who: 'c3', phantasm: true }, dice).says).toContain('In shock')
  expect(play.conditions('c3')).toEqual(expect.arrayContaining(['in shock', 'unconscious']))
  const night = rest.find(({ id }) => id === 'gods-and-monsters.night')
  if (night) play.do(night, {}, { 'health of Toromeen (c3)': [20] })
  expect(play.conditions('c3')).not.toContain('in shock')
  expect(play.conditions('c3')).not.toContain('unconscious')
})

test('poison and want of air end with the body', () => {
  const play = new Conflict([toromeen])
  const drunk = { who: 'c3', ailment: 'Alcohol' }
  play.do(catchAilment, drunk, { health: [20] })
  play.do(holdBreath, { who: 'c3', prepared: true })
  play.happen({ do: 'advance', seconds: 1800 })
  expect(play.dues().length).toBeGreaterThan(1)
  play.do(sceneDeath, { who: 'c3' })
  expect([play.dues(), play.state.timers]).toEqual([[], {}])
})
