import type { KeyAction } from '../../../src-main/ipc/contract/keys/key-places.ts'
import { findKeys, findTopics } from '../../lib/help/find-help.ts'
import { helpTopics, type HelpTopic } from '../../lib/help/topics.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

const groups = [...new Set(helpTopics.map(({ group }) => group))]

/** State of the help: what is searched for, and the topic that is open. */
export class HelpState {
  readonly screen: Screen
  words = $state('')
  #open = $state<string | null>(null)

  constructor(screen: Screen, topic: string | null) {
    this.screen = screen
    this.#open = topic
  }

  /** Topics that match, by heading; found ones have no heading, the nearest first. */
  readonly listed = $derived.by<{ title: string; topics: HelpTopic[] }[]>(() => {
    const found = findTopics(this.words, true)
    if (this.words.trim() !== '') return found.length > 0 ? [{ title: 'Found', topics: found }] : []
    return groups.map((title) => ({
      title,
      topics: found.filter(({ group }) => group === title),
    }))
  })

  /** Keys that match, twelve at most. */
  readonly keys = $derived<KeyAction[]>(
    findKeys(this.words, (id) => this.screen.keyMap.all(id)).slice(0, 12),
  )

  /** The chosen topic while it is listed, else the first. */
  get open(): HelpTopic | null {
    const topics = this.listed.flatMap((one) => one.topics)
    return topics.find(({ id }) => id === this.#open) ?? topics[0] ?? null
  }

  choose(id: string): void {
    this.#open = id
  }

  /** The next topic of the list, or the one before. */
  step(by: number): void {
    const topics = this.listed.flatMap((one) => one.topics)
    const at = topics.findIndex(({ id }) => id === this.open?.id)
    const next = topics[Math.min(Math.max(0, at + by), topics.length - 1)]
    if (next) this.choose(next.id)
  }
}
