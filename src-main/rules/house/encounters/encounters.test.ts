import { beforeEach, describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { apply, type Context } from '../../../campaign/apply.ts'
import type { Entry, Given, Head } from '../../../campaign/journal.ts'
import { command, context, said } from '../../../campaign/shape/table.ts'
import { firstHead, newState } from '../../../campaign/state.ts'
import { undo } from '../../../campaign/undo.ts'
import { bundledMonsters, type BestiarySet } from '../../monsters/bundled.ts'
import type { Action, Shelf } from '../../action.ts'
import { actionsOf, rulesetOf } from '../../registry.ts'
import type { CampaignState, Creature } from '../../situation.ts'
import type { Table } from '../../tables/table.ts'

const resources = resolve(import.meta.dirname, '../../../../resources')
const json = <T>(path: string): T => JSON.parse(readFileSync(resolve(resources, path), 'utf8')) as T
const monsters = ['bx', 'cairn'].flatMap((set) =>
  bundledMonsters(json<BestiarySet>(`bestiary/${set}.json`)),
)
const crypt = json<Table>('tables/flooded-crypt-1.json')
const forest = json<Table>('tables/terrain-forest.json')
const deep = json<Table>('tables/dungeon-6.json')
const rowless: Table = { ...crypt, id: 'rowless', title: 'Nothing yet', rows: [] }
const strange: Table = {
  ...crypt,
  id: 'strange',
  title: 'Strange',
  dice: '1d4',
  rows: [['1-4', '[2] gribblies, gribbling']],
}

const shelfOf = (tables: Table[]): Shelf => ({
  monster: (id) => monsters.find((monster) => monster.id === id),
  monsterNamed: (name) =>
    monsters.find((monster) => monster.name.toLowerCase() === name.toLowerCase()),
  table: (id) => tables.find((table) => table.id === id),
  tables: () => tables,
})
const inForce = (tables: Table[]): Context => ({
  ...context,
  action: (situation, id) => actionsOf(situation).find(({ action }) => action.id === id)?.action,
  consequences: () => [],
  shelf: shelfOf(tables),
})

let head: Head
let entries: Entry[]
let rules: Context

function begin(ruleset: 'hearts' | 'delve' = 'hearts', tables = [crypt, deep, forest]): void {
  const state = newState('Test', ruleset, {})
  const { blank } = rulesetOf(state).characters
  const party: Creature[] = [blank('c1', 'Maud'), blank('c2', 'Odo')]
  rules = inForce(tables)
  head = firstHead('c', {
    ...state,
    creatures: Object.fromEntries(party.map((one) => [one.id, one])),
    party: ['c1', 'c2'],
    nextId: 10,
  })
  entries = []
}

function does(action: string, input: Record<string, unknown> = {}, given: Given = {}): string {
  const applied = apply(head, command(action, input, given), rules)
  if (applied.end === 'done') {
    head = applied.head
    entries.push(applied.entry)
  }
  return said(applied)
}

function takeBack(): void {
  const entry = entries.pop()
  if (!entry) throw new Error('there is nothing to take back')
  head = undo(head, entry, context.at).head
}

const state = (): CampaignState => head.state
const change = (some: Partial<CampaignState>): void => {
  head = { ...head, state: { ...head.state, ...some } }
}
const preview = (id: string, input: Record<string, unknown> = {}) => {
  const action: Action | undefined = rules.action(state(), id as Action['id'])
  return action?.preview?.(state(), input as never, {
    ruling: { adjust: 0, secret: false },
    shelf: rules.shelf,
  })
}
/** Goblins of the crypt's seventh row, four of them, sixty feet off, hunting. */
const goblins: Given = {
  'wandering table': [7],
  'number appearing': [1, 3],
  distance: [2, 4],
  activity: [4],
}
const strengths = () =>
  Object.values(state().groups).map(({ name, strength, members }) => [
    name,
    strength,
    members.length,
  ])
const fell = (id: string): void => {
  const creature = state().creatures[id]
  if (!creature) throw new Error(`nobody is ${id}`)
  change({ creatures: { ...state().creatures, [id]: { ...creature, conditions: { dead: {} } } } })
}

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
    expect(entries[0]?.outcome.why.map(({ name }) => name)).toEqual([
      'From',
      'Number',
      'They are',
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

  test('a house rule brings surprise to HEARTS, and Delve’s moves to Delve', () => {
    change({ houseRules: { meetingSurprise: 'house' } })
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
    expect(preview('house.meet')?.verdict).toBe('Two orcs: distance, activity still to roll')
    expect(does('house.meet', {}, { distance: [1, 1], activity: [12] })).toBe(
      '20 ft, lying in wait',
    )
    expect(does('house.meet')).toMatch(/^refused: At hand already: Two orcs/)
  })

  test('above ground the terrain has its table, and yards', () => {
    change({ place: { title: 'The wood', level: 0, terrain: 'forest' } })
    const given = { 'wandering table': [11], distance: [1, 2, 3, 4], activity: [1] }
    expect(does('house.meet', {}, given)).toBe('A treant, 100 yards, sleeping, one awake')
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

describe('groups', () => {
  beforeEach(() => void does('house.meet', {}, goblins))

  test('those who go are fresh and as strong as they are; the fallen stay where they fell', () => {
    fell('c11')
    expect(does('house.split', { group: 'g10', number: 3 })).toMatch(/at most 2 can go/)
    expect(does('house.split', { group: 'g10', number: 2 })).toBe('Two goblins go their way')
    expect(strengths()).toEqual([
      ['Two goblins', 2, 2],
      ['Two goblins', 2, 2],
    ])
    expect(state().creatures['c14']?.group).toBe('g16')
    expect(state().creatures['c11']?.group).toBe('g10')
    expect(state().encounter).toMatchObject({ title: 'Two goblins', number: 2 })
    takeBack()
    expect(strengths()).toEqual([['Four goblins', 4, 4]])
  })

  test('merging adds strengths and losses up', () => {
    does('house.join-meeting', { monster: 'bundled-wolf', number: '3' })
    expect(strengths().map(([name]) => name)).toEqual(['Four goblins', 'Three wolves'])
    const [, wolves] = Object.keys(state().groups)
    expect(does('house.merge', { into: 'g10', group: 'g10' })).toMatch(/two different groups/)
    expect(does('house.merge', { into: 'g10', group: wolves })).toBe(
      'Four goblins, three wolves, 7 strong',
    )
    expect(strengths()).toEqual([['Four goblins, three wolves', 7, 7]])
    expect(state().encounter).toMatchObject({ group: 'g10', number: 7 })
  })

  test('what the stronger has checked for counts for both', () => {
    does('house.join-meeting', { monster: 'bundled-goblin', number: '2' })
    const [first, second] = Object.values(state().groups)
    if (!first || !second) throw new Error('two groups were met')
    change({
      groups: {
        [first.id]: first,
        [second.id]: { ...second, tested: { 'First casualty': true } },
      },
    })
    does('house.merge', { into: first.id, group: second.id })
    expect(state().groups[first.id]?.tested).toBeUndefined()
  })

  test('a second band has names and a strength of its own, and leaves with the first', () => {
    does('house.join-meeting', { monster: 'bundled-goblin', number: '2' })
    expect(
      Object.values(state().creatures)
        .filter(({ side }) => side === 'foes')
        .map(({ name }) => name),
    ).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4', 'Goblin 5', 'Goblin 6'])
    expect(does('house.join-meeting', { monster: 'bundled-goblin', number: '55' })).toMatch(
      /room for 54/,
    )
    expect(does('house.end-encounter')).toBe('6 of 6 alive')
    expect(state().groups).toEqual({})
    expect(Object.keys(state().creatures)).toEqual(['c1', 'c2'])
  })
})

describe('evading', () => {
  beforeEach(() => void does('house.meet', {}, goblins))

  test('a d6 against 4, with what helps and hinders', () => {
    const shown = preview('house.evade')
    expect(shown?.target).toBe('at or over 3')
    expect(shown?.terms.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'To slip away 3',
      'At 60 ft or more 1',
    ])
    does('house.encounter-surprise', { party: 'surprised', foes: 'aware' })
    expect(preview('house.evade')?.target).toBe('at or over 5')
  })

  test('who slips away has seen the last of them', () => {
    expect(does('house.evade', {}, { evade: [3] })).toBe('They slip away')
    expect(state().encounter).toBeUndefined()
    takeBack()
    expect(state().encounter?.title).toBe('Four goblins')
  })

  test('who is seen is followed, and cannot try again', () => {
    expect(does('house.evade', {}, { evade: [2] })).toBe('Seen, and followed')
    expect(state().encounter?.attitude).toBe('hostile')
    expect(does('house.evade')).toMatch(/talk \(R\) or fight/)
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
    expect(does('house.meet', {}, { distance: [1, 1], activity: [3] })).toMatch(/^A wight, 20 ft/)
    expect(state().foretold).toBeUndefined()
    expect(state().encounter?.clue).toBe('A draught with a voice in it')
  })

  test('or it comes to nothing', () => {
    expect(does('house.unforetell')).toBe('Nothing comes of it: A wight')
    expect(state().foretold).toBeUndefined()
    expect(preview('house.meet')?.verdict).toBe('Level 1, flooded crypt, 1d12')
    expect(does('house.unforetell')).toMatch(/No clue foretells/)
  })
})
