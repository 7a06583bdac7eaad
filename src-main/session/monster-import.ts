import { Refusal, type CallInput, type CallWork, type OutputOf } from '../ipc/contract/endpoint.ts'
import type { batch } from '../ipc/contract/batch.ts'
import type { Destination } from '../ipc/contract/library.ts'
import { applySharedAnswers } from '../rules/monsters/batch/answers.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { conversionTo } from '../rules/registry.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { Services } from './services.ts'
import { LibraryChanges } from './library-changes.ts'

/** Most monsters of one import; more is no module but a library of them. */
const mostAtOnce = 20_000

/** An import of many monsters: handed in piece by piece, then kept in one step that can be undone. */
export class MonsterImport {
  private readonly changes: LibraryChanges
  private staged: { id: string; monsters: Map<string, Monster> } | null = null

  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
  ) {
    this.changes = new LibraryChanges(services, session)
  }

  /** Adds monsters to the import of that id; null begins a new one. @throws {Refusal} */
  stage({
    batch: id,
    monsters,
    shared,
  }: CallInput<typeof batch, 'batch.stage'>): OutputOf<typeof batch, 'batch.stage'> {
    if (id === null) this.staged = { id: this.services.newId(), monsters: new Map() }
    const into = this.stagedAs(id ?? this.staged?.id ?? '')
    if (into.size + monsters.length > mostAtOnce)
      throw new Refusal(
        'refused',
        `More than ${mostAtOnce.toLocaleString('en')} monsters at once.`,
        'Import some of the files, then the others.',
      )
    const situation = this.session.id ? this.session.campaign.situation : null
    for (const monster of monsters) {
      const judgementsFor = (target: Parameters<typeof conversionTo>[0]) =>
        conversionTo(target)?.judgements(monster, situation) ?? []
      into.set(monster.id, applySharedAnswers(monster, shared, judgementsFor))
    }
    return { batch: this.staged?.id ?? '', staged: into.size }
  }

  /** Keeps the monsters of the import of that id. @throws {Refusal} */
  async keep(
    id: string,
    to: Destination,
    { signal, progress }: CallWork,
  ): Promise<OutputOf<typeof batch, 'batch.keep'>> {
    const monsters = [...this.stagedAs(id).values()]
    if (signal.aborted) throw new Refusal('cancelled', 'Nothing was kept.')
    progress(0, 0, `writing ${monsters.length}`)
    const { says } = await this.changes.keep(monsters, to)
    this.staged = null
    return { kept: monsters.length, says }
  }

  private stagedAs(id: string): Map<string, Monster> {
    if (this.staged?.id !== id)
      throw new Refusal('not-found', 'That import is no longer in hand.', 'Import them again.')
    return this.staged.monsters
  }
}
