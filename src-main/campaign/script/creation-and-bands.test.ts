import { expect, test } from 'vitest'
import { playScript, playSteps as play, says } from './testing/play-steps.ts'

test('scores by a list are in the order of the game, two are swapped later, and what follows is reckoned', () => {
  const scores = { action: 'Ability scores', who: 'Brand' }
  const dice = [14, 10, 15, 9, 12, 16].map((score) => [score - 8, 5, 3, 1])
  const faces = dice.map(([first = 3, ...rest]) => [Math.min(first, 6), ...rest])
  const played = play(
    'gods-and-monsters',
    [{ name: 'Brand' }],
    { ...scores, dice: faces },
    { ...scores, swap: ['agility', 'strength'] },
    { action: 'Starting values', who: 'Brand', archetype: 'warrior' },
  )
  expect(says(played)).toEqual([
    'CHA 14, INT 10, WIS 14, END 9, AGI 12, STR 14',
    'AGI 14, STR 12',
    expect.stringContaining('Mojo 13'),
  ])
})

test('an ancestry changes the scores that starting values come from, and the last roll is the purse', () => {
  const start = { action: 'Starting values', who: 'Ilva', ancestry: 'elf', path: 'seeker' }
  const dice = { '2d6': [3, 4], '1d6': 2, '3d6': [2, 3, 4] }
  const [said] = says(
    play('heartbreaker', [{ name: 'Ilva', INT: 16, CON: 16 }], {
      ...start,
      background: 'professional',
      dice,
    }),
  )
  for (const one of ['CON 15', 'INT 17', 'STA 7', 'MAG 2', 'SP 90']) expect(said).toContain(one)
})

test('words that only a later choice takes answer it, and a list of dice is left over where all fails untried', () => {
  const burns = { action: 'wound', who: 'Hild', type: 'Burns' }
  const again = { ...burns, 'same type again': 'worsen' }
  expect(says(play('block-dodge-parry', [{ name: 'Hild', STR: 12 }], burns, again))).toEqual([
    'Light Burns',
    'Severe Burns',
  ])
  const untaught = { action: 'skill test', who: 'Bo', skill: 'Surgery', dice: [5] }
  expect(says(play('hearts', [{ name: 'Bo' }], untaught))).toEqual(['Fails'])
})

test('what is denied is off, what is carried is there, and a bed is where a night is slept', () => {
  const minds = [
    { name: 'Charlotte', archetype: 'monk', level: 2, Willpower: 9, Verve: 14 },
    { name: 'Dorn', side: 'foes', kind: 'character', archetype: 'monk', Willpower: 5, Verve: 10 },
  ]
  const enter = { action: 'psychic conflict', who: 'Charlotte', target: 'Dorn', unwilling: true }
  const [entered] = play('gods-and-monsters', minds, {
    ...enter,
    dice: { Charlotte: 6, Dorn: 19 },
  }).steps
  expect(entered?.error).toBeUndefined()
  const wynn = { name: 'Wynn', STR: 9, Fatigue: 2, items: ['Cooking pot', '2 Ration'] }
  const meal = { action: 'meal', who: 'Wynn', kind: 'fancy', fire: true, pot: true }
  expect(says(play('block-dodge-parry', [wynn], meal))).toEqual(['Wynn eats'])
  const sneak = { action: 'sneak', who: 'Pike', 'lit place': true, dice: [2] }
  expect(says(play('heartbreaker', [{ name: 'Pike', DEX: 14 }], sneak))).toEqual(['Noticed'])
  const garrick = { name: 'Garrick', STA: 7, 'Max STA': 13 }
  const night = { action: 'night’s rest', who: 'Garrick', bed: true, dice: { '2d6': [4, 3] } }
  expect(says(play('heartbreaker', [garrick], night))).toEqual(['Garrick to 13 STA'])
})

test('a band is formed, harmed and turned by its name', () => {
  const goblins = {
    ...{ name: 'Goblin', side: 'foes', count: 9, group: 'Goblin band', Survival: 6 },
    ...{ Movement: 8, Charisma: 9, Evasion: 5 },
  }
  const played = play(
    'gods-and-monsters',
    [{ name: 'Sam', archetype: 'warrior' }, goblins, { name: 'Grish', side: 'foes', Charisma: 12 }],
    { action: 'form a unit', group: 'Goblin band' },
    { action: 'damage', target: 'Goblin band', amount: 12 },
    { action: 'redirect the group', leader: 'Grish', group: 'Goblin band', dice: [10] },
  )
  expect(says(played)).toEqual([
    'Survival 24, 4 attacks a round',
    'survival 24 to 12',
    'They follow in 1 round',
  ])
})

test('study is counted in the periods of its kind, mojo is spent on what it buys, and an ailment acts in its time', () => {
  const ilse = {
    ...{ name: 'Ilse', archetype: 'sorceror', level: 2, INT: 12, WIS: 13, silver: 200 },
    ...{ mojo: 40, Health: 6 },
  }
  const cold = { who: 'Ilse', ailment: 'Common Cold' }
  const played = play(
    'gods-and-monsters',
    [ilse],
    { action: 'study', who: 'Ilse', study: 'free-time', months: 3, project: 'Elvish' },
    { action: 'spend mojo', who: 'Ilse', on: 'skill', skill: 'Climbing' },
    { action: 'ailment', ...cold, contact: 'definitely taken in', dice: [8] },
    { advance: '1 day' },
    { action: 'throw off an ailment', ...cold, dice: [6] },
  )
  expect(says(played)).toEqual([
    '3 mojo for it, 6 silver',
    'Climbing at +1',
    'Common Cold takes hold',
    expect.stringContaining('−1 concentration'),
    'Throws it off',
  ])
})

test('food is dropped for who is after them, and a champion’s turn is on who is named', () => {
  const wolves = { name: 'Wolf', side: 'foes', count: 3, tags: ['unintelligent'] }
  const isolde = { name: 'Isolde', STR: 10, DEX: 10, WIL: 12, HP: 4, items: ['5 Ration'] }
  const drop = { action: 'drop food', who: 'Isolde', rations: 3 }
  const [dropped] = says(play('delve', [isolde, wolves], drop))
  expect(dropped).toContain('3 days’ rations')
  const people = [
    { name: 'Ysolde', path: 'champion', LVL: 3 },
    { name: 'Skeleton', side: 'foes', HD: 1, tags: ['undead'] },
    { name: 'Bandit', side: 'foes', HD: 1 },
  ]
  const turn = { action: 'turn', who: 'Ysolde', target: 'Bandit' }
  const [turned] = play('heartbreaker', people, turn).steps
  expect(turned?.refused).toContain('HBK-TURN-03')
})

test('dice tell the option that is left out, where one alone takes them, and a weapon names its own die', () => {
  const aud = { name: 'Aud', STR: 12, DEX: 11, HP: 6, items: [{ name: 'Sword', ready: true }] }
  const orc = { name: 'Orc', side: 'foes', STR: 10, DEX: 10, HP: 5, attacks: ['spear d6'] }
  const leave = { action: 'withdraw', who: 'Aud', from: 'Orc' }
  const script = { game: 'delve', people: [aud, orc], fight: { round: 1 } }
  const [left] = says(playScript({ ...script, steps: [{ ...leave, dice: { damage: 5 } }] }))
  expect(left).toBe('Aud to 1 HP')
  const [half] = says(playScript({ ...script, steps: [leave] }))
  expect(half).toBe('Nobody strikes')
  const stun = { action: 'gambit', attacker: 'Rafe', target: 'Ogre', trick: 'stun', resist: 'WIL' }
  const armed = { weapon: 'Shortsword', second: 'Dagger' }
  const dice = { Shortsword: 2, Dagger: 4, save: 12 }
  const people = [
    { name: 'Rafe', STR: 12, items: ['Shortsword', 'Dagger'] },
    { name: 'Ogre', side: 'foes', HP: 8, STR: 14, WIL: 8 },
  ]
  expect(says(play('block-dodge-parry', people, { ...stun, ...armed, dice }))).toEqual([
    'Ogre is stunned',
  ])
})

test('hirelings are paid one and all where none is named', () => {
  const hireling = { kind: 'hireling', employer: 'Isolde', HP: 3 }
  const people = [
    { name: 'Isolde', HP: 4, coins: 100 },
    { ...hireling, name: 'Pim' },
    { ...hireling, name: 'Pam' },
  ]
  const [paid] = play('delve', people, { action: 'pay hirelings', who: 'Isolde', days: 3 }).steps
  expect(paid?.state.people).toMatchObject({ Isolde: { fields: { Coins: 40 } } })
})

test('an amendment by which the other one strikes settles that blow by its dice', () => {
  const people = [
    { name: 'Ines', STR: 12, DEX: 11, HP: 5, items: [{ name: 'Rapier', ready: true }] },
    { name: 'Paco', side: 'foes', STR: 8, DEX: 12, HP: 5, attacks: ['dagger d6'] },
  ]
  const clash = { action: 'duel', who: 'Ines', other: 'Paco', stage: 'clash' }
  const [first, amended] = says(
    play(
      'block-dodge-parry',
      people,
      { ...clash, dice: { Ines: 9, Paco: 18, d8: 3, d12: 7 } },
      { amend: 1, dice: { Ines: 14, Paco: 5, d6: 4, d12: 2 } },
    ),
  )
  expect(first).toContain('Ines strikes')
  expect(amended).toContain('Paco strikes: Ines to STR 8')
})
