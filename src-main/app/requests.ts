import * as v from 'valibot'
import { CampaignInPlay } from '../ipc/handlers/campaign-in-play.ts'
import type { World } from '../ipc/handlers/world.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { CampaignSummary } from '../storage/records.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'
import type { RequestProgress } from '../shell/lock.ts'
import { readCampaignFile } from './offered-files.ts'
import { PrintRequest, printTo } from './print-request.ts'

/** Requests from a second start or the command line to the Gatefold that holds the data folder. */
export const Request = v.variant('do', [
  v.object({ do: v.literal('raise') }),
  /** Imports these files in the window, and reports the result there. */
  v.object({ do: v.literal('open'), files: v.array(v.string()) }),
  PrintRequest,
  v.object({ do: v.literal('backup'), campaign: v.optional(v.string()) }),
  v.object({ do: v.literal('restore'), file: v.string() }),
])
export type Request = v.InferOutput<typeof Request>

/**
 * Carries out a request and reports progress; returns the lines to print.
 * @throws {Refusal} with the thing, the cause and the way out.
 */
export async function carryOut(
  world: World,
  raise: () => Promise<void>,
  asked: unknown,
  along: RequestProgress = alone(),
): Promise<string[]> {
  const parsed = v.safeParse(Request, asked)
  if (!parsed.success)
    throw new Refusal(
      'bad-input',
      'The running Gatefold is of another version and did not understand.',
      'Close it and try again.',
    )
  const request = parsed.output
  switch (request.do) {
    case 'raise':
      await raise()
      return []
    case 'open':
      await raise()
      world.offered.add(request.files)
      return []
    case 'print':
      return print(world, request, along)
    case 'backup':
      return backUp(world, request.campaign)
    case 'restore':
      return restore(world, request.file)
  }
}

/** Progress that nobody hears, with a signal that is never aborted. */
function alone(): RequestProgress {
  return { tell: () => undefined, signal: new AbortController().signal }
}

async function print(
  world: World,
  request: PrintRequest,
  along: RequestProgress,
): Promise<string[]> {
  const { id } = await named(world, request.campaign)
  const table = new CampaignInPlay(world, () => undefined)
  await table.put(id)
  return [await printTo(world, table, request, along.tell, along.signal)]
}

async function backUp(world: World, campaign: string | undefined): Promise<string[]> {
  const all = await world.store.campaigns()
  const chosen = campaign ? [await named(world, campaign)] : all.filter(({ trashed }) => !trashed)
  const lines: string[] = []
  for (const { id, name } of chosen) {
    await world.backups.make(await readWhole(world.store, id))
    const newest = (await world.backups.list())
      .filter((backup) => backup.campaign === id)
      .sort((a, b) => b.at.localeCompare(a.at))[0]
    lines.push(`${name}: ${newest?.file ?? 'kept'}`)
  }
  return lines.length > 0 ? lines : ['There is no campaign to back up.']
}

async function restore(world: World, file: string): Promise<string[]> {
  const bytes = await readCampaignFile(file)
  const whole = await world.zip.read(bytes, world.newId())
  await world.store.add(whole)
  return [`${whole.summary.name}: restored as campaign ${whole.summary.id}`]
}

/**
 * Campaign by its id or name, outside the trash. @throws {Refusal} `not-found` unless exactly one matches.
 */
async function named(world: World, wanted: string): Promise<CampaignSummary> {
  const all = (await world.store.campaigns()).filter(({ trashed }) => !trashed)
  const found = all.filter(
    ({ id, name }) => id === wanted || name.toLowerCase() === wanted.toLowerCase(),
  )
  const [only] = found
  if (only && found.length === 1) return only
  const list = (found.length > 1 ? found : all).map(({ id, name }) => `${name} (${id})`).join(', ')
  throw new Refusal(
    'not-found',
    found.length > 1
      ? `Several campaigns are called “${wanted}”.`
      : `There is no campaign “${wanted}”.`,
    list ? `There are: ${list}.` : 'There are none yet.',
  )
}
