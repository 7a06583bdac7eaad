import { expect, it } from 'vitest'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import { carried, inHand, parted, valueOf, vitals } from './party.svelte.ts'

const hp = {
  id: 'hp',
  label: 'HP',
  title: 'Hit points',
  value: 2,
  most: 3,
  pips: true,
  strip: true,
}
const st = {
  id: 'st',
  label: 'ST',
  title: 'Saving throw',
  value: 11,
  most: null,
  pips: false,
  strip: true,
}
const coins = {
  id: 'coins',
  label: 'Coins',
  title: 'Coins',
  value: 9,
  most: null,
  pips: false,
  strip: false,
}
const odo: CreatureView = {
  id: 'c1',
  name: 'Odo',
  side: 'party',
  kind: 'character',
  group: null,
  nth: 0,
  fields: [hp, st, coins],
  skills: [],
  attacks: [],
  conditions: [],
  lights: [],
  down: false,
  hurt: true,
  problems: [],
  notes: '',
  items: [
    { id: 'i1', name: 'Sword', count: 1, ready: true, text: null },
    { id: 'i2', name: 'Torch', count: 3, ready: false, text: null },
  ],
}

it('the strip shows what the game puts there: hearts first, then numbers', () => {
  expect(vitals(odo)).toEqual({ life: hp, numbers: [st] })
})

it('characters stand apart from hirelings and animals', () => {
  const tib: CreatureView = { ...odo, id: 'c2', kind: 'hireling' }
  expect(parted([odo, tib])).toEqual({ characters: [odo], others: [tib] })
})

it('tells what is in hand and how much is carried', () => {
  expect([inHand(odo), carried(odo)]).toEqual(['sword', 4])
})

it.each([
  ['4', 4],
  ['+1', 6],
  ['-2', 3],
  ['\u22122', 3],
  ['two', null],
  ['', null],
])('“%s” typed over 5', (text, to) => expect(valueOf(text, 5)).toBe(to))
