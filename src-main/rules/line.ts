import type { AtTable } from './action.ts'
import type { Outcome } from './outcome.ts'

type Line = Omit<Outcome, 'tone' | 'who' | 'why' | 'effects' | 'secret'> &
  Partial<Pick<Outcome, 'tone' | 'who' | 'why' | 'effects' | 'secret'>>

/** An outcome, secret when the GM said so; what is left out is empty. */
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
