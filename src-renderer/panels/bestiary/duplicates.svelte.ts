import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { ComparedFigure } from '../../../src-main/rules/monsters/search/comparison.ts'
import type { BestiaryPanel } from './bestiary.svelte.ts'

type Duplicates = OutputOf<ScreenContract, 'library.duplicates'>
export type DuplicateGroup = Duplicates['groups'][number]

/** Groups of monsters that may be one and the same: compared, and merged one by one or many at once. */
export class DuplicateMonsters {
  readonly panel: BestiaryPanel
  found = $state.raw<Duplicates | null>(null)
  /** Group that stands open, by the ids of its monsters, with its figures side by side. */
  open = $state<string | null>(null)
  compared = $state.raw<readonly ComparedFigure[]>([])
  busy = $state(false)
  /** Monsters that the GM keeps, by group; the others keep the one proposed. */
  #kept = $state.raw<Readonly<Record<string, string>>>({})

  constructor(panel: BestiaryPanel) {
    this.panel = panel
  }

  /** Groups whose monsters have the same text, or the same name and figures. */
  readonly equal = $derived(this.found?.groups.filter(({ by }) => by !== 'name') ?? [])

  async read(): Promise<void> {
    const found = await this.panel.screen.api.call('library.duplicates', null)
    this.found = this.panel.screen.take('bestiary', found)
    if (!this.found?.groups.some((group) => keyOf(group) === this.open)) this.open = null
  }

  /** The monster of a group that is kept: the GM's choice, else the campaign's own or the shared one. */
  keptOf(group: DuplicateGroup): string {
    const chosen = this.#kept[keyOf(group)]
    const proposed =
      group.monsters.find(({ home }) => home === 'campaign') ??
      group.monsters.find(({ home }) => home === 'shared') ??
      group.monsters[0]
    return chosen ?? proposed?.id ?? ''
  }

  choose(group: DuplicateGroup, id: string): void {
    this.#kept = { ...this.#kept, [keyOf(group)]: id }
  }

  async toggle(group: DuplicateGroup): Promise<void> {
    const key = keyOf(group)
    this.open = this.open === key ? null : key
    this.compared = []
    if (this.open === null) return
    const ids = group.monsters.map(({ id }) => id).slice(0, 20)
    const compared = await this.panel.screen.api.call('library.compare', { ids })
    if (this.open === key) this.compared = this.panel.screen.take('bestiary', compared) ?? []
  }

  /** Merges groups, each into the monster that is kept of it. */
  async merge(groups: readonly DuplicateGroup[]): Promise<void> {
    if (groups.length === 0 || this.busy) return
    this.busy = true
    const merged = groups.map((group) => {
      const keep = this.keptOf(group)
      return { keep, gone: group.monsters.flatMap(({ id }) => (id === keep ? [] : [id])) }
    })
    await this.panel.change(this.panel.screen.api.call('library.merge', { groups: merged }))
    this.busy = false
  }
}

export function keyOf({ monsters }: DuplicateGroup): string {
  return monsters.map(({ id }) => id).join(' ')
}
