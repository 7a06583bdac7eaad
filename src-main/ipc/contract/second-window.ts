import * as v from 'valibot'
import { endpoint, json, Nothing } from './endpoint.ts'

/** A display that a window may fill. */
export interface WindowDisplay {
  id: string
  title: string
  width: number
  height: number
  isPrimary: boolean
}

/** The GM's second window and what was chosen for it. */
export interface SecondWindowState {
  open: boolean
  /** Id of the display that it fills; null for an ordinary window. */
  fills: string | null
  /** Display that the GM chose; null for the first that is not the primary one. */
  display: string | null
  displays: WindowDisplay[]
  /** Reason why it is not as the GM wants it, with the way out. */
  problem: string | null
  /** Fold that it shows. */
  fold: string
}

const FoldName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,44}$/))

/** The GM's second window, as either window sees it. */
export const secondWindow = {
  'second.state': endpoint({ input: Nothing, output: json<SecondWindowState>() }),
  /** Opens it, at a fold where one is named, or closes it. */
  'second.open': endpoint({
    input: v.object({ open: v.boolean(), fold: v.optional(FoldName) }),
    output: json<SecondWindowState>(),
    patience: 60_000,
  }),
  'second.display': endpoint({
    input: v.object({ display: v.nullable(v.pipe(v.string(), v.maxLength(120))) }),
    output: json<SecondWindowState>(),
  }),
  /** Remembers the fold that the second window shows. */
  'second.fold': endpoint({ input: v.object({ fold: FoldName }), output: Nothing }),
} as const
