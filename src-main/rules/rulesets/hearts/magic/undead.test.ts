import { describe, expect, test } from 'vitest'
import { at, cast, marks, minutes } from '../testing/casting.ts'
import { goblin, afterSeconds, played, shown } from '../testing/table.ts'

describe('speak with dead', () => {
  test.each([
    [1, '1 week'],
    [2, '1 month'],
    [3, '1 year'],
  ])('%i Mana: dead for %s at most', (mana, age) => {
    const { outcome } = cast(at('Speak with Dead'), { mana }, { 'questions d6': 5 })
    expect(outcome.says).toBe(`5 questions, dead for ${age} at most`)
  })
})

describe('animate dead', () => {
  const corpse = { ...goblin('c5', { hp: 0 }), conditions: { dead: {} } }
  const raised = cast(at('Animate Dead', [corpse]), { mana: 2, targets: ['c5'] })

  test('the dead stand up with the caster, and others come as undead of 1 HD', () => {
    expect(raised.outcome.says).toBe('Goblin c5 and Undead rise for Pell')
    expect(raised.state.creatures['c5']).toMatchObject({ side: 'party', values: { hp: 1 } })
    expect(raised.state.creatures['c20']).toMatchObject({
      name: 'Undead',
      side: 'party',
      values: { hp: 1, ap: 0, st: 11, mana: 0 },
      attackOrder: ['claw'],
      tags: { undead: true },
    })
    expect([marks(raised.state, 'c5'), marks(raised.state, 'c20')]).toEqual([
      ['raised'],
      ['raised'],
    ])
  })

  test('only as many corpses as Mana rise, and nobody who lives', () => {
    const state = at('Animate Dead', [corpse, { ...corpse, id: 'c6' }, goblin('c7')])
    const refused = (mana: number, ...targets: string[]) =>
      shown(state, 'hearts.cast', { caster: 'c1', mana, targets }).refuses
    expect(refused(1, 'c5', 'c6')).toContain('1 creature')
    expect(refused(2, 'c7')).toBe(
      'Goblin c7 is not dead: choose corpses only, or nobody (HRT-SPELL-01).',
    )
    expect(refused(2, 'c5', 'c6')).toBeUndefined()
  })

  test.each([
    [3, 'The undead turn hostile', 'foes', []],
    [5, 'The undead crumble to dust', undefined, []],
    [6, 'The undead serve for good', 'party', ['undead servant']],
  ])('a closing %i: %s', (die, says, side, left) => {
    const { outcome, state } = played(
      raised.state,
      'hearts.end-spell',
      { spell: 'Animate Dead' },
      { 'end d6': die },
    )
    expect([
      outcome.says,
      state.creatures['c5']?.side,
      marks(state, 'c5'),
      marks(state, 'c1'),
    ]).toEqual([says, side, left, []])
  })

  test('its end shows the odds, and one who serves for good is no spell that runs', () => {
    const { chances, scope } = shown(raised.state, 'hearts.end-spell', { spell: 'Animate Dead' })
    expect(chances.map(({ says, chance }) => `${says} ${Math.round(chance * 100)}`)).toEqual([
      'They turn hostile 50',
      'They crumble to dust 33',
      'They serve for good 17',
    ])
    expect(scope).toEqual({ spell: { of: ['Animate Dead'] }, undead: { idle: true } })
    const kept = played(
      raised.state,
      'hearts.end-spell',
      { spell: 'Animate Dead' },
      { 'end d6': 6 },
    ).state
    expect(shown(kept, 'hearts.end-spell', { spell: 'Animate Dead' }).refuses).toContain(
      'No Animate Dead is running',
    )
  })

  test('a die each by house rule', () => {
    const each = { ...raised.state, houseRules: { animateRoll: 'each' } }
    expect(
      played(
        each,
        'hearts.end-spell',
        { spell: 'Animate Dead' },
        { 'end of Goblin c5': 1, 'end of Undead': 5 },
      ).outcome.says,
    ).toBe('Goblin c5 turns hostile and Undead crumbles to dust')
  })

  test('with a duration by house rule its end falls due by itself', () => {
    const timed = cast(at('Animate Dead', [], { defaultDuration: '10minPerMana' }), {
      mana: 2,
    }).state
    const over = afterSeconds(timed, 20 * minutes)
    const [due] = Object.values(over.dues)
    expect([due?.action, due?.input]).toEqual([
      'hearts.end-spell',
      { spell: 'Animate Dead', undead: 2 },
    ])
    const ended = played(over, 'hearts.end-spell', due?.input, { 'end d6': 4 }).state
    expect(ended.dues).toEqual({})
  })
})
