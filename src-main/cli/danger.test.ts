import { expect, test } from 'vitest'
import { apply } from '../campaign/apply.ts'
import { firstHead } from '../campaign/state.ts'
import { Library } from '../campaign/library.ts'
import { newState } from '../campaign/state.ts'
import { contextOf } from '../campaign/table-context.ts'
import { noTables } from '../rules/testing/shelf-of.ts'
import { writeCampaignZip } from '../storage/zip/write-zip.ts'
import { dangerCommand } from './danger.ts'
import type { Io } from './io.ts'

const at = '2026-03-01T18:00:00.000Z'
const built = { assets: '', resources: 'resources', version: '' }

/** A campaign file with one character and a prepared encounter. */
async function barrow(): Promise<Uint8Array> {
  const first = firstHead('barrow', newState('The Barrow', 'delve', {}))
  const command = {
    action: 'delve.new-character' as const,
    input: { name: 'Ada' },
    seed: 'a'.repeat(32),
    adjust: 0,
    secret: false,
    given: {},
    byHand: false,
  }
  const library = new Library([], noTables, [])
  const ran = apply(first, command, contextOf(first.state, library, at))
  if (ran.end !== 'done') throw new Error(`nobody was made: ${ran.end}`)
  const prepared = { p1: { id: 'p1', title: 'The cellar', bands: ['1 goblin'] } }
  const head = { ...ran.head, state: { ...ran.head.state, prepared } }
  const summary = {
    id: 'barrow',
    name: 'The Barrow',
    ruleset: 'delve' as const,
    made: at,
    opened: at,
    when: 'day 1, 09:00',
    version: 0,
  }
  return writeCampaignZip(
    {
      summary,
      first: { ...head, version: 0 },
      head: { ...head, version: 0 },
      entries: [],
      records: [],
      restorePoints: [],
    },
    '0.0.0',
  )
}

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const file = await barrow()
  const io: Io = {
    readFile: async (path) => {
      if (path !== 'barrow.gatefold') throw new Error('There is no such file.')
      return file
    },
    writeFile: async () => undefined,
    stdin: async () => new Uint8Array(),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  }
  return { code: await dangerCommand(argv, io, built), out, err }
}

const here = ['--campaign', 'barrow.gatefold', '--runs', '20', '--seed', '7']

test('a prepared encounter is fought as often as asked, and the same seed gives the same fights', async () => {
  const one = await run(...here, '--encounter', 'the cellar', '--json')
  expect(one.err).toBe('')
  const estimate = JSON.parse(one.out) as Record<
    'runs' | 'foesBeaten' | 'partyBeaten' | 'undecided' | 'party',
    number
  >
  expect(estimate).toMatchObject({ title: 'The cellar', party: 1, runs: 20, foesComing: 1 })
  expect(estimate.foesBeaten + estimate.partyBeaten + estimate.undecided).toBe(20)
  expect(await run(...here, '--encounter', 'p1', '--json')).toEqual(one)
})

test('who comes may be named in its place, and is printed as a table', async () => {
  const { code, out } = await run(...here, '2 goblins', '1 ogre')
  expect(code).toBe(0)
  expect(out).toContain(
    'Encounter: two goblins, an ogre\n20 fights, 1 of the party against 3.0 foes',
  )
  expect(out).toContain('Round  Foes beaten  Party beaten\n')
})

test('what is not there is named', async () => {
  expect(await run(...here, '--encounter', 'The attic')).toMatchObject({
    code: 1,
    err: 'No prepared encounter “The attic”. There are “The cellar”.\n',
  })
  expect((await run(...here, '3 soot hags')).err).toContain('no monster of that name')
  expect(await run('--campaign', 'gone.zip', '1 goblin')).toMatchObject({
    code: 1,
    err: 'There is no such file.\n',
  })
  expect(await run(...here)).toMatchObject({ code: 2 })
})
