import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero, withItems, sword } from './testing/evening.ts'

const coins = { coins: 100 }
const haggler = { ...hero('c1', 'Ada', coins), skills: { Haggler: 1 } }
const bill = { pays: 'the buyer', takes: 'the buyer' }

test('a Haggler buys a tenth cheaper and sells a tenth dearer; others pay the list’s price', () => {
  const evening = new BlockDodgeParryEvening([haggler, hero('c2', 'Odo', coins)])
  evening.do('house.buy', { buyer: 'c1', basket: 'longsword', ...bill })
  expect(evening.value('c1', 'coins')).toBe(100 - 68)
  evening.do('house.buy', { buyer: 'c2', basket: 'longsword', ...bill })
  expect(evening.value('c2', 'coins')).toBe(25)
})

test('what the GM says is given for each is given', () => {
  const evening = new BlockDodgeParryEvening([withItems(haggler, sword)])
  const list = evening.preview('house.sell', { seller: 'c1', item: 'c1i1', count: 1, each: 0 })
  expect(list.terms.map(({ rule }) => rule)).toContain('BDPX-SKL-39')
  evening.do('house.sell', { seller: 'c1', item: 'c1i1', count: 1, each: 10 })
  expect(evening.value('c1', 'coins')).toBe(110)
})
