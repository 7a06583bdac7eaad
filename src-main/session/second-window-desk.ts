import * as v from 'valibot'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { SecondWindowState } from '../ipc/contract/second-window.ts'
import { MachineRecords } from './machine-records.ts'
import { namedDisplays } from './named-displays.ts'
import type { Services } from './services.ts'

const Stored = v.object({ open: v.boolean(), display: v.nullable(v.string()), fold: v.string() })
type SecondWindowRecord = v.InferOutput<typeof Stored>

/** The GM's second window of the open campaign: whether it is open, on which display, at which fold. */
export class SecondWindowDesk {
  private readonly records: MachineRecords<SecondWindowRecord>
  private campaign: string | null = null
  private record = readRecord(null)

  /** @param changed hears when the window has changed by itself */
  constructor(
    private readonly services: Services,
    private readonly changed: () => void,
  ) {
    this.records = new MachineRecords(services.store, readRecord)
    services.secondScreen.onChange((how) => void this.windowChanged(how))
  }

  /** A campaign is opened: its second window too, where it was open when the campaign was left. */
  async enter(campaign: string): Promise<void> {
    this.record = await this.records.read(recordOf(campaign))
    this.campaign = campaign
    if (this.record.open)
      this.services.secondScreen
        .open(this.record.display)
        .catch((error: unknown) => this.services.report(error))
  }

  /** The campaign is left; its window closes, and opens again with it. */
  async leave(): Promise<void> {
    this.campaign = null
    await this.services.secondScreen.close()
  }

  async state(): Promise<SecondWindowState> {
    const { open, fills, problem } = this.services.secondScreen.state()
    const { display, fold } = this.record
    const displays = namedDisplays(await this.services.secondScreen.displays())
    return { open, fills, problem, display, fold, displays }
  }

  async open(open: boolean, fold = this.record.fold): Promise<SecondWindowState> {
    await this.keep({ open, fold })
    if (open) await this.services.secondScreen.open(this.record.display)
    else await this.services.secondScreen.close()
    return this.state()
  }

  async choose(display: string | null): Promise<SecondWindowState> {
    await this.keep({ display })
    if (this.services.secondScreen.state().open) await this.services.secondScreen.open(display)
    return this.state()
  }

  async keepFold(fold: string): Promise<void> {
    if (fold !== this.record.fold) await this.keep({ fold })
  }

  private async windowChanged(how: 'closed by hand' | 'otherwise'): Promise<void> {
    if (how === 'closed by hand' && this.campaign)
      await this.keep({ open: false }).catch((error: unknown) => this.services.report(error))
    this.changed()
  }

  private async keep(some: Partial<SecondWindowRecord>): Promise<void> {
    if (!this.campaign)
      throw new Refusal('no-campaign', 'No campaign is open.', 'Open one from the list.')
    this.record = { ...this.record, ...some }
    await this.records.change(recordOf(this.campaign), () => this.record)
  }
}

const recordOf = (campaign: string) => `second window ${campaign}`

function readRecord(stored: unknown): SecondWindowRecord {
  const read = v.safeParse(Stored, stored)
  return read.success ? read.output : { open: false, display: null, fold: 'fight' }
}
