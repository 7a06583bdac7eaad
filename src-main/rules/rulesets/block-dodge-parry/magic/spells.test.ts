import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero } from '../testing/evening.ts'
import { powersOf } from '../character/powers.ts'
import { powerNamed, spells } from './spells.ts'

const gifts = { magicDice: 4, faithDice: 4, wil: 16, maxWil: 16, hp: 6, maxHp: 6 }
const miraclesHeld = Object.fromEntries(
  spells.filter(({ art }) => art === 'miracle').map(({ name }) => [`Imprinted: ${name}`, {}]),
)
const ada = { ...hero('c1', 'Ada', gifts), conditions: miraclesHeld }
const bo = hero('c2', 'Bo', { hp: 2, maxHp: 6, fatigue: 3 })

/** Casts a power on Bo, or on the goblin where it is meant for foes. */
function cast(power: string, dice: number, faces: number[], on = 'c2', given = {}) {
  const play = new BlockDodgeParryEvening([ada, bo, foe('c5', { wil: 10 })])
  const done = play.do(
    'cast',
    { caster: 'c1', power, dice, targets: [on] },
    { magic: faces, faith: faces, song: [8], ...given },
  )
  return { play, says: done.says, marks: play.conditions(on) }
}

describe('BDPX-DIV-03: miracles with two Faith Dice that show 3 and 4', () => {
  test.each([
    ['Bless', 'A pool of 7 points to the end of the day; 3 WIL', []],
    ['Empower', 'Empowered: 2 more damage, for Bo; 3 WIL', ['Empowered: 2 more damage']],
    ['Replenish', 'Bo: up to 7 HP back; 3 WIL', []],
    [
      'Smite',
      'Smite: 7 more damage, 2 attacks, for Bo; 3 WIL',
      ['Smite: 7 more damage, 2 attacks'],
    ],
    [
      'Divine Protection',
      'Divine Protection: 3 Armor, 2 attacks, for Bo; 3 WIL',
      ['Divine Protection: 3 Armor, 2 attacks'],
    ],
    ['Purify', 'Four meals or skins are clean; 3 WIL', []],
    [
      'Elemental Protection',
      'Elemental Protection: 7 hours, for Bo; 3 WIL',
      ['Elemental Protection: 7 hours'],
    ],
    [
      'Surge of Resilience',
      'Surge: 7 on one ability, 2 turns, for Bo; 3 WIL',
      ['Surge: 7 on one ability, 2 turns'],
    ],
  ])('%s', (power, says, marks) => {
    const done = cast(power, 2, [3, 4])
    expect([done.says, done.marks, done.play.value('c1', 'wil')]).toEqual([says, marks, 13])
  })

  test('Rebuke: a WIL save over the dice, or they flee', () => {
    const fled = cast('Rebuke', 2, [3, 4], 'c5', { 'Goblin c5: WIL save': [2] })
    expect([fled.says, fled.marks]).toEqual(['Goblin c5 flees; 3 WIL', ['fleeing']])
    const stood = cast('Rebuke', 2, [3, 4], 'c5', { 'Goblin c5: WIL save': [3] })
    expect(stood.says).toBe('Nobody flees; 3 WIL')
  })

  test('Replenish gives HP up to the full figure; Purify does more with each die', () => {
    expect(cast('Replenish', 2, [3, 4]).play.value('c2', 'hp')).toBe(6)
    expect([1, 3, 4].map((dice) => cast('Purify', dice, Array(dice).fill(1)).says)).toEqual([
      'A meal or a skin is clean; 1 WIL',
      'Toxins nearby are held back; 3 WIL',
      'Toxins nearby are gone for good; 4 WIL',
    ])
  })
})

describe('BDPX-SNG-01, BDPX-SNG-02: songs at or under WIL and over their complexity', () => {
  const songs = spells.filter(({ art }) => art === 'song')

  test('are nine, each as hard as the book has it', () => {
    expect(songs.map(({ name, complexity }) => [name.replace('Song of ', ''), complexity])).toEqual(
      [
        ['the Hearth', 1],
        ['Vigilance', 2],
        ['Slaying', 1],
        ['Silent Passing', 2],
        ['Light Feet', 2],
        ['All Seasons', 3],
        ['Woe', 5],
        ['Goodbye', 1],
        ['Iron', 3],
      ],
    )
  })

  test.each(songs.map(({ name, complexity = 0 }) => [name, complexity] as const))(
    '%s is heard above %i, and costs a Fatigue at it',
    (name, complexity) => {
      const heard = cast(name, 1, [], 'c2', { song: [complexity + 1], 'Fatigue lost': [2] })
      expect(heard.says).not.toContain('fails')
      expect(heard.marks).toEqual(/Woe|Goodbye/.test(name) ? [] : [name])
      const failed = cast(name, 1, [], 'c2', { song: [complexity] })
      expect([failed.says, failed.play.value('c1', 'fatigue')]).toEqual([
        'The song fails: 1 Fatigue',
        1,
      ])
    },
  )

  test('the Song of Woe takes Fatigue off all but its singer, who is Deprived', () => {
    const { play } = cast('Song of Woe', 1, [], 'c2', { song: [10], 'Fatigue lost': [2] })
    expect(play.value('c2', 'fatigue')).toBe(1)
    expect(play.conditions('c1').some((name) => name.startsWith('Deprived'))).toBe(true)
  })
})

test('BDPX-MAG-06, BDPX-MAG-07: each Word of Power tells what it does and how weighty it is, and the GM rules it', () => {
  const words = spells.filter(({ art }) => art === 'word')
  expect(words.map(({ name }) => name)).toEqual([
    ...['Adapt', 'Charm', 'Cloak', 'Detect', 'Dispel', 'Fly', 'Haste'],
    ...['Knock', 'Light', 'Move', 'Protect', 'Read', 'Send Message'],
  ])
  for (const { name, says } of words) {
    expect(says).toContain('The GM rules the effect.')
    const castTexts = [1, 2, 3, 4].map((dice) => cast(name, dice, [1, 2, 3, 5].slice(0, dice)).says)
    expect(new Set(castTexts).size).toBe(4)
  }
})

test('Magic Dice open the arcane, Faith Dice the miracles, and a singer the songs', () => {
  const { state } = new BlockDodgeParryEvening([])
  const arts = (one: Parameters<typeof powersOf>[0]) => [
    ...new Set(powersOf(one, state).map((name) => powerNamed(name)?.art)),
  ]
  expect(arts(hero('c1', 'Ada'))).toEqual([])
  expect(arts(hero('c1', 'Ada', { magicDice: 1 }))).toEqual(['energy', 'trick', 'word'])
  expect(arts(hero('c1', 'Ada', { faithDice: 1 }))).toEqual(['miracle'])
  expect(arts({ ...hero('c1', 'Ada'), skills: { Singer: 1 } })).toEqual(['song'])
})

test('only a power for something that may be named asks for its name', () => {
  const play = new BlockDodgeParryEvening([{ ...ada, skills: { ...ada.skills, Singer: 1 } }, bo])
  const asksFor = (power: string): boolean => {
    const { scope } = play.preview('cast', { caster: 'c1', power, dice: 1 })
    return !scope?.['about']?.idle
  }
  const powers = ['Knock', 'Song of Iron', 'Song of Slaying', 'Song of the Hearth', 'Bless']
  expect(powers.filter(asksFor)).toEqual(['Knock', 'Song of Iron', 'Song of Slaying'])
  const { scope } = play.preview('cast', { caster: 'c1', power: 'Knock', dice: 1 })
  expect(scope?.['ward']).toEqual({ idle: true })
})

test('BDPX-SNG-02: the Song of Slaying holds through the next round, and no longer', () => {
  const bard = hero('c1', 'Ada', { wil: 16 })
  const play = new BlockDodgeParryEvening([bard, bo, foe('c5')])
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  play.do('cast', { caster: 'c1', power: 'Song of Slaying', targets: ['c2'] }, { song: [8] })
  const lasts = () => {
    play.do('house.round')
    return play.conditions('c2').includes('Song of Slaying')
  }
  expect([lasts(), lasts()]).toEqual([true, false])
})

test('BDPX-MAG-03: each who is struck is named once', () => {
  const play = new BlockDodgeParryEvening([ada, foe('c5'), foe('c6', { hp: 9 })])
  const bolt = { caster: 'c1', power: 'Sculpt Energy', dice: 2, targets: ['c5', 'c6'] }
  expect(play.do('cast', bolt, { magic: [2, 1] }).says).toBe('Goblin c5 to 1 HP; Goblin c6 to 7 HP')
  const three = { ...bolt, dice: 3, harms: 'DEX', targets: ['c6'] }
  expect(play.do('cast', three, { magic: [3, 1, 2] }).says).toBe(
    'Goblin c6: DEX 10 to 7, and a save',
  )
})
