import * as v from 'valibot'
import { playedCampaigns } from '../session/campaign-copy.ts'
import { CampaignSession } from '../session/campaign-session.ts'
import type { Services } from '../session/services.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { addCampaign } from '../session/stored-campaigns.ts'
import { sharedLibraryId, type CampaignSummary } from '../storage/records.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'
import type { RequestProgress } from '../shell/lock.ts'
import { readCampaignFile } from './offered-files.ts'
import { carryOutNotes, NotesRequest } from './notes-request.ts'
import { carryOutTables, TablesRequest } from './tables-request.ts'
import { importMonsters, MonstersRequest } from './monsters-request.ts'
import { importSites, SitesRequest } from './sites-request.ts'
import { PrintRequest, printTo } from './print-request.ts'

/** Requests from a second start or the command line to the Gatefold that holds the data folder. */
export const Request = v.variant('do', [
  v.object({ do: v.literal('raise') }),
  /** Imports these files in the window, and reports the result there. */
  v.object({ do: v.literal('open'), files: v.array(v.string()) }),
  PrintRequest,
  v.object({ do: v.literal('backup'), campaign: v.optional(v.string()) }),
  v.object({ do: v.literal('restore'), file: v.string() }),
  TablesRequest,
  MonstersRequest,
  SitesRequest,
  NotesRequest,
])
export type Request = v.InferOutput<typeof Request>

/**
 * Carries out a request and reports progress; returns the lines to print. `sessionOf` gives the session of the window
 * when that campaign is open in it, so that a change goes the way of all others.
 * @throws {Refusal} with the thing, the cause and the way out.
 */
export async function carryOut(
  services: Services,
  raise: () => Promise<void>,
  input: unknown,
  along: RequestProgress = silentProgress(),
  sessionOf: (campaign: string) => CampaignSession | null = () => null,
): Promise<string[]> {
  const parsed = v.safeParse(Request, input)
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
      services.offered.add(request.files)
      return []
    case 'print':
      return print(services, request, along)
    case 'backup':
      return backUp(services, request.campaign)
    case 'restore':
      return restore(services, request.file)
    case 'import-monsters': {
      const { campaign } = request
      const session =
        campaign === undefined ? null : await openSession(services, campaign, sessionOf)
      return importMonsters(services, session, request, along.signal)
    }
    case 'import-sites': {
      const session = await openSession(services, request.campaign, sessionOf)
      return importSites(services, session, request, along.signal)
    }
    case 'import-notes':
    case 'export-notes':
      return carryOutNotes(
        services,
        await openSession(services, request.campaign, sessionOf),
        request,
      )
    case 'import-tables':
    case 'export-tables': {
      const session = await openSession(services, request.campaign, sessionOf)
      return carryOutTables(services, session, request, along.signal)
    }
  }
}

/** The campaign as the window has it open, or opened for this request. */
async function openSession(
  services: Services,
  campaign: string,
  sessionOf: (campaign: string) => CampaignSession | null,
): Promise<CampaignSession> {
  const { id } = await findCampaign(services, campaign)
  const session = sessionOf(id) ?? new CampaignSession(services, () => undefined)
  await session.open(id)
  await session.whole()
  return session
}

/** Progress that nobody hears, with a signal that is never aborted. */
function silentProgress(): RequestProgress {
  return { tell: () => undefined, signal: new AbortController().signal }
}

async function print(
  services: Services,
  request: PrintRequest,
  along: RequestProgress,
): Promise<string[]> {
  const { id } = await findCampaign(services, request.campaign)
  const session = new CampaignSession(services, () => undefined)
  await session.open(id)
  await session.whole()
  return [await printTo(services, session, request, along.tell, along.signal)]
}

async function backUp(services: Services, campaign: string | undefined): Promise<string[]> {
  const all = await services.store.campaigns()
  const chosen = campaign
    ? [await findCampaign(services, campaign)]
    : all.filter(({ trashed }) => !trashed)
  const lines: string[] = []
  for (const { id, name } of chosen) {
    await services.backups.make(await readWhole(services.store, id))
    const newest = (await services.backups.list())
      .filter((backup) => backup.campaign === id)
      .sort((a, b) => b.at.localeCompare(a.at))[0]
    lines.push(`${name}: ${newest?.file ?? 'kept'}`)
  }
  return lines.length > 0 ? lines : ['There is no campaign to back up.']
}

async function restore(services: Services, file: string): Promise<string[]> {
  const bytes = await readCampaignFile(file)
  const whole = await services.zip.read(bytes, services.newId())
  await addCampaign(services, whole)
  if (whole.summary.id === sharedLibraryId)
    return ['The shared library has the monsters of that file.']
  return [`${whole.summary.name}: restored as campaign ${whole.summary.id}`]
}

/**
 * Campaign by its id or name, outside the trash. @throws {Refusal} `not-found` unless exactly one matches.
 */
async function findCampaign(services: Services, wanted: string): Promise<CampaignSummary> {
  const all = (await playedCampaigns(services.store)).filter(({ trashed }) => !trashed)
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
