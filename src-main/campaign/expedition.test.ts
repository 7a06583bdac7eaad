import { beforeEach, describe, expect, test } from 'vitest'
import { defaultInput } from './view/defaults.ts'
import { actionNamed, consequencesOf, roadOf, rulesetOf } from '../rules/registry.ts'
import type { CampaignState, HouseRuleValue } from '../rules/core/situation.ts'
import type { Creature, Item } from '../rules/core/state/creature.ts'
import { apply, type Applied } from './apply.ts'
import type { Given, Head } from './journal.ts'
import { command, context, resultText } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { undo } from './undo.ts'
import { journeyView } from './view/journey.ts'

const noon = 12 * 3600
let head: Head
let entries: Extract<Applied, { end: 'done' }>['entry'][]

function thing(id: string, gear: string, count = 1, ready = false): Item {
  return { id, name: gear, gear, count, ready }
}

function someone(id: string, more: Partial<Creature>, ...items: Item[]): Creature {
  const blank = rulesetOf({ ruleset: 'delve' }).characters.blank(id, id)
  return {
    ...blank,
    ...more,
    values: { ...blank.values, ...more.values },
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map((item) => item.id),
  }
}

function start(houseRules: Record<string, HouseRuleValue>, ...party: Creature[]): void {
  const state: CampaignState = {
    ...newState('Test', 'delve', {}),
    houseRules,
    creatures: Object.fromEntries(party.map((one) => [one.id, one])),
    party: party.map(({ id }) => id),
    clock: { seconds: noon, season: 'spring' },
    nextId: 20,
  }
  head = firstHead('c', state)
  entries = []
}

function does(action: string, given: Given = {}, input: Record<string, unknown> = {}): string {
  const found = actionNamed(head.state, action as never)
  if (!found) throw new Error(`no ${action}`)
  const whole = { ...defaultInput(found.asks, head.state), ...input }
  const applied = apply(head, command(action, whole, given), {
    ...context,
    action: actionNamed,
    consequences: consequencesOf(head.state),
  })
  if (applied.end === 'done') {
    head = applied.head
    entries.push(applied.entry)
  }
  return resultText(applied)
}

const creature = (id: string): Creature => {
  const found = head.state.creatures[id]
  if (!found) throw new Error(`no ${id}`)
  return found
}
const hp = (id: string): number | undefined => creature(id).values['hp']
const view = () => {
  const road = journeyView(roadOf(head.state), head.state)
  if (!road) throw new Error('no road')
  return road
}

beforeEach(() => start({}, someone('Maud', {}), someone('Bram', {})))

describe('doors', () => {
  test('a door that holds gives the party away until it moves on', () => {
    expect(does('delve.force', { 'STR save': [10], event: [6] })).toBe('Holds, and they are heard')
    expect(head.state.place.here).toHaveProperty('heard')
    expect(head.state.clock.seconds).toBe(noon + 600)
    does('delve.turn', { event: [6] })
    expect(head.state.place.here).toBeUndefined()
  })

  test('by the later edition it gives way, and a lock jams for good', () => {
    start({ doorFailOpens: true, lockJams: true }, someone('Maud', {}))
    expect(does('delve.force', { 'STR save': [20] }, { turn: false })).toBe(
      'Gives way, loudly: no surprise',
    )
    expect(does('delve.pick', { 'DEX save': [10] }, { turn: false })).toBe('The lock jams')
    expect(does('delve.pick', { 'DEX save': [1] }, { turn: false })).toContain('jammed')
  })

  test('help takes the lower of two dice, darkness the higher, both take one', () => {
    const lean = (helped: boolean, hindered: boolean, faces: number[]) =>
      does('delve.force', { 'STR save': faces }, { helped, hindered, turn: false })
    expect(lean(true, false, [15, 9])).toBe('Bursts open')
    expect(lean(false, true, [9, 15])).toBe('Holds, and they are heard')
    expect(lean(true, true, [9])).toBe('Bursts open')
  })

  test('spikes leave the pack one by one; a kit holds enough of them', () => {
    start({}, someone('Maud', {}, thing('i1', 'spikes', 1)))
    expect(does('delve.spike')).toBe('Wedged shut')
    expect(creature('Maud').itemOrder).toEqual([])
    expect(entries.at(-1)?.outcome.why[0]?.value).toMatch(/^one of 1 .*spikes?, Maud’s$/i)
    start({}, someone('Maud', {}, thing('i1', 'delve-kit', 1)))
    does('delve.spike', {}, { how: 'open' })
    expect(entries.at(-1)?.outcome.why[0]?.value).toBe('a delve’s kit holds them')
    expect(creature('Maud').itemOrder).toEqual(['i1'])
    expect(head.state.place.here?.['spiked']?.title).toBe('A door is wedged open')
  })

  test('whoever listens hears the living, never the undead', () => {
    expect(does('delve.listen', { 'WIL save': [9] })).toBe('Hears somebody')
    expect(does('delve.listen', { 'WIL save': [9] }, { behind: 'the undead' })).toBe(
      'Hears nothing',
    )
    expect(does('delve.listen', { 'WIL save': [10] })).toBe('Hears nothing')
    expect(head.state.clock.seconds).toBe(noon)
  })
})

describe('searches and traps', () => {
  test('a large room takes two turns, and a thief must look at a treasure', () => {
    expect(does('delve.search', { event: [6] }, { large: true })).toBe('Searched for 1 turn of 2')
    expect(does('delve.search', { event: [6] }, { large: true })).toBe(
      'Searched the room: what is hidden in it is found',
    )
    expect(does('delve.search', {}, { what: 'a treasure' })).toContain('Maud is no thief')
    expect(does('delve.search', { event: [6] }, { what: 'a treasure', thief: true })).toContain(
      'Searched a treasure',
    )
  })

  test('in the dark nothing is found, where darkness is read off the lights', () => {
    start({ darkness: 'lights' }, someone('Maud', {}))
    expect(does('delve.search')).toContain('No light burns')
    does('house.light', {}, { bearer: 'Maud', light: 'Torch' })
    expect(does('delve.search', { event: [6] })).toContain('found')
  })

  test('a trap goes past HP and DR, straight off an ability', () => {
    expect(does('delve.trap', { 'DEX save': [10], trap: [4] })).toBe('Caught: STR 10 to 6')
    expect([hp('Maud'), creature('Maud').values['str']]).toEqual([3, 6])
    expect(does('delve.trap', { 'DEX save': [9] })).toBe('Out of its way')
    expect(does('delve.trap', {}, { damage: 'nonsense' })).toContain('no amount of damage')
  })

  test('a failed hand sets the trap off, and it is due', () => {
    expect(does('delve.disarm')).toContain('no thief')
    expect(does('delve.disarm', { 'DEX save': [15], event: [6] }, { thief: true })).toBe(
      'It goes off',
    )
    expect(Object.values(head.state.dues).map(({ action }) => action)).toEqual(['delve.trap'])
    expect(does('delve.disarm', { event: [6] }, { how: 'go round it' })).toBe('Past it, by wit')
  })

  test('a trap that has gone off is due no more, whatever it did', () => {
    for (const save of [[15], [2]]) {
      does('delve.disarm', { 'DEX save': [15], event: [6] }, { thief: true })
      does('delve.trap', { 'DEX save': save, trap: [4] }, { damage: '1d10' })
      expect(head.state.dues).toEqual({})
    }
  })

  test('exhaustion holds every turn of work, not only the next move', () => {
    start({}, someone('Maud', { values: { load: 1 } }))
    expect(does('delve.turn', { event: [3] })).toBe('Exhaustion: Maud must rest')
    expect(entries.at(-1)?.outcome.why).toContainEqual(
      expect.objectContaining({ name: 'Exhaustion', value: 'on a 3' }),
    )
    expect(does('delve.search')).toContain('First: Rest a turn')
    expect(does('delve.rest', { event: [6] })).toBe('Free')
    expect(does('delve.search', { event: [6] })).toContain('found')
  })

  test('by the house rule a locality puts a light out', () => {
    start({ localityLight: 'light' }, someone('Maud', {}))
    does('house.light', {}, { bearer: 'Maud', light: 'Torch' })
    expect(does('delve.noise', { event: [4] })).toBe('Locality: the torch goes out')
    expect(Object.values(head.state.timers).map(({ paused }) => paused)).toEqual([3600])
  })
})

test('by the later edition the die counts down to a meeting', () => {
  start({ dungeonClock: 'countdown' }, someone('Maud', {}))
  expect(does('delve.turn', { event: [6] })).toBe('Free')
  expect(head.state.countdown).toBe(14)
  does('delve.noise', { event: [6] })
  does('delve.noise', { event: [5] })
  expect(head.state.countdown).toBe(3)
  expect(does('delve.turn', { event: [3] })).toBe('Encounter: who is it?')
  expect(head.state.countdown).toBe(20)
})

describe('load', () => {
  test('a unit taken up costs all HP, and undoing it gives them back', () => {
    does('house.give', {}, { who: 'Maud', name: 'Delve kit', count: 1, ready: false })
    expect([hp('Maud'), Object.keys(creature('Maud').conditions)]).toEqual([0, ['Encumbered']])
    expect(entries.at(-1)?.outcome.why.at(-1)).toEqual({
      name: 'Maud',
      value: 'encumbered, HP 3 to 0',
      rule: 'DLV-INV-04',
    })
    does('house.drop', {}, { who: 'Maud', item: creature('Maud').itemOrder[0] ?? '' })
    expect([hp('Maud'), Object.keys(creature('Maud').conditions)]).toEqual([0, []])
    const [given] = entries
    const dropped = entries[1]
    if (!given || !dropped) throw new Error('no entries')
    head = undo(head, dropped, context.at).head
    head = undo(head, given, context.at).head
    expect(hp('Maud')).toBe(3)
  })

  test('set aside by the house rule, they are back with the load off', () => {
    start({ encumberedHp: 'suspended' }, someone('Maud', { values: { hp: 2 } }))
    does('house.give', {}, { who: 'Maud', name: 'Delve kit', count: 1, ready: false })
    expect(hp('Maud')).toBe(0)
    does('house.drop', {}, { who: 'Maud', item: creature('Maud').itemOrder[0] ?? '' })
    expect(hp('Maud')).toBe(2)
  })
})

describe('the road', () => {
  const road = { from: 'Kestrel Gate', stops: 'Leaning Stones 5, Sallow Ford 6' }

  test('a watch of travel: miles, stops passed, its event, and the clock at the watch’s end', () => {
    does('house.set-out', {}, road)
    expect(does('delve.travel', { miles: [3, 4], event: [6] })).toBe(
      '7 miles, Leaning Stones reached',
    )
    expect(head.state.clock.seconds).toBe(16 * 3600)
    expect(head.state.journey?.miles).toBe(7)
    expect(view().day[1]?.done).toMatchObject([{ did: 'Travel', miles: 7, event: 'Free' }])
  })

  test('a load halves the miles, rounded down or by the half', () => {
    start({}, someone('Maud', { values: { load: 1 } }))
    expect(does('delve.travel', { miles: [3, 4], event: [6] })).toBe('3 miles, to mile 3')
    start({ halfMiles: 'exact' }, someone('Maud', { values: { load: 1 } }))
    expect(does('delve.travel', { miles: [3, 4], event: [6] })).toBe('3½ miles, to mile 3.5')
  })

  test('by night they march, at a fatigue each, and by day they do not', () => {
    expect(does('delve.march')).toContain('belongs to the night')
    head = { ...head, state: { ...head.state, clock: { seconds: 3600, season: 'spring' } } }
    expect(does('delve.travel')).toContain('It is night')
    expect(does('delve.march', { miles: [5], event: [6] })).toBe('5 miles, to mile 5')
    expect(creature('Bram').values['fatigue']).toBe(1)
  })

  test('the weather turns a step and stays at its ends', () => {
    expect(does('delve.weather', { weather: [1] })).toBe('Worse, overcast')
    expect(does('delve.travel', { miles: [1, 1], event: [4], weather: [6] })).toBe(
      '2 miles, to mile 2. Weather: better, clear',
    )
    expect(does('delve.weather', { weather: [6] })).toBe('Clear holds')
  })

  test('exhaustion: the laden rest a watch before anybody travels on', () => {
    start({}, someone('Maud', { values: { load: 1 } }))
    expect(does('delve.travel', { miles: [2, 2], event: [3] })).toContain('Maud must rest a watch')
    expect(does('delve.travel')).toBe('refused: Maud must rest a watch.')
    expect(does('delve.explore')).toContain('First: Rest a watch')
    does('delve.rest-watch')
    expect(head.state.dues).toEqual({})
  })

  test('a swamp halves the miles and hides the way, where the campaign says so', () => {
    start({ terrainSlows: true, gettingLost: true }, someone('Maud', {}))
    does('house.country', {}, { terrain: 'swamp' })
    expect(does('delve.travel', { miles: [4, 4], 'the way': [3], event: [6] })).toBe(
      'Lost: no nearer',
    )
    expect(view().lost).toBe(true)
    head = { ...head, state: { ...head.state, clock: { seconds: noon, season: 'spring' } } }
    expect(does('delve.travel', { miles: [4, 4], 'the way': [4], event: [6] })).toBe(
      '4 miles, to mile 4',
    )
    expect(view().lost).toBe(false)
  })

  test('a road that can’t be read is refused with how to write it', () => {
    expect(does('house.set-out', {}, { from: 'Here', stops: 'Nowhere' })).toContain(
      'Sallow Ford 6, Hollow Mill 6',
    )
  })
})

describe('camp and food', () => {
  const food = (count: number) => thing('i1', 'food', count)
  const mule = (...items: Item[]) => someone('Mule', { kind: 'animal' }, ...items)

  test('a meal makes the night a long rest: HP, fatigue, and a die of the worst ability', () => {
    const hurt = { hp: 1, fatigue: 2, str: 6, maxStr: 10 }
    start({}, someone('Maud', { values: hurt }), mule(food(2), thing('i2', 'feed', 2)))
    expect(does('delve.camp', { 'Maud mends (Maud)': [3] })).toBe('All have eaten: a long rest')
    expect(creature('Maud').values).toMatchObject({ hp: 3, fatigue: 0, str: 9 })
    expect(view().stores).toMatchObject({ food: 1, feed: 1, days: 1 })
  })

  test('without food nothing gives HP back until a long rest', () => {
    start({}, someone('Maud', { values: { hp: 1 } }), mule(thing('i2', 'feed', 2)))
    expect(does('delve.camp')).toBe('Maud goes without food')
    expect(Object.keys(creature('Maud').conditions)).toEqual(['Hungry'])
    does('delve.rest', { event: [6] })
    expect(hp('Maud')).toBe(1)
    does('house.give', {}, { who: 'Mule', name: 'Food, a day', count: 3, ready: false })
    does('delve.camp')
    expect([hp('Maud'), Object.keys(creature('Maud').conditions)]).toEqual([3, []])
  })

  test('as in Cairn, each day after the first tires besides', () => {
    start({ deprivation: 'cairn' }, someone('Maud', {}))
    does('delve.eat')
    expect(creature('Maud').values['fatigue']).toBe(0)
    does('delve.eat')
    expect(creature('Maud').values['fatigue']).toBe(1)
  })

  test('the daily meal that falls due is eaten from the stores, by the game’s own rule', () => {
    start({}, someone('Maud', {}, food(1)))
    does('house.rations')
    does('house.time', {}, { amount: 1, unit: 'days' })
    const meal = Object.values(head.state.dues).find(({ action }) => action === 'delve.eat')
    expect(does('delve.eat', {}, { due: meal?.id })).toBe('All have eaten')
    expect([head.state.dues, creature('Maud').itemOrder]).toEqual([{}, []])
  })

  test('a meal in camp is the day’s: nobody is asked to eat twice', () => {
    start({}, someone('Maud', {}, food(7)))
    does('house.rations')
    does('delve.camp')
    does('house.time', {}, { amount: 15, unit: 'hours' })
    expect(head.state.dues).toEqual({})
    does('house.time', {}, { amount: 5, unit: 'hours' })
    expect(Object.values(head.state.dues).map(({ action }) => action)).toEqual(['delve.eat'])
    does('delve.camp')
    expect([head.state.dues, view().stores?.food]).toEqual([{}, 5])
  })

  test('what is foraged goes on the mule, and lasts seven days to a unit', () => {
    start({}, someone('Maud', {}), mule())
    expect(does('delve.forage', { forage: [6] }, { foragers: ['Maud'] })).toBe('3 days of food')
    expect(creature('Mule').itemOrder.map((id) => creature('Mule').items[id]?.count)).toEqual([3])
    expect(hp('Maud')).toBe(3)
  })

  test('whoever is awake hears what comes in the night', () => {
    start({ eventsWhenCamping: true }, someone('Maud', {}, food(7)), someone('Bram', {}))
    does('house.night-watch', {}, { order: ['Bram', 'Maud'] })
    does('delve.camp', { event: [2], 'on watch': [1] })
    expect(entries.at(-1)?.outcome.why).toContainEqual(
      expect.objectContaining({ name: 'On watch', value: 'Bram' }),
    )
    expect(view().night.watching.map(({ name, from }) => `${name} ${from}`)).toEqual([
      'Bram 00:00',
      'Maud 04:00',
    ])
    does('house.night-watch', {}, { order: [] })
    expect(does('house.watch-turn', {}, { who: 'Bram' })).toBe('Watches all night')
    expect(does('house.watch-turn', {}, { who: 'Maud' })).toBe('Watches last')
  })
})

describe('the view of the road', () => {
  test('odds of the next stop as loaded and unladen, chances that sum to 1', () => {
    start({}, someone('Maud', { values: { load: 1 } }), someone('Bram', {}))
    does('house.set-out', {}, { from: 'Kestrel Gate', stops: 'Sallow Ford 3, Hollow Mill 9' })
    const road = view()
    const sum = (of: { chance: number }[]) => of.reduce((all, { chance }) => all + chance, 0)
    for (const chances of [road.asLoaded, road.unladen, road.events, road.weather.turns])
      expect(sum(chances)).toBeCloseTo(1, 9)
    expect(road.stops.map(({ asLoaded, unladen }) => [asLoaded, unladen])).toEqual([
      [null, null],
      [expect.closeTo(26 / 36, 9), expect.closeTo(35 / 36, 9)],
      [0, expect.closeTo(1 / 36, 9)],
    ])
    expect(road.slowedBy).toEqual([{ id: 'Maud', name: 'Maud' }])
    expect(road.pace.says).toBe('2d6 miles, halved')
    expect(road.watch).toMatchObject({ number: 2, daylight: true, left: '4 h' })
    expect(road.day.map(({ state }) => state)).toEqual(['past', 'now', 'to come'])
  })

  test('a game without a road has no view; one that borrows it says from whom', () => {
    const hearts = newState('Test', 'hearts', {})
    expect(journeyView(roadOf(hearts), hearts)).toBeNull()
    const borrows = newState('Test', 'hearts', { travel: 'delve' })
    expect(journeyView(roadOf(borrows), borrows)?.from).toBe('from Delve')
  })
})
