import type { Ask, Asks } from '../rules/core/asks.ts'
import { games } from '../rules/registry.ts'

/** Message about a game that there is none of. */
export function gameFault(words: string | undefined): string {
  return `Unknown game “${words ?? ''}”: one of ${games.map(({ id }) => id).join(', ')}.`
}

/** Lines of the usage that list the inputs of a kind. */
export function inputLines(inputs: Asks): string[] {
  return Object.entries(inputs).map(([key, ask]) => `      ${key}=${valuesOf(ask)}`)
}

/** Values that an input takes, the default first. */
function valuesOf(ask: Ask): string {
  switch (ask.kind) {
    case 'number':
      return `${ask.min} to ${ask.max}, else ${ask.default ?? ask.min}`
    case 'switch':
      return `yes or no, else ${ask.default ? 'yes' : 'no'}`
    case 'choice':
      return `${ask.of.join(' | ')}, else ${ask.default ?? ask.of[0]}`
    default:
      return `text: ${ask.title.toLowerCase()}`
  }
}

/** Inputs from pairs of `KEY=VALUE`, or the fault of the first that is none. */
export function settings(pairs: readonly string[]): Record<string, string> | string {
  const found: Record<string, string> = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) return `--set “${pair}”: write KEY=VALUE.`
    found[pair.slice(0, at).trim()] = pair.slice(at + 1).trim()
  }
  return found
}
