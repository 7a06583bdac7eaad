import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import { CampaignTables } from '../session/campaign-tables.ts'
import type { Services } from '../session/services.ts'
import { saveWhole } from '../print/save.ts'
import { tablesWithWords } from '../rules/tables/called.ts'
import { counted } from '../rules/core/words.ts'
import type { Table } from '../rules/tables/table.ts'
import { textOf, unreadBecause } from './text-of.ts'

/** Tables that the command line brings into a campaign or takes out of it. */
export const TablesRequest = v.variant('do', [
  v.object({
    do: v.literal('import-tables'),
    campaign: v.string(),
    /** Whole paths. */
    files: v.array(v.string()),
    format: v.optional(v.string()),
  }),
  v.object({
    do: v.literal('export-tables'),
    campaign: v.string(),
    words: v.string(),
    format: v.string(),
    out: v.optional(v.string()),
  }),
])
type TablesRequest = v.InferOutput<typeof TablesRequest>

/** Characters of an answer at most; the socket carries words, never files. */
const longestAnswer = 500_000

/** Carries out a request about tables; returns the lines to print. @throws {Refusal} */
export function carryOutTables(
  services: Services,
  session: CampaignSession,
  request: TablesRequest,
  signal: AbortSignal,
): Promise<string[]> {
  return request.do === 'import-tables'
    ? importTo(new CampaignTables(services, session), request, signal)
    : exportFrom(new CampaignTables(services, session), request)
}

async function importTo(
  campaign: CampaignTables,
  { files, format }: Extract<TablesRequest, { do: 'import-tables' }>,
  signal: AbortSignal,
): Promise<string[]> {
  const found: Table[] = []
  for (const file of files) {
    const text = wordsOf(file, await bytesOf(file))
    const read = await campaign.read({ name: file, text, format }, signal)
    found.push(...read.tables.map((each) => each.table))
  }
  const { taken, known } = await campaign.take(found)
  return takenLines(taken, known)
}

/** One line a table: its id, title and rows, or that it was there already. */
export function takenLines(taken: readonly Table[], known: readonly Table[]): string[] {
  return [
    ...taken.map(({ id, title, rows }) => `${id}: ${title}, ${counted(rows.length, 'row')}`),
    ...known.map(({ id, title }) => `${id}: ${title}, here already`),
  ]
}

function wordsOf(file: string, bytes: Uint8Array): string {
  try {
    return textOf(bytes)
  } catch (cause) {
    throw new Refusal('invalid', `${file}: ${(cause as Error).message}`, 'Nothing was imported.')
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      'not-found',
      `${file}: ${unreadBecause(error)}`,
      'Name a file that you may read.',
    )
  })
}

async function exportFrom(
  campaign: CampaignTables,
  { words, format, out }: Extract<TablesRequest, { do: 'export-tables' }>,
): Promise<string[]> {
  const own = campaign.desk.lines().filter(({ origin }) => origin === 'own')
  const chosen = tablesWithWords(own, words)
  if (chosen.length === 0)
    throw new Refusal(
      'not-found',
      own.length === 0
        ? 'This campaign has no tables of its own.'
        : `None of its own tables has the words “${words}”.`,
    )
  const { text } = campaign.export(
    chosen.map(({ id }) => id),
    format,
  )
  if (out !== undefined) {
    await saveWhole(dirname(out), basename(out), new TextEncoder().encode(text))
    return [`${out}\n`]
  }
  if (text.length > longestAnswer)
    throw new Refusal('refused', 'That is too long to print.', 'Name a file with --out.')
  return [text]
}
