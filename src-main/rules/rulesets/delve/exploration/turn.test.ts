import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { previewAction, runAction, type AtTable } from '../../../core/action.ts'
import { bundledMonsters, type BestiarySet } from '../../../monsters/bundled.ts'
import type { Monster } from '../../../monsters/canonical.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { CampaignState } from '../../../core/situation.ts'
import { actionIn } from '../../../testing/empty-shelf.ts'
import { shelfOf } from '../../../testing/shelf-of.ts'
import type { Table } from '../../../tables/table.ts'
import { entryOf } from '../../../gm/meeting.ts'
import { singulars } from '../../../core/words.ts'
import { characters } from '../character/index.ts'
import { delve } from '../index.ts'

const resources = resolve(import.meta.dirname, '../../../../../resources')
const json = <T>(path: string): T => JSON.parse(readFileSync(resolve(resources, path), 'utf8')) as T
const library: Monster[] = ['bx', 'cairn'].flatMap((name) =>
  bundledMonsters(json<BestiarySet>(`bestiary/${name}.json`)),
)
const crypt = json<Table>('sample/tables/flooded-crypt-1.json')
const monsterNamed = (name: string): Monster | undefined =>
  library.find((monster) => monster.name.toLowerCase() === name.toLowerCase())
const at = (tables: Table[]): AtTable => ({
  ruling: { adjust: 0, secret: false },
  ruleset: delve,
  shelf: shelfOf({ monsters: library, tables }),
})

const state: CampaignState = {
  name: 'Test',
  ruleset: 'delve',
  borrowed: {},
  houseRules: {},
  clock: { seconds: 0, season: 'autumn' },
  place: { title: 'Crypt', level: 1, table: crypt.id },
  creatures: { c1: characters.blank('c1', 'Maud') },
  party: ['c1'],
  groups: {},
  dues: {},
  timers: {},
  stash: {},
  nextId: 20,
}

function run(
  id: string,
  from: CampaignState,
  input: Record<string, unknown>,
  faces: number[],
  table = at([crypt]),
): Outcome {
  const procedure = runAction(actionIn(delve, id), from, input, table)
  const left = [...faces]
  let step = procedure.next()
  while (!step.done) {
    const question = step.value
    if (question.ask !== 'dice') throw new Error(`asks for a ${question.ask}`)
    step = procedure.next({
      kind: 'dice',
      sides: question.sides,
      faces: left.splice(0, question.count),
      typed: true,
    })
  }
  expect(left).toEqual([])
  return step.value
}

/** Both sides aware, 2d4 × 10 ft, activity. */
const opening = [1, 1, 2, 3, 4]

test('every row of the bundled table names a monster of the library', () => {
  const lost = crypt.rows.filter(([, text]) => !singulars(entryOf(text).name).some(monsterNamed))
  expect(lost).toEqual([])
})

describe('the dungeon turn', () => {
  test('takes ten minutes, and a 6 is free', () => {
    const outcome = run('delve.turn', state, { action: 'search' }, [6])
    expect([outcome.what, outcome.says, outcome.total]).toEqual(['Event die, searching', 'Free', 6])
    expect(outcome.effects).toEqual([
      { do: 'event', action: 'delve.turn', face: 6, title: 'Free' },
      { do: 'advance', seconds: 600 },
    ])
  })

  test('a 1 brings those of the wandering table, numbered, as one group', () => {
    const outcome = run('delve.turn', state, { action: 'move' }, [1, 7, 3, 3, ...opening])
    expect(outcome.says).toBe('Encounter: Six goblins, 50 ft, hunting')
    expect(outcome.effects).toContainEqual({
      do: 'event',
      action: 'delve.turn',
      face: 1,
      title: 'Encounter',
      says: 'Six goblins, 50 ft, hunting',
      encounter: 'e27',
    })
    const joined = outcome.effects.flatMap((effect) =>
      effect.do === 'join' ? [`${effect.creature.id} ${effect.creature.name}`] : [],
    )
    expect(joined).toEqual([1, 2, 3, 4, 5, 6].map((number) => `c${20 + number} Goblin ${number}`))
    const encounter = outcome.effects.flatMap((effect) =>
      effect.do === 'encounter' && effect.encounter ? [effect.encounter] : [],
    )[0]
    expect([
      encounter?.number,
      encounter?.numberDice,
      encounter?.group,
      encounter?.attitude,
    ]).toEqual([6, '2d4', 'g20', 'unknown'])
  })

  test('a clue foretells, and the next encounter is the foretold one', () => {
    const clue = run('delve.noise', state, {}, [2, 12])
    const foretold = clue.effects.flatMap((effect) =>
      effect.do === 'foretell' && effect.encounter ? [effect.encounter] : [],
    )[0]
    expect(clue.effects.some((effect) => effect.do === 'advance')).toBe(false)
    const met = run(
      'delve.turn',
      { ...state, ...(foretold ? { foretold } : {}) },
      { action: 'move' },
      [1, ...opening],
    )
    expect(met.says).toBe('Encounter: A wight, 50 ft, walking the same round')
    expect(met.effects).toContainEqual({ do: 'foretell', encounter: null })
  })

  test('a second clue points at the same encounter, or waits behind it by the house rule', () => {
    const clue = (from: CampaignState, faces: number[]): CampaignState => {
      const foretold = run('delve.noise', from, {}, faces).effects.flatMap((effect) =>
        effect.do === 'foretell' && effect.encounter ? [effect.encounter] : [],
      )[0]
      return { ...from, ...(foretold ? { foretold } : {}) }
    }
    const wight = clue(state, [2, 12])
    expect(clue(wight, [2]).foretold?.title).toBe('A wight')
    const queued = clue({ ...wight, houseRules: { pendingClues: 'queue' } }, [2, 11])
    expect([queued.foretold?.title, queued.foretold?.then?.title]).toEqual([
      'A wight',
      'A gelatinous cube',
    ])
    const met = run('delve.turn', queued, { action: 'move' }, [1, ...opening])
    expect(met.says).toMatch(/^Encounter: A wight/)
    expect(met.effects.find((effect) => effect.do === 'foretell')).toMatchObject({
      encounter: { title: 'A gelatinous cube' },
    })
  })

  test('a short rest heals neither the dead nor who is encumbered', () => {
    const hurt = (id: string, more: object): CampaignState['creatures'] => {
      const blank = characters.blank(id, id)
      return { [id]: { ...blank, values: { ...blank.values, hp: 0 }, ...more } }
    }
    const laden = { values: { ...characters.blank('c2', 'c2').values, hp: 0, load: 1 } }
    const party: CampaignState = {
      ...state,
      creatures: {
        ...hurt('c1', {}),
        ...hurt('c2', laden),
        ...hurt('c3', { conditions: { dead: {} } }),
      },
      party: ['c1', 'c2', 'c3'],
    }
    const rested = run('delve.rest', party, {}, [6])
    expect(rested.effects.filter((effect) => effect.do === 'set')).toEqual([
      { do: 'set', creature: 'c1', field: 'hp', to: 3 },
    ])
    expect(rested.why.map(({ rule }) => rule)).toContain('DLV-INV-04')
  })

  test('exhaustion holds the turn while somebody is laden, and a rest settles it', () => {
    const laden = {
      ...state,
      creatures: { c1: { ...characters.blank('c1', 'Maud'), conditions: { Laden: {} } } },
    }
    const tired = run('delve.turn', laden, { action: 'move' }, [3])
    expect(
      tired.effects.flatMap((effect) =>
        effect.do === 'due' ? [[effect.due.action, effect.due.holds, effect.due.must]] : [],
      ),
    ).toEqual([['delve.rest', 'delve.turn', true]])
    expect(run('delve.turn', state, { action: 'move' }, [3]).says).toBe(
      'Exhaustion: nobody is laden',
    )
    expect(run('delve.rest', laden, {}, [6]).effects).toContainEqual({
      do: 'settle',
      due: 'delve-rest',
    })
  })

  test('without a table the GM is asked who it is', () => {
    const outcome = run('delve.turn', state, { action: 'move' }, [1], at([]))
    expect(
      outcome.effects.flatMap((effect) => (effect.do === 'due' ? [effect.due.action] : [])),
    ).toEqual(['house.encounter'])
  })

  test('its six faces are shown before they fall', () => {
    const preview = previewAction(
      actionIn(delve, 'delve.turn'),
      state,
      { action: 'move' },
      at([crypt]),
    )
    expect(
      preview?.chances.map(({ says, chance }) => `${says} ${Math.round(chance * 100)}`),
    ).toEqual(['Encounter 17', 'Clue 17', 'Exhaustion 17', 'Locality 17', 'Free 33'])
  })
})
