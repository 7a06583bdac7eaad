import { describe, expect, test } from 'vitest'
import type { Creature } from '../../../core/state/creature.ts'
import { BlockDodgeParryEvening, foe, hero, withItems } from '../testing/evening.ts'
import { sweepConsequences } from './tags.ts'
import { trainedTag } from './arms.ts'

const sword = (grade: string) => ({ name: `${grade} longsword`, gear: 'longsword' })
const trained = (creature: Creature): Creature => ({
  ...creature,
  tags: { ...creature.tags, [trainedTag('Longsword')]: true },
})
const blow = { target: 'c5', attacker: 'c1' }
const tagged = (creature: Creature, ...tags: string[]): Creature => ({
  ...creature,
  tags: Object.fromEntries(tags.map((tag) => [tag, true as const])),
})
const whyOf = (evening: BlockDodgeParryEvening, input = {}) =>
  evening.preview('attack', { ...blow, ...input }).why.map(({ name }) => name)

describe('grades of a weapon', () => {
  test('the GM grades what somebody carries; it stands in its name', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), { name: 'Longsword', gear: 'longsword' }),
    ])
    const item = evening.state.creatures['c1']?.itemOrder[0] ?? ''
    const input = { who: 'c1', item, grade: 'silvered' }
    expect(evening.do('grade', input).says).toBe('Longsword: Silvered longsword')
    expect(evening.refuses('grade', input)).toContain('silvered already')
    expect(evening.do('grade', { ...input, on: false }).says).toBe('Silvered longsword: Longsword')
  })

  test('a decayed blade breaks at its highest face', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), sword('Decayed')),
      foe('c5', { hp: 20 }),
    ])
    evening.do('attack', blow, { attack: [7] })
    expect(evening.refuses('attack', { ...blow, weapon: 'nothing' })).toContain('neither')
    evening.do('attack', blow, { attack: [8] })
    expect(Object.values(evening.state.creatures['c1']?.items ?? {})).toMatchObject([
      { name: 'Decayed longsword, broken', ready: false },
    ])
  })

  test('a martial one sweeps a face earlier, a legendary one adds 1', () => {
    const dues = (grade: string, face: number) => {
      const ada = trained(withItems(hero('c1', 'Ada'), sword(grade)))
      const foes = [foe('c5', { hp: 20 }), foe('c6')]
      const evening = new BlockDodgeParryEvening([ada, ...foes])
      evening.do('attack', blow, { attack: [face] })
      return [Object.values(evening.state.dues).length, evening.value('c5', 'hp')]
    }
    expect(dues('Plain', 6)).toEqual([0, 14])
    expect(dues('Martial', 6)).toEqual([1, 14])
    expect(dues('Legendary', 6)).toEqual([0, 13])
  })

  test('a sweep needs another who stands, and lapses with its round', () => {
    const ada = trained(withItems(hero('c1', 'Ada'), sword('Martial')))
    const swept = (...others: ReturnType<typeof foe>[]) => {
      const evening = new BlockDodgeParryEvening([ada, foe('c5', { hp: 20 }), ...others])
      evening.do('attack', blow, { attack: [6] })
      return evening
    }
    expect(Object.keys(swept().state.dues)).toEqual([])
    const { state } = swept(foe('c6'))
    expect(Object.keys(state.dues)).toEqual(['sweep:c1'])
    const fight = { round: 1, declared: {}, acted: {} }
    const settled = [{ do: 'settle', due: 'sweep:c1' }]
    const now = { ...state, fight }
    expect(sweepConsequences(now, now)).toEqual([])
    expect(sweepConsequences(now, { ...now, fight: { ...fight, round: 2 } })).toEqual(settled)
    const fled = (one: ReturnType<typeof foe>) => ({ ...one, conditions: { fled: {} } })
    expect(Object.keys(swept(fled(foe('c6'))).state.dues), 'who fled is out of reach').toEqual([])
    const { c1 } = state.creatures
    expect(sweepConsequences(now, { ...now, creatures: c1 ? { c1 } : {} })).toEqual(settled)
  })

  test('silver harms the supernatural in full, and other arms do not', () => {
    const ghost = tagged(foe('c5'), 'supernatural')
    const with_ = (grade: string) =>
      new BlockDodgeParryEvening([withItems(hero('c1', 'Ada'), sword(grade)), ghost]).preview(
        'attack',
        blow,
      ).verdict
    expect(with_('Plain')).toContain('d4')
    expect(with_('Silvered')).toContain('d8')
  })

  test('poison goes in with a wound, and is wiped off by it', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), sword('Poisoned')),
      foe('c5', { hp: 20 }),
    ])
    evening.do('attack', blow, { attack: [5], 'poison, DEX': [3] })
    expect([evening.value('c5', 'hp'), evening.value('c5', 'dex')]).toEqual([15, 7])
    expect(
      evening.state.creatures['c1']?.items[evening.state.creatures['c1'].itemOrder[0] ?? '']?.name,
    ).toBe('Longsword')
    evening.do('attack', blow, { attack: [5] })
    expect(evening.value('c5', 'dex')).toBe(7)
  })
})

describe('what a foe is', () => {
  test('where nothing gets through, nothing is rolled', () => {
    const golem = tagged(foe('c5', { hp: 3 }), 'impenetrable')
    const evening = new BlockDodgeParryEvening([
      trained(withItems(hero('c1', 'Ada'), sword('Plain'))),
      golem,
    ])
    expect(evening.do('attack', blow).says).toContain('nothing is rolled')
    expect(evening.value('c5', 'hp')).toBe(3)
    expect(evening.do('several', { target: 'c5', attackers: ['c1'] }).total).toBe(0)
    const magic = new BlockDodgeParryEvening([
      trained(withItems(hero('c1', 'Ada'), sword('Legendary'))),
      golem,
    ])
    magic.do('attack', blow, { attack: [2] })
    expect(magic.value('c5', 'hp')).toBe(0)
  })

  test('a foe reacts as it is marked, and three Fatigue are all it has', () => {
    const guard = { ...tagged(foe('c5', { hp: 40, fatigue: 0 }), 'trained') }
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), sword('Plain')),
      guard,
    ])
    expect(whyOf(evening, { reaction: 'dodge' })).toContain('A foe that reacts')
    for (let time = 0; time < 3; time += 1)
      evening.do('attack', { ...blow, reaction: 'fight back' }, { attack: [1] })
    expect(evening.refuses('attack', { ...blow, reaction: 'fight back' })).toContain('BDPX-NPC-03')
  })
})

test('several at once: the one whose die counts has what their skills bring', () => {
  const ada = {
    ...withItems(hero('c1', 'Ada', { hp: 1, maxHp: 6 }), sword('Plain')),
    skills: { Bloodlust: 1, 'Brutal Blows': 1 },
  }
  const bob = withItems(hero('c2', 'Bob'), { name: 'Dagger', gear: 'dagger' })
  const evening = new BlockDodgeParryEvening([ada, bob, foe('c5', { hp: 1, str: 10 })])
  const done = evening.do(
    'several',
    { target: 'c5', attackers: ['c1', 'c2'] },
    { '1. Ada': [8], '2. Bob': [2], 'Goblin c5: critical damage': [20], Bloodlust: [2] },
  )
  expect(done.why.map(({ rule }) => rule)).toContain('BDPX-SKL-12')
  expect(evening.value('c1', 'hp')).toBe(3)
})

test('by the option, whoever is urged on goes first and whoever is impaired last', () => {
  const order = (rule: boolean) => {
    const ada = { ...hero('c1', 'Ada'), conditions: { impaired: {} } }
    const evening = new BlockDodgeParryEvening(
      [withItems(ada, { name: 'Boar spear', gear: 'boar-spear' }), foe('c5')],
      {
        initiativeMode: 'full',
        clashTierByQuality: rule,
      },
    )
    evening.do('initiative')
    return evening.state.fight?.order
  }
  expect([order(false), order(true)]).toEqual([{ c1: 'before' }, { c1: 'after' }])
})
