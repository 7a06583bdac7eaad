import type { Id } from './ids.ts'
import type { Outcome } from './outcome.ts'

/** An offer to turn a failed roll afterwards, by a number of points. */
interface Bid {
  /** Creature that pays. */
  who: Id
  /** Points that turn the roll. */
  lacking: number
  /** The offer in a few words: “Bid 3 of 16 mojo”. */
  says: string
}

/** Questions a running procedure may ask. Labels key the answers and are unique within a rule. */
export type Question =
  /** `sum`: only what the dice add up to counts, so the GM may type that instead of each face. */
  | {
      ask: 'dice'
      label: string
      count: number
      sides: number
      sum?: true
      /** Results that the faces of one die stand for, from 1 up, so that the GM may choose instead. */
      faces?: readonly string[]
    }
  /**
   * `note`: what the GM should know before choosing, one line. `usual`: the book's own answer, which stands in a
   * script that gives no other.
   */
  | { ask: 'choice'; label: string; of: readonly string[]; note?: string; usual?: string }
  /** Unanswered, it is `otherwise`; an amendment may bid another number later. */
  | { ask: 'number'; label: string; min: number; max: number; otherwise: number; bid?: Bid }

/** Answer to a question: dice rolled from the seed, dice typed in, a choice or a number. */
export type Answer =
  /** `sum`: only the sum counts; 'typed' where the GM typed it, and the faces are any that add up to it. */
  | { kind: 'dice'; sides: number; faces: number[]; typed: boolean; sum?: 'counts' | 'typed' }
  | { kind: 'choice'; value: string }
  | { kind: 'number'; value: number; bid?: Bid }
export type Answers = Record<string, Answer>

/** A rule as a generator of questions: `const [d] = yield* roll('damage', 6)`. */
export type ProcedureOf<T> = Generator<Question, T, Answer>
export type Procedure = ProcedureOf<Outcome>

/** Asks for `count` dice of `sides`; returns the faces. */
export function* roll(label: string, sides: number, count = 1): ProcedureOf<number[]> {
  const answer = yield { ask: 'dice', label, count, sides }
  if (answer.kind !== 'dice') throw new Error(`“${label}” asks for dice and got a ${answer.kind}`)
  return answer.faces
}

/** Asks for dice of which only the sum counts; a typed sum comes as faces that add up to it. */
export function* rollSummed(label: string, sides: number, count: number): ProcedureOf<number[]> {
  return (yield* askSummed(label, sides, count)).faces
}

/** Like `rollSummed`, and whether the GM typed the sum; the faces are then invented. */
export function* askSummed(
  label: string,
  sides: number,
  count: number,
): ProcedureOf<{ faces: number[]; sumTyped: boolean }> {
  const answer = yield { ask: 'dice', label, count, sides, ...(count > 1 ? { sum: true } : {}) }
  if (answer.kind !== 'dice') throw new Error(`“${label}” asks for dice and got a ${answer.kind}`)
  return { faces: answer.faces, sumTyped: answer.sum === 'typed' }
}

/** Asks for dice and returns their sum. */
export function* rollSum(label: string, sides: number, count: number): ProcedureOf<number> {
  return (yield* rollSummed(label, sides, count)).reduce((sum, face) => sum + face, 0)
}

/** Asks for one die and returns its face; `faces` names what each of them stands for. */
export function* rollOne(
  label: string,
  sides: number,
  faces?: readonly string[],
): ProcedureOf<number> {
  const answer = yield { ask: 'dice', label, count: 1, sides, ...(faces ? { faces } : {}) }
  const face = answer.kind === 'dice' ? answer.faces[0] : undefined
  if (face === undefined) throw new Error(`“${label}” asks for one die and got none`)
  return face
}

/** Asks the GM to pick one of the given options; at the table there is no default. */
export function* choose<const T extends string>(
  label: string,
  of: readonly T[],
  { note, usual }: { note?: string; usual?: NoInfer<T> } = {},
): ProcedureOf<T> {
  const answer = yield {
    ...{ ask: 'choice', label, of },
    ...(note ? { note } : {}),
    ...(usual ? { usual } : {}),
  }
  const picked = answer.kind === 'choice' ? of.find((word) => word === answer.value) : undefined
  if (picked === undefined) throw new Error(`“${label}” asks for one of: ${of.join(', ')}`)
  return picked
}

/** Asks for a number; `otherwise` unless the GM gives another, now or by amending. */
export function* number(
  label: string,
  min: number,
  max: number,
  otherwise: number,
  bid?: Bid,
): ProcedureOf<number> {
  const answer = yield { ask: 'number', label, min, max, otherwise, ...(bid ? { bid } : {}) }
  if (answer.kind !== 'number')
    throw new Error(`“${label}” asks for a number and got ${answer.kind}`)
  return answer.value
}
