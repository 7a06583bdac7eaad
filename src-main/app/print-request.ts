import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import * as v from 'valibot'
import { PrintOptions, usualOptions } from '../ipc/contract/print-options.ts'
import { templates, usualFor } from '../ipc/contract/print-templates.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { sizeOf } from '../ipc/contract/picture-size.ts'
import type { Picture } from '../rules/core/state/prep.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import { printJob } from '../session/print-content.ts'
import type { Services } from '../session/services.ts'
import type { Progress } from '../print/print.ts'
import { saveWhole } from '../print/save.ts'
import { counted } from '../rules/core/words.ts'
import { rulesetOf } from '../rules/registry.ts'
import { PrintWords, wantedOf } from './print-words.ts'

/** A PDF that the command line asks for. */
export const PrintRequest = v.object({
  do: v.literal('print'),
  template: v.picklist(templates),
  campaign: v.string(),
  words: PrintWords,
  options: v.partial(PrintOptions),
  /** Picture files that a handout's draft shows, by the name that it calls each. */
  pictures: v.optional(v.array(v.object({ name: v.string(), file: v.string() }))),
  /** Whole path of the PDF to write. */
  out: v.string(),
})
export type PrintRequest = v.InferOutput<typeof PrintRequest>

/**
 * Prints as requested from the campaign on the session; returns the line that reports it.
 * @throws {Refusal} with the thing, the cause and the way out.
 */
export async function printTo(
  services: Services,
  session: CampaignSession,
  { template, words, options, pictures = [], out }: PrintRequest,
  progress: Progress,
  signal: AbortSignal,
): Promise<string> {
  const { situation, shelf } = session.campaign
  const wanted = wantedOf(template, words, { situation, shelf, ruleset: rulesetOf(situation) })
  if (wanted.template === 'handout' && pictures.length > 0)
    wanted.pictures = await Promise.all(pictures.map((one) => keptFile(services, one)))
  const usual = usualFor(template, usualOptions)
  const { job, left } = await printJob(session, wanted, { ...usual, ...options })
  const printed = await services.press.print(job, progress, signal)
  const path = await saveWhole(dirname(out), basename(out), printed.bytes)
  const missing = left.length > 0 ? `; not on the sheet: ${left.join('; ')}` : ''
  return `${path}: ${job.title}, ${counted(printed.pages, 'page')}${missing}`
}

/** A picture of a handout's file, where the press finds it; no campaign keeps it. */
async function keptFile(
  { pictures }: Services,
  { name, file }: { name: string; file: string },
): Promise<Picture> {
  const bytes = await readFile(file).catch(() => null)
  const size = bytes && (await sizeOf(new Blob([bytes])))
  if (!bytes || !size)
    throw new Refusal(
      'no-picture',
      bytes ? `${file} is no PNG, JPEG, GIF or WebP picture.` : `${file} can’t be read.`,
      'The handout shows it: put it there, or take it out of the text.',
    )
  return { id: await pictures.keep(bytes), name, ...size }
}
