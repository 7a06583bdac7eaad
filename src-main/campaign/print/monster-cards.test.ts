import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import { bundled } from '../../app/bundled.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { rulesets } from '../../rules/registry.ts'
import type { CampaignState, RulesetId } from '../../rules/core/situation.ts'
import { newFoe } from '../../rules/core/creature.ts'
import { Library } from '../library.ts'
import { newState } from '../state.ts'
import type { PrintSources } from './print-content.ts'
import { monsterCards, type MonsterCardsData } from './monster-cards.ts'
import type { CardWanted } from './wanted.ts'

const { monsters } = bundled(join(import.meta.dirname, '../../../resources'))

function around(
  ruleset: RulesetId,
  own: Monster[] = [],
  some: Partial<CampaignState> = {},
): PrintSources {
  const game = rulesets[ruleset]
  if (!game) throw new Error(`no ${ruleset}`)
  const shelf = new Library(
    monsters,
    noTables,
    own.map((value) => ({ type: 'monster', id: value.id, value })),
  )
  return {
    situation: { ...newState('The Drowned Belfry', ruleset, {}), ...some },
    ruleset: game,
    shelf,
    entries: [],
  }
}

function named(name: string): Monster {
  const monster = monsters.find((one) => one.name === name)
  if (!monster) throw new Error(`no ${name}`)
  return monster
}

function cards(wanted: CardWanted[], here: PrintSources): MonsterCardsData {
  const page = monsterCards(
    { template: 'monster-cards', size: 'poker', cards: wanted, wounds: true, derivations: true },
    here,
  )
  if (page.end !== 'made') throw new Error(page.refused.why)
  return page.data as MonsterCardsData
}

function one(id: string, individuals = 2, count = 1): CardWanted {
  return { of: 'monster', id, count, individuals }
}

it('a bestiary monster stands in the game of the campaign, with how each number came about', () => {
  const [goblin] = cards([one('bundled-goblin')], around('hearts')).cards
  expect(goblin).toMatchObject({
    name: 'Goblin',
    tags: 'humanoid, cave, night',
    figures: [
      { label: 'HP', value: '1', how: '1 HD', rule: 'HRT-BX-01' },
      { label: 'ST', value: '11', how: '10 + 1 HD' },
      { label: 'Morale', value: '7', how: 'as written' },
    ],
    blows: [{ name: 'Weapon', dice: '1d6', notes: 'or by weapon' }],
    facts: [
      { label: 'HD', value: '1−1' },
      { label: 'Move', value: "60' (20')" },
      { label: 'Number', value: '2d4' },
    ],
    life: 'HP',
    beings: [
      { label: '1', most: 1 },
      { label: '2', most: 1 },
    ],
  })
})

it('a number below zero has the minus sign of print, and the sources are sentences', () => {
  const [goblin] = cards([one('bundled-goblin')], around('gods-and-monsters')).cards
  expect(goblin?.figures.find(({ label }) => label === 'STR')?.how).toContain('−1 on its level')
  expect(goblin?.words.find(({ title }) => title === 'Dazzled')?.text).toContain('at −1 in full')
  expect(goblin?.credit.split('. ').filter((words) => !/^\p{Lu}/u.test(words))).toEqual([])
})

it('the same monster has the numbers of another game there', () => {
  const [goblin] = cards([one('bundled-goblin')], around('delve')).cards
  expect(goblin?.figures.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'HP 4',
    'STR 10',
    'DEX 10',
    'WIL 9',
    'DR 1',
  ])
})

it('wounds are counted in every game, also where none are drawn as hearts', () => {
  for (const [ruleset, life] of [
    ['delve', 'HP'],
    ['heartbreaker', 'STA'],
    ['block-dodge-parry', 'HP'],
  ] as const) {
    const [owl] = cards([one('bundled-owl-bear')], around(ruleset)).cards
    const most = owl?.figures.find(({ label }) => label === life)?.value
    expect([owl?.life, `${owl?.beings[0]?.most}`]).toEqual([life, most])
  }
})

it('judgements that the campaign keeps are those of the card', () => {
  const ogre = named('Ogre')
  const answered = { ...ogre, judged: { hearts: { armour: 'none', magic: 'slight' } } }
  const figures = (own: Monster[]): string[] =>
    cards([one(ogre.id)], around('hearts', own)).cards.flatMap((card) =>
      card.figures.map(({ label, value }) => `${label} ${value}`),
    )
  expect(figures([])).toEqual(['HP 5', 'ST 14', 'Morale 10'])
  expect(figures([answered])).toEqual(['HP 4', 'ST 14', 'Mana 1', 'Morale 10'])
})

it('prints hit dice once, as the game has them where it has them', () => {
  const [card] = cards([one('bundled-ogre')], around('heartbreaker')).cards
  expect(card?.figures).toContainEqual(expect.objectContaining({ label: 'HD', value: '4' }))
  expect(card?.facts.map(({ label }) => label)).toEqual(['Move', 'Number'])
})

it('keeps every word, also those nobody could read, and tells a critical effect once', () => {
  const [goblin] = cards([one('bundled-goblin')], around('hearts')).cards
  expect(goblin?.words.at(-1)).toEqual({ title: 'Morale', text: '9 with their king' })
  const [cat] = cards([one('bundled-night-cat')], around('delve')).cards
  expect(cat?.words.filter(({ title }) => title === 'Critical damage')).toHaveLength(1)
  const [dragon] = cards([one('bundled-red-dragon')], around('hearts')).cards
  expect(dragon?.words.map(({ text }) => text).join(' ')).toContain('resolve it as a spell')
})

it('those at the table have the numbers they have there, each with a track of their own', () => {
  const hearts = around('hearts')
  const goblin = hearts.ruleset.monsters.convert(named('Goblin'), {}, hearts.situation)
  const foe = (id: string, name: string, maxHp: number): CampaignState['creatures'][string] => ({
    ...newFoe(goblin, id, name),
    monster: 'bundled-goblin',
    values: { ...goblin.values, st: 13, hp: 1, maxHp },
  })
  const creatures = {
    c1: foe('c1', 'Goblin 1', 1),
    c2: foe('c2', 'Goblin 2', 3),
    c3: foe('c3', 'Grik', 2),
  }
  const wanted: CardWanted[] = [{ of: 'creatures', ids: ['c1', 'c2', 'c3'], count: 1 }]
  const [card] = cards(wanted, around('hearts', [], { creatures })).cards
  expect([card?.name, card?.beings]).toEqual([
    'Goblin',
    [
      { label: '1', most: 1 },
      { label: '2', most: 3 },
      { label: 'Grik', most: 2 },
    ],
  ])
  expect(card?.figures[1]).toMatchObject({ label: 'ST', value: '13', how: '' })
  expect(card?.words[0]?.text).toMatch(/^Small, sallow/)
})

it('what is gone, and more than a thousand cards, is refused with the way out', () => {
  const page = (wanted: CardWanted[]): string => {
    const here = around('hearts')
    const content = monsterCards(
      { template: 'monster-cards', size: 'index', cards: wanted, wounds: true, derivations: true },
      here,
    )
    return content.end === 'refused' ? content.refused.why : content.title
  }
  expect(page([one('nobody')])).toBe('A monster is not in the bestiary any more.')
  expect(page([{ of: 'creatures', ids: ['c9'], count: 1 }])).toBe(
    'A creature is not here any more.',
  )
  expect(
    page([one('bundled-goblin', 1, 500), one('bundled-orc', 1, 500), one('bundled-ogre')]),
  ).toBe('That is 1001 cards, and at most 1000 are printed at once.')
  expect(page([one('bundled-goblin'), one('bundled-orc')])).toBe('Cards of Goblin, Orc, HEARTS')
})
