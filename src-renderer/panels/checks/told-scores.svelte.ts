import type { Screen } from '../../lib/screen.svelte.ts'

/**
 * Scores that a game does not write down and a lender's check needs, as the GM told them: by what
 * they are and whose. They last as long as the screen does, whatever fold is looked at.
 */
export class ToldScores {
  #told = $state.raw<Readonly<Record<string, number>>>({})

  of(key: string): number | undefined {
    return this.#told[key]
  }

  tell(key: string, score: number): void {
    this.#told = { ...this.#told, [key]: score }
  }
}

const kept = new WeakMap<Screen, ToldScores>()

export function toldScores(screen: Screen): ToldScores {
  const told = kept.get(screen) ?? new ToldScores()
  kept.set(screen, told)
  return told
}
