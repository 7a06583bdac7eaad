import { expect, test } from 'vitest'
import { playSteps as play, says } from './testing/play-steps.ts'

test('a save goes by its score, or by a danger that the list does not name, but not by a slip of the pen', () => {
  const ada = { name: 'Ada', fields: { SAV: 15, STR: 18, SKI: 2 } }
  const played = play(
    'heartbreaker',
    [ada],
    { action: 'save', input: { who: 'Ada', attribute: 'STR' }, dice: { d20: 12 } },
    { action: 'save', input: { who: 'Ada', against: 'rust' }, dice: { save: 14 } },
    { action: 'save', input: { who: 'Ada', against: 'posion' } },
    { action: 'skill roll', input: { who: 'Ada', task: 'juggling' }, dice: [11, 9, 3] },
  )
  expect(says(played)).toEqual([
    'Saved',
    'Not saved',
    'step 3, input “threat”: “posion” is no choice. There is: anything else, crushing, tripping, poison, spells, illusions, fear.',
    'Done',
  ])
})

test('initiative again is that of the next round', () => {
  const orc = { name: 'Orc', side: 'foes', STA: 20 }
  const initiative = { action: 'initiative', dice: { party: 5, foes: 3 } }
  const shot = {
    action: 'shoot',
    input: { attacker: 'Ada', target: 'Orc', weapon: 'Crossbow' },
    dice: { attack: 5, defence: 20 },
  }
  const { steps } = play(
    'heartbreaker',
    [{ name: 'Ada', items: ['Crossbow'] }, orc],
    ...[initiative, shot, initiative, shot, initiative, shot],
  )
  expect(steps.map(({ what, refused }) => refused ?? what)).toEqual([
    'Initiative, round 1',
    'Ada on Orc, Crossbow',
    'Initiative, round 2',
    'The crossbow of Ada is not loaded yet: wait, or choose another weapon.',
    'Initiative, round 3',
    'Ada on Orc, Crossbow',
  ])
})

test('dice for what only a success rolls are left over', () => {
  const ghoul = { name: 'Ghoul', side: 'foes', STA: 8, HD: 2, tags: ['undead'] }
  const { steps } = play('heartbreaker', [{ name: 'Ada', path: 'champion', LVL: 3 }, ghoul], {
    action: 'turn undead',
    input: { who: 'Ada' },
    dice: { turning: 10, monster: 9, 'hit dice': [3, 4] },
  })
  expect(steps).toMatchObject([{ unused: ['hit dice'] }])
  expect(steps[0]).not.toHaveProperty('error')
})

test('hirelings go by their role and are paid by it, and armour takes from harm', () => {
  const people = [
    { name: 'Ada', fields: { SP: 30, GP: 0 }, items: ['Full plate'] },
    { name: 'Pip', kind: 'archer', employer: 'Ada' },
  ]
  const { faults, steps } = play(
    'heartbreaker',
    people,
    { action: 'upkeep', input: { who: 'Pip' }, dice: { upkeep: [1, 1, 1] } },
    { action: 'hireling upkeep', input: { hireling: 'Pip' }, dice: { '3d6': [2, 2, 2] } },
    { action: 'damage', input: { target: 'Ada', amount: 8, armour: true } },
  )
  expect(faults).toEqual([])
  expect(steps.map((step) => step.error ?? step.refused ?? step.says)).toEqual([
    'Pip 3 SP',
    'Pip 6 SP',
    'STA 7 to 2',
  ])
  expect(steps[2]?.state.people['Ada']?.fields).toMatchObject({ SP: 21, STA: 2 })
})

test('a spell is known with its level, a load is looked at in a preview, and an injury is a save', () => {
  const spells = [
    { name: 'Sleep', level: 1 },
    { name: 'Web', level: 2 },
  ]
  const ada = { name: 'Ada', spells, conditions: ['injured'] }
  const played = play(
    'heartbreaker',
    [{ ...ada, fields: { MAG: 2, STA: 3, 'Max STA': 8, SAV: 15 } }],
    { action: 'cast', input: { caster: 'Ada', spell: 'Web' } },
    { preview: 'load' },
    { action: 'night in a bed', input: { who: 'Ada' }, dice: { STA: 3, injury: 15 } },
  )
  expect(says(played).slice(0, 2)).toEqual([
    'Web is of level 2, and MAG 2 reaches 1 (HBK-MAG-02).',
    'equipment 0 of 5, accessories 0 of 5, load 0 of 5',
  ])
  expect(Object.keys(played.steps[2]?.state.people['Ada']?.conditions ?? {})).not.toContain(
    'injured',
  )
})

test('dice are named with their notation, by who rolls them, or beside a ruling', () => {
  const people = [
    { name: 'Jory', items: ['Pistol'] },
    { name: 'Bandit', side: 'foes', STA: 30 },
  ]
  const { steps } = play('heartbreaker', people, {
    action: 'Ranged attack',
    input: { attacker: 'Jory', target: 'Bandit', weapon: 'pistol' },
    dice: { 'attack d20': 15, 'defence d20': 8, 'DMG 2d6*': [[6, 2], [4]] },
  })
  expect(steps[0]).toMatchObject({ says: 'Hits for 12: Bandit to 18 STA' })
  const contest = play(
    'block-dodge-parry',
    [
      { name: 'Mira', STR: 16 },
      { name: 'Ogre', STR: 16, side: 'foes' },
    ],
    {
      action: 'Contested save',
      input: { a: 'Ogre', b: 'Mira', ability: 'STR' },
      dice: { 'Ogre d20': 9, 'Mira d20': 12 },
    },
  )
  expect(says(contest)).toEqual([expect.stringContaining('Mira')])
  const ruled = play('delve', [{ name: 'Vip', DEX: 14, tags: ['thief'] }], {
    action: 'Pick a lock',
    input: { who: 'Vip' },
    dice: { d20: 19 },
    override: 'success',
  })
  expect(ruled.steps[0]).toMatchObject({ unused: ['d20'] })
  expect(ruled.steps[0]).not.toHaveProperty('error')
})

test('a step may tell of the round, the sides, the reason and strangers', () => {
  const people = [
    { name: 'Rufus', CHA: 13 },
    { name: 'Gnoll', side: 'foes', STA: 9 },
  ]
  const played = play(
    'heartbreaker',
    people,
    { action: 'Reaction roll', input: { leader: 'Rufus', who: 'riders' }, dice: { d20: 9 } },
    {
      action: 'Initiative',
      input: { round: 1, party: ['Rufus'], foes: ['Gnoll'] },
      dice: { 'party d6': 4, 'foes d6': 3 },
    },
    { action: 'SAV roll', input: { who: 'Rufus', reason: 'the duel' }, dice: { d20: 15 } },
    { action: 'Initiative', input: { round: 2, colour: 'red' } },
  )
  expect(says(played)).toEqual([
    'Defensive: armed; fights only if attacked',
    'The party acts first',
    'Saved',
    'step 4, input “colour”: this action does not ask for it.',
  ])
})

test('a broken night is nobody’s sleep, who has eaten is who eats, and buying is to buy', () => {
  const petra = { name: 'Petra', STA: '3/9' }
  const { steps } = play('heartbreaker', [petra], {
    action: 'Night',
    input: { who: 'Petra', interrupted: true },
  })
  expect(steps[0]?.state.people['Petra']?.fields).toMatchObject({ STA: 3 })
  const nell = { name: 'Nell', HP: '0/4', STR: 7, 'max STR': 10, coins: 20, items: ['rations'] }
  const nights = play(
    'delve',
    [nell],
    { action: 'Buying', input: { who: 'Nell', items: ['Hand'] } },
    { action: 'Camp', input: { who: ['Nell'], ate: false } },
    { action: 'Camp', input: { who: ['Nell'], ate: true, ability: 'STR' }, dice: { d6: 2 } },
  )
  expect(says(nights)).toEqual([
    expect.stringContaining('Hand'),
    expect.stringContaining('Nell goes without'),
    'All have eaten: a long rest',
  ])
  expect(nights.steps[2]?.state.people['Nell']?.fields).toMatchObject({ HP: 4, STR: 9 })
})

test('what is not so is no part of a person, a skin has its die left, and a role is hired for', () => {
  const tam = { name: 'Tam', fields: { HP: '0/4', waterskin: 'd4', injured: false, slots: 10 } }
  const { faults, steps } = play('block-dodge-parry', [{ ...tam, items: ['Waterskin'] }], {
    action: 'Catching your breath',
    input: { who: 'Tam' },
    dice: { 'Usage Die d4': 1 },
  })
  expect(faults).toEqual([])
  expect(steps[0]?.state.people['Tam']).toMatchObject({
    fields: { HP: 4 },
    items: [{ name: 'Waterskin (empty)' }],
  })
  const { steps: looks } = play('heartbreaker', [{ name: 'Wat', fields: { role: 'archer' } }], {})
  expect(looks[0]?.state.people['Wat']).toMatchObject({ kind: 'hireling' })
})

test('wages are those of the game, for as many hirelings as are counted', () => {
  const people = [
    { name: 'Ulf', coins: 150 },
    { name: 'Kurt', kind: 'hireling' },
  ]
  const wages = (input: unknown): unknown => ({ action: 'Wages', input })
  const played = play(
    'delve',
    people,
    wages({ payer: 'Ulf', days: 2 }),
    wages({ who: 'Ulf', hirelings: 2, days: 5 }),
    wages({ who: 'Ulf', hirelings: 3, days: 7 }),
  )
  expect(says(played)).toEqual([
    '20 sp from Ulf',
    '100 sp from Ulf',
    'Ulf has 30 sp of 210 sp: let somebody else pay, or wave it away.',
  ])
})

test('a reaction is that of the foes or strangers who are named, and nobody of the party tests morale', () => {
  const people = [
    { name: 'Lou', HP: 4 },
    { name: 'Trapper', side: 'foes', HP: 4 },
  ]
  const played = play('block-dodge-parry', people, {
    action: 'Reaction',
    input: { who: 'Trapper' },
    dice: { '2d6': [4, 5] },
  })
  expect(says(played)).toEqual(['Kind'])
  const nobody = play('hearts', people, { action: 'Morale', input: { who: 'Lou' } })
  expect(says(nobody)).toEqual([
    'Lou: no morale check, as the undead and player characters are exempt.',
  ])
})

test('dice that name nobody are for all, a watch is by day or by night, and the next turn comes by itself', () => {
  const ghoul = (name: string): unknown => ({ name, side: 'foes', HP: 4, STR: 10, WIL: 9 })
  const quill = { name: 'Quill', HP: 4, WIL: 10, items: ['Spellbook (Fireball, level 2)'] }
  const { steps } = play('delve', [quill, ghoul('Ghoul A'), ghoul('Ghoul B')], {
    action: 'Cast',
    input: { caster: 'Quill', spell: 'Fireball', level: 2, targets: ['Ghoul A', 'Ghoul B'] },
    dice: { '2d6': [3, 4], 'Ghoul A d20': 8, 'Ghoul B d20': 9, 'Ghoul B STR save d20': 6 },
  })
  expect(steps[0]?.state.people).toMatchObject({
    'Ghoul A': { fields: { HP: 1 } },
    'Ghoul B': { fields: { HP: 0, STR: 7 } },
  })
  const road = play('delve', [{ name: 'Dag', HP: 4 }], {
    action: 'Travel',
    input: { season: 'fall', watch: 2 },
  })
  expect(says(road)).toEqual(['It is night: camp, or force the march.'])
  const items = ['Wand', 'Staff', 'Spellbook (Fly)']
  const flight = play(
    'hearts',
    [{ name: 'Mab', Mana: 2, items }],
    { action: 'Cast', input: { caster: 'Mab', spell: 'Fly', mana: 1 } },
    { action: 'Fly turn', input: { who: 'Mab' }, dice: { d6: 4 } },
    { action: 'Fly turn', input: { who: 'Mab' }, dice: { d6: 5 } },
  )
  expect(says(flight).slice(1)).toEqual([
    'Flies on for a turn',
    expect.stringMatching(/falls|ends/),
  ])
})

test('a bear has dice and no weapon, and an illness is caught', () => {
  const played = play(
    'hearts',
    [
      { name: 'Zora', HP: 9 },
      { name: 'Bear', side: 'foes', HP: 5 },
    ],
    {
      action: 'Attack',
      input: { attacker: 'Bear', target: 'Zora', 'damage dice': '2d8' },
      dice: { '2d8': [8, 8] },
    },
  )
  expect(says(played)).toEqual(['Zora to 6 HP'])
  const ill = play('block-dodge-parry', [{ name: 'Wyn', STR: 10 }], {
    action: 'Catch a disease',
    input: { who: 'Wyn', disease: 'Tick Jitters' },
    dice: { '1d6': 3 },
  })
  expect(says(ill)).toEqual(['Tick Jitters, 3 days left: sudden spasms'])
})

test('a spell that is interrupted is begun first, and paid for', () => {
  const quill = { name: 'Quill', HP: 4, WIL: 10, items: ['Spellbook (Charm)'] }
  const { steps } = play('delve', [quill, { name: 'Brigand', side: 'foes', HP: 3 }], {
    action: 'Casting interruption',
    input: { who: 'Quill', source: 'spellbook', spell: 'Charm' },
    dice: { d20: 10 },
  })
  expect(steps[0]).toMatchObject({
    says: 'The spell is lost, and paid for',
    state: { people: { Quill: { fields: { Fatigue: 1 } } } },
  })
})
