import { writeCalendar } from '../rules/gm/calendar/write-calendar.ts'
import type { KeyChoice } from '../ipc/contract/keys/key-sets.ts'
import { readSettings } from './screen-settings.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { PlayEvents, Wall } from '../ipc/contract/play.ts'
import { OpenCampaign, type Ran } from './open-campaign.ts'
import { PlayersDesk } from './players-desk.ts'
import { SecondWindowDesk } from './second-window-desk.ts'
import { WallClock } from './wall-clock.ts'
import type { Services } from './services.ts'
import { sharedLibraryOf } from './shared-library.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'

/** Milliseconds from a change to the players' window: the GM's own paints first, and both share the machine. */
const afterGm = 100

/** Milliseconds from opening a campaign until its older lines are read: the screen comes first. */
const afterOpening = 1_000

/** The campaign being played: one at a time, backed up when it is closed if it was played. */
export class CampaignSession {
  private current: OpenCampaign | null = null
  private openedAt = 0
  private stopSharing: () => void = () => undefined
  private following: ReturnType<typeof setTimeout> | null = null
  private queue: Promise<unknown> = Promise.resolve()
  readonly wall: WallClock
  /** Null in a session beside the GM's own: its players' window is not for it. */
  readonly players: PlayersDesk | null
  /** Null in a session beside the GM's own. */
  readonly secondWindow: SecondWindowDesk | null

  constructor(
    private readonly services: Services,
    private readonly changed: (event: PlayEvents['views']) => void,
    walled: (wall: Wall) => void = () => undefined,
    playersTold: (() => void) | null = null,
    secondTold: (() => void) | null = null,
  ) {
    this.players = playersTold && new PlayersDesk(services, playersTold)
    this.secondWindow = secondTold && new SecondWindowDesk(services, secondTold)
    this.wall = new WallClock(services, () => this.current, walled)
  }

  /** Writes the calendar to a file in the out folder, and gives its path. */
  saveCalendar(): Promise<string> {
    const { situation } = this.campaign
    const bytes = new TextEncoder().encode(writeCalendar(situation))
    return this.services.save(`${situation.name}, calendar.json`, bytes)
  }

  /** Keys as the GM has set them on this machine. */
  async readKeyChoice(): Promise<KeyChoice> {
    return readSettings(
      (await this.services.store.settings()).find(({ id }) => id === 'screen')?.value,
    ).keys
  }

  /** @throws {Refusal} when no campaign is open. */
  get campaign(): OpenCampaign {
    if (!this.current)
      throw new Refusal('no-campaign', 'No campaign is open.', 'Open one from the list.')
    return this.current
  }

  get id(): string | null {
    return this.current?.id ?? null
  }

  /** True when no campaign is open of which only the first look is read. */
  get isWhole(): boolean {
    return this.current?.isWhole ?? true
  }

  /** Waits until the open campaign is read whole, beyond its first look. */
  async whole(): Promise<void> {
    await this.current?.whole()
  }

  /** Runs a command; before it touches lights, the counted real-time minutes are burnt. */
  async run(command: Parameters<OpenCampaign['run']>[0]): Promise<Ran> {
    const { campaign } = this
    if (campaign.touchesLights(command.action)) await this.wall.burn()
    return campaign.run(command)
  }

  /** Opens a campaign and closes the one before; of two opened at once the later one stays open. */
  open(campaign: string): Promise<OpenCampaign> {
    return this.inTurn(async () => {
      if (this.current?.id === campaign) return this.current
      await this.leave()
      const library = sharedLibraryOf(this.services)
      const changed = (event: PlayEvents['views']): void => {
        this.changed(event)
        this.playersFollow()
      }
      const shared = await library.read()
      const next = await OpenCampaign.open(this.services, campaign, changed, {
        firstLook: true,
        shared,
      })
      this.current = next
      this.stopSharing = library.onChange((patches, view) => next.followShared(patches, view))
      await this.players?.enter(next)
      await this.secondWindow?.enter(next.id)
      this.openedAt = next.version
      const isOpen = (): boolean => this.current === next
      // What can't be read now is read when it is asked for.
      const readRest = (): unknown => isOpen() && next.readRest(isOpen).catch(() => undefined)
      setTimeout(readRest, afterOpening).unref()
      return next
    })
  }

  /** Has the players' window follow when the GM's own has painted the change; of several at once, once. */
  private playersFollow(): void {
    this.following ??= setTimeout(() => {
      this.following = null
      this.players?.follow()
    }, afterGm).unref()
  }

  /** Closes the campaign; one that was played leaves a copy among the backups. */
  close(): Promise<void> {
    return this.inTurn(() => this.leave())
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  private async leave(): Promise<void> {
    const { current } = this
    if (!current) return
    // From here on the campaign takes no more commands; those it has taken end before the next one is opened.
    this.current = null
    this.stopSharing()
    await this.players?.leave()
    await this.secondWindow?.leave()
    await this.wall.leave(current)
    await current.settled()
    await sharedLibraryOf(this.services).backUp().catch(this.services.report)
    if (current.version === this.openedAt) return
    await this.services.backups
      .make(await readWhole(this.services.store, current.id))
      .catch(this.services.report)
  }
}
