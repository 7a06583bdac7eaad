import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Play } from '../../gm/testing/play.ts'
import { games, rulesetOf } from '../../registry.ts'
import { figuresSay } from '../npc.ts'
import { seedOf, TestDesk } from '../testing/desk.ts'

const content = bundled(resolve(import.meta.dirname, '../../../../resources'))
const desk = new TestDesk(content)
const play = (game: (typeof games)[number]['id']) => new Play(game, { monsters: [], tables: [] })

test('a result in the chronicle has its parts for reasons, and changes nothing', () => {
  const campaign = play('hearts')
  const before = campaign.state
  const result = { title: 'Odo Reed', parts: [{ title: 'Want', text: 'a boat' }] }
  expect(campaign.does('house.keep-result', { result, kind: 'Person' })).toBe('Odo Reed')
  const [entry] = campaign.entries
  expect(entry?.outcome).toMatchObject({
    what: 'Person',
    secret: true,
    why: [{ name: 'Want', value: 'a boat' }],
  })
  expect(campaign.state.creatures).toEqual(before.creatures)
})

describe('a treasure', () => {
  const treasure = {
    coins: 40,
    things: [{ name: 'agate, worth 10 coins', count: 1, text: 'an agate' }],
  }

  test('goes to the stash, and comes out of it again by undo', () => {
    const campaign = play('hearts')
    campaign.does('house.keep-treasure', { treasure, way: 'to the stash' })
    expect(Object.values(campaign.state.stash).map(({ name, count }) => [name, count])).toEqual([
      ['agate, worth 10 coins', 1],
      ['Coins', 40],
    ])
    campaign.takeBack()
    expect(campaign.state.stash).toEqual({})
  })

  test('goes to a bearer with its coins', () => {
    const campaign = play('hearts')
    const before = campaign.state.creatures['c1']?.values['coins'] ?? 0
    campaign.does('house.keep-treasure', { treasure, way: 'to the stash', bearer: 'c1' })
    const bearer = campaign.state.creatures['c1']
    expect(bearer?.values['coins']).toBe(before + 40)
    expect(Object.values(bearer?.items ?? {}).map(({ name, text }) => [name, text])).toEqual([
      ['agate, worth 10 coins', 'an agate'],
    ])
  })

  test('counts for XP where the game gives it for coins', () => {
    const paying = games.filter(({ defeats }) => defeats?.coins)
    for (const { id } of paying) {
      const campaign = play(id)
      campaign.does('house.keep-treasure', { treasure, way: 'to the stash' })
      expect([id, campaign.state.gains?.coins]).toEqual([id, 40])
    }
  })
})

describe.each(games.map((game) => [game.title, game.id] as const))('rivals in %s', (_, id) => {
  const company = { members: 3, hirelings: 1, level: 3 }
  const rivals = desk.deal('rivals', company, { seed: seedOf(4711) }, desk.context(id))
  const people = {
    title: rivals.title,
    recipes: (rivals.people ?? []).map(({ recipe }) => recipe),
  }

  test('are met with the figures that were shown', () => {
    const campaign = play(id)
    campaign.does('house.keep-people', { people, way: 'met here' })
    const group = Object.values(campaign.state.groups).find(({ name }) => name === rivals.title)
    const shown = rivals.parts.flatMap(({ parts = [] }) =>
      parts.filter(({ title }) => title === 'Figures').map(({ text }) => text),
    )
    const foes = (group?.members ?? []).flatMap((who) => campaign.state.creatures[who] ?? [])
    expect(foes.map((one) => figuresSay(one, rulesetOf(campaign.state)))).toEqual(shown)
    expect(foes.map(({ side }) => side)).toEqual(['foes', 'foes', 'foes', 'foes'])
    expect(campaign.state.encounter?.title).toBe(rivals.title)
  })

  test('join the party, and leave it by undo', () => {
    const campaign = play(id)
    campaign.does('house.keep-people', { people, way: 'join the party' })
    expect(campaign.state.party).toHaveLength(6)
    campaign.takeBack()
    expect(campaign.state.party).toEqual(['c1', 'c2'])
  })
})
