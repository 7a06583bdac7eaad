import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { randomSpell } from './spells.ts'

const rule = 'HRT-EQ-07'

function isUnread(item: Readonly<Item> | undefined): boolean {
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
    who: { kind: 'creature', role: 'actor', title: 'Whose book', living: false },
    book: { kind: 'item', title: 'Which book', of: 'who' },
  },
  plan(situation, { who, book }) {
    const owner = situation.creatures[who]
    const item = owner?.items[book]
    if (!owner || !item) return refusal('Choose a spellbook, and who has it.')
    if (item.gear !== 'spellbook')
      return refusal(`${item.name} is no spellbook of the price list: choose one that is.`)
    if (item.text) return refusal(`${item.name} holds ${item.text} already: choose another book.`)
    return { owner, item }
  },
  preview: ({ owner }) =>
    plain(
      `d20 on the list of spells, for ${owner.name}`,
      [],
      [{ name: 'Spellbook', value: 'one spell, at random', rule }],
    ),
  *run({ owner, item }, situation, at) {
    const die = yield* rollOne('spell d20', 20)
    const { spell } = randomSpell(die)
    return gmOutcome(
      rule,
      `Spellbook, ${owner.name}`,
      `It holds ${spell}`,
      [
        ...writtenIn(situation, owner.id, item, spell),
        { do: 'settle', due: dueOf(owner.id, item.id) },
      ],
      {
        who: [owner.id],
        tone: 'good',
        total: die,
        secret: at.ruling.secret,
        why: [{ name: 'd20 on the list', value: `${die}, ${spell}`, rule }],
      },
    )
  },
})

/** Takes one of several books out of the heap: each holds its own spell. */
function writtenIn(
  situation: Situation,
  owner: string,
  book: Readonly<Item>,
  spell: string,
): Effect[] {
  if (book.count <= 1) return [{ do: 'item', creature: owner, item: { ...book, text: spell } }]
  const one: Item = { ...book, id: `i${situation.nextId}`, count: 1, text: spell }
  return [
    { do: 'item', creature: owner, item: { ...book, count: book.count - 1 } },
    { do: 'item', creature: owner, item: one },
  ]
}

/** Asks for the spell of a book that came without one, and no more for one that went. Rule HRT-EQ-07. */
export function callForSpells(before: Situation, after: Situation): Effect[] {
  return [
    ...Object.values(after.creatures)
      .filter(({ id, side, items }) => side === 'party' && before.creatures[id]?.items !== items)
      .flatMap((creature) => booksCome(creature, before, after)),
    ...Object.values(after.dues).flatMap(({ id, action, input }): Effect[] => {
      const book = after.creatures[String(input['who'])]?.items[String(input['book'])]
      return action === spellbook.id && !isUnread(book) ? [{ do: 'settle', due: id }] : []
    }),
  ]
}

function booksCome(
  { id, name, items }: ReadonlyCreature,
  before: Situation,
  after: Situation,
): Effect[] {
  return Object.values(items)
    .filter((item) => isUnread(item) && !after.dues[dueOf(id, item.id)])
    .filter((item) => before.creatures[id]?.items[item.id] !== item)
    .map((item) => ({
      do: 'due',
      due: {
        id: dueOf(id, item.id),
        action: 'hearts.spellbook',
        input: { who: id, book: item.id },
        title: 'What the spellbook holds',
        why: `${name} has a spellbook whose spell is not known`,
        rule,
        when: 'now',
        who: [id],
        must: false,
      },
    }))
}
