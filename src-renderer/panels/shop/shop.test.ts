import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { ShopPanel } from './shop.svelte.ts'

const ware = (id: string, cost: number, sort: string, bars: object = {}) => ({
  id,
  name: id,
  cost,
  sort,
  die: null,
  hands: null,
  gives: '',
  notes: '',
  rule: 'GF-SHOP-01',
  bars,
})

/** Ada has 9 coins, 30 lie in the stash; Ada's pack is too full for a kit. */
function shop(
  refuses: string | null = null,
  coins = 9,
  axe = 5,
  terms: object[] = [],
  more: object[] = [],
) {
  const runs: unknown[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    const value =
      name === 'play.preview'
        ? { refuses: refuses ?? undefined, terms }
        : { end: 'done', line: { what: '', says: '' } }
    return Promise.resolve({ ok: true, value })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    actions: [
      { id: 'house.buy', slot: 'buy', input: {}, asks: {} },
      { id: 'house.sell', slot: 'sell', input: {}, asks: {} },
    ],
    town: {
      money: { one: 'coin', many: 'coins', rule: 'GF-SHOP-01' },
      wares: [
        ware('axe', axe, 'arms'),
        ware('bow', 15, 'arms'),
        ware('kit', 1, 'things', { ada: 'no room' }),
        ...more,
      ],
      purses: [
        { id: 'ada', name: 'Ada', coins },
        { id: 'bo', name: 'Bo', coins: 1 },
      ],
      stash: 30,
      offers: { ada: [{ item: 'i1', name: 'Rope', count: 3, each: 1 }] },
      rumours: [],
      tables: [],
    },
  } as unknown as Views)
  return { panel: new ShopPanel(screen), runs }
}

const standing = (panel: ShopPanel) =>
  panel.rows.map(({ ware: { id }, count, leaves, bar }) => [id, count, leaves, bar])

it('each row says what would be left, how much is short, or why it is barred', () => {
  const { panel } = shop()
  expect(standing(panel)).toEqual([
    ['axe', 0, 4, null],
    ['bow', 0, -6, null],
    ['kit', 0, 8, 'no room'],
  ])
  panel.put('axe')
  expect(panel.total).toBe(5)
  expect(standing(panel)[0]).toEqual(['axe', 1, -1, null])
  panel.pays = 'the stash'
  panel.takes = 'the stash'
  expect(standing(panel)).toEqual([
    ['axe', 1, 20, null],
    ['bow', 0, 10, null],
    ['kit', 0, 24, null],
  ])
})

it('from the search the first ware found goes into the basket, from an empty search none', () => {
  const { panel } = shop()
  panel.putFound()
  panel.words = 'bo'
  panel.putFound()
  expect(panel.lines.map(({ ware: { id }, count }) => [id, count])).toEqual([['bow', 1]])
})

it('a basket costs what the preview says, and a book is asked for by its pages', async () => {
  const { panel, runs } = shop(
    null,
    100,
    5,
    [
      { name: 'Purse', value: 100 },
      { name: 'Book (30 pages)', value: -4.5 },
    ],
    [{ ...ware('book', 1, 'things'), measure: { one: 'page', many: 'pages', most: 10_000 } }],
  )
  panel.put('book')
  panel.size('book', 30)
  panel.refresh()
  await expect.poll(() => panel.total).toBe(4.5)
  await panel.buy()
  expect(runs).toMatchObject([{ input: { basket: '1 book (30 pages)' } }])
})

it('a ware that costs one buyer more is shown at their price', () => {
  const helm = { ...ware('helm', 10, 'armour'), costs: { bo: 30 } }
  const { panel } = shop(null, 9, 5, [], [helm])
  panel.choose('bo')
  expect(panel.rows.find(({ ware: { id } }) => id === 'helm')?.cost).toBe(30)
  panel.choose('ada')
  expect(panel.rows.find(({ ware: { id } }) => id === 'helm')?.cost).toBe(10)
})

it('parts of a coin are counted without dust', () => {
  const { panel } = shop(null, 0.19, 0.4)
  expect(panel.rows[0]?.leaves).toBe(-0.21)
})

it('the list is found through by sort and by words', () => {
  const { panel } = shop()
  panel.sort = 'arms'
  panel.words = ' BO'
  expect(panel.rows.map(({ ware: { id } }) => id)).toEqual(['bow'])
})

it('a basket is bought whole and then empty; less than none of a thing is none', async () => {
  const { panel, runs } = shop()
  panel.put('axe', 2)
  panel.put('kit', -1)
  await panel.buy()
  expect(runs).toMatchObject([
    {
      action: 'house.buy',
      input: { buyer: 'ada', basket: '2 axe', pays: 'the buyer', takes: 'the buyer' },
    },
  ])
  expect(panel.lines).toEqual([])
})

it('a refused basket is not bought, and stays', async () => {
  const { panel, runs } = shop('short 6')
  panel.put('bow')
  panel.refresh()
  await expect.poll(() => panel.refuses).toBe('short 6')
  await panel.buy()
  expect(runs).toEqual([])
  expect(panel.lines).toHaveLength(1)
})

it('a thing is sold by the list, or for what the GM says, once', async () => {
  const { panel, runs } = shop()
  panel.price = 4
  await panel.sell('i1', 3)
  await panel.sell('i1')
  expect(runs).toMatchObject([
    { action: 'house.sell', input: { seller: 'ada', item: 'i1', count: 3, each: 4 } },
    { action: 'house.sell', input: { seller: 'ada', item: 'i1', count: 1, each: 0 } },
  ])
})

it('the GM may give what the shop refuses', () => {
  const { panel } = shop('short 6')
  panel.put('bow', 2)
  panel.giveAnyway()
  expect(panel.screen.overlay).toEqual({
    what: 'palette',
    words: '',
    action: 'house.give',
    input: { who: 'ada', name: 'bow', count: 2 },
  })
})
