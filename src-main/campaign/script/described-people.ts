import type { Action, Shelf } from '../../rules/core/action.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { actionsOf, rulesetOf } from '../../rules/registry.ts'
import { settle } from '../consequences.ts'
import { startInput } from '../view/defaults.ts'
import { bearing } from './armed.ts'
import { askNamed, isForAll } from './ask-named.ts'
import { isFields, listed, numberFrom, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { sideMeant } from './input-value.ts'
import { itemFrom } from './items.ts'
import { meantBy, plainName } from './match-name.ts'
import { foodWords } from './meant-step.ts'
import type { ScriptTable } from './script-table.ts'
import { stepInput, takesInput } from './step-input.ts'

type Given = Readonly<Record<string, unknown>>

/** Input of a payment to as many hirelings as are counted, each at the wage of one: `{ hirelings: 2, days: 5 }`. */
export function withWages(table: ScriptTable, action: Action, given: Given): Given {
  const isPaid = 'count' in given && 'days' in given && !('hirelings' in given)
  const { hirelings, who, ...rest } = isPaid ? hirelingsCounted(given) : given
  if ('employer' in given && /\.(?:nerve|pay-hirelings)$/.test(action.id))
    return withHired(table, given)
  // “who” of wages is who pays them, where that is no hireling.
  const payer = Object.values(table.state.creatures).find(({ name }) => name === who)
  const isPayer = payer !== undefined && payer.kind !== 'hireling' && !('payer' in rest)
  if (action.id === 'house.pay' && isPayer && hirelings === undefined)
    return { payer: who, ...rest }
  const count = Array.isArray(hirelings) ? null : numberFrom(hirelings ?? '')
  if (action.id !== 'house.pay' || count === null) return given
  if (!table.state.party.some((id) => table.state.creatures[id]?.kind === 'hireling'))
    table.arrange(withHireling(table.state, {}))
  const each = Number(startInput(action, table.state)['amount'])
  return { amount: count * each, ...(who === undefined ? {} : { payer: who }), ...rest }
}

/** Input of a payment whose count is of hirelings: `{ count: 2, days: 5 }`. */
function hirelingsCounted({ count, ...rest }: Given): Given {
  return { ...rest, hirelings: count }
}

/** Input of what is done with a hireling of somebody, of whom nothing is said but a role: one who serves them. */
function withHired(table: ScriptTable, given: Given): Given {
  const { employer, role, hireling, ...rest } = given
  const people = Object.values(table.state.creatures)
  const [called] = meantBy(String(hireling), people, ({ name }) => [name], true)
  if (called) return { ...rest, employer, who: called.name }
  const [payer] = meantBy(String(employer), people, ({ name }) => [name], true)
  const isNamed = Object.values(rest).some(
    (one) => meantBy(String(one), people, ({ name }) => [name], true).length > 0,
  )
  if (!payer || isNamed) return given
  const own =
    hireling === undefined
      ? people.find((one) => one.kind === 'hireling' && one.employer === payer.id)
      : undefined
  if (!own)
    table.arrange(
      withHireling(table.state, {
        employer: payer.id,
        ...(hireling === undefined ? {} : { name: String(hireling) }),
        tags: role === undefined ? {} : { [String(role)]: true },
      }),
    )
  const hired = own ?? table.state.creatures[table.state.party.at(-1) ?? '']
  return { ...rest, employer, who: hired?.name }
}

/** The table with a hireling in the party. */
function withHireling(state: CampaignState, parts: Partial<Creature>): CampaignState {
  const id = `c${state.nextId}`
  const hired = {
    ...rulesetOf(state).characters.blank(id, 'Hireling'),
    kind: 'hireling' as const,
    ...parts,
  }
  return {
    ...state,
    nextId: state.nextId + 1,
    creatures: { ...state.creatures, [id]: hired },
    party: [...state.party, id],
  }
}

/** The table with a thing in the pack of somebody, where they have none of that name. */
function withThing(state: CampaignState, id: string | undefined, said: string): CampaignState {
  const bearer = state.creatures[id ?? '']
  const { gear } = rulesetOf(state)
  const item = { ...itemFrom(said, `i${state.nextId}`, gear, 'item'), ready: false }
  const own = Object.values(bearer?.items ?? {})
  return !bearer || own.some(({ name }) => plainName(name) === plainName(item.name))
    ? state
    : bearing(state, bearer, item)
}

const isBodyArmor = (name: string): boolean => !/shield|buckler|helm/i.test(name)

/** The table on which somebody has put off what they wear of a kind; weapons stay in hand. */
function without(
  state: CampaignState,
  bearer: Creature,
  isOff: (item: Creature['items'][string]) => boolean,
): CampaignState {
  const { gear, characters } = rulesetOf(state)
  const isWorn = (one: Creature['items'][string]): boolean =>
    gear.some((row) => row.id === one.gear && row.die === undefined && row.gives !== undefined)
  const items = Object.fromEntries(
    Object.entries(bearer.items).map(([id, one]) => [
      id,
      one.ready && isWorn(one) && isOff(one) ? { ...one, ready: false } : one,
    ]),
  )
  const bare = { ...bearer, items }
  const off = { ...state, creatures: { ...state.creatures, [bearer.id]: bare } }
  return settle(off, characters.derive(bare, off), () => []).state
}

const wornWords = ['armor', 'worn', 'wearing', 'wears']

/**
 * The table with what a step says of who acts, where its action asks for no such thing: a suit that they wear
 * (`{ armour: "full plate" }`), a condition that they have (`{ prone: true }`), or either among `conditions`; and the
 * input without it.
 */
export function describedActor(
  { state: before, shelf }: ScriptTable,
  action: Action,
  said: Given,
): { state: CampaignState; given: Given } {
  const game = rulesetOf(before)
  const suits = game.gear.filter(({ die, gives }) => die === undefined && gives !== undefined)
  const named = Object.values(said).flatMap(listed).map(String)
  const id =
    Object.values(before.creatures).find(({ name }) => named.includes(name))?.id ?? before.party[0]
  const describe = (at: CampaignState, words: string, isWorn: boolean): CampaignState | null => {
    const actor = at.creatures[id ?? '']
    if (!actor) return null
    const condition =
      meantBy(words, game.conditions, ({ name }) => [name], true)[0] ??
      // A tonic that is drunk.
      game.conditions.find(({ name }) => plainName(name).split(' ').at(-1) === plainName(words))
    // A load that the script only speaks of is marked as the GM marks one.
    const isLoad = action.slot === 'spell' && /^(?:encumbered|laden)$/i.test(words)
    if (isLoad && game.load) {
      const laden = { ...actor, conditions: { ...actor.conditions, laden: {} } }
      return { ...at, creatures: { ...at.creatures, [actor.id]: laden } }
    }
    if (condition && !isWorn) {
      const conditions = { ...actor.conditions, [condition.name]: {} }
      return { ...at, creatures: { ...at.creatures, [actor.id]: { ...actor, conditions } } }
    }
    const suit = { ...itemFrom(words, `i${at.nextId}`, game.gear, 'armour'), ready: true }
    const isNone = isWorn && /^(?:none|no|nothing)$/i.test(words)
    const isSuit = isWorn && suits.some((row) => row.id === suit.gear)
    if (!isNone && !isSuit && meantBy(words, suits, ({ name }) => [name], true).length === 0)
      return null
    const bare = isWorn ? without(at, actor, (item) => isBodyArmor(item.name)) : at
    return isNone ? bare : bearing(bare, bare.creatures[actor.id] ?? actor, suit)
  }
  let state = before
  const given: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(said)) {
    const figured =
      withFigure(state, action, key, value, named, shelf) ?? withBonus(state, key, value, said)
    if (figured) {
      state = figured
      continue
    }
    const isWorn = wornWords.includes(plainName(key))
    const isList = plainName(key) === 'conditions'
    // What is put on is named by what it is, and not worn before.
    if (isWorn && action.id === 'house.ready') {
      state = withThing(state, id, String(value))
      given['item'] = itemFrom(String(value), 'i', game.gear, 'item').name
      continue
    }
    const words = isWorn || isList ? listed(value) : value === true ? [key] : []
    if (words.length === 0 || isInput(action, key, value, before)) {
      given[key] = value
      continue
    }
    const left: unknown[] = []
    for (const word of words) {
      const described = describe(state, String(word), isWorn)
      if (described) state = described
      else left.push(word)
    }
    if (left.length > 0) given[key] = left.length === words.length ? value : left
  }
  return { state, given }
}

/**
 * The table with a figure that a step says of somebody, where its action asks for none: `{ monster: "Wight", HD: 3 }`.
 * The figure is of a foe who is named, else of anybody named. Undefined where it is none, or a pool that is spent.
 */
function withFigure(
  state: CampaignState,
  action: Action,
  key: string,
  value: unknown,
  named: readonly string[],
  shelf: Shelf,
): CampaignState | undefined {
  const game = rulesetOf(state)
  const to = numberFrom(value)
  const field = fieldNamed(game, key)
  // Nerve is by a score, and spends none: that of the band whose it is.
  const isNerve = action.slot === 'morale'
  const isPool =
    !isNerve && field && (field.most ?? game.fields.some(({ most }) => most === field.id))
  if (!field || to === null || isPool || field.id === game.money?.field) return undefined
  const people = named.flatMap((one) =>
    meantBy(one, Object.values(state.creatures), ({ name }) => [name], true),
  )
  const bearer = people.find(({ side }) => side === 'foes') ?? people[0]
  const all = isNerve && !bearer ? bandOf(state, named) : bearer ? [bearer] : []
  if (all.length === 0 || takesInput(action, { [key]: value }, state, shelf) !== 'not')
    return undefined
  const figured = all.map(
    (one) => [one.id, { ...one, values: { ...one.values, [field.id]: to } }] as const,
  )
  return { ...state, creatures: { ...state.creatures, ...Object.fromEntries(figured) } }
}

/** The table with a bonus that a step says somebody has now in what it names: `{ field: "History", "current bonus": 2 }`. */
function withBonus(
  state: CampaignState,
  key: string,
  value: unknown,
  { field, skill = field, ...said }: Given,
): CampaignState | undefined {
  const to = numberFrom(value)
  const bearer = Object.values(state.creatures).find(({ name }) =>
    Object.values(said).includes(name),
  )
  const isBonus = /^(?:current|present) (?:bonus|score|level)$/.test(plainName(key))
  if (!isBonus || to === null || !bearer || typeof skill !== 'string') return undefined
  const skills = { ...bearer.skills, [skill]: bearer.skills[skill] ?? to }
  return { ...state, creatures: { ...state.creatures, [bearer.id]: { ...bearer, skills } } }
}

/** Members of the band that is named, by its own name or by its side’s. */
function bandOf(state: CampaignState, named: readonly string[]): Creature[] {
  const sides = named.map(sideMeant)
  const [band] = Object.values(state.groups).filter(
    ({ name, members }) =>
      named.some((one) => plainName(one) === plainName(name)) ||
      sides.includes(state.creatures[members[0] ?? '']?.side),
  )
  return band?.members.flatMap((id) => state.creatures[id] ?? []) ?? []
}

export function isInput(
  action: Action,
  key: string,
  value: unknown,
  state: CampaignState,
  beside: Given = {},
): boolean {
  if (isForAll(action, key, value, state)) return true
  const said = new Map(Object.entries(beside).filter(([one]) => one !== key && one in action.asks))
  try {
    return askNamed(action, key, value, said, state) !== ''
  } catch (cause) {
    if (cause instanceof ScriptFault) return false
    throw cause
  }
}

/** Gives those who eat by the word of the script a day's food, where nobody of the table carries any. */
export function serveMeals(table: ScriptTable, { asks }: Action, given: Given, told: Given): void {
  const isSaid = Object.keys(given).some((key) => /^(?:ate|eats|eaten|fed)$/i.test(key))
  const name = Object.keys(asks).find(
    (key) => asks[key]?.kind === 'creatures' && /\beats\b/i.test(asks[key].title),
  )
  const people = Object.values(table.state.creatures)
  const isStocked = people.some(({ items }) =>
    Object.values(items).some((item) => foodWords.test(item.name)),
  )
  if (!isSaid || name === undefined || isStocked) return
  const { party } = table.state
  const eaters = told[name] === 'party' ? party : listed(told[name]).map(String)
  for (const one of people.filter(
    (each) => eaters.includes(each.name) || eaters.includes(each.id),
  )) {
    const { state } = table
    const { gear } = rulesetOf(state)
    const meal = { ...itemFrom('Food, a day', `i${state.nextId}`, gear, 'food'), ready: false }
    table.arrange(bearing(state, one, meal))
  }
}

/**
 * Gives who casts a power from their soul what they need for it: a script that gives them the miracle and rolls as many
 * dice as it takes, and no save, has them ready with it.
 */
export function imprintMiracle(
  table: ScriptTable,
  { asks }: Action,
  given: Given,
  dice: unknown,
): void {
  const { state, shelf } = table
  const imprint = actionsOf(state).find(({ action: { id } }) => id.endsWith('.imprint'))?.action
  const { power = given['spell'] ?? given['miracle'] } = given
  const miracles = imprint?.asks['miracle']
  if (!imprint || miracles?.kind !== 'choice' || asks['power']?.kind !== 'choice') return
  const [miracle] = meantBy(String(power), miracles.of, (one) => [one], true)
  const named = Object.values(given).flatMap(listed).map(String)
  const caster = Object.values(state.creatures).find(({ name }) => named.includes(name))
  const faces = isFields(dice)
    ? Object.entries(dice).flatMap(([key, one]) => (/save|wil/i.test(key) ? [] : listed(one)))
    : listed(dice ?? [])
  const isWhole = isFields(dice)
    ? faces.length > 0 && !Object.keys(dice).some((key) => /save|wil/i.test(key))
    : faces.length === (numberFrom(given['dice']) ?? faces.length)
  if (!miracle || !caster || faces.length === 0 || !isWhole) return
  const input = stepInput(imprint, { who: caster.name, miracle }, state, shelf)
  const ran = table.trySimple(imprint.id, input)
  if (ran.end === 'done') table.arrange(ran.head.state)
}
