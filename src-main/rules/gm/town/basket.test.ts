import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from '../../../campaign/apply.ts'
import { command } from '../../../campaign/testing/journal-table.ts'
import { firstHead, newState } from '../../../campaign/state.ts'
import { context } from '../../../campaign/testing/context.ts'
import { games, rulesetOf } from '../../registry.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import { coinsStashed, isSold, moneyOf, purseOf } from '../party/coins.ts'
import { basketSays, readBasket } from './basket.ts'

const gearOf = (ruleset: RulesetId) => rulesetOf({ ruleset }).gear

function read(ruleset: RulesetId, typed: string): string {
  const basket = readBasket(typed, gearOf(ruleset))
  return 'refuses' in basket ? basket.refuses : `${basketSays(basket.lines)} for ${basket.total}`
}

test('a number may stand before or after a name, in figures or spelt, of one or of many', () => {
  for (const typed of [
    '3 horse',
    '3 horses',
    'horse x3',
    'horse × 3',
    '3 × horse',
    '3x horse',
    'horses (3)',
    'Three horses',
    'x3 horse',
    'horse; 2 horses',
    'horse, horse and a horse',
  ])
    expect([typed, read('delve', typed)]).toEqual([typed, '3 × Horse for 150'])
})

test('a name with a comma is one ware, and its words may stand in any order', () => {
  expect(read('delve', 'two food, a day, a hand cart')).toBe('2 × Food, a day; Cart, hand for 7')
  expect(read('gods-and-monsters', '2 iron spikes; thieves tools')).toBe(
    '2 × Spike (iron); Thieves’ tools for 5.6',
  )
})

test('arms are bought by what the list stands them for', () => {
  expect(read('delve', '2 swords; gambeson')).toBe('2 × Hand; Light Armor for 130')
})

test('what is misspelt or means several wares is asked back, and nothing is bought', () => {
  expect(read('delve', 'hosre; rope')).toBe('“hosre” is not on the price list. Did you mean Horse?')
  expect(read('gods-and-monsters', 'room')).toBe(
    '“room” may be Room, common or Room, private: type which.',
  )
  expect(read('delve', 'lute and harp')).toContain('“lute')
})

test('what is found, not sold, has no price in a typed basket either', () => {
  expect(read('heartbreaker', '3 horse')).toBe(
    'Horse has no price and is not sold. Hand it out with “Give an item”.',
  )
  expect(read('delve', 'torch; spellbook')).toContain('Spellbook has no price')
})

test('a book is paid by its pages, and is another thing than a thinner one', () => {
  expect(read('gods-and-monsters', 'printed book of 200 pages; Book, printed (50 pages)')).toBe(
    'Book, printed (200 pages); Book, printed (50 pages) for 2',
  )
  expect(read('gods-and-monsters', 'book, printed')).toBe(
    'Book, printed is sold by the page: type “Book, printed (100 pages)”, up to 10000.',
  )
})

/** A campaign with coins for Ada and in the stash, and helpers that read coins and prices. */
function inTown(game: Ruleset, coins: number, houseRules: CampaignState['houseRules']) {
  const state = newState('Port', game.id, {})
  const blank = game.characters.blank('c1', 'Ada')
  const purse = Object.fromEntries(['coins', 'gp', 'sp', 'cp'].map((field) => [field, coins]))
  const known = Object.keys(blank.values)
  const values = Object.fromEntries(
    Object.entries({ ...blank.values, ...purse, strength: 40 }).filter(([field]) =>
      known.includes(field),
    ),
  )
  const heap = { id: 'i1', name: 'Coins', count: coins, gear: 'coins', ready: false }
  return {
    ...state,
    houseRules,
    creatures: { c1: { ...blank, values, skills: { Haggler: 1 } } },
    party: ['c1'],
    stash: { i1: heap },
    nextId: 3,
  }
}

const houseRules = fc.record(
  {
    silverCopper: fc.constantFrom('two', 'five'),
    helmetPrice: fc.constantFrom('suit', 'all'),
    bookPages: fc.constantFrom('begun', 'by the page', 'whole'),
    prices: fc.integer({ min: 10, max: 1000 }),
  },
  { requiredKeys: [] },
)

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  const money = moneyOf(game)
  const wares = fc.array(
    fc.record({
      row: fc.constantFrom(...game.gear),
      count: fc.integer({ min: 1, max: 12 }),
      pages: fc.integer({ min: 1, max: 400 }),
      form: fc.constantFrom(
        (count: number, name: string) => `${count} ${name}`,
        (count: number, name: string) => `${name} x${count}`,
        (count: number, name: string) => `${count} × ${name}`,
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )

  test('a purse pays the shown price of any basket, and nothing is had for nothing', () => {
    fc.assert(
      fc.property(
        wares,
        fc.integer({ min: 20, max: 9000 }),
        fc.constantFrom('the buyer', 'the stash'),
        houseRules,
        (basket, coins, pays, rules) => {
          const state = inTown(game, coins, rules)
          const typed = basket
            .map(({ row, count, pages, form }) =>
              form(count, row.measure ? `${row.name} (${pages} pages)` : row.name),
            )
            .join('; ')
          const input = { buyer: 'c1', basket: typed, pays, takes: 'the stash' }
          const applied = apply(firstHead('c', state), command('house.buy', input), context)
          const unsold = basket.some(({ row }) => !isSold(row))
          if (applied.end !== 'done') {
            expect(applied.end).toBe('refused')
            return
          }
          expect(unsold).toBe(false)
          const purse = (of: CampaignState): number =>
            money === undefined
              ? 0
              : pays === 'the stash'
                ? (coinsStashed(of)?.count ?? 0)
                : purseOf(of.creatures['c1'] ?? state.creatures.c1, money, of)
          const { total = 0 } = applied.entry.outcome ?? {}
          expect(total).toBeGreaterThan(0)
          expect(purse(applied.head.state)).toBeCloseTo(purse(state) - total, 6)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('every ware is read by its name and by its id, and every row without a price is refused', () => {
    for (const row of game.gear)
      for (const named of [row.name, row.id]) {
        const typed = `2 ${named}${row.measure ? ` (10 ${row.measure.many})` : ''}`
        const basket = readBasket(typed, game.gear)
        if (isSold(row)) expect(basket).toMatchObject({ lines: [{ row, count: 2 }] })
        else expect([typed, basket]).toMatchObject([typed, { refuses: expect.any(String) }])
      }
  })
})

test('books cost by their pages; a full helmet ten, or a tenth of the suit that is worn or bought with it', () => {
  const game = rulesetOf({ ruleset: 'gods-and-monsters' })
  const state = inTown(game, 3000, {})
  const buys = (of: CampaignState, typed: string) => {
    const input = { buyer: 'c1', basket: typed, pays: 'the buyer', takes: 'the buyer' }
    const applied = apply(firstHead('c', of), command('house.buy', input), context)
    if (applied.end !== 'done') throw new Error(JSON.stringify(applied))
    return applied
  }
  const paid = (typed: string) => buys(state, typed).entry.outcome?.total
  expect([
    paid('full helmet'),
    paid('full helmet; leather'),
    paid('full plate; full helmet'),
  ]).toEqual([10, 18, 1100])
  expect(paid('printed book of 200 pages; 2 book, printed (15 pages)')).toBe(4 + 2 * 1.3)
  const worn = buys(state, 'plate mail').head.state
  expect(buys(worn, 'full helmet').entry.outcome?.total).toBe(30)
})
