import { putOnClipboard } from '../../lib/clipboard.ts'
import {
  generatedResultsOf,
  type DealtResults,
  type GeneratedResults,
} from '../../lib/generated-results.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { tablesPlace, type TablesPanel } from './tables.svelte.ts'

/** Results of the table that is looked at, part by part. They stand among those of the generators too. */
export class TableParts implements DealtResults {
  readonly screen: Screen
  readonly #panel: TablesPanel
  readonly #desk: GeneratedResults

  constructor(panel: TablesPanel) {
    this.#panel = panel
    this.screen = panel.screen
    this.#desk = generatedResultsOf(panel.screen)
  }

  /** The newest result of this table. */
  readonly current = $derived.by(() => {
    const table = this.#panel.page?.line.id
    const isOf = ({ kind, input }: { kind: string; input: object }) =>
      kind === 'table' && 'table' in input && input.table === table
    return this.#desk.list.findLast(({ result }) => isOf(result)) ?? null
  })

  /** To be called when the page is opened: results of earlier are read. */
  enter(): Promise<void> {
    return this.#desk.enter()
  }

  async make(dealt: Parameters<GeneratedResults['make']>[0] = null): Promise<void> {
    const table = this.#panel.page?.line.id
    if (table === undefined || this.#panel.refuses !== null) return
    await this.#desk.makeBeside({ kind: 'table', input: { table }, rerolled: {}, ...dealt })
  }

  async reroll(part: string | null): Promise<void> {
    if (this.current) await this.#desk.reroll(part, this.current.number)
    else if (part === null) await this.make()
  }

  async edit(part: string, text: string): Promise<void> {
    if (this.current) await this.#desk.edit(part, text, this.current.number)
  }

  toggleLock(part: string): void {
    if (this.current) this.#desk.toggleLock(part, this.current.number)
  }

  copy(): void {
    if (!this.current) return
    this.screen.said = putOnClipboard(this.current.result.text)
      ? 'Copied as text'
      : 'The clipboard refused it'
  }

  /** Writes the result into the chronicle, as the GM has it now. */
  async keep(): Promise<void> {
    const { current } = this
    const { page } = this.#panel
    if (!current || !page) return
    const { title, parts } = current.result
    const texts = parts.map((part) => ({ title: part.title.slice(0, 200), text: part.text }))
    const input = { kind: page.line.title.slice(0, 80), result: { title, parts: texts } }
    await this.screen.run('house.keep-result', input, { at: tablesPlace, byHand: false })
  }

  /** To the generators, where it is kept in other ways, and many are made at once. */
  toGenerators(): void {
    if (this.current) this.#desk.show(this.current.number)
    this.screen.prepPage = 'generators'
    this.screen.fold = 'prep'
  }
}
