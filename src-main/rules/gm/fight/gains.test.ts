import { describe, expect, test } from 'vitest'
import { startInput } from '../../../campaign/view/defaults.ts'
import { openQuestion } from '../encounters/held.ts'
import { actionNamed, games, rulesetOf } from '../../registry.ts'
import type { ActionId, RulesetId } from '../../core/situation.ts'
import { FightEvening } from './testing/evening.ts'

/** An evening with three goblins, of level 2 where the game has levels. */
function met(game: RulesetId): FightEvening {
  const evening = new FightEvening(game)
  const level = rulesetOf(evening.state).fields.find(({ id }) => id === 'level' || id === 'lvl')
  for (const who of ['c10', 'c11', 'c12'])
    if (level) evening.do('house.edit', { who, field: level.label, to: 2 })
  return evening
}

/** A won fight: two of three goblins fall, the third flees; 12 coins are also found. */
function won(game: RulesetId, over: Record<string, unknown> = {}): FightEvening {
  const evening = met(game)
  evening.do('house.fight')
  for (const who of ['c10', 'c11']) {
    evening.do('house.edit', { who, field: rulesetOf(evening.state).fields[0]?.label, to: 0 })
    evening.do('house.condition', { who, name: 'dead', on: true })
  }
  evening.do('house.flight', { who: ['c12'], how: 'gets away' })
  const applied = evening.do('house.fight-over', {
    fallen: 'leave the table',
    standing: 'leave the table',
    spoils: 'to the stash',
    coins: 12,
    ...over,
  })
  if (applied.end !== 'done') throw new Error(JSON.stringify(applied))
  return evening
}

function filled(evening: FightEvening, id: ActionId): Record<string, unknown> {
  const action = actionNamed(evening.state, id)
  if (!action) throw new Error(`there is no ${id}`)
  return startInput(action, evening.state)
}

const awards = [
  { game: 'heartbreaker', action: 'heartbreaker.experience', field: 'exp', ask: 'dice', each: 306 },
  {
    game: 'gods-and-monsters',
    action: 'gods-and-monsters.experience',
    field: 'experience',
    ask: 'defeated',
    each: 150,
  },
] as const

describe('an award of XP', () => {
  test.each(awards)(
    'begins with the foes beaten in $game',
    ({ game, action, field, ask, each }) => {
      const evening = won(game)
      const worths = Object.values(evening.state.gains?.foes ?? {}).map(({ worth }) => worth)
      expect(worths).toEqual([2, 2, 2])
      const input = filled(evening, action)
      expect(input[ask]).toBe(6)
      const before = evening.state
      evening.do(action, input)
      expect(evening.state.creatures['c1']?.values[field]).toBe(each)
      expect(evening.state.gains).toBeUndefined()
      expect(filled(evening, action)[ask]).toBe(0)
      evening.undo()
      expect(evening.state).toEqual(before)
    },
  )

  test('bodies left on the table count once, though another fight ends beside them', () => {
    const evening = won('heartbreaker', { fallen: 'stay on the table' })
    evening.do('heartbreaker.experience', filled(evening, 'heartbreaker.experience'))
    expect(filled(evening, 'heartbreaker.experience')).toMatchObject({ dice: 0, treasure: 0 })
    evening.do('house.fight')
    evening.do('house.fight-over', { fallen: 'leave the table', standing: 'leave the table' })
    expect(filled(evening, 'heartbreaker.experience')['dice']).toBe(0)
  })

  test('bodies with the group out of view count once, though the award is given to the other', () => {
    const evening = won('heartbreaker', { fallen: 'stay on the table' })
    evening.do('house.split-party', { going: ['c2'] })
    evening.do('house.watch-other')
    const award = filled(evening, 'heartbreaker.experience')
    expect(award['dice']).toBe(6)
    evening.do('heartbreaker.experience', award)
    evening.do('house.watch-other')
    evening.do('house.end-encounter')
    expect(evening.state.split).toBeDefined()
    expect(filled(evening, 'heartbreaker.experience')['dice']).toBe(0)
  })

  test('the encounter ended without the fight being over counts the same', () => {
    const evening = met('gods-and-monsters')
    evening.do('house.condition', { who: 'c10', name: 'dead', on: true })
    evening.do('house.end-encounter')
    expect(filled(evening, 'gods-and-monsters.experience')['defeated']).toBe(2)
  })

  test.each([
    ['time passes', 'house.time', { amount: 8, unit: 'hours' }, { [openQuestion]: 'end it' }],
    ['the party slips away', 'house.evade', {}, { evade: [6] }],
  ])('the encounter that ends because %s counts the same', (_, action, input, given) => {
    const evening = met('gods-and-monsters')
    evening.do('house.condition', { who: 'c10', name: 'dead', on: true })
    expect(evening.do(action, input, given).end).toBe('done')
    expect(evening.state.encounter).toBeUndefined()
    expect(filled(evening, 'gods-and-monsters.experience')['defeated']).toBe(2)
  })

  test('an encounter that was set aside counts the same when it ends, beside the one at hand', () => {
    const evening = met('gods-and-monsters')
    evening.do('house.condition', { who: 'c10', name: 'dead', on: true })
    evening.setAside()
    evening.do('house.end-other-encounter')
    expect(filled(evening, 'gods-and-monsters.experience')['defeated']).toBe(2)
  })

  test('XP given for something else leaves the beaten to be counted', () => {
    const evening = won('heartbreaker')
    const input = filled(evening, 'heartbreaker.experience')
    evening.do('heartbreaker.experience', { ...input, exp: 100, dice: 0, treasure: 0 })
    expect(filled(evening, 'heartbreaker.experience')['dice']).toBe(6)
  })

  test('a game without XP for defeats keeps no count of them', () => {
    const none = games.filter(({ defeats }) => !defeats)
    expect(none.map(({ id }) => id).sort()).toEqual(['block-dodge-parry', 'delve', 'hearts'])
    for (const { id } of none) expect(won(id).state.gains).toBeUndefined()
  })
})

describe('shares', () => {
  test.each(games.map(({ id }) => id))('begin with the coins of the stash in %s', (game) => {
    const evening = won(game)
    const heap = Object.values(evening.state.stash).find(({ gear }) => gear === 'coins')
    expect(heap?.count).toBeGreaterThanOrEqual(12)
    expect(filled(evening, 'house.share')).toMatchObject({ sum: heap?.count, from: 'the stash' })
    evening.do('house.share', filled(evening, 'house.share'))
    expect(filled(evening, 'house.share')).toMatchObject({ from: 'found' })
  })
})
