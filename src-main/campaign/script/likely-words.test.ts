import { expect, test } from 'vitest'
import { playSteps as play, says } from './testing/play-steps.ts'

test('scores in the order of the book are those of who is named, two of them swapped', () => {
  const dice = {
    '3d6': [
      [4, 3, 5],
      [2, 2, 3],
      [6, 5, 1],
    ],
  }
  const step = { action: 'Ability scores', who: 'Maud', dice, swap: ['STR', 'DEX'] }
  expect(says(play('block-dodge-parry', [{ name: 'Maud' }], step))).toEqual([
    'DEX 12, Full DEX 12, STR 7, Full STR 7, WIL 12, Full WIL 12',
  ])
})

test('a hireling by a new name is hired with their scores, and one above the employer is refused', () => {
  const scores = { STR: [3, 3, 3], DEX: [4, 4, 2], WIL: [2, 3, 3], HP: [4] }
  const hire = { action: 'hire', hireling: 'Wat', employer: 'Berta' }
  const berta = { name: 'Berta', coins: 100 }
  expect(says(play('delve', [berta], { ...hire, dice: scores }))).toEqual([
    'HP 4, STR 9, DEX 10, WIL 8; for 10 sp a day',
  ])
  const [refused] = play('heartbreaker', [{ name: 'Berta', level: 2 }], {
    ...hire,
    role: 'bodyguard',
    level: 3,
  }).steps
  expect(refused?.refused).toContain('HBK-HIRE-01')
})

test('a jump has its direction, an ailment its contact, and the dice of an amendment their people', () => {
  const rolf = { name: 'Rolf', archetype: 'warrior', level: 2, STR: 18, AGI: 10, Health: 9 }
  const jump = { action: 'jump', jumper: 'Rolf' }
  const played = play(
    'gods-and-monsters',
    [rolf],
    { ...jump, direction: 'up', height: 6, dice: [12] },
    { ...jump, direction: 'across', distance: '6 yards', running: true, dice: [16] },
    { ...jump, direction: 'across', distance: '12 feet', dice: [1] },
    {
      action: 'ailment',
      victim: 'Rolf',
      ailment: 'Food Poisoning',
      contact: 'definitely taken in',
      dice: { health: 3 },
    },
  )
  expect(says(played)).toEqual([
    'Falls short: 5 feet',
    'Jumps it',
    'Jumps it',
    'Food Poisoning takes hold',
  ])
  const contest = { action: 'contest', who: 'Gar', against: 'Ogre', ability: 'STR' }
  const amended = play(
    'block-dodge-parry',
    [
      { name: 'Gar', STR: 16 },
      { name: 'Ogre', STR: 16, side: 'foes' },
    ],
    { ...contest, dice: { Gar: 9, Ogre: 12 } },
    { amend: 1, dice: { Gar: 12, Ogre: 9 } },
  )
  expect(says(amended)).toEqual(['Ogre wins', 'Gar wins'])
})

test('tests and rolls go by their other words, and starting money is the silver of the archetype', () => {
  const osric = { name: 'Osric', archetype: 'warrior', level: 2, STR: 16, Fortitude: 10 }
  const played = play(
    'gods-and-monsters',
    [{ ...osric, injuries: 4, Survival: 1 }],
    { action: 'Starting money', who: 'Osric' },
    { action: 'unconsciousness test', who: 'Osric', dice: [5] },
    { action: 'size conversion', item: 'Long sword', size: 'huge', market: 'medium' },
  )
  const [money, test, size] = says(played)
  expect([money, test]).toEqual(['silver 16', 'Stays conscious'])
  expect(size).toContain('damage D12, range 12 yards, price 80 silver')
  const brand = { name: 'Brand', STA: 2, 'Max STA': 12, SAV: 14 }
  expect(
    says(
      play(
        'heartbreaker',
        [brand],
        { set: { Brand: { STA: 0 } } },
        { action: 'save at 0 STA', who: 'Brand', dice: [13] },
      ),
    )[1],
  ).toContain('Unconscious')
})

test('injuries come without other damage, and a night may name the one who keeps watch', () => {
  const elowen = { name: 'Elowen', archetype: 'sorceror', level: 3, Survival: 9 }
  expect(
    says(play('gods-and-monsters', [elowen], { action: 'Damage', amount: 0, injuries: 2 })),
  ).toEqual(['injuries 0 to 2'])
  const night = { action: 'night', who: ['Ysolde'], watch: 'Ysolde', interrupted: true }
  const [camped] = play('heartbreaker', [{ name: 'Ysolde', STA: 6, 'Max STA': 8 }], night).steps
  expect(camped?.error).toBeUndefined()
  expect(camped?.state.people).toMatchObject({ Ysolde: { fields: { STA: 6 } } })
})
