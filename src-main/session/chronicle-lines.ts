import type { SightedLine } from '../campaign/notes/sightings.ts'
import type { Entry } from '../campaign/journal.ts'
import { standingIn } from '../campaign/view/standing.ts'
import { read } from '../rules/clock/clock.ts'
import { pageSize, type Store } from '../storage/store.ts'
import type { CampaignSession } from './campaign-session.ts'

/** Parts of an entry that tell whether its line still stands. */
type Kept = Pick<Entry, 'number' | 'kind' | 'of' | 'back' | 'leftOut'>

/** Lines that a new stretch of the journal brings. */
interface Growth {
  /** New lines, oldest first. */
  lines: SightedLine[]
  /** True where earlier lines read otherwise now: all of them are given. */
  isWhole: boolean
}

/** Lines of an open campaign's whole chronicle, read from the store once and followed from there. */
export class ChronicleLines {
  private entries: Kept[] = []
  private texts = new Map<number, SightedLine>()
  private campaign = ''
  private shown: { of: number; lines: SightedLine[] } | null = null

  constructor(
    private readonly store: Store,
    private readonly session: CampaignSession,
  ) {}

  /** Reads on to the journal's end, a page at a time between other work. */
  async grow(): Promise<Growth> {
    const { id, version, situation } = this.session.campaign
    const { season } = situation.clock
    let isWhole = this.campaign !== id
    if (isWhole) {
      this.entries = []
      this.texts = new Map()
      this.shown = null
      this.campaign = id
    }
    const added: SightedLine[] = []
    for (let from = this.entries.length + 1; from <= version; from = this.entries.length + 1) {
      const page = await this.store.entries(id, from, pageSize)
      if (page.length === 0 || this.campaign !== id) break
      for (const entry of page) {
        const { number, kind, of, back, leftOut, outcome, clock } = entry
        this.entries.push({
          number,
          kind,
          ...(of === undefined ? {} : { of }),
          ...(back ? { back } : {}),
          ...(leftOut ? { leftOut } : {}),
        })
        if (kind !== 'do') isWhole = true
        if ((kind !== 'do' && kind !== 'amend') || outcome.rule.startsWith('GF-NOTES-')) continue
        const { day, time } = read({ seconds: clock, season })
        const line = { number, day, time, text: `${outcome.what}: ${outcome.says}` }
        this.texts.set(number, line)
        added.push(line)
      }
    }
    return isWhole
      ? { lines: this.standing(), isWhole: isWhole }
      : { lines: added, isWhole: isWhole }
  }

  /** Lines that have all the words, newest first. */
  find(words: readonly string[], most: number): SightedLine[] {
    const found: SightedLine[] = []
    const standing = this.standing()
    for (let at = standing.length - 1; at >= 0 && found.length < most; at--) {
      const line = standing[at]
      if (!line) continue
      const text = line.text.toLowerCase()
      if (words.every((word) => text.includes(word))) found.push(line)
    }
    return found
  }

  /** Lines that were not taken back, oldest first. */
  private standing(): SightedLine[] {
    if (this.shown?.of === this.entries.length) return this.shown.lines
    const { undone, replaced, leftOut } = standingIn(this.entries as Entry[])
    const lines = [...this.texts.values()].filter(
      ({ number }) => !undone.has(number) && !replaced.has(number) && !leftOut.has(number),
    )
    this.shown = { of: this.entries.length, lines }
    return lines
  }
}
