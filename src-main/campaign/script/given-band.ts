import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { numberFrom } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { plainName } from './match-name.ts'
import { seat } from './people.ts'
import type { ScriptTable } from './script-table.ts'

type Given = Readonly<Record<string, unknown>>

/** Words before a number of a group that is the same for all of it: “median survival”. */
const ofAll = /^(?:median|average|each|members?)\s+/

/** Numbers of a group among the input of an action that asks who is in it, and the rest of its input. */
export function figuresApart(
  { asks }: Action,
  given: Given,
  state: Situation,
): { figures: Given; rest: Given } {
  if (asks['members']?.kind !== 'creatures' || asks['others']?.kind !== 'number')
    return { figures: {}, rest: given }
  const game = rulesetOf(state)
  const isFigure = ([key, value]: [string, unknown]): boolean =>
    !(key in asks) && numberFrom(value) !== null && fieldNamed(game, figureName(key)) !== undefined
  const all = Object.entries(given)
  return {
    figures: Object.fromEntries(all.filter(isFigure)),
    rest: Object.fromEntries(all.filter((one) => !isFigure(one))),
  }
}

/**
 * Input of a group that is given by its numbers: one who has them comes to the table, and stands for all.
 * `{ count: 12, survival: 5 }` is twelve of survival 5.
 */
export function withBand(table: ScriptTable, action: Action, given: Given): Given {
  const { state, shelf } = table
  const { figures, rest } = figuresApart(action, given, state)
  const numbers = Object.entries(figures).map(([key, value]) => [figureName(key), value] as const)
  if (numbers.length === 0) return given
  const name = `Member ${state.nextId}`
  const entry = { name, kind: 'monster', side: 'foes', fields: Object.fromEntries(numbers) }
  table.arrange(
    seat(state, entry, rulesetOf(state), shelf, (cause) => {
      throw cause
    }),
  )
  const { members, ...others } = rest
  return { ...others, ...(numberFrom(members) === null ? {} : { count: members }), members: name }
}

const figureName = (key: string): string =>
  plainName(key.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).replace(ofAll, '')
