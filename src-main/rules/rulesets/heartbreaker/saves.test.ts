import { expect, test } from 'vitest'
import { HeartbreakerEvening, hero } from './testing/evening.ts'

test('a save adds the attribute of the threat, and SKI by the path', () => {
  const evening = new HeartbreakerEvening([
    hero('c1', 'Sabine', { dexterity: 13, constitution: 13 }, 'swashbuckler'),
  ])
  const saved = (threat: string, face: number) =>
    evening.do('heartbreaker.save', { who: 'c1', threat }, { SAV: [face] }).says
  expect([saved('tripping', 12), saved('tripping', 11)]).toEqual(['Saved', 'Not saved'])
  expect([saved('poison', 14), saved('poison', 13)]).toEqual(['Saved', 'Not saved'])
  expect([saved('anything else', 15), saved('anything else', 14)]).toEqual(['Saved', 'Not saved'])
})

test('an avenger holds back by a passed bare SAV only', () => {
  const evening = new HeartbreakerEvening([
    hero('c1', 'Marek', { charisma: 18 }, 'avenger'),
    hero('c2', 'Hob'),
  ])
  const held = evening.do('heartbreaker.restrain', { who: 'c1' }, { SAV: [14] })
  expect(held.says).toBe('Cannot stay peaceful')
  expect(evening.refuses('heartbreaker.restrain', { who: 'c2' })).toContain('no avenger')
})
