import { describe, expect, test } from 'vitest'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { characters } from '../character.ts'
import { kitTable } from '../tables.ts'
import { played, shown, table, type AnswersByLabel } from '../testing/table.ts'
import { buyWishes, wishesSay } from './parts.ts'

const four = { skills: 'Stealth, Pirate, Surgery, Cooking', name: 'Odo' }
const rolls: AnswersByLabel = {
  coins: [6, 6, 6],
  'Stealth 3d6': [1, 1, 1],
  'Pirate 3d6': [6, 6, 6],
  'Surgery 3d6': [3, 3, 3],
  'Cooking 3d6': [4, 4, 4],
}
const make = (
  kit: string,
  answers: AnswersByLabel = {},
  houseRules = {},
): { creature: Creature; why: unknown[]; says: string } => {
  const { outcome, state } = played(
    table([], houseRules),
    'hearts.new-character',
    { ...four, kit },
    { ...rolls, ...answers },
  )
  const creature = state.creatures['c20']
  if (!creature) throw new Error('nobody joined')
  return { creature, why: outcome.why, says: outcome.says }
}
const kitAt = (face: number): string => kitTable.rows[face - 1]?.[1] ?? ''
const held = ({ items }: Creature): string[] =>
  Object.values(items).flatMap(({ name, ready }) => (ready ? [name] : []))

describe('a new character', () => {
  test('has 3 HP, ST 11, 3d6 coins and four skills at 3d6', () => {
    const { creature, says } = make(kitAt(4))
    expect(creature.values).toMatchObject({ hp: 3, maxHp: 3, st: 11, coins: 11 })
    expect(says).toMatch(/^11 coins left; Stealth 3/)
    expect(creature.skills).toEqual({ Stealth: 3, Pirate: 18, Surgery: 9, Cooking: 12 })
  })

  test.each([
    [1, 18, ['Sword', 'Shield', 'Dagger', 'Club'], 1],
    [1, 3, ['Dagger', 'Club'], 0],
    [2, 3, ['Dagger', 'Club'], 0],
    [3, 9, ['Bow', 'Dagger', 'Shield'], 0],
    [5, 10, ['Spellbook', 'Staff'], 0],
    [5, 8, ['Spellbook', 'Wand', 'Dagger'], 0],
    [6, 5, ['Dagger', 'Shield'], 0],
  ])('kit %i for %i coins: %j', (kit, purse, items, left) => {
    expect(buyWishes(purse, kitAt(kit))).toEqual({ items, left })
  })

  test('never spends more than the purse, whatever the purse', () => {
    const left = kitTable.rows.flatMap(([, wishes]) =>
      Array.from({ length: 16 }, (_, n) => buyWishes(n + 3, wishes).left),
    )
    expect(left.filter((coins) => coins < 0)).toEqual([])
  })

  test('a spellbook holds what the d20 finds; AP and Mana come from what is held', () => {
    const { creature } = make(kitAt(5), { 'spellbook 1': 8 })
    expect(Object.values(creature.items).map(({ name, text }) => [name, text])).toEqual([
      ['Spellbook', 'Fly'],
      ['Staff', undefined],
      ['Dagger', undefined],
      ['Club', undefined],
    ])
    expect(creature.values).toMatchObject({ mana: 3, maxMana: 3, ap: 0, coins: 5 })
  })

  test('two hands hold no more than two hands can', () => {
    expect(held(make(kitAt(1)).creature)).toEqual(['Sword', 'Shield'])
    expect(held(make(kitAt(2)).creature)).toEqual(['Polearm'])
    expect(held(make(kitAt(3), {}, { bowTwoHanded: true }).creature)).toEqual(['Bow'])
    expect(held(make(kitAt(6), { 'spellbook 1': 1 }, { bookInHand: true }).creature)).toEqual([
      'Spellbook',
      'Wand',
    ])
  })

  test.each([1, 2, 3, 4, 5, 6])('kit %i breaks no limit', (kit) => {
    const { creature } = make(kitAt(kit), { 'spellbook 1': 20 })
    expect(characters.problems(creature, table([]))).toEqual([])
    expect(characters.derive(creature, table([]))).toEqual([])
  })

  test('rolls its name, skills and kit where nothing is chosen; no skill comes twice', () => {
    const answers: AnswersByLabel = {
      'first name': 1,
      byname: 30,
      coins: [1, 1, 1],
      'skill 1 of the list': 1,
      'skill 2 of the list': 1,
      'skill 3 of the list': 1,
      'skill 4 of the list': 22,
      'Cooking 3d6': [3, 3, 3],
      'Hunt & Forage 3d6': [3, 3, 3],
      'Stealth 3d6': [3, 3, 3],
      'Ogham 3d6': [3, 3, 3],
      kit: 4,
    }
    const { state } = played(table([]), 'hearts.new-character', {}, answers)
    expect(state.creatures['c20']?.name).toBe('Aldous Hythe')
    expect(Object.keys(state.creatures['c20']?.skills ?? {})).toEqual([
      'Cooking',
      'Hunt & Forage',
      'Stealth',
      'Ogham',
    ])
    expect(state.party).toEqual(['c20'])
  })

  test.each([
    ['Stealth, Juggling', '“Juggling” is none of the 25 skills (HRT-CHAR-03).'],
    ['Pirate, Pirate', 'One skill is named twice (HRT-CHAR-03).'],
    [
      'Pirate, Ogham, Dance, Scribe, Cooking',
      '5 skills are named, and there are 4 to have (HRT-CHAR-03).',
    ],
  ])('skills %s are refused', (skills, says) => {
    expect(shown(table([]), 'hearts.new-character', { skills }).refuses).toBe(says)
  })
})

describe('limits are reported, never enforced', () => {
  const wears = (...names: string[]): CampaignState['creatures'][string] => {
    const items = names.map((name) => ({
      id: name,
      name,
      gear: name.toLowerCase(),
      count: 1,
      ready: true,
    }))
    return {
      ...characters.blank('c1', 'Odo'),
      items: Object.fromEntries(items.map((item) => [item.id, item])),
      itemOrder: names,
    }
  }
  const rules = (creature: Creature, houseRules = {}): string[] =>
    characters.problems(creature, table([], houseRules)).map(({ rule }) => rule)

  test('maille under plate', () => {
    expect(rules(wears('Maille', 'Plate'))).toEqual(['E-HRT-09'])
  })
  test('a polearm and a shield', () => {
    expect(rules(wears('Polearm', 'Shield'))).toEqual(['HRT-EQ-04'])
  })
  test('a staff and a book, only where the book must be in hand', () => {
    expect(rules(wears('Staff', 'Spellbook'))).toEqual([])
    expect(rules(wears('Staff', 'Spellbook'), { bookInHand: true })).toEqual(['HRT-EQ-04'])
  })
  test('armour put on outside a fight has its AP; in a fight it brings none back', () => {
    const fight = { fight: { round: 1, declared: {}, acted: {} } }
    const bearer = wears('Shield')
    const ap = (creature: Creature, around: object): unknown =>
      characters
        .derive(creature, { ...table([]), ...around } as CampaignState)
        .map((effect) => 'field' in effect && 'to' in effect && [effect.field, effect.to])
    expect(ap(bearer, {})).toEqual([
      ['maxAp', 1],
      ['ap', 1],
    ])
    expect(ap(bearer, fight)).toEqual([['maxAp', 1]])
    const hit = { ...bearer, values: { ...bearer.values, maxAp: 1 } }
    expect(ap(hit, {})).toEqual([])
  })
  test('more coins spent than there were', () => {
    const poor = wears()
    expect(rules({ ...poor, values: { ...poor.values, coins: -1 } })).toEqual(['HRT-EQ-01'])
  })
})

describe('a new hireling', () => {
  const answers: AnswersByLabel = { 'skill 1 of the list': 3, 'Stealth 3d6': [2, 2, 2], weapon: 3 }

  test.each([
    [3, 'Green', 6],
    [5, 'Trained', 7],
    [6, 'Veteran', 8],
  ])('experience %i: %s, routs on %i', (experience, title, rout) => {
    const { outcome, state } = played(
      table([]),
      'hearts.new-hireling',
      { name: 'Tib' },
      { ...answers, experience },
    )
    expect(outcome.says).toBe(`${title}, routs on ${rout} up, with club`)
    expect(state.creatures['c20']).toMatchObject({
      kind: 'hireling',
      side: 'party',
      values: { hp: 1, maxHp: 1, st: 11, rout, coins: 0 },
      skills: { Stealth: 6 },
    })
    expect(outcome.rule).toBe('GF-HIRELING-01')
  })

  test('may be of the elite by choice', () => {
    const { state } = played(
      table([]),
      'hearts.new-hireling',
      { name: 'Wat', experience: 'Elite' },
      answers,
    )
    expect(state.creatures['c20']?.values['rout']).toBe(9)
  })
})

test('what a beginner wants is reported in words', () => {
  expect(wishesSay('Spellbook + Staff | Spellbook + Wand, Dagger, Club')).toBe(
    'Spellbook and Staff or Spellbook and Wand; Dagger; Club',
  )
})
