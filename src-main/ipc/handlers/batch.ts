import { judgedAlike } from '../../rules/monsters/batch/answers.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { conversionTo } from '../../rules/registry.ts'
import type { batch } from '../contract/batch.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import type { World } from './world.ts'

/** Most monsters of one import; more is no module but a library of them. */
const mostAtOnce = 20_000

export function batchHandlers(world: World, table: CampaignInPlay): Handlers<typeof batch> {
  let staged: { id: string; monsters: Map<string, Monster> } | null = null
  const inHand = (id: string): Map<string, Monster> => {
    if (staged?.id !== id)
      throw new Refusal('not-found', 'That import is no longer in hand.', 'Import them again.')
    return staged.monsters
  }
  return {
    'batch.stage': ({ batch: id, monsters, shared }) => {
      staged = id === null ? { id: world.newId(), monsters: new Map() } : staged
      const into = inHand(id ?? staged?.id ?? '')
      if (into.size + monsters.length > mostAtOnce)
        throw new Refusal(
          'refused',
          `More than ${mostAtOnce.toLocaleString('en')} monsters at once.`,
          'Import some of the files, then the others.',
        )
      const situation = table.id ? table.campaign.situation : null
      for (const monster of monsters) {
        const judgementsFor = (target: Parameters<typeof conversionTo>[0]) =>
          conversionTo(target)?.judgements(monster, situation) ?? []
        into.set(monster.id, judgedAlike(monster, shared, judgementsFor))
      }
      return { batch: staged?.id ?? '', staged: into.size }
    },
    'batch.keep': async ({ batch: id }, { signal, progress }) => {
      const monsters = [...inHand(id).values()]
      if (signal.aborted) throw new Refusal('cancelled', 'Nothing was kept.')
      progress(0, 0, `writing ${monsters.length}`)
      const ran = await table.run({
        action: 'house.keep-monsters',
        input: { monsters },
        given: {},
        adjust: 0,
        secret: false,
        byHand: false,
      })
      if (ran.end !== 'done') throw new Refusal('refused', 'Keeping monsters asks for nothing.')
      staged = null
      return { kept: monsters.length, line: ran.line }
    },
    'batch.report': async ({ name, text }) => ({
      path: await world.save(`${name}.txt`, new TextEncoder().encode(text)),
    }),
  }
}
