import * as v from 'valibot'
import { dangerRuns, type DangerEstimate } from '../campaign/danger/estimate-danger.ts'
import {
  EncounterDesk,
  type EncounterLine,
  type EncounterPage,
} from '../campaign/encounter-desk.ts'
import type { KeptEstimate } from '../ipc/contract/encounters.ts'
import { json, Refusal, type CallWork } from '../ipc/contract/endpoint.ts'
import type { CampaignSession } from './campaign-session.ts'
import { MachineRecords } from './machine-records.ts'
import type { Services } from './services.ts'

/** Estimates made last, by encounter, each with the figures that it was made with. */
const Estimates = v.record(
  v.string(),
  v.object({ figures: v.string(), estimate: json<DangerEstimate>() }),
)
type Estimates = v.InferOutput<typeof Estimates>

/** Prepared encounters of the open campaign, and estimates of their danger, which stay on this machine. */
export class CampaignEncounters {
  private readonly estimates: MachineRecords<Estimates>

  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
  ) {
    this.estimates = new MachineRecords(services.store, (stored) => {
      const read = v.safeParse(Estimates, stored)
      return read.success ? read.output : {}
    })
  }

  lines(): EncounterLine[] {
    return this.desk().lines()
  }

  async page(id: string): Promise<(EncounterPage & { danger: KeptEstimate | null }) | null> {
    const page = this.desk().page(id)
    if (!page) return null
    const kept = (await this.estimates.read(this.record))[id]
    const danger = kept
      ? { estimate: kept.estimate, isCurrent: kept.figures === page.figures }
      : null
    return { ...page, danger }
  }

  /** Plays fights beside main and counts them. @throws {Refusal} */
  async danger(id: string, { signal, progress }: CallWork): Promise<DangerEstimate> {
    const desk = this.desk()
    const page = desk.page(id)
    const question = desk.question(id)
    if (!page || !question)
      throw new Refusal('not-found', 'That encounter is gone.', 'Choose another one.')
    const fault = page.bands.find((band) => band.fault !== undefined)?.fault
    if (fault !== undefined) throw new Refusal('refused', fault, 'Change the line, or convert it.')
    if (question.state.party.length === 0)
      throw new Refusal(
        'refused',
        'Nobody of the party is on their feet.',
        'Add characters, or heal those who are down.',
      )
    const { record } = this
    const whole = { ...question, seed: this.services.seed(), runs: dangerRuns }
    const estimate = await this.services.danger.estimate(whole, signal, (played) =>
      progress(played, dangerRuns, `${played} of ${dangerRuns} fights`),
    )
    const { figures } = page
    await this.estimates.change(record, (before) => ({ ...before, [id]: { figures, estimate } }))
    return estimate
  }

  private get record(): string {
    return `danger ${this.session.campaign.id}`
  }

  private desk(): EncounterDesk {
    return new EncounterDesk(this.session.campaign.situation, this.session.campaign.shelf)
  }
}
