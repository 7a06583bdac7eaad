import * as v from 'valibot'

/** One call. The serving side checks the input before a handler sees it, both sides check the output. */
export interface Endpoint<
  I extends v.GenericSchema = v.GenericSchema,
  O extends v.GenericSchema = v.GenericSchema,
> {
  input: I
  output: O
  /** Milliseconds without answer or progress after which the caller gives up. */
  patience: number
}
export type Contract = Record<string, Endpoint>

export function endpoint<I extends v.GenericSchema, O extends v.GenericSchema>({
  input,
  output,
  patience = 30_000,
}: {
  input: I
  output: O
  patience?: number
}): Endpoint<I, O> {
  return { input, output, patience }
}

/** A failure as the GM reads it: the thing, the cause and the way out. */
export const Failure = v.object({
  /** Stable word for tests and for the screen: `stale`, `refused`, `bad-input`, `not-found` … */
  code: v.string(),
  message: v.string(),
  /** Remedy for the GM. */
  way: v.optional(v.string()),
})
export type Failure = v.InferOutput<typeof Failure>
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** Error that handlers throw for what the GM can mend; the wire carries it as a value. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly way?: string,
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

export type CallInput<C extends Contract, K extends keyof C> = v.InferOutput<C[K]['input']>
export type OutputOf<C extends Contract, K extends keyof C> = v.InferOutput<C[K]['output']>

/** Cancellation and progress of a call, for its handler. */
export interface CallWork {
  /** Aborted when the caller cancels or goes away. */
  signal: AbortSignal
  progress(done: number, of: number, says: string): void
}
type Handler<E extends Endpoint> = (
  input: v.InferOutput<E['input']>,
  working: CallWork,
) => Promise<v.InferOutput<E['output']>> | v.InferOutput<E['output']>
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> }

/** Plain JSON of a type the compiler knows; used for what main itself has built. */
export function json<T>(): v.GenericSchema<T> {
  return v.custom<T>((value) => isJson(value, 0), 'not plain JSON')
}

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth > 64) return false
  return Object.values(value).every((inner) => inner === undefined || isJson(inner, depth + 1))
}

/** Names a GM may type: anything printable, at most 200 characters, not blank. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Give it a name.'),
  v.maxLength(200, 'At most 200 characters.'),
)
/**
 * False for words that every object answers to (`constructor`, `__proto__`): as a key they would name no
 * record.
 */
export const isKey = (word: string): boolean => !(word.trim() in Object.prototype)
export const Id = v.pipe(
  v.string(),
  v.regex(/^[\w:.-]{1,120}$/, 'not an id'),
  v.check(isKey, 'not an id'),
)
/** A place in a journal: 0 is before its first entry. */
export const EntryNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
)
export const Nothing = v.null()
