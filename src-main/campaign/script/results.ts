import type { LineChange } from '../amend.ts'
import type { Chance, Term } from '../../rules/core/preview.ts'
import type { Step } from '../../rules/core/outcome.ts'
import type { TableReading } from './readings.ts'
import type { FromSeed } from './run-command.ts'

/** A question that a step ends with. */
export interface OpenQuestion {
  label: string
  ask: 'dice' | 'choice' | 'number'
  sides?: number
  count?: number
  of?: readonly string[]
}

/** Result of one step. */
export interface StepResult {
  /** Number of the step, from 1. */
  step: number
  /** Title of the action, or what was done instead: "Undo". */
  did: string
  /** Subject of the line: "Attack, Ada at Goblin 2". */
  what: string | null
  says: string | null
  tone: string | null
  total: number | null
  why: readonly Step[]
  effects: readonly Record<string, unknown>[]
  /** Effects that followed from them. */
  followed: readonly Record<string, unknown>[]
  /** Reason that it can't be done, with the way out; null when it is done. */
  refused: string | null
  /** Rule of the line or of the refusal. */
  rule: string | null
  asks: OpenQuestion | null
  /** Every answer by its label: faces, a choice or a number. */
  dice: Record<string, readonly number[] | string | number>
  /** Fault of the script: step, field, what was given and what there is. */
  error?: string
  /** Rolls that the script did not give, in order: they fell from its seed. */
  rolled?: readonly FromSeed[]
  /** Dice that nothing asked for; the step is played, and its error names them. */
  unused?: string[]
  /** Only of a preview. */
  target?: string | null
  chances?: readonly Chance[]
  terms?: readonly Term[]
  /** Only of an amendment: later lines that come out otherwise. */
  changes?: readonly LineChange[]
  /** Only of a conversion: its figures by their ids and titles. */
  figures?: Readonly<Record<string, number | string>>
  /** Expectations that are not met, each with what came instead. */
  unmet?: string[]
  state: TableReading
}

/** A result in which nothing has happened. */
export function nothingDone(step: number, did: string, state: TableReading): StepResult {
  return {
    step,
    did,
    what: null,
    says: null,
    tone: null,
    total: null,
    why: [],
    effects: [],
    followed: [],
    refused: null,
    rule: null,
    asks: null,
    dice: {},
    state,
  }
}
