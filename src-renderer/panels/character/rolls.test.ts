import { expect, it } from 'vitest'
import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import { addedRollOf, plainTestOf, rollOf } from './rolls.ts'

const who = { kind: 'creature', role: 'actor', title: 'Who' } as const
const action = (some: Partial<ActionView>): ActionView =>
  ({
    id: 'a.b',
    title: 'Test',
    slot: 'skill',
    from: null,
    asks: { who },
    input: {},
    ...some,
  }) as ActionView
const skill = action({
  id: 'hearts.skill',
  title: 'Skill test',
  asks: { who, skill: { kind: 'choice', title: 'Skill', of: ['Pirate', 'Stealth'] } },
  input: { who: 'c1', skill: 'Pirate' },
})
const abilities = action({
  id: 'delve.save',
  slot: 'save',
  asks: { who, ability: { kind: 'choice', title: 'Ability', of: ['STR', 'DEX'] } },
  input: { advantage: false },
})
const alone = action({
  id: 'hearts.save',
  slot: 'save',
  preview: { terms: [{ name: 'ST', value: 11 }] } as unknown as ActionView['preview'],
})

it('a skill is tested by the action that offers it, for whom the sheet is', () => {
  expect(rollOf([abilities, skill], 'skill', 'Stealth', 'c7')).toEqual({
    action: 'hearts.skill',
    title: 'Skill test',
    input: { who: 'c7', skill: 'Stealth' },
  })
  expect(rollOf([skill], 'skill', 'Juggling', 'c7')).toBeNull()
})

it('a number is saved on by its name among the choices, or where it is the only one looked at', () => {
  expect(rollOf([abilities], 'save', 'DEX', 'c7')?.input).toEqual({
    advantage: false,
    who: 'c7',
    ability: 'DEX',
  })
  expect(rollOf([alone], 'save', 'ST', 'c7')?.action).toBe('hearts.save')
  expect(rollOf([alone, abilities], 'save', 'HP', 'c7')).toBeNull()
})

it('a borrowed test is none of this sheet', () => {
  expect(rollOf([{ ...abilities, from: 'from Delve' }], 'save', 'DEX', 'c7')).toBeNull()
})

it('a number goes by the plain test that offers it, not by a narrower one (GAM-CTS-01)', () => {
  const score = (of: string[]) => ({ who, score: { kind: 'choice' as const, title: 'By', of } })
  const narrow = action({
    id: 'gods-and-monsters.concentrate',
    asks: score(['willpower']),
  } as never)
  const test = action({
    id: 'gods-and-monsters.test',
    asks: score(['reason', 'willpower']),
    input: { score: 'perception', bonus: 0 },
  } as never)
  expect(plainTestOf([narrow, test], 'Willpower', 'c7')).toEqual({
    action: 'gods-and-monsters.test',
    title: 'Test',
    input: { who: 'c7', score: 'willpower', bonus: 0 },
  })
  expect(plainTestOf([narrow, test], 'Mojo', 'c7')).toBeNull()
})

it('a field opens the test that it adds to, for what it is a test of is chosen there (GAM-CTS-13)', () => {
  const test = action({
    id: 'gods-and-monsters.test',
    asks: { who, field: { kind: 'text', role: 'skill', title: 'Field', max: 60, optional: true } },
    input: { score: 'perception' },
  } as never)
  expect(addedRollOf([test], 'War Craft', 'c7')).toEqual({
    action: 'gods-and-monsters.test',
    title: 'Test',
    input: { who: 'c7', field: 'War Craft', score: 'perception' },
    opens: true,
  })
  const task = action({
    id: 'block-dodge-parry.task',
    asks: { who, skill: { kind: 'switch', role: 'skill', title: 'Skill' } },
  } as never)
  expect(addedRollOf([task], 'Sleuth', 'c7')?.input).toEqual({ who: 'c7', skill: true })
})
