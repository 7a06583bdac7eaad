import { expect, test } from 'vitest'
import { hero } from '../testing/evening.ts'
import { traitsOf } from './traits.ts'

const said = (of: ReturnType<typeof hero>) =>
  traitsOf(of).map(({ title, says, does }) => [title, says, does].filter(Boolean).join(' | '))
const next = (...of: Parameters<typeof hero>) =>
  traitsOf(hero(...of)).find(({ title }) => title.startsWith('Level'))

test('a sheet says who they are, what their path gives, what they speak', () => {
  expect(said(hero('c1', 'Idony', { mag: 2 }, 'elf', 'professional', 'seeker'))).toEqual([
    'Is | Elf professional and seeker',
    'Elf | surprised only when the first initiative die shows 1; once a day changes eyes, hair or skin for an hour with SKI + CHA; may not use light plate, full plate',
    'Level 2 | at 1000 EXP, 1000 to go; the deed: find a new spell or magic item | heartbreaker.deed',
    'Seeker | SKI on saves by INT and WIS; MAG +1 and 1d6 less STA at the start',
    'With SKI | change one’s looks (CHA), heal an ally (CHA), brew from a recipe (INT) | heartbreaker.skill',
    'Spells | 0 of 2 known, each once a day | heartbreaker.learn',
    'Speaks | Elven and Ancient',
  ])
})

test('HBK-ARM-05: metal armour that stops casting is named beside the spells', () => {
  const ada = hero('c1', 'Ada', { mag: 2 }, 'human', 'noble', 'seeker')
  const worn = { id: 'i1', name: 'Light plate', count: 1, gear: 'light-plate', ready: true }
  const clad = { ...ada, items: { i1: worn }, itemOrder: ['i1'] }
  expect(traitsOf(clad).find(({ title }) => title === 'Spells')?.says).toBe(
    '0 of 2 known, each once a day; none in light plate',
  )
})

test('what is next: EXP, then the deed, then the level', () => {
  const deed = { exp: 2000, lvl: 2 }
  expect(next('c1', 'Ada', { lvl: 2, exp: 1500 }, 'avenger')).toMatchObject({
    title: 'Level 3',
    says: 'at 2000 EXP, 500 to go; the deed: avenge a wrong',
    does: 'heartbreaker.deed',
  })
  expect(next('c1', 'Ada', { lvl: 2, exp: 1500 }, 'avenger', 'deed done')?.says).toBe(
    'at 2000 EXP, 500 to go; the deed is done: avenge a wrong',
  )
  expect(next('c1', 'Ada', deed, 'avenger')).toMatchObject({
    rule: 'HBK-LVL-04',
    does: 'heartbreaker.deed',
  })
  expect(next('c1', 'Ada', deed, 'avenger', 'deed done')?.does).toBe('heartbreaker.level')
  expect(next('c1', 'Ada', deed)?.does).toBe('heartbreaker.level')
})

test('half a point of COM shows what it counts as; beasts have nothing to tell', () => {
  expect(said(hero('c1', 'Ada', { com: 1, comHalf: 1 }))).toContain('COM | 1½, which counts as 1')
  expect(said(hero('c1', 'Ada', { comHalf: 1 }))).toContain('COM | ½, which counts as 0')
  expect(traitsOf({ ...hero('c1', 'Mule'), kind: 'animal' })).toEqual([])
})
