import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StartAnswers } from '../ipc/contract/start-answers.ts'
import type { CampaignSummary } from '../storage/records.ts'

/** File of the data folder that holds the start page's last answers. */
export const startPageFile = 'start-page.json'

/** The start page's last answers, kept on disk as a copy that only the next start shows. */
export class StartPage {
  private answers: Partial<StartAnswers> = {}
  private written = ''
  private writing: Promise<unknown> = Promise.resolve()

  /** @param write replaces the file; what it throws is reported and costs nothing else */
  constructor(
    private readonly write: (bytes: Uint8Array) => Promise<unknown>,
    private readonly report: (error: unknown, during: string) => void,
  ) {}

  keep(some: Partial<StartAnswers>): void {
    this.answers = { ...this.answers, ...some }
    const text = JSON.stringify(this.answers)
    const { settings, list } = this.answers
    if (!settings || !list || text === this.written) return
    this.written = text
    this.writing = this.writing
      .then(() => this.write(new TextEncoder().encode(text)))
      .catch((error: unknown) => this.report(error, 'keep the start page'))
  }

  /** Keeps these campaigns as they are now, in place of what was kept of them. */
  keepCampaigns(some: readonly CampaignSummary[]): void {
    const { list } = this.answers
    if (!list) return
    const others = list.campaigns.filter(({ id }) => some.every((one) => one.id !== id))
    this.keep({ list: { ...list, campaigns: [...others, ...some] } })
  }

  /** Resolves when what was kept is on disk, or could not be written. */
  async settled(): Promise<void> {
    await this.writing
  }
}

/** The kept answers as JSON; null when there are none. */
export function readStartPage(dataFolder: string): string | null {
  try {
    return readFileSync(join(dataFolder, startPageFile), 'utf8')
  } catch {
    return null
  }
}
