import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { MonsterFilter } from '../../../src-main/rules/monsters/search/filter.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export type FoundMonsterRow = OutputOf<ScreenContract, 'library.search'>['monsters'][number]
interface MonsterSearch {
  words: string
  filter: MonsterFilter
}

/** Rows fetched at once. */
export const pageRows = 100

/** Results of a search: thousands of rows, of which only the pages near those in view are loaded. */
export class SearchResults {
  readonly #screen: Screen
  total = $state(0)
  /** Says which fields were searched as words; empty for none. */
  note = $state('')
  /** False until the first search is answered. */
  known = $state(false)
  #pages = $state.raw<Readonly<Record<number, readonly FoundMonsterRow[]>>>({})
  #asked: MonsterSearch = { words: '', filter: {} }
  readonly #searches = new NewestCall()
  readonly #underWay = new Set<number>()

  constructor(screen: Screen) {
    this.#screen = screen
  }

  /** The row at a place; null while it is on its way. */
  at(place: number): FoundMonsterRow | null {
    return this.#pages[Math.floor(place / pageRows)]?.[place % pageRows] ?? null
  }

  /** Only the newest search counts; its first page takes the place of all that was there. */
  async search(search: MonsterSearch): Promise<void> {
    const isNewest = this.#searches.start()
    const first = await this.#page(search, 0)
    if (!isNewest()) return
    const value = this.#screen.take('bestiary', first)
    if (!value) return
    this.#underWay.clear()
    this.#asked = search
    this.#pages = { 0: value.monsters }
    this.total = value.total
    this.note = value.note
    this.known = true
  }

  /** Fetches what is not here of the rows from one place to another. */
  async need(from: number, to: number): Promise<void> {
    const pages: number[] = []
    for (
      let page = Math.floor(from / pageRows);
      page * pageRows < Math.min(to, this.total);
      page += 1
    )
      if (!this.#pages[page] && !this.#underWay.has(page)) pages.push(page)
    await Promise.all(pages.map((page) => this.#fetch(page)))
  }

  async #fetch(page: number): Promise<void> {
    const isNewest = this.#searches.underWay()
    this.#underWay.add(page)
    const read = await this.#page(this.#asked, page)
    if (!isNewest()) return
    this.#underWay.delete(page)
    const value = this.#screen.take('bestiary', read)
    if (value) this.#pages = { ...this.#pages, [page]: value.monsters }
  }

  #page({ words, filter }: MonsterSearch, page: number) {
    return this.#screen.api.call('library.search', {
      words: words.slice(0, 200),
      filter,
      from: page * pageRows,
      limit: pageRows,
    })
  }
}
