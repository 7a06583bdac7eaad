import { makeContent } from '../campaign/print/index.ts'
import type { WantedPrint } from '../campaign/print/wanted.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { usualOptions, type PrintOptions } from '../ipc/contract/print-options.ts'
import { keyGroups } from '../ipc/contract/keys/key-sets.ts'
import { optionsFor } from '../ipc/contract/print-templates.ts'
import type { PrintJob } from '../print/print.ts'
import { rulesetOf } from '../rules/registry.ts'
import type { CampaignSession } from './campaign-session.ts'

/** Print job from the open campaign, and the parts that its pages have no place for. @throws {Refusal} when the content is gone, or its game has no such page. */
export async function printJob(
  session: CampaignSession,
  wanted: WantedPrint,
  options: PrintOptions,
): Promise<{ job: PrintJob; left: readonly string[] }> {
  const { template } = wanted
  const { left, ...content } = await printContent(session, wanted)
  return {
    job: { template, options: optionsFor(template, options, usualOptions), ...content },
    left,
  }
}

/** Content of a page, and the parts that it has no place for. */
type PrintedContent = Pick<PrintJob, 'title' | 'subject' | 'author' | 'language' | 'data'> & {
  left: readonly string[]
}

/** Content of a page with the facts that its PDF is filed under. @throws {Refusal} as `printJob` does. */
export async function printContent(
  session: CampaignSession,
  wanted: WantedPrint,
): Promise<PrintedContent> {
  const { campaign } = session
  const entries = await campaign.entriesFor(wanted)
  const { situation, shelf } = campaign
  const keys =
    wanted.template === 'play-aid' && wanted.aid === 'keys'
      ? { keys: keyGroups(await session.readKeyChoice()) }
      : {}
  const page = makeContent(wanted, {
    situation,
    shelf,
    ruleset: rulesetOf(situation),
    entries,
    ...keys,
  })
  if (page.end === 'refused') throw new Refusal('refused', page.refused.why, page.refused.way)
  const { title, subject, author, language, data, left = [] } = page
  return { title, subject, author, language, data, left }
}
