import { expect, test } from 'vitest'
import { newState } from '../../campaign/state.ts'
import { context } from '../../campaign/testing/context.ts'
import { dueViews } from '../../campaign/view/actions.ts'
import { actionNamed, consequencesOf } from '../registry.ts'
import type { CampaignState } from '../core/situation.ts'
import type { Creature } from '../core/state/creature.ts'
import type { Due } from '../core/state/due.ts'
import { lapsedDues } from './lapsed-dues.ts'

const one = (id: string): Creature =>
  ({
    id,
    name: id,
    side: 'party',
    kind: 'character',
    conditions: {},
    values: {},
    items: {},
    itemOrder: [],
    tags: {},
    skills: {},
  }) as never
const due = (some: Partial<Due>): Due => ({
  id: 'due',
  action: 'hearts.attack',
  input: {},
  why: 'It is time',
  title: 'Attack',
  rule: 'HRT-ATK-01',
  when: 'now',
  who: [],
  must: false,
  ...some,
})
const table = (dues: readonly Due[], dead: readonly string[] = [], away = ''): CampaignState => ({
  ...newState('Test', 'hearts', {}),
  creatures: Object.fromEntries(
    ['maud', 'pell', 'odo']
      .filter((id) => id !== away)
      .map((id) => [
        id,
        { ...one(id), conditions: dead.includes(id) ? { dead: {} } : {} } as Creature,
      ]),
  ),
  dues: Object.fromEntries(dues.map((each) => [each.id, each])),
})
const lapse = (before: CampaignState, after: CampaignState) =>
  lapsedDues(before, after, (id) => actionNamed(after, id))

const settled = [{ do: 'settle', due: 'due' }]

test.each([
  ['its target is dead', { input: { attacker: 'maud', target: 'pell' }, who: ['maud'] }, ['pell']],
  ['whoever does it is dead', { input: { attacker: 'pell' }, who: ['pell'] }, ['pell']],
])('goes when %s', (_, some, dead) => {
  expect(lapse(table([due(some)]), table([due(some)], dead))).toEqual(settled)
})

test('goes when somebody it names is away', () => {
  const attack = due({ input: { attacker: 'maud', target: 'pell' }, who: ['maud'] })
  expect(lapse(table([attack]), table([attack], [], 'pell'))).toEqual(settled)
})

test('one of several goes on with those who are left', () => {
  const morale = due({ action: 'hearts.morale', who: ['maud', 'pell'] })
  expect(lapse(table([morale]), table([morale], ['pell']))).toEqual([
    { do: 'due', due: { ...morale, who: ['maud'] } },
  ])
})

test('one on the bench is among the targets again when they are back, and is not offered meanwhile', () => {
  const blow = due({
    action: 'house.harm-several',
    input: { targets: ['maud', 'pell'], amount: '3' },
  })
  const all = table([blow])
  const seat = { id: 'pell', creature: one('pell'), why: 'absent', since: 0, place: 1 }
  const away = { ...table([blow], [], 'pell'), bench: { pell: seat as never } }
  expect(lapse(all, away)).toEqual([])
  expect(dueViews(away, context)[0]?.input).toEqual({ targets: ['maud'], amount: '3' })
  expect(dueViews(all, context)[0]?.input).toEqual(blow.input)
})

test('what a death itself makes due stands', () => {
  const attack = due({ input: { attacker: 'pell', target: 'maud' }, who: ['pell'] })
  expect(lapse(table([]), table([attack], ['pell']))).toEqual([])
})

test('what is about the dead stands', () => {
  const fall = due({ action: 'house.fall', input: { who: 'pell' }, who: ['pell'] })
  expect(lapse(table([fall]), table([fall], ['pell']))).toEqual([])
})

test('is among what follows from a change in every game', () => {
  const attack = due({ input: { attacker: 'maud', target: 'pell' }, who: ['maud'] })
  const after = table([attack], ['pell'])
  expect(consequencesOf(after)(table([attack]), after)).toContainEqual(settled[0])
})

test('an attack ends with its fight, whatever ended it, and a morale check does not', () => {
  const attack = due({ input: { attacker: 'maud', target: 'pell' }, who: ['maud'] })
  const morale = due({ id: 'nerve', action: 'hearts.morale', who: ['maud'] })
  const fighting = { ...table([attack, morale]), fight: { round: 2 } as never }
  expect(lapse(fighting, table([attack, morale]))).toEqual(settled)
  expect(lapse(table([attack]), { ...table([attack]), fight: { round: 1 } as never })).toEqual([])
})
