import { expect, test } from 'vitest'
import type { Played } from './run-script.ts'
import { playSteps as play, says } from './testing/play-steps.ts'

const numbers = ({ steps }: Played, name: string): unknown => {
  const people = peopleAfter(steps)
  return people[name]?.fields
}
const peopleAfter = (
  steps: Played['steps'],
): Record<string, { fields: unknown; conditions: unknown }> =>
  (steps.at(-1)?.state.people ?? {}) as Record<string, { fields: unknown; conditions: unknown }>

test('morale is that of those who are named, in a band of their own', () => {
  const played = play(
    'hearts',
    [
      { name: 'Alda', HP: 3 },
      { name: 'Goblin', side: 'foes', HP: 1, morale: 7, fields: { 'morale kind': 'bx' } },
      { name: 'Militiaman', side: 'foes', HP: 2, fields: { morale: 'Trained' } },
      { name: 'Skeleton', side: 'foes', HP: 1, morale: 12, conditions: ['undead'] },
    ],
    { action: 'Morale', who: 'Goblin', dice: { '2d6': [4, 4] } },
    { action: 'Morale', input: { who: 'Militiaman', 'rout number': 7 }, dice: { '2d6': [3, 4] } },
    { action: 'Morale', who: 'Skeleton' },
    { action: 'Morale', who: 'Alda' },
  )
  expect(says(played)).toEqual([
    'They flee',
    'They flee',
    'Foes: no morale check, as the undead and player characters are exempt.',
    'Alda: no morale check, as the undead and player characters are exempt.',
  ])
  const people = peopleAfter(played.steps)
  expect(Object.entries(people).map(([name, { conditions }]) => [name, conditions])).toEqual([
    ['Alda', []],
    ['Goblin', ['fleeing']],
    ['Militiaman', ['fleeing']],
    ['Skeleton', ['undead']],
  ])
})

test('steps of creation reckon by the rules, and one undo takes all of their numbers back', () => {
  const brand = { name: 'Brand', STR: 12, DEX: 9, CON: 12, INT: 9, WIS: 13, CHA: 8 }
  const played = play(
    'heartbreaker',
    [brand],
    { action: 'Roll an attribute', dice: { '4d6': [6, 5, 3, 1] } },
    { action: 'Ancestry', who: 'Brand', ancestry: 'dwarf' },
    {
      action: 'Starting values',
      input: { who: 'Brand', background: 'peasant', path: 'champion' },
      dice: { '2d6': [3, 4], 'peasant 1d6': 3 },
    },
    {
      action: 'Starting money',
      input: { who: 'Brand', background: 'peasant' },
      dice: { '3d6': [3, 3, 3] },
    },
    { undo: 2 },
    { action: 'Slots', input: { equipment: 6, accessories: 0, load: 0 } },
  )
  expect(says(played)).toEqual([
    'score 14',
    'str 12; dex 8; con 13; int 9; wis 13; cha 8',
    'sta 11; sav 15; com 0; mag -1; ski 2',
    'amount 90; unit SP',
    expect.any(String),
    'ok no; free -1, 5, 5',
  ])
  expect(numbers(played, 'Brand')).toMatchObject({ CON: 13, DEX: 8, SP: 0 })
  const skills = play(
    'hearts',
    [{ name: 'Wren' }],
    {
      action: 'Skill step',
      input: { character: 'Wren', skills: ['Stealth', 'Pirate'] },
      dice: { Stealth: [3, 4, 3], Pirate: [2, 4, 3] },
    },
    { action: 'Morale-to-WIL table', wil: 12 },
  )
  expect(says(skills)).toEqual(['Stealth 10, Pirate 9', 'morale 7'])
})

test('a bare die is nobody’s fault where nothing is rolled, and “1d6” is what somebody wins back', () => {
  const sure = play('hearts', [{ name: 'Wren', HP: 3 }], {
    action: 'Skill test',
    input: { character: 'Wren', skill: 'Locksmith' },
    dice: { d20: 2 },
  })
  expect(says(sure)).toEqual(['Fails'])
  const night = play('heartbreaker', [{ name: 'Petra', STA: '3/9', CON: 14 }], {
    action: 'Night',
    who: 'Petra',
    dice: { '1d6': 2 },
  })
  expect(numbers(night, 'Petra')).toMatchObject({ STA: 4 })
})

test('dice for what an amended step had made due amend that too', () => {
  const fall = { action: 'Fall', who: 'Mirel', floors: 1 }
  const played = play(
    'block-dodge-parry',
    [{ name: 'Mirel', STR: 9, DEX: 12, HP: 3 }],
    { ...fall, dice: { '1d10': 4, 'Critical Damage Save': 6, d10: 8 } },
    { amend: 1, dice: { '1d10': 4, 'Critical Damage Save': 5 } },
  )
  expect(says(played)).toEqual([
    expect.stringContaining('Left Arm'),
    'Mirel STR 9 to 5, and a save. Critical Damage Save: Holds out',
  ])
})

test('a disease is caught by its first step, and a skin has the die that is given', () => {
  const plague = { character: 'Ansel', disease: 'Bonebreaker Plague' }
  const played = play(
    'block-dodge-parry',
    [
      {
        name: 'Ansel',
        fields: { STR: 10, HP: '1/4' },
        items: [{ name: 'Waterskin', die: 4 }],
      },
    ],
    { action: 'Disease', input: plague },
    { action: 'Disease day', input: plague, dice: { d20: 11 } },
    { action: 'Catching your breath', character: 'Ansel', dice: { d4: 2 } },
    { action: 'Wound', input: { who: 'Ansel', type: 'Burns', level: 'light' } },
    {
      action: 'Treat wound',
      input: { who: 'Ansel', type: 'Burn', level: 'light', remedy: 'salve' },
    },
  )
  expect(says(played)).toEqual([
    expect.stringContaining('Bonebreaker Plague, 0 of 3 saves'),
    'STR 10 to 8; 0 of 3 saves',
    'All HP for Ansel',
    'Light Burns',
    'Light Burns heals; its slot is free',
  ])
})

test('a first round surprises, an ambush does without dice, and a figure of a foe is theirs', () => {
  const foe = { name: 'Wight', side: 'foes', STA: 9, conditions: ['undead'] }
  const initiative = (...said: [string, unknown][]): unknown => ({
    action: 'Initiative',
    input: Object.fromEntries(said),
    dice: { party: 2, foes: 1 },
  })
  const ham = { name: 'Ham', path: 'champion', LVL: 3, STA: 9 }
  const played = play(
    'heartbreaker',
    [ham, foe],
    initiative(['first round', true]),
    initiative(['first round', false]),
    {
      action: 'Turning',
      input: { character: 'Ham', monster: 'Wight', HD: 2 },
      dice: { d20: 10, 'monster d20': 9 },
    },
  )
  expect(says(played)).toEqual([
    'The party acts first; the party is surprised; the foes are surprised',
    'The party acts first',
    'They stand',
  ])
  const ambush = play('heartbreaker', [ham, foe], initiative(['ambush', true]))
  expect(says(ambush)).toEqual(['The party acts first'])
})

test('a hireling of whom nothing is said but the role serves, and a spell by name is known', () => {
  const tom = { name: 'Tom', LVL: 1, STA: 6, CP: 40 }
  const ham = { name: 'Ham', LVL: 3, MAG: 1, STA: 9, items: ['Chain/scale'] }
  const played = play(
    'heartbreaker',
    [tom, ham],
    {
      action: 'Hireling upkeep',
      input: { employer: 'Tom', role: 'torchbearer' },
      dice: { '3d6': [2, 3, 4] },
    },
    { action: 'Cast', input: { caster: 'Ham', spell: 'Bless' } },
  )
  expect(says(played)).toEqual(['Hireling 9 CP', expect.stringContaining('metal stops casting')])
})

test('a round that is passed by for a step goes back with it', () => {
  const initiative = { action: 'initiative', dice: { party: 5, foes: 3 } }
  const people = [{ name: 'Ada' }, { name: 'Orc', side: 'foes', STA: 20 }]
  const { steps } = play('heartbreaker', people, initiative, initiative, { undo: true })
  expect(steps.map(({ state }) => (state.fight as { round: number } | null)?.round)).toEqual([
    1, 2, 1,
  ])
})

test('what is said beside an action is of the table, and a lack has its cause', () => {
  const night = play(
    'heartbreaker',
    [{ name: 'Pell', STA: 7, STR: 13 }],
    { action: 'Travel die', input: { weather: 'rain', when: 'night' }, dice: { d6: 4 } },
    {
      action: 'Attribute check',
      input: { who: 'Pell', attribute: 'STR', task: 'break the door down' },
      dice: { d6: 4 },
    },
  )
  expect(says(night)).toEqual([expect.stringContaining('The weather clears'), 'Not done'])
  const lack = play(
    'block-dodge-parry',
    [{ name: 'Ansel', HP: '1/4', items: ['Waterskin'], Fatigue: 2 }],
    { action: 'Sleep', input: { character: 'Ansel', quality: 'perilous', tonic: true } },
    { action: 'Deprivation', input: { character: 'Ansel', cause: 'food', days: 2 } },
    { action: 'Catching your breath', character: 'Ansel' },
  )
  expect(says(lack).at(-1)).toBe('Ansel: no HP come back while Deprived.')
  expect(numbers(lack, 'Ansel')).toMatchObject({ Fatigue: 1 })
})

test('a wound that worsens is the same again, and a library has its level in its words or beside them', () => {
  const maud = { name: 'Maud', STR: 12, conditions: ['Light Cut', 'Severe Bite'] }
  const worse = play(
    'block-dodge-parry',
    [maud],
    { action: 'worsen wound', who: 'Maud' },
    { action: 'worsen a wound', creature: 'Maud', wound: 'Bite' },
  )
  expect(says(worse)).toEqual(['Severe Cut', 'Permanent Bite'])
  const study = { action: 'study', who: 'Ida', project: 'Philosophy' }
  const studied = play(
    'gods-and-monsters',
    [{ name: 'Ida', archetype: 'monk', level: 2, silver: 60 }],
    { ...study, library: 'specialised', level: 5 },
    { ...study, library: 'specialized level 5' },
    { ...study, resources: ['specialised library 5', 'tutor 4'] },
    { ...study, library: 'specialised' },
  )
  expect(says(studied)).toEqual([
    '5 mojo for it, 5 silver',
    '5 mojo for it, 5 silver',
    '6 mojo for it, 6 silver',
    'step 4, input “library”: its level is missing: {"specialized library": 5}.',
  ])
})

test('a distraction is for as many pursuers as the coins or rations dropped suffice for', () => {
  const played = play(
    'delve',
    [
      { name: 'Sam', coins: 600, items: ['5 rations'] },
      { name: 'Wolf', side: 'foes', HP: 8, count: 2 },
    ],
    { action: 'drop distraction', coins: 300 },
    { action: 'distract', drop: 'coins', amount: 100 },
    { action: 'distraction', rations: 3 },
  )
  expect(says(played)).toEqual(
    ['300 sp', '100 sp', '3 days’ rations'].map(
      (one) => `${one} dropped: the pursuers stop to gather it up`,
    ),
  )
})
