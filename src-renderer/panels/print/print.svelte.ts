import type { WantedPrint } from '../../../src-main/campaign/print/wanted.ts'
import type { Failure } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ChosenOptions } from '../../../src-main/ipc/contract/print-habits.ts'
import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { templates, type Template } from '../../../src-main/ipc/contract/print-templates.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { firstSelections } from './choose/index.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { PrintQueue, type PdfUse } from './print-queue.svelte.ts'
import { Presets } from './presets.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'

/** A page made of the campaign, ready to be drawn. */
interface Shown {
  template: Template
  title: string
  data: unknown
  left?: readonly string[]
}

/** State of the print panel: what is to be printed, how, and how it looks. */
export class PrintPanel {
  readonly screen: Screen
  readonly presets: Presets
  readonly jobs: PrintQueue
  template = $state<Template>(templates[0])
  shown = $state.raw<Shown | null>(null)
  /** Why there is nothing to show. */
  refused = $state.raw<Failure | null>(null)
  #wanted = $state.raw<Partial<Record<Template, WantedPrint>>>({})
  #asking: Promise<void> | null = null
  #again = false

  constructor(screen: Screen) {
    this.screen = screen
    this.presets = new Presets(screen)
    this.jobs = new PrintQueue(screen)
  }

  /** Selection for the chosen template: whose, which and how many. */
  get wanted(): WantedPrint {
    return this.#wanted[this.template] ?? firstSelections[this.template](this.screen)
  }

  get options(): PrintOptions {
    return this.presets.optionsOf(this.template)
  }

  /** The pages shown are those of the template that is chosen. */
  get current(): Shown | null {
    return this.shown?.template === this.template ? this.shown : null
  }

  choose(template: Template): void {
    if (template !== this.template) this.jobs.saved = null
    this.template = template
    this.refused = null
  }

  want(wanted: WantedPrint): void {
    this.#wanted = { ...this.#wanted, [wanted.template]: wanted }
  }

  /** Puts these monsters of the bestiary on cards, or in blocks, and nothing else. */
  printMonsters(as: 'monster-cards' | 'stat-blocks', ids: readonly Id[]): void {
    this.choose(as)
    const { wanted } = this
    if (wanted.template === 'stat-blocks') this.want({ ...wanted, monsters: [...ids] })
    if (wanted.template === 'monster-cards')
      this.want({
        ...wanted,
        cards: ids.map((id) => ({ of: 'monster', id, count: 1, individuals: null })),
      })
  }

  /** Puts a text on a handout of its own, or at the end of the one that is being written. */
  async printText(title: string, text: string): Promise<void> {
    this.choose('handout')
    const before = this.wanted
    const read =
      before.template === 'handout' && before.handout !== null
        ? await this.screen.api.call('handouts.read', { id: before.handout })
        : null
    const kept = read?.ok ? read.value : null
    const { wanted } = this
    if (wanted.template !== 'handout') return
    const { handout, draft } = wanted
    const asKept = kept !== null && draft?.title === kept.title && draft.text === kept.text
    const writing = draft !== null && draft.text.trim() !== '' && !asKept
    this.want({
      template: 'handout',
      handout: writing ? handout : null,
      draft: writing
        ? { ...draft, text: `${draft.text.trimEnd()}\n\n${text}` }
        : { title, style: 'plain', text },
    })
  }

  set(some: ChosenOptions): Promise<void> {
    return this.presets.set(this.template, some)
  }

  /**
   * Makes the pages again; to be called when the campaign or what is wanted changed. While one is on
   * its way no other is asked for: the last word is shown, and not each on the way to it.
   */
  refresh(): Promise<void> {
    if (this.#asking) {
      this.#again = true
      return this.#asking
    }
    this.#asking = this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  /** Resolves when it is printed, called off or refused. */
  async send(then: PdfUse): Promise<void> {
    // The key may come before the pages do.
    if (!this.current) await this.refresh()
    const { current, wanted, options } = this
    if (current) await this.jobs.add({ title: current.title, wanted, options, then })
  }

  async #ask(): Promise<void> {
    do {
      this.#again = false
      const { wanted } = this
      const drawn = await this.screen.api.call('print.preview', { wanted })
      if (wanted.template !== this.template) continue
      this.refused = drawn.ok ? null : drawn.failure
      if (!drawn.ok) this.shown = null
      else this.#show({ template: wanted.template, ...drawn.value })
    } while (this.#again)
  }

  /** Shows new pages only when they differ, so that what the GM reads stays where it is. */
  #show(drawn: Shown): void {
    if (JSON.stringify(drawn) !== JSON.stringify(this.shown)) this.shown = drawn
  }
}

/** One for each campaign: what was chosen is there when the GM comes back; what waits for the press ends with its campaign. */
export const printPanelOf = campaignPanel(
  (screen) => new PrintPanel(screen),
  ({ jobs }) => {
    for (const job of jobs.list) if (!job.running) job.cancel()
  },
)
