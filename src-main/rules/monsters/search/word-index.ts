import MiniSearch, { type Options } from 'minisearch'
import type { Id } from '../../core/situation.ts'
import type { Monster } from '../canonical.ts'
import { namesOf } from '../merge.ts'

/** Searched texts of a monster, or of another record with a name. */
export interface SearchPage {
  id: Id
  name: string
  tags: string
  unread: string
  text: string
}

/** Removes marks and capitals, so that "bete" finds "Bête". */
export function normaliseWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Search options: every word must match, a prefix is enough, and words over 4 letters may have a typo. */
export const indexOptions: Options<SearchPage> = {
  fields: ['name', 'tags', 'unread', 'text'],
  processTerm: (term) => normaliseWord(term) || null,
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { name: 6, tags: 2 },
  },
}

export function pageOf(monster: Monster): SearchPage {
  return {
    id: monster.id,
    name: monster.name,
    tags: [...monster.tags, ...namesOf(monster).slice(1)].join(' '),
    unread: monster.unread.map(({ text }) => text).join('\n'),
    text: monster.source.text,
  }
}

/** The words of many pages: names, tags, texts and what was left unread. */
export class WordIndex {
  readonly #index = new MiniSearch<SearchPage>(indexOptions)
  /** Names as they are compared, for a word from the middle of one: "bear" is in "Owlbear". */
  readonly #names = new Map<Id, string>()

  constructor(pages: Iterable<SearchPage>) {
    for (const page of pages) this.put(page)
  }

  /** Adds a page, or replaces its words. */
  put(page: SearchPage): void {
    this.drop(page.id)
    this.#index.add(page)
    this.#names.set(page.id, normaliseWord(page.name))
  }

  drop(id: Id): void {
    if (this.#names.delete(id)) this.#index.discard(id)
  }

  /** Ids of all that the words find, best first: names that begin so, names that have it, then the rest by rank. */
  find(words: string): Id[] {
    const wanted = normaliseWord(words.trim())
    if (wanted === '') return []
    const named = new Set(this.#named(wanted))
    const ranked = this.#index.search(words).map(({ id }) => id as Id)
    return [...named, ...ranked.filter((id) => !named.has(id))]
  }

  #named(wanted: string): Id[] {
    const begun: [Id, string][] = []
    const having: [Id, string][] = []
    for (const entry of this.#names) {
      const at = entry[1].indexOf(wanted)
      if (at === 0) begun.push(entry)
      else if (at > 0) having.push(entry)
    }
    return [...begun.sort(byName), ...having.sort(byName)].map(([id]) => id)
  }
}

function byName([, one]: [Id, string], [, other]: [Id, string]): number {
  return one < other ? -1 : one > other ? 1 : 0
}
