import type { Action } from '../../rules/core/action.ts'
import type { CampaignState, Situation } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { kindName } from '../../rules/gm/fight/names.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { listed, numberFrom, withinFaults } from './fault.ts'
import { findAction } from './find-action.ts'
import { fieldNamed } from './field-names.ts'
import { meantBy, plainName } from './match-name.ts'
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
  seatMount(table, given)
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
  const { members, group: _, unit: __, band: ___, ...others } = rest
  return { ...others, ...(numberFrom(members) === null ? {} : { count: members }), members: name }
}

/**
 * The table with a band of their own for those whose nerve is checked by their name, where they stand in one with
 * others: the bandits, and not the ogre beside them. A check that is due is for the whole band. A character gets one
 * too: the game says why they never check.
 */
export function withOwnBand(table: ScriptTable, called: string, given: Given): void {
  const { state } = table
  const action = withinFaults(() => findAction(state, called))
  if (action) table.arrange(banded(state, action, given))
}

function banded(state: CampaignState, { slot, asks }: Action, given: Given): CampaignState {
  const groupAsk = Object.entries(asks).find(([, { kind }]) => kind === 'group')?.[0]
  if (slot !== 'morale' || groupAsk === undefined) return state
  const key = Object.keys(given).find((one) =>
    [groupAsk, 'who', 'creature', 'target'].includes(plainName(one)),
  )
  const said = listed(given[key ?? ''] ?? []).map(String)
  const groups = Object.values(state.groups)
  if (said.some((one) => meantBy(one, groups, ({ name }) => [name], true).length > 0)) return state
  const people = Object.values(state.creatures)
  const kinds = said
    .flatMap((one) => meantBy(one, people, ({ name }) => [name, kindName(name)], true))
    .map(({ name }) => kindName(name))
  const members = people.filter(({ name }) => kinds.includes(kindName(name)))
  const whole = groups.find(({ id }) => id === members[0]?.group)
  const isOwn = whole
    ? members.length === whole.members.length || members.some(({ group }) => group !== whole.id)
    : members.some(({ kind, group }) => kind !== 'character' || group !== undefined)
  const isDue = Object.values(state.dues).some(({ input }) => input['group'] === whole?.id)
  return members.length === 0 || isOwn || (whole && isDue)
    ? state
    : apart(state, members, kinds[0] ?? '', whole)
}

/** The table with some of a band in one of their own. */
function apart(
  state: CampaignState,
  of: readonly Creature[],
  name: string,
  whole: CampaignState['groups'][string] | undefined,
): CampaignState {
  const id = `g${state.nextId}`
  const members = of.map((one) => one.id)
  const rest = whole?.members.filter((one) => !members.includes(one)) ?? []
  const left = whole
    ? { [whole.id]: { ...whole, members: rest, strength: whole.strength - members.length } }
    : {}
  return {
    ...state,
    nextId: state.nextId + 1,
    creatures: {
      ...state.creatures,
      ...Object.fromEntries(of.map((one) => [one.id, { ...one, group: id }])),
    },
    groups: { ...state.groups, ...left, [id]: { id, name, members, strength: members.length } },
  }
}

/** Seats a beast of the price list that a step names as a mount, where nobody is called so: its figures are on the list. */
function seatMount(table: ScriptTable, { mount }: Given): void {
  const game = rulesetOf(table.state)
  const people = Object.values(table.state.creatures)
  const row = game.gear.find(
    ({ name, beast }) => beast && plainName(name) === plainName(String(mount)),
  )
  if (!row || people.some(({ name }) => plainName(name) === plainName(row.name))) return
  const entry = { name: row.name, kind: 'animal', side: 'party' }
  table.arrange(
    seat(table.state, entry, game, table.shelf, (cause) => {
      throw cause
    }),
  )
}

const figureName = (key: string): string =>
  plainName(key.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).replace(ofAll, '')
