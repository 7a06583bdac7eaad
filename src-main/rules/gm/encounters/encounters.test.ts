import { beforeEach, describe, expect, test } from 'vitest'
import {
  begin,
  change,
  does,
  fell,
  goblins,
  play,
  preview,
  rowless,
  state,
  strange,
  strengths,
  takeBack,
} from '../../../app/testing/encounters-begun.ts'

beforeEach(() => begin())

describe('an encounter in one go', () => {
  test('the table says who and how many; distance and activity are rolled with it', () => {
    expect(does('house.meet', {}, goblins)).toBe('Four goblins, 60 ft, hunting')
    expect(state().encounter).toMatchObject({
      number: 4,
      numberDice: '2d4',
      distance: 60,
      unit: 'ft',
      activity: 'Hunting',
    })
    expect(play.entries[0]?.outcome.why.map(({ name }) => name)).toEqual([
      'From',
      'Number',
      'They are',
      'Surprise, party',
      'Surprise, foes',
      'Distance',
      'Activity',
    ])
    takeBack()
    expect(state().encounter).toBeUndefined()
    expect(Object.keys(state().creatures)).toEqual(['c1', 'c2'])
  })

  test('shows every row with its chance before the dice fall', () => {
    expect(preview('house.meet')?.chances).toHaveLength(12)
    expect(preview('house.meet')?.chances[6]).toMatchObject({ says: 'goblins' })
    expect(preview('house.meet')?.chances[6]?.chance).toBeCloseTo(1 / 12, 12)
  })

  test('Delve rolls surprise, on 5 or 6; whoever is surprised stands closer and loses a round', () => {
    begin('delve')
    const given = { ...goblins, 'surprise, party': [5], 'surprise, foes': [4], distance: [2] }
    expect(does('house.meet', {}, given)).toBe('Four goblins, 20 ft, party surprised, hunting')
    expect(state().creatures['c1']?.conditions['surprised']).toEqual({
      until: 9 * 3600 + 10,
      rule: 'DLVX-ANS-22',
    })
    does('house.end-encounter')
    expect(state().creatures['c1']?.conditions).toEqual({})
  })

  test('HEARTS says nothing of surprise, so ours is rolled; Delve’s moves come by house rule', () => {
    const given = { ...goblins, 'surprise, party': [3], 'surprise, foes': [2], distance: [1] }
    expect(does('house.meet', {}, given)).toBe('Four goblins, 10 ft, they are surprised, hunting')
    begin('delve')
    change({ houseRules: { meetingDistance: 'game', meetingSurprise: 'off' } })
    expect(does('house.meet', {}, { ...goblins, distance: [3] })).toBe(
      'Four goblins, 3 moves, hunting',
    )
  })

  test('a meeting at hand gets what is still open, and then no more', () => {
    does('house.encounter', { monster: 'bundled-orc', number: '2' })
    expect(preview('house.meet')?.verdict).toBe(
      'Two orcs: surprise, distance, activity still to roll',
    )
    const rest = { 'surprise, party': [6], 'surprise, foes': [1], distance: [2], activity: [12] }
    expect(does('house.meet', {}, rest)).toBe('20 ft, they are surprised, lying in wait')
    expect(preview('house.meet')?.verdict).toBe('Level 1, flooded crypt, 1d12')
  })

  test('above ground the terrain has its table, and yards', () => {
    change({ place: { title: 'The wood', level: 0, terrain: 'forest' } })
    const given = {
      ...goblins,
      ...{ 'wandering table': [11], distance: [1, 2, 3, 4], activity: [1] },
    }
    expect(does('house.meet', {}, given)).toBe('A treant, 100 yards, asleep')
    expect(state().encounter?.from).toBe('Forest, entry 11')
  })

  test('deeper than the deepest table, the deepest serves', () => {
    change({ place: { title: 'Below', level: 9 } })
    expect(preview('house.meet')?.verdict).toBe('Dungeon level 6 and below, 1d30')
  })
})

describe('what can be wrong', () => {
  test('no table, one without rows, one that names nobody we know: a reason and a way out', () => {
    begin('hearts', [])
    expect(does('house.meet')).toMatch(/make an encounter by hand/)
    begin('hearts', [rowless])
    expect(does('house.meet')).toMatch(/has no rows: choose another table/)
    begin('hearts', [strange])
    expect(does('house.meet', {}, { 'wandering table': [2] })).toBe('Who is it?')
    expect(Object.values(state().dues)).toMatchObject([
      { action: 'house.encounter', title: 'Who is met?' },
    ])
    expect(does('house.encounter', { monster: 'bundled-orc', number: '1' })).toBe('An orc')
    expect(state().dues).toEqual({})
  })

  test('nobody of the library, none of them, five hundred of them', () => {
    const make = (monster: string, number: string): string =>
      does('house.encounter', { monster, number })
    expect(make('gone', '3')).toMatch(/^refused: No monster of the library is chosen/)
    expect(make('bundled-orc', '0')).toMatch(/never comes above 0/)
    expect(make('bundled-orc', '500')).toMatch(/More than 60 are too many/)
    expect(state().encounter).toBeUndefined()
  })

  test('there must be a meeting to measure', () => {
    for (const id of ['surprise', 'distance', 'activity', 'number'])
      expect(preview(`house.encounter-${id}`, { group: 'g1' })?.refuses).toMatch(/roll one \(E\)/)
    expect(preview('house.evade')?.refuses).toMatch(/No encounter is at hand/)
  })
})

describe('its figures one by one', () => {
  beforeEach(() => void does('house.meet', {}, goblins))
  const group = 'g10'

  test('the number by its dice again, or as typed; the group was never otherwise', () => {
    expect(does('house.encounter-number', { group }, { 'number appearing': [4, 3] })).toBe(
      'Seven goblins',
    )
    expect(strengths()).toEqual([['Seven goblins', 7, 7]])
    expect(does('house.encounter-number', { group, many: '2' })).toBe('Two goblins')
    expect(strengths()).toEqual([['Two goblins', 2, 2]])
    expect(Object.values(state().creatures).filter(({ side }) => side === 'foes')).toHaveLength(2)
    takeBack()
    expect(strengths()).toEqual([['Seven goblins', 7, 7]])
  })

  test('fewer of them keep who has a name of their own', () => {
    const last = state().groups[group]?.members.at(-1) ?? ''
    does('house.rename', { who: last, name: 'Snagtooth' })
    expect(does('house.encounter-number', { group, many: '1' })).toBe('A goblin')
    expect(state().groups[group]?.members).toEqual([last])
  })

  test('the fallen stay counted, whatever the number becomes', () => {
    fell('c11')
    fell('c12')
    does('house.encounter-number', { group, many: '1' })
    expect(strengths()).toEqual([['Two goblins', 2, 2]])
  })

  test('no number that is none, and none beyond sixty', () => {
    const number = (many: string): string => does('house.encounter-number', { group, many })
    expect(number('0')).toMatch(/never comes above 0/)
    expect(number('500')).toMatch(/60 is the most/)
    expect(number('many')).toMatch(/is no number of foes/)
  })

  test('the distance: rolled with its odds, or typed with its unit', () => {
    expect(preview('house.encounter-distance', {})).toMatchObject({
      verdict: '2d4 × 10 ft',
      chances: [{ says: 'under 60 ft' }, { says: '60 ft or more' }],
      bars: [{ face: 20 }, { face: 30 }, { face: 40 }, { face: 50 }, {}, {}, {}],
    })
    expect(does('house.encounter-distance', {}, { distance: [4, 4] })).toBe('80 ft')
    expect(does('house.encounter-distance', { far: '120 yards' })).toBe('120 yards')
    expect(does('house.encounter-distance', { far: '45' })).toBe('45 yards')
    expect(does('house.encounter-distance', { far: 'near' })).toMatch(/is no distance/)
    expect(does('house.encounter-distance', { far: '99999' })).toMatch(/further than anybody sees/)
  })

  test('surprise: odds for both sides, rolled or ruled', () => {
    const shown = preview('house.encounter-surprise', { party: 'roll', foes: 'roll' })
    expect(shown?.chances.map(({ chance }) => Math.round(chance * 36))).toEqual([16, 8, 8, 4])
    const input = { party: 'roll', foes: 'aware' }
    expect(does('house.encounter-surprise', input, { 'surprise, party': [2] })).toBe(
      'Party surprised',
    )
    expect(state().creatures['c2']?.conditions).toHaveProperty('surprised')
    does('house.encounter-surprise', { party: 'aware', foes: 'surprised' })
    expect(state().creatures['c2']?.conditions).toEqual({})
    expect(state().creatures['c11']?.conditions).toHaveProperty('surprised')
  })

  test('what they are about: a d12, or in the GM’s words', () => {
    const chances = preview('house.encounter-activity', {})?.chances ?? []
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(does('house.encounter-activity', {}, { activity: [2] })).toBe('Feeding')
    expect(does('house.encounter-activity', { doing: 'Dancing' })).toBe('Dancing')
    expect(state().encounter?.activity).toBe('Dancing')
  })
})

describe('foretold', () => {
  beforeEach(() =>
    change({
      foretold: {
        id: 'e9',
        title: 'A wight',
        group: '',
        monster: 'bundled-wight',
        number: 1,
        from: 'Level 1, entry 12',
        attitude: 'unknown',
        foretold: true,
        clue: 'A draught with a voice in it',
      },
    }),
  )

  test('what a clue announced comes first, and is then no longer foretold', () => {
    expect(preview('house.meet')?.verdict).toBe('The clue comes true: A wight')
    expect(does('house.meet', {}, { ...goblins, distance: [1, 1], activity: [3] })).toMatch(
      /^A wight, 20 ft, walking the same round/,
    )
    expect(state().foretold).toBeUndefined()
    expect(state().encounter?.clue).toBe('A draught with a voice in it')
  })

  test('or it comes to nothing', () => {
    expect(does('house.unforetell')).toBe('No encounter after all: A wight')
    expect(state().foretold).toBeUndefined()
    expect(preview('house.meet')?.verdict).toBe('Level 1, flooded crypt, 1d12')
    expect(does('house.unforetell')).toMatch(/No clue foretells/)
  })
})

describe('activities', () => {
  const lone = (monster: string, number: string): string[] => {
    begin()
    does('house.encounter', { monster, number })
    return (preview('house.encounter-activity', {})?.chances ?? []).map(({ says }) => says)
  }

  test('follow the number and kind: a lone slime neither quarrels nor parleys', () => {
    expect(lone('bundled-green-slime', '1')).toEqual([
      'Motionless',
      'Feeding, or at its task',
      'Moving along',
      'Drawn by light or sound',
      'Blocking the way',
      'Hidden',
    ])
    expect(lone('bundled-goblin', '1')).not.toContain('Quarrelling')
    expect(lone('bundled-goblin', '2')).toContain('Quarrelling')
    expect(lone('bundled-wolf', '3')).toContain('Fighting each other')
    expect(lone('bundled-skeleton', '3')).toContain('Gathered round a grave')
  })
})

describe('a prepared encounter', () => {
  const room = { title: 'Room 7', bands: '2d4 goblins, dicing; 1 ogre' }

  test('is kept, started with everything rolled, and kept still', () => {
    expect(preview('house.prepare-encounter', room)?.verdict).toBe('Room 7: 2d4 goblins, an ogre')
    does('house.prepare-encounter', room)
    expect(does('house.start-prepared', {}, goblins)).toBe('Four goblins, 60 ft, dicing; an ogre')
    expect(strengths()).toEqual([
      ['An ogre', 1, 1],
      ['Four goblins', 4, 4],
    ])
    expect(state().encounter).toMatchObject({ from: 'Room 7, prepared', activity: 'Dicing' })
    expect(Object.values(state().prepared ?? {})).toMatchObject([{ title: 'Room 7' }])
    expect(does('house.end-encounter')).toBe('5 of 5 alive')
    takeBack()
    takeBack()
    expect(state().encounter).toBeUndefined()
    expect(does('house.forget-prepared', { which: 'room 7' })).toBe('Room 7 discarded')
    expect(state().prepared).toBeUndefined()
  })

  test('says which line names nobody', () => {
    const bad = { title: 'Room 8', bands: '1 gribbly' }
    expect(does('house.start-prepared', { which: 'Room 8' })).toMatch(/No encounter of that name/)
    expect(does('house.prepare-encounter', bad)).toBe('1 gribbly (not in the library yet)')
    expect(does('house.start-prepared', { which: 'Room 8' })).toMatch(
      /^refused: “1 gribbly”: no monster/,
    )
  })
})
