import { expect, it } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import { formsOf } from './filled-forms.ts'

const situation = {
  creatures: {
    c1: newCreature('c1', 'Odo', 'character', {}),
    c2: newCreature('c2', 'Maud', 'character', {}),
  },
  party: ['c1', 'c2'],
}
const field = (name: string, was: string, now: string) => ({ name, was, now })

it('a form knows its character by its own name, by the name on it, or not at all', () => {
  const forms = formsOf(
    [
      field('sheet c2/name', 'Maud', 'Maud the Tall'),
      field('sheet c2/values/hp', '3', '1'),
      field('sheet c9/name', 'Odo', 'Odo'),
      field('blank 1/name', '', ' odo '),
      field('blank 2/name', '', 'Somebody new'),
    ],
    situation,
  )
  expect(forms.map(({ form, creature, name }) => [form, creature, name])).toEqual([
    ['sheet c2', 'c2', 'Maud the Tall'],
    ['sheet c9', 'c1', 'Odo'],
    ['blank 1', 'c1', 'odo'],
    ['blank 2', null, 'Somebody new'],
  ])
  expect(forms[0]?.fields).toEqual([
    field('name', 'Maud', 'Maud the Tall'),
    field('values/hp', '3', '1'),
  ])
})
