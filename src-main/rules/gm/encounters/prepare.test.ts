import { beforeEach, describe, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Play } from '../testing/play.ts'

const { monsters } = bundled('resources')
let play: Play
beforeEach(() => {
  play = new Play('hearts', { monsters, tables: [] })
})

const room = {
  title: 'Room 7',
  bands: '2 goblins, hp 3, asleep\n1 ogre, hp average, carrying 2d6 coins, 3 torches and a horn',
  attitude: 'wary',
  activity: 'Sleeping',
  distance: '30 ft',
  text: 'The horn calls room 9.',
}

describe('a prepared encounter, GF-MEET-14', () => {
  test('begins as it was prepared', () => {
    play.change({ houseRules: { meetingSurprise: 'off' } })
    expect(play.does('house.prepare-encounter', room)).toBe('two goblins, an ogre')
    const dice = { 'coins, Ogre': [4, 3] }
    const says = play.does('house.start-prepared', { which: 'Room 7' }, dice)
    expect(says).toBe('Two goblins, 30 ft, sleeping; an ogre')
    const { encounter, creatures } = play.state
    expect(encounter).toMatchObject({ attitude: 'wary', activity: 'Sleeping', distance: 30 })
    const foes = Object.values(creatures).filter(({ side }) => side === 'foes')
    expect(foes.map(({ name, values }) => [name, values.hp])).toEqual([
      ['Ogre', 5],
      ['Goblin 1', 3],
      ['Goblin 2', 3],
    ])
    const [ogre] = foes
    expect(Object.values(ogre?.items ?? {}).map(({ name, count }) => [name, count])).toEqual([
      ['torches', 3],
      ['horn', 1],
    ])
    expect(ogre?.values['coins']).toBe(7)
  })

  test('keeps its own hit points where the house rule rolls all others', () => {
    play = new Play('heartbreaker', { monsters, tables: [] })
    play.change({ houseRules: { foeHitPoints: 'rolled' } })
    play.does('house.prepare-encounter', { title: 'Camp', bands: '2 goblins, hp 3\n1 ogre' })
    play.does('house.start-prepared')
    const why = play.entries.at(-1)?.outcome.why.map(({ name, value }) => `${name}: ${value}`)
    expect(why).toContain('Hit points, Goblin 1: 3, as prepared')
    expect(why?.some((step) => step.startsWith('Hit points, Ogre: '))).toBe(true)
    expect(why?.filter((step) => step.startsWith('Hit points, Goblin 1'))).toHaveLength(1)
  })

  test('gives each of a list its own hit points', () => {
    play.change({ houseRules: { meetingSurprise: 'off' } })
    play.does('house.prepare-encounter', {
      title: 'Camp',
      bands: '3 goblins, hp 1, 4 and 2, asleep',
    })
    expect(play.does('house.start-prepared')).toContain('asleep')
    const foes = Object.values(play.state.creatures).filter(({ side }) => side === 'foes')
    expect(foes.map(({ values }) => [values.hp, values.maxHp])).toEqual([
      [1, 1],
      [4, 4],
      [2, 2],
    ])
  })

  test('is changed in place, keeps its id, and is taken back', () => {
    play.does('house.prepare-encounter', room)
    const [id = ''] = Object.keys(play.state.prepared ?? {})
    play.does('house.prepare-encounter', { title: 'Room 8', bands: '1 ogre', which: id })
    expect(play.state.prepared).toEqual({ [id]: { id, title: 'Room 8', bands: ['1 ogre'] } })
    play.takeBack()
    expect(play.state.prepared?.[id]?.title).toBe('Room 7')
  })

  test('is copied under the next free name', () => {
    play.does('house.prepare-encounter', room)
    expect(play.does('house.copy-prepared', { which: 'Room 7' })).toBe('A copy of Room 7')
    play.does('house.copy-prepared', { which: 'Room 7' })
    const titles = Object.values(play.state.prepared ?? {}).map(({ title }) => title)
    expect(titles).toEqual(['Room 7', 'Room 7 (2)', 'Room 7 (3)'])
  })

  test('keeps a band that no bestiary knows as text, and starts once it is made', () => {
    const says = play.does('house.prepare-encounter', {
      title: 'Fen',
      bands: '1 ogre\n3 soot hags',
    })
    expect(says).toBe('an ogre, 3 soot hags (not in the library yet)')
    expect(Object.values(play.state.prepared ?? {})[0]?.bands).toEqual(['1 ogre', '3 soot hags'])
    expect(play.does('house.start-prepared', { which: 'Fen' })).toBe(
      'refused: “3 soot hags”: no monster of that name is in the library. Convert it under Prep.',
    )
    const [first] = monsters
    const hag = first && { ...first, id: 'soot-hag', name: 'Soot hag' }
    play = new Play('hearts', { monsters: [...monsters, ...(hag ? [hag] : [])], tables: [] })
    play.does('house.prepare-encounter', { title: 'Fen', bands: '3 soot hags' })
    expect(play.does('house.start-prepared', { which: 'Fen' })).toContain('Three soot hags')
  })

  test('is refused with what is wrong', () => {
    expect(play.does('house.prepare-encounter', { ...room, bands: '900 soot hags' })).toContain(
      'too many',
    )
    play.does('house.prepare-encounter', room)
    play.does('house.prepare-encounter', { title: 'Ford', bands: '1 ogre' })
    expect(play.does('house.prepare-encounter', { ...room, distance: 'far' })).toContain(
      '“far” is no distance',
    )
    expect(play.does('house.prepare-encounter', { ...room, which: 'Room 7', title: 'Ford' })).toBe(
      'refused: Another encounter is called “Ford”. Choose another name.',
    )
    expect(play.does('house.prepare-encounter', { ...room, which: 'Room 99' })).toBe(
      'refused: No encounter “Room 99” is prepared.',
    )
  })
})
