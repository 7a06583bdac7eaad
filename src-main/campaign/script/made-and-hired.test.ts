import { expect, test } from 'vitest'
import type { Played } from './run-script.ts'
import { playSteps as play, says } from './testing/play-steps.ts'

interface Person {
  fields: Record<string, number>
  skills: Record<string, number>
  kind: string
  employer: string | null
  tags: string[]
}

const personAfter = ({ steps }: Played, name: string): Person =>
  (steps.at(-1)?.state.people as unknown as Record<string, Person>)[name] as Person

test('starting values are those of somebody at the table, in any game, and one undo takes them back', () => {
  const delve = play(
    'delve',
    [{ name: 'Perrin' }],
    {
      action: 'Starting values',
      who: 'Perrin',
      dice: { HP: 4, STR: [2, 3, 4], DEX: [5, 4, 4], WIL: [5, 5, 5], coins: [6, 6, 6] },
    },
    { action: 'buy', who: 'Perrin', item: 'Hand' },
  )
  expect(personAfter(delve, 'Perrin').fields).toMatchObject({
    HP: 4,
    STR: 9,
    'Full STR': 9,
    DEX: 13,
    WIL: 15,
    Coins: 165,
  })
  expect(Object.keys(delve.steps.at(-1)?.state.people ?? {})).toEqual(['Perrin'])
  const hearts = play(
    'hearts',
    [{ name: 'Wren' }],
    { action: 'Starting values', who: 'Wren', dice: { '3d6': [4, 5, 6] } },
    { undo: true },
  )
  expect(says(hearts)).toEqual(['Coins 15', 'Undone'])
  expect(personAfter(hearts, 'Wren').fields).toMatchObject({ HP: 3, Coins: 0 })
  const dwarf = play('gods-and-monsters', [{ name: 'Borin', archetype: 'warrior', Wisdom: 15 }], {
    action: 'Starting values',
    who: 'Borin',
  })
  expect(personAfter(dwarf, 'Borin').fields['Silver']).toBeGreaterThan(0)
})

test('what somebody begins as counts for the steps that follow', () => {
  const seeker = play(
    'heartbreaker',
    [{ name: 'Brand', INT: 16, CON: 13 }],
    {
      action: 'Starting values',
      who: 'Brand',
      background: 'peasant',
      path: 'seeker',
      dice: { '2d6': [5, 4], peasant: 3, seeker: 2 },
    },
    { action: 'save', who: 'Brand', against: 'spells', dice: [11] },
  )
  expect(says(seeker)).toEqual(['sta 11; sav 15; com 0; mag 2; ski 2', 'Saved'])
})

test('scores, a swap and a career are parts of making somebody, and make nobody else', () => {
  const played = play(
    'block-dodge-parry',
    [{ name: 'Lotte' }],
    {
      action: 'Ability scores',
      who: 'Lotte',
      dice: { STR: [6, 5, 4], DEX: [2, 3, 3], WIL: [4, 4, 4] },
    },
    { action: 'swap', who: 'Lotte', first: 'DEX', second: 'WIL' },
    { action: 'career', who: 'Lotte', career: 'Soldier', skill: 'Armor Expert' },
    { action: 'Species', who: 'Lotte', species: 'Dwarf' },
  )
  expect(played.steps.flatMap(({ error, refused }) => error ?? refused ?? [])).toEqual([])
  const lotte = personAfter(played, 'Lotte')
  expect(lotte.fields).toMatchObject({ STR: 15, DEX: 12, 'Full DEX': 12, WIL: 8, 'Full WIL': 8 })
  expect(lotte.skills).toEqual({ 'Armor Expert': 1 })
  expect(lotte.tags).toEqual(expect.arrayContaining(['career: Soldier', 'dwarf']))
  expect(Object.keys(played.steps.at(-1)?.state.people ?? {})).toEqual(['Lotte'])
  const best = play('heartbreaker', [], { action: 'Ability scores', dice: { STR: [6, 5, 4, 1] } })
  expect(says(best)).toEqual(['STR 15'])
  expect(best.steps.at(-1)?.state.people).toEqual({})
})

test('hiring takes the dice of upkeep, and may be of somebody at the table', () => {
  const ysolde = { name: 'Ysolde', level: 2, SP: 20 }
  const fresh = play('heartbreaker', [ysolde], {
    action: 'hire',
    employer: 'Ysolde',
    hireling: 'Wat',
    role: 'archer',
    dice: { STA: 5, upkeep: [2, 3, 4] },
  })
  expect(says(fresh)).toEqual(['Archer, level 1, STA 5; fights at range. Upkeep: Wat 9 SP'])
  expect(personAfter(fresh, 'Ysolde').fields['SP']).toBe(11)
  const known = play('heartbreaker', [ysolde, { name: 'Wat', side: 'others' }], {
    action: 'hire',
    employer: 'Ysolde',
    hireling: 'Wat',
    role: 'archer',
    dice: { '3d6': [2, 3, 4] },
  })
  expect(says(known)).toEqual(['Works for Ysolde. Upkeep: Wat 9 SP'])
  expect(personAfter(known, 'Wat')).toMatchObject({ kind: 'hireling', tags: ['archer'] })
  const above = play('heartbreaker', [ysolde, { name: 'Wat', side: 'others', level: 3 }], {
    action: 'hire',
    employer: 'Ysolde',
    hireling: 'Wat',
  })
  expect(says(above)[0]).toContain('Wat is of level 3')
})

test('a ward counts its allies, and armor is worn by the name of that', () => {
  const people = [
    { name: 'Ysolde', level: 2, MAG: 1, spells: ['Charm'], items: ['Chain'] },
    { name: 'Bo' },
    { name: 'Cy' },
    { name: 'Dee' },
  ]
  const ward = { action: 'Ward', who: 'Ysolde' }
  const played = play(
    'heartbreaker',
    people,
    { ...ward, allies: 3 },
    { action: 'take off', who: 'Ysolde', item: 'Chain' },
    { ...ward, allies: 3 },
    { ...ward, allies: 2 },
    { action: 'Wear armour', who: 'Ysolde', armour: 'Chain' },
  )
  expect(says(played)).toEqual([
    expect.stringContaining('metal stops casting'),
    expect.stringContaining('put away'),
    expect.stringContaining('3 are chosen'),
    'The spell does nothing to Bo and Cy',
    'Chain or scale made ready',
  ])
})
