import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded, type Rng } from '../../src-main/rules/dice/rng.ts'
import { sameJson } from '../../src-main/storage/canonical-json.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { openTrail } from '../../src-main/storage/trail/index.ts'
import { openCampaignZip } from '../../src-main/storage/zip/read-zip.ts'
import { launch, shell, type App } from '../app.ts'
import { callMain } from '../calls.ts'
import { installFrames } from '../in-page/frames.ts'
import { browserOf, killTree } from '../processes.ts'
import { sendCommand, vault } from '../targets.ts'
import { commandBy, lastStaged, longJob, type MainCall } from './plug-commands.ts'

/** A command that main said was done, by its number in the journal. */
interface Acknowledged {
  number: number
  /** Text of a note; null for any other command. */
  text: string | null
}

interface Pulled {
  kills: number
  acknowledged: number
  /** Lost commands and inconsistencies; empty unless something is broken. */
  lost: string[]
}

interface Pulling {
  data: string
  times: number
  /** 32 hex digits; it chooses the commands and the moments. */
  seed: string
  hear?: (kill: number, acknowledged: number) => void
}

/**
 * Plays and pulls the plug, again and again, on one data folder: `kill -9` of main, the browser and all their
 * children, or of one of them alone, often while monsters are imported, a sheet is printed or the campaign is
 * exported, copied or backed up, and sometimes with the database deleted on top. After each everything that was
 * ever acknowledged must be there, the journal must lead to the head, and the plain files must tell the same.
 */
export async function pullPlugs({ data, times, seed, hear }: Pulling): Promise<Pulled> {
  const rng = seeded(seed)
  const known: Acknowledged[] = []
  const lost: string[] = []
  let campaign: string | null = null
  for (let kill = 1; kill <= times; kill += 1) {
    // Some never come as far as their window: what is mended at the start may be cut off too.
    if (campaign !== null && rng.die(5) === 1) {
      await cutTheStart(data, rng.die(1200))
    } else {
      const app = await launch({ data, headless: true })
      campaign ??= (await callMain(app.page, 'campaigns.sample', null)).id
      await callMain(app.page, 'campaigns.open', { campaign })
      lost.push(...(await missing(app, campaign, known)))
      const end = ends[rng.die(ends.length) - 1] ?? pullTree
      known.push(...(await playUntil(app, campaign, rng, end)))
      if (end === killBrowser) lost.push(...(await missing(app, campaign, known)))
      if (end !== killMain) await app.kill()
    }
    if (campaign !== null && rng.die(4) === 1) {
      killTree(0, data)
      rmSync(join(data, `profile-${shell}`), { recursive: true, force: true, maxRetries: 5 })
    }
    hear?.(kill, known.length)
    if (lost.length > 0) return { kills: kill, acknowledged: known.length, lost }
  }
  const app = await launch({ data, headless: true })
  if (campaign !== null) lost.push(...(await missing(app, campaign, known)))
  await app.kill()
  return { kills: times, acknowledged: known.length, lost }
}

async function cutTheStart(data: string, after: number): Promise<void> {
  const program = join(import.meta.dirname, '../../dist/main/main.mjs')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, GATEFOLD_DATA: data, GATEFOLD_HEADLESS: '1' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await pause(after)
  killTree(child.pid ?? 0, data)
  await ended
}

type End = (app: App) => Promise<unknown>

const pullTree: End = (app) => app.kill()

/** The browser ends by itself, while the next start may be under way. */
const killMain: End = (app) => {
  process.kill(app.pid, 'SIGKILL')
  return app.ended()
}

/** Main opens its screen again, in another browser, in which everything must be found as well. */
const killBrowser: End = (app) =>
  app.reopened(async () => {
    process.kill(browserOf(join(app.data, `profile-${shell}`)), 'SIGKILL')
  })

/** Main opens the vault again, with commands under way, and may be killed at that. */
const crashVault: End = async (app) => {
  await sendCommand(app.page, vault, 'Page.crash')
  await pause(300)
}

/** Half of them are whole plugs. */
const ends: readonly End[] = [pullTree, pullTree, pullTree, killMain, killBrowser, crashVault]

/** Plays until main has acknowledged some commands, and a moment more. */
async function playUntil(app: App, campaign: string, rng: Rng, end: End): Promise<Acknowledged[]> {
  const known: Acknowledged[] = []
  const enough = rng.die(60)
  const commands = Array.from({ length: 400 }, () => commandBy(rng))
  // Within what is acknowledged before the kill.
  commands.splice(rng.die(enough) - 1, 0, ...longJob(campaign, rng))
  await new Promise<void>((resolve, reject) => {
    const hear = (said: Acknowledged): void => {
      if (known.push(said) === enough) resolve()
    }
    app.page
      .exposeFunction('acknowledged', hear)
      .then(() => app.page.evaluate(installFrames))
      .then(() => app.page.evaluate(playAll, { commands, lastStaged }))
      .then(() => resolve(), reject)
  }).catch((error: unknown) => {
    if (known.length < enough) throw error
  })
  await pause(rng.die(30) - 1)
  await end(app)
  return known
}

/** Runs in the page: asks over the screen's own wire, and tells each acknowledgement at once. */
async function playAll(of: { commands: MainCall[]; lastStaged: string }): Promise<void> {
  const port = globalThis.gatefoldPort
  const acknowledge = Reflect.get(globalThis, 'acknowledged') as (
    said: Acknowledged,
  ) => Promise<void>
  if (!port) throw new Error('no port')
  const waiting = new Map<number, (frame: { value?: unknown }) => void>()
  globalThis.hearFrames?.((frame) => {
    waiting.get(frame.done ?? frame.failed ?? 0)?.(frame)
  })
  let call = 2_000_000_000
  let staged = Promise.resolve<string | undefined>(undefined)
  const withBatch = async (input: unknown): Promise<unknown> =>
    (input as { batch?: string } | null)?.batch === of.lastStaged ? { batch: await staged } : input
  for (const { name, input, hurried, text } of of.commands) {
    const number = (call += 1)
    const answered = new Promise<string | undefined>((resolve) => {
      waiting.set(number, ({ value }) => {
        waiting.delete(number)
        const line = value as
          { number?: number; line?: { number: number }; batch?: string } | undefined
        const stands = line?.line?.number ?? line?.number
        if (stands !== undefined) void acknowledge({ number: stands, text })
        resolve(line?.batch)
      })
    })
    if (name === 'batch.stage') staged = answered
    port.send(JSON.stringify({ call: number, name, input: await withBatch(input) }))
    if (!hurried) await answered
  }
}

/** Messages about acknowledged commands that are gone, and about any other inconsistency. */
async function missing(
  app: App,
  campaign: string,
  known: readonly Acknowledged[],
): Promise<string[]> {
  const { path } = await callMain(app.page, 'campaigns.export', { campaign })
  // Read only when its journal leads to its head.
  const { whole } = openCampaignZip(readFileSync(path))
  const trail = await openTrail(app.data, { shell: 'chromium', version: '' }).read(campaign)
  const lost = known.flatMap(({ number, text }) => {
    const entry = whole.entries[number - 1]
    if (!entry) return [`entry ${number} is gone; the journal ends at ${whole.entries.length}`]
    const stands = entry.command.input['text'] ?? null
    if (text === null || text === stands) return []
    return [`entry ${number} was acknowledged as “${text}” and is “${String(stands)}”`]
  })
  if (trail.end !== 'read') return [...lost, `the plain files cannot be read: ${trail.end}`]
  return [...lost, ...differences(whole, trail.whole)]
}

function differences(vault: WholeCampaign, trail: WholeCampaign): string[] {
  return (['entries', 'head', 'first', 'records'] as const)
    .filter((part) => !sameJson(vault[part], trail[part]))
    .map((part) => `${part} of the plain files are not those of the vault`)
}
