import { expect, it, test } from 'vitest'
import { buildTypedMonster } from './by-hand.ts'
import { pageForms } from './forms.ts'
import { offersFor } from './offers.ts'

const [ose, ...others] = pageForms
if (!ose) throw new Error('no page')

test.each([
  ['1-1', { thac0: '19 [0]', saves: 'D14 W15 P16 B17 S18', xp: '5' }],
  ['½', { thac0: '19 [0]', saves: 'D14 W15 P16 B17 S18', xp: '5' }],
  ['2*', { thac0: '18 [+1]', saves: 'D12 W13 P14 B15 S16', xp: '25' }],
  ['3+1**', { thac0: '16 [+3]', saves: 'D12 W13 P14 B15 S16', xp: '100' }],
  ['7+1** (33hp)', { thac0: '12 [+7]', saves: 'D8 W9 P10 B10 S12', xp: '1250' }],
])('a book prints for %s hit dice', (hd, offers) => {
  expect(offersFor(ose, { hd })).toEqual(offers)
})

it('what was typed is not offered again, and nothing before the hit dice', () => {
  expect(offersFor(ose, { name: 'Imp' })).toEqual({})
  expect(offersFor(ose, { hd: 'plenty' })).toEqual({})
  expect(Object.keys(offersFor(ose, { hd: '1', saves: 'F1', xp: ' ' }))).toEqual(['thac0', 'xp'])
})

it('a book with tables of its own is not second-guessed', () => {
  for (const page of others) {
    expect(page.fields).toEqual(expect.arrayContaining([...page.offers]))
    if (page.id !== 'basic') expect(offersFor(page, { hd: '3' })).toEqual({})
  }
})

it('what is offered can be read as it stands', () => {
  for (const hd of ['½', '1', '4+4*', '9***', '22']) {
    const typed = { name: 'Any', hd, ...offersFor(ose, { hd }) }
    expect(buildTypedMonster(ose, typed)).toMatchObject({ faults: {}, monster: { unread: [] } })
  }
})
