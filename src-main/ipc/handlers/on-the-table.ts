import { Refusal } from '../contract/endpoint.ts'
import type { PlayEvents } from '../contract/play.ts'
import { OpenCampaign } from './open-campaign.ts'
import type { World } from './world.ts'
import { readWhole } from '../../storage/whole.ts'

/** Which campaign is on the table: one at a time, and its copy kept when it leaves. */
export class OnTheTable {
  private open: OpenCampaign | null = null
  private openedAt = 0

  constructor(
    private readonly world: World,
    private readonly changed: (event: PlayEvents['views']) => void,
  ) {}

  /** @throws {Refusal} when no campaign is open. */
  get campaign(): OpenCampaign {
    if (!this.open)
      throw new Refusal('no-campaign', 'No campaign is open.', 'Open one from the list.')
    return this.open
  }

  get id(): string | null {
    return this.open?.id ?? null
  }

  async put(campaign: string): Promise<OpenCampaign> {
    if (this.open?.id === campaign) return this.open
    await this.clear()
    this.open = await OpenCampaign.open(this.world, campaign, this.changed)
    this.openedAt = this.open.version
    return this.open
  }

  /** Clears the table; a campaign that was played leaves a copy among the backups. */
  async clear(): Promise<void> {
    const { open } = this
    if (!open) return
    await open.settled()
    this.open = null
    if (open.version === this.openedAt) return
    await this.world.backups
      .make(await readWhole(this.world.store, open.id))
      .catch(this.world.report)
  }
}
