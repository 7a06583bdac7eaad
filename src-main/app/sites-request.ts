import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { counted } from '../rules/core/words.ts'
import type { ReadSite } from '../rules/sites/adventure/adventure.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import type { Services } from '../session/services.ts'
import { simpleCommand } from '../session/simple-command.ts'
import { isPdf, textOf, unreadBecause } from './text-of.ts'

/** Adventures' texts that the command line makes sites of in a campaign. */
export const SitesRequest = v.object({
  do: v.literal('import-sites'),
  campaign: v.string(),
  /** Whole paths. */
  files: v.array(v.string()),
})
type SitesRequest = v.InferOutput<typeof SitesRequest>

/**
 * Keeps a site of each file, all in one step; returns a line for each.
 * @throws {Refusal} when a file can't be read or holds no keyed area: nothing is kept then.
 */
export async function importSites(
  services: Services,
  session: CampaignSession,
  { files }: SitesRequest,
  signal: AbortSignal,
): Promise<string[]> {
  const sites: ReadSite[] = []
  for (const file of files) {
    const { title, areas, unread } = await services.readers.readAdventure(
      await wordsOf(file, services, signal),
      signal,
    )
    if (areas.length === 0)
      throw new Refusal(
        'bad-input',
        `${file}: no keyed area was found.`,
        'Number the areas, such as “1. Gate”. Nothing was kept.',
      )
    sites.push({
      title: siteTitle(title, file),
      areas: areas.map((area) => ({
        ...area,
        monsters: area.monsters.map((monster) => ({ ...monster, id: services.newId() })),
      })),
      unread: unread.map(({ text }) => text),
    })
  }
  const ran = await session.run(
    simpleCommand('house.keep-read-sites', { sites: sites as unknown[] }),
  )
  if (ran.end !== 'done') throw new Refusal('refused', 'Keeping sites asks for nothing.')
  return sites.map(({ title, areas }, nth) =>
    [files[nth] ?? '', `${title}, ${counted(areas.length, 'place')}`].join(': '),
  )
}

/** Name of a site: that of its text, or of its file where the text has none. */
export function siteTitle(title: string, file: string): string {
  const named = title === 'From a text' ? basename(file).replace(/\.[a-z]+$/iu, '') : title
  return (named || title).slice(0, 120)
}

async function wordsOf(file: string, services: Services, signal: AbortSignal): Promise<string> {
  try {
    const bytes = await readFile(file)
    return isPdf(bytes) ? await services.readPdf(bytes, signal) : textOf(bytes)
  } catch (cause) {
    if (cause instanceof Refusal)
      throw new Refusal(cause.code, `${file}: ${cause.message}`, cause.way)
    const error = cause as NodeJS.ErrnoException
    const why = error.code === undefined ? error.message : unreadBecause(error)
    throw new Refusal('bad-input', `${file}: ${why}`, 'Nothing was kept.')
  }
}
