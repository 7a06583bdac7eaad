import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import type { MapPoint, Site, SitePlace, SitePurpose } from '../core/state/site.ts'
import { lowerFirst, plural, upperFirst } from '../core/words.ts'
import { seedOf, TestDesk } from '../generators/testing/desk.ts'
import { monsterInRow } from '../gm/meeting.ts'
import { games } from '../registry.ts'
import { faultsInText } from '../testing/text-faults.ts'
import { drawSite } from './drawing/draw.ts'
import { exitsOf, siteText } from './keyed.ts'
import { makeSite } from './make-site.ts'
import { purposes } from './purposes.ts'
import { dungeonRecipe } from './recipe.ts'
import { redrawn, restocked } from './remake-site.ts'

const content = bundled(resolve(import.meta.dirname, '../../../resources'))
const desk = new TestDesk(content)
const kinds = Object.keys(purposes) as SitePurpose[]

const plainInput = {
  purpose: 'crypt',
  size: 12,
  level: 2,
  factions: 2,
  contents: 'classic',
  loops: 'some',
  secrets: 2,
}

function site(
  input: Partial<Record<keyof typeof plainInput, unknown>>,
  seed: number,
  game = games[0],
): Site {
  const recipe = dungeonRecipe({ ...plainInput, ...input }, seedOf(seed))
  return makeSite(recipe, 'site-1', desk.context(game?.id ?? 'hearts'))
}

/** Places that are reached from the first by ways that pass the test. */
function reached({ places, ways }: Site, passes: (way: Site['ways'][number]) => boolean): number {
  const seen = new Set([places[0]?.id])
  for (let before = -1; before !== seen.size;) {
    before = seen.size
    for (const way of ways.filter(passes)) {
      if (seen.has(way.from)) seen.add(way.to)
      if (seen.has(way.to) && way.door !== 'one-way door') seen.add(way.from)
    }
  }
  return seen.size
}

/** Squares that a way runs through, as texts. */
function squares(line: readonly MapPoint[]): string[] {
  return line.slice(1).flatMap(([bx, by], nth) => {
    const [ax, ay] = line[nth] ?? [bx, by]
    const steps = Math.ceil(Math.abs(bx - ax) + Math.abs(by - ay))
    return Array.from({ length: steps + 1 }, (_none, step) => {
      const far = Math.min(step / Math.max(1, steps), 0.999)
      return `${Math.floor(ax + (bx - ax) * far)},${Math.floor(ay + (by - ay) * far)}`
    })
  })
}

const overlap = (a: SitePlace, b: SitePlace): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const holds = (place: SitePlace, square: string): boolean => {
  const [x = 0, y = 0] = square.split(',').map(Number)
  return x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height
}

test('every dungeon can be walked, has loops and two ways in, and nothing on its map overlaps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.integer({ min: 5, max: 40 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 1e9 }),
      (purpose, size, level, seed) => {
        const dungeon = site({ purpose, size, level }, seed)
        const { places, ways } = dungeon
        expect(places.map(({ number }) => number)).toEqual(places.map((_place, nth) => nth + 1))
        expect(places).toHaveLength(size)
        expect(reached(dungeon, () => true)).toBe(size)
        expect(reached(dungeon, ({ door }) => door !== 'secret door')).toBe(size)
        expect(ways.length - size + 1).toBeGreaterThanOrEqual(1)
        expect(places.filter(({ entrance }) => entrance !== undefined)).toHaveLength(2)
        for (const [nth, one] of places.entries()) {
          expect(exitsOf(dungeon, one).length).toBeGreaterThan(0)
          expect(places.slice(nth + 1).filter((other) => overlap(one, other))).toEqual([])
        }
        const walked = new Map<string, string>()
        for (const { id, from, to, line } of ways)
          for (const square of new Set(squares(line))) {
            const room = places.find((place) => holds(place, square))
            if (room) expect([from, to]).toContain(room.id)
            else expect(walked.get(square) ?? id).toBe(id)
            if (!room) walked.set(square, id)
          }
      },
    ),
    { numRuns: 60, seed: 20 },
  )
})

test('the same seed gives the same dungeon, in every game its own', () => {
  for (const game of games) expect(site({}, 4711, game)).toEqual(site({}, 4711, game))
  const maps = games.map((game) => site({}, 4711, game).places.map(({ x, y }) => [x, y]))
  expect(new Set(maps.map((map) => JSON.stringify(map))).size).toBe(1)
})

describe('what is in a dungeon', () => {
  const stocked = kinds.flatMap((purpose, nth) => site({ purpose, size: 30, level: 5 }, nth + 70))

  test('is not dark where its own words tell of light', () => {
    const lit = stocked.flatMap(({ places }) =>
      places.filter(({ aloud }) => /daylight|moonlight|lamp burning|glow-worms/i.test(aloud)),
    )
    expect(lit.length).toBeGreaterThan(5)
    expect(lit.filter(({ light }) => light === 'dark')).toEqual([])
  })

  test('is not dry under water, nor told of its water twice', () => {
    const wet = stocked.flatMap(({ places }) =>
      places.filter(({ aloud }) => /knee-deep from wall to wall|under still water/.test(aloud)),
    )
    expect(wet.length).toBeGreaterThan(20)
    const told = /\b(?:dry|dust|sand|swept|drained|ankle|puddle|tide|coal-warm)\b/i
    expect(wet.filter(({ aloud }) => told.test(aloud)).map(({ aloud }) => aloud)).toEqual([])
  })

  test('changes only what is there: doors, hidden ones, and who is in it', () => {
    const odd = stocked.flatMap(({ places, ways }) =>
      places.flatMap(({ id, bands, matters }) => {
        const doors = ways.flatMap((way) => ([way.from, way.to].includes(id) ? way.door : []))
        const texts = matters.flatMap(({ kind, title, text }) =>
          kind === 'change' ? `${title}: ${text}` : [],
        )
        return texts.filter(
          (text) =>
            (text.includes('hidden door') && !doors.includes('secret door')) ||
            (/^(?:Door forced|Third visit)/.test(text) && doors.every((door) => door === 'open')) ||
            (/^(?:Bell|Fight heard|Prisoner|Food)/.test(text) && bands.length === 0) ||
            (/^(?:Bell|Fight heard|Prisoner|Food|Wounded)/.test(text) &&
              bands.some((band) => /zombie|skeleton|viper|bee|beetle|statue/.test(band))),
        )
      }),
    )
    expect(odd).toEqual([])
  })

  test('keeps the water of its map when it is stocked again', () => {
    const one = stocked[10] ?? site({}, 1)
    const again = restocked(
      one,
      one.places.map(({ id }) => id),
      seedOf(5),
      desk.context('hearts'),
    )
    const says = ({ aloud }: SitePlace) =>
      aloud.includes('wall to wall')
        ? 'flooded'
        : aloud.includes('still water')
          ? 'pool'
          : undefined
    expect(again.places.map(says)).toEqual(one.places.map(({ water }) => water))
  })

  test('is whole English in every game and kind of place', () => {
    const faults = games.flatMap((game) =>
      kinds.flatMap((purpose, nth) =>
        site({ purpose, size: 14, level: 1 + (nth % 8) }, nth + 5, game).places.flatMap((place) =>
          [
            place.title,
            place.aloud,
            place.text,
            ...place.bands,
            ...place.matters.flatMap(({ title, text }) => [title, text]),
            ...(place.treasure ? [place.treasure.text] : []),
          ].flatMap((text) => {
            const fault = text === '' ? null : faultsInText(text)
            return fault ? [`${game.id}, ${purpose}, ${place.number}, ${fault}: ${text}`] : []
          }),
        ),
      ),
    )
    expect(faults).toEqual([])
  })

  test('has names that end where a thought ends', () => {
    const names = kinds.flatMap((purpose, nth) =>
      site({ purpose, size: 40 }, nth + 71).places.map(({ title }) => title),
    )
    expect(names).toContain('Temple steps')
    expect(names.filter((name) => / (?:a|an|the|of|to|clear)$/.test(name))).toEqual([])
  })

  test('tells where stairs lead that go down', () => {
    const dungeon = site({ size: 20, level: 3 }, 4)
    const goal = dungeon.places.find(({ stairs }) => stairs === 'down')
    expect(goal?.role).toBe('goal')
    expect(siteText(dungeon)).toContain('Stairs down: to level 4, which is not drawn')
  })

  test('follows the shares of the stocking table', () => {
    const kept = { monster: 0, trap: 0, trick: 0, treasure: 0, empty: 0, building: 0 }
    for (let seed = 1; seed <= 40; seed += 1)
      for (const { kind, role, entrance } of site({ size: 20 }, seed).places)
        if (!role && entrance === undefined) kept[kind] += 1
    const all = Object.values(kept).reduce((sum, one) => sum + one, 0)
    const near = (count: number, share: number) =>
      expect(Math.abs(count / all - share)).toBeLessThan(0.05)
    near(kept.monster, 12 / 36)
    near(kept.trap, 6 / 36)
    near(kept.trick, 6 / 36)
    near(kept.treasure, 2 / 36)
    near(kept.empty, 10 / 36)
  })

  test('has the rooms of a tower in the order of its storeys, on another map too', () => {
    const high = /Beacon|Pigeon|Kite|Aviary|Roof|Bell frame|Lookout|Signal/
    const low = /Undercroft|Winter store|Kennel/
    for (let seed = 1; seed <= 12; seed += 1) {
      const tower = site({ purpose: 'tower', size: 14 }, seed)
      for (const { places } of [tower, redrawn(tower, seedOf(90 + seed), desk.context('hearts'))]) {
        const rooms = places.filter(({ role, entrance }) => !role && entrance === undefined)
        const depths = (of: RegExp) => rooms.filter(({ title }) => of.test(title)).map(({ y }) => y)
        expect(Math.max(0, ...depths(high))).toBeLessThan(Math.min(99, ...depths(low)))
      }
      const { y = 0, height = 0 } = tower.places.find(({ stairs }) => stairs === 'up') ?? {}
      const bottom = Math.max(...tower.places.map((one) => one.y + one.height))
      expect(y + height).toBeGreaterThanOrEqual(bottom - 2)
    }
  })

  test('is prepared as encounters that the library knows', () => {
    const { shelf } = desk.context('hearts').at
    const dungeon = site({ size: 30, level: 4 }, 99)
    expect(dungeon.places.flatMap(({ bands }) => bands).length).toBeGreaterThan(4)
    expect(dungeon.wanderers).toHaveLength(6)
    for (const band of dungeon.places.flatMap(({ bands }) => bands))
      expect([band, monsterInRow(band, shelf).monster !== undefined]).toEqual([band, true])
  })
})

test('the map of the players has no secret way, and only places that they have seen', () => {
  const dungeon = site({ size: 20 }, 3)
  const gm = drawSite(dungeon, { players: false, onlySeen: false })
  const players = drawSite(dungeon, { players: true, onlySeen: false })
  expect(gm?.doors.some(({ door }) => door === 'secret door')).toBe(true)
  expect(players?.doors.some(({ door }) => door === 'secret door')).toBe(false)
  const seen: Site = {
    ...dungeon,
    places: dungeon.places.map((place) => (place.number < 4 ? { ...place, state: 'seen' } : place)),
  }
  const shown = drawSite(seen, { players: true, onlySeen: true })
  expect(shown?.places.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('groups want what their kind can want, and a small dungeon says little twice', () => {
  const { monsters, tables } = content
  const goalsIn = (id: string): string[] =>
    (tables.table(id)?.rows ?? []).map(([, text]) => `want to ${lowerFirst(text)}`)
  const ofTheDead = goalsIn('factions/goal-undead')
  const ofOthers = goalsIn('factions/goal-below')
  for (let seed = 1; seed <= 12; seed += 1) {
    const { about, places, factions, wanderers } = site({ size: 10 }, seed, games[1])
    for (const { title, text } of about.filter((each) => factions.includes(each.title))) {
      const monster = monsters.find(({ name }) => upperFirst(plural(name)) === title)
      expect(monster?.tags.includes('undead') ? ofTheDead : ofOthers, title).toContain(text)
    }
    expect(new Set(wanderers).size, `seed ${seed}`).toBe(wanderers.length)
    const oddities = places
      .map(({ text }) => text.replace(/ ?[A-Z][^.]* pass here; tracks to and fro\.$/, ''))
      .filter((text) => text !== '')
    expect(new Set(oddities).size, `seed ${seed}`).toBe(oddities.length)
  }
})
