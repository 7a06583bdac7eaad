import * as v from 'valibot'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { jobOf } from '../ipc/handlers/print.ts'
import { OnTheTable } from '../ipc/handlers/on-the-table.ts'
import type { World } from '../ipc/handlers/world.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { PrintOptions, usualOptions } from '../ipc/contract/print-options.ts'
import { saveWhole } from '../print/save.ts'
import type { CampaignSummary } from '../storage/records.ts'
import { readWhole } from '../storage/whole.ts'

/** What a second start or the command line may ask of the Gatefold that holds the data folder. */
export const Request = v.variant('do', [
  v.object({ do: v.literal('raise') }),
  v.object({
    do: v.literal('print'),
    template: v.literal('character-sheet'),
    campaign: v.string(),
    creature: v.optional(v.string()),
    paper: PrintOptions.entries.paper,
    /** Whole path of the PDF to write. */
    out: v.string(),
  }),
  v.object({ do: v.literal('backup'), campaign: v.optional(v.string()) }),
  v.object({ do: v.literal('restore'), file: v.string() }),
])
export type Request = v.InferOutput<typeof Request>

/**
 * Carries out what was asked; gives the lines to print.
 * @throws {Refusal} with the thing, the cause and the way out.
 */
export async function carryOut(
  world: World,
  raise: () => Promise<void>,
  asked: unknown,
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
    case 'print':
      return printSheet(world, request)
    case 'backup':
      return backUp(world, request.campaign)
    case 'restore':
      return restore(world, request.file)
  }
}

async function printSheet(
  world: World,
  request: Extract<Request, { do: 'print' }>,
): Promise<string[]> {
  const { id } = await named(world, request.campaign)
  const table = new OnTheTable(world, () => undefined)
  const open = await table.put(id)
  const wanted = request.creature?.toLowerCase()
  const all = open.situation.party.flatMap((one) => open.situation.creatures[one] ?? [])
  const creature = wanted
    ? all.find(({ name, id: one }) => name.toLowerCase() === wanted || one === wanted)
    : all[0]
  if (!creature) {
    throw new Refusal(
      'not-found',
      `No character “${request.creature ?? ''}” in that campaign.`,
      `There are: ${all.map(({ name }) => name).join(', ')}.`,
    )
  }
  const job = jobOf(
    table,
    { template: request.template, creatures: [creature.id] },
    { ...usualOptions, paper: request.paper },
  )
  const printed = await world.press.print(job, () => undefined, new AbortController().signal)
  const path = await saveWhole(dirname(request.out), basename(request.out), printed.bytes)
  return [`${path}: ${job.title}, ${printed.pages === 1 ? '1 page' : `${printed.pages} pages`}`]
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
  const bytes = await readFile(file).catch(() => {
    throw new Refusal('not-found', `There is no file ${file}.`, 'Name a campaign zip or a backup.')
  })
  const whole = await world.zip.read(bytes, world.newId())
  await world.store.add(whole)
  return [`${whole.summary.name}: restored as campaign ${whole.summary.id}`]
}

/** A campaign by id or name; by name only when one bears it. */
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
