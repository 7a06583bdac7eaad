import { viewKey, type WalkMove } from './moves.ts'
import type { ScreenReading } from './read-screen.ts'

interface Finding {
  /** Description of the fault, its place, and how to walk there again. */
  says: string
  times: number
}

/** Number of moves listed with a finding. */
const trailLength = 6

/** Findings of a game's walks; those that differ only in numbers count as one. */
export class WalkReport {
  /** Everything done in the last walk, a line a move. */
  moves: string[] = []
  steps = 0
  readonly findings = new Map<string, Finding>()
  readonly #began = Date.now()
  #seed = ''
  #where = ''
  /** Steps that made entries. */
  #making = 0

  constructor(readonly game: string) {}

  /** Starts another walk and counts its moves from 0. */
  begins(seed: string): void {
    this.#seed = seed
    this.moves = []
  }

  took(move: WalkMove): void {
    this.steps += 1
    this.moves.push(`${this.moves.length + 1} ${move.says}`)
  }

  saw(sight: ScreenReading, entries: number): void {
    this.#making += Math.min(entries, 1)
    this.#where = `${viewKey(sight)}, ${sight.size}`
  }

  found(check: string, all: readonly string[]): void {
    for (const wrong of all) {
      const key = `${check}: ${wrong.replace(/\d+/g, '#').slice(0, 120)}`
      const known = this.findings.get(key)
      if (known) known.times += 1
      else this.findings.set(key, { says: this.#told(check, wrong), times: 1 })
    }
  }

  #told(check: string, wrong: string): string {
    const again = `--seed ${this.#seed} --game "${this.game}" --steps ${this.moves.length}`
    const trail = this.moves.slice(-trailLength)
    return [`${check}: ${wrong}`, `at ${this.#where}`, again, ...trail].join('\n    ')
  }

  /** One line of figures. */
  get figures(): string {
    const pace = (Date.now() - this.#began) / Math.max(1, this.steps)
    const making = Math.round((100 * this.#making) / Math.max(1, this.steps))
    return `${this.game}: ${this.steps} steps of ${Math.round(pace)} ms, ${making} % make entries, ${this.findings.size} findings`
  }

  get lines(): string[] {
    return [...this.findings.values()].map(({ says, times }) => `${times}× ${says}`)
  }
}
