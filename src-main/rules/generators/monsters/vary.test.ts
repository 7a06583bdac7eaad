import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { seedOf, TestDesk } from '../testing/desk.ts'
import { monsterTemplates } from './templates.ts'
import { applyTemplate } from './vary.ts'

const content = bundled(resolve(import.meta.dirname, '../../../../resources'))
const desk = new TestDesk(content)

test('a giant ogre has twice the dice, twice the damage, and the XP of its dice', () => {
  const { monster, derived } = desk.deal('monster', { monster: 'Ogre', template: 'giant' })
  expect(monster?.name).toBe('Giant ogre')
  expect(derived?.map(({ field, how, value }) => [field, how, value]).slice(0, 3)).toEqual([
    ['hd', '4+1, and giant', '8+1'],
    ['xp', '125, and giant', 650],
    ['attack-1', '1d10, and giant', '2d10'],
  ])
})

test('a second head bites, and poison is named once', () => {
  const ghoul = desk.deal('monster', { monster: 'Ghoul', template: 'two-headed' }).monster
  expect(ghoul?.attacks.map(({ name, count }) => [name, count])).toEqual([
    ['claw', 2],
    ['bite', 2],
  ])
  const medusa = desk.deal('monster', { monster: 'Medusa', template: 'venomous' }).monster
  expect(medusa?.attacks[0]?.notes).toBe('poison: save, or 1d6 more and weak for a day')
})

test('every template changes every monster into one that reads, and leaves the original', () => {
  for (const original of content.monsters) {
    const before = JSON.stringify(original)
    for (const [id, template] of Object.entries(monsterTemplates)) {
      const { monster } = applyTemplate(original, `${original.id}-${id}`, template)
      const { figures } = monster
      if (figures.family === 'bx') expect(figures.hd?.value.dice ?? 1).toBeGreaterThan(0)
      else expect(figures.hp?.value ?? 1).toBeGreaterThan(0)
      expect(monster.details.at(-1)?.text).toBe(template.special)
    }
    expect(JSON.stringify(original)).toBe(before)
  }
})

test('a monster drawn for a template is one that it suits', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const dealt = { seed: seedOf(seed) }
    const winged = desk.deal('monster', { template: 'winged' }, dealt).monster
    expect(winged?.name).not.toMatch(/dragon|bat|bee|harpy/i)
    const frozen = desk.deal('monster', { template: 'frozen' }, dealt).monster
    expect(frozen?.tags).not.toContain('people')
  }
})
