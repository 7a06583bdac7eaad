import { expect, test } from 'vitest'
import type { Played } from './run-script.ts'
import { playSteps as play, says } from './testing/play-steps.ts'

const people = ({ steps }: Played): Record<string, Person> =>
  (steps.at(-1)?.state.people ?? {}) as unknown as Record<string, Person>
interface Person {
  side: string
  fields: Record<string, number>
  skills: Record<string, number>
  conditions: string[]
  items: { name: string; count: number }[]
}

test('sides are called by any word for them, and others against the party by their own', () => {
  const wolf = { side: 'wolves', fields: { HP: 3, STR: 8, DEX: 12, WIL: 7 } }
  const played = play(
    'delve',
    [
      { name: 'Hauk', side: 'heroes', fields: { HP: 6, STR: 12, DEX: 10, WIL: 10 } },
      { name: 'Wolf A', ...wolf },
      { name: 'Wolf B', ...wolf },
      { name: 'Bandit', side: 'enemies', fields: { HP: 3, WIL: 8 } },
      { name: 'Pilgrim', side: 'strangers', fields: { HP: 2 } },
    ],
    { action: 'Morale', input: { who: 'wolves', why: 'half lost' }, dice: { d20: 7 } },
  )
  expect(says(played)).toEqual(['They flee'])
  const all = Object.entries(people(played))
  expect(all.map(([name, { side, conditions }]) => [name, side, ...conditions])).toEqual([
    ['Hauk', 'party'],
    ['Wolf A', 'foes', 'fleeing'],
    ['Wolf B', 'foes', 'fleeing'],
    ['Bandit', 'foes'],
    ['Pilgrim', 'others'],
  ])
})

test('who is generated has besides what the script gives, and a foe the numbers that its dice are of', () => {
  const played = play(
    'hearts',
    [
      {
        generate: true,
        name: 'Cassian',
        dice: { coins: [6, 6, 5] },
        items: ['Staff', { name: 'Spellbook', spell: 'Charm' }],
        conditions: ['charmed'],
      },
      { generate: true, name: 'Brigand', side: 'foes', dice: { HP: [2, 3] }, fields: { ST: 13 } },
    ],
    { action: 'Cast', input: { caster: 'Cassian', spell: 'Charm', mana: 2, targets: ['Brigand'] } },
  )
  const { Cassian, Brigand } = people(played)
  expect(Cassian?.fields).toMatchObject({ Coins: 17, Mana: 1 })
  expect(Cassian?.conditions).toEqual(['charmed'])
  expect(Brigand?.fields).toMatchObject({ HP: 5, ST: 13 })
})

test('fields of study hold their skills, and conditions may be objects', () => {
  const played = play(
    'gods-and-monsters',
    [
      {
        name: 'Hanna',
        fields: { archetype: 'prophet', level: 1, wisdom: 15 },
        skills: { 'Healing Craft': { bonus: 2, skills: ['nursing'] } },
        conditions: [{ name: 'surprised' }],
      },
    ],
    { action: 'Assist', input: { who: 'Hanna', ability: 'wisdom', field: 'Healing Craft' } },
  )
  expect(people(played)['Hanna']).toMatchObject({
    skills: { 'Healing Craft': 2, nursing: 2 },
    conditions: ['surprised'],
  })
})

test('dice of what did not come about are only left over', () => {
  const played = play(
    'block-dodge-parry',
    [
      { name: 'Elsie', fields: { HP: 2, STR: 10, DEX: 6, WIL: 3 } },
      { name: 'Lars', fields: { STR: 9, DEX: 12 }, conditions: ['Tick Jitters'] },
    ],
    {
      action: 'Hazard',
      input: { who: 'Elsie', hazard: 'Eldritch being' },
      dice: { d8: 3, 'WIL save': 1 },
    },
    {
      action: 'Disease save',
      input: { who: 'Lars', disease: 'Tick Jitters' },
      dice: { d20: 9, d2: 2 },
    },
    {
      action: 'Hazard',
      input: { who: 'Lars', hazard: 'Bear trap' },
      dice: { d4: 3, 'sixth sense': 4 },
    },
  )
  expect(says(played)).toEqual([
    'Elsie WIL 3 to 0: helpless',
    'Spared today; until cured',
    'step 3, dice “sixth sense”: nothing asked for it. It asked for: hazard.',
  ])
})

test('a bid on the last roll has the dice of its own step, and what they make due', () => {
  const played = play(
    'gods-and-monsters',
    [
      { name: 'Berta', fields: { archetype: 'warrior', level: 2, mojo: 14, damage: 2, attack: 1 } },
      { name: 'Orc', side: 'foes', fields: { level: 2, survival: 1, fortitude: 6, defense: 0 } },
    ],
    {
      action: 'Attack',
      input: { by: 'Berta', target: 'Orc', weapon: 'Long sword' },
      dice: { d20: 16, d8: 5 },
    },
    { action: 'Mojo bid', input: { who: 'Berta', bid: 5 }, dice: { d8: 4, 'faint d20': 20 } },
  )
  expect(says(played)[0]).toBe('Misses')
  expect(says(played)[1]).toMatch(
    /^Hits for 6: survival 1 to 0, injuries 0 to 5\. Stay conscious: /,
  )
})

test('a ± may say what it is of, and arrows are bought in one heap', () => {
  const played = play(
    'gods-and-monsters',
    [{ name: 'Corin', fields: { archetype: 'warrior', level: 1, strength: 15, coins: 20 } }],
    { action: 'Buy', input: { who: 'Corin', item: 'Arrow', count: 20 } },
    {
      action: 'Test',
      input: { who: 'Corin', ability: 'agility' },
      dice: { d20: 12 },
      adjust: { value: 2, why: 'a good hold' },
    },
  )
  expect(played.steps.map(({ refused, error }) => refused ?? error ?? null)).toEqual([null, null])
  expect(people(played)['Corin']?.items).toMatchObject([{ name: 'Arrow', count: 20 }])
  expect(says(played)[1]).toBe('Succeeds by 0')
})

test('nerve is of the hireling who is named, and of a stranger by that name', () => {
  const played = play(
    'heartbreaker',
    [{ name: 'Quill', fields: { CHA: 14, LVL: 2 } }],
    {
      action: 'Hireling nerve',
      input: { employer: 'Quill', hireling: 'Porter' },
      dice: { '2d6': [4, 4] },
    },
    {
      action: 'Hireling nerve',
      input: { employer: 'Quill', hireling: 'Porter' },
      dice: { '2d6': [2, 3] },
    },
  )
  expect(played.steps.map(({ what }) => what)).toEqual(['Nerve of Porter', 'Nerve of Porter'])
  expect(Object.keys(people(played))).not.toContain('Hireling')
})

test('hands are free for a book, and filled for a blow', () => {
  const played = play(
    'delve',
    [
      {
        name: 'Berin',
        fields: { HP: 4, STR: 11, DEX: 10, WIL: 13 },
        items: [{ name: 'Spellbook', spell: 'Bless', level: 2 }, 'Hand weapon'],
      },
      { name: 'Boar', side: 'beasts', fields: { HP: 6, STR: 11, DEX: 10, WIL: 9 } },
    ],
    { action: 'Cast', input: { caster: 'Berin', spell: 'Bless', targets: ['Berin'] } },
    {
      action: 'Attack',
      input: { by: 'Berin', target: 'Boar', weapon: 'Hand weapon' },
      dice: { d6: 3 },
    },
    { action: 'Attack', input: { by: 'Boar', target: 'Berin' }, dice: { d6: 2 } },
  )
  expect(says(played)).toEqual(['Berin: Bless', 'Boar to 2 HP', 'Berin to 2 HP'])
})

test('loads are taken up and put down, and hours of the day said', () => {
  const played = play(
    'delve',
    [{ name: 'Gus', fields: { HP: 5, STR: 13, DEX: 10, WIL: 10 } }],
    { action: 'Carry', input: { who: 'Gus', units: 3 } },
    { action: 'Carry', input: { who: 'Gus', units: 2 } },
    { action: 'Drop load', input: { who: 'Gus', units: 3 } },
    { action: 'Forced march', input: { time: 'day' }, dice: { d6: 5 } },
    { action: 'Forced march', input: { time: 'night' }, dice: { d6: 5, event: 6 } },
    { action: 'Camp', input: { who: ['Gus'], ate: ['Gus'] } },
  )
  const [first, second, third, march, again, camp] = says(played)
  expect([first, third]).toEqual(['Load 0 to 3', 'Load 3 to 0'])
  expect(second).toMatch(/^5 of 4 units; /)
  expect(march).toMatch(/^A forced march belongs to the night: /)
  expect(again).toBe('5 miles, to mile 5')
  expect(camp).toBe('All have eaten: a long rest')
})

test('morale is by the score that a step gives, and a roll is what the GM makes of it', () => {
  const played = play(
    'delve',
    [
      { name: 'Lena', fields: { HP: 4, WIL: 10 } },
      { name: 'Bandit', side: 'foes', fields: { HP: 3, WIL: 8 } },
    ],
    { action: 'Morale check', input: { group: 'foes', WIL: 12 }, dice: { d20: 11 } },
    {
      action: 'Attack',
      input: { by: 'Bandit', target: 'Lena' },
      dice: { d6: 5 },
      override: { damage: 2 },
    },
  )
  expect(says(played)).toEqual(['They hold', 'Lena to 2 HP'])
})

test('time goes by as the books say it: days without food, a task begun, a torch lit, a new day', () => {
  const played = play(
    'block-dodge-parry',
    [
      {
        name: 'Asta',
        fields: { HP: 4, STR: 12, DEX: 9, WIL: 10, Fatigue: 0 },
        items: ['Torch'],
      },
    ],
    { action: 'Torch', input: { who: 'Asta' }, dice: { 'usage die': 2 } },
    {
      action: 'Complex task',
      input: { who: 'Asta', task: 'the tome', modifier: 1 },
      dice: { '2d6': [4, 4] },
    },
    { action: 'Deprivation', input: { who: 'Asta', days: 2, cause: 'food' } },
  )
  expect(says(played)[0]).toBe('d6 left')
  expect(says(played)[1]).toMatch(/^A step on: 1 of \d/)
  expect(people(played)['Asta']).toMatchObject({
    fields: { Fatigue: 1 },
    conditions: ['Deprived of food'],
  })
})

test('what a caster wears is put on and off by the step, and a champion’s spells are holy', () => {
  const faro = {
    name: 'Faro',
    fields: { INT: 16, MAG: 2, LVL: 2, path: 'champion', spells: ['Hush'] },
  }
  const played = play(
    'heartbreaker',
    [faro],
    { action: 'Cast a spell', input: { by: 'Faro', spell: 'Hush', armour: 'chain' } },
    { action: 'Cast a spell', input: { by: 'Faro', spell: 'Hush', armour: 'padded' } },
    { action: 'New day' },
    { action: 'Cast a spell', input: { by: 'Faro', spell: 'Hush', armour: 'none' } },
    { action: 'Wear', input: { who: 'Faro', armour: 'Chain/scale' } },
  )
  const [chain, padded, , none, worn] = says(played)
  expect(chain).toMatch(/metal stops casting/)
  expect([padded, none]).toEqual(['Cast; not again today', 'Cast; not again today'])
  expect(worn).toBe('Chain or scale made ready')
})

test('raised dead are let go by the end of their spell, and a random spell is looked up', () => {
  const magda = { name: 'Magda', items: [{ name: 'Scroll', spell: 'Animate Dead', level: 2 }] }
  const dead = play(
    'delve',
    [magda],
    { action: 'Cast', input: { caster: 'Magda', spell: 'Animate Dead' }, dice: { hp: [3, 5] } },
    { action: 'Spell ends', input: { spell: 'Animate Dead' }, dice: { d6: 3 } },
  )
  expect(says(dead)[1]).toBe('They turn on everybody')
  const tom = { name: 'Tom', items: ['Wand', 'Spellbook (Scry)'] }
  const spell = play('hearts', [tom], { action: 'Random spell', who: 'Tom', dice: { d20: 15 } })
  expect(says(spell)).toEqual(['spell Speak with Dead'])
})
