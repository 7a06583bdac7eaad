import type { WalkMove } from './moves.ts'
import type { ScreenReading } from './read-screen.ts'

/** The open fold, dialog and question, and the sizes of the window and of its letters. */
export const placeOf = ({ fold, dialog, question, size }: ScreenReading): string =>
  [fold, dialog, question, size].filter(Boolean).join(', ')

/** Findings of a game's walks; those that differ only in numbers count as one. */
export class WalkReport {
  /** Everything done in the last walk, a line a move. */
  moves: string[] = []
  /** A finding, its place, how to walk there again, and how often it was found. */
  readonly findings = new Map<string, { says: string; times: number }>()
  #steps = 0
  /** Steps that made entries. */
  #making = 0
  #seed = ''
  #place = ''
  readonly #began = Date.now()

  constructor(readonly game: string) {}

  /** Starts another walk and counts its moves from 0. */
  begins(seed: string): void {
    this.#seed = seed
    this.moves = []
  }

  took(move: WalkMove): void {
    this.#steps += 1
    this.moves.push(`${this.moves.length + 1} ${move.says}`)
  }

  saw(sight: ScreenReading, entries: number): void {
    this.#making += Math.min(entries, 1)
    this.#place = placeOf(sight)
  }

  found(check: string, faults: readonly string[]): void {
    const again = `--seed ${this.#seed} --game "${this.game}" --steps ${this.moves.length}`
    const trail = [`at ${this.#place}`, again, ...this.moves.slice(-6)]
    for (const fault of faults) {
      const key = `${check}: ${fault.replace(/\d+/g, '#').slice(0, 120)}`
      const says = [`${check}: ${fault}`, ...trail].join('\n    ')
      const known = this.findings.get(key) ?? { says, times: 0 }
      this.findings.set(key, { ...known, times: known.times + 1 })
    }
  }

  /** One line of figures. */
  get figures(): string {
    const pace = Math.round((Date.now() - this.#began) / this.#steps)
    const making = Math.round((100 * this.#making) / this.#steps)
    return `${this.game}: ${this.#steps} steps of ${pace} ms, ${making} % make entries, ${this.findings.size} findings`
  }

  get lines(): string[] {
    return [...this.findings.values()].map(({ says, times }) => `${times}× ${says}`)
  }
}
