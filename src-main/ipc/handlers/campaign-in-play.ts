import { Refusal } from '../contract/endpoint.ts'
import type { PlayEvents, Wall } from '../contract/play.ts'
import { OpenCampaign, type Ran } from './open-campaign.ts'
import { WallClock } from './wall-clock.ts'
import type { World } from './world.ts'
import { readWhole } from '../../storage/campaign-snapshot.ts'

/** The campaign on the table: one at a time, backed up when it leaves if it was played. */
export class CampaignInPlay {
  private open: OpenCampaign | null = null
  private openedAt = 0
  private queue: Promise<unknown> = Promise.resolve()
  readonly wall: WallClock

  constructor(
    private readonly world: World,
    private readonly changed: (event: PlayEvents['views']) => void,
    walled: (wall: Wall) => void = () => undefined,
  ) {
    this.wall = new WallClock(world, () => this.open, walled)
  }

  /** @throws {Refusal} when no campaign is open. */
  get campaign(): OpenCampaign {
    if (!this.open)
      throw new Refusal('no-campaign', 'No campaign is open.', 'Open one from the list.')
    return this.open
  }

  get id(): string | null {
    return this.open?.id ?? null
  }

  /** Runs a command; before it touches lights, the counted real-time minutes are burnt. */
  async run(command: Parameters<OpenCampaign['run']>[0]): Promise<Ran> {
    const { campaign } = this
    if (campaign.touchesLights(command.action)) await this.wall.burn()
    return campaign.run(command)
  }

  /** Puts a campaign on the table; of two asked for at once the later one stays. */
  put(campaign: string): Promise<OpenCampaign> {
    return this.inTurn(async () => {
      if (this.open?.id === campaign) return this.open
      await this.lift()
      this.open = await OpenCampaign.open(this.world, campaign, this.changed)
      this.openedAt = this.open.version
      return this.open
    })
  }

  /** Clears the table; a campaign that was played leaves a copy among the backups. */
  clear(): Promise<void> {
    return this.inTurn(() => this.lift())
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  private async lift(): Promise<void> {
    const { open } = this
    if (!open) return
    // From here on the campaign takes no more commands; those it has taken end before the next one is opened.
    this.open = null
    await this.wall.leave(open)
    await open.settled()
    if (open.version === this.openedAt) return
    await this.world.backups
      .make(await readWhole(this.world.store, open.id))
      .catch(this.world.report)
  }
}
