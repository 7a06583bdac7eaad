import type { OutputOf } from '../../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../../src-main/ipc/contract/index.ts'
import type { Id } from '../../../../src-main/rules/core/situation.ts'
import { NewestCall } from '../../../lib/newest-call.ts'
import type { Screen } from '../../../lib/screen.svelte.ts'

export type PickedMonster = OutputOf<ScreenContract, 'library.search'>['monsters'][number]

/** Shown at once; more words find fewer. */
const shownAtOnce = 6
/** Looked through for names: what is found elsewhere in the text comes after. */
const lookedThrough = 200

/** Monsters found by a few words, one of them pointed at; Enter takes it. */
export class BestiaryPick {
  readonly screen: Screen
  words = $state('')
  found = $state.raw<readonly PickedMonster[]>([])
  total = $state(0)
  at = $state(0)
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.screen = screen
  }

  get pointed(): PickedMonster | null {
    return this.found[this.at] ?? null
  }

  /** Only the newest search counts. */
  async search(): Promise<void> {
    const isNewest = this.#calls.start()
    const words = this.words.trim().slice(0, 200)
    if (words === '') return this.#show([], 0)
    const result = await this.screen.api.call('library.search', { words, limit: lookedThrough })
    if (!isNewest()) return
    const value = this.screen.take('print', result)
    if (value) this.#show(byName(value.monsters, words).slice(0, shownAtOnce), value.total)
  }

  point(by: number): void {
    this.at = Math.max(0, Math.min(this.found.length - 1, this.at + by))
  }

  close(): void {
    this.#calls.drop()
    this.words = ''
    this.#show([], 0)
  }

  #show(found: readonly PickedMonster[], total: number): void {
    this.found = found
    this.total = total
    this.at = 0
  }
}

/** Sorts by name: those that begin with the words, those that have them, then the rest; each as they came. */
function byName(monsters: readonly PickedMonster[], words: string): PickedMonster[] {
  const wanted = words.toLowerCase()
  const far = ({ name }: PickedMonster): number => {
    const plain = name.toLowerCase()
    if (plain.startsWith(wanted)) return 0
    return plain.includes(wanted) ? 1 : 2
  }
  return [...monsters].sort((one, other) => far(one) - far(other))
}

const known = new WeakMap<Screen, Map<Id, string>>()

/** Names of bestiary monsters that were met on this screen, by id. */
export function namesOf(screen: Screen): Map<Id, string> {
  const names = known.get(screen) ?? new Map<Id, string>()
  known.set(screen, names)
  return names
}

/** Every name of these monsters; one that is gone from the bestiary has none. */
export async function namesFor(screen: Screen, ids: readonly Id[]): Promise<Record<Id, string>> {
  const names = namesOf(screen)
  await Promise.all(
    [...new Set(ids)]
      .filter((id) => !names.has(id))
      .map(async (id) => {
        const read = await screen.api.call('library.monster', { id })
        if (read.ok && read.value) names.set(id, read.value.name)
      }),
  )
  return Object.fromEntries(ids.map((id) => [id, names.get(id) ?? 'gone from the bestiary']))
}
