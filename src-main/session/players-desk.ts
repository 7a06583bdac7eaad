import * as v from 'valibot'
import { foeNames } from '../campaign/players/people.ts'
import { emptyProjection, type PlayersProjection } from '../campaign/players/projection.ts'
import { firstSwitches, type PlayersSwitches } from '../campaign/players/switches.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { PlayersChange, type PlayersState } from '../ipc/contract/players.ts'
import { MachineRecords } from './machine-records.ts'
import { namedDisplays } from './named-displays.ts'
import { MapCuts } from './map-cuts.ts'
import type { OpenCampaign } from './open-campaign.ts'
import type { Services } from './services.ts'

/** The GM's choices for one campaign, among the settings of this machine: displays belong to it. */
interface PlayersRecord {
  open: boolean
  display: string | null
  switches: PlayersSwitches
}

/** The players' window of the open campaign: the GM's switches, and what they let through. */
export class PlayersDesk {
  private readonly records: MachineRecords<PlayersRecord>
  private campaign: OpenCampaign | null = null
  private record = readRecord(null)
  private sent = ''
  private readonly cuts: MapCuts

  /** @param onWindowChange called when the window has changed by itself */
  constructor(
    private readonly services: Services,
    private readonly onWindowChange: () => void,
  ) {
    this.records = new MachineRecords(services.store, readRecord)
    this.cuts = new MapCuts(services, () => {
      this.follow()
      if (this.campaign) this.onWindowChange()
    })
    services.players.onChange((how) => void this.windowChanged(how))
  }

  /** A campaign is opened: its window too, where it was open when the campaign was left. */
  async enter(campaign: OpenCampaign): Promise<void> {
    this.record = await this.records.read(recordOf(campaign.id))
    this.campaign = campaign
    this.sent = ''
    if (this.record.open)
      this.openWindow(campaign).catch((error: unknown) => this.services.report(error))
  }

  /** The campaign is left; its window closes, and opens again with it. */
  async leave(): Promise<void> {
    this.campaign = null
    this.services.players.show(emptyProjection())
    await this.services.players.close()
  }

  /** Sends the window what has changed, when it is open and something has. */
  follow(): void {
    const { campaign } = this
    if (!campaign || !this.services.players.state().open) return
    const projection = campaign.projectForPlayers(this.record.switches, this.cuts.find)
    const text = JSON.stringify(projection)
    if (text === this.sent) return
    this.sent = text
    this.services.players.show(projection)
  }

  async state(): Promise<PlayersState> {
    const { open, fills, problem } = this.services.players.state()
    const { display, switches } = this.record
    const { situation } = this.opened
    const seen = foeNames(situation, switches)
    const displays = await this.services.players.displays()
    return {
      open,
      fills,
      problem,
      display,
      switches,
      displays: namedDisplays(displays),
      foes: situation.fight
        ? Object.values(situation.creatures)
            .filter(({ side }) => side === 'foes')
            .map(({ id, name }) => ({ id, name, seen: seen.get(id) ?? null }))
        : [],
      projection: this.projection(),
    }
  }

  async open(open: boolean): Promise<PlayersState> {
    await this.keep({ open })
    if (open) await this.openWindow()
    else await this.services.players.close()
    return this.state()
  }

  async choose(display: string | null): Promise<PlayersState> {
    await this.keep({ display })
    if (this.services.players.state().open) await this.openWindow()
    return this.state()
  }

  async change({ on, foes, ...rest }: PlayersChange): Promise<PlayersState> {
    const { switches: before } = this.record
    const some = Object.entries(rest).filter(([, value]) => value !== undefined)
    const switches: PlayersSwitches = {
      ...before,
      ...(rest.shown === undefined ? {} : { page: 0 }),
      ...(Object.fromEntries(some) as Partial<PlayersSwitches>),
      on: { ...before.on, ...on },
      foes: { ...before.foes, ...(foes as PlayersSwitches['foes']) },
    }
    // A foe is forgotten when there is nothing left to say about it.
    for (const [id, { name, hidden }] of Object.entries(switches.foes))
      if (!name && !hidden) delete switches.foes[id]
    await this.keep({ switches })
    this.follow()
    return this.state()
  }

  private projection(): PlayersProjection {
    return this.opened.projectForPlayers(this.record.switches, this.cuts.find)
  }

  private get opened(): OpenCampaign {
    if (!this.campaign)
      throw new Refusal('no-campaign', 'No campaign is open.', 'Open one from the list.')
    return this.campaign
  }

  /** Opens the window, while this campaign is open: a map that is shown may be of a site that nobody is at. */
  private async openWindow(campaign = this.opened): Promise<void> {
    await campaign.whole()
    if (this.campaign !== campaign) return
    const projection = this.projection()
    this.sent = JSON.stringify(projection)
    this.services.players.show(projection)
    await this.services.players.open(this.record.display)
  }

  private async windowChanged(how: 'closed by hand' | 'otherwise'): Promise<void> {
    if (how === 'closed by hand' && this.campaign)
      await this.keep({ open: false }).catch((error: unknown) => this.services.report(error))
    this.onWindowChange()
  }

  private async keep(some: Partial<PlayersRecord>): Promise<void> {
    const { id } = this.opened
    this.record = { ...this.record, ...some }
    await this.records.change(recordOf(id), () => this.record)
  }
}

const recordOf = (campaign: string) => `players ${campaign}`

const Stored = v.object({
  open: v.boolean(),
  display: v.nullable(v.string()),
  switches: v.object({
    ...v.required(v.omit(PlayersChange, ['page'])).entries,
    // Earlier versions had none.
    page: v.optional(PlayersChange.entries.page, 0),
  }),
})

/** Choices as they are stored; what can't be read is as in a campaign in which nothing was chosen. */
function readRecord(stored: unknown): PlayersRecord {
  const read = v.safeParse(Stored, stored)
  if (!read.success) return { open: false, display: null, switches: firstSwitches }
  const { open, display, switches } = read.output
  return {
    open,
    display,
    switches: {
      ...firstSwitches,
      ...(switches as PlayersSwitches),
      on: { ...firstSwitches.on, ...(switches.on as Partial<PlayersSwitches['on']>) },
    },
  }
}
