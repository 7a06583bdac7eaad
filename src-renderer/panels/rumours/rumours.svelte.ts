import type { RumourView } from '../../../src-main/campaign/view/views.ts'
import type { ActionId } from '../../../src-main/rules/situation.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const place = 'rumours'
export const truths = ['unknown', 'true', 'false', 'partly true'] as const

/** What is said in town: rolled, written, judged. */
export class RumoursPanel {
  readonly screen: Screen
  own = $state('')
  #table = $state<string | null>(null)
  readonly list = $derived.by(() => this.screen.board.town?.rumours ?? [])
  readonly tables = $derived.by(() => this.screen.board.town?.tables ?? [])
  readonly table = $derived.by(
    () => this.tables.find(({ id }) => id === this.#table) ?? this.tables[0] ?? null,
  )

  constructor(screen: Screen) {
    this.screen = screen
  }

  choose(table: string): void {
    this.#table = table
  }

  hear(): Promise<boolean> {
    return this.#run('house.rumour', this.table ? { table: this.table.id } : {})
  }

  async write(): Promise<void> {
    const text = this.own.trim()
    if (text !== '' && (await this.#run('house.write-rumour', { text, truth: 'unknown' })))
      this.own = ''
  }

  judge(
    { id, truth, told }: RumourView,
    change: { truth?: string; told?: boolean },
  ): Promise<boolean> {
    return this.#run('house.judge-rumour', { rumour: id, truth, told, ...change })
  }

  drop({ id }: RumourView): Promise<boolean> {
    return this.#run('house.forget-rumour', { rumour: id })
  }

  async #run(action: ActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: place })) !== null
  }
}
