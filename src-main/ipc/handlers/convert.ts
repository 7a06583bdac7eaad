import { fitting } from '../../rules/monsters/batch/answers.ts'
import { weighed } from '../../rules/monsters/batch/doubts.ts'
import { conversionTo } from '../../rules/registry.ts'
import type { convert } from '../contract/convert.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import type { World } from './world.ts'

export function convertHandlers(world: World, table: CampaignInPlay): Handlers<typeof convert> {
  return {
    'convert.read': async ({ text, last, opening }, { signal }) => {
      const { monsters, ...rest } = await world.readers.read(text, last, opening, signal)
      return {
        ...rest,
        // Readers count from one in every text; the library wants an id that no other text has.
        monsters: monsters.map((monster) => ({ ...monster, id: world.newId() })),
        weighed: monsters.map(weighed),
      }
    },
    'convert.to': ({ monster, ruleset, answers, shared = [] }) => {
      const kit = conversionTo(ruleset)
      if (!kit)
        throw new Refusal(
          'refused',
          'This version does not convert to that game yet.',
          'Choose another game.',
        )
      const situation = table.id ? table.campaign.situation : null
      const alike =
        shared.length === 0 ? {} : fitting(kit.judgements(monster, situation), shared, ruleset)
      const converted = kit.convert(monster, { ...alike, ...answers }, situation)
      return { converted, judgements: converted.judgements, text: kit.toText(converted) }
    },
  }
}
