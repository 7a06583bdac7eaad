import type { GeneratedResults, SessionResult } from '../../lib/generated-results.svelte.ts'
import { bearerWay, keepWays, type KeepWay } from './keep-ways.ts'

export const keepPlace = 'keep result'
export const takesTreasure = 'house.keep-treasure'

/** Keeps the result shown as something of the campaign, and says what became of it. */
export class KeptResults {
  readonly #desk: GeneratedResults
  #last = $state.raw<{ of: number; says: string } | null>(null)

  constructor(desk: GeneratedResults) {
    this.#desk = desk
  }

  readonly ways = $derived.by(() => {
    const { current, kinds, screen } = this.#desk
    if (!current) return []
    const { result } = current
    const kind = kinds.find(({ id }) => id === result.kind)?.title ?? result.title
    return keepWays(result, kind).filter(({ action }) => screen.action(action) !== null)
  })

  /** People who can bear a treasure; empty for a result that holds none. */
  readonly bearers = $derived.by(() => {
    const { current, screen } = this.#desk
    return current && bearerWay(current.result, '') ? screen.views.party : []
  })

  /** Line that tells as what the result shown was kept last; null when it was not. */
  get kept(): string | null {
    const last = this.#last
    return last !== null && last.of === this.#desk.shown ? last.says : null
  }

  /** Why the treasure shown can't be taken again: it lies with the party already, unless that was undone. */
  get taken(): string | null {
    const { current, screen } = this.#desk
    const number = current?.taken
    if (number === undefined) return null
    const line = screen.views.chronicle.lines.find((one) => one.number === number)
    if (line?.undone) return null
    return 'It is with the party already: undo that first.'
  }

  async giveTo(bearer: string): Promise<void> {
    const { current } = this.#desk
    const way = current && bearerWay(current.result, bearer)
    if (way) await this.keep(way)
  }

  async keep({ action, input }: KeepWay): Promise<void> {
    const { current, screen } = this.#desk
    if (!current) return
    const filled = typeof input === 'object' ? input : await this.#written(input, current.result)
    if (!filled) return
    const line = await screen.run(action, filled, { at: keepPlace, secret: true, byHand: false })
    if (line && action === takesTreasure) this.#desk.noteTaken(current.number, line.number)
    if (line) this.#last = { of: current.number, says: `${line.what}: ${line.says}` }
  }

  async #written(
    as: 'handout' | 'note',
    result: SessionResult['result'],
  ): Promise<Record<string, unknown> | null> {
    const { screen } = this.#desk
    if (as === 'note') {
      const drafted = screen.api.call('notes.draft', { from: { result } })
      const note = screen.take(keepPlace, await drafted)
      return note && { note }
    }
    const call = screen.api.call('generators.text', { results: [result], form: 'handout' })
    const text = screen.take(keepPlace, await call)
    const title = result.title.slice(0, 200)
    return text === null ? null : { handout: { id: '', title, style: 'plain', text } }
  }
}
