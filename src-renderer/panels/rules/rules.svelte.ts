import type { HouseRuleView } from '../../../src-main/campaign/view/views.ts'
import type { Book } from '../../../src-main/rules/registry.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import {
  searchPassages,
  headingsOf,
  passagesOf,
  type BookSection,
  type Passage,
} from './passages.ts'

export const rulesPlace = 'rules'

/** The rules of the campaign's games in our own words: searched, read, printed. */
export class RulesState {
  words = $state('')
  of = $state<'campaign' | 'all'>('campaign')
  heading = $state.raw<BookSection | null>(null)
  chosen = $state<string | null>(null)
  #books = $state.raw<readonly Book[]>([])
  readonly #screen: Screen

  constructor(screen: Screen, rule: string | null, words: string) {
    this.#screen = screen
    this.words = words
    this.chosen = rule
  }

  readonly passages = $derived(passagesOf(this.#books))
  readonly headings = $derived(headingsOf(this.passages))
  /** Words search every section; without words a section may be leafed through. */
  readonly listed = $derived.by<readonly Passage[]>(() => {
    const { heading } = this
    if (this.words.trim() !== '' || heading === null)
      return searchPassages(this.passages, this.words)
    return this.passages.filter(
      ({ book, section }) => book === heading.book && section === heading.section,
    )
  })
  readonly open = $derived.by<Passage | null>(() => {
    const { chosen } = this
    const named = chosen ? this.passages.find(({ rules }) => rules.includes(chosen)) : undefined
    return named ?? this.listed[0] ?? null
  })
  readonly houseRules = $derived.by<readonly HouseRuleView[]>(() => {
    const rules = this.open?.rules ?? []
    return this.#screen.views.houseRules.filter(({ rule }) => rules.includes(rule))
  })

  async read(): Promise<void> {
    const { of } = this
    const books = this.#screen.take(rulesPlace, await this.#screen.api.call('play.books', { of }))
    if (!books || of !== this.of) return
    this.#books = books
    // A rule of a game that this campaign does not play is among all of them.
    const { chosen } = this
    if (of === 'campaign' && chosen && !this.passages.some(({ rules }) => rules.includes(chosen)))
      this.of = 'all'
  }

  choose(passage: Passage): void {
    this.chosen = passage.key
  }

  /** To the next or the former of the list. */
  step(by: number): void {
    const here = this.listed.findIndex(({ key }) => key === this.open?.key)
    const next = this.listed[Math.max(0, Math.min(this.listed.length - 1, here + by))]
    if (next) this.chosen = next.key
  }
}
