import { describe, expect, test } from 'vitest'
import { startInput } from '../../../../campaign/view/defaults.ts'
import { timerViews } from '../../../../campaign/view/top.ts'
import { HeartbreakerEvening, hero, withItems, foe, shown } from '../testing/evening.ts'
import { entrances } from './entrances.ts'

const maud = hero('c1', 'Maud', { strength: 16, wisdom: 13 })
const odo = hero('c2', 'Odo')
const evening = (creatures = [maud, odo]): HeartbreakerEvening => new HeartbreakerEvening(creatures)

function turn(played: HeartbreakerEvening, face: number, more = {}): string {
  return played.do('heartbreaker.turn', {}, { turn: face, ...more }).says
}

describe('the turn', () => {
  test('ten minutes, and a d12', () => {
    const played = evening()
    const before = played.state.clock.seconds
    expect(turn(played, 12)).toBe('Nothing')
    expect(played.state.clock.seconds - before).toBe(600)
  })

  test('from a side without a way in nothing comes', () => {
    const played = evening()
    played.do('heartbreaker.entrances', { sides: 'e' })
    expect(turn(played, 1)).toBe('Nothing: no way in from the north')
    played.do('heartbreaker.entrances', { sides: 'e' })
    expect(turn(played, 2)).toContain('from the east')
  })

  test('where the ways in are not told, the GM is asked for the one that counts', () => {
    const played = evening()
    expect(turn(played, 3, { 'a way in from the south': 'there is none' })).toContain('no way in')
    expect(turn(played, 3, { 'a way in from the south': 'there is one' })).toContain(
      'from the south',
    )
  })

  test('sides are typed as they are said; other words are refused', () => {
    const played = evening()
    expect(played.refuses('heartbreaker.entrances', { sides: 'up' })).toContain(
      '“up” names no sides',
    )
    played.do('heartbreaker.entrances', { south: true, north: true })
    expect(Object.keys(played.state.place.here ?? {})).toEqual(['way-in-north', 'way-in-south'])
    expect(startInput(entrances, played.state)).toMatchObject({ north: true, east: false })
    played.do('heartbreaker.entrances', { sides: 'none' })
    expect(turn(played, 4)).toContain('no way in from the west')
  })

  test('moving on leaves the ways in behind', () => {
    const played = evening()
    played.do('heartbreaker.entrances', { sides: 'West, n' })
    expect(Object.keys(played.state.place.here ?? {})).toEqual(['way-in-north', 'way-in-west'])
    turn(played, 12)
    expect(played.state.place.here).toBeUndefined()
  })

  test('a 5 ends torches and spells, and no lantern', () => {
    const played = evening([
      { ...maud, conditions: { Light: { rule: 'HBK-MAG-01' } } },
      { ...odo, conditions: { injured: {} } },
    ])
    const light = (id: string, title: string): void =>
      played.happen({
        do: 'timer',
        timer: {
          id,
          kind: 'light',
          title,
          from: 0,
          next: played.state.clock.seconds + 90_000,
          rule: 'GF-LIGHT-01',
        },
      })
    light('t1', 'Torch')
    light('t2', 'Lantern')
    expect(turn(played, 5)).toBe('Torches burn out and spells end')
    expect([Object.keys(played.state.timers), played.conditions('c1')]).toEqual([['t2'], []])
    expect(played.conditions('c2')).toEqual(['injured'])
  })

  test('HBK-DTURN-02: a torch burns until a 5, and by the clock only where a house rule gives it turns', () => {
    const lit = (torchTurns: number): ReturnType<typeof evening> => {
      const played = new HeartbreakerEvening([maud, odo], { torchTurns })
      played.do('house.light', { bearer: 'c1', light: 'Torch' })
      return played
    }
    const burning = ({ state }: ReturnType<typeof evening>): string[] =>
      timerViews(state).map(({ title, says }) => `${title}: ${says}`)
    const byDie = lit(0)
    byDie.do('house.time', { amount: 3, unit: 'days' })
    expect(burning(byDie)).toEqual(['Torch: burns on'])
    expect(turn(byDie, 5)).toBe('Torches burn out and spells end')
    expect([burning(byDie), Object.values(byDie.state.dues).map(({ why }) => why)]).toEqual([
      [],
      ['The torch is burnt out and nobody carries another: Maud and Odo are in the dark'],
    ])
    const byClock = lit(6)
    byClock.do('house.time', { amount: 5, unit: 'turns' })
    expect(burning(byClock)).toEqual(['Torch: 1 turn'])
    byClock.do('house.time', { amount: 1, unit: 'turns' })
    expect(burning(byClock)).toEqual([])
  })

  test('a 6 asks for a short rest, which may be waved away', () => {
    const played = evening()
    turn(played, 6)
    const [due] = Object.values(played.state.dues)
    expect([due?.action, due?.must]).toEqual(['heartbreaker.short-rest', false])
    played.do('heartbreaker.short-rest', {}, { turn: 12 })
    expect(played.state.dues).toEqual({})
  })
})

describe('what takes a turn', () => {
  test('a door breaks by STR, 4 in 6 at 16', () => {
    const played = evening()
    const done = played.do('heartbreaker.break-door', { who: 'c1' }, { 'STR check': 4, turn: 12 })
    expect(done.says).toBe('It breaks')
    expect(shown(played.state, 'heartbreaker.break-door', { who: 'c2' }).verdict).toContain('33 %')
  })

  test('a search finds by WIS, and stands at the spot', () => {
    const played = evening()
    played.do('heartbreaker.search', { who: 'c1' }, { 'WIS check': 3, turn: 12 })
    expect(Object.keys(played.state.place.here ?? {})).toEqual(['searched'])
  })

  test('a lock yields to SKI, and DEX where a vagabond has the trait', () => {
    const thief = hero('c3', 'Pell', { dexterity: 16, ski: 2 }, 'vagabond')
    const played = evening([thief, odo])
    const done = played.do(
      'heartbreaker.tinker',
      { who: 'c3', turn: false },
      { skill: 10, opposition: 10, 'opposition, the d6': 3 },
    )
    expect(done.total).toBe(14)
  })
})

test('two guards in front and two behind make the line of march', () => {
  const played = evening([maud, odo, hero('c3', 'Pell'), hero('c4', 'Ilse')])
  played.do('heartbreaker.guards', { front1: 'c4', front2: 'c2', rear1: 'c1', rear2: 'c4' })
  expect(played.state.party).toEqual(['c4', 'c2', 'c3', 'c1'])
  expect(played.state.tasks).toEqual({ c4: 'front guard', c2: 'front guard', c1: 'rear guard' })
})

describe('stealth', () => {
  const chance = (played: HeartbreakerEvening, input: Record<string, unknown> = {}): string =>
    shown(played.state, 'heartbreaker.sneak', { who: 'c1', ...input }).verdict.slice(0, 6)

  test('each line counts once, each condition by the house rule', () => {
    const both = { dark: true, distracted: true }
    expect(chance(evening(), both)).toBe('3 in 6')
    expect(chance(new HeartbreakerEvening([maud], { stealthMods: 'perCondition' }), both)).toBe(
      '4 in 6',
    )
  })

  test('armour worn, and foes warned by a shot, are counted unasked', () => {
    const clad = withItems(maud, 'chain')
    expect(chance(evening([clad]))).toBe('1 in 6')
    const warned = { ...foe('c5'), conditions: { 'on the lookout': {} } }
    expect(chance(evening([clad, warned]))).toBe('0 in 6')
  })

  test('unseen, an ambush takes the first round and blows from behind hit', () => {
    const played = evening([withItems(maud, 'dagger'), foe('c5')])
    played.do('heartbreaker.sneak', { who: 'c1' }, { sneak: 2 })
    played.do('heartbreaker.ambush')
    expect([played.state.fight?.first, played.conditions('c5')]).toEqual(['party', ['surprised']])
    const struck = played.do(
      'heartbreaker.attack',
      { attacker: 'c1', target: 'c5', behind: true },
      { damage: 1 },
    )
    expect([struck.rule, struck.total]).toEqual(['HBK-STL-05', 3])
  })

  test('who is noticed ambushes nobody', () => {
    const played = evening([maud, foe('c5')])
    played.do('heartbreaker.sneak', { who: 'c1' }, { sneak: 3 })
    expect(played.refuses('heartbreaker.ambush')).toContain('sneak first')
  })
})
