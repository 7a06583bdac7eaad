import { streamFor } from '../../rules/dice/rng.ts'
import { consequencesOf, rulesetOf } from '../../rules/registry.ts'
import { differencesIn } from '../../rules/worked-checks/differences.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { settle } from '../consequences.ts'
import type { Library } from '../library.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import type { PlayScript, PlayStep } from './form.ts'
import { creationDice, wholePurse } from './creation-dice.ts'
import { sideMeant } from './input-value.ts'
import { plainName, wordList } from './match-name.ts'
import { fieldNamed } from './field-names.ts'
import { described, seat } from './people.ts'
import { withValues } from './person-values.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import { runStep } from './run-step.ts'
import { ScriptTable, type Playing, type SavedPlay } from './script-table.ts'
import { emptyTable, openEncounter, withTable } from './set-up.ts'

/** Library, clock and chance that a script is played with. */
interface ScriptContext {
  library: Library
  /** Wall clock, ISO 8601. */
  at: string
  /** Seed where the script gives none: 32 hex digits. */
  seed: string
  /** The campaign that the script names. */
  saved?: SavedPlay
}

/** Results of a script, one a step; `faults` are those of the table before the first step. */
export interface Played {
  faults: string[]
  steps: StepResult[]
}

/**
 * Plays a script: sets the table, then carries out its steps one after another, each as the screen does.
 * A step that can't be read says so in its `error`, and the next goes on. Pure.
 * @throws ScriptFault when there is no such game
 */
export function runScript(script: PlayScript, context: ScriptContext): Played {
  const { playing, faults } = setTable(script, context)
  const steps = script.steps.map((step, at) => runCheckedStep(playing, step, at + 1))
  const [first] = steps
  if (first && faults.length > 0 && !first.error) first.error = faults.join(' ')
  return { faults, steps }
}

/** The table of a script before its first step, with the faults found on the way. @throws ScriptFault when there is no such game */
export function setTable(
  script: PlayScript,
  context: ScriptContext,
): { playing: Playing; faults: string[] } {
  const faults: string[] = []
  const note = (cause: unknown): void => {
    if (!(cause instanceof ScriptFault)) throw cause
    faults.push(cause.message)
  }
  const seed = seedFrom(script.seed, context.seed)
  const { saved } = context
  const start = saved ? withTable(saved.head.state, script, note) : emptyTable(script, note)
  const table = new ScriptTable(context.library, context.at, saved ?? start)
  table.arrange(start)
  const playing: Playing = {
    table,
    seed,
    strict: script.strict === true,
    alone: script.encounter === false,
    anyTime: script.time === undefined && !saved,
    ...(script.time === undefined ? {} : { startsAt: table.state.clock.seconds }),
    lines: new Map(),
  }
  seatAll(playing, script, faults)
  return { playing, faults }
}

/** Seed of a script: a whole number, a word, or 32 hex digits. */
function seedFrom(said: string | number | undefined, otherwise: string): string {
  if (said === undefined) return otherwise
  const words = String(said)
  return /^[0-9a-f]{32}$/i.test(words) ? words.toLowerCase() : streamFor('0'.repeat(32), words)
}

/** Sets everybody down, then opens encounter and fight. */
function seatAll(playing: Playing, script: PlayScript, faults: string[]): void {
  const { table } = playing
  const groups = new Map<string, string>()
  script.people?.forEach((person, at) => {
    const entry = isFields(person) ? person : { name: String(person) }
    const who = `people ${at + 1}${entry['name'] === undefined ? '' : ` (${String(entry['name'])})`}`
    const fault = (cause: unknown): void => {
      if (!(cause instanceof ScriptFault)) throw cause
      faults.push(`${who}, ${cause.message}`)
    }
    const before = new Set(Object.keys(table.state.creatures))
    try {
      if (entry['generate']) generated(playing, entry, at + 1, fault)
      else table.arrange(seat(table.state, entry, rulesetOf(table.state), table.shelf, fault))
    } catch (cause) {
      fault(cause)
    }
    const { side } = entry
    const ownSide = side === undefined || sideMeant(side) ? undefined : side
    const band = entry['group'] ?? entry['band'] ?? ownSide
    if (band !== undefined)
      for (const id of Object.keys(table.state.creatures))
        if (!before.has(id)) groups.set(id, String(band))
  })
  const note = (cause: unknown): void => {
    if (!(cause instanceof ScriptFault)) throw cause
    faults.push(cause.message)
  }
  const withEncounter = openEncounter(table.state, script, ({ id }) => groups.get(id), note)
  table.arrange(withConsequences(employed(withEncounter, script)))
}

/** The table with what follows from the people as they are given: loads that encumber, injuries, who is dying. */
function withConsequences(state: CampaignState): CampaignState {
  const consequences = consequencesOf(state)
  const { fields } = rulesetOf(state)
  const before = Object.entries(state.creatures).map(([id, creature]) => {
    const values = { ...creature.values }
    for (const { id: field, most } of fields)
      if (most && values[most] !== undefined) values[field] = values[most]
    return [id, { ...creature, values }]
  })
  const whole = { ...state, creatures: Object.fromEntries(before) as CampaignState['creatures'] }
  return settle(state, consequences(whole, state), consequences).state
}

/** Hirelings with the employer that is named for them. */
function employed(state: CampaignState, { people = [] }: PlayScript): CampaignState {
  const idOf = (name: unknown): string | undefined =>
    Object.values(state.creatures).find((one) => plainName(one.name) === plainName(String(name)))
      ?.id
  return people.reduce<CampaignState>((so, person) => {
    if (!isFields(person) || person['employer'] === undefined) return so
    const [id, employer] = [idOf(person['name']), idOf(person['employer'])]
    const one = so.creatures[id ?? '']
    if (!one || !employer) return so
    return { ...so, creatures: { ...so.creatures, [one.id]: { ...one, employer } } }
  }, state)
}

const generateKeys = wordList(`generate, dice, answers, input, name, kind, strict, group, side`)

/** Parts of a person that are given to those who are made, where making them asks for no such thing. */
const givenParts = wordList(`skills, items, spells, conditions, attacks, tags, notes`)

/** An entry with the numbers that its dice are of, where they are dice of nothing else: `{ survival: [4, 7, 2] }`. */
function rolledNumbers(
  game: ReturnType<typeof rulesetOf>,
  { generate: _, dice, ...entry }: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const all = isFields(dice) ? Object.entries(dice) : []
  const isFoe = entry['side'] !== undefined && sideMeant(entry['side']) !== 'party'
  if (!isFoe || all.length === 0 || !all.every(([key]) => fieldNamed(game, key))) return undefined
  const numbers = all.map(([key, faces]) => {
    const sum = listed(faces).reduce<number>((so, face) => so + Number(face), 0)
    return [key, sum] as const
  })
  const { fields } = entry
  return {
    ...entry,
    fields: { ...Object.fromEntries(numbers), ...(isFields(fields) ? fields : {}) },
  }
}

/** Makes a person by the game's own generator, with the dice of the script, then gives them the rest of what is said. */
function generated(
  playing: Playing,
  said: Record<string, unknown>,
  at: number,
  fault: (cause: unknown) => void,
): void {
  const { table } = playing
  const game = rulesetOf(table.state)
  const foe = rolledNumbers(game, said)
  if (foe) return table.arrange(seat(table.state, foe, game, table.shelf, fault))
  const { generate, dice, answers, name, fields, ...beside } = said
  const kind = generate === true ? (said['kind'] ?? 'character') : generate
  const entry = { ...beside, ...(isFields(fields) ? fields : {}) }
  const isPart = ([key, value]: readonly [string, unknown]): boolean =>
    givenParts.includes(key) &&
    (!isInput(game, String(kind), key) || listed(value).some((one) => isFields(one)))
  const parts = Object.entries(entry).filter(isPart)
  const rest = Object.entries(entry).filter((one) => !generateKeys.includes(one[0]) && !isPart(one))
  const numbers = rest.flatMap(([key, value]) => {
    const field = fieldNamed(game, key)
    const to = numberFrom(value)
    return field && to !== null && !isInput(game, String(kind), key)
      ? [[field.id, to] as const]
      : []
  })
  const inputs = rest.filter(([key]) => !numbers.some(([id]) => fieldNamed(game, key)?.id === id))
  const before = new Set(Object.keys(table.state.creatures))
  const action = `${game.id}.new-${String(kind)}`
  const known = game.actions.find(({ id }) => id === action)?.asks ?? {}
  const given = {
    ...(isFields(said['input']) ? said['input'] : {}),
    ...Object.fromEntries(inputs),
    ...(name === undefined ? {} : { name }),
  }
  const creation = creationDice(known, dice)
  const step: PlayStep = {
    action,
    input: { ...wholePurse(known, { ...creation.input, ...given }), ...creation.input, ...given },
    dice: creation.dice,
    answers,
  }
  const { refused, asks } = runStep(playing, step, -at)
  if (refused) throw new ScriptFault('generate', refused)
  if (asks) throw new ScriptFault('generate', `it asks for ${quoted(asks.label)}.`)
  playing.lines.delete(-at)
  const newcomer = Object.keys(table.state.creatures).find((id) => !before.has(id))
  if (newcomer && numbers.length > 0)
    table.arrange(withValues(table.state, newcomer, Object.fromEntries(numbers), game))
  const person = table.state.creatures[newcomer ?? '']
  if (person && parts.length > 0)
    table.arrange(described(table.state, person, Object.fromEntries(parts), game, fault))
}

function isInput(
  { id, actions }: ReturnType<typeof rulesetOf>,
  kind: string,
  key: string,
): boolean {
  return key in (actions.find((action) => action.id === `${id}.new-${kind}`)?.asks ?? {})
}

/** One step with its fault, if it has one, and its expectations compared. */
function runCheckedStep(playing: Playing, step: PlayStep, number: number): StepResult {
  const result = attempt(playing, step, number)
  const { expect } = step
  if (expect === undefined) return result
  const unmet = isFields(expect)
    ? Object.entries(expect).flatMap(([part, wanted]) =>
        differencesIn(part, wanted, (result as unknown as Record<string, unknown>)[part]),
      )
    : [`expect: ${quoted(expect)} is no object.`]
  return unmet.length > 0 ? { ...result, unmet } : result
}

function attempt(playing: Playing, step: PlayStep, number: number): StepResult {
  try {
    return runStep(playing, step, number)
  } catch (cause) {
    if (!(cause instanceof ScriptFault)) throw cause
    return {
      ...nothingDone(
        number,
        String(step['action'] ?? 'Nothing'),
        tableReading(playing.table.state),
      ),
      error: `step ${number}, ${cause.message}`,
    }
  }
}
