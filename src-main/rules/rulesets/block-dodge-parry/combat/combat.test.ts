import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero, withItems } from '../testing/evening.ts'
import { difficultyOf, resists } from './gambit.ts'
import { weaponRank } from './initiative.ts'
import { parryResult } from './parry.ts'

const longsword = { name: 'Longsword', gear: 'longsword' }
const shield = { name: 'Shield', gear: 'shield' }
const dagger = { name: 'Dagger', gear: 'dagger' }
const maul = { name: 'Maul', gear: 'maul' }

describe('a blow', () => {
  test('a weapon’s die less armor comes off HP, and what is left off STR', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), longsword),
      foe('c5', { hp: 3, armor: 1 }),
    ])
    evening.do(
      'attack',
      { target: 'c5', attacker: 'c1' },
      { attack: [8], 'Goblin c5: critical damage': [2] },
    )
    expect(evening.value('c5', 'hp')).toBe(0)
    expect(evening.value('c5', 'str')).toBe(6)
  })

  test('whoever is unaware has no HP to lose', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), dagger),
      foe('c5', { hp: 3 }),
    ])
    evening.do(
      'attack',
      { target: 'c5', attacker: 'c1', unaware: true },
      { attack: [2], 'Goblin c5: critical damage': [3] },
    )
    expect([evening.value('c5', 'hp'), evening.value('c5', 'str')]).toEqual([3, 8])
  })

  test('enhanced adds a d12 and keeps the best; impaired is a d4', () => {
    const evening = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), longsword), foe('c5')])
    const dice = (how: string): string =>
      evening.preview('attack', { target: 'c5', attacker: 'c1', how }).verdict
    expect(dice('enhanced')).toContain('best(d8, d12)')
    expect(dice('impaired')).toContain('Longsword d4')
  })

  test('a second weapon is chosen among those in hand, and not asked for where there is none', () => {
    const secondWith = (...items: Parameters<typeof withItems>[1][]) => {
      const evening = new BlockDodgeParryEvening([
        withItems(hero('c1', 'Ada'), ...items),
        foe('c5'),
      ])
      const blow = { target: 'c5', attacker: 'c1' }
      return ['attack', 'gambit'].map((id) => evening.preview(id, blow).scope?.['second'])
    }
    expect(secondWith(longsword)).toEqual([{ idle: true }, { idle: true }])
    expect(secondWith(longsword, dagger)).toEqual([{ of: ['Dagger'] }, { of: ['Dagger'] }])
    const three = secondWith(longsword, dagger, dagger)
    expect(three, 'two of a name').toEqual([{ of: ['Dagger'] }, { of: ['Dagger'] }])
  })
})

describe('reactions', () => {
  test('a block impairs a Balanced blade, costs a Fatigue, and needs more than a dagger', () => {
    const able = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), longsword, shield),
      foe('c5'),
    ])
    expect(
      able.preview('attack', { target: 'c1', attacker: 'c5', reaction: 'block' }).verdict,
    ).toContain('d4')
    able.do('attack', { target: 'c1', attacker: 'c5', reaction: 'block' }, { attack: [1] })
    expect(able.value('c1', 'fatigue')).toBe(1)
    const unable = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), dagger), foe('c5')])
    expect(unable.refuses('attack', { target: 'c1', attacker: 'c5', reaction: 'block' })).toContain(
      'BDPX-DEF-05',
    )
  })

  test('nobody dodges with a Slow weapon, and the light-footed dodge for nothing', () => {
    const slow = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), maul), foe('c5')])
    expect(slow.refuses('attack', { target: 'c1', attacker: 'c5', reaction: 'dodge' })).toContain(
      'BDPX-DEF-06',
    )
    const quick = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), dagger), foe('c5')])
    quick.do(
      'attack',
      { target: 'c1', attacker: 'c5', reaction: 'dodge', weapon: 'd8' },
      { attack: [1] },
    )
    expect(quick.value('c1', 'fatigue')).toBe(0)
    const fast = { target: 'c1', attacker: 'c5', reaction: 'dodge', weapon: 'd6' }
    expect(quick.preview('attack', fast).verdict).toContain('no help against a Fast weapon')
  })

  test('BDPX-DEF-07: a parry hurts the STR of whoever rolled lower, says so, and nobody saves', () => {
    expect(parryResult(5, 7)).toBe('attacker hurt')
    expect(parryResult(7, 5)).toBe('defender hurt')
    expect(parryResult(5, 5)).toBe('nothing')
    expect(parryResult(5, 5, true)).toBe('attacker hurt')
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), longsword),
      foe('c5', { hp: 3 }),
    ])
    const parry = { target: 'c1', attacker: 'c5', reaction: 'parry', weapon: 'd6' }
    const { chances } = evening.preview('attack', parry)
    // Of the 48 pairs of a d6 and a d8, 6 are alike and 15 are higher on the side of the d6.
    expect(chances.map(({ says, chance }) => [says, Math.round(chance * 48)])).toEqual([
      ['Goblin c5 is hurt', 27],
      ['Nothing', 6],
      ['Ada is hurt', 15],
    ])
    const parried = evening.do(
      'attack',
      { target: 'c1', attacker: 'c5', reaction: 'parry' },
      { attack: [2], parry: [6] },
    )
    expect([parried.says, parried.total]).toEqual(['Ada parries: Goblin c5 to STR 4', 6])
    expect([evening.value('c5', 'hp'), evening.value('c5', 'str')]).toEqual([3, 4])
    expect(evening.dues()).not.toContain('critical')
  })

  test('fighting back is a Fatigue, and a blow that cannot be reacted to', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada', { hp: 6, maxHp: 6 }), longsword),
      foe('c5'),
    ])
    evening.do('attack', { target: 'c1', attacker: 'c5', reaction: 'fight back' }, { attack: [1] })
    expect(evening.value('c1', 'fatigue')).toBe(1)
    expect(evening.dues()).toContain('attack')
  })
})

test('a gambit is resisted at or under the ability and over the Difficulty', () => {
  expect([1, 2, 3, 4, 8].map(difficultyOf)).toEqual([1, 2, 3, 0, 0])
  expect(resists(10, 0, 10)).toBe(true)
  expect(resists(10, 3, 3)).toBe(false)
  expect(resists(25, 0, 20)).toBe(false)
})

test('closing in, reach comes first and the fast last; Close, the other way round', () => {
  const spear = { kind: 'Balanced', reach: true } as const
  const knife = { kind: 'Fast', reach: false } as const
  expect(weaponRank(spear, false)).toBeLessThan(weaponRank(knife, false))
  expect(weaponRank(spear, true)).toBeGreaterThan(weaponRank(knife, true))
})

test('the first casualty asks a band for its nerve, and the mindless have none', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada'), foe('c5'), foe('c6'), foe('c7')])
  evening.happen({ do: 'condition', creature: 'c5', name: 'dead', to: {} })
  expect(evening.dues()).toContain('morale')
  const dull = new BlockDodgeParryEvening([
    hero('c1', 'Ada'),
    ...['c5', 'c6', 'c7'].map((id) => foe(id, {}, { tags: { mindless: true } })),
  ])
  dull.happen({ do: 'condition', creature: 'c5', name: 'dead', to: {} })
  expect(dull.dues()).not.toContain('morale')
})

test('a shield is given up for a blow, and never mended', () => {
  const evening = new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), shield)])
  const outcome = evening.do('sacrifice', { who: 'c1', item: 'c1i1' })
  expect(outcome.why.map(({ value }) => value)).toContain('never: it is a shield')
  expect(evening.value('c1', 'hp')).toBe(0)
  expect(evening.state.creatures['c1']?.items['c1i1']?.ready).toBe(false)
})

test('every slot full leaves no HP', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
  evening.happen({ do: 'set', creature: 'c1', field: 'fatigue', to: 10 })
  expect(evening.value('c1', 'hp')).toBe(0)
  expect(evening.conditions('c1')).toContain('Overburdened')
})
