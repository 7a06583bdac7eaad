import { describe, expect, test } from 'vitest'
import { bow, DelveEvening, foe, hero, withItems, sword } from '../testing/evening.ts'

const maud = (values = {}) => withItems(hero('c1', 'Maud', values), sword)
const odo = (values = {}) => withItems(hero('c2', 'Odo', values), bow)

function fight(evening: DelveEvening): DelveEvening {
  evening.do('delve.initiative', {}, { '1. Maud: DEX save': [5], '2. Odo: DEX save': [15] })
  return evening
}

describe('initiative', () => {
  test('each saves by DEX: who passes goes before the foes', () => {
    const evening = fight(new DelveEvening([maud(), odo(), foe('c5')]))
    expect(evening.state.fight).toMatchObject({
      round: 1,
      phase: 'cast',
      order: { c1: 'before', c2: 'after' },
    })
    expect(evening.refuses('delve.initiative')).toContain('once a fight')
  })

  test('Haste passes, Slow fails, both cancel', () => {
    const marked = (id: string, ...names: string[]) => ({
      ...hero(id, id === 'c1' ? 'Maud' : id === 'c2' ? 'Odo' : 'Pell'),
      conditions: Object.fromEntries(names.map((name) => [name, {}])),
    })
    const evening = new DelveEvening([
      marked('c1', 'Haste'),
      marked('c2', 'Slow'),
      marked('c3', 'Haste', 'Slow'),
      foe('c5'),
    ])
    evening.do('delve.initiative', {}, { '3. Pell: DEX save': [2] })
    expect(evening.state.fight?.order).toEqual({ c1: 'before', c2: 'after', c3: 'before' })
  })

  test('the leader may save for all, each round again, and the late lose their first turn', () => {
    const rules = { initiative: 'leader', initiativeFrequency: 'perRound', lateActs: 'loses' }
    const evening = new DelveEvening([maud(), odo(), foe('c5')], rules)
    evening.do('delve.initiative', {}, { '1. Maud: DEX save': [19] })
    expect(evening.state.fight?.order).toEqual({ c1: 'after', c2: 'after' })
    expect(evening.refuses('delve.attack', { target: 'c5', attacker: 'c1' })).toContain('surprised')
    evening.do('house.round')
    expect(evening.dues()).toContain('delve.initiative')
    expect(evening.conditions('c1')).toEqual([])
  })
})

describe('a blow', () => {
  test('is the die less DR off HP, and nothing to hit', () => {
    const evening = new DelveEvening([maud(), foe('c5', { hp: 6, dr: 1 })])
    const struck = evening.do('delve.attack', { target: 'c5', attacker: 'c1' }, { attack: [4] })
    expect(struck.says).toBe('Goblin c5 to 3 HP')
    expect(evening.value('c5', 'hp')).toBe(3)
  })

  test('past HP comes off STR, and the foe saves by what is left of it', () => {
    const evening = new DelveEvening([maud(), foe('c5', { hp: 2 }), foe('c6'), foe('c7')])
    const given = { attack: [6], 'Goblin c5: critical damage': [6] }
    const struck = evening.do('delve.attack', { target: 'c5', attacker: 'c1' }, given)
    expect(struck.says).toBe('Goblin c5 is out of the fight')
    expect(evening.value('c5', 'str')).toBe(6)
    expect(evening.conditions('c5')).toEqual(['out'])
    expect(evening.dues()).toEqual(['delve.morale'])
  })

  test('STR 0 kills without a save', () => {
    const evening = new DelveEvening([maud(), foe('c5', { hp: 1, str: 3 }), foe('c6'), foe('c7')])
    evening.do('delve.attack', { target: 'c5', attacker: 'c1' }, { attack: [5] })
    expect(evening.conditions('c5')).toContain('dead')
  })

  test('shows its exact odds before the die falls', () => {
    const evening = new DelveEvening([maud(), foe('c5', { hp: 3 })])
    const { chances } = evening.preview('delve.attack', { target: 'c5', attacker: 'c1' })
    expect(chances.map(({ says, chance }) => [says, Math.round(chance * 6)])).toEqual([
      ['HP lost', 2],
      ['To exactly 0 HP', 1],
      ['Past HP: a STR save', 3],
    ])
  })

  test('is a size up or down: enhanced, impaired, and both cancel', () => {
    const evening = new DelveEvening([maud(), foe('c5')])
    const verdict = (input: object) =>
      evening.preview('delve.attack', { target: 'c5', attacker: 'c1', ...input }).verdict
    expect(verdict({ how: 'enhanced' })).toContain('d8')
    expect(verdict({ how: 'impaired' })).toContain('d4')
    evening.happen({ do: 'condition', creature: 'c1', name: 'blinded', to: {} })
    expect(verdict({ how: 'enhanced' })).toContain('Sword d6')
  })

  test('the ladder may run on to d20, or be flat', () => {
    const verdict = (reading: string) => {
      const evening = new DelveEvening([maud(), foe('c5')], { dieLadder: reading })
      return evening.preview('delve.attack', {
        target: 'c5',
        attacker: 'c1',
        weapon: 'd12',
        how: 'enhanced',
      }).verdict
    }
    expect(verdict('clamp')).toContain('d12 d12')
    expect(verdict('d2toD20')).toContain('d12 d20')
    const flat = new DelveEvening([maud(), foe('c5')], { dieLadder: 'flat' })
    expect(
      flat.preview('delve.attack', { target: 'c5', attacker: 'c1', how: 'impaired' }).verdict,
    ).toContain('Sword d4')
  })

  test('two weapons count by the higher die, or both by house rule', () => {
    const troll = foe(
      'c5',
      {},
      {
        attacks: {
          a1: { id: 'a1', name: 'claws', count: 1, dice: 'd6+d6', notes: '', joins: 'first' },
        },
      },
    )
    const best = new DelveEvening([maud({ hp: 9, maxHp: 9 }), troll])
    best.do('delve.attack', { target: 'c1', attacker: 'c5' }, { attack: [2], 'attack #2': [5] })
    expect(best.value('c1', 'hp')).toBe(4)
    const both = new DelveEvening([maud({ hp: 9, maxHp: 9 }), troll], { multipleAttackers: 'each' })
    both.do('delve.attack', { target: 'c1', attacker: 'c5' }, { attack: [2], 'attack #2': [5] })
    expect(both.value('c1', 'hp')).toBe(2)
  })

  test('thrown, it leaves the hand; with the bow, one does not also move', () => {
    const evening = fight(new DelveEvening([maud(), odo(), foe('c5', { hp: 9 })]))
    evening.do('delve.attack', { target: 'c5', attacker: 'c1', thrown: true }, { attack: [1] })
    expect(evening.state.creatures['c1']?.items['c1i1']?.ready).toBe(false)
    evening.do('delve.attack', { target: 'c5', attacker: 'c2' }, { attack: [1] })
    expect(evening.preview('delve.attack', { target: 'c5', attacker: 'c2' }).scope).toEqual({
      thrown: { idle: true },
    })
    expect(
      evening.refuses('delve.attack', { target: 'c5', attacker: 'c2', thrown: true }),
    ).toContain('can’t be thrown')
    expect(evening.refuses('delve.move', { who: 'c2' })).toContain('has shot this round')
    evening.do('house.round')
    evening.do('delve.move', { who: 'c2' })
    expect(evening.refuses('delve.attack', { target: 'c5', attacker: 'c2' })).toContain('has moved')
  })

  test('behind a Wind Barrier no missile harms; the undead do not cross the Circle', () => {
    const evening = new DelveEvening([maud(), odo(), foe('c5', {}, { tags: { undead: true } })])
    evening.happen(
      { do: 'condition', creature: 'c5', name: 'Wind Barrier', to: {} },
      { do: 'condition', creature: 'c1', name: 'Circle of Protection', to: {} },
    )
    expect(evening.refuses('delve.attack', { target: 'c5', attacker: 'c2' })).toContain(
      'Wind Barrier',
    )
    expect(evening.refuses('delve.attack', { target: 'c1', attacker: 'c5' })).toContain('Circle')
  })
})

describe('more than a blow', () => {
  test('a charge in round 1 enhances the next attack on that foe, and no other', () => {
    const evening = fight(
      new DelveEvening([maud(), odo(), foe('c5', { hp: 9 }), foe('c6', { hp: 9 })]),
    )
    evening.do('delve.move', { who: 'c1', foe: 'c5' })
    const on = (target: string) =>
      evening.preview('delve.attack', { target, attacker: 'c1' }).verdict
    expect(on('c5')).toContain('d8')
    expect(on('c6')).toContain('Sword d6')
    evening.do('delve.attack', { target: 'c6', attacker: 'c1' }, { attack: [1] })
    expect(on('c5')).toContain('Sword d6')
  })

  test('of several attackers the highest die counts, or every die', () => {
    const all = [maud({ hp: 9, maxHp: 9 }), foe('c5'), foe('c6')]
    const given = { '1. Goblin c5': [2], '2. Goblin c6': [4] }
    const best = new DelveEvening(all)
    best.do('delve.gang-up', { target: 'c1', attackers: ['c5', 'c6'] }, given)
    expect(best.value('c1', 'hp')).toBe(5)
    const each = new DelveEvening(all, { multipleAttackers: 'each' })
    each.do('delve.gang-up', { target: 'c1', attackers: ['c5', 'c6'] }, given)
    expect(each.value('c1', 'hp')).toBe(3)
  })

  test('a blast is a roll for each, and may say how many it reaches', () => {
    const evening = new DelveEvening([maud(), foe('c5', { hp: 9 }), foe('c6', { hp: 9 })])
    evening.do(
      'delve.blast',
      { targets: ['c5', 'c6'], die: 'd6' },
      { '1. Goblin c5': [3], '2. Goblin c6': [6] },
    )
    expect([evening.value('c5', 'hp'), evening.value('c6', 'hp')]).toEqual([6, 3])
    evening.do(
      'delve.blast',
      { targets: ['c5', 'c6'], die: 'd6', unsure: true },
      { 'how many': [1], '1. Goblin c5': [1] },
    )
    expect([evening.value('c5', 'hp'), evening.value('c6', 'hp')]).toEqual([5, 3])
  })

  test('facing a manoeuvre, the opponent sees the die and takes the damage or the trick', () => {
    const choice = 'Goblin c5, facing 5, takes'
    const evening = new DelveEvening([maud(), foe('c5', { hp: 9 })])
    const input = { target: 'c5', attacker: 'c1', trick: 'trip' }
    evening.do('delve.manoeuvre', input, { attack: [5], [choice]: 'the trick' })
    expect([evening.value('c5', 'hp'), evening.conditions('c5')]).toEqual([9, ['prone']])
    evening.do('delve.manoeuvre', input, { attack: [5], [choice]: 'the damage' })
    expect(evening.value('c5', 'hp')).toBe(4)
  })

  test('a disarmed weapon leaves the hand', () => {
    const evening = new DelveEvening([maud(), foe('c5')])
    evening.do(
      'delve.manoeuvre',
      { target: 'c1', attacker: 'c5', trick: 'disarm' },
      { attack: [2], 'Maud, facing 2, takes': 'the trick' },
    )
    expect(evening.state.creatures['c1']?.items['c1i1']?.ready).toBe(false)
  })

  test('leaving melee at a full move gives each foe a blow, at half a move none', () => {
    const evening = new DelveEvening([maud({ hp: 9, maxHp: 9 }), foe('c5'), foe('c6')])
    expect(evening.do('delve.withdraw', { who: 'c1' }).says).toBe('Nobody strikes')
    const given = { '1. Goblin c5': [2], '2. Goblin c6': [4] }
    evening.do('delve.withdraw', { who: 'c1', how: 'a full move' }, given)
    expect(evening.value('c1', 'hp')).toBe(5)
  })

  test('ammunition is asked for once the fight is over, for each who shot', () => {
    const evening = fight(new DelveEvening([maud(), odo(), foe('c5', { hp: 9 })]))
    evening.do('delve.attack', { target: 'c5', attacker: 'c2' }, { attack: [1] })
    evening.happen({ do: 'fight', fight: null })
    expect(evening.dues()).toEqual(['delve.ammunition'])
    evening.do('delve.ammunition', { who: 'c2', weapon: 'Bow' }, { ammunition: [2] })
    expect(evening.dues()).toEqual([])
    expect(evening.refuses('delve.attack', { target: 'c5', attacker: 'c2' })).toContain(
      'nothing left',
    )
  })
})

describe('nerve', () => {
  const three = () => new DelveEvening([maud(), foe('c5'), foe('c6'), foe('c7')])
  const falls = (id: string) => ({ do: 'condition' as const, creature: id, name: 'out', to: {} })

  test('is tried at the first casualty and at half lost, once each', () => {
    const evening = three()
    evening.happen(falls('c5'))
    expect(Object.values(evening.state.dues)[0]?.why).toBe('First casualty: Goblin c5 is down')
    expect(evening.do('delve.morale', { group: 'g9' }, { 'WIL save': [9] }).says).toBe('They hold')
    expect(evening.dues()).toEqual([])
    evening.happen(falls('c6'))
    expect(Object.values(evening.state.dues)[0]?.why).toContain('Half lost, 2 of 3')
    evening.do('delve.morale', { group: 'g9' }, { 'WIL save': [10] })
    expect(evening.conditions('c7')).toEqual(['fleeing'])
  })

  test('two foes: both causes at once are one save, or two by house rule', () => {
    const given = { 'WIL save': [5], 'WIL save, again': [15] }
    const pair = [maud(), foe('c5'), foe('c6')]
    const one = new DelveEvening(pair)
    one.happen(falls('c5'))
    expect(one.do('delve.morale', { group: 'g9' }, { 'WIL save': [5] }).says).toBe('They hold')
    const two = new DelveEvening(pair, { moraleBoth: 'two' })
    two.happen(falls('c5'))
    expect(two.do('delve.morale', { group: 'g9' }, given).says).toBe('They flee')
  })

  test('a lone foe is tried at 0 HP', () => {
    const evening = new DelveEvening([maud(), foe('c5', { hp: 3 })])
    evening.do('delve.attack', { target: 'c5', attacker: 'c1' }, { attack: [2] })
    expect(evening.dues()).toEqual([])
    evening.do('delve.attack', { target: 'c5', attacker: 'c1' }, { attack: [1] })
    expect(evening.dues()).toEqual(['delve.morale'])
  })

  test('a leader lends a WIL while standing', () => {
    const chief = foe('c6', { wil: 15 }, { tags: { leader: true } })
    const evening = new DelveEvening([maud(), foe('c5', { wil: 3 }), chief])
    expect(evening.preview('delve.morale', { group: 'g9' }).target).toBe('under 15')
    evening.happen(falls('c6'))
    expect(evening.preview('delve.morale', { group: 'g9' }).target).toBe('under 3')
  })

  test('the undead know no fear; thinkers among them may by house rule', () => {
    const dead = { tags: { undead: true, intelligent: true } } as const
    const evening = new DelveEvening([maud(), foe('c5', {}, dead), foe('c6', {}, dead)])
    evening.happen(falls('c5'))
    expect(evening.dues()).toEqual([])
    expect(evening.refuses('delve.morale', { group: 'g9' })).toContain('no morale check')
    const all = new DelveEvening([maud(), foe('c5', {}, dead), foe('c6', {}, dead)], {
      intelligentUndead: 'all',
    })
    all.happen(falls('c5'))
    expect(all.dues()).toEqual(['delve.morale'])
  })
})

describe('flight', () => {
  test('takes a DEX save and somewhere safe', () => {
    const evening = new DelveEvening([maud(), foe('c5')])
    expect(evening.refuses('delve.flee', { who: 'c1', safe: false })).toContain('somewhere safe')
    expect(evening.do('delve.flee', { who: 'c1' }, { 'DEX save': [9] }).says).toBe('Maud gets away')
    expect(evening.conditions('c1')).toEqual(['fled'])
  })

  test('a ration for each beast or 100 sp for each that thinks always stops the chase', () => {
    const fed = withItems(maud({ coins: 250 }), { name: 'Rations', count: 2 })
    const evening = new DelveEvening([fed, foe('c5'), foe('c6'), foe('c7')])
    expect(evening.refuses('delve.distract', { what: 'rations' })).toContain('carries 2')
    expect(evening.refuses('delve.distract', { what: 'silver' })).toContain('300 sp')
    const { why } = evening.do('delve.distract', { what: 'silver', number: 2 })
    expect(why.map(({ rule }) => rule)).toContain('DLV-FLEE-02')
    expect(evening.value('c1', 'coins')).toBe(50)
    evening.do('delve.distract', { what: 'rations', number: 2 })
    expect(evening.state.creatures['c1']?.itemOrder).toEqual([])
  })

  test('nobody follows through a secret door', () => {
    const evening = fight(new DelveEvening([maud(), odo(), foe('c5'), foe('c6'), foe('c7')]))
    evening.happen({ do: 'condition', creature: 'c5', name: 'out', to: {} })
    expect(evening.dues()).toEqual(['delve.morale'])
    const { why } = evening.do('delve.secret-way')
    expect(why.map(({ rule }) => rule)).toEqual(['DLV-FLEE-03'])
    expect(evening.state.fight).toBeUndefined()
    expect(evening.dues(), 'morale is a matter of the fight').toEqual([])
    expect(evening.refuses('delve.secret-way')).toBe('Nobody is after the party.')
  })
})
