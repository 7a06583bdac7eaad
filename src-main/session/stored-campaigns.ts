import type { LibraryRecord } from '../campaign/journal.ts'
import { firstHead, newState } from '../campaign/state.ts'
import type { Views } from '../campaign/view/views.ts'
import { Refusal, type CallWork } from '../ipc/contract/endpoint.ts'
import type { CampaignState, RulesetId } from '../rules/core/situation.ts'
import { borrowedFor, rulesets } from '../rules/registry.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'
import { sharedLibraryId, type CampaignSummary } from '../storage/records.ts'
import { wholeAt } from '../storage/restore.ts'
import type { WholeCampaign } from '../storage/store.ts'
import { copyCampaign, summaryOf, withoutTrash } from './campaign-copy.ts'
import type { CampaignSession } from './campaign-session.ts'
import { withSharedMonsters } from './carried-monsters.ts'
import { gameTimeOf } from './games.ts'
import { OpenCampaign } from './open-campaign.ts'
import type { Services } from './services.ts'
import { sharedLibraryOf } from './shared-library.ts'
import { simpleCommand } from './simple-command.ts'

/** All campaigns of the data folder: begun, opened, renamed, copied, carried in and out, removed. */
export class StoredCampaigns {
  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
  ) {}

  /** @throws {Refusal} for a game that this version does not have. */
  make(name: string, ruleset: RulesetId): Promise<CampaignSummary> {
    if (!rulesets[ruleset])
      throw new Refusal(
        'refused',
        'This version has no rules for that game.',
        'Choose another game.',
      )
    return beginCampaign(this.services, newState(name, ruleset, borrowedFor(ruleset)))
  }

  makeSample(): Promise<CampaignSummary> {
    return beginCampaign(this.services, this.services.bundled.sample())
  }

  /** Opens a campaign in the session. @throws {Refusal} when it is gone or in the trash. */
  async open(campaign: string): Promise<{ summary: CampaignSummary; views: Views }> {
    const summary = await summaryOf(this.services.store, campaign)
    if (summary.trashed)
      throw new Refusal('refused', `“${summary.name}” is in the trash.`, 'Take it out first.')
    const open = await this.session.open(campaign)
    const described = await this.describe({ ...summary, opened: this.services.now() })
    // Read last: what the other window did meanwhile is in them.
    return { summary: described, views: open.drawn }
  }

  /** Renames a campaign, as a line of its own journal. */
  async rename(campaign: string, name: string): Promise<CampaignSummary> {
    const open =
      this.session.id === campaign
        ? this.session.campaign
        : await OpenCampaign.open(this.services, campaign, () => undefined)
    await open.run(simpleCommand('house.title', { name }))
    return this.describe({ ...(await summaryOf(this.services.store, campaign)), name })
  }

  async trash(campaign: string): Promise<CampaignSummary> {
    if (this.session.id === campaign) await this.session.close()
    const summary = await summaryOf(this.services.store, campaign)
    return this.describe({ ...summary, trashed: this.services.now() })
  }

  async untrash(campaign: string): Promise<CampaignSummary> {
    return this.describe(withoutTrash(await summaryOf(this.services.store, campaign)))
  }

  /** Removes a campaign in the trash; a backup is made before. @throws {Refusal} */
  async erase(campaign: string, work: CallWork): Promise<void> {
    const { store, backups } = this.services
    const summary = await summaryOf(store, campaign)
    if (!summary.trashed)
      throw new Refusal('refused', `“${summary.name}” is not in the trash.`, 'Put it there first.')
    await backups.make(await readWhole(store, campaign, work), work)
    await store.remove(campaign)
    // Drafts and generated results of it, which lie among the settings of this machine.
    for (const { id } of await store.settings())
      if (id.endsWith(` ${campaign}`)) await store.set({ id, value: null })
  }

  async duplicate(campaign: string, work: CallWork): Promise<CampaignSummary> {
    const whole = await readWhole(this.services.store, campaign, work)
    return this.addCopy(whole, `${whole.summary.name}, copy`, work)
  }

  /** Restores a campaign to one of its versions, as a new campaign beside it. */
  async restore(campaign: string, version: number, work: CallWork): Promise<CampaignSummary> {
    const whole = wholeAt(await readWhole(this.services.store, campaign, work), version)
    return this.addCopy(whole, `${whole.summary.name}, restored`, work)
  }

  async restoreBackup(file: string, work: CallWork): Promise<CampaignSummary> {
    const { backups, newId } = this.services
    return addCampaign(this.services, await backups.read(file, newId(), work), work)
  }

  /** Writes a campaign as one zip into the out folder. */
  async export(campaign: string, work: CallWork): Promise<{ path: string; bytes: number }> {
    const stored = await readWhole(this.services.store, campaign, work)
    const { records } = await sharedLibraryOf(this.services).read()
    const whole =
      campaign === sharedLibraryId ? stored : withSharedMonsters(this.services, stored, records)
    const bytes = await this.services.zip.write(whole, work)
    const path = await this.services.save(`${whole.summary.name}.zip`, bytes)
    return { path, bytes: bytes.length }
  }

  async import(bytes: Uint8Array, work: CallWork): Promise<CampaignSummary> {
    const { zip, newId } = this.services
    return addCampaign(this.services, await zip.read(bytes, newId(), work), work)
  }

  /** Imports a file that the GM opened with Gatefold. */
  async importOffered(file: string, work: CallWork): Promise<CampaignSummary> {
    const { zip, newId, offered } = this.services
    const bytes = await offered.read(file)
    return addCampaign(this.services, await zip.read(bytes, newId(), work, file), work)
  }

  private addCopy(whole: WholeCampaign, name: string, work: CallWork): Promise<CampaignSummary> {
    const { newId, now } = this.services
    return addCampaign(this.services, copyCampaign(whole, newId(), name, now()), work)
  }

  private async describe(summary: CampaignSummary): Promise<CampaignSummary> {
    await this.services.store.describe(summary)
    return summary
  }
}

/** Adds a campaign without journal entries. */
export function beginCampaign(
  services: Services,
  state: CampaignState,
  records: LibraryRecord[] = [],
): Promise<CampaignSummary> {
  const id = services.newId()
  const head = firstHead(id, state)
  const summary: CampaignSummary = {
    id,
    name: state.name,
    ruleset: state.ruleset,
    made: services.now(),
    opened: services.now(),
    when: gameTimeOf(head),
    version: 0,
  }
  const whole = { summary, first: head, head, entries: [], records, restorePoints: [] }
  return addCampaign(services, whole)
}

/** Adds a whole campaign; what a file of the shared library holds goes into the one that is here. */
export async function addCampaign(
  services: Services,
  whole: WholeCampaign,
  work?: CallWork,
): Promise<CampaignSummary> {
  const { store } = services
  if (whole.summary.id === sharedLibraryId) await sharedLibraryOf(services).takeIn(whole)
  else await store.add(whole, work?.progress)
  return whole.summary
}
