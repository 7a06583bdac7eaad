import { describe, expect, test } from 'vitest'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { spellWeather } from '../../../clock/weather.ts'
import { hearts } from '../index.ts'
import { at, cast, marks, minutes } from '../testing/casting.ts'
import { fighter, goblin, afterSeconds, played, shown, table, wizard } from '../testing/table.ts'

describe('the list of spells', () => {
  test('has twenty, numbered as the d20 finds them', () => {
    expect(hearts.spells.map(({ roll }) => roll)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
    expect([hearts.spells[0]?.name, hearts.spells[19]?.name]).toEqual([
      'Animate Dead',
      'Wizard Lock',
    ])
  })

  test('every condition they lay has its words', () => {
    expect(hearts.conditions.filter(({ says }) => says === '')).toEqual([])
    expect(hearts.conditions.map(({ name }) => name)).toContain('flying')
  })
})

describe('casting', () => {
  test('begins with the first who has a spellbook, and their book', () => {
    const state = table([fighter('c2', 'Maud'), wizard('Knock'), goblin('c5')])
    expect(shown(state, 'hearts.cast', {}).verdict).toBe('Knock for 1 Mana by Pell')
  })

  test('costs Mana and no roll, and takes the caster’s turn in a fight', () => {
    const state = { ...at('Knock'), fight: { round: 1, declared: {}, acted: {} } }
    const { outcome, state: after, questions } = cast(state, { mana: 2, about: 'the oak door' })
    expect([outcome.says, outcome.rule, questions]).toEqual([
      'Opens the oak door',
      'HRT-SPELL-11',
      [],
    ])
    expect(after.creatures['c1']?.values['mana']).toBe(1)
    expect(after.fight?.acted).toEqual({ c1: true })
  })

  test('asks only what means something: Mana as far as it goes, blood for an Augury', () => {
    const scope = (state: CampaignState, input = {}) =>
      shown(state, 'hearts.cast', { caster: 'c1', ...input }).scope
    const idle = { idle: true }
    expect(scope(at('Fireball'), { targets: ['c1'] })).toEqual({
      mana: { most: 3 },
      power: idle,
      blood: idle,
      about: idle,
      figures: idle,
    })
    expect(scope(at('Augury'))).toEqual({
      mana: { most: 3 },
      power: idle,
      targets: idle,
      figures: idle,
    })
    expect(scope(at('Animate Dead'))).not.toMatchObject({ targets: idle })
    expect(scope(at('Control Weather'))?.['about']).toEqual({
      of: ['clear', 'overcast', 'rain', 'storm'],
    })
    expect(scope(table([goblin('c5')]), { caster: 'c5' })).toEqual({ mana: { most: 0 } })
  })

  test('shows the figures of a spell even where it is refused', () => {
    const { why } = shown(at('Scry'), 'hearts.cast', { mana: 4 })
    expect(why).toContainEqual({ name: 'Miles', value: 40, rule: 'HRT-SPELL-13' })
  })

  const asleep = { ...wizard('Knock'), conditions: { asleep: { rule: 'HRT-SPELL-14' as const } } }
  test.each([
    ['without Mana', table([{ ...wizard('Knock'), values: { hp: 3, mana: 0 } }]), {}, 'HRT-MAG-01'],
    ['for more than there is', at('Knock'), { mana: 4 }, 'HRT-MAG-01'],
    ['for nothing', at('Knock'), { mana: 0 }, 'E-HRT-12'],
    ['without a book', table([fighter('c1', 'Maud', { mana: 3 })]), {}, 'HRT-MAG-02'],
    ['from a staff', at('Knock'), { spell: 'i2' }, 'HRT-MAG-02'],
    ['another book’s spell', at('Knock'), { power: 'Fly' }, 'HRT-MAG-02'],
    ['in one’s sleep', table([asleep]), {}, 'HRT-SPELL-14'],
    ['with the book in the pack', at('Knock', [], { bookInHand: true }), {}, 'E-HRT-12'],
    ['below the campaign’s least cost', at('Knock', [], { minMana: 2 }), { mana: 1 }, 'E-HRT-12'],
    ['at nobody', at('Fireball'), {}, 'HRT-SPELL-07'],
    [
      'at more than the Mana takes',
      at('Charm', [goblin('c5'), goblin('c6')]),
      { targets: ['c5', 'c6'] },
      'HRT-SPELL-03',
    ],
    ['for more blood than there is', at('Augury'), { blood: 4 }, 'HRT-SPELL-02'],
  ] as const)('%s is refused by its rule', (_, state, input, rule) => {
    const { refuses } = shown(state as CampaignState, 'hearts.cast', { caster: 'c1', ...input })
    expect(refuses).toContain(`(${rule}).`)
    expect(() => cast(state as CampaignState, input)).toThrow('is refused')
  })

  test('may cost nothing where the campaign says 0', () => {
    expect(
      shown(at('Knock', [], { minMana: 0 }), 'hearts.cast', { mana: 0 }).refuses,
    ).toBeUndefined()
  })

  test('a monster’s power needs no book', () => {
    const dragon = { ...goblin('c5', { mana: 6, maxMana: 6 }), name: 'Dragon' }
    const state = table([fighter('c2', 'Maud', { ap: 1, maxAp: 1 }), dragon])
    const { outcome, state: after } = played(
      state,
      'hearts.cast',
      { caster: 'c5', power: 'Fireball', mana: 3, targets: ['c2'] },
      { 'save, Maud': 12 },
    )
    expect(outcome.why).toContainEqual({ name: 'A power', value: 'as Fireball', rule: 'HRT-BX-07' })
    expect([after.creatures['c2']?.values['hp'], after.creatures['c2']?.values['st']]).toEqual([
      1, 12,
    ])
  })
})

describe('fireball and lightning', () => {
  const foes = [goblin('c5', { hp: 4, maxHp: 4 }), goblin('c6', { hp: 4, maxHp: 4 })]
  const maud = fighter('c2', 'Maud', { ap: 2, maxAp: 2 })
  const targets = ['c5', 'c6', 'c2']
  const saves = { 'save, Goblin c5': 11, 'save, Goblin c6': 10, 'save, Maud': 20 }

  test('each target saves for itself; half on a save; AP first; a character hardens', () => {
    const { outcome, state } = cast(at('Fireball', [maud, ...foes]), { mana: 3, targets }, saves)
    const hp = ['c5', 'c6', 'c2'].map((id) => state.creatures[id]?.values['hp'])
    expect(hp).toEqual([1, 3, 2])
    expect([state.creatures['c2']?.values['ap'], state.creatures['c2']?.values['st']]).toEqual([
      0, 12,
    ])
    expect(state.creatures['c5']?.values['st']).toBe(11)
    expect(outcome.says).toBe('Goblin c5 to 1 HP, Goblin c6 to 3 HP and Maud to 2 HP')
  })

  test('half is rounded up where the house rule says so', () => {
    const { state } = cast(
      at('Lightning Bolt', [maud, ...foes], { halfRounding: 'up' }),
      { mana: 3, targets },
      saves,
    )
    expect(state.creatures['c6']?.values['hp']).toBe(2)
  })

  test('spells pass armour where the house rule says so', () => {
    const { state } = cast(
      at('Fireball', [maud, ...foes], { spellsBypassAp: true }),
      { mana: 2, targets },
      saves,
    )
    expect([state.creatures['c2']?.values['ap'], state.creatures['c2']?.values['hp']]).toEqual([
      2, 1,
    ])
  })

  test('half of 1 is nothing', () => {
    const { outcome } = cast(at('Fireball', foes), { mana: 1, targets: ['c6'] }, saves)
    expect(outcome.says).toBe('Goblin c6 unhurt')
  })

  test('who falls by it asks what became of them, and for morale', () => {
    const { state } = cast(
      at('Fireball', [goblin('c5'), goblin('c6')]),
      { mana: 1, targets: ['c5'] },
      saves,
    )
    expect(Object.keys(state.dues)).toEqual(['down:c5', 'morale:g9'])
  })

  test('one target’s odds are shown', () => {
    const { chances } = shown(at('Fireball', foes), 'hearts.cast', { targets: ['c5'] })
    expect(chances.map(({ chance }) => Math.round(chance * 100))).toEqual([50, 50])
  })
})

describe('spells that take whoever fails a save', () => {
  test.each([
    ['Hold Person', 'held', 'HRT-SPELL-09'],
    ['Sleep', 'asleep', 'HRT-SPELL-14'],
    ['Dominate', 'dominated', 'HRT-SPELL-06'],
  ])('%s: %s', (spell, mark, rule) => {
    const state = at(spell, [goblin('c5')])
    const failed = cast(state, { targets: ['c5'] }, { 'save, Goblin c5': 11 })
    expect(failed.state.creatures['c5']?.conditions).toMatchObject({ [mark]: { rule } })
    expect(failed.outcome.total).toBe(11)
    const saved = cast(state, { targets: ['c5'] }, { 'save, Goblin c5': 10 })
    expect([marks(saved.state, 'c5'), saved.outcome.says]).toEqual([[], 'Nobody is taken'])
  })

  test('who dominates lies out of body, and comes back when the spell is ended', () => {
    const { state } = cast(
      at('Dominate', [goblin('c5')]),
      { targets: ['c5'] },
      { 'save, Goblin c5': 20 },
    )
    expect(marks(state, 'c1')).toEqual(['out of body'])
    const over = played(state, 'hearts.end-spell', { spell: 'Dominate' }).state
    expect([marks(over, 'c1'), marks(over, 'c5')]).toEqual([[], []])
  })

  test('the held and the sleeping strike nobody', () => {
    const held = { ...goblin('c5'), conditions: { held: { rule: 'HRT-SPELL-09' as const } } }
    const { refuses } = shown(at('Sleep', [held]), 'hearts.attack', {
      target: 'c1',
      attacker: 'c5',
      weapon: 'd6',
    })
    expect(refuses).toBe('Goblin c5 is held: end that spell first.')
  })
})

describe('how long spells last', () => {
  test('water breathing: ten minutes a Mana, a timer for each who has it', () => {
    const { state } = cast(at('Water Breathing', [fighter('c2', 'Maud')]), {
      mana: 2,
      targets: ['c1', 'c2'],
    })
    expect(
      Object.values(state.timers).map(({ title, bearer, next }) => [title, bearer, next]),
    ).toEqual([
      ['Water Breathing', 'c1', 1200],
      ['Water Breathing', 'c2', 1200],
    ])
    expect(marks(afterSeconds(state, 1199), 'c2')).toEqual(['breathes water'])
    expect(marks(afterSeconds(state, 1200), 'c2')).toEqual([])
  })

  test('control weather: a day a Mana', () => {
    const { state, outcome } = cast(at('Control Weather'), { mana: 2, about: 'storm' })
    expect(outcome.says).toBe('Storm, 2 days')
    expect(Object.values(state.timers)[0]).toMatchObject({
      title: 'Control Weather: storm',
      bearer: 'c1',
      next: 2 * 86_400,
      kind: 'spell',
    })
  })

  test.each([
    ['Circle of Protection', 'in the circle'],
    ['Invisibility', 'invisible'],
    ['Scry', 'scrying'],
    ['Third Eye', 'third eye'],
    ['Tongues', 'tongues'],
    ['Wind Barrier', 'behind wind'],
  ])('%s lasts until the GM ends it', (spell, mark) => {
    const { state } = cast(at(spell), {})
    expect([marks(state, 'c1'), state.timers]).toEqual([[mark], {}])
    expect(marks(afterSeconds(state, 86_400), 'c1')).toEqual([mark])
    expect(marks(played(state, 'hearts.end-spell', { spell }).state, 'c1')).toEqual([])
  })

  test('or ten minutes a Mana by house rule', () => {
    const { state } = cast(at('Invisibility', [], { defaultDuration: '10minPerMana' }), { mana: 2 })
    expect(marks(afterSeconds(state, 20 * minutes), 'c1')).toEqual([])
    expect(marks(afterSeconds(state, 20 * minutes - 1), 'c1')).toEqual(['invisible'])
  })

  test('a spell that does not run can’t be ended', () => {
    expect(shown(at('Sleep'), 'hearts.end-spell', { spell: 'Sleep' }).refuses).toContain(
      'No Sleep is running',
    )
  })

  test('scry reaches ten miles a Mana', () => {
    expect(cast(at('Scry'), { mana: 3 }).outcome.says).toBe(
      'Pell: scrying, up to 30 miles off, until you end it',
    )
  })

  test('wizard lock and knock leave a line', () => {
    expect(cast(at('Wizard Lock'), { about: 'the chest' }).outcome.says).toBe(
      'Locks the chest until a Knock',
    )
  })
})

describe('augury', () => {
  test('a hidden d6 an answer, true on 4 up', () => {
    const { outcome, questions } = cast(at('Augury'), { mana: 2 }, { 'answer 1': 3, 'answer 2': 4 })
    expect([outcome.says, outcome.secret, questions.length]).toEqual([
      '2 answers: false, true',
      true,
      2,
    ])
  })

  test('an HP of blood makes one sure, and is paid', () => {
    const { outcome, state } = cast(at('Augury'), { mana: 2, blood: 1 }, { 'answer 2': 1 })
    expect(outcome.says).toBe('2 answers: true, false')
    expect(state.creatures['c1']?.values['hp']).toBe(2)
  })
})

describe('spells that other rules read', () => {
  const bow = { id: 'i5', name: 'Bow', gear: 'bow', count: 1, ready: true }
  const archer = { ...goblin('c5'), items: { i5: bow }, itemOrder: ['i5'] }
  const ghoul = { ...goblin('c6'), tags: { undead: true as const }, attackOrder: ['a1'] }
  const claw = { id: 'a1', name: 'claw', count: 1, dice: '1d6', notes: '', joins: 'first' as const }

  test('behind a Wind Barrier no missile does harm, and a sword does', () => {
    const maud = { ...fighter('c1', 'Maud'), conditions: { 'behind wind': {} } }
    const sword = { id: 'i6', name: 'Sword', gear: 'sword', count: 1, ready: true }
    const swordsman = { ...goblin('c7'), items: { i6: sword }, itemOrder: ['i6'] }
    const state = table([maud, archer, swordsman])
    const on = (attacker: string) =>
      shown(state, 'hearts.attack', { target: 'c1', attacker }).refuses
    expect([on('c5'), on('c7')]).toEqual([
      'Maud is behind a Wind Barrier, where missiles do no harm: strike by hand, or end that spell.',
      undefined,
    ])
  })

  test('behind a Wind Barrier no thrown dagger does harm, and only a dagger is thrown', () => {
    const maud = { ...fighter('c1', 'Maud'), conditions: { 'behind wind': {} } }
    const dagger = { id: 'i6', name: 'Dagger', gear: 'dagger', count: 1, ready: true }
    const sword = { id: 'i7', name: 'Sword', gear: 'sword', count: 1, ready: true }
    const goblins = { ...goblin('c7'), items: { i6: dagger, i7: sword }, itemOrder: ['i6', 'i7'] }
    const state = table([maud, goblins])
    const on = (weapon: string, thrown: boolean) =>
      shown(state, 'hearts.attack', { target: 'c1', attacker: 'c7', weapon, thrown }).refuses
    expect(on('i6', false)).toBeUndefined()
    expect(on('i6', true)).toContain('behind a Wind Barrier, where missiles do no harm')
    expect(on('i7', true)).toBe(
      'Sword is not made for throwing: strike with it, or throw a dagger.',
    )
  })

  test('nothing unnatural enters a Circle of Protection', () => {
    const maud = { ...fighter('c1', 'Maud'), conditions: { 'in the circle': {} } }
    const state = table([maud, { ...ghoul, attacks: { a1: claw } }])
    expect(shown(state, 'hearts.attack', { target: 'c1', attacker: 'c6' }).refuses).toContain(
      'can’t enter the Circle of Protection round Maud',
    )
    const keptFrom = (foe: Creature) => hearts.combat?.wardedOff?.(foe, maud)
    expect(keptFrom({ ...ghoul, attacks: { a1: claw } })).toContain('can’t enter the Circle')
    expect(keptFrom(goblin('c7'))).toBeNull()
  })

  test('Control Weather sets the sky and holds it until the spell ends', () => {
    const input = { caster: 'c1', spell: 'i1', mana: 1, about: 'a howling gale' }
    const { state } = played(table([wizard('Control Weather')]), 'hearts.cast', input)
    expect(state.weather).toEqual({ sky: 'storm', since: 0, held: 't20' })
    expect(spellWeather(state)).toBe('storm')
    expect(spellWeather(afterSeconds(state, 24 * 3600))).toBeNull()
  })

  test('a Knock opens what a Wizard Lock has shut', () => {
    const locked = played(table([wizard('Wizard Lock')]), 'hearts.cast', {
      caster: 'c1',
      spell: 'i1',
      about: 'the crypt door',
    }).state
    expect(Object.values(locked.place.here ?? {}).map(({ title }) => title)).toEqual([
      'Locked by a spell: the crypt door',
    ])
    const knocking = { ...locked, creatures: { c1: wizard('Knock') } }
    const open = played(knocking, 'hearts.cast', { caster: 'c1', spell: 'i1' }).state
    expect(open.place.here ?? {}).toEqual({})
  })
})
