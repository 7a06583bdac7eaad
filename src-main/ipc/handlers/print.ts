import { makeContent } from '../../campaign/print/index.ts'
import type { WantedPrint } from '../../campaign/print/wanted.ts'
import type { PrintJob } from '../../print/print.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { changes } from '../../rules/gm/filled-sheet/changes.ts'
import { formsOf } from '../../campaign/print/filled-forms.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import { usualOptions, type PrintOptions } from '../contract/print-options.ts'
import { optionsFor } from '../contract/print-templates.ts'
import type { print } from '../contract/print.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import type { World } from './world.ts'

export function printHandlers(world: World, table: CampaignInPlay): Handlers<typeof print> {
  return {
    'print.preview': async ({ wanted }) => {
      const { title, data } = await whatIsWanted(table, wanted)
      return { title, data }
    },
    'print.save': async ({ wanted, options }, { signal, progress }) => {
      const job = await jobOf(table, wanted, options)
      const printed = await world.press.print(job, progress, signal)
      const path = await world.save(`${job.title}.pdf`, printed.bytes)
      return { path, bytes: printed.bytes.length, pages: printed.pages }
    },
    'print.read': async ({ base64 }) => {
      const fields = await world.readForm(Buffer.from(base64, 'base64'))
      return formsOf(fields, table.campaign.situation)
    },
    'print.differences': ({ creature, fields }) => {
      const { situation } = table.campaign
      const whose = situation.creatures[creature]
      if (!whose) throw new Refusal('not-found', 'That character is not here any more.')
      return changes(whose, rulesetOf(situation), fields, situation.nextId).map(
        ({ difference }) => difference,
      )
    },
  }
}

/** @throws {Refusal} when the content is gone, or its game has no such page. */
export async function jobOf(
  table: CampaignInPlay,
  wanted: WantedPrint,
  options: PrintOptions,
): Promise<PrintJob> {
  const { template } = wanted
  return {
    template,
    options: optionsFor(template, options, usualOptions),
    ...(await whatIsWanted(table, wanted)),
  }
}

async function whatIsWanted(
  table: CampaignInPlay,
  wanted: WantedPrint,
): Promise<Pick<PrintJob, 'title' | 'subject' | 'author' | 'language' | 'data'>> {
  const entries = await table.campaign.entriesFor(wanted)
  const { situation, shelf } = table.campaign
  const page = makeContent(wanted, { situation, shelf, ruleset: rulesetOf(situation), entries })
  if (page.end === 'refused') throw new Refusal('refused', page.refused.why, page.refused.way)
  const { title, subject, author, language, data } = page
  return { title, subject, author, language, data }
}
