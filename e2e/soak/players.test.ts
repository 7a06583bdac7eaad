import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectForPlayers } from '../../src-main/campaign/players/index.ts'
import type { PlayersProjection } from '../../src-main/campaign/players/projection.ts'
import { firstSwitches, type PlayersSwitches } from '../../src-main/campaign/players/switches.ts'
import type { Entry } from '../../src-main/campaign/journal.ts'
import type { CampaignState, Id } from '../../src-main/rules/core/situation.ts'
import { games } from '../../src-main/rules/registry.ts'
import { rulesInForce } from '../../src-main/session/games.ts'
import { anyMap, cutsOfShapes, mapSite, withMap } from './any-map.ts'
import { AnyTable } from './any-table.ts'
import { scrambled } from './scrambled-state.ts'

/** Everything on: what is hidden then is hidden for good. */
const all: PlayersSwitches = {
  ...firstSwitches,
  on: Object.fromEntries(
    Object.keys(firstSwitches.on).map((part) => [part, true]),
  ) as PlayersSwitches['on'],
  shown: { of: 'site', id: mapSite },
}

function projected(
  state: CampaignState,
  entries: readonly Entry[],
  switches = all,
): PlayersProjection {
  return projectForPlayers(state, entries, rulesInForce(state), switches, cutsOfShapes)
}

/** Kinds of checks that are rolled openly or unseen. */
const checks: ReadonlySet<string> = new Set(['listen', 'search', 'door', 'trap', 'save', 'skill'])

const seeds = fc
  .array(fc.nat({ max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))
const evenings = fc.record({ seed: seeds, commands: fc.integer({ min: 5, max: 60 }) })

function played(game: (typeof games)[number]['id'], seed: string, commands: number): AnyTable {
  const table = AnyTable.opened(game, seed)
  for (let count = 0; count < commands; count += 1) table.anything()
  return table
}

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: no hidden text, number, name or id reaches the players',
  (_, game) => {
    fc.assert(
      fc.property(evenings, anyMap, ({ seed, commands }, map) => {
        const { head, journal } = played(game, seed, commands)
        const state = withMap(head.state, map)
        const shown = projected(state, journal)
        expect(shown.shown !== null).toBe(Object.keys(map.map?.revealed ?? {}).length > 0)
        const hidden = scrambled(state, journal)
        expect(projected(hidden.state, hidden.journal)).toEqual(shown)
        // Nothing is left in it that could be an id of the campaign.
        const texts = textsIn(shown)
        const ids = idsOf(state)
        expect(texts.filter((text) => ids.has(text))).toEqual([])
      }),
      { numRuns: 20 },
    )
  },
  60_000,
)

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: what comes of a secret roll changes nothing for the players',
  (_, game) => {
    let rolled = 0
    fc.assert(
      fc.property(evenings, ({ seed, commands }) => {
        const table = played(game, seed, commands)
        const before = projected(table.head.state, table.journal)
        const there = standing(table.head.state)
        const from = table.journal.length
        for (const dice of ['d20', '3d6', '1d100']) table.runSecretly('house.roll', { dice })
        expect(projected(table.head.state, table.journal)).toEqual(before)
        // Checks take time, and what they find may be seen; their dice and that they were rolled may not.
        for (const { action } of rulesInForce(table.head.state).offered)
          if (checks.has(action.slot)) table.runSecretly(action.id, {})
        rolled += table.journal.length - from
        // One that was answered with the end of the fight has taken the foes away, and their dice with them.
        if (standing(table.head.state) !== there) return
        expect(projected(table.head.state, table.journal).dice).toEqual(before.dice)
      }),
      { numRuns: 20 },
    )
    expect(rolled).toBeGreaterThan(5)
  },
  60_000,
)

test('a black window and one with everything off are sent nothing', () => {
  const { head, journal } = played('delve', '7'.repeat(32), 40)
  const off = Object.fromEntries(
    Object.keys(all.on).map((part) => [part, false]),
  ) as PlayersSwitches['on']
  const empty = textsIn(projected(head.state, journal, { ...all, on: off }))
  const black = textsIn(
    projected(head.state, journal, { ...all, black: true, message: 'Never sent' }),
  )
  expect([empty, black]).toEqual([['candle'], ['candle']])
})

/** Creatures at the table, and whether they fight. */
function standing({ creatures, fight }: CampaignState): string {
  return [fight !== undefined, ...Object.keys(creatures)].join()
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function idsOf(state: CampaignState): ReadonlySet<Id> {
  const sites = Object.values(state.sites ?? {})
  const maps = sites.flatMap(({ map }) => map ?? [])
  const ids = [
    ...[state.creatures, state.timers, state.groups, state.dues].flatMap(Object.keys),
    ...sites.map(({ id }) => id),
    ...maps.flatMap(({ picture, pins, revealed }) => [
      picture,
      ...[pins, revealed].flatMap(Object.keys),
    ]),
  ]
  // Ids of the campaign are counted; a due that a game has once is called by a word, such as "initiative".
  return new Set(ids.filter((id) => /\d/.test(id)))
}
