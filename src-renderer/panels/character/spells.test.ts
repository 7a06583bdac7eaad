import { expect, it } from 'vitest'
import type { ActionView, CreatureView } from '../../../src-main/campaign/view/views.ts'
import { knownSpells } from './spells.ts'

const item = (id: string, name: string, text: string | null) =>
  ({ id, name, count: 1, ready: true, text }) as CreatureView['items'][number]
const reader = {
  id: 'c1',
  items: [
    item('i1', 'Spellbook', 'Sleep'),
    item('i2', 'Sword', null),
    item('i3', 'Letter', 'Come at once'),
  ],
}
const cast = {
  id: 'hearts.cast',
  title: 'Cast a spell',
  slot: 'spell',
  from: null,
  asks: {
    caster: { kind: 'creature', role: 'actor', title: 'Who' },
    book: { kind: 'item', title: 'Book', of: 'caster', only: 'written' },
  },
  input: { mana: 1 },
} as unknown as ActionView
const kit = { spells: [{ name: 'Sleep', says: 'All doze.', rule: 'HRT-SPELL-01' as const }] }

it('a spell in a book is cast by whoever has the book', () => {
  expect(knownSpells(reader, [cast], kit)).toEqual([
    {
      id: 'i1',
      title: 'Sleep',
      says: 'All doze.',
      cast: {
        action: 'hearts.cast',
        title: 'Cast a spell',
        input: { mana: 1, caster: 'c1', book: 'i1' },
      },
    },
  ])
})

it('a game without a list names the thing after the spell', () => {
  const learned = { id: 'c1', items: [item('i4', 'Ball of fire', 'level 3')] }
  expect(knownSpells(learned, [cast], { spells: [] })).toMatchObject([
    { title: 'Ball of fire', says: 'level 3', cast: { input: { book: 'i4' } } },
  ])
  expect(knownSpells(learned, [], { spells: [] })).toEqual([])
})
