import { expect, test } from 'vitest'
import type { Note } from '../../rules/core/state/note.ts'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { Library } from '../library.ts'
import { newState } from '../state.ts'
import { makeContent } from './index.ts'

const note = (id: string, more: Partial<Note>): Note => ({
  id,
  kind: 'person',
  title: id,
  fields: {},
  text: '',
  known: '',
  tags: [],
  ...more,
})
const values = [
  note('Marget', {
    fields: { secret: 'drowned at [[Sallow Ford|the ford]]', look: 'one boot' },
    text: '# Marget\n\nPoles at [[Sallow Ford]].',
    known: 'A ferrywoman.',
    tags: ['ferry'],
  }),
  note('Sallow Ford', { kind: 'place' }),
]
const shelf = new Library(
  [],
  noTables,
  values.map((value) => ({ type: 'note', id: value.id, value })),
)
const situation = newState('Barrow', 'hearts', {})
const around = { situation, shelf, ruleset: rulesetOf(situation), entries: [] }
const contentOf = (players: boolean, kind: 'all' | 'place' = 'all') =>
  makeContent({ template: 'notes', form: 'cards', kind, players }, around)

test('notes are printed by kind, their links as words and no title twice', () => {
  expect(contentOf(false)).toMatchObject({
    title: 'Notes',
    data: {
      groups: [
        {
          title: 'People',
          notes: [
            {
              title: 'Marget',
              lines: [
                { title: 'Look', text: 'one boot' },
                { title: 'Secret', text: 'drowned at the ford' },
              ],
              text: 'Poles at Sallow Ford.\n\n**The players know:** A ferrywoman.',
              tags: 'ferry',
            },
          ],
        },
        { title: 'Places', notes: [{ title: 'Sallow Ford', lines: [] }] },
      ],
    },
  })
})

test('the players get what they know, and nothing else', () => {
  expect(contentOf(true)).toMatchObject({
    data: { groups: [{ notes: [{ lines: [], text: 'A ferrywoman.', tags: '' }] }] },
  })
  expect(JSON.stringify(contentOf(true))).not.toMatch(/drowned|boot|Poles/)
  expect(contentOf(true, 'place')).toMatchObject({ end: 'refused' })
})
