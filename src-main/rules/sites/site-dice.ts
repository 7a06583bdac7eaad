import type { Rng } from '../dice/rng.ts'

/** Choices drawn from a stream of dice. */
export class SiteDice {
  constructor(private readonly rng: Rng) {}

  /** Whole number from 0 up to but not including `count`. */
  below(count: number): number {
    return count <= 1 ? 0 : this.rng.die(count) - 1
  }

  /** Whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True with a chance in percent. */
  percent(chance: number): boolean {
    return this.rng.die(100) <= chance
  }

  /** One of several with equal chances; undefined where there is none. */
  one<T>(of: readonly T[]): T | undefined {
    return of[this.below(of.length)]
  }

  /** Copy of the list in random order. */
  shuffled<T>(of: readonly T[]): T[] {
    const all = [...of]
    for (let at = all.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1)
      ;[all[at], all[other]] = [all[other] as T, all[at] as T]
    }
    return all
  }
}
