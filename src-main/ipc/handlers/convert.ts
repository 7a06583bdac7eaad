import { matchingAnswers } from '../../rules/monsters/batch/answers.ts'
import { assessReading } from '../../rules/monsters/batch/doubts.ts'
import { conversionTo } from '../../rules/registry.ts'
import type { convert } from '../contract/convert.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'

export function convertHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof convert> {
  return {
    'convert.read': async ({ text, last, opening }, { signal }) => {
      const { monsters, ...rest } = await services.readers.read(text, last, opening, signal)
      return {
        ...rest,
        // Readers count from one in every text; the library wants an id that no other text has.
        monsters: monsters.map((monster) => ({ ...monster, id: services.newId() })),
        weighed: monsters.map(assessReading),
      }
    },
    'convert.pdf': async ({ base64 }, { signal }) => ({
      text: await services.readPdf(Buffer.from(base64, 'base64'), signal),
    }),
    'convert.to': ({ monster, ruleset, answers, shared = [] }) => {
      const kit = conversionTo(ruleset)
      if (!kit)
        throw new Refusal(
          'refused',
          'This version does not convert to that game yet.',
          'Choose another game.',
        )
      const situation = session.id ? session.campaign.situation : null
      const alike =
        shared.length === 0
          ? {}
          : matchingAnswers(kit.judgements(monster, situation), shared, ruleset)
      const converted = kit.convert(monster, { ...alike, ...answers }, situation)
      return { converted, judgements: converted.judgements, text: kit.toText(converted) }
    },
  }
}
