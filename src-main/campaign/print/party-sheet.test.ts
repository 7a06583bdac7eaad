import { expect, it } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'
import type { Creature, Item } from '../../rules/core/state/creature.ts'
import type { RulesetId, Situation } from '../../rules/core/situation.ts'
import { anybody } from '../../rules/testing/anybody.ts'
import { newState } from '../state.ts'
import { characterSheet } from './character-sheet.ts'
import type { PrintSources } from './print-content.ts'
import { partySheet, type PartySheetData } from './party-sheet.ts'

function around(game: RulesetId, ...people: Creature[]): PrintSources {
  const situation: Situation = {
    ...newState('Belfry', game, {}),
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
  }
  return { situation, ruleset: rulesetOf(situation), shelf: emptyShelf, entries: [] }
}

const thing = (id: string, name: string, more: Partial<Item> = {}): Item => ({
  id,
  name,
  count: 1,
  ready: false,
  ...more,
})

function odo(): Creature {
  const items = [
    thing('i1', 'Sword', { gear: 'sword', ready: true }),
    thing('i2', 'Shield', { gear: 'shield', ready: true }),
    thing('i3', 'Torch', { count: 4 }),
    thing('i4', 'Torch'),
  ]
  return {
    ...newCreature('c1', 'Odo', 'character', {
      hp: 2,
      maxHp: 3,
      st: 13,
      ap: 1,
      maxAp: 1,
      coins: 7,
    }),
    skills: { Pirate: 9, Seamanship: 12, Juggling: 8 },
    conditions: { Soaked: {}, Tired: {} },
    items: Object.fromEntries(items.map((one) => [one.id, one])),
    itemOrder: items.map(({ id }) => id),
    player: 'Marta',
    notes: 'Owes the ferryman.',
  }
}

function printed(game: RulesetId, ...people: Creature[]): PartySheetData {
  const creatures = people.map(({ id }) => id)
  const content = partySheet({ template: 'party-sheet', creatures }, around(game, ...people))
  if (content.end !== 'made') throw new Error(content.refused.why)
  return content.data as PartySheetData
}

it('has the numbers that the game prints, and all else that somebody has in lines', () => {
  const [one] = printed('hearts', odo()).people
  expect(one?.numbers.map(({ label, value, most }) => [label, value, most])).toEqual([
    ['HP', '2', '3'],
    ['AP', '1', '1'],
    ['ST', '13', ''],
    ['Coins', '7', ''],
  ])
  expect(one?.says).toBe('character, played by Marta')
  expect(one?.lines).toEqual([
    { title: 'Now', text: 'Soaked and Tired' },
    { title: 'Skills', text: 'Seamanship 12, Pirate 9, Juggling 8' },
    { title: 'Attacks', text: 'Sword d8' },
    { title: 'Worn, held', text: 'Shield' },
    { title: 'Carried', text: 'Torch × 5' },
    { title: 'Notes', text: 'Owes the ferryman.' },
  ])
})

it('leaves out what is 0 for all of them, and the empty columns of one who has few numbers', () => {
  const blank = rulesetOf({ ruleset: 'gods-and-monsters' }).characters.blank('c1', 'Ina')
  const ina = { ...blank, values: { ...blank.values, thief: 1, monk: 0 } }
  const wat = newCreature('c2', 'Wat', 'hireling', { hp: 2, maxHp: 2 })
  const [all, few] = printed('gods-and-monsters', ina, wat).people
  const labels = all?.numbers.map(({ label }) => label)
  expect(labels).toContain('Thief')
  expect(labels).not.toContain('Monk')
  expect(few?.numbers.map(({ value }) => value)).toEqual(['2'])
})

it('an animal has its own numbers, and adds no empty column for the others', () => {
  const game = rulesetOf({ ruleset: 'heartbreaker' })
  const horse = newCreature('c2', 'Horse', 'animal', { hp: 9, maxHp: 9, hd: 2 })
  const [one, beast] = printed('heartbreaker', game.characters.blank('c1', 'Ada'), horse).people
  expect(one?.numbers.filter(({ value }) => value === '')).toEqual([])
  expect(beast?.numbers.map(({ label }) => label)).toEqual(['STA', 'HD'])
})

it('animals of the whole party stand on the party sheet, and have no character sheet', () => {
  const game = rulesetOf({ ruleset: 'heartbreaker' })
  const people = [
    game.characters.blank('c1', 'Ada'),
    newCreature('c2', 'Bess', 'animal', { hp: 9, maxHp: 9, hd: 2 }),
  ]
  const here = around('heartbreaker', ...people)
  const sheets = (...creatures: string[]) =>
    characterSheet({ template: 'character-sheet', creatures }, here)
  const content = sheets('c1', 'c2')
  expect(content).toMatchObject({ end: 'made', data: { forms: ['sheet c1'] } })
  expect(content).toMatchObject({ left: ['Bess: an animal, on the party sheet'] })
  expect(sheets('c2')).toMatchObject({
    end: 'refused',
    refused: { why: 'Animals have no character sheet.', way: 'Print them on the party sheet.' },
  })
})

it('has twenty numbers in columns, those of the strip among them, and the rest in a line', () => {
  const game = rulesetOf({ ruleset: 'gods-and-monsters' })
  const [one] = printed('gods-and-monsters', anybody(game)).people
  const labels = one?.numbers.map(({ label }) => label) ?? []
  const ofStrip = game.fields.filter(({ show }) => show.strip && show.print)
  expect(labels).toHaveLength(20)
  expect(labels).toEqual(expect.arrayContaining(ofStrip.map(({ label }) => label)))
  const also = one?.lines.find(({ title }) => title === 'Also')?.text.split(', ') ?? []
  const shown = game.fields.filter(({ show }) => show.print)
  expect(labels.length + also.length).toBe(shown.length)
})

it('names a skill that is only known or not without a score', () => {
  const game = rulesetOf({ ruleset: 'block-dodge-parry' })
  const odo = { ...game.characters.blank('c1', 'Odo'), skills: { Rage: 1, Gifted: 2 } }
  const [one] = printed('block-dodge-parry', odo).people
  expect(
    one?.lines
      .find(({ title }) => title === 'Skills')
      ?.text.split(', ')
      .toSorted(),
  ).toEqual(['Gifted 2', 'Rage'])
})

it('is the same for any game, by what that one declares', () => {
  const ina = rulesetOf({ ruleset: 'delve' }).characters.blank('c1', 'Ina')
  const [one] = printed('delve', ina).people
  expect(one?.numbers.map(({ label }) => label)).toContain('STR')
  expect(one?.lines).toEqual([{ title: 'Load', text: '0 of 4 units' }])
})

it('keeps to the order asked for, and has nobody twice', () => {
  const both = [newCreature('c1', 'Odo', 'character', {}), newCreature('c2', 'Ina', 'hireling', {})]
  const content = partySheet(
    { template: 'party-sheet', creatures: ['c2', 'c1', 'c2'] },
    around('hearts', ...both),
  )
  expect(
    content.end === 'made' && (content.data as PartySheetData).people.map(({ name }) => name),
  ).toEqual(['Ina', 'Odo'])
})

it('somebody who is gone, and nobody at all, are reported with the way out', () => {
  const here = around('hearts', odo())
  const gone = partySheet({ template: 'party-sheet', creatures: ['c9'] }, here)
  const none = partySheet({ template: 'party-sheet', creatures: [] }, here)
  expect([gone, none].map((one) => one.end === 'refused' && one.refused.way)).toEqual([
    'Choose again who stands on the sheet.',
    'Choose at least one of the party.',
  ])
})

it('the form of a character’s sheet is called after the creature, a blank one is not', () => {
  const here = around('hearts', odo())
  const forms = (creatures: string[]): unknown => {
    const content = characterSheet({ template: 'character-sheet', creatures }, here)
    return content.end === 'made' && (content.data as { forms: string[] }).forms
  }
  expect([forms(['c1', 'c1']), forms([])]).toEqual([['sheet c1'], ['blank 1']])
})
