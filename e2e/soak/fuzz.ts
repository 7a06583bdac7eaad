import { strToU8, zipSync } from 'fflate'
import { contract } from '../../src-main/ipc/contract/index.ts'
import { Refusal } from '../../src-main/ipc/contract/endpoint.ts'
import { beginCampaign } from '../../src-main/session/stored-campaigns.ts'
import { handlers } from '../../src-main/ipc/handlers/index.ts'
import { CampaignSession } from '../../src-main/session/campaign-session.ts'
import { testServices } from '../../src-main/session/test-services.ts'
import { client } from '../../src-main/ipc/client.ts'
import { serve } from '../../src-main/ipc/serve.ts'
import { wirePair } from '../../src-main/ipc/wire-pair.ts'
import { parse, print } from '../../src-main/rules/dice/notation.ts'
import { oddsOrRefusal } from '../../src-main/rules/dice/odds.ts'
import { seeded, type Rng } from '../../src-main/rules/dice/rng.ts'
import { roll } from '../../src-main/rules/dice/roll.ts'
import { readMonsters } from '../../src-main/rules/monsters/read.ts'
import { readTable } from '../../src-main/rules/tables/text.ts'
import { someCampaign } from '../../src-main/storage/campaign-fixture.ts'
import { openCampaignZip } from '../../src-main/storage/zip/read-zip.ts'
import { writeCampaignZip } from '../../src-main/storage/zip/write-zip.ts'
import { actionsOf } from '../../src-main/rules/registry.ts'
import { anyValue, inputFor } from './any-input.ts'
import { anyText, damageText, pickOne } from './any-text.ts'
import { notations, statBlocks, tables } from './valid-texts.ts'

/** One kind of input: tries one, and says what went wrong or nothing. */
interface Kind {
  name: string
  /** Of a hundred inputs, how many are of this kind. */
  share: number
  try(rng: Rng): Promise<string | null> | string | null
}

interface Fuzzed {
  tried: Record<string, number>
  wrong: string[]
}

/** Hands `times` harmed inputs to everything that reads what comes from outside. Nothing may throw. */
export async function fuzz(
  seed: string,
  times: number,
  hear: (tried: number) => void = () => undefined,
): Promise<Fuzzed> {
  const rng = seeded(seed)
  const kinds = [dice, blocks, tableTexts, await zips(), await frames(), await actions()]
  const tried: Record<string, number> = {}
  const wrong: string[] = []
  for (let count = 1; count <= times && wrong.length < 20; count += 1) {
    const kind = kindAt(kinds, rng.die(100))
    tried[kind.name] = (tried[kind.name] ?? 0) + 1
    const from = rng.state()
    const says = await attempt(kind, rng)
    if (says !== null) wrong.push(`${kind.name}, from ${from}: ${says}`)
    if (count % 10_000 === 0) hear(count)
  }
  return { tried, wrong }
}

function kindAt(kinds: readonly Kind[], percent: number): Kind {
  let upTo = 0
  const found = kinds.find(({ share }) => (upTo += share) >= percent)
  if (!found) throw new Error('the shares are not a hundred')
  return found
}

async function attempt(kind: Kind, rng: Rng): Promise<string | null> {
  try {
    return await kind.try(rng)
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

const dice: Kind = {
  name: 'dice notation',
  share: 64,
  try(rng) {
    const text = rng.die(4) === 1 ? anyText(rng, 20) : damageText(rng, notations)
    const parsed = parse(text)
    if (!parsed.ok) {
      const { at, says } = parsed.mistake
      return at >= 0 && at <= text.length && says !== ''
        ? null
        : `the mistake in “${text}” is at ${at}`
    }
    const written = print(parsed.expression)
    const back = parse(written)
    if (!back.ok || print(back.expression) !== written) return `“${text}” is written “${written}”`
    const { total } = roll(parsed.expression, rng)
    if (!Number.isFinite(total)) return `“${text}” rolled ${total}`
    if (rng.die(200) > 1) return null
    const exact = oddsOrRefusal(parsed.expression)
    if ('refused' in exact)
      return exact.refused === '' ? `“${text}” is refused without a word` : null
    const { points, tail } = exact
    const sum = points.reduce((all, { chance }) => all + chance, tail)
    return Math.abs(sum - 1) < 1e-9 ? null : `the odds of “${text}” add up to ${sum}`
  },
}

const blocks: Kind = {
  name: 'stat blocks',
  share: 10,
  try(rng) {
    const text = rng.die(8) === 1 ? anyText(rng, 400) : damageText(rng, statBlocks)
    const { monsters, says } = readMonsters(text)
    if (says === '') return `nothing was said of ${JSON.stringify(text)}`
    JSON.stringify(monsters)
    return null
  },
}

const tableTexts: Kind = {
  name: 'tables as text',
  share: 10,
  try(rng) {
    const read = readTable(rng.die(8) === 1 ? anyText(rng, 200) : damageText(rng, tables))
    if (read.ok) return read.rows.length > 0 ? null : 'a table without rows'
    return read.says === '' ? 'nothing was said' : null
  },
}

/** Zips with some bytes changed, cut off or put in. */
async function zips(): Promise<Kind> {
  const sound = await writeCampaignZip(someCampaign(), '0.0.0')
  const plain = zipSync({ 'manifest.json': strToU8('{}') }, { level: 0 })
  return {
    name: 'campaign zips',
    share: 2,
    async try(rng) {
      const bytes = (pickOne(rng, [sound, plain]) ?? sound).slice()
      for (let times = rng.die(6); times > 0; times -= 1) {
        bytes[rng.die(bytes.length) - 1] = rng.die(256) - 1
      }
      try {
        openCampaignZip(rng.die(3) === 1 ? bytes.slice(0, rng.die(bytes.length)) : bytes)
        return null
      } catch (error) {
        return error instanceof Refusal ? null : String((error as Error).stack)
      }
    },
  }
}

/** Anything on the wire; after each, a call in good order is still answered. */
async function frames(): Promise<Kind> {
  const services = testServices()
  const session = new CampaignSession(services, () => undefined)
  await session.open((await beginCampaign(services, services.bundled.sample())).id)
  const { near, far } = wirePair()
  const reported: unknown[] = []
  serve(far, contract, handlers(services, session), {
    report: (error) => void reported.push(error),
  })
  const answers = new Set<number>()
  near.onMessage((raw) => {
    if (raw.startsWith('{"done":')) answers.add((JSON.parse(raw) as { done: number }).done)
  })
  let call = 2 ** 50
  const sound = [
    '{"call":1,"name":"dice.odds","input":{"notation":"2d6"}}',
    '{"call":2,"name":"play.preview","input":{"action":"delve.turn","input":{},"adjust":0}}',
    '{"cancel":3}',
    '~7 0 2 aGVsbG8',
    '+',
    '{"call":4,"name":"campaigns.open","input":{"campaign":"x"}}',
  ]
  return {
    name: 'frames on the wire',
    share: 10,
    async try(rng) {
      const strange = JSON.stringify({ call: rng.die(9), name: 'dice.odds', input: anyValue(rng) })
      near.send(rng.die(3) === 1 ? strange : damageText(rng, sound))
      call += 1
      near.send(JSON.stringify({ call, name: 'dice.odds', input: { notation: 'd6' } }))
      for (let turns = 0; turns < 200 && !answers.has(call); turns += 1) await Promise.resolve()
      if (reported.length > 0) return stackOf(reported.splice(0)[0])
      return answers.delete(call) ? null : 'the next call was not answered'
    },
  }
}

/** Any input for any action of the sample, previewed and run; the campaign is begun again now and then. */
async function actions(): Promise<Kind> {
  const services = testServices()
  const session = new CampaignSession(services, () => undefined)
  const { near, far } = wirePair()
  const reported: unknown[] = []
  serve(far, contract, handlers(services, session), {
    report: (error) => void reported.push(error),
  })
  const screen = client(near, contract)
  let left = 0
  return {
    name: 'inputs of actions',
    share: 4,
    async try(rng) {
      if ((left -= 1) < 0) {
        const { id } = await beginCampaign(services, services.bundled.sample())
        await session.open(id)
        left = 200
      }
      const { situation, shelf } = session.campaign
      const action = pickOne(rng, actionsOf(situation))?.action
      if (!action) return 'there is no action'
      const input = inputFor(action.asks, situation, shelf, rng)
      const command = { action: action.id, input, adjust: 0 }
      await screen.call('play.preview', command)
      await screen.call('play.run', { ...command, secret: false, byHand: false, given: {} })
      if (reported.length === 0) return null
      return `${action.id} with ${JSON.stringify(input)}: ${stackOf(reported.splice(0)[0])}`
    },
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
