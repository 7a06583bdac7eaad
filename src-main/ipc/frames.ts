import * as v from 'valibot'
import { Failure } from './contract/endpoint.ts'

/** Numbers a call on its wire; the caller chooses it. */
const CallId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))

/** Frames that the caller sends. */
export const CallFrame = v.union([
  v.object({ call: CallId, name: v.pipe(v.string(), v.maxLength(120)), input: v.unknown() }),
  v.object({ cancel: CallId }),
])
export type CallFrame = v.InferOutput<typeof CallFrame>

/** Frames that the serving side sends. */
export const Reply = v.union([
  v.object({ done: CallId, value: v.unknown() }),
  v.object({ failed: CallId, failure: Failure }),
  v.object({ progress: CallId, at: v.number(), of: v.number(), says: v.string() }),
  v.object({ event: v.pipe(v.string(), v.maxLength(120)), payload: v.unknown() }),
])
export type Reply = v.InferOutput<typeof Reply>
