import { beforeAll, expect, test } from 'vitest'
import { beginCampaign } from '../session/stored-campaigns.ts'
import { CampaignSession } from '../session/campaign-session.ts'
import { testServices } from '../session/test-services.ts'
import { rulesetOf } from '../rules/registry.ts'
import { wantedOf, wordsTaken, type NameSources } from './print-words.ts'

let here: NameSources

beforeAll(async () => {
  const services = testServices()
  const { id } = await beginCampaign(services, services.bundled.sample())
  const { situation, shelf } = await new CampaignSession(services, () => undefined).open(id)
  here = { situation, shelf, ruleset: rulesetOf(situation) }
})

function names(ids: readonly string[]): string[] {
  return ids.map((id) => here.situation.creatures[id]?.name ?? 'nobody')
}
function sheets(words: Parameters<typeof wantedOf>[1]): string[] {
  const wanted = wantedOf('character-sheet', words, here)
  return wanted.template === 'character-sheet' ? names(wanted.creatures) : []
}

test('sheets of those named in any case, of the whole party, of its first, of nobody', () => {
  expect(sheets({ creatures: ['odo fenwick', 'MAUD TALLOW'] })).toEqual([
    'Odo Fenwick',
    'Maud Tallow',
  ])
  expect(sheets({ party: true })).toEqual(names(here.situation.party))
  expect(sheets({})).toEqual(['Maud Tallow'])
  expect(sheets({ blank: true })).toEqual([])
})

test('a name nobody bears is refused with the names there are', () => {
  expect(() => sheets({ creatures: ['Zed'] })).toThrow(
    expect.objectContaining({
      code: 'not-found',
      message: 'No character “Zed” in that campaign.',
      way: expect.stringContaining('Maud Tallow') as string,
    }),
  )
})

test('monsters by the names of the bestiary, each with its number of cards', () => {
  const words = { monsters: [{ name: 'goblin', count: 3, individuals: 6 }] }
  const cards = wantedOf('monster-cards', words, here)
  const goblin = here.shelf.monsterNamed('Goblin')?.id
  expect(cards).toMatchObject({
    size: 'poker',
    cards: [{ of: 'monster', id: goblin, count: 3, individuals: 6 }],
    wounds: true,
  })
  expect(wantedOf('stat-blocks', words, here)).toMatchObject({ monsters: [goblin], source: false })
  for (const template of ['monster-cards', 'stat-blocks'] as const) {
    expect(() => wantedOf(template, {}, here)).toThrow('No monster is named.')
    expect(() =>
      wantedOf(template, { monsters: [{ name: 'Jabberwock', count: 1 }] }, here),
    ).toThrow('No monster “Jabberwock” is in the bestiary')
  }
})

test('a name that several have is refused with the list, and each is found by its id', () => {
  const goblin = here.shelf.monsterNamed('Goblin')
  if (!goblin) throw new Error('no goblin')
  const known = new Map(['g1', 'g2'].map((id) => [id, { ...goblin, id }]))
  const shelf = {
    ...here.shelf,
    monster: (id: string) => known.get(id),
    monsterNamed: () => known.get('g2'),
    namesakesOf: () => ['g1', 'g2'],
    homeOf: () => 'campaign' as const,
  }
  const wanted = (name: string) =>
    wantedOf('stat-blocks', { monsters: [{ name, count: 1 }] }, { ...here, shelf })
  expect(() => wanted('Goblin')).toThrow('Several monsters are called “Goblin”.')
  expect(wanted('g1')).toMatchObject({ monsters: ['g1'] })
})

test('blocks of the screen are left out by their titles, and a handout is found by its own', () => {
  const title = here.ruleset.screen?.leaves[0]?.blocks[0]?.title ?? 'none'
  const id = here.ruleset.screen?.leaves[0]?.blocks[0]?.id
  expect(wantedOf('screen-insert', { without: [title.toUpperCase()] }, here)).toMatchObject({
    without: [id],
  })
  const table = here.shelf.tables('encounter')[0]
  expect(wantedOf('screen-insert', { blocks: [table?.title ?? 'none'] }, here)).toMatchObject({
    blocks: [`table:${table?.id}`],
  })
  expect(() => wantedOf('screen-insert', { without: ['Cakes'] }, here)).toThrow('no block “Cakes”')
  expect(() => wantedOf('handout', { handout: 'Map' }, here)).toThrow('No handout “Map” is kept')
  const draft = { title: 'Found', style: 'letter' as const, text: 'Come.' }
  expect(wantedOf('handout', { draft }, here)).toMatchObject({ handout: null, draft })
})

test('every template can be asked for, and each takes some words', () => {
  for (const [template, words] of Object.entries(wordsTaken)) {
    expect(words.length, template).toBeGreaterThan(0)
  }
  expect(wantedOf('session-report', {}, here)).toMatchObject({ session: 'all', secrets: false })
  expect(wantedOf('party-sheet', {}, here)).toMatchObject({ creatures: here.situation.party })
})
