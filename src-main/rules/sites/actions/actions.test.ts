import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import { Library } from '../../../campaign/library.ts'
import type { Site } from '../../core/state/site.ts'
import { seedOf } from '../../generators/testing/desk.ts'
import { wanderingTable } from '../../gm/meeting.ts'
import { Play } from '../../gm/testing/play.ts'
import { games } from '../../registry.ts'

const content = bundled(resolve(import.meta.dirname, '../../../../resources'))

/** Refusal of an action with this input. */
function refused(
  campaign: Play,
  action: string,
  input: Record<string, unknown>,
): string | undefined {
  const preview = campaign.preview(action, input)
  return preview && 'refuses' in preview ? preview.refuses : undefined
}

function play(
  game: (typeof games)[number]['id'] = 'delve',
  more = {},
): { campaign: Play; site: () => Site } {
  const campaign = new Play(game, { monsters: [], tables: [] })
  campaign.rules.shelf = new Library(content.monsters, content.tables, [])
  campaign.does('house.generate-site', { size: 9, level: 1, seed: seedOf(5), ...more })
  const [id = ''] = Object.keys(campaign.state.sites ?? {})
  return { campaign, site: () => campaign.state.sites?.[id] as Site }
}

describe('a site', () => {
  test('is generated into the campaign, and gone by undo', () => {
    const { campaign, site } = play()
    expect(site().places).toHaveLength(9)
    campaign.takeBack()
    expect(Object.keys(campaign.state.sites ?? {})).toEqual([])
  })

  test('numbers a place again: two swap, and every number stands once', () => {
    const { campaign, site } = play()
    const before = site().places
    const [first, second] = before
    const keep = (place: unknown) => campaign.does('house.keep-place', { site: site().id, place })
    keep({ ...second, number: 1 })
    expect(site().places.slice(0, 2)).toEqual([
      { ...second, number: 1 },
      { ...first, number: 2 },
    ])
    keep({ ...first, number: 33 })
    expect(site().places.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 33])
    expect(site().places.at(-1)?.id).toBe(first?.id)
  })

  test('keeps what the GM wrote when its places are re-rolled', () => {
    const { campaign, site } = play()
    const [first, second] = site().places
    campaign.does('house.keep-place', {
      site: site().id,
      place: { ...first, title: 'My own hall' },
    })
    campaign.does('house.restock-site', { site: site().id })
    expect(site().places[0]?.title).toBe('My own hall')
    expect(site().places[0]?.locked).toBe(true)
    expect(site().places[1]?.aloud).not.toBe(second?.aloud)
    expect(site().places[1]?.x).toBe(second?.x)
  })

  test('is redrawn with the same places', () => {
    const { campaign, site } = play()
    const before = site()
    campaign.does('house.redraw-site', { site: site().id })
    const titles = ({ places }: Site) => places.map(({ title }) => title).sort()
    expect(titles(site())).toEqual(titles(before))
    expect(site().places.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(site().places.map(({ x, y }) => [x, y])).not.toEqual(
      before.places.map(({ x, y }) => [x, y]),
    )
  })

  test('keeps the tables chosen in it from place to place, and no table of another', () => {
    const { campaign, site } = play()
    const chosen = { locality: 'locality-caves' }
    campaign.does('house.locality-table', { table: 'locality-caves' })
    campaign.does('house.enter-place', { site: site().id, place: '1' })
    expect(campaign.state.place.tables).toBeUndefined()
    campaign.does('house.locality-table', { table: 'locality-caves' })
    campaign.does('house.enter-place', { site: site().id, place: '1' })
    expect(campaign.state.place).toMatchObject({ at: { site: site().id }, tables: chosen })
  })

  test('sends wanderers from its own lairs', () => {
    const { campaign, site } = play()
    campaign.does('house.enter-place', { site: site().id, place: '1' })
    const table = wanderingTable(campaign.state, campaign.rules.shelf)
    expect(table?.title).toBe(`Wanderers of ${site().title}`)
    expect(table?.rows.map(([, line]) => line)).toEqual(site().wanderers)
  })

  test('has its secret ways found, and hidden again', () => {
    const { campaign, site } = play('delve', { size: 20, secrets: 6 })
    const way = site().ways.find(({ door }) => door === 'secret door')
    const numbered = (id: string | undefined) =>
      String(site().places.find((place) => place.id === id)?.number)
    campaign.does('house.enter-place', { site: site().id, place: numbered(way?.from) })
    const input = { site: site().id, place: numbered(way?.to) }
    expect(refused(campaign, 'house.enter-place', { ...input, way: 'w999' })).toMatch(/No such way/)
    campaign.does('house.find-way', { site: site().id, way: way?.id })
    const found = () => site().ways.find(({ id }) => id === way?.id)?.found
    expect(found()).toBe(true)
    campaign.does('house.find-way', { site: site().id, way: way?.id })
    expect(found()).toBeUndefined()
  })

  test('refuses a room on top of another', () => {
    const { campaign, site } = play()
    const [first, second] = site().places
    expect(
      refused(campaign, 'house.keep-place', {
        site: site().id,
        place: { ...first, x: second?.x, y: second?.y },
      }),
    ).toBe(`2. ${second?.title} lies there: move it elsewhere.`)
  })
})

describe.each(games.map(({ id, title }) => [title, id] as const))(
  'on the table in %s',
  (_title, id) => {
    test('a place becomes the party’s own, and who is in it is encountered', () => {
      const { campaign, site } = play(id)
      const keyed = site().places.find(({ bands }) => bands.length > 0)
      campaign.does('house.enter-place', { site: site().id, place: String(keyed?.number) })
      expect(campaign.state.place.at).toEqual({ site: site().id, place: keyed?.id })
      expect(site().places.find(({ id: one }) => one === keyed?.id)?.state).toBe('seen')
      expect(campaign.state.encounter?.from).toBe(`${keyed?.number}. ${keyed?.title}, prepared`)
    })

    test('the way from one place to the next takes a turn', () => {
      const { campaign, site } = play(id, { size: 5 })
      campaign.does('house.enter-place', { site: site().id, place: '1' })
      const before = campaign.state.clock.seconds
      campaign.does('house.enter-place', { site: site().id, place: '2' })
      expect(campaign.state.clock.seconds - before).toBeGreaterThanOrEqual(600)
    })
  },
)

test('a settlement is a list of places without a map, and is not stocked as a dungeon', () => {
  const { campaign, site } = play()
  campaign.does('house.generate-settlement', { size: 'village' })
  const town = Object.values(campaign.state.sites ?? {}).find(({ id }) => id !== site().id)
  expect(town?.places).toHaveLength(8)
  expect(new Set(town?.places.map(({ aloud }) => aloud)).size).toBe(8)
  expect(refused(campaign, 'house.restock-site', { site: town?.id })).toBe(
    `${town?.title} is a list of places without a map: edit them, or generate another.`,
  )
})

test('the treasure of a place is borne by one of the party', () => {
  const { campaign, site } = play()
  const rich = site().places.find(({ treasure }) => treasure && treasure.things.length > 0)
  const [bearer = ''] = campaign.state.party
  const carried = () => Object.keys(campaign.state.creatures[bearer]?.items ?? {}).length
  const before = carried()
  const input = { site: site().id, place: String(rich?.number), bearer }
  campaign.does('house.take-place-treasure', input)
  expect(campaign.state.stash).toEqual({})
  expect(carried()).toBe(before + (rich?.treasure?.things.length ?? 0))
})

test('the treasure of a place is taken once', () => {
  const { campaign, site } = play()
  const rich = site().places.find(({ treasure }) => treasure)
  const input = { site: site().id, place: String(rich?.number) }
  campaign.does('house.take-place-treasure', input)
  expect(Object.keys(campaign.state.stash).length).toBeGreaterThan(0)
  expect(refused(campaign, 'house.take-place-treasure', input)).toBe(
    `The treasure of ${rich?.number}. ${rich?.title} is taken.`,
  )
})
