import { writeResults } from '../../rules/generators/written.ts'
import { CampaignGenerators } from '../../session/campaign-generators.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import { GeneratorResultStore } from '../../session/generator-results.ts'
import type { Services } from '../../session/services.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { generators } from '../contract/generators.ts'

export function generatorHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof generators> {
  const desk = new CampaignGenerators(services, session)
  const stored = new GeneratorResultStore(services.store)
  return {
    'generators.list': () => desk.lines(),
    'generators.make': (wanted) => desk.make(wanted),
    'generators.odds': (wanted) => desk.odds(wanted),
    'generators.batch': (wanted, work) => desk.batch(wanted, work),
    'generators.text': ({ results, form }) => writeResults(results, form),
    'generators.export': (wanted) => desk.export(wanted),
    'generators.session': () => stored.read(session.campaign.id),
    'generators.remember': ({ campaign, ...results }) =>
      stored.save(campaign, results).then(() => null),
  }
}
