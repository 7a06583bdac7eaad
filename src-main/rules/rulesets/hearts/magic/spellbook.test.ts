import { describe, expect, test } from 'vitest'
import { settle } from '../../../../campaign/consequences.ts'
import type { CampaignState } from '../../../core/situation.ts'
import { consequences } from '../consequences.ts'
import { bookOf, fighter, played, shown, table } from '../testing/table.ts'

const found = (count = 1): CampaignState => {
  const { text: _spell, ...book } = bookOf('Fly')
  return settle(
    table([fighter('c1', 'Maud')]),
    [{ do: 'item', creature: 'c1', item: { ...book, count } }],
    consequences,
  ).state
}
const book = { who: 'c1', book: 'i1' }

describe('a spellbook that was bought or found', () => {
  test('asks which spell it holds', () => {
    expect(Object.values(found().dues).map(({ action, input }) => [action, input])).toEqual([
      ['hearts.spellbook', book],
    ])
  })

  test.each([
    [1, 'Animate Dead'],
    [20, 'Wizard Lock'],
  ])('a %i is %s', (die, spell) => {
    const { outcome, state } = played(found(), 'hearts.spellbook', book, { 'spell d20': die })
    expect([outcome.says, outcome.rule]).toEqual([`It holds ${spell}`, 'HRT-EQ-07'])
    expect([state.creatures['c1']?.items['i1']?.text, state.dues]).toEqual([spell, {}])
    expect(shown(state, 'hearts.spellbook', book).refuses).toContain(`holds ${spell} already`)
  })

  test('of several each holds its own, and the rest still ask', () => {
    const { state } = played(found(3), 'hearts.spellbook', book, { 'spell d20': 8 })
    expect(
      Object.values(state.creatures['c1']?.items ?? {}).map(({ count, text }) => [count, text]),
    ).toEqual([
      [2, undefined],
      [1, 'Fly'],
    ])
    expect(Object.keys(state.dues)).toEqual(['book:c1:i1'])
  })

  test('asks no more once it is gone', () => {
    const dropped = settle(found(), [{ do: 'drop item', creature: 'c1', item: 'i1' }], consequences)
    expect(dropped.state.dues).toEqual({})
  })
})
