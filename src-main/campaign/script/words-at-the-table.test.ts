import { expect, test } from 'vitest'
import type { Played } from './run-script.ts'
import { playScript, playSteps as play, says } from './testing/play-steps.ts'

const fieldsAfter = ({ steps }: Played, name: string): Record<string, number> =>
  (steps.at(-1)?.state.people as unknown as Record<string, { fields: Record<string, number> }>)[
    name
  ]?.fields ?? {}

const wolves = { name: 'Wolf', side: 'foes', HP: 4, WIL: 7, attacks: ['bite d6'], count: 3 }

test('each of several attackers rolls with the weapon that the dice are named by', () => {
  const target = { name: 'Brand', HP: 6, items: ['Hand', 'Light Armor'] }
  const played = play(
    'delve',
    [target, wolves],
    {
      action: 'Several attack one',
      target: 'Brand',
      attackers: ['Wolf 1', 'Wolf 2'],
      dice: { bite: [3, 5] },
    },
    {
      action: 'Manoeuvre',
      attacker: 'Brand',
      target: 'Wolf 1',
      trick: 'trip',
      dice: { damage: 3 },
      answers: { 'Wolf 1': 'take the effect' },
    },
    { action: 'withdraw', who: 'Brand', half: true },
    { action: 'attack', attacker: 'Brand', target: 'Wolf 2', charge: true, dice: { damage: 8 } },
  )
  expect(says(played)).toEqual([
    'Brand to 2 HP',
    'Wolf 1 is prone',
    'Nobody strikes',
    expect.stringContaining('Wolf 2'),
  ])
  expect(played.steps.at(-1)?.error).toBeUndefined()
})

test('dice by a name come before a single die where several are rolled', () => {
  const played = play('block-dodge-parry', [{ name: 'Joost', STR: 12, HP: 5 }], {
    action: 'fall',
    who: 'Joost',
    floors: 2,
    dice: { damage: [3, 4], critical: 6, d10: 8 },
  })
  expect(says(played)[0]).toContain('Left Arm')
  expect(fieldsAfter(played, 'Joost')).toMatchObject({ STR: 5, HP: 5 })
})

test('as many dice are spent on a power as a step rolls, and a miracle of one’s own is ready', () => {
  const played = play(
    'block-dodge-parry',
    [
      { name: 'Agnes', WIL: 14, 'Faith Dice': 2, spells: ['Replenish'] },
      { name: 'Hob', HP: 1, 'Max HP': 6 },
    ],
    { action: 'miracle', caster: 'Agnes', miracle: 'Replenish', targets: ['Hob'], dice: [3, 5] },
  )
  expect(says(played)).toEqual(['Hob: up to 8 HP back; 3 WIL'])
})

test('a save that a step rolls is the day’s save against a disease they have', () => {
  const played = play('block-dodge-parry', [{ name: 'Neel', STR: 10 }], {
    action: 'disease',
    who: 'Neel',
    disease: 'Bonebreaker Plague',
    dice: [11],
  })
  expect(says(played)).toEqual(['STR 10 to 8; 0 of 3 saves'])
})

test('a fight that no step began may end, with the roll for ammunition', () => {
  const rosa = { name: 'Rosa', items: ['Bow'], coins: 60 }
  const dob = { name: 'Dob', kind: 'hireling', employer: 'Rosa' }
  const played = play(
    'delve',
    [rosa, dob, { name: 'Horse', kind: 'animal' }, wolves],
    { action: 'end combat' },
    { action: 'end the fight', dice: { ammunition: 2 } },
    { action: 'pay wages', who: 'Rosa', days: 3 },
    { action: 'feed', animal: 'Horse', days: 1 },
    { action: 'morale', start: 6, lost: 1 },
    { action: 'morale', start: 6, lost: 0 },
  )
  expect(says(played)).toEqual([
    expect.stringContaining('3 still stood'),
    'Run out',
    '30 sp from Rosa',
    'units 4',
    'check yes; reasons first casualty',
    expect.stringContaining('check no'),
  ])
})

test('a camp with supplies is a long rest, and a caster called encumbered casts nothing', () => {
  const tam = { name: 'Tam', HP: '1/4', items: ['Supplies', 'Spellbook'], fatigue: 1 }
  const played = play('delve', [tam], { action: 'camp' })
  expect(says(played)).toEqual(['All have eaten: a long rest'])
  const laden = play('delve', [{ name: 'Odo', spells: ['Sleep'] }, wolves], {
    action: 'cast',
    caster: 'Odo',
    spell: 'Sleep',
    targets: ['Wolf 1'],
    encumbered: true,
  })
  expect(says(laden)[0]).toContain('encumbered')
})

test('each grievous wound of a blast has a die of its own', () => {
  const played = play(
    'delve',
    [
      { name: 'Ann', HP: 4 },
      { name: 'Ben', HP: 6 },
      { name: 'Mage', side: 'foes' },
    ],
    {
      action: 'blast',
      attacker: 'Mage',
      targets: ['Ann', 'Ben'],
      damage: 'd6',
      dice: { Ann: 4, Ben: 6, wound: [3, 2] },
    },
  )
  expect(says(played)[0]).toContain('Broken Arm. Grievous wound: Eye Gouged Out')
})

test('travellers set out at first light, and camp when it is dark', () => {
  const played = playScript({
    game: 'delve',
    time: 'day 1, 06:00',
    season: 'spring',
    people: [{ name: 'Tam' }],
    steps: [
      { action: 'Travel the watch', dice: { '2d6': [6, 6], event: 6 } },
      { action: 'Force the march' },
      { action: 'Camp for the night', ate: true },
    ],
  })
  expect(says(played)).toEqual([
    '12 miles, to mile 12',
    expect.stringContaining('belongs to the night'),
    expect.stringContaining('long rest'),
  ])
})

test('dice of the next step decide a tie', () => {
  const played = play(
    'hearts',
    [{ name: 'Ann' }, { name: 'Orc', side: 'foes' }],
    { action: 'initiative', dice: { party: 3, foes: 3 } },
    { action: 'initiative', dice: { party: 2, foes: 4 } },
  )
  expect(says(played)[1]).toBe('Foes act first')
})

test('a shot into close combat may hit the others in it, but not who shoots', () => {
  const played = play(
    'gods-and-monsters',
    [
      { name: 'Wyn', archetype: 'thief', level: 1, items: ['Sling', '20 Sling Bullets'] },
      { name: 'Hild', archetype: 'warrior', level: 1, Survival: 7, Evasion: 5 },
      { name: 'Cutthroat', side: 'foes', Survival: 9, Def: 2 },
    ],
    {
      action: 'shoot',
      attacker: 'Wyn',
      target: 'Cutthroat',
      weapon: 'Sling',
      'into close combat of': 3,
      dice: { attack: 5, damage: 3, evasion: 5 },
    },
    {
      action: 'attack',
      attacker: 'Hild',
      target: 'Cutthroat',
      weapon: 'Long sword',
      'built for': 'large',
      dice: { attack: 1, damage: 9 },
    },
  )
  expect(says(played)[0]).toContain('Hild is out of the way')
  expect(says(played)[0]).not.toContain('Wyn')
  expect(played.steps[1]?.what).toContain('Large long sword')
})

test('a blow at a mind shows its odds before the conflict is begun', () => {
  const [preview] = play(
    'gods-and-monsters',
    [
      { name: 'Lin', archetype: 'monk', level: 2, Verve: 12 },
      { name: 'Seer', side: 'foes', Verve: 10 },
    ],
    { preview: 'Psychic attack', who: 'Lin', target: 'Seer', verve: 2 },
  ).steps
  expect([preview?.refused, preview?.chances?.length]).toEqual([null, 2])
})

test('a bid on the last roll teaches the field that it names, and a specialized library counts as one', () => {
  const lang = {
    name: 'Lang',
    archetype: 'sorceror',
    level: 2,
    Mojo: 20,
    Silver: 100,
    skills: { 'Language Science': 1 },
    Reason: 7,
  }
  const played = play(
    'gods-and-monsters',
    [lang],
    { action: 'Test', who: 'Lang', score: 'reason', field: 'Language Science', dice: [14] },
    { action: 'bid mojo', who: 'Lang', bid: 7, field: 'Language Science' },
    { action: 'Mojo for coins', who: 'Lang', mojo: 1 },
  )
  expect(says(played)[1]).toBe('Turned: 6 paid, 300 XP')
  const [, bid] = played.steps
  expect(
    (bid?.state.people as unknown as Record<string, { skills: unknown }>)['Lang']?.skills,
  ).toEqual({
    'Language Science': 2,
  })
  const study = { action: 'study', who: 'Lang', project: 'History', weeks: 4 }
  const rates = play(
    'gods-and-monsters',
    [lang],
    { ...study, library: 12 },
    { ...study, library: 12, specialised: true },
    { ...study, 'specialized library': 12 },
  )
  const totals = rates.steps.map(({ total }) => total)
  expect(totals[1]).toBe(totals[2])
  expect(totals[1]).toBeGreaterThan(totals[0] ?? 0)
})

test('tracks are half a mile long, a name that says “from behind” is a blow from there', () => {
  const ana = { name: 'Ana', archetype: 'thief', level: 1, Perception: 8 }
  const tracks = play('gods-and-monsters', [ana], {
    action: 'track',
    who: 'Ana',
    days: 2,
    count: 12,
    distance: 'half a mile',
    dice: [8],
  })
  expect(says(tracks)[0]).toContain('Follows it')
  const behind = play(
    'heartbreaker',
    [
      { name: 'Ravn', DEX: 16, items: ['Chain/scale', 'Dagger/club'] },
      { name: 'Cutpurse', side: 'foes', STA: 5 },
    ],
    { action: 'sneak', who: 'Ravn', conditions: ['distracted', 'chain armour'], dice: [4] },
    { action: 'attack from behind', attacker: 'Ravn', target: 'Cutpurse', dice: { damage: 4 } },
    { action: 'shield wall', who: 'Ravn', whom: [] },
  )
  expect(says(behind).slice(0, 2)).toEqual([
    'Unseen: an ambush is open',
    'Hits for 4: Cutpurse to 1 STA',
  ])
  expect(behind.steps[1]?.rolled).toBeUndefined()
})

test('a band that is counted is the one at the table, and no second one', () => {
  const goblins = {
    name: 'Goblin',
    side: 'foes',
    Survival: 5,
    Level: 1,
    count: 6,
    group: 'Goblins',
  }
  const band = { action: 'Form a group', count: 6 }
  const played = play(
    'gods-and-monsters',
    [{ name: 'Ana', archetype: 'thief', level: 1 }, goblins],
    { ...band, name: 'Goblins' },
    { undo: true },
    band,
    { undo: true },
    { action: 'group morale', group: 'Goblins', by: 'charisma', dice: [9] },
  )
  expect(says(played).filter((one) => one !== 'Undone')).toEqual([
    'Survival 15, 3 attacks a round',
    'Survival 15, 3 attacks a round',
    expect.any(String),
  ])
  expect(played.steps.at(-1)?.error).toBeUndefined()
})

test('a shot that is named for close combat is one into it', () => {
  const played = play(
    'gods-and-monsters',
    [
      { name: 'Wyn', archetype: 'thief', level: 1, items: ['Sling', '20 Sling Bullets'] },
      { name: 'Hild', archetype: 'warrior', level: 1, Survival: 7, Evasion: 5 },
      { name: 'Cutthroat', side: 'foes', Survival: 9, Def: 2 },
    ],
    {
      action: 'shoot into close combat',
      attacker: 'Wyn',
      target: 'Cutthroat',
      weapon: 'Sling',
      dice: { attack: 5, damage: 3, Hild: 8 },
    },
  )
  expect(says(played)[0]).toContain('Hild is hit as well')
})

test('a unit runs no faster than those who are in it', () => {
  const played = play(
    'gods-and-monsters',
    [
      { name: 'Ulla', archetype: 'warrior', level: 1, Agility: 12, Movement: 11 },
      { name: 'Orc', side: 'foes', Survival: 6, Movement: 9, count: 8, group: 'Orcs' },
    ],
    { action: 'Fight as a unit', group: 'Orcs', name: 'Orc band' },
    { action: 'Chase', who: 'Ulla', after: 'Orc band', dice: { Ulla: 12, 'Orc band': 15 } },
  )
  expect(played.steps[1]?.why).toContainEqual(
    expect.objectContaining({ name: 'Movement', value: 'Ulla 11, Orc band 9' }),
  )
  expect(says(played)[1]).toBe('Gets away')
})
