import { openQuestion, passOver } from '../../rules/gm/encounters/held.ts'
import { expect, test } from 'vitest'
import type { Played } from './run-script.ts'
import { playScript as play } from './testing/play-steps.ts'

const ada = { name: 'Ada', items: ['Sword', '3 torches'], skills: { stealth: '12' } }
const raider = { name: 'Raider', side: 'foes', HP: 3, 'armour points': 1 }
const hearts = (...steps: unknown[]): Played =>
  play({ game: 'hearts', people: [ada, raider], steps })

test('people have their numbers by id and label, their skills by name, and gear of the price list in hand', () => {
  const [look] = hearts({}).steps
  expect(look?.state.people).toMatchObject({
    Ada: {
      fields: { hp: 3, HP: 3, maxHp: 3 },
      skills: { Stealth: 12 },
      items: [
        { name: 'Sword', count: 1, ready: true },
        { name: 'Torch', count: 3, ready: false },
      ],
    },
    Raider: { side: 'foes', kind: 'monster', fields: { HP: 3, AP: 1 } },
  })
  expect(look?.state.groups).toEqual({ 'A raider': { members: ['Raider'], strength: 1 } })
})

test('an action goes by its id, the end of its id or its title, and inputs stand in it or beside it', () => {
  const { steps } = hearts(
    { action: 'hearts.attack', input: { target: 'Raider', attacker: 'Ada' }, dice: { attack: 4 } },
    { action: 'Attack', Target: 'raider', by: 'ada', with: 'sword', dice: { ATT: '4' } },
    { action: 'attack', at: 'Raid', dice: [4] },
  )
  expect(steps.map(({ what, total }) => [what, total])).toEqual([
    ['Ada on Raider, Sword', 4],
    ['Ada on Raider, Sword', 4],
    ['Ada on Raider, Sword', 4],
  ])
})

test('effects are data with names beside ids', () => {
  const [first] = hearts({ action: 'attack', target: 'Raider', dice: [8] }).steps
  expect(first?.effects).toEqual([
    expect.objectContaining({ do: 'set', creatureName: 'Raider', label: 'AP', to: 0 }),
    expect.objectContaining({ do: 'set', creatureName: 'Raider', label: 'HP', to: 2 }),
  ])
})

test('a wrong step names step and field and what there is, and the next goes on', () => {
  const { steps } = hearts(
    { action: 'atack' },
    { action: 'attack', foo: 2 },
    { action: 'attack', target: 'Zoe' },
    { action: 'attack', target: 'Raider', dice: { attack: 9 } },
    { action: 'attack', target: 'Raider', dice: { attack: 2, save: 3 } },
    { action: 'skill', who: 'Ada', skill: 'Juggling' },
    { action: 'attack', target: 'Raider', dice: [2] },
  )
  expect(steps.map(({ error }) => error?.slice(0, 64))).toEqual([
    'step 1, action: “atack” is none of this game. There is: skill, s',
    'step 2, input “foo”: this action does not ask for it. There is: ',
    'step 3, input “target”: nobody is called “Zoe”. There is: Ada, R',
    'step 4, dice “attack”: no die of 1d8 shows 9.',
    'step 5, dice “save”: nothing asked for it. It asked for: attack.',
    'step 6, input “skill”: “Juggling” is no choice. There is: Cookin',
    undefined,
  ])
  expect(steps[4]).toMatchObject({ unused: ['save'], total: 2 })
})

test('strict steps end with the question; other dice fall from the seed, the same each time', () => {
  const { steps } = hearts(
    { action: 'attack', target: 'Raider', strict: true },
    { action: 'save', who: 'Ada' },
  )
  expect(steps[0]?.asks).toEqual({ label: 'attack', ask: 'dice', sides: 8, count: 1 })
  expect(steps[1]?.rolled).toEqual([{ label: 'd20', sides: 20, count: 1 }])
  expect(hearts({}, { action: 'save', who: 'Ada' }).steps[1]?.dice).toEqual(steps[1]?.dice)
})

test('an amendment plays a step again, and the later ones after it', () => {
  const { steps } = hearts(
    { action: 'attack', target: 'Raider', dice: [8] },
    { action: 'attack', target: 'Raider', dice: [8] },
    { amend: 1, dice: [1] },
    { undo: 2 },
    { redo: true },
  )
  expect(steps.map(({ state }) => state.people['Raider']?.fields['hp'])).toEqual([2, 0, 2, 3, 3])
  expect(steps[2]?.changes).toMatchObject([
    { number: 2, was: 'Raider falls', now: 'Raider to 2 HP' },
  ])
})

test('a preview shows verdict and chances; numbers are set and time passes by hand', () => {
  const { steps } = hearts(
    { preview: 'save', who: 'Ada' },
    { set: { Ada: { HP: 2 } } },
    { dismiss: 'nothing' },
    { advance: '2 hours' },
    { expect: { says: 'something' } },
  )
  expect(steps[0]).toMatchObject({
    target: 'under 11',
    chances: [{ chance: 0.5 }, { chance: 0.5 }],
  })
  expect(steps[1]?.state.people['Ada']?.fields['hp']).toBe(2)
  expect(steps[2]?.error).toMatch(/^step 3, input “due”: there is no “nothing”/)
  expect(steps[3]).toMatchObject({ asks: null, dice: { [openQuestion]: passOver } })
  expect(steps[4]?.unmet).toEqual(['says should be "something" and is null'])
})

test('what is wrong with the table is named, and the steps are played all the same', () => {
  const { faults, steps } = play({
    game: 'hearts',
    houseRules: { ties: 'x', initiativeTie: 'never' },
    people: [{ name: 'Ada', Luck: 3 }],
    steps: [{ action: 'save', who: 'Ada', dice: [10] }],
  })
  expect(faults.map((fault) => fault.slice(0, 50))).toEqual([
    'houseRules, ties: this game has none of that name.',
    'houseRules, initiativeTie: “never” is no choice. T',
    'people 1 (Ada), Luck: a person has no such part. T',
  ])
  expect(steps[0]).toMatchObject({ says: 'Saved', error: faults.join(' ') })
})

test('inputs go by other words, by the people they name, and dice and ± by theirs', () => {
  const { steps } = play({
    game: 'gods-and-monsters',
    seed: 1,
    people: [
      { name: 'Ada', archetype: 'warrior', survival: 9, skills: { 'Stealth Art': 1 }, mojo: 9 },
    ],
    steps: [
      { action: 'fall', climber: 'Ada', distance: 20 },
      { action: 'test', hero: 'Ada', ability: 'strength', modifier: 2, roll: 5 },
      { action: 'buy with mojo', buyer: 'Ada', what: 'field bonus', name: 'stealth art' },
      { action: 'fall', nobody: 'Bo' },
    ],
  })
  expect(steps.map(({ error }) => error?.slice(0, 24) ?? null)).toEqual([
    null,
    null,
    null,
    'step 4, input “nobody”: ',
  ])
  expect(steps[1]?.dice).toEqual({ strength: [5] })
  expect(steps[2]?.says).toBe('Stealth Art at +2')
})

test('actions go by the books’ words for them, also written as one', () => {
  const said = ['nightRest', 'hearts.moraleCheck', 'create character', 'test', 'end combat']
  const { steps } = hearts(...said.map((preview) => ({ preview })))
  expect(steps.map(({ did }) => did)).toEqual([
    'A night’s rest',
    'Morale',
    'New character',
    'Skill test',
    'End the fight',
  ])
})

test('switches are on by their words, and numbered people by a list', () => {
  const { steps } = play({
    game: 'heartbreaker',
    people: [{ name: 'Ada', DEX: 10 }, { name: 'Bo' }],
    steps: [
      { preview: 'sneak', who: 'Ada', conditions: ['dark vs light', 'noisy ground'] },
      { action: 'guards', front: ['Ada'], rear: ['Bo'] },
    ],
  })
  expect(steps[0]?.says).toContain('d6 at or under 2')
  expect(steps[1]?.says).toBe('Ada in front, Bo behind')
})

test('more faces than a question wants are those of the next one', () => {
  const { steps } = play({
    game: 'heartbreaker',
    people: [{ name: 'Ada', SKI: 2 }],
    steps: [
      { action: 'skill', who: 'Ada', dice: { skill: 10, opposition: [9, 3] } },
      { action: 'skill', who: 'Ada', dice: { skill: 10, opposition: [9, 3, 1] } },
    ],
  })
  expect(steps[0]).toMatchObject({ says: 'Not done', total: 12 })
  expect(steps[1]?.error).toContain('nothing asked for it')
})

test('what follows from loads and injuries is there from the start', () => {
  const [delve] = play({
    game: 'delve',
    people: [{ name: 'Odo', HP: 4, items: ['Treasure, a big piece'] }],
    steps: [{}],
  }).steps
  expect(delve?.state.people).toMatchObject({ Odo: { fields: { HP: 0, 'Max HP': 4 } } })
  const [hurt] = play({
    game: 'heartbreaker',
    people: [{ name: 'Ada', STA: 3, 'Max STA': 8 }],
    steps: [{ action: 'short rest', dice: { Ada: 3, turn: 8 } }],
  }).steps
  expect(hurt?.state.people).toMatchObject({ Ada: { fields: { STA: 4 } } })
})

test('other words for actions and inputs: the one that takes what is given', () => {
  const one = { name: 'Una', STR: 11, DEX: 9, HP: 8, items: ['Dagger'] }
  const bandits = { name: 'Bandit', count: 2, side: 'foes', HP: 4, attacks: ['shortsword d6'] }
  const { steps } = play({
    game: 'block-dodge-parry',
    people: [one, bandits],
    steps: [
      { action: 'attack', attackers: 'Bandits', target: 'Una', reaction: 'dodging', dice: [2, 4] },
      { action: 'fall', who: 'Una', floors: 2, dice: [2] },
      { action: 'bear trap', who: 'Una', dice: [2] },
      { action: 'light', bearer: 'Una', light: 'torch' },
      { action: 'catch disease', who: 'Una', disease: 'Swampsigh', dice: [2] },
      { action: 'place', title: 'Vault', level: 2 },
      { action: 'attack', attacker: 'Una', target: 'Bandit 2', weapon: 'fists', dice: [2] },
      { action: 'undo' },
    ],
  })
  expect(steps.map(({ error }) => error)).toEqual(Array(8).fill(undefined))
  expect(steps.map(({ did }) => did)).toEqual([
    ...['Several attack one', 'Hazard', 'Hazard', 'Light', 'Fall ill', 'Set the place'],
    ...['Attack', 'Undo'],
  ])
})

test('a key may be an option, and levels may stand together', () => {
  const { steps } = play({
    game: 'gods-and-monsters',
    people: [
      { name: 'Sam', archetypes: { thief: 1, warrior: 2 }, Survival: 6, Verve: 9, agility: 12 },
      { name: 'Yeti', side: 'foes', level: 4, Survival: 20, Def: 3 },
    ],
    steps: [
      { action: 'damage', who: 'Sam', damage: 2, archetypal: false },
      { action: 'jump', who: 'Sam', across: 4, dice: [12] },
      { preview: 'attack', attacker: 'Sam', target: 'Yeti', 'high ground': 'attack' },
      { preview: 'attack', attacker: 'Sam', target: 'Yeti', range: 'ranged', cover: 'strong' },
      { preview: 'food poisoning', who: 'Sam' },
    ],
  })
  expect(steps.map(({ error }) => error)).toEqual(Array(5).fill(undefined))
  expect(steps[0]?.state.people['Sam']?.fields).toMatchObject({ Thief: 1, Warrior: 2, Survival: 4 })
  expect(steps.map(({ did }) => did)).toEqual(['Damage', 'Jump', 'Attack', 'Attack', 'Ailment'])
})

test('dice that a step leaves over settle what it made due, and one undo takes both back', () => {
  const { steps } = play({
    game: 'delve',
    people: [
      { name: 'Odo', HP: 4 },
      { name: 'Rat', side: 'foes', HP: 1, count: 2 },
    ],
    steps: [
      { action: 'damage', target: 'Odo', amount: 4, dice: { wound: 1 } },
      { undo: true },
      { redo: true },
      { amend: 1, input: { amount: 3 } },
      { action: 'damage', target: 'Odo', amount: 1, dice: { bogus: 3 } },
    ],
  })
  expect(steps.map(({ state }) => state.people['Odo']?.conditions)).toEqual([
    ['Gruesome Scars'],
    [],
    ['Gruesome Scars'],
    ['Gruesome Scars'],
    ['Gruesome Scars'],
  ])
  expect(steps[0]).toMatchObject({ says: 'Odo to 0 HP. Grievous wound: Gruesome Scars' })
  expect(steps[4]?.error).toContain('“bogus”')
})

test('people are stat blocks too, with the answers to what the rules leave open', () => {
  const { steps, faults } = play({
    game: 'hearts',
    people: [
      {
        monster: 'Mud Gnome\nAC 9 [10], HD 1, Att 1 × club (1d6), ML 8',
        judged: { magic: 'slight' },
      },
      { block: { name: 'Ogre', hp: 9, armor: 3, str: 15, wil: 5, attack: 'club (d10)' }, count: 2 },
      { monster: 'Nobody of that name' },
    ],
    steps: [{}],
  })
  expect(steps[0]?.state.people).toMatchObject({
    'Mud Gnome': { side: 'foes', fields: { HP: 1, Mana: 1, Morale: 8 } },
    'Ogre 2': { fields: { HP: 11, ST: 15 }, attacks: [{ name: 'club', dice: 'd10' }] },
  })
  expect(faults[0]).toContain('and it is no stat block')
})

test('skills stand beside the name, a spell in no book is the choice of a power, and an answer fits its only choice', () => {
  const { steps } = hearts(
    { action: 'cast', caster: 'Ada', spell: 'Knock' },
    { action: 'timer', title: 'Tide', turns: 3 },
    { action: 'skill', who: 'Ada', skill: 'Stealth', override: 'failure', roll: 3 },
  )
  expect(steps[0]?.refused).toContain('no spellbook of Knock')
  expect(steps[1]?.state.timers).toMatchObject([{ title: 'Tide' }])
  expect(steps[2]).toMatchObject({ unused: ['3'] })
  expect(steps[2]?.error).toBeUndefined()
  const untrained = play({
    game: 'hearts',
    houseRules: { untrained: 'gm' },
    people: [{ name: 'Ada', Stealth: 12 }],
    steps: [{ action: 'skill', who: 'Ada', skill: 'Dance', answers: { so: 'it succeeds' } }],
  })
  expect(untrained.faults).toEqual([])
  expect(untrained.steps[0]?.says).toBe('Succeeds')
})

test('a weapon in hand goes by a part of its name', () => {
  const { steps } = play({
    game: 'block-dodge-parry',
    people: [
      { name: 'Ada', items: ['Sword'] },
      { name: 'Gob', side: 'foes' },
    ],
    steps: [{ action: 'attack', input: { attacker: 'Ada', target: 'Gob', weapon: 'Sword' } }],
  })
  expect(steps[0]?.refused).toBeNull()
})

test('a step says of the table what its action does not ask for: ways in, weather, who has the initiative', () => {
  const { steps } = play({
    game: 'heartbreaker',
    people: [
      { name: 'Sly', side: 'party' },
      { name: 'Guard', side: 'foes', items: ['Chain', 'Shield'] },
    ],
    steps: [
      { action: 'dungeon turn', entrances: ['west'], dice: { d12: 2 } },
      { action: 'travel', mode: 'horse', weather: 'rain', dice: { d6: 5 } },
      { action: 'flee', who: 'Sly', initiative: 'won' },
      { action: 'travel', weather: { of: 'frogs' } },
      { action: 'turn', entrances: 'the cellar' },
    ],
  })
  expect(steps[0]).toMatchObject({ says: 'Nothing: no way in from the east' })
  expect(steps[1]).toMatchObject({ state: { weather: 'rain' } })
  expect(steps[1]?.error).toBeUndefined()
  expect(steps[2]?.state.fight).toMatchObject({ first: 'party' })
  expect(steps[4]?.error).toContain('“the cellar” names no sides')
  expect(steps[0]?.state.people['Guard']?.fields).toMatchObject({ COV: 3, AMR: 2, DEF: 2 })
})

test('words that are no input answer the choices of an action, and one that answers none is a fault', () => {
  const { steps } = play({
    game: 'delve',
    people: [
      {
        name: 'Ida',
        coins: '40 sp',
        items: ['Sword', { name: 'Idol', units: 2 }, { name: 'Supplies', units: 1 }],
      },
      { name: 'Ogre', side: 'foes', HP: 9 },
    ],
    steps: [
      { action: 'trip', attacker: 'Ida', target: 'Ogre', takes: 'the trick', dice: [4] },
      { action: 'maneuver', attacker: 'Ida', target: 'Ogre', mood: 'grim', dice: [4] },
      { action: 'withdraw', who: 'Ida', half: false, dice: [3] },
      { preview: 'pick lock', who: 'Ida' },
      { action: 'give coins', from: 'Ida', to: 'Ogre', amount: '30 sp' },
    ],
  })
  expect(steps[0]?.state.people['Ogre']?.conditions).toEqual(['prone'])
  expect(steps[1]?.error).toContain(
    'step 2, input “mood”: this action does not ask for it. There is',
  )
  expect(steps[2]?.did).toBe('Withdraw')
  expect(steps[3]?.did).toBe('Pick a lock')
  expect(steps[4]?.state.people['Ida']?.fields).toMatchObject({ Coins: 10 })
  expect(steps[3]?.state.people['Ida']).toMatchObject({
    conditions: ['Encumbered'],
    items: [{}, { name: 'Idol', count: 2 }, { name: 'Supplies', count: 1 }],
  })
})
