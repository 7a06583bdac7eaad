import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { numberFrom, quoted, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { isActionName } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { onlyMeant, plainName } from './match-name.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { ScriptTable } from './script-table.ts'

const loadName =
  /^(?:check |current |carried )?(?:load|load ?out|encumbrance|carrying capacity|carry capacity|carry|capacity|slots|bulk)$/
const whoKeys = /^(?:who|character|creature|bearer|carrier|by|of)$/i
const loadKeys = /^(?:units|load|carried|used)$/i

function nameOf({ action, preview }: PlayStep): string {
  return String(preview === undefined || preview === true ? (action ?? '') : preview)
}

const taken = /^(?:carry|pick up|take up)$/
const putDown = /^(?:drop|put down|set down|leave) load$/

const isMoved = (said: string): boolean => taken.test(said) || putDown.test(said)

/**
 * Numbers that somebody has by a step such as `{ action: "carry", units: 2 }`, which adds to their load; a preview takes
 * up none.
 */
export function takenUp(step: PlayStep, state: Situation): Record<string, unknown> | undefined {
  const said = plainName(String(step['action'] ?? ''))
  const keys = Object.keys(givenTo(step))
  // A load with other numbers beside it is only looked at.
  const isLoad =
    said === 'load' &&
    keys.length === 2 &&
    keys.some((key) => whoKeys.test(key)) &&
    keys.some((key) => loadKeys.test(key))
  if ((!isMoved(said) && !isLoad) || step['preview'] !== undefined) return undefined
  const all = Object.entries(givenTo(step)).map(
    ([key, value]) =>
      [
        whoKeys.test(key) ? 'who' : loadKeys.test(key) ? 'load' : key,
        loadKeys.test(key) ? loadAfter(step, value, state) : value,
      ] as const,
  )
  return all.some(([key]) => key !== 'who') ? Object.fromEntries(all) : undefined
}

/** Load of somebody once they have taken up or put down as much as a step says. */
function loadAfter(step: PlayStep, value: unknown, state: Situation): unknown {
  const said = plainName(nameOf(step))
  const amount = numberFrom(value)
  const named = Object.entries(givenTo(step)).find(([key]) => whoKeys.test(key))?.[1]
  const people: readonly ReadonlyCreature[] = Object.values(state.creatures)
  const who = onlyMeant(String(named), people, ({ name, id }) => [name, id])
  const now = who?.values['load'] ?? 0
  if (amount === null || !isMoved(said)) return value
  return putDown.test(said) ? Math.max(0, now - amount) : now + amount
}

/** True for a look at the load of somebody, where the game counts loads; to load a weapon is an action. */
export function isLoadLook({ state }: ScriptTable, step: PlayStep): boolean {
  const name = nameOf(step)
  const keys = Object.keys(givenTo(step))
  const isKnown = (key: string): boolean =>
    whoKeys.test(key) ||
    loadKeys.test(key) ||
    (key !== 'options' && fieldNamed(rulesetOf(state), key) !== undefined)
  return (
    (loadName.test(plainName(name.slice(name.indexOf('.') + 1))) || isMoved(plainName(name))) &&
    rulesetOf(state).load !== undefined &&
    keys.every(isKnown) &&
    (!isActionName(state, name) || keys.some((key) => loadKeys.test(key)))
  )
}

/**
 * Load of somebody as the party strip shows it, with other numbers where the step gives some: `{ units: 5, fatigue: 3 }`.
 * The table stays as it is.
 * @throws ScriptFault when somebody or a number is not there
 */
export function lookAtLoad({ state }: ScriptTable, step: PlayStep, number: number): StepResult {
  const game = rulesetOf(state)
  const given = Object.entries(givenTo(step))
  const named = given.find(([key]) => whoKeys.test(key))?.[1] ?? state.party[0]
  const people: readonly ReadonlyCreature[] = Object.values(state.creatures)
  const who = onlyMeant(String(named), people, ({ name, id }) => [name, id])
  if (!who)
    throw new ScriptFault(
      'who',
      `nobody is called ${quoted(named)}.`,
      people.map(({ name }) => name),
    )
  const numbers = given.flatMap(([key, value]): [string, number][] => {
    if (whoKeys.test(key)) return []
    const field = fieldNamed(game, loadKeys.test(key) ? 'load' : key)
    const to = numberFrom(loadKeys.test(key) ? loadAfter(step, value, state) : value)
    if (!field || to === null)
      throw new ScriptFault(key, `${quoted(value)} is no number that ${game.title} has.`)
    return [[field.id, to]]
  })
  const bearer = { ...who, values: { ...who.values, ...Object.fromEntries(numbers) } }
  const load = game.load?.(bearer, state)
  const result = nothingDone(number, 'Load', tableReading(state))
  if (!load) return result
  const says = [load.says, load.costs].filter((one) => one !== '').join('; ')
  const isTooMuch = takenUp(step, state) !== undefined && load.used > load.most
  return {
    ...result,
    what: `Load, ${who.name}`,
    says: isTooMuch ? null : says,
    refused: isTooMuch ? says : null,
    total: load.used,
    why: load.why ?? [],
    rule: load.rule,
  }
}
