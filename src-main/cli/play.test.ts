import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apply } from '../campaign/apply.ts'
import { Library } from '../campaign/library.ts'
import { firstHead, newState } from '../campaign/state.ts'
import { contextOf } from '../campaign/table-context.ts'
import type { StepResult } from '../campaign/script/results.ts'
import { borrowedFor, games } from '../rules/registry.ts'
import { noTables } from '../rules/testing/shelf-of.ts'
import { writeCampaignZip } from '../storage/zip/write-zip.ts'
import type { Io } from './io.ts'
import { playCommand, usage } from './play.ts'

const resources = resolve(import.meta.dirname, '../../resources')
const built = { assets: '', resources, version: '0.0.0' }
const at = '2026-11-24T20:00:00.000Z'

async function played(script: unknown, files: Record<string, Uint8Array> = {}) {
  const said = { out: '', err: '' }
  const io = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
    stdin: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(script))),
    readFile: (name: string) => {
      const bytes = files[name]
      return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no file ${name}`))
    },
  } as unknown as Io
  const code = await playCommand(['--json', '-'], io, built)
  return { code, steps: JSON.parse(said.out || '[]') as StepResult[], err: said.err }
}

interface Example {
  game: string
}
const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
const inReadme = JSON.parse(/```json\n(.*?)```/s.exec(readme)?.[1] ?? '[]') as Example[]
const inHelp = usage
  .slice(usage.indexOf('one a game:') + 'one a game:'.length)
  .split(/\n {2}(?=\{ "game")/)
  .filter((text) => text.trim() !== '')
  .map((text) => JSON.parse(text) as Example)

test.each([
  ['the help', inHelp],
  ['the README', inReadme],
])('the examples of %s are played, one for each game', async (_where, examples) => {
  expect(examples.map(({ game }) => game)).toEqual(games.map(({ id }) => id))
  for (const example of examples) {
    const { code, steps } = await played(example)
    expect(steps.map(({ error, refused, asks }) => error ?? refused ?? asks)).toEqual(
      steps.map(() => null),
    )
    expect(code).toBe(0)
  }
})

type GameId = (typeof games)[number]['id']

/** A campaign file in which one character, of level or score as the game makes them, has been generated. */
async function saved(game: GameId): Promise<Uint8Array> {
  const first = firstHead('barrow', newState('The Barrow', game, borrowedFor(game)))
  const library = new Library([], noTables, [])
  const action = `${game}.new-character` as const
  const command = {
    action,
    input: { name: 'Ada' },
    seed: 'a'.repeat(32),
    adjust: 0,
    secret: false,
    given: {},
    byHand: false,
  }
  const ran = apply(first, command, contextOf(first.state, library, at))
  if (ran.end !== 'done') throw new Error(`nobody was made: ${ran.end}`)
  const summary = {
    id: 'barrow',
    name: 'The Barrow',
    ruleset: game,
    made: at,
    opened: at,
    when: 'day 1, 09:00',
    version: ran.head.version,
  }
  return writeCampaignZip(
    { summary, first, head: ran.head, entries: [ran.entry], records: [], restorePoints: [] },
    '0.0.0',
  )
}

describe.each(games.map(({ id }) => id))('a saved campaign of %s', (game) => {
  test('is gone on with, and its own lines are undone and amended too', async () => {
    const files = { 'barrow.gatefold': await saved(game) }
    const { code, steps } = await played(
      {
        campaign: 'barrow.gatefold',
        seed: 1,
        steps: [
          {},
          { action: 'house.edit', who: 'Ada', field: 'hp', to: 1 },
          { undo: true },
          { redo: true },
          { amend: 2, to: 2 },
          { undo: 2 },
        ],
      },
      files,
    )
    expect(steps.map(({ error, refused }) => error ?? refused)).toEqual(Array(6).fill(null))
    const hp = steps.map(({ state }) => state.people['Ada']?.fields['hp'] ?? null)
    expect(hp).toEqual([hp[0], 1, hp[0], 1, 2, null])
    expect(code).toBe(0)
    expect(
      (await played({ campaign: 'barrow.gatefold', steps: [{}] }, files)).steps[0]?.state,
    ).toEqual(steps[0]?.state)
  })

  test('previews, rules an outcome and adjusts a roll', async () => {
    const files = { 'barrow.gatefold': await saved(game) }
    const check = { hearts: 'save', delve: 'save', heartbreaker: 'save' }[game as string]
    const action = check ?? (game === 'gods-and-monsters' ? 'test' : 'save')
    const { steps } = await played(
      {
        campaign: 'barrow.gatefold',
        seed: 1,
        steps: [
          { preview: action, who: 'Ada' },
          { preview: action, who: 'Ada', adjust: 2 },
          { action, who: 'Ada', override: 'success' },
          { action, who: 'Ada', override: 'failure' },
          { action, who: 'Ada', strict: true },
        ],
      },
      files,
    )
    const [plain, adjusted] = steps.map(({ chances }) => chances?.[0]?.chance ?? 0)
    expect(adjusted).toBeGreaterThan(plain ?? 1)
    expect(steps.map(({ error, refused }) => error ?? refused)).toEqual(Array(5).fill(null))
    expect(steps[2]?.says).not.toBe(steps[3]?.says)
    expect(steps[4]?.asks).toMatchObject({ ask: 'dice', sides: 20, count: 1 })
  })
})

test('a campaign that is no file of ours says what to do', async () => {
  const script = { campaign: 'barrow.gatefold', steps: [{}] }
  expect(await played(script, { 'barrow.gatefold': new Uint8Array([1, 2, 3]) })).toMatchObject({
    code: 2,
    err: expect.stringContaining('Choose a .zip that Gatefold has exported.') as string,
  })
  expect(await played(script)).toMatchObject({
    code: 2,
    err: '-: campaign “barrow.gatefold”: no file barrow.gatefold\n',
  })
})

test.each([
  [{ action: 'save', who: 'Bo' }, 'step 1, input “who”: nobody is called “Bo”. There is: Ada.'],
  [
    { action: 'save', Ada: 1 },
    'step 1, input “Ada”: this action does not ask for it. There is: who',
  ],
  [{ action: 'save', who: 'Ada', dice: [21] }, 'step 1, dice “d20”: no die of 1d20 shows 21.'],
  [
    { action: 'save', who: 'Ada', dice: [[3, 4]] },
    'step 1, dice “[4]”: nothing asked for it. It asked for: d20',
  ],
  [
    { action: 'save', who: 'Ada', dice: [3, 4] },
    'step 1, dice “4”: nothing asked for it. It asked for: d20',
  ],
  [{ action: 'save', who: 'Ada', adjust: 'up' }, 'step 1, adjust: “up” is no number.'],
  [
    { action: 'save', who: 'Ada', override: 'win' },
    'step 1, override: “win” is none. There is: success, failure.',
  ],
  [{ action: 'save', input: 'Ada' }, 'step 1, input: “Ada” is no object.'],
  [{ amend: 4, dice: [1] }, 'step 1, amend: step 4 has no line that can be amended.'],
  [{ undo: 'twice' }, 'step 1, undo: “twice” is neither true nor a number.'],
  [{ due: 'morale' }, 'step 1, due: nothing is due called “morale”.'],
  [{ set: { Ada: { HP: 'many' } } }, 'step 1, input “to”: “many” is no number.'],
  [{ advance: 'soon' }, 'step 1, input “unit”: “soon” is no choice. There is: rounds, minutes'],
])('a wrong field is named with what there is: %j', async (step, error) => {
  const { code, steps } = await played({ game: 'hearts', seed: 1, people: ['Ada'], steps: [step] })
  expect(steps[0]?.error?.slice(0, error.length)).toBe(error)
  expect(code).toBe(1)
})

test('a number that the game has not is refused with those it has', async () => {
  const { steps } = await played({
    game: 'hearts',
    people: ['Ada'],
    steps: [{ set: { Ada: { Luck: 1 } } }],
  })
  expect(steps[0]).toMatchObject({
    says: null,
    refused:
      'HEARTS has no number called “Luck”. It has HP, Max HP, AP, Max AP, ST, Mana, Max Mana, Coins, Morale, Rout.',
  })
})

test.each([
  [{ game: 'chess', steps: [] }, 'game: “chess” is none. There is: hearts, delve'],
  [{ steps: [] }, 'game: nothing given. There is: hearts, delve'],
  [{ game: 'hearts', step: [] }, 'step: a script has no such part. There is: id, title'],
  [{ game: 'hearts', steps: {} }, 'steps: not a list.'],
  [{ game: 'hearts', steps: ['save'] }, 'step 1: not an object such as {"action": "save"}.'],
])('a script that cannot be read says why: %j', async (script, error) => {
  const { code, err } = await played(script)
  expect(err.slice(3, 3 + error.length)).toBe(error)
  expect(code).toBe(2)
})

async function actionsListed(...argv: string[]) {
  const said = { out: '', err: '' }
  const io = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
  } as unknown as Io
  const code = await playCommand(['--actions', ...argv], io, built)
  return { code, ...said }
}

test.each(games.map(({ id }) => id))('lists actions of %s with their inputs', async (game) => {
  const { code, out } = await actionsListed(game, '--json')
  const { actions, fields } = JSON.parse(out) as {
    actions: { action: string; inputs: { name: string }[] }[]
    fields: unknown[]
  }
  expect(code).toBe(0)
  expect(fields.length).toBeGreaterThan(5)
  const attack = actions.find(({ action }) => action === `${game}.attack`)
  expect(attack?.inputs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['attacker', 'target', 'weapon']),
  )
})

test('lists only the actions with the words given, and names the games where there is none', async () => {
  const { out } = await actionsListed('hearts', 'night')
  expect(out).toContain('hearts.night: A night’s rest (HRT-HEAL-02)\n  who (Who rests): creatures')
  expect(out).not.toContain('hearts.attack')
  const none = await actionsListed('chess')
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('There is: hearts, delve')])
})
