import type { CampaignSession } from '../../session/campaign-session.ts'
import { readFilledSheets, sheetDifferences } from '../../session/filled-sheets.ts'
import { printContent, printJob } from '../../session/print-content.ts'
import type { Services } from '../../session/services.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { print } from '../contract/print.ts'

export function printHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof print> {
  return {
    'print.preview': async ({ wanted }) => {
      const { title, data, left } = await printContent(session, wanted)
      return { title, data, ...(left.length > 0 ? { left } : {}) }
    },
    'print.save': async ({ wanted, options }, { signal, progress }) => {
      const { job } = await printJob(session, wanted, options)
      const printed = await services.press.print(job, progress, signal)
      const path = await services.save(`${job.title}.pdf`, printed.bytes)
      return { path, bytes: printed.bytes.length, pages: printed.pages }
    },
    'print.read': ({ base64 }) =>
      readFilledSheets(services, session, Buffer.from(base64, 'base64')),
    'print.differences': ({ creature, fields }) => sheetDifferences(session, creature, fields),
  }
}
