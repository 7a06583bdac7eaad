import type { Api } from './api.ts'

/** Names of rules by their ids, asked for once, when the first is shown. */
export class RuleTitles {
  readonly #api: Api
  #known = $state.raw<Readonly<Record<string, string>>>({})
  #asked = false

  constructor(api: Api) {
    this.#api = api
  }

  /** The rule's name; its id until the names are known, and where it has none. */
  of(rule: string): string {
    return this.#known[rule] ?? rule
  }

  /** Asks for the names unless they are known or on their way. */
  async read(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    const read = await this.#api.call('play.rule-titles', null)
    if (read.ok) this.#known = read.value
    else this.#asked = false
  }
}
