import type { ChronicleLine } from '../campaign/view/views.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Destination } from '../ipc/contract/library.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { counted } from '../rules/core/words.ts'
import type { ActionId } from '../rules/core/situation.ts'
import { findCollectionNamed } from '../rules/gm/library/collecting.ts'
import { mergeMonsters } from '../rules/monsters/merge.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { Services } from './services.ts'
import { sharedLibraryOf, type LibraryAction } from './shared-library.ts'
import { simpleCommand } from './simple-command.ts'

interface Said {
  says: string
}
interface MergedGroup {
  keep: string
  gone: readonly string[]
}

/** Newest changes of the shared library that are shown. */
const mostLines = 40

/**
 * Changes of many monsters at once. Each goes into the journal of the library that has the monster: the open
 * campaign's, or the shared one.
 */
export class LibraryChanges {
  /** @param session session of the open campaign; null for the shared library alone */
  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession | null,
  ) {}

  private get shared(): ReturnType<typeof sharedLibraryOf> {
    return sharedLibraryOf(this.services)
  }

  /** @throws {Refusal} when no campaign is open. */
  private get campaignSession(): CampaignSession {
    if (!this.session)
      throw new Refusal('no-campaign', 'That needs a campaign.', 'Name the campaign.')
    return this.session
  }

  private get campaign(): CampaignSession['campaign'] {
    return this.campaignSession.campaign
  }

  /** Keeps monsters in the library that is named, and in a collection of this campaign. */
  async keep(monsters: readonly Monster[], { home, collection }: Destination): Promise<Said> {
    const kept = monsters.map((monster) => this.dated(monster))
    if (home === 'campaign')
      return said(await this.run('house.keep-monsters', { monsters: kept, collection }))
    const { says } = await this.shared.run('house.keep-monsters', { monsters: kept })
    if (collection === '') return { says: `Shared library: ${says}` }
    await this.collect(
      kept.map(({ id }) => id),
      collection,
    )
    return { says: `Shared library: ${says}, and in ${collection}` }
  }

  async tag(ids: readonly string[], add: string, remove: string): Promise<Said> {
    const { shared, others } = this.parted(ids)
    return this.both(
      shared.length > 0 && ['house.tag-monsters', { monsters: shared, add, remove }],
      others.length > 0 && ['house.tag-monsters', { monsters: others, add, remove }],
    )
  }

  async collect(ids: readonly string[], collection: string): Promise<Said> {
    const before = findCollectionNamed(this.campaign.situation, collection)
    const monsters = [...new Set([...(before?.monsters ?? []), ...ids])]
    const whole = { id: before?.id ?? '', title: before?.title ?? collection, monsters }
    return said(await this.run('house.keep-collection', { collection: whole }))
  }

  /** Moves the campaign's monsters into the shared library, or copies shared ones into the campaign. */
  async move(ids: readonly string[], home: 'campaign' | 'shared'): Promise<Said> {
    const { shelf } = this.campaign
    const moved = ids.filter(
      (id) => shelf.homeOf(id) === (home === 'shared' ? 'campaign' : 'shared'),
    )
    if (moved.length === 0)
      throw new Refusal(
        'refused',
        home === 'shared'
          ? 'None of those is of this campaign alone.'
          : 'None of those is in the shared library.',
      )
    const monsters = moved.flatMap((id) => shelf.monster(id) ?? [])
    if (home === 'campaign') return said(await this.run('house.keep-monsters', { monsters }))
    await this.shared.run('house.keep-monsters', { monsters })
    await this.run('house.forget-monsters', { monsters: moved })
    return { says: `${counted(moved.length, 'monster')} moved to the shared library` }
  }

  async forget(ids: readonly string[]): Promise<Said> {
    const { shared, own } = this.parted(ids)
    if (shared.length + own.length === 0)
      throw new Refusal('refused', 'Bundled monsters stay in the bestiary.')
    return this.both(
      shared.length > 0 && ['house.forget-monsters', { monsters: shared }],
      own.length > 0 && ['house.forget-monsters', { monsters: own }],
    )
  }

  /**
   * Merges each group into the one that is kept, in its library. Where that is the campaign, shared duplicates
   * are hidden in this campaign and stay for the others.
   */
  async merge(groups: readonly MergedGroup[]): Promise<Said> {
    const { shelf } = this.campaign
    const into = { campaign: emptyMerge(), shared: emptyMerge() }
    for (const { keep, gone } of groups) {
      const keeper = shelf.monster(keep)
      const others = gone.flatMap((id) => (id === keep ? [] : (shelf.monster(id) ?? [])))
      if (!keeper || others.length === 0) continue
      const homes = [keeper, ...others].map(({ id }) => shelf.homeOf(id))
      const home = homes[0] === 'campaign' || !homes.includes('shared') ? 'campaign' : 'shared'
      into[home].monsters.push(mergeMonsters(keeper, others))
      for (const [at, { id }] of others.entries())
        if (homes[at + 1] === 'campaign') into.campaign.gone.push(id)
        else if (homes[at + 1] === 'shared' && home === 'shared') into.shared.gone.push(id)
    }
    const { campaign, shared } = into
    if (campaign.monsters.length + shared.monsters.length === 0)
      throw new Refusal('not-found', 'Those duplicates are gone already.')
    return this.both(
      shared.monsters.length > 0 && ['house.merge-monsters', { ...shared }],
      campaign.monsters.length > 0
        ? ['house.merge-monsters', { ...campaign }]
        : campaign.gone.length > 0 && ['house.forget-monsters', { monsters: campaign.gone }],
    )
  }

  sharedLines(): Promise<ChronicleLine[]> {
    return this.shared.lines(mostLines)
  }

  async sharedUndo(): Promise<Said> {
    return said(await this.shared.undo())
  }

  async sharedRedo(): Promise<Said> {
    return said(await this.shared.redo())
  }

  /** Runs a change in the shared library, then one in the campaign; each where there is something to do. */
  private async both(shared: Change | false, own: Change | false): Promise<Said> {
    const lines: string[] = []
    if (shared) lines.push(`Shared library: ${(await this.shared.run(...shared)).says}`)
    if (own) lines.push((await this.run(...own)).says)
    return { says: lines.join('. ') }
  }

  private async run(action: ActionId, input: Record<string, unknown>): Promise<ChronicleLine> {
    const ran = await this.campaignSession.run(simpleCommand(action, input))
    if (ran.end !== 'done') throw new Refusal('refused', 'The bestiary asks for nothing.')
    return ran.line
  }

  private parted(ids: readonly string[]): Record<'shared' | 'own' | 'others', string[]> {
    const { shelf } = this.campaign
    const of = (home: string): string[] => ids.filter((id) => shelf.homeOf(id) === home)
    const [shared, own] = [of('shared'), of('campaign')]
    return { shared, own, others: [...own, ...of('bundled')] }
  }

  /** A monster with the time at which it came in, which the screen doesn't know. */
  private dated(monster: Monster): Monster {
    const { origin } = monster
    return origin?.at === ''
      ? { ...monster, origin: { ...origin, at: this.services.now() } }
      : monster
  }
}

type Change = [LibraryAction, Record<string, unknown>]

function emptyMerge(): { monsters: Monster[]; gone: string[] } {
  return { monsters: [], gone: [] }
}

function said({ what, says }: ChronicleLine): Said {
  return { says: `${what}: ${says}` }
}
