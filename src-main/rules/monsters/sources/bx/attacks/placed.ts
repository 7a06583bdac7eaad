import type { Attack, Span } from '../../../canonical.ts'

/** An attack with where it stood in the clean text. */
export interface Placed {
  attack: Attack
  span: Span
}
