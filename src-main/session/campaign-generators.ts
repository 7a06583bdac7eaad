import { GeneratorDesk, type GeneratorLine } from '../campaign/generator-desk.ts'
import { Refusal, type CallInput, type CallWork } from '../ipc/contract/endpoint.ts'
import type { generators } from '../ipc/contract/generators.ts'
import { NotGenerated, type Generated } from '../rules/generators/generated.ts'
import type { GeneratorOdds } from '../rules/generators/generator.ts'
import { writeResults } from '../rules/generators/written.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { Services } from './services.ts'

type Call<K extends keyof typeof generators> = CallInput<typeof generators, K>

/** Milliseconds for which a batch may keep other work waiting. */
const slice = 12

/** Generators of the open campaign: single results, batches beside other work, files. */
export class CampaignGenerators {
  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
  ) {}

  lines(): GeneratorLine[] {
    return this.desk().lines()
  }

  /** Makes a result, from a new seed unless one is given. @throws {Refusal} */
  make({ kind, input, seed, rerolled, edited, again }: Call<'generators.make'>): Generated {
    const dealt = { seed: seed ?? this.services.seed(), rerolled, edited }
    return refusing(() =>
      this.desk().make({
        kind,
        input,
        dealt,
        ...(again ? { again: { ...again, seed: this.services.seed() } } : {}),
      }),
    )
  }

  odds({ kind, input }: Call<'generators.odds'>): GeneratorOdds | null {
    return refusing(() => this.desk().odds(kind, input))
  }

  /** Makes many results from one seed, between other work. @throws {Refusal} `cancelled` */
  async batch(
    { kind, input, seed = this.services.seed(), count }: Call<'generators.batch'>,
    { signal, progress }: CallWork,
  ): Promise<Generated[]> {
    const results = refusing(() => this.desk().many(kind, input, seed, count))
    const generated: Generated[] = []
    for (;;) {
      const began = performance.now()
      do {
        const next = refusing(() => results.next())
        if (next.done) return generated
        generated.push(next.value)
      } while (performance.now() - began < slice)
      progress(generated.length, count, `${generated.length} of ${count}`)
      await new Promise((done) => setImmediate(done))
      if (signal.aborted) throw new Refusal('cancelled', 'The batch was stopped; nothing was kept.')
    }
  }

  /** Writes results into a file of the out folder. */
  async export({
    results,
    form,
    title,
  }: Call<'generators.export'>): Promise<{ path: string; bytes: number }> {
    const bytes = new TextEncoder().encode(writeResults(results, form))
    const path = await this.services.save(`${title}.${form === 'csv' ? 'csv' : 'md'}`, bytes)
    return { path, bytes: bytes.length }
  }

  private desk(): GeneratorDesk {
    return new GeneratorDesk(this.session.campaign.situation, this.session.campaign.shelf)
  }
}

/** @throws {Refusal} for what the GM can mend */
function refusing<T>(make: () => T): T {
  try {
    return make()
  } catch (thrown) {
    if (thrown instanceof NotGenerated) throw new Refusal('refused', thrown.message, thrown.way)
    throw thrown
  }
}
