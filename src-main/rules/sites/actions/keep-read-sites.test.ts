import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Library } from '../../../campaign/library.ts'
import { recordSchemas } from '../../../ipc/contract/record-schemas.ts'
import type { Site } from '../../core/state/site.ts'
import { Play } from '../../gm/testing/play.ts'
import type { ReadSite } from '../adventure/adventure.ts'
import { readAdventure } from '../adventure/read-adventure.ts'

const content = bundled(resolve(import.meta.dirname, '../../../../resources'))
const text = `The Ash Cave

Soot lies on the road for a mile around.

1. Cave mouth
“Bones and soot, and a smell of burnt hair that does not go away.”
Monsters: 2 goblins, asleep; 3 soot hags
Exits: locked door to 2

2. Hearth
A fire that nobody feeds. A passage leads to area 1.

Ash hound: AC 5, HD 2+1, hp 11, #AT 1 bite, D 1d6, MV 120', Save F2, ML 9, AL N

Treasure: 60 gp under the hearth stone and a horn of ash wood
Trap: the third step tips, 1d6 damage

2. Loft
Furs hang from the beams.
`

function readSite(): ReadSite {
  const { title, areas, unread } = readAdventure(text)
  return { title, areas, unread: unread.map((part) => part.text) }
}

function play(): { campaign: Play; sites: () => Site[] } {
  const campaign = new Play('delve', { monsters: [], tables: [] })
  campaign.rules.shelf = new Library(content.monsters, content.tables, [])
  return { campaign, sites: () => Object.values(campaign.state.sites ?? {}) as Site[] }
}

test('areas of a text become a site in one step, and go by one undo', () => {
  const { campaign, sites } = play()
  expect(v.safeParse(recordSchemas['read sites'], [readSite()]).success).toBe(true)
  expect(campaign.does('house.keep-read-sites', { sites: [readSite()] })).toContain(
    'The Ash Cave, 3 places; 1 monster to the bestiary; left over text kept as 1 note',
  )
  const [site] = sites()
  expect(site?.places.map(({ number, title }) => `${number}. ${title}`)).toEqual([
    '1. Cave mouth',
    '2. Hearth',
    '3. 2 Loft',
  ])
  expect(site?.places[0]?.bands).toEqual(['2 goblins, asleep'])
  expect(site?.places[0]?.text).toContain('Here: 3 soot hags.')
  expect(site?.places[1]?.bands).toEqual(['1 ash hound'])
  expect(site?.places[1]?.treasure).toMatchObject({
    coins: 90,
    things: [{ name: 'a horn of ash wood', count: 1 }],
  })
  expect(site?.ways.map(({ from, to, door }) => [from, to, door])).toEqual([
    ['place-1', 'place-2', 'locked door'],
  ])
  const entry = JSON.stringify(campaign.entries)
  expect(entry).toContain('Soot lies on the road')
  expect(entry).toContain('"name":"Ash hound"')
  campaign.takeBack()
  expect(sites()).toEqual([])
})

test('a place of it goes on the table, and who is there is encountered', () => {
  const { campaign, sites } = play()
  campaign.does('house.keep-read-sites', { sites: [readSite()] })
  campaign.does('house.enter-place', { site: sites()[0]?.id, place: '1' })
  expect(campaign.state.encounter).toMatchObject({
    from: '1. Cave mouth, prepared',
    activity: 'Asleep',
  })
})

test('every text of an area is kept, however long', () => {
  const { campaign, sites } = play()
  const long = Array.from({ length: 3000 }, (_none, nth) => `word${nth}`).join(' ')
  const site = { title: 'Long', areas: readAdventure(`1. Hall\n${long}\n`).areas, unread: [] }
  campaign.does('house.keep-read-sites', { sites: [site, { ...site, title: 'Other' }] })
  expect(sites().map(({ title }) => title)).toEqual(['Long', 'Other'])
  const [place] = sites()[0]?.places ?? []
  const all = [place?.text, ...(place?.matters ?? []).map((matter) => matter.text)].join(' ')
  expect(all.split(/\s+/)).toEqual(long.split(' '))
  expect(v.safeParse(recordSchemas['site place'], place).success).toBe(true)
})

test('a site without areas, or without a name, is refused', () => {
  const { campaign } = play()
  const refused = (sites: unknown): unknown => campaign.preview('house.keep-read-sites', { sites })
  expect(refused([{ ...readSite(), areas: [] }])).toMatchObject({
    refuses: '“The Ash Cave” has no area to make a site of.',
  })
  expect(refused([{ ...readSite(), title: ' ' }])).toMatchObject({
    refuses: 'Give the site a name.',
  })
})
