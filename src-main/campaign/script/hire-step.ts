import type { CampaignState, Situation } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { actionsOf, operationsOf } from '../../rules/registry.ts'
import { settledBy } from './due-dice.ts'
import { isFields, withinFaults } from './fault.ts'
import { findAction } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { meantBy, plainName } from './match-name.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { Playing } from './script-table.ts'

type Run = (step: PlayStep) => StepResult

const isHire = (name: string): boolean =>
  /^(?:hire|recruit|engage)(?: (?:a|the|hireling|retainer|somebody))*$/.test(plainName(name))

/** Words for whoever is hired, in a step that names the employer too. */
const hiredKeys = /^(?:hireling|retainer|whom|target|name|who)$/i
const employerKeys = /^(?:employer|payer|master|by|who)$/i

/** Words for the dice of a hireling’s keep. Rule HBK-HIRE-02. */
const keepKeys = /^(?:upkeep|wages?|keep|pay|cost|3d6)$/i

/**
 * Hiring as the books have it: of somebody who is at the table already, and with the dice of their keep, which is paid at
 * once. Undefined for any other step.
 */
export function hireStep(
  playing: Playing,
  step: PlayStep,
  number: number,
  run: Run,
): StepResult | undefined {
  const { state } = playing.table
  if (!isHire(String(step['action'] ?? ''))) return undefined
  const given = Object.entries(givenTo(step))
  const people: readonly Creature[] = Object.values(state.creatures)
  const named = given.flatMap(([key, value]) => {
    const one =
      typeof value === 'string' ? meantBy(value, people, ({ name }) => [name], true)[0] : undefined
    return one ? [{ key, one }] : []
  })
  const employer = named.find(({ key, one }) => employerKeys.test(key) && one.kind === 'character')
  const hired = named.find((each) => hiredKeys.test(each.key) && each !== employer)
  const { keep, dice } = keepApart(step)
  const isNamed = given.some(([key]) => newcomerKeys.test(key))
  if (!hired && !isNamed && (keep === undefined || !paysKeep(state))) return undefined
  const first = hired
    ? takeOn(playing, step, number, hired.one, employer?.one, run)
    : run({
        ...Object.fromEntries(Object.entries(step).filter(([key]) => !(key in givenTo(step)))),
        input: Object.fromEntries(
          given.map(([key, value]) => [nameOfInput(key, key === employer?.key), value]),
        ),
        dice,
      })
  const newest = Object.values(playing.table.state.creatures).find(
    ({ id }) => !(id in state.creatures),
  )
  const who = hired?.one ?? newest
  const isPaid = keep !== undefined && paysKeep(state)
  if (first.refused !== null || first.error || !isPaid || !who) return first
  const payer = employer === undefined ? {} : { payer: employer.one.name }
  const paid = run({ action: 'pay-hirelings', input: { ...payer, who: [who.name] }, dice: keep })
  const [line] = playing.table.lines
  if (line && paid.refused === null) playing.table.joinToStepBefore(line.line.command)
  return settledBy(first, paid, 'Upkeep', [])
}

/** Words for somebody new by their name. */
const newcomerKeys = /^(?:hireling|retainer)$/i

const nameOfInput = (key: string, isEmployer: boolean): string =>
  isEmployer ? 'payer' : newcomerKeys.test(key) ? 'name' : key

const paysKeep = (state: CampaignState): boolean =>
  actionsOf(state).some(({ action: { id } }) => id.endsWith('.pay-hirelings'))

/** Dice of the keep, and the others. */
function keepApart({ dice }: PlayStep): { keep: unknown; dice: unknown } {
  if (!isFields(dice)) return { keep: undefined, dice }
  const all = Object.entries(dice)
  const [keep] = all.filter(([key]) => keepKeys.test(key))
  return { keep: keep?.[1], dice: Object.fromEntries(all.filter(([key]) => !keepKeys.test(key))) }
}

/** Takes somebody at the table into service, unless their level is too high for the employer. Rule HBK-HIRE-01. */
function takeOn(
  { table }: Playing,
  step: PlayStep,
  number: number,
  hired: Creature,
  named: Creature | undefined,
  run: Run,
): StepResult {
  const { state } = table
  const employer =
    named ??
    state.party.flatMap((id) => state.creatures[id] ?? []).find((one) => one.kind === 'character')
  const [employerLvl, hirelingLvl] = [employer?.values['lvl'], hired.values['lvl']]
  const may = employer && operationsOf(state.ruleset)['mayHire']?.({ employerLvl, hirelingLvl })
  if (isFields(may) && may['ok'] === false)
    return {
      ...nothingDone(number, String(step['action']), tableReading(state)),
      refused: `${hired.name} is of level ${hirelingLvl ?? 1}, and serves nobody of a lower level, as ${employer?.name ?? 'this employer'} is (HBK-HIRE-01).`,
    }
  const role = givenTo(step)['role']
  const tags =
    typeof role === 'string' ? { ...hired.tags, [role.toLowerCase()]: true as const } : hired.tags
  const { group, ...free } = hired
  const groups = Object.fromEntries(Object.entries(state.groups).filter(([id]) => id !== group))
  table.arrange({
    ...state,
    groups,
    party: state.party.includes(hired.id) ? state.party : [...state.party, hired.id],
    creatures: {
      ...state.creatures,
      [hired.id]: { ...free, tags, side: 'party', kind: 'hireling' },
    },
  })
  return run({
    action: 'house.employ',
    input: { who: hired.name, ...(employer ? { employer: employer.name } : {}) },
  })
}

/** Input for each hireling where “pay hirelings” names none of them, in a game that pays one by one. */
export function wagesOfAll(state: Situation, step: PlayStep): Record<string, unknown>[] {
  const called = String(step['action'])
  const given = givenTo(step)
  const hirelings = Object.values(state.creatures).filter(({ kind }) => kind === 'hireling')
  const isNamed = Object.values(given).some((one) => hirelings.some(({ name }) => name === one))
  if (!/^pay (?:the |all )?hirelings$/i.test(called) || isNamed) return []
  const action = withinFaults(() => findAction(state, called))
  return action?.asks['bearer']?.kind === 'creature'
    ? hirelings.map((one) => ({ ...given, bearer: one.name }))
    : []
}
