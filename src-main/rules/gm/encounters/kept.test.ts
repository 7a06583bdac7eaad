import { resolve } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Play } from '../testing/play.ts'

const { monsters } = bundled(resolve(import.meta.dirname, '../../../../resources'))
let play: Play

describe('an open encounter follows its groups', () => {
  const asides = () => Object.values(play.state.encounters ?? {})
  const goblin = (nth: number): string =>
    Object.values(play.state.creatures).find(({ name }) => name === `Goblin ${nth}`)?.id ?? ''
  beforeEach(() => {
    play = new Play('hearts', { monsters, tables: [] })
    play.does('house.encounter', { monster: 'bundled-goblin', number: '2' })
    play.does('house.encounter', { monster: 'bundled-orc', number: '2' })
  })

  test('who comes to a band of one that is set aside waits with it', () => {
    expect(play.does('house.one-more', { like: goblin(1) })).toBe('Goblin 3 comes')
    expect(asides()).toMatchObject([
      {
        encounter: { title: 'Three goblins', number: 3 },
        foes: [goblin(1), goblin(2), goblin(3)],
      },
    ])
    play.does('house.switch-encounter')
    expect(play.state.creatures[goblin(3)]?.side).toBe('foes')
    expect(play.state.encounter?.title).toBe('Three goblins')
  })

  test('a part of a band that is set aside waits with it', () => {
    const [group = ''] = asides()[0]?.groups ?? []
    play.does('house.split', { group, number: 1 })
    expect(asides()[0]?.groups).toHaveLength(2)
    expect(play.does('house.end-other-encounter')).toBe('2 of 2 alive')
    expect(Object.values(play.state.creatures).map(({ name }) => name)).not.toContain('Goblin 2')
  })

  test('bands of two encounters do not merge', () => {
    play.does('house.encounter', { monster: 'bundled-wolf', number: '1' })
    const [one, other] = asides()
    expect(
      play.does('house.merge', { into: one?.encounter.group, group: other?.encounter.group }),
    ).toMatch(/belong to two encounters: join the encounters first/)
  })

  test('with its last member one that is set aside ends', () => {
    for (const nth of [1, 2]) play.does('house.remove', { who: goblin(nth) })
    expect(asides()).toEqual([])
    expect(Object.values(play.state.groups).map(({ name }) => name)).toEqual(['Two orcs'])
    play.takeBack()
    expect(asides()[0]?.foes).toHaveLength(1)
  })

  test('with its last member the one at hand ends, and the next comes to hand', () => {
    for (const { id, name } of Object.values(play.state.creatures))
      if (name.startsWith('Orc')) play.does('house.remove', { who: id })
    expect(play.state.encounter?.title).toBe('Two goblins')
    expect(asides()).toEqual([])
  })

  test('another group leads when the first is gone; in a fight it stays to the end', () => {
    play.does('house.join-meeting', { monster: 'bundled-wolf', number: '1' })
    play.does('house.fight')
    for (const { id, name } of Object.values(play.state.creatures))
      if (name.startsWith('Orc')) play.does('house.remove', { who: id })
    expect(play.state.encounter?.title).toBe('Two orcs')
    play.does('house.fight-over', {
      fallen: 'leave the table',
      standing: 'stay on the table',
      spoils: 'left lying',
      coins: 0,
    })
    expect(play.state.encounter?.title).toBe('A wolf')
  })
})
