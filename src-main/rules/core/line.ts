import type { AtTable } from './action.ts'
import type { Outcome } from './outcome.ts'

type Line = Omit<Outcome, 'tone' | 'who' | 'why' | 'effects' | 'secret'> &
  Partial<Pick<Outcome, 'tone' | 'who' | 'why' | 'effects' | 'secret'>>

/** Outcome with defaults for parts left out; secret when the GM ruled so. */
export function line(at: AtTable, told: Line): Outcome {
  return {
    tone: 'plain',
    who: [],
    why: [],
    effects: [],
    ...told,
    ...(at.ruling.secret || told.secret ? { secret: true } : {}),
  }
}
