import { expect, it, vi } from 'vitest'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import { ScreenPlaces } from '../../lib/places.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import {
  cardForKey,
  countCarried,
  NumberEditing,
  listInWords,
  itemsInHand,
  kindsOf,
  statesInWords,
  stripLayout,
  groupParty,
  conditionWord,
  vitals,
} from './party.svelte.ts'

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
  expect(vitals(odo)).toEqual({ life: hp, numbers: [st], main: hp })
})

it('shows the first number where a game has no hearts', () => {
  const sta = { ...hp, pips: false }
  const heartless = { ...odo, fields: [sta, st] }
  expect(vitals(heartless)).toEqual({ life: null, numbers: [sta, st], main: sta })
  expect(vitals({ ...odo, fields: [] }).main).toBeNull()
})

it('characters stand apart from hirelings and animals', () => {
  const tib: CreatureView = { ...odo, id: 'c2', kind: 'hireling' }
  expect(groupParty([odo, tib])).toEqual({ characters: [odo], others: [tib] })
})

it('tells what is in hand and how much is carried', () => {
  expect([itemsInHand(odo), countCarried(odo)]).toEqual(['sword', 4])
})

const space = { slim: false, letters: 72, numbers: 3, most: 3 }

it('cards stand side by side while there is room for all of each', () => {
  expect(stripLayout(5, space)).toEqual({
    room: 'whole',
    columns: 5,
    rows: 1,
    height: 8.5,
    states: 2,
    width: 14.4,
  })
  expect(stripLayout(6, space)).toEqual({
    room: 'half',
    columns: 3,
    rows: 2,
    height: 9.5,
    states: 2,
    width: 24,
  })
})

it('the narrowest whole cards have room for one state less in words, beside a light', () => {
  const states = (letters: number) => {
    const lay = stripLayout(7, { ...space, letters })
    return [lay.room, lay.states]
  }
  expect([states(7 * 14), states(7 * 15)]).toEqual([
    ['whole', 2],
    ['whole', 3],
  ])
})

it('more of them take as many rows as there are letters for; past the most rows they scroll', () => {
  const laid = (letters: number) => {
    const { columns, rows, height } = stripLayout(9, { ...space, letters })
    return [columns, rows, height]
  }
  expect([laid(56), laid(40), laid(24)]).toEqual([
    [5, 2, 9.5],
    [3, 3, 14.25],
    [2, 5, 14.25],
  ])
})

it('more than three numbers take wider and higher cards', () => {
  const { columns, height } = stripLayout(9, { ...space, letters: 56, numbers: 5 })
  expect([columns, height]).toEqual([3, 16.5])
})

it('a slim strip is one line, or as many as large text needs', () => {
  const slim = { ...space, slim: true, most: 2 }
  const laid = (letters: number) => stripLayout(5, { ...slim, letters })
  expect(laid(72)).toMatchObject({ room: 'slim', columns: 5, rows: 1, height: 2.5, states: 0 })
  expect(laid(41)).toMatchObject({ room: 'slim', columns: 3, rows: 2, height: 5, states: 0 })
  expect(laid(3)).toMatchObject({ room: 'slim', columns: 1, rows: 5, height: 5, states: 0 })
})

it('arrow keys go from card to card, and between the rows', () => {
  const [one, two] = [
    { columns: 4, rows: 1 },
    { columns: 4, rows: 2 },
  ]
  expect(cardForKey('ArrowRight', 2, 4, one)).toBe(3)
  expect(cardForKey('ArrowRight', 3, 4, one)).toBeNull()
  expect(cardForKey('ArrowDown', 1, 8, two)).toBe(5)
  expect(cardForKey('ArrowUp', 5, 8, two)).toBe(1)
  expect(cardForKey('ArrowDown', 1, 4, one)).toBeNull()
  expect(cardForKey('End', 0, 8, two)).toBe(7)
})

it('hirelings and animals are headed by their kind', () => {
  const mule: CreatureView = { ...odo, id: 'c3', kind: 'animal' }
  const tib: CreatureView = { ...odo, id: 'c2', kind: 'hireling' }
  expect(kindsOf([mule, tib])).toEqual([
    { title: 'Hirelings', of: [tib] },
    { title: 'Animals', of: [mule] },
  ])
})

it('the card of the others is headed by what stands on it', () => {
  expect(listInWords(['Hirelings', 'Animals', 'Allies'])).toBe('Hirelings, animals and allies')
  expect(listInWords(['Animals'])).toBe('Animals')
})

it('how somebody stands is a word', () => {
  expect(conditionWord({ ...odo, hurt: false })).toBe('')
  expect(conditionWord(odo)).toBe('hurt')
  expect(conditionWord({ ...odo, plight: 'down' })).toBe('down')
  expect(conditionWord({ ...odo, plight: 'dying' })).toBe('dying')
  expect(conditionWord({ ...odo, plight: 'dead' })).toBe('dead')
})

it('a number out of the game’s bounds is not applied, and says why', async () => {
  const kit = { fields: [{ id: 'hp', label: 'HP', min: 0, max: 99 }] }
  const run = vi.fn()
  const places = new ScreenPlaces()
  places.show('party:c1')
  const screen = { run, places, views: { company: { kit } } } as unknown as Screen
  const editing = new NumberEditing()
  editing.begin(hp)
  editing.text = '-9'
  expect(await editing.apply(screen, odo, hp)).toBe(false)
  const [shown] = places.failuresAt('party:c1')
  expect(shown?.failure.message).toBe(`${odo.name}: HP goes from 0 to 99.`)
  editing.text = '+1'
  expect(await editing.apply(screen, odo, hp)).toBe(true)
  expect(run).toHaveBeenCalledWith(
    'house.edit',
    { who: 'c1', field: 'hp', to: 3 },
    { at: 'party:c1' },
  )
  expect(places.failuresAt('party:c1')).toEqual([])
})

it('a state stands in words beside the first only where it is read whole', () => {
  const tilly = [
    { name: 'Dying of injuries', dying: true as const },
    { name: 'Holding on' },
    { name: 'Fainting' },
  ]
  const inWords = (states: { name: string; dying?: true }[], width: number, most = 3) =>
    statesInWords(states, { most, width })
  expect([inWords(tilly, 18), inWords(tilly, 23), inWords(tilly, 25.5)]).toEqual([1, 2, 3])
  expect(inWords([{ name: 'Bleeding' }, { name: 'Soaked' }], 14.7, 2)).toBe(2)
  expect([inWords([], 18), inWords(tilly, 10), inWords(tilly, 30, 0)]).toEqual([0, 1, 0])
})
