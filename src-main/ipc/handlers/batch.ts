import type { CampaignSession } from '../../session/campaign-session.ts'
import { MonsterImport } from '../../session/monster-import.ts'
import type { Services } from '../../session/services.ts'
import type { batch } from '../contract/batch.ts'
import type { Handlers } from '../contract/endpoint.ts'

export function batchHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof batch> {
  const monsters = new MonsterImport(services, session)
  return {
    'batch.stage': (piece) => monsters.stage(piece),
    'batch.keep': ({ batch: id, to }, work) => monsters.keep(id, to, work),
    'batch.report': async ({ name, text }) => ({
      path: await services.save(`${name}.txt`, new TextEncoder().encode(text)),
    }),
  }
}
