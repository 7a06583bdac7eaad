import { expect, test } from 'vitest'
import { playSteps as play, says } from './testing/play-steps.ts'

test('words among the fields of a person are what they are beside the name', () => {
  const fields = { STA: 3, maxSTA: 8, SAV: 15, path: 'Champion', background: 'Noble', damage: 'd8' }
  const { faults, steps } = play('heartbreaker', [{ name: 'Oda', fields }], {})
  expect(faults).toEqual([])
  expect(steps[0]?.state.people['Oda']).toMatchObject({
    fields: { STA: 3, 'Max STA': 8 },
    tags: ['champion', 'noble'],
    attacks: [{ dice: 'd8' }],
  })
  const tor = { name: 'Tor', fields: { archetype: 'warrior', level: 2, strength: 18 } }
  const { steps: looks } = play('gods-and-monsters', [tor], {})
  expect(looks[0]?.state.people['Tor']?.fields).toMatchObject({ Warrior: 2, 'Fighting Art': 2 })
})

test('a condition that the game has none of is a word for somebody too', () => {
  const people = [
    { name: 'Pip', fields: { dex: 14 }, conditions: ['thief'] },
    { name: 'Sam', fields: { dex: 14, thief: true } },
  ]
  const { steps } = play('delve', people, {})
  expect(steps[0]?.state.people).toMatchObject({
    Pip: { conditions: ['thief'], tags: ['thief'] },
    Sam: { tags: ['thief'] },
  })
})

test('a spellbook is named with the spell that is in it', () => {
  const items = ['Spellbook: Charm', 'Spellbook (Fly)', 'Scroll of Sleep, level 2']
  const { steps } = play('delve', [{ name: 'Wyn', items }], {})
  expect(steps[0]?.state.people['Wyn']?.items).toMatchObject([
    { name: 'Spellbook', text: 'Charm', ready: true },
    { name: 'Spellbook', text: 'Fly' },
    { name: 'Scroll', text: 'Sleep 2' },
  ])
})

test('a weapon of the price list is in the hands of who strikes with it', () => {
  const people = [{ name: 'Ada' }, { name: 'Orc', side: 'foes', fields: { hp: 9 } }]
  const input = { attacker: 'Ada', target: 'Orc', weapon: 'polearm' }
  const blow = { action: 'attack', input, dice: [9] }
  const { steps } = play('hearts', people, { preview: 'attack', input }, blow, blow)
  expect(steps.map(({ refused, total }) => [refused, total])).toEqual([
    [null, null],
    [null, 9],
    [null, 9],
  ])
  expect(steps[2]?.state.people['Ada']?.items).toMatchObject([{ name: 'Polearm', ready: true }])
  const bite = { attacker: 'Orc', target: 'Ada', damage: '2d6' }
  expect(says(play('hearts', people, { action: 'attack', input: bite, dice: [1, 2] }))).toEqual([
    'No hit',
  ])
})

test('a penalty is taken off, in a preview too, and none is mistaken for another number', () => {
  const people = [{ name: 'Tor', fields: { strength: 18 } }]
  const input = { who: 'Tor', ability: 'strength' }
  const { steps } = play(
    'gods-and-monsters',
    people,
    { preview: 'test', input: { ...input, penalty: 6 } },
    { preview: 'test', input: { ...input, modifier: -6 } },
    { action: 'test', input: { ...input, penalty: 6 }, dice: [12] },
  )
  expect(steps.map(({ target, says: said }) => target ?? said)).toEqual([
    'at or under 12',
    'at or under 12',
    'Succeeds by 0',
  ])
})

test('each chooses for the night, and the end of a fight comes where none was begun', () => {
  const people = [
    { name: 'Ada', fields: { hp: 1, maxHp: 3, ap: 0 }, items: ['Shield'] },
    { name: 'Bo', fields: { hp: 2, maxHp: 3, mana: 0, maxMana: 4 } },
  ]
  const night = (input: unknown): unknown => ({ action: 'night’s rest', input })
  const each = ['Ada to 2 HP and Bo to 4 Mana']
  const choices = { Ada: 'hp', Bo: 'mana' }
  expect(says(play('hearts', people, night({ choices })))).toEqual(each)
  expect(says(play('hearts', people, night({ hp: ['Ada'], mana: ['Bo'] })))).toEqual(each)
  expect(says(play('hearts', people, { action: 'end of combat' }))).toEqual(['AP back: Ada'])
})

test('amounts with units go to the only number that is asked for', () => {
  const tor = { name: 'Tor', fields: { agility: 10, strength: 18 } }
  const steps = [
    { preview: 'jump', input: { who: 'Tor', height: '5 ft' } },
    { preview: 'jump', input: { who: 'Tor', distance: '12 feet' } },
    { preview: 'search', input: { who: 'Tor', area: '20 x 20 ft' } },
    { action: 'pass time', input: { time: '20 minutes' } },
  ]
  const { steps: played } = play('gods-and-monsters', [tor], ...steps)
  expect(played.map(({ error }) => error)).toEqual(steps.map(() => undefined))
  expect(played[2]?.terms).toContainEqual({ name: 'Area', value: -1, rule: 'GAM-CTS-09' })
  expect(played[3]?.state.clock.time).toBe('09:20')
})

test('a group is as many as are counted', () => {
  const tor = { name: 'Tor', fields: { agility: 10 } }
  const step = { action: 'group bonus', input: { count: 12 } }
  expect(says(play('gods-and-monsters', [tor], step))).toEqual([
    '12 together: +3, 4 actions a round',
  ])
})

test('of two people named, the one whom the action is done to is meant', () => {
  const people = [
    { name: 'Ada', fields: { hp: 2, str: 12 } },
    { name: 'Joss' },
    { name: 'Ogre', side: 'foes', fields: { attack: 'd8' } },
  ]
  const blow = { attacker: 'Ogre', target: 'Ada' }
  const { steps } = play(
    'delve',
    people,
    { action: 'attack', input: blow, dice: { damage: 6, 'STR save': 9 } },
    { action: 'stabilise', input: { who: 'Joss', target: 'Ada' } },
  )
  expect(steps.map(({ says: said }) => said)).toEqual([
    'Ada to STR 8: a STR save. STR save, critical damage: Dying: an hour to be helped',
    'Ada is safe, and can do no more than crawl until a rest',
  ])
})

test('dice left over settle what is due by what it rolls', () => {
  const fields = { level: 1, endurance: 15, strength: 18, survival: 4, maxSurvival: 7, verve: 0 }
  const hurt = { action: 'damage', input: { who: 'Tor', amount: 6 }, dice: { fortitude: 6 } }
  const { steps } = play('gods-and-monsters', [{ name: 'Tor', fields }], hurt)
  expect(steps[0]).toMatchObject({ dice: { fortitude: [6] } })
  expect(steps[0]?.error).toBeUndefined()
})

test('a bow shoots, from as far as it is said', () => {
  const people = [
    { name: 'Tor', fields: { archetype: 'warrior', level: 2 } },
    { name: 'Yeti', side: 'foes', fields: { survival: 20, defense: 3 } },
  ]
  for (const range of ['60 yards', '180 feet']) {
    const input = { attacker: 'Tor', target: 'Yeti', weapon: 'longbow', range }
    const { steps } = play('gods-and-monsters', people, { preview: 'attack', input })
    expect(steps[0]?.terms).toContainEqual({ name: '60 yards', value: -2, rule: 'GAM-WPN-03' })
  }
})

test('dice of magic come of the times that somebody is gifted', () => {
  const people = [{ name: 'Sage', skills: ['Gifted', 'Gifted'] }]
  const { steps } = play('block-dodge-parry', people, {
    action: 'cast',
    input: { caster: 'Sage', spell: 'Nothing' },
  })
  expect(steps[0]?.state.people['Sage']?.fields['MD']).toBe(2)
  expect(steps[0]?.error).toContain('There is: As written, Sculpt Energy')
})

test('a word among the dice answers what is due in its form', () => {
  const people = [
    { name: 'Ivo', fields: { hp: 1, maxHp: 3 } },
    { name: 'Orc', side: 'foes', fields: { weapon: 'd8' } },
  ]
  const input = { attacker: 'Orc', target: 'Ivo' }
  const { steps } = play('hearts', people, {
    action: 'attack',
    input,
    dice: { damage: 8, fate: 'dying' },
  })
  expect(steps[0]?.state.people['Ivo']?.conditions).toEqual(['dying'])
  expect(steps[0]?.state.dues).toEqual([])
})

test('somebody named as “against” is the other side, and weeks are days where days are asked for', () => {
  const people = [
    { name: 'Tor', fields: { strength: 18, silver: 40 } },
    { name: 'Yeti', side: 'foes', fields: { strength: 12 } },
  ]
  const contest = { who: 'Tor', against: 'Yeti', ability: 'strength' }
  const { steps } = play(
    'gods-and-monsters',
    people,
    { action: 'contest', input: contest, dice: { Tor: 12, Yeti: 18 } },
    { action: 'living expenses', input: { who: 'Tor', style: 'basic', time: '2 weeks' } },
  )
  expect(steps[0]).toMatchObject({ dice: { Tor: [12], Yeti: [18] } })
  expect(steps[1]?.state.people['Tor']?.fields['Silver']).toBe(26)
})

test('people are made by the choices and scores among their dice, and keep what they have rolled', () => {
  const newcomer = (game: string, dice: unknown): unknown => {
    const { faults, steps } = play(game, [{ generate: true, name: 'Kit', dice }], {})
    return faults.length > 0 ? faults : steps[0]?.state.people['Kit']
  }
  const scores = {
    ...{ charisma: [2, 1, 5, 2], intelligence: [4, 5, 3, 3], wisdom: [6, 5, 4, 2] },
    ...{ endurance: [2, 5, 3, 6], agility: [1, 1, 4, 5], strength: [6, 3, 6, 6] },
  }
  expect(
    newcomer('gods-and-monsters', { archetype: 'Warrior', species: 'Dwarf', ...scores }),
  ).toMatchObject({ fields: { CHA: 8, INT: 12, WIS: 15, END: 15, AGI: 10, STR: 18, Silver: 18 } })
  expect(newcomer('hearts', { coins: [3, 4, 5] })).toMatchObject({
    fields: { Coins: 12 },
    items: [],
  })
  expect(
    newcomer('block-dodge-parry', { careers: ['Hunter', 'Thief'], STR: [3, 4, 5] }),
  ).toMatchObject({
    fields: { STR: 12 },
    tags: expect.arrayContaining(['career: Hunter']) as unknown,
  })
  expect(newcomer('heartbreaker', { ancestry: 'Elf', path: 'Seeker' })).toMatchObject({
    tags: expect.arrayContaining(['elf', 'seeker']) as unknown,
  })
})

test('wares are bought by what the book calls them', () => {
  const people = [{ name: 'Ada', fields: { coins: 200 } }]
  const buy = (item: string): unknown => ({ action: 'buy', input: { who: 'Ada', item } })
  const { steps } = play('delve', people, buy('Hand weapon'), buy('light armour'), buy('2 mules'))
  expect(steps.map(({ says: said }) => said)).toEqual(['Hand', 'Light Armor', '2 × Mule'])
})

test('a whole title among other words is meant, and harm may be an amount', () => {
  const people = [{ name: 'Ada', fields: { hp: 5, maxHp: 6 } }]
  const harm = { action: 'damage', input: { target: 'Ada', amount: 3 } }
  const { faults, steps } = play('delve', people, harm, { action: 'a week of rest in town' })
  expect(faults).toEqual([])
  expect(steps.map(({ state }) => state.people['Ada']?.fields['HP'])).toEqual([2, 6])
  expect(steps[1]?.state.clock.day).toBe(8)
})

test('to equip what is worn leaves it worn', () => {
  const people = [{ name: 'Ada', items: ['Light Armor'] }]
  const equip = { action: 'equip', input: { who: 'Ada', item: 'Light Armor' } }
  const { faults, steps } = play('delve', people, equip, equip)
  expect(faults).toEqual([])
  expect(steps.map(({ state }) => state.people['Ada']?.items[0]?.ready)).toEqual([true, true])
})

test('of two choices from one list the first named is a move, the other the answer', () => {
  const people = [{ name: 'Ada' }, { name: 'Bo', side: 'foes' }]
  const input = { who: 'Ada', against: 'Bo', pick: 'Attack', theirs: 'Attack' }
  const { faults, steps } = play('block-dodge-parry', people, {
    action: 'social conflict',
    input,
    dice: { Ada: 2, Bo: 5 },
  })
  expect(faults).toEqual([])
  expect(steps[0]?.refused).toBeNull()
  expect(steps[0]?.dice).toMatchObject({ 'Ada deals': [2], 'Bo deals': [5] })
})

test('skills, fields of study and items are given as objects, in the words of their writers', () => {
  const jo = { name: 'Jo', skills: [{ name: 'Pirate', score: 9 }] }
  expect(play('hearts', [jo], {}).steps[0]?.state.people['Jo']?.skills).toEqual({ Pirate: 9 })
  const yor = {
    name: 'Yor',
    fields: [{ name: 'Philosophy', bonus: 2, skills: ['Logic'] }],
  }
  const tess = { name: 'Tess', fields: { INT: 12, 'Historical Science': 1 } }
  const { faults, steps } = play('gods-and-monsters', [yor, tess], {})
  expect(faults).toEqual([])
  expect(steps[0]?.state.people).toMatchObject({
    Yor: { skills: { Philosophy: 2, Logic: 2 } },
    Tess: { fields: { INT: 12 }, skills: { 'Historical Science': 1 } },
  })
  const items = [{ item: 'Longsword', quantity: 2, equipped: true, tags: ['balanced'] }]
  const kel = play('block-dodge-parry', [{ name: 'Kel', items }], {}).steps[0]
  expect(kel?.state.people['Kel']?.items).toMatchObject([
    { name: 'Longsword', count: 2, ready: true, text: 'balanced' },
  ])
})

test('a rest is named by its kind, and a day’s travel waits for light', () => {
  const tam = [{ name: 'Tam', STA: 3, 'Max STA': 8 }]
  const rest = { action: 'rest', input: { kind: 'night' }, dice: { 'Tam rests': 6 } }
  expect(play('heartbreaker', tam, rest).steps[0]).toMatchObject({ did: 'Camp for the night' })
  const night = { action: 'travel turn', input: { time: 'night' } }
  expect(play('heartbreaker', tam, night).steps[0]).toMatchObject({ did: 'Camp for the night' })
  const day = { action: 'travel', dice: { travel: 5 } }
  expect(says(play('heartbreaker', tam, day, day))).toEqual([
    '3 hexes, to mile 18',
    '3 hexes, to mile 36',
  ])
})

test('a weapon is an object or a fact of who draws it, and a step 0 is the first', () => {
  const giant = { name: 'Giant', hp: 9, side: 'foes' }
  const club = { who: 'Giant', target: 'Pip', weapon: { name: 'Club', dice: '2d8' } }
  const blow = { action: 'attack', input: club, dice: [2, 1] }
  const again = { amend: 0, dice: [2, 2] }
  expect(says(play('hearts', [{ name: 'Pip', HP: 3 }, giant], blow, again))).toEqual([
    'No hit',
    'Pip to 2 HP',
  ])
  const amy = { name: 'Amy', Evasion: 9, items: ['Dagger'] }
  const draw = { action: 'quickdraw', input: { who: 'Amy', weapon: 'Dagger' }, dice: [9] }
  expect(play('gods-and-monsters', [amy], draw).steps[0]?.error).toBeUndefined()
  const reset = { action: 'quickdraw', input: { who: 'Amy', weapon: 'Halberd' }, dice: [9] }
  expect(play('gods-and-monsters', [amy], reset).steps[0]?.error).toContain('“weapon”')
})

test('inputs go by a word of their key, and a choice that is as usual stays so', () => {
  const will = [{ name: 'Will', health: 9, wisdom: 12 }]
  const input = { who: 'Will', reducedBy: 2, previousTests: 1, water: 1 }
  const march = { action: 'forced march', input, dice: [10] }
  const test = {
    action: 'test',
    input: { who: 'Will', ability: 'wisdom', difficulty: 0 },
    dice: [12],
  }
  const { steps } = play('gods-and-monsters', will, march, test)
  expect(steps.map(({ error, target }) => [error, target ?? null])).toEqual([
    [undefined, null],
    [undefined, null],
  ])
  const shot = { attacker: 'Will', target: 'Orc', weapon: 'Bow', distance: '13 yd' }
  const orc = { name: 'Orc', side: 'foes' }
  const bow = play('gods-and-monsters', [...will, orc], {
    action: 'attack',
    input: shot,
    dice: [20],
  })
  expect(bow.steps[0]?.error).toBeUndefined()
})

test('ingredients are described where they are used, and whoever begins the day has eaten', () => {
  const iris = [{ name: 'Iris', STR: 7, 'Max STR': 10 }]
  const ingredients = [
    { name: 'a', rarity: 'Uncommon', region: 'Plains' },
    { name: 'b', rarity: 'Common', region: 'Hills' },
  ]
  const craft = { action: 'craft', input: { recipe: 'Coldroot Salve', ingredients } }
  const few = { action: 'craft', input: { recipe: 'Healing Salve', ingredients: [ingredients[0]] } }
  const [salve, tooFew] = play('block-dodge-parry', iris, craft, few).steps
  expect(salve?.state.people['Iris']?.items).toMatchObject([{ name: 'Coldroot Salve' }])
  expect(tooFew?.refused).toMatch(/two different|Potency/)
  const sleep = { action: 'sleep', input: { quality: 'comfortable' } }
  const { steps } = play('block-dodge-parry', iris, sleep, { advance: '8 hours' }, sleep)
  expect(steps.map(({ state }) => state.people['Iris']?.fields['STR'])).toEqual([8, 8, 8])
  expect(steps[2]?.says).toContain('Deprived of food')
})

test('scores are a list in the order of the book, as totals or as their dice', () => {
  const dice = { scores: [9, 12, 15, 14, 10, 18] }
  const gen = { generate: true, name: 'Gen', archetype: 'warrior', dice }
  const { faults, steps } = play('gods-and-monsters', [gen], {})
  expect(faults).toEqual([])
  expect(steps[0]?.state.people['Gen']?.fields).toMatchObject({
    ...{ CHA: 9, INT: 12, WIS: 15, END: 14, AGI: 10, STR: 18 },
  })
})

test('a group is given by its numbers, a spell by its scroll, and a lean by a word', () => {
  const unit = { action: 'unit', input: { count: 12, survival: 5 } }
  const broken = { action: 'aftermath', input: { evasion: 8, members: 20 } }
  const { steps } = play('gods-and-monsters', [{ name: 'Sam' }], unit, broken)
  expect(steps.map(({ error }) => error)).toEqual([undefined, undefined])
  expect(steps.map(({ did }) => did)).toEqual(['Numbers of a unit', 'Unit breaks up'])
  expect(JSON.stringify(steps[0])).toContain('20')
  const items = ['Spellbook of Sleep', 'Scroll of Sleep']
  const rat = { name: 'Rat', side: 'foes', HP: 1, WIL: 6 }
  const input = { who: 'Hal', spell: 'Sleep', source: 'scroll', targets: 'Rat' }
  const hal = play('delve', [{ name: 'Hal', WIL: 10, items }, rat], { action: 'cast', input })
    .steps[0]
  expect(hal?.state.people['Hal']).toMatchObject({
    fields: { Fatigue: 0 },
    items: [{ text: 'Sleep' }],
  })
  const save = { action: 'save', who: 'Hal', ability: 'WIL', adjust: 'advantage', dice: [15, 9] }
  expect(says(play('delve', [{ name: 'Hal', WIL: 10 }], save))).toEqual(['Saved'])
})
