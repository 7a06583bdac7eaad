import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import type { RulesetId } from '../../core/situation.ts'
import { creatureOf } from '../../gm/meeting.ts'
import { rulesetOf } from '../../registry.ts'
import { spoils } from './spoils.ts'
import { printedTreasure } from '../treasure/printed.ts'
import { seedOf, TestDesk } from '../testing/desk.ts'

const content = bundled(resolve(import.meta.dirname, '../../../../resources'))
const desk = new TestDesk(content)

/** Context with so many fallen monsters of a name. */
function withFallen(name: string, count: number, game: RulesetId) {
  const monster = content.monsters.find((one) => one.name === name)
  if (!monster) throw new Error(`there is no ${name}`)
  const { situation } = desk.context(game)
  const bodies = Array.from({ length: count }, (_, at) => ({
    ...creatureOf(monster, `c${at}`, `${name} ${at}`, situation, rulesetOf(situation)),
    conditions: { dead: {} },
  }))
  const creatures = Object.fromEntries(bodies.map((one) => [one.id, one]))
  return desk.context(game, { creatures })
}

/** Deals the treasure of so many fallen monsters of a name. */
const dealt = (name: string, count: number, lair: boolean, nth = 1, game: RulesetId = 'hearts') =>
  desk.deal('spoils', { lair }, { seed: seedOf(nth) }, withFallen(name, count, game))

test('treasure is read as stat blocks print it', () => {
  const one = (letter: string, times = 1) => ({ letter, times })
  expect(printedTreasure('R (C)')).toEqual({ letters: [one('R'), one('C')], gp: 0 })
  expect(printedTreasure('P × 3, U')).toEqual({ letters: [one('P', 3), one('U')], gp: 0 })
  expect(printedTreasure('C + 1,000gp')).toEqual({ letters: [one('C')], gp: 1000 })
  expect(printedTreasure('III (XX)')).toEqual({ letters: [one('R'), one('C')], gp: 0 })
  expect(printedTreasure('None')).toEqual({ letters: [], gp: 0 })
})

test('each goblin carries its own coins, and the hoard lies in the lair', () => {
  const bodies = dealt('Goblin', 4, false)
  expect(bodies.parts.map(({ text }) => text)).toEqual(['R × 4'])
  expect(bodies.treasure?.coins).toBeGreaterThanOrEqual(4)
  expect(bodies.treasure?.coins).toBeLessThanOrEqual(24)
  const hoards = Array.from({ length: 20 }, (_, nth) => dealt('Goblin', 4, true, nth + 1))
  expect(hoards.some(({ parts }) => parts.some(({ text }) => text === 'C'))).toBe(true)
})

test('odds and average worth before the roll are those of what is rolled', () => {
  const before = (name: string, lair: boolean, game: RulesetId) =>
    spoils.odds?.({ lair }, withFallen(name, 4, game))
  expect(before('Goblin', false, 'hearts')).toEqual({
    average: '14 coins',
    lines: [{ title: 'Type R × 4', chance: 1, says: '' }],
  })
  const lair = before('Goblin', true, 'hearts')
  expect(lair?.lines.map(({ title }) => title)).toEqual(['Type R × 4', 'Type C'])
  const [, hoard] = lair?.lines ?? []
  expect(hoard?.chance).toBeGreaterThan(0.5)
  expect(hoard?.chance).toBeLessThan(1)
  expect(spoils.odds?.({ lair: true }, desk.context('hearts', {}))).toBeNull()
})

test('nothing is found while no foe lies', () => {
  const { parts, treasure } = desk.deal('spoils')
  expect([parts.map(({ text }) => text), treasure]).toEqual([
    ['no foe with a stat block has fallen'],
    undefined,
  ])
})
