import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Due } from '../../../core/state/due.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { randomSpell } from './figures.ts'
const rule = 'HRT-EQ-07'

function isUnread(item: Readonly<Item> | undefined): item is Readonly<Item> {
  return item?.gear === 'spellbook' && !item.text
}

function dueOf(owner: string, item: string): string {
  return `book:${owner}:${item}`
}

/** Rolls the spell of a bought or found spellbook: one of the twenty, at random. Rule HRT-EQ-07. */
export const spellbook = defineAction({
  id: 'hearts.spellbook',
  title: 'What the spellbook holds',
  rule,
  phase: 'table',
  slot: 'spell',
  needs: [],
  finds: 'random spell book treasure found bought d20',
  asks: {
    who: { kind: 'creature', title: 'Whose book' },
    book: { kind: 'item', title: 'Which book', of: 'who' },
  },
  preview(situation, { who, book }) {
    const creature = situation.creatures[who]
    const item = creature?.items[book]
    if (!creature || !item) return refusal('Choose a spellbook, and who has it.')
    if (item.gear !== 'spellbook')
      return refusal(`${item.name} is no spellbook of the price list: choose one that is.`)
    if (item.text) return refusal(`${item.name} holds ${item.text} already: choose another book.`)
    return plain(
      `d20 on the list of spells, for ${creature.name}`,
      [],
      [{ name: 'Spellbook', value: 'one spell, at random', rule }],
    )
  },
  *run(situation, { who, book }, at) {
    const creature = situation.creatures[who]
    const item = creature?.items[book]
    if (!creature || !isUnread(item)) return gmOutcome(rule, 'A spellbook', 'Nothing was read', [])
    const die = yield* rollOne('spell d20', 20)
    const { spell } = randomSpell(die)
    return gmOutcome(
      rule,
      `Spellbook, ${creature.name}`,
      `It holds ${spell}`,
      [...opened(situation, who, { ...item }, spell), { do: 'settle', due: dueOf(who, book) }],
      {
        who: [who],
        tone: 'good',
        total: die,
        secret: at.ruling.secret,
        why: [{ name: 'd20 on the list', value: `${die}, ${spell}`, rule }],
      },
    )
  },
})

/** One of several books is taken out of the heap: each holds its own spell. */
function opened(situation: Situation, who: string, item: Item, spell: string): Effect[] {
  if (item.count <= 1) return [{ do: 'item', creature: who, item: { ...item, text: spell } }]
  const one: Item = { ...item, id: `i${situation.nextId}`, count: 1, text: spell }
  return [
    { do: 'item', creature: who, item: { ...item, count: item.count - 1 } },
    { do: 'item', creature: who, item: one },
  ]
}

/** A spellbook that came without its spell asks for the die, and one that went asks no more. Rule HRT-EQ-07. */
export function booksUnread(before: Situation, after: Situation): Effect[] {
  return [
    ...Object.values(after.creatures)
      .filter(({ id, side, items }) => side === 'party' && before.creatures[id]?.items !== items)
      .flatMap((creature) => comeTo(creature, before, after)),
    ...Object.values(after.dues).flatMap(({ id, action, input }): Effect[] => {
      const book = after.creatures[String(input['who'])]?.items[String(input['book'])]
      return action === spellbook.id && !isUnread(book) ? [{ do: 'settle', due: id }] : []
    }),
  ]
}

function comeTo(creature: ReadonlyCreature, before: Situation, after: Situation): Effect[] {
  return Object.values(creature.items)
    .filter((item) => isUnread(item) && !after.dues[dueOf(creature.id, item.id)])
    .filter((item) => before.creatures[creature.id]?.items[item.id] !== item)
    .map((item) => ({ do: 'due', due: unreadDue(creature, item.id) }))
}

function unreadDue({ id, name }: ReadonlyCreature, book: string): Due {
  return {
    id: dueOf(id, book),
    action: 'hearts.spellbook',
    input: { who: id, book },
    title: 'What the spellbook holds',
    why: `${name} has a spellbook whose spell is not known`,
    rule,
    when: 'now',
    who: [id],
    must: false,
  }
}
