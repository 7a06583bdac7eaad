import { previewOf } from '../../../campaign/view/actions.ts'
import { context } from '../../../campaign/testing/context.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ask } from '../../core/asks.ts'
import type { CampaignState } from '../../core/situation.ts'
import { actionsOf, rulesetOf } from '../../registry.ts'
import { FightEvening } from './testing/evening.ts'

describe('a fight', () => {
  test('begins, goes through the phases of the game, and each round takes ten seconds', () => {
    for (const game of ['hearts', 'delve'] as const) {
      const evening = new FightEvening(game)
      const { seconds } = evening.state.clock
      expect(evening.says('house.fight')).toBe('Round 1, against 3 foes')
      const phases = rulesetOf(evening.state).combat?.phases ?? []
      expect(evening.state.fight?.phase).toBe(phases[0]?.id)
      for (const phase of phases.slice(1)) {
        evening.do('house.next-phase')
        expect(evening.state.fight?.phase).toBe(phase.id)
      }
      expect(evening.state.clock.seconds).toBe(seconds)
      evening.do('house.acted', { who: 'c1' })
      evening.do('house.next-phase')
      expect(evening.state.fight).toMatchObject({ round: 2, acted: {}, declared: {} })
      expect(evening.state.fight?.phase).toBe(phases[0]?.id)
      expect(evening.state.clock.seconds).toBe(seconds + 10)
      expect(evening.says('house.fight')).toMatch(/^A fight is on, in round 2/)
    }
  })

  test('with nobody to fight none begins, and what to do is said', () => {
    expect(new FightEvening('hearts', 0).says('house.fight')).toBe(
      'Nobody stands against the party: meet somebody (E), or add a foe.',
    )
    expect(new FightEvening().says('house.next-phase')).toMatch(/^No fight is on/)
  })

  test('initiative typed by hand is kept through rounds', () => {
    const evening = new FightEvening()
    evening.do('house.fight')
    evening.do('house.first', { first: 'the foes' })
    evening.do('house.round')
    expect(evening.state.fight?.first).toBe('foes')
    evening.do('house.goes', { who: 'c2', when: 'before the foes' })
    expect(evening.state.fight?.order).toEqual({ c2: 'before' })
  })

  test('the row the GM set stands whatever the game does to the fight', () => {
    const evening = new FightEvening()
    evening.do('house.fight')
    evening.do('house.reorder', { who: 'c12', way: 'up' })
    evening.do('hearts.initiative')
    const foes = evening.view.bands.find(({ side }) => side === 'foes')
    expect(foes?.fighters.map(({ id }) => id)).toEqual(['c10', 'c12', 'c11'])
    expect(evening.says('house.reorder', { who: 'c10', way: 'up' })).toMatch(/end of the list/)
  })

  test('who runs may be let go and caught up again', () => {
    const evening = new FightEvening()
    evening.do('house.flight', { who: ['c10', 'c11'], how: 'runs' })
    evening.do('house.flight', { who: ['c10'], how: 'gets away' })
    const states = () =>
      evening.view.bands.flatMap(({ side, fighters }) =>
        side === 'foes' ? fighters.map(({ is }) => is) : [],
      )
    expect(states()).toEqual(['fled', 'fleeing', 'standing'])
    evening.do('house.flight', { who: ['c10'], how: 'is caught up' })
    expect(states()).toEqual(['standing', 'fleeing', 'standing'])
  })
})

describe('the order as the fold shows it', () => {
  const shown = (evening: FightEvening) =>
    evening.view.bands.map(({ title, acts, fighters }) => [title, acts, fighters.length])

  test('sides act one after another, phase by phase', () => {
    const evening = new FightEvening()
    expect(shown(evening)).toEqual([
      ['The party', null, 2],
      ['Goblins', null, 3],
    ])
    evening.do('house.fight')
    evening.do('house.first', { first: 'the foes' })
    expect(shown(evening).map(([, acts]) => acts)).toEqual(['then', 'acting now'])
    evening.do('house.next-phase')
    expect(shown(evening).map(([, acts]) => acts)).toEqual(['acting now', 'have acted'])
    expect(evening.view.phases.map(({ at }) => at)).toEqual(['done', 'now'])
  })

  test('foes who are all surprised and lose the round are not acting now', () => {
    const evening = new FightEvening('heartbreaker')
    evening.do('house.fight')
    evening.do('house.first', { first: 'the foes' })
    const foes = () => evening.view.bands.find(({ side }) => side === 'foes')?.acts
    for (const who of ['c10', 'c11', 'c12']) {
      expect(foes()).toBe('acting now')
      evening.do('house.condition', { who, name: 'surprised', on: true })
    }
    expect(foes()).toBe('surprised')
  })

  test('where each goes by their own save the party stands before and after the foes', () => {
    const evening = new FightEvening('delve')
    evening.do('house.fight')
    evening.do('house.goes', { who: 'c1', when: 'after the foes' })
    evening.do('house.goes', { who: 'c2', when: 'before the foes' })
    expect(shown(evening)).toEqual([
      ['The party', 'before the foes', 1],
      ['Goblins', null, 3],
      ['After the foes', null, 1],
    ])
  })

  test('who said what they will do is shown, what the game does not ask is refused', () => {
    const evening = new FightEvening('delve')
    evening.do('house.fight')
    const [first] = rulesetOf(evening.state).combat?.declarations ?? []
    evening.do('house.declare', { who: 'c1', what: first?.title })
    const [party] = evening.view.bands
    expect(party?.fighters[0]?.declared).toBe(first?.id)
    expect(evening.says('house.declare', { who: 'c1', what: 'Sings' })).toMatch(
      /nothing to declare/,
    )
    const hearts = new FightEvening()
    hearts.do('house.fight')
    expect(hearts.says('house.declare', { who: 'c1', what: 'Sings' })).toMatch(/no declarations/)
  })
})

describe('damage to several', () => {
  test('is rolled once, falls on each by the game, and leaves a due for each and morale', () => {
    const evening = new FightEvening()
    evening.do(
      'house.harm-several',
      { targets: ['c10', 'c11'], amount: '3d6', each: false },
      { 'damage 1': [4, 4, 4] },
    )
    expect(['c10', 'c11', 'c12'].map((id) => evening.state.creatures[id]?.values.hp)).toEqual([
      0, 0, 1,
    ])
    expect(
      Object.values(evening.state.dues)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['hearts.down', 'hearts.down', 'hearts.morale'])
    evening.undo()
    expect(evening.state.dues).toEqual({})
  })

  test('one word settles all who fell, another those excepted; one undo brings all of it back', () => {
    const evening = new FightEvening()
    evening.do('house.harm-several', { targets: ['c10', 'c11', 'c12'], amount: '5', each: false })
    const before = evening.state
    expect(
      evening.says('house.alike', {
        who: ['c10', 'c11', 'c12'],
        word: 'dead',
        except: ['c11'],
        otherwise: 'dying',
      }),
    ).toBe('2 dead, 1 dying')
    expect(Object.keys(evening.state.creatures['c11']?.conditions ?? {})).toEqual(['dying'])
    expect(Object.keys(evening.state.dues)).toEqual([])
    evening.undo()
    expect(evening.state).toEqual(before)
  })

  test('nobody chosen, or an amount that can’t be read, is refused', () => {
    const evening = new FightEvening()
    expect(evening.says('house.harm-several', { targets: [], amount: '5', each: false })).toMatch(
      /Choose whom/,
    )
    expect(
      evening.says('house.harm-several', { targets: ['c10'], amount: 'lots', each: false }),
    ).toMatch(/can’t be read/)
    expect(evening.says('house.alike', { who: ['c10'], word: 'dead', except: [] })).toBe(
      'Nobody who fell waits for a word.',
    )
  })
})

describe('who else comes', () => {
  test('one more of the same is unhurt, of the same band, and makes it one stronger', () => {
    const evening = new FightEvening()
    evening.do('house.edit', { who: 'c10', field: 'hp', to: 0 })
    evening.do('house.one-more', { like: 'c10' })
    const come = Object.values(evening.state.creatures).find(({ name }) => name === 'Goblin 4')
    expect(come).toMatchObject({ group: 'g9', side: 'foes', values: { hp: 1 }, conditions: {} })
    expect(evening.state.groups['g9']).toMatchObject({ strength: 4, name: 'Four goblins' })
  })

  test('somebody without a stat block has a name, hit points, and dice if typed', () => {
    const evening = new FightEvening()
    evening.do('house.foe', { name: 'Cultist', number: 2, hp: 4, dice: 'd6', side: 'foes' })
    const cultists = Object.values(evening.state.creatures).filter(({ name }) =>
      name.startsWith('Cultist'),
    )
    expect(
      cultists.map(({ name, values, attacks }) => [name, values.hp, attacks['a1']?.dice]),
    ).toEqual([
      ['Cultist 1', 4, 'd6'],
      ['Cultist 2', 4, 'd6'],
    ])
    expect(evening.says('house.foe', { name: ' ', number: 1, hp: 1, side: 'foes' })).toMatch(/name/)
    expect(
      evening.says('house.foe', { name: 'Rat', number: 1, hp: 1, dice: 'bites', side: 'foes' }),
    ).toMatch(/can’t be read/)
  })
})

describe('what passes', () => {
  test('a condition for two rounds ends with the second', () => {
    const evening = new FightEvening()
    evening.do('house.fight')
    evening.do('house.afflict', { who: ['c10', 'c11'], name: 'held', lasts: 2, of: 'rounds' })
    evening.do('house.round')
    expect(Object.keys(evening.state.creatures['c11']?.conditions ?? {})).toEqual(['held'])
    evening.do('house.round')
    expect(evening.state.creatures['c11']?.conditions).toEqual({})
  })

  test('what is limited is counted, refused when spent, and comes back by clock or die', () => {
    const evening = new FightEvening()
    evening.do('house.limit', { who: 'c10', use: 'Shriek', of: 1, per: 'a round', on: 5 })
    evening.do('house.limit', {
      who: 'c11',
      use: 'Breath',
      of: 1,
      per: 'until it recharges',
      on: 5,
    })
    expect(evening.says('house.use', { who: 'c10', use: 'Shriek', way: 'spend' })).toBe(
      '0 of 1 left',
    )
    expect(evening.says('house.use', { who: 'c10', use: 'Shriek', way: 'spend' })).toMatch(
      /no Shriek left/,
    )
    evening.do('house.fight')
    evening.do('house.round')
    expect(evening.says('house.use', { who: 'c10', use: 'shriek', way: 'spend' })).toBe(
      '0 of 1 left',
    )
    evening.do('house.use', { who: 'c11', use: 'Breath', way: 'spend' })
    const roll = { who: 'c11', use: 'Breath', way: 'roll for it' }
    expect(evening.says('house.use', roll, { recharge: [4] })).toBe('Not yet')
    expect(evening.says('house.use', roll, { recharge: [5] })).toBe('Is ready again')
    expect(evening.says('house.use', { who: 'c12', use: 'Howl', way: 'spend' })).toMatch(
      /set its limit/,
    )
  })
})

describe('the end of a fight', () => {
  const over = {
    fallen: 'leave the table',
    standing: 'leave the table',
    spoils: 'shared out',
    coins: 3,
    things: 'a silver ring, 2 torches',
  }

  test('spoils are taken, foes leave, what came of the fight ends; one undo brings all of it back', () => {
    const evening = new FightEvening()
    evening.do('house.place', { title: 'The cellar' })
    evening.do('house.fight')
    evening.do('house.afflict', { who: ['c1'], name: 'Held', lasts: 1, of: 'the fight' })
    evening.do('house.harm-several', { targets: ['c10', 'c11'], amount: '5', each: false })
    const before = evening.state
    const purse = (id: string) => evening.state.creatures[id]?.values.coins ?? 0
    const had = [purse('c1'), purse('c2')]
    const verdict = /^1 round: 2 fell and 1 still stood; .*taken, 5 .* each, 1 over to the stash$/
    const action = context.action(evening.state, 'house.fight-over')
    expect(action && previewOf(action, over, 0, evening.state, context)?.verdict).toMatch(verdict)
    expect(evening.says('house.fight-over', over)).toMatch(verdict)
    // Two purses of 4 and 3 found are 11: five each, and one over.
    expect([purse('c1') - (had[0] ?? 0), purse('c2') - (had[1] ?? 0)]).toEqual([5, 5])
    const stashed = Object.values(evening.state.stash)
    expect(stashed.map(({ name, gear, count }) => [gear ?? name, count])).toEqual([
      ['silver ring', 1],
      ['torches', 2],
      ['coins', 1],
    ])
    expect(new Set(stashed.map(({ at }) => at))).toEqual(new Set(['The cellar']))
    expect(Object.keys(evening.state.creatures)).toEqual(['c1', 'c2'])
    expect(evening.state).toMatchObject({ groups: {}, dues: {} })
    expect([evening.state.fight, evening.state.encounter]).toEqual([undefined, undefined])
    expect(evening.state.creatures['c1']?.conditions).toEqual({})
    evening.undo()
    expect(evening.state).toEqual(before)
  })

  test('those who stand may be captured and stay; the fallen may be left where they lie', () => {
    const evening = new FightEvening()
    evening.do('house.fight')
    evening.do('house.harm-several', { targets: ['c10', 'c11'], amount: '5', each: false })
    evening.do('house.fight-over', {
      ...over,
      fallen: 'stay on the table',
      standing: 'are captured',
      spoils: 'to the stash',
    })
    expect(evening.state.creatures['c12']).toMatchObject({
      side: 'others',
      conditions: { Captured: {} },
    })
    expect(evening.state.creatures['c10']?.values.coins).toBe(0)
    expect(evening.state.fight).toBeUndefined()
  })

  test('without a fight there is none to end', () => {
    expect(new FightEvening().says('house.fight-over', over)).toBe('No fight is on.')
  })
})

/** A value for an ask, valid or not, selected by a number. */
function valueFor(ask: Ask, by: number, state: CampaignState): unknown {
  const ids = Object.keys(state.creatures)
  switch (ask.kind) {
    case 'number':
      return [ask.min, ask.default ?? ask.min, ask.max][by % 3]
    case 'switch':
      return by % 2 === 0
    case 'choice':
      return ask.of[by % ask.of.length]
    case 'creature':
      return ids[by % ids.length]
    case 'creatures':
      return ids.filter((_, at) => (by >> (at % 8)) % 2 === 0)
    case 'notation':
      return ['1', '2d6', 'lots'][by % 3]
    case 'text':
      return ['dead', 'Held', '2 torches, a ring', 'd6', ''][by % 5]
    default:
      return undefined
  }
}

test('whatever is done in a fight, in whatever order, undo brings back where it began', () => {
  const actionChoices = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), {
    minLength: 1,
    maxLength: 25,
  })
  fc.assert(
    fc.property(
      fc.constantFrom('hearts' as const, 'delve' as const),
      actionChoices,
      (game, steps) => {
        const evening = new FightEvening(game)
        const start = evening.state
        let done = 0
        for (const [which, by] of steps) {
          const fit = actionsOf(evening.state).filter(({ action }) => ours.has(action.id))
          const action = fit[which % fit.length]?.action
          if (!action) continue
          const input = Object.fromEntries(
            Object.entries(action.asks).map(([name, ask], at) => [
              name,
              valueFor(ask, by + at, evening.state),
            ]),
          )
          if (evening.do(action.id, input).end === 'done') done += 1
          expect(evening.view.bands.flatMap(({ fighters }) => fighters)).toHaveLength(
            Object.keys(evening.state.creatures).length,
          )
        }
        for (; done > 0; done -= 1) evening.undo()
        expect(evening.state).toEqual(start)
      },
    ),
    { numRuns: 60 },
  )
})

const ours: ReadonlySet<string> = new Set([
  'house.fight',
  'house.next-phase',
  'house.round',
  'house.first',
  'house.goes',
  'house.acted',
  'house.reorder',
  'house.declare',
  'house.flight',
  'house.one-more',
  'house.foe',
  'house.afflict',
  'house.use',
  'house.limit',
  'house.alike',
  'house.harm-several',
  'house.heal-several',
  'house.fight-over',
])
