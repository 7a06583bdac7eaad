import type { Scene } from './scene.ts'
import { place, type Move } from './moves.ts'

export interface Finding {
  check: string
  says: string
  /** Fold, dialog, question, size of the window. */
  where: string
  seed: string
  /** Of the walk with that seed, 1 and up. */
  step: number
  /** The moves that led to it, the last of them last. */
  trail: readonly string[]
  times: number
}

/** Number of moves listed with a finding. */
const trailLength = 6

/** Findings of a walk; those that differ only in numbers count as one. */
export class Report {
  readonly findings = new Map<string, Finding>()
  readonly #began = Date.now()
  #seed = ''
  #moves: string[] = []
  steps = 0
  #where = ''
  readonly #done = new Set<string>()
  readonly #offered = new Set<string>()
  /** Steps that made entries. */
  #making = 0

  constructor(readonly game: string) {}

  /** Starts another walk and counts its steps from 0. */
  begins(seed: string): void {
    this.#seed = seed
    this.#moves = []
  }

  took(move: Move): void {
    this.steps += 1
    this.#moves.push(`${this.#moves.length + 1} ${move.says}`)
  }

  saw({ steps, ledger, after }: Scene): void {
    this.#where = `${place(after)}, ${after.size}`
    if (steps.length > 0) this.#making += 1
    for (const { entry } of steps) this.#done.add(entry.command.action)
    for (const { id, refuses } of ledger.views.actions) if (refuses === null) this.#offered.add(id)
  }

  found(check: string, all: readonly string[]): void {
    for (const says of all) {
      const key = `${check}: ${says.replace(/\d+/g, '#').slice(0, 120)}`
      const known = this.findings.get(key)
      if (known) known.times += 1
      else {
        const trail = this.#moves.slice(-trailLength)
        const found = {
          check,
          says,
          where: this.#where,
          seed: this.#seed,
          step: this.#moves.length,
          trail,
          times: 1,
        }
        this.findings.set(key, found)
      }
    }
  }

  /** One line of figures. */
  get figures(): string {
    const seconds = (Date.now() - this.#began) / 1000
    const covered = [...this.#offered].filter((id) => this.#done.has(id)).length
    const share = Math.round((100 * covered) / Math.max(1, this.#offered.size))
    return (
      `${this.game}: ${this.steps} steps (${(this.steps / seconds).toFixed(1)} a second), ` +
      `${Math.round((100 * this.#making) / Math.max(1, this.steps))} % of them make entries, ${covered} of ${this.#offered.size} actions (${share} %), ` +
      `${this.findings.size} findings`
    )
  }

  /** Everything that was done in the last walk, a line a move. */
  get moves(): readonly string[] {
    return this.#moves
  }

  get lines(): string[] {
    return [...this.findings.values()].map(
      ({ check, says, where, seed, step, trail, times }) =>
        `${check} (${times}×): ${says}\n    at ${where}\n` +
        `    --seed ${seed} --game "${this.game}" --steps ${step}\n` +
        trail.map((move) => `    ${move}`).join('\n'),
    )
  }
}
