import { isRefusal } from '../../core/preview.ts'
import { type Action, type AtTable } from '../../core/action.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { ProcedureOf, Procedure } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { remembered } from '../../core/remembered.ts'

/** Input for an action that Gatefold runs for a creature; asks not given have their default. */
export function completeInput(
  action: Action,
  input: Record<string, unknown>,
): Record<string, unknown> {
  return { ...defaultsOf(action), ...input }
}

/** Defaults of an action's asks; worked out once, as fights ask for them at every blow. */
const defaultsOf = remembered(({ asks }: Action): Readonly<Record<string, unknown>> => {
  const rest = Object.entries(asks).flatMap(([name, ask]): [string, unknown][] => {
    if (ask.kind === 'choice') return [[name, ask.default ?? ask.of[0]]]
    if (ask.kind === 'switch') return [[name, ask.default ?? false]]
    if (ask.kind === 'creatures') return [[name, []]]
    return ask.kind === 'number' ? [[name, ask.default ?? ask.min]] : []
  })
  return Object.fromEntries(rest)
})

/** Runs a procedure with `name` before each question label, so that several can run side by side. */
export function* prefixLabels(procedure: Procedure, name: string): Procedure {
  let step = procedure.next()
  while (!step.done) {
    const answer = yield { ...step.value, label: `${name}: ${step.value.label}` }
    step = procedure.next(answer)
  }
  return step.value
}

/** Runs one action for each entry, one after another and independently; a refused one says why. */
export function* forEach(
  action: Action,
  situation: Situation,
  at: AtTable,
  runs: readonly { name: string; input: Record<string, unknown> }[],
): ProcedureOf<Outcome[]> {
  const ends: Outcome[] = []
  for (const [nth, { name, input }] of runs.entries()) {
    const twice = runs.slice(0, nth).some((before) => before.name === name)
    const planned = action.plan(situation, completeInput(action, input) as never, at)
    ends.push(
      isRefusal(planned)
        ? gmOutcome(action.rule, name, planned.refuses, [])
        : yield* prefixLabels(planned.run(), twice ? `${name}, ${nth + 1}` : name),
    )
  }
  return ends
}
