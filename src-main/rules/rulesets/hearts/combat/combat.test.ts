import { describe, expect, test } from 'vitest'
import { settle } from '../../../../campaign/consequences.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { consequences } from '../consequences.ts'
import { creaturesToAct } from '../../../gm/fight/turns.ts'
import { hearts } from '../index.ts'
import { fighter, goblin, afterSeconds, played, shown, table, wizard } from '../testing/table.ts'
import { escapes } from './flee.ts'

const foes = [goblin('c5'), goblin('c6')]

describe('the order of a fight', () => {
  test('one side, then the other, and nothing is declared', () => {
    expect(hearts.combat?.phases.map(({ title }) => title)).toEqual(['First side', 'Second side'])
    expect([hearts.combat?.first, hearts.combat?.declarations]).toEqual(['sides', []])
  })

  const rolled = (houseRules = {}): CampaignState =>
    played(
      table([wizard('Fly'), ...foes], houseRules),
      'hearts.initiative',
      {},
      { 'party d6': 5, 'foes d6': 2 },
    ).state
  const next = (state: CampaignState): CampaignState =>
    settle(
      state,
      [
        {
          do: 'fight',
          fight: { ...(state.fight ?? { round: 0, declared: {}, acted: {} }), round: 2 },
        },
      ],
      consequences,
    ).state

  test('initiative begins it at the first phase', () => {
    expect(rolled().fight).toEqual({
      round: 1,
      first: 'party',
      phase: 'first',
      declared: {},
      acted: {},
      began: 0,
    })
  })

  test('the surprised neither strike, cast nor run in that round', () => {
    const fight = rolled()
    const [mage, foe] = ['c1', 'c5']
    const surprised = { ...fight.creatures[mage]!, conditions: { surprised: {} } }
    const state = { ...fight, creatures: { ...fight.creatures, [mage]: surprised } }
    const why = `${surprised.name} is surprised and does nothing in this round.`
    expect(creaturesToAct(state, hearts.combat)).toEqual([])
    expect([
      shown(state, 'hearts.attack', { target: foe, attacker: mage }).refuses,
      shown(state, 'hearts.cast', { caster: mage }).refuses,
      shown(state, 'hearts.flee', { who: [mage] }).refuses,
    ]).toEqual([why, why, why])
  })

  test('once a fight the first roll stands', () => {
    const second = next(rolled())
    expect([second.fight?.first, second.dues]).toEqual(['party', {}])
    expect(shown(second, 'hearts.initiative', {}).refuses).toContain('E-HRT-04')
  })

  test('each round, by house rule, the dice are due again', () => {
    const second = next(rolled({ initiativeFrequency: 'perRound' }))
    expect([second.fight?.first, second.dues['initiative']?.why]).toEqual([
      undefined,
      'Round 2 begins',
    ])
    const again = played(second, 'hearts.initiative', {}, { 'party d6': 1, 'foes d6': 6 }).state
    expect([again.fight?.round, again.fight?.first, again.dues]).toEqual([2, 'foes', {}])
  })
})

describe('running away', () => {
  const party = [fighter('c1', 'Maud', { maxAp: 1 }), fighter('c2', 'Odo')]
  const chase = { pursuit: 'mosaic' }

  test.each([
    [5, false, false, true],
    [4, false, false, false],
    [4, true, false, true],
    [5, false, true, false],
    [5, true, true, true],
  ])('a %i, unarmoured %s, laden %s: away %s', (d6, unarmoured, laden, away) => {
    expect(escapes(d6, unarmoured, laden)).toBe(away)
  })

  test('each rolls; who is caught fights on', () => {
    const { outcome, state } = played(
      table([...party, ...foes], chase),
      'hearts.flee',
      {},
      { 'flight of Maud': 4, 'flight of Odo': 4 },
    )
    expect(outcome.says).toBe('Maud caught, and attacked')
    expect(Object.keys(state.creatures['c2']?.conditions ?? {})).toEqual(['fled'])
    expect(state.creatures['c1']?.conditions).toEqual({})
  })

  test('food stops the mindless, treasure the others, a secret door all', () => {
    const mindless = foes.map((foe) => ({ ...foe, tags: { mindless: true as const } }))
    const away = (behind: string, against = foes): string =>
      shown(table([...party, ...against], chase), 'hearts.flee', { behind }).verdict
    expect(away('Food', mindless)).toBe('Maud and Odo get away: 2 rations, for the mindless only')
    expect(away('Food')).toBe('Maud and Odo: a d6 each, 5 up gets away')
    expect(away('Treasure')).toBe('Maud and Odo get away: 200 silver, for those who think')
    expect(away('A secret door shut behind', mindless)).toContain('always shakes them')
    const { outcome, questions } = played(table([...party, ...mindless], chase), 'hearts.flee', {
      behind: 'Food',
    })
    expect([outcome.says, outcome.why[0]?.rule, questions]).toEqual([
      'All get away',
      'HRTX-MOS-02',
      [],
    ])
  })

  test('without the house rule the GM says', () => {
    const { outcome } = played(
      table([...party, ...foes]),
      'hearts.flee',
      {},
      { 'do they get away': 'they are caught' },
    )
    expect(outcome.says).toBe('Maud and Odo caught, and attacked')
    const alone = played(
      table([party[0]!, ...foes]),
      'hearts.flee',
      {},
      {
        'do they get away': 'they get away',
      },
    ).outcome
    expect([alone.what, alone.says]).toEqual(['Running, Maud', 'Gets away'])
  })
})

describe('rout numbers by experience', () => {
  test.each([
    ['Green', 6, '72 %', 'HRTX-MOR-04'],
    ['Trained', 7, '58 %', 'HRTX-MOR-05'],
    ['Veteran', 8, '42 %', 'HRTX-MOR-06'],
    ['Elite', 9, '28 %', 'HRTX-MOR-07'],
  ])('%s: %i up, %s', (experience, rout, chance, rule) => {
    const input = { group: 'g9', experience }
    expect(shown(table(foes), 'hearts.experience', input).verdict).toContain(chance)
    const { outcome, state } = played(table(foes), 'hearts.experience', input)
    expect([outcome.rule, state.creatures['c5']?.values['rout']]).toEqual([rule, rout])
  })

  test('the undead have none', () => {
    const undead = [{ ...goblin('c5'), tags: { undead: true as const } }]
    expect(shown(table(undead), 'hearts.experience', { group: 'g9' }).refuses).toContain(
      'None of them',
    )
    expect(shown(table(undead), 'hearts.morale', { group: 'g9' }).why[0]?.rule).toBe('HRTX-MOR-02')
  })
})

describe('morale of a band without a score', () => {
  const fearless = foes.map((one) => {
    const { morale: _morale, rout: _rout, ...values } = one.values
    return { ...one, values }
  })

  test('asks for one, and shows the odds of what is typed', () => {
    const preview = shown(table(fearless), 'hearts.morale', { group: 'g9' })
    expect(preview.refuses).toContain('Type one, 2 to 12')
    expect(preview.scope?.['score']).toEqual({ untold: 'Morale score' })
    const typed = shown(table(fearless), 'hearts.morale', { group: 'g9', score: '7' })
    expect([typed.refuses, typed.chances.length]).toEqual([undefined, 2])
  })

  test('is kept once it is rolled', () => {
    const input = { group: 'g9', score: '7' }
    const { state } = played(table(fearless), 'hearts.morale', input, { '2d6': [3, 4] })
    expect(state.creatures['c5']?.values.morale).toBe(7)
    const again = shown(state, 'hearts.morale', { group: 'g9' })
    expect([again.refuses, again.scope?.['score']]).toEqual([undefined, { idle: true }])
  })
})

describe('dying', () => {
  const fallen = (houseRules = {}): CampaignState =>
    table([fighter('c1', 'Maud', { hp: 0 }), ...foes], houseRules)
  const dying = { who: 'c1', fate: 'dying' }

  test('no time runs by the book', () => {
    expect(played(fallen(), 'hearts.down', dying).state.timers).toEqual({})
  })

  test('an hour by house rule, and then their death is due', () => {
    const { state } = played(fallen({ dying: 'hour' }), 'hearts.down', dying)
    expect(afterSeconds(state, 3599).dues).toEqual({})
    const [due] = Object.values(afterSeconds(state, 3600).dues)
    expect([due?.action, due?.input, due?.must]).toEqual([
      'hearts.down',
      { who: 'c1', fate: 'dead' },
      true,
    ])
  })

  test('unless somebody helps', () => {
    const { state } = played(fallen({ dying: 'hour' }), 'hearts.down', dying)
    const helped = settle(
      state,
      [{ do: 'set', creature: 'c1', field: 'hp', to: 1 }],
      consequences,
    ).state
    expect([helped.timers, helped.creatures['c1']?.conditions]).toEqual([{}, {}])
  })
})

test('a dagger may be thrown, and nothing else says so', () => {
  const armed = (name: string) => ({
    ...fighter('c1', 'Maud'),
    items: { i1: { id: 'i1', name, gear: name.toLowerCase(), count: 1, ready: true } },
    itemOrder: ['i1'],
  })
  const why = (name: string) =>
    played(
      table([armed(name), ...foes]),
      'hearts.attack',
      { target: 'c5', attacker: 'c1' },
      { attack: 2 },
    ).outcome.why
  expect(why('Dagger')).toContainEqual({
    name: 'Dagger',
    value: 'may be thrown',
    rule: 'HRT-EQ-03',
  })
  expect(why('Club').map(({ rule }) => rule)).not.toContain('HRT-EQ-03')
  const scope = (name: string) =>
    shown(table([armed(name), ...foes]), 'hearts.attack', { target: 'c5', attacker: 'c1' }).scope
  expect([scope('Dagger'), scope('Club')]).toEqual([undefined, { thrown: { idle: true } }])
})

test('armour is whole again for the dying too, and however the fight ends', () => {
  const worn = { hp: 0, ap: 0, maxAp: 2 }
  const fight = { round: 2, declared: {}, acted: {} }
  const maud: Creature = { ...fighter('c1', 'Maud', worn), conditions: { dying: {} } }
  const pell: Creature = { ...fighter('c2', 'Pell', worn), conditions: { dead: {} } }
  const state = { ...table([maud, pell]), fight }
  expect(shown(state, 'hearts.end-combat', {}).verdict).toBe('AP comes back to Maud')
  const ended = played(state, 'hearts.end-combat').state
  const settled = settle(state, [{ do: 'fight', fight: null }], consequences).state
  for (const after of [ended, settled])
    expect([after.creatures['c1']?.values['ap'], after.creatures['c2']?.values['ap']]).toEqual([
      2, 0,
    ])
})
