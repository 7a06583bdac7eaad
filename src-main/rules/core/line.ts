import type { AtTable } from './action.ts'
import type { Outcome } from './outcome.ts'

type Line = Omit<Outcome, 'tone' | 'who' | 'why' | 'effects' | 'secret'> &
  Partial<Pick<Outcome, 'tone' | 'who' | 'why' | 'effects' | 'secret'>>

/** Outcome with defaults for parts left out; secret when the GM ruled so. */
export function line(at: AtTable, parts: Line): Outcome {
  return {
    tone: 'plain',
    who: [],
    why: [],
    effects: [],
    ...parts,
    ...(at.ruling.secret || parts.secret ? { secret: true } : {}),
  }
}
