import { describe, expect, test } from 'vitest'
import { read } from '../../../clock/clock.ts'
import { newCreature } from '../../../core/creature.ts'
import { HeartbreakerEvening, hero, shown } from '../testing/evening.ts'

const maud = hero('c1', 'Maud', { hp: 3, maxHp: 12 })
const odo = hero('c2', 'Odo', { hp: 4, maxHp: 12 })
const mount = (id: string, name: string) => ({ ...newCreature(id, name, 'animal', { hp: 9 }) })

/** An evening that begins at eight in the morning. */
function morning(creatures = [maud, odo], houseRules = {}): HeartbreakerEvening {
  const evening = new HeartbreakerEvening(creatures, houseRules)
  evening.happen({ do: 'correct clock', to: { seconds: 8 * 3600, season: 'autumn' } })
  return evening
}

const verdict = (evening: HeartbreakerEvening, input = {}): string =>
  shown(evening.state, 'heartbreaker.travel', input).verdict

describe('a day', () => {
  test('three hexes on foot, six miles each, until the light goes', () => {
    const evening = morning()
    const done = evening.do('heartbreaker.travel', {}, { travel: 6 })
    expect([done.says, evening.state.journey?.miles]).toEqual(['3 hexes, to mile 18', 18])
    expect(read(evening.state.clock).time).toBe('16:00')
    expect(evening.refuses('heartbreaker.travel')).toContain('night')
  })

  test('mounted when everybody has a mount that is well; the slowest sets the pace', () => {
    const horse = mount('c7', 'Horse')
    const donkey = mount('c8', 'Donkey')
    expect(verdict(morning([maud, odo, horse]))).toContain('3 hexes on foot')
    expect(verdict(morning([maud, odo, horse, donkey]))).toContain('4 hexes by donkey')
    const sick = { ...donkey, conditions: { sick: {} } }
    expect(verdict(morning([maud, odo, horse, sick]))).toContain('3 hexes on foot')
  })

  test('rain takes two hexes, a storm four, and never more than there are', () => {
    const evening = morning([maud], { hexMiles: 5 })
    evening.happen({ do: 'weather', to: { sky: 'rain', since: 0 } })
    expect(verdict(evening, { by: 'horse' })).toContain('3 hexes by horse in rain, 15 miles')
    evening.happen({ do: 'weather', to: { sky: 'storm', since: 0 } })
    expect(verdict(evening)).toContain('0 hexes on foot in a storm')
  })

  test('the travel die turns the weather by its steps', () => {
    const evening = morning()
    evening.do('heartbreaker.travel', {}, { travel: 3 })
    expect(evening.state.weather?.sky).toBe('rain')
    expect(Object.values(evening.state.journey?.log ?? {})).toMatchObject([
      { event: 'Weather worsens', sky: 'rain' },
    ])
  })

  test('a sky that stays as it was counted is known from then on', () => {
    const evening = morning()
    evening.do('heartbreaker.travel', {}, { travel: 4 })
    expect(evening.state.weather?.sky).toBe('clear')
  })
})

describe('a night', () => {
  const camped = (night: string[], dice: Record<string, number | string>): HeartbreakerEvening => {
    const evening = morning()
    evening.do('heartbreaker.travel', {}, { travel: 6 })
    evening.happen({ do: 'night watch', order: night })
    evening.do('heartbreaker.camp', {}, dice)
    return evening
  }
  const slept = { 'Maud rests (c1)': 2, 'Odo rests (c2)': 3 }
  const stamina = (evening: HeartbreakerEvening): (number | undefined)[] =>
    ['c1', 'c2'].map((id) => evening.value(id, 'hp'))

  test('1d6 each until the light comes', () => {
    const evening = camped([], { travel: 6, ...slept })
    expect([stamina(evening), read(evening.state.clock).time]).toEqual([[5, 7], '08:00'])
  })

  test('a lone watcher does not rest', () => {
    expect(stamina(camped(['c1'], { travel: 6, ...slept }))).toEqual([3, 7])
    const evening = morning()
    evening.do('heartbreaker.travel', {}, { travel: 6 })
    evening.happen({ do: 'night watch', order: ['c1'] })
    expect(shown(evening.state, 'heartbreaker.camp', {}).verdict).toBe(
      'The travel die, then 1d6 STA for each who sleeps through; Maud keeps watch and does not rest',
    )
  })

  test('sleep that the watch breaks heals nothing', () => {
    const wakes = 'does the watch wake the others'
    const watchAnswers = (how: string) => ({ travel: 1, [wakes]: how, ...slept })
    expect(stamina(camped(['c1', 'c2'], watchAnswers('they are woken')))).toEqual([3, 4])
    expect(stamina(camped(['c1', 'c2'], watchAnswers('they sleep on')))).toEqual([5, 7])
  })

  test('whoever decides whether the watch wakes the others reads what is near', () => {
    const evening = morning()
    evening.do('heartbreaker.travel', {}, { travel: 6 })
    evening.happen({ do: 'night watch', order: ['c1', 'c2'] })
    const question = evening.question('heartbreaker.camp', {}, { travel: 1 })
    expect(question).toMatchObject({ ask: 'choice', note: expect.stringMatching(/^Encounter: /) })
  })

  test('by day nobody camps', () => {
    expect(morning().refuses('heartbreaker.camp')).toContain('dark')
  })
})
