import { describe, expect, test } from 'vitest'
import { heldDue, keepMark } from './hold.ts'
import { HeartbreakerEvening, hero, withItems, foe, shown } from '../testing/evening.ts'
import { explodingTotal, explodingOdds } from './exploding-dice.ts'

const maud = withItems(hero('c1', 'Maud', { strength: 16, com: 1 }), 'sword')
const odo = withItems(hero('c2', 'Odo', { wisdom: 16 }), 'pistol')
const blow = { attacker: 'c1', target: 'c5' }

function fighting(
  houseRules = {},
  creatures = [maud, odo, foe('c5'), foe('c6')],
  first = { 'party d6': 5, 'foes d6': 3 },
): HeartbreakerEvening {
  const evening = new HeartbreakerEvening(creatures, houseRules)
  evening.do('heartbreaker.initiative', {}, first)
  return evening
}

const dues = (evening: HeartbreakerEvening): string[] =>
  Object.values(evening.state.dues).map(({ title }) => title)

describe('initiative', () => {
  test('the higher die acts first, again each round', () => {
    const evening = fighting()
    expect(evening.state.fight?.first).toBe('party')
    expect(evening.refuses('heartbreaker.initiative')).toContain('is rolled')
    evening.do('house.round')
    expect([evening.state.fight?.first, dues(evening)]).toEqual([undefined, ['Initiative']])
    evening.do('heartbreaker.initiative', {}, { 'party d6': 2, 'foes d6': 2 })
    expect([evening.state.fight?.first, evening.conditions('c1')]).toEqual(['tie', []])
  })

  test('a 1 or 2 in the first round is surprised, and the round is lost', () => {
    const evening = fighting({}, undefined, { 'party d6': 5, 'foes d6': 2 })
    expect([evening.conditions('c1'), evening.conditions('c5')]).toEqual([[], ['surprised']])
    expect(evening.refuses('heartbreaker.attack', { attacker: 'c5', target: 'c1' })).toContain(
      'surprised',
    )
    evening.do('house.round')
    expect(evening.conditions('c5')).toEqual([])
  })

  test('an elf is surprised by a 1 only', () => {
    const elf = hero('c3', 'Ilse', {}, 'elf')
    const by = (die: number): string[][] => {
      const evening = fighting({}, [maud, elf, foe('c5')], { 'party d6': die, 'foes d6': 6 })
      return [evening.conditions('c1'), evening.conditions('c3')]
    }
    expect(by(2)).toEqual([['surprised'], []])
    expect(by(1)).toEqual([['surprised'], ['surprised']])
  })
})

describe('a blow', () => {
  test('d20, COM and ATK must beat d20 and DEF; a tie misses', () => {
    const evening = fighting({}, [maud, foe('c5', { def: 2 })])
    const tie = evening.do('heartbreaker.attack', blow, { attack: 10, defence: 10 })
    expect([tie.says, evening.value('c5', 'hp')]).toEqual(['Misses', 4])
    const hit = evening.do('heartbreaker.attack', blow, { attack: 11, defence: 10, damage: 1 })
    expect([hit.says, hit.total]).toEqual(['Hits for 3: Goblin c5 to 1 STA', 3])
  })

  test('AMR comes off, and nothing may be left; 1 by the house rule', () => {
    const armoured = [maud, foe('c5', { amr: 5 })]
    const dice = { attack: 20, defence: 1, damage: 2 }
    expect(fighting({}, armoured).do('heartbreaker.attack', blow, dice).total).toBe(0)
    expect(fighting({ minDamage: 1 }, armoured).do('heartbreaker.attack', blow, dice).total).toBe(1)
  })

  test('DEX helps the target in melee, COM too unless the house rule leaves it out', () => {
    const target = { attacker: 'c5', target: 'c1' }
    const nimble = withItems(hero('c1', 'Maud', { dexterity: 13, com: 1 }), 'staff')
    const says = (houseRules: Record<string, boolean>): string =>
      shown(fighting(houseRules, [nimble, foe('c5')]).state, 'heartbreaker.attack', target).verdict
    expect(says({})).toContain('against d20 +2')
    expect(says({ defenceIncludesCom: false })).toContain('against d20 +1')
  })

  test('monsters die at 0 STA, and chances say so before', () => {
    const evening = fighting({}, [maud, foe('c5', { hp: 3 })])
    const { chances } = shown(evening.state, 'heartbreaker.attack', blow)
    const sum = chances.reduce((all, { chance }) => all + chance, 0)
    expect([chances.map(({ says }) => says), sum]).toEqual([
      ['Falls', 'Is hurt', 'No harm'],
      expect.closeTo(1, 9),
    ])
    evening.do('heartbreaker.attack', blow, { attack: 20, defence: 1, damage: 6 })
    expect([evening.value('c5', 'hp'), evening.conditions('c5')]).toEqual([0, ['dead']])
  })

  test('who falls in a round of equal dice strikes all the same', () => {
    const evening = fighting({}, undefined, { 'party d6': 4, 'foes d6': 4 })
    evening.do('heartbreaker.attack', blow, { attack: 20, defence: 1, damage: 6 })
    expect(dues(evening)).toEqual(['At the same time'])
    const back = evening.do(
      'heartbreaker.attack',
      { attacker: 'c5', target: 'c1', free: true },
      { attack: 20, defence: 1, damage: 4 },
    )
    expect([back.total, dues(evening)]).toEqual([4, []])
    expect(evening.refuses('heartbreaker.attack', { attacker: 'c5', target: 'c1' })).toContain(
      'dead',
    )
  })
})

test('what a creature’s attack brings besides is due where it hits, as a save against it by name', () => {
  const spider: typeof maud = {
    ...foe('c5'),
    attacks: {
      a1: { id: 'a1', name: 'Bite', count: 1, dice: '1d6', notes: 'poison', joins: 'first' },
    },
  }
  const evening = fighting({}, [maud, spider], { 'party d6': 3, 'foes d6': 5 })
  const bite = { attacker: 'c5', target: 'c1' }
  const hit = evening.do('heartbreaker.attack', bite, { attack: 20, defence: 1, damage: 1 })
  expect([hit.says.includes('has to save against poison'), dues(evening)]).toEqual([
    true,
    ['Save against poison'],
  ])
  evening.do('house.round')
  evening.do('heartbreaker.initiative', {}, { 'party d6': 3, 'foes d6': 5 })
  const miss = evening.do('heartbreaker.attack', bite, { attack: 1, defence: 20 })
  expect(miss.says).not.toContain('poison')
})

test('a weapon that ancestry or any armour worn forbids says so before the blow', () => {
  const dwarf = withItems(hero('c3', 'Bettris', {}, 'dwarf'), 'spear')
  const plated = withItems(hero('c4', 'Aline'), 'pistol', 'chain', 'full-plate')
  const evening = fighting({}, [dwarf, plated, foe('c5')])
  const verdict = (attacker: string): string =>
    shown(evening.state, 'heartbreaker.attack', { attacker, target: 'c5' }).verdict
  expect(verdict('c3')).toMatch(/%. No dwarf may use a spear$/)
  expect(verdict('c4')).toMatch(/%. Pistol in full plate$/)
})

test('nobody travels while a fight is on', () => {
  expect(fighting().refuses('heartbreaker.travel', { by: 'as they are', most: 6 })).toContain(
    'A fight is on',
  )
})

describe('a shot', () => {
  const shot = { attacker: 'c2', target: 'c5' }

  test('WIS joins it, COV and cover answer it, DEX does not', () => {
    const evening = fighting({}, [odo, foe('c5', { cov: 1, dexterity: 18 })])
    const { verdict } = shown(evening.state, 'heartbreaker.attack', {
      ...shot,
      cover: 'partial cover',
    })
    expect(verdict).toContain('d20 +3 against d20 +3')
  })

  test('HBKX-GAP-11: takes an arrow out of the pack; without any it is not counted, or no shot by a house rule', () => {
    const archer = withItems(
      hero('c3', 'Ilse'),
      'shortbow',
      { name: 'Arrow', gear: 'arrows', count: 2 },
      'sword',
    )
    const shoot = { attacker: 'c3', target: 'c5', weapon: 'shortbow' }
    const miss = { attack: 1, defence: 20 }
    const evening = fighting({ ammunitionNeeded: true }, [archer, foe('c5')])
    const shootArrow = (): unknown =>
      evening.do('heartbreaker.attack', shoot, miss).why.find(({ rule }) => rule === 'HBKX-GAP-11')
    expect(shootArrow()).toMatchObject({ name: 'Arrow', value: 'one of 2 is shot, 1 left' })
    expect(shootArrow()).toMatchObject({ value: 'one of 1 is shot, 0 left' })
    expect(evening.refuses('heartbreaker.attack', shoot)).toContain('carries no arrows')
    evening.do('heartbreaker.attack', { ...shoot, weapon: 'sword' }, miss)
    evening.happen({ do: 'house rule', id: 'ammunitionNeeded', to: null })
    expect(shootArrow()).toMatchObject({
      name: 'Missiles',
      value: 'no arrows in the pack: not counted',
    })
  })

  test('its dice explode, it is heard, and it takes two rounds to load', () => {
    const evening = fighting({}, [odo, foe('c5', { hp: 30, maxHp: 30 })])
    const fired = evening.do('heartbreaker.attack', shot, {
      attack: 20,
      defence: 1,
      damage: [6, 2],
      'damage 1.2': 6,
      'damage 1.3': 1,
    })
    expect(fired.total).toBe(15)
    expect(evening.conditions('c5')).toEqual(['on the lookout'])
    const loaded = (): boolean => !evening.conditions('c2').includes('reloading pistol')
    const rounds = [loaded()]
    for (let round = 0; round < 3; round++) {
      evening.do('house.round')
      rounds.push(loaded())
    }
    expect(rounds).toEqual([false, false, false, true])
  })

  test.each([
    [{}, '+3'],
    [{ stackDefence: 'best' }, '+2'],
    [{ dexVsRanged: true }, '+6'],
  ])('what answers it by %j', (houseRules, plus) => {
    const evening = fighting(houseRules, [odo, foe('c5', { cov: 1, dexterity: 18 })])
    const { verdict } = shown(evening.state, 'heartbreaker.attack', {
      ...shot,
      cover: 'partial cover',
    })
    expect(verdict).toContain(`against d20 ${plus}`)
  })

  test.each([
    ['perDieOnce', { damage: [6, 2], 'damage 1.2': 6 }, 14],
    ['wholeRoll', { damage: [6, 2] }, 8],
    ['wholeRoll', { damage: [6, 6], 'damage, again 2': [1, 2] }, 15],
  ])('its dice by %s: %j is %i', (explode, dice, total) => {
    const evening = fighting({ explode }, [odo, foe('c5', { hp: 30, maxHp: 30 })])
    const fired = evening.do('heartbreaker.attack', shot, { attack: 20, defence: 1, ...dice })
    expect(fired.total).toBe(total)
  })

  test('a dagger is thrown where the GM says so, and a claw never', () => {
    const thrower = withItems(hero('c2', 'Odo', { wisdom: 16, strength: 16 }), 'dagger')
    const evening = fighting({}, [thrower, foe('c5', { def: 2 })])
    const verdict = (reach: string): string =>
      shown(evening.state, 'heartbreaker.attack', { ...shot, reach }).verdict
    expect([verdict('at range'), verdict('as the weapon has it')]).toEqual([
      expect.stringContaining('d20 +2 against d20 +0'),
      expect.stringContaining('d20 +0 against d20 +2'),
    ])
  })

  test('until then it is refused, with the way out', () => {
    const evening = fighting({}, [odo, foe('c5', { hp: 30 })])
    evening.do('heartbreaker.attack', shot, { attack: 1, defence: 20 })
    expect(evening.refuses('heartbreaker.attack', shot)).toContain('choose another weapon')
  })

  test('a friend’s shield adds 2 to COV for a round; a buckler nothing', () => {
    const bearer = withItems(hero('c3', 'Pell'), 'shield')
    const evening = fighting({}, [maud, bearer, foe('c5')])
    evening.do('heartbreaker.shield-allies', { who: 'c3', whom: ['c1'] })
    expect(evening.conditions('c1')).toEqual(['covered by a shield'])
    expect(evening.state.fight?.acted).toEqual({ c3: true })
    evening.do('house.round')
    expect(evening.conditions('c1')).toEqual([])
    const small = fighting({}, [maud, withItems(hero('c3', 'Pell'), 'buckler'), foe('c5')])
    expect(small.refuses('heartbreaker.shield-allies', { who: 'c3', whom: ['c1'] })).toContain(
      'buckler',
    )
  })

  test('a bow in plate is warned of with its rule and not refused', () => {
    const archer = withItems(hero('c2', 'Odo'), 'longbow', 'full-plate')
    const evening = fighting({}, [archer, foe('c5')])
    const { why, refuses } = shown(evening.state, 'heartbreaker.attack', shot)
    expect([refuses, why.some(({ rule }) => rule === 'HBK-WPN-17')]).toEqual([undefined, true])
  })
})

describe('leaving and waiting', () => {
  test('winners of the initiative leave; on others there is a free attack', () => {
    const evening = fighting()
    evening.do('heartbreaker.flee', { who: 'c1' })
    expect([evening.conditions('c1'), dues(evening)]).toEqual([['fled'], []])
    evening.do('heartbreaker.flee', { who: 'c5' })
    expect(dues(evening)).toEqual(['Free attack'])
    const struck = evening.do(
      'heartbreaker.attack',
      { attacker: 'c2', target: 'c5', free: true },
      { attack: 1, defence: 20 },
    )
    expect([struck.says, dues(evening), evening.state.fight?.acted['c2']]).toEqual([
      'Misses',
      [],
      undefined,
    ])
  })

  test('a held action goes off when the moment comes, and lapses with the round', () => {
    const evening = fighting()
    evening.do('heartbreaker.hold', { who: 'c1', trigger: 'the door opens' })
    expect(Object.values(evening.state.dues)[0]?.why).toBe('Maud waits until the door opens')
    evening.do('heartbreaker.release', { who: 'c1' })
    expect([dues(evening), evening.state.fight?.acted]).toEqual([[], {}])
    evening.do('heartbreaker.hold', { who: 'c1', trigger: 'it moves' })
    evening.do('house.round')
    expect(dues(evening)).toEqual(['Initiative'])
  })

  test('an action held past the round is held no longer when it has gone off or is waved away', () => {
    const evening = fighting()
    const marks = () => Object.keys(evening.state.fight?.marks?.['c1'] ?? {})
    const holdOn = () => {
      evening.do('house.round')
      evening.do('heartbreaker.hold', { who: 'c1', trigger: 'it moves', keep: true })
      evening.do('house.round')
      expect([dues(evening), marks()]).toEqual([['Initiative', 'Held action'], [keepMark]])
    }
    holdOn()
    evening.do('heartbreaker.release', { who: 'c1' })
    expect(marks()).toEqual([])
    holdOn()
    evening.happen({ do: 'settle', due: heldDue('c1') })
    evening.do('house.round')
    expect(marks()).toEqual([])
  })

  test('an avenger’s killing blow grants another attack, each time or once a round', () => {
    const avenger = withItems(hero('c1', 'Maud', {}, 'avenger'), 'warhammer')
    const kills = (houseRules = {}): string[][] => {
      const evening = fighting(houseRules, [avenger, foe('c5'), foe('c6'), foe('c7')])
      return ['c5', 'c6'].map((target) => {
        evening.do(
          'heartbreaker.attack',
          { ...blow, target },
          { attack: 20, defence: 1, damage: 9 },
        )
        return dues(evening)
      })
    }
    expect(kills()).toEqual([['Another attack'], ['Another attack']])
    expect(kills({ avengerChain: 'oncePerRound' })).toEqual([['Another attack'], []])
  })

  test('which goes at another foe when the next one falls, and goes with the last', () => {
    const avenger = withItems(hero('c1', 'Maud', {}, 'avenger'), 'warhammer')
    const evening = fighting({}, [avenger, foe('c5'), foe('c6'), foe('c7')])
    const faces = { attack: 20, defence: 1, damage: 9 }
    evening.do('heartbreaker.attack', { ...blow, target: 'c5' }, faces)
    const targets = (): unknown[] =>
      Object.values(evening.state.dues).map(({ input }) => input['target'])
    expect(targets()).toEqual(['c6'])
    evening.happen({ do: 'condition', creature: 'c6', name: 'dead', to: {} })
    expect(targets()).toEqual(['c7'])
    evening.happen({ do: 'condition', creature: 'c7', name: 'dead', to: {} })
    expect(targets()).toEqual([])
  })
})

describe('morale', () => {
  const band = { g9: { id: 'g9', name: 'Goblins', members: ['c5', 'c6'], strength: 2 } }

  test('monsters have none, unless the campaign takes it on', () => {
    const evening = fighting()
    evening.head = { ...evening.head, state: { ...evening.state, groups: band } }
    expect(evening.refuses('heartbreaker.morale', { group: 'g9' })).toContain('house rule')
  })

  test('then 2d6 above it breaks them, at the first loss', () => {
    const brave = [maud, foe('c5', { morale: 7 }), foe('c6', { morale: 7 })]
    const evening = fighting({ monsterMorale: 'bx' }, brave)
    evening.head = { ...evening.head, state: { ...evening.state, groups: band } }
    evening.do('heartbreaker.attack', blow, { attack: 20, defence: 1, damage: 6 })
    expect(dues(evening)).toEqual(['Morale check due'])
    evening.do('heartbreaker.morale', { group: 'g9' }, { '2d6': [4, 4] })
    expect([evening.conditions('c6'), dues(evening)]).toEqual([['fleeing'], []])
  })

  test('a band without a score is asked for one, shows its odds, and keeps it', () => {
    const evening = fighting({ monsterMorale: 'bx' }, [maud, foe('c5'), foe('c6')])
    evening.head = { ...evening.head, state: { ...evening.state, groups: band } }
    expect(evening.refuses('heartbreaker.morale', { group: 'g9' })).toContain('Type one, 2 to 12')
    expect(evening.refuses('heartbreaker.morale', { group: 'g9', score: '13' })).toContain('Type')
    evening.do('heartbreaker.morale', { group: 'g9', score: '8' }, { '2d6': [4, 4] })
    expect(evening.state.creatures['c5']?.values.morale).toBe(8)
    expect(evening.state.creatures['c6']?.values.morale).toBe(8)
  })
})

describe('exploding dice', () => {
  test.each([
    ['perDieChain', [[6, 6, 1], [2]], 15],
    ['perDieOnce', [[6, 6, 1], [2]], 14],
    ['wholeRoll', [[6, 4], [5]], 11],
    [
      'wholeRoll',
      [
        [6, 4],
        [6, 2],
      ],
      18,
    ],
  ] as const)('%s: %j is %i', (how, rolls, total) => {
    expect(explodingTotal(6, rolls, how)).toBe(total)
  })

  test.each(['perDieChain', 'perDieOnce', 'wholeRoll'] as const)(
    'chances of %s sum to 1',
    (how) => {
      const odds = explodingOdds({ count: 2, sides: 6 }, how, 20)
      expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(odds.find(({ total }) => total === 2)?.chance).toBeCloseTo(1 / 36, 12)
    },
  )
})
