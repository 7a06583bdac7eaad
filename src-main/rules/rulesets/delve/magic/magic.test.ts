import { describe, expect, test } from 'vitest'
import type { Creature } from '../../../core/state/creature.ts'
import { DelveEvening, foe, hero, withItems, sword } from '../testing/evening.ts'
import { spells, spellWritten } from './spells.ts'

const caster = (text: string, name = 'Spellbook', values = {}) =>
  withItems(hero('c1', 'Pell', values), { name, text })
const odo = hero('c2', 'Odo')

function cast(
  spell: string,
  input: Record<string, unknown> = {},
  given: Record<string, number[] | string> = {},
  others: readonly Creature[] = [odo, foe('c5'), foe('c6')],
  houseRules = {},
) {
  const evening = new DelveEvening([caster(spell), ...others], houseRules)
  const outcome = evening.do('delve.cast', { caster: 'c1', spell: 'c1i1', ...input }, given)
  return { evening, outcome }
}

describe('the book', () => {
  test('the ledger’s twenty-five, each by its own rule', () => {
    expect(spells.map(({ rule }) => rule)).toEqual(
      Array.from({ length: 25 }, (_, at) => `DLV-SPELL-${String(at + 1).padStart(2, '0')}`),
    )
    expect(spellWritten('Fireball, level 3')).toMatchObject({ level: 3 })
    expect(spellWritten('Fireball 3')?.spell.name).toBe('Fireball')
    expect(spellWritten('fireball')?.level).toBeNull()
    expect(spellWritten('A laundry list')).toBeNull()
  })

  test('costs a fatigue and stays; a scroll costs none and is gone', () => {
    const { evening } = cast('Tongues')
    expect([evening.value('c1', 'fatigue'), evening.conditions('c1')]).toEqual([1, ['Tongues']])
    const scroll = new DelveEvening([caster('Tongues', 'Scroll')])
    scroll.do('delve.cast', { caster: 'c1' })
    expect(scroll.value('c1', 'fatigue')).toBe(0)
    expect(scroll.state.creatures['c1']?.itemOrder).toEqual([])
  })

  test('takes both hands, a voice and no load', () => {
    const armed = withItems(hero('c1', 'Pell'), { name: 'Spellbook', text: 'Sleep' }, sword)
    expect(new DelveEvening([armed]).refuses('delve.cast', { caster: 'c1' })).toContain(
      'holds Sword',
    )
    const laden = new DelveEvening([caster('Sleep', 'Spellbook', { load: 1 })])
    expect(laden.refuses('delve.cast', { caster: 'c1' })).toContain('encumbered')
    const mute = new DelveEvening([caster('Sleep')])
    mute.happen({ do: 'condition', creature: 'c1', name: 'silenced', to: {} })
    expect(mute.refuses('delve.cast', { caster: 'c1' })).toContain('read aloud')
    const none = new DelveEvening([hero('c1', 'Pell')])
    expect(none.refuses('delve.cast', { caster: 'c1' })).toContain('no book or scroll')
    expect(none.refuses('delve.cast', { caster: 'c1', power: 'Sleep' })).toContain(
      'books and scrolls',
    )
  })

  test('a monster’s own power needs no book and costs nothing', () => {
    const evening = new DelveEvening([odo, foe('c5')])
    evening.do(
      'delve.cast',
      { caster: 'c5', power: 'Hold Person', targets: ['c2'] },
      { '1. Odo: WIL save': [15] },
    )
    expect(evening.conditions('c2')).toEqual(['paralysed'])
  })

  test('in danger a WIL save holds off what you name', () => {
    const { outcome } = cast('Tongues', { danger: true }, { 'WIL save, in danger': [18] })
    expect(outcome.says).toContain('something terrible')
    expect(
      cast('Tongues', { danger: true }, { 'WIL save, in danger': [2] }).outcome.says,
    ).not.toContain('terrible')
  })

  test('its level is written, or the default; by house rule it is what the caster pays', () => {
    expect(cast('Scry, level 3').outcome.says).toContain('30 miles')
    expect(cast('Scry', {}, {}, [], { defaultSpellLevel: 2 }).outcome.says).toContain('20 miles')
    const tired = cast('Scry', { level: 3 }, {}, [], { spellLevel: 'fatigue' })
    expect([tired.outcome.says, tired.evening.value('c1', 'fatigue')]).toEqual([
      'Sees and hears up to 30 miles off',
      3,
    ])
    const spent = cast('Scry', { level: 4 }, {}, [], { spellLevel: 'wilDamage' })
    expect(spent.evening.value('c1', 'wil')).toBe(6)
  })

  test('enhanced with time and safety it costs no more', () => {
    const { outcome, evening } = cast('Tongues', { enhanced: 'lasts all day' })
    expect(outcome.why.map(({ value }) => value)).toContain('lasts all day')
    expect(evening.value('c1', 'fatigue')).toBe(1)
  })
})

describe('in a fight', () => {
  function begun(spell = 'Sleep', target = 'c5') {
    const evening = new DelveEvening([caster(spell), odo, foe('c5', { hp: 9 })])
    evening.do('delve.initiative', {}, { '1. Pell: DEX save': [2], '2. Odo: DEX save': [2] })
    evening.do('delve.cast', { caster: 'c1', targets: [target] })
    return evening
  }

  test('a spell is cast first and takes effect last', () => {
    const evening = begun()
    expect([evening.conditions('c5'), evening.dues()]).toEqual([[], ['delve.effect']])
    const due = Object.values(evening.state.dues)[0]
    evening.do('delve.effect', { ...due?.input }, { '1. Goblin c5: WIL save': [15] })
    expect([evening.conditions('c5'), evening.dues()]).toEqual([['asleep'], []])
    expect(evening.state.fight?.marks?.['c1']).toBeUndefined()
  })

  test('hit while casting, a WIL save or it is lost, paid for all the same', () => {
    const evening = begun()
    evening.do('delve.attack', { target: 'c1', attacker: 'c5' }, { attack: [1] })
    expect(evening.dues()).toContain('delve.interrupt')
    expect(evening.refuses('delve.effect', { caster: 'c1', power: 'Sleep' })).toContain(
      'hit while casting',
    )
    evening.do('delve.interrupt', { who: 'c1' }, { 'WIL save': [10] })
    expect([evening.dues(), evening.value('c1', 'fatigue')]).toEqual([[], 1])
  })

  test('one against the foes ends with the fight, and one for the party is still to come', () => {
    const evening = begun()
    evening.do('delve.secret-way')
    expect(evening.dues()).toEqual([])
    const other = begun('Bless', 'c2')
    other.do('delve.secret-way')
    expect(other.dues()).toEqual(['delve.effect'])
  })

  test('a caster who falls loses it', () => {
    const evening = begun()
    evening.happen({ do: 'condition', creature: 'c1', name: 'dead', to: {} })
    expect(evening.dues()).toEqual([])
  })
})

describe('each spell', () => {
  test('lays its condition for ten minutes a level, on one creature a level', () => {
    const { evening } = cast('Bless 2', { targets: ['c5', 'c2', 'c1'] })
    expect(evening.state.creatures['c2']?.conditions['Bless']?.until).toBe(9 * 3600 + 1200)
    expect([evening.conditions('c1'), evening.conditions('c5')]).toEqual([['Bless'], []])
    evening.happen({ do: 'advance', seconds: 1200 })
    expect(evening.conditions('c2')).toEqual([])
  })

  test('a save avoids Hold Person and Sleep', () => {
    const saves = { '1. Goblin c5: WIL save': [2], '2. Goblin c6: WIL save': [12] }
    const { evening } = cast('Sleep', { targets: ['c5', 'c6'] }, saves)
    expect([evening.conditions('c5'), evening.conditions('c6')]).toEqual([[], ['asleep']])
    expect(evening.refuses('delve.attack', { target: 'c1', attacker: 'c6' })).toContain('asleep')
  })

  test('you may pick the ability that resists', () => {
    const given = { '1. Goblin c5 resists by': 'STR', '1. Goblin c5: STR save': [2] }
    const { outcome } = cast('Hold Person', { targets: ['c5'] }, given, undefined, {
      spellSave: 'GM picks per spell',
    })
    expect(outcome.says).toBe('Nobody is taken')
  })

  test('fire is a d6 a level for each, halved on a save, rounded by house rule', () => {
    const given = { '1. Goblin c5: Fireball': [3, 4], '1. Goblin c5: WIL save': [2] }
    const goblins = [foe('c5', { hp: 9 })]
    const down = cast('Fireball 2', { targets: ['c5'] }, given, goblins)
    expect(down.evening.value('c5', 'hp')).toBe(6)
    expect(down.outcome.why).toContainEqual(
      expect.objectContaining({ name: 'Goblin c5', value: '3: half of 7, rounded down' }),
    )
    const up = cast('Fireball 2', { targets: ['c5'] }, given, goblins, { halfRounding: 'up' })
    expect(up.evening.value('c5', 'hp')).toBe(5)
  })

  test('Animate Dead raises undead who stand with the caster, until they are let go', () => {
    const { evening } = cast('Animate Dead 2', {}, { 'HP of the undead': [3, 6] }, [])
    const raised = Object.values(evening.state.creatures).filter(({ tags }) => tags.undead)
    expect(raised.map(({ values, side }) => [values.hp, side])).toEqual([
      [3, 'party'],
      [6, 'party'],
    ])
    evening.happen({ do: 'advance', seconds: 1200 })
    expect(evening.dues()).toEqual(['delve.release'])
    const { what } = evening.do('delve.release', {}, { 'end of the spell': [2] })
    expect(what).toBe('Animate Dead is over: Pell’s undead 1 and Pell’s undead 2')
    expect(evening.state.party).toEqual(['c1'])
    expect(evening.state.creatures[raised[0]?.id ?? '']?.side).toBe('foes')
  })

  test('Augury is hidden, or sure for blood', () => {
    const hidden = cast('Augury 2', {}, { augury: [3, 4] })
    expect([hidden.outcome.says, hidden.outcome.secret]).toEqual(['1: a lie, 2: the truth', true])
    const sure = cast('Augury', { blood: true }, { blood: [3] })
    expect(sure.evening.value('c1', 'hp')).toBe(1)
  })

  test('Charm moves a step at a time', () => {
    const { evening } = cast('Charm', { targets: ['c5'] })
    expect(evening.conditions('c5')).toEqual(['neutral'])
    evening.do('delve.cast', { caster: 'c1', targets: ['c5'] })
    expect(evening.conditions('c5')).toEqual(['friendly'])
  })

  test('a charmed foe fights no more until the time is over', () => {
    const { evening } = cast('Charm', { targets: ['c5'] })
    expect(evening.state.creatures['c5']?.side).toBe('others')
    evening.happen({ do: 'advance', seconds: 600 })
    expect([evening.conditions('c5'), evening.state.creatures['c5']?.side]).toEqual([[], 'foes'])
  })

  test('Dominate empties the caster’s own body', () => {
    const { evening } = cast('Dominate', { targets: ['c5'] }, { '1. Goblin c5: WIL save': [12] })
    expect([evening.conditions('c5'), evening.conditions('c1')]).toEqual([
      ['Dominated'],
      ['out of the body'],
    ])
    expect(evening.refuses('delve.attack', { attacker: 'c1', target: 'c6' })).toContain(
      'is out of the body',
    )
    expect(
      evening.preview('delve.attack', { attacker: 'c5', target: 'c6' }).refuses,
    ).toBeUndefined()
  })

  test('Fly is sure for its time, then a d6 a turn', () => {
    const { evening } = cast('Fly', { targets: ['c2'] })
    evening.happen({ do: 'advance', seconds: 600 })
    expect(evening.dues()).toEqual(['delve.fly'])
    evening.do('delve.fly', { who: 'c2' }, { flight: [4] })
    expect([evening.conditions('c2'), evening.dues()]).toEqual([['Fly'], []])
    evening.happen({ do: 'advance', seconds: 600 })
    evening.do('delve.fly', { who: 'c2' }, { flight: [5] })
    expect([evening.conditions('c2'), Object.keys(evening.state.timers)]).toEqual([[], []])
  })

  test('Heal Sickness mends wounds and ills; what is magical resists once more', () => {
    const ill: Creature = {
      ...hero('c2', 'Odo', { hp: 0, str: 4, maxStr: 10 }),
      conditions: { 'Broken Leg': {}, poisoned: {}, 'a curse of frogs': {}, Bless: {} },
    }
    const given = { 'a curse of frogs: WIL save': [15] }
    const { evening } = cast('Heal Sickness', { targets: ['c2'] }, given, [ill])
    expect(evening.conditions('c2')).toEqual(['a curse of frogs', 'Bless'])
    expect([evening.value('c2', 'hp'), evening.value('c2', 'str')]).toEqual([4, 10])
  })

  test('Control Weather runs for days; the dead answer a d6 of questions', () => {
    const { evening } = cast('Control Weather 2', { about: 'fog' })
    expect(Object.values(evening.state.timers)[0]).toMatchObject({
      title: 'Weather: fog',
      next: 9 * 3600 + 2 * 86_400,
    })
    const dead = cast('Speak with Dead 3', {}, { questions: [4] })
    expect(dead.outcome.says).toBe('4 questions')
    expect(dead.outcome.why.map(({ value }) => value)).toContain('1 week')
  })

  test('Haste lasts to the end of the next fight', () => {
    const { evening } = cast('Haste', { targets: ['c2'] })
    evening.do('delve.initiative', {}, { '1. Pell: DEX save': [15] })
    expect(evening.state.fight?.order).toEqual({ c1: 'after', c2: 'before' })
    evening.happen({ do: 'fight', fight: null })
    expect(evening.conditions('c2')).toEqual([])
  })
})

test('a counterspell costs as a casting and shields one creature a level from one spell', () => {
  const evening = new DelveEvening([caster('Scry 1'), odo, foe('c5')])
  evening.do('delve.counterspell', { caster: 'c1', whom: ['c2'] })
  expect([evening.value('c1', 'fatigue'), evening.conditions('c2')]).toEqual([1, ['counterspell']])
  const hold = { caster: 'c5', spell: undefined, power: 'Hold Person', targets: ['c2'] }
  evening.do('delve.cast', hold)
  expect(evening.conditions('c2')).toEqual([])
  evening.do('delve.cast', hold, { '1. Odo: WIL save': [15] })
  expect(evening.conditions('c2')).toEqual(['paralysed'])
})
