import type { Action } from '../../rules/core/action.ts'
import { startInput } from '../view/defaults.ts'
import type { CampaignState, ReadonlyCreature } from '../../rules/core/situation.ts'
import { hour, read, turn } from '../../rules/clock/clock.ts'
import type { Command } from '../journal.ts'
import { thisWatch } from '../../rules/travel/watch.ts'
import { actionsOf, rulesetOf } from '../../rules/registry.ts'
import { withFreeHands } from './armed.ts'
import { describedActor, isInput, serveMeals, withWages } from './described-people.ts'
import { isFields, listed, numberFrom, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { sideMeant } from './input-value.ts'
import { meantBy, plainName, wordList } from './match-name.ts'
import { withTable, withFight } from './set-up.ts'
import { previewOf } from '../view/actions.ts'
import type { Playing, ScriptTable } from './script-table.ts'
import { stepInput } from './step-input.ts'

type Given = Readonly<Record<string, unknown>>

/** Parts of the table, each with the words that a step may call it by. */
const tableWords: Readonly<Record<string, readonly string[]>> = {
  weather: ['weather', 'sky'],
  season: ['season'],
  time: ['time of day', 'clock'],
  initiative: ['initiative', 'won initiative'],
  night: ['night', 'at night', 'by night', 'dark'],
  watch: ['watch'],
  terrain: ['terrain', 'region', 'biome', 'country'],
  first: ['first round'],
  surprise: ['surprise', 'surprised', 'ambush', 'ambushed'],
}

/** Actions that describe the place, by the ends of their ids, each with other words for it. */
const placeWords: Readonly<Record<string, readonly string[]>> = {
  entrances: ['entrances', 'exits', 'ways in', 'entrance', 'exit'],
}

const partCalled = (
  words: Readonly<Record<string, readonly string[]>>,
  key: string,
): string | undefined => Object.keys(words).find((part) => words[part]?.includes(plainName(key)))

/**
 * Input of a step without what it says of the table: the weather of a day's travel, the ways into a room, the
 * initiative that was lost. These are put so before the action is carried out.
 */
export function onTable(table: ScriptTable, action: Action, said: Given): Given {
  const { state, given } = describedActor(table, action, said)
  table.arrange(state)
  const rest: Record<string, unknown> = {}
  const reading = withWages(
    table,
    action,
    withSleepers(action, withoutCircumstances(table, action, given)),
  )
  serveMeals(table, action, given, reading)
  lightFor(table, action, given)
  for (const [key, value] of Object.entries(reading)) {
    const part = partCalled(tableWords, key)
    const place = partCalled(placeWords, key)
    if ((part ?? place) === undefined || isInput(action, key, value, table.state)) rest[key] = value
    else if (place) setPlace(table, place, value)
    else if (part === 'night') table.arrange(value === true ? atNight(table.state) : table.state)
    else if (part === 'watch') table.arrange(inWatchOfDay(table.state, value))
    else if (part === 'terrain') table.arrange(withPart(table.state, 'place', { terrain: value }))
    else if (part === 'first') table.arrange(inFirstRound(table.state, value === true))
    else if (part === 'surprise') table.arrange(withSurprise(table.state, value))
    else if (part === 'initiative') table.arrange(withInitiative(table.state, value, given))
    else if (part) table.arrange(withPart(table.state, part, value))
  }
  return rest
}

/** Lights a torch of who is named where the die of a light is rolled, and none burns. */
function lightFor(table: ScriptTable, { asks, slot }: Action, given: Given): void {
  const { state, shelf } = table
  const isRoll = slot === 'timer' && asks['timer']?.kind === 'timer'
  if (!isRoll || Object.values(state.timers).some(({ kind }) => kind === 'light')) return
  const light = actionsOf(state).find(({ action: { id } }) => id === 'house.light')?.action
  const who = ['who', 'character', 'bearer'].map((key) => given[key]).find(Boolean)
  if (light && who !== undefined)
    arrangeBy(table, light, stepInput(light, { who, light: 'torch' }, state, shelf), 'light')
}

/** Words of a step that say what the table shows anyhow, or that only tell of it: the round, the sides, the reason. */
const circumstances =
  /^(?:round|where|location|trigger|reason|because|why|cause|activity|help|extra|start|lost(?: before| now| after)?|casualties|task|purpose|intent|use|reliable ?over|defendable|encumbered|laden|field bonus)$/

/** Keys by which a step says which side somebody is on. */
const sideKeys = /^(?:party|foes|enemies)$/

/** Input without what changes nothing at the table, where its action asks for no such thing. */
function withoutCircumstances(table: ScriptTable, action: Action, given: Given): Given {
  const { creatures } = table.state
  const peopleIn = (value: unknown): readonly ReadonlyCreature[] =>
    listed(value).flatMap((one) =>
      meantBy(String(one), Object.values(creatures), ({ name }) => [name], true),
    )
  const isMeant = ([key, value]: [string, unknown]): boolean => {
    const said = plainName(key)
    const people = peopleIn(value)
    const isAsked = (): boolean => isInput(action, key, value, table.state, given)
    if (circumstances.test(said)) return isAsked()
    if (/^(?:when|time)$/.test(said) && /^(?:day|night)$/.test(String(value))) {
      if (value === 'night' && !isAsked()) table.arrange(atNight(table.state))
      return isAsked()
    }
    // Nerve of a group is by the one score that the rule has.
    const isScore = /^(?:by|score|ability|reaction)$/.test(said)
    if (action.slot === 'morale' && isScore && fieldNamed(rulesetOf(table.state), String(value)))
      return false
    if (/^weeks?$/.test(said) && value === 1) return isAsked()
    // Of several named besides the one, the action takes those it can.
    const isMany = Object.values(action.asks).some(({ kind }) => kind === 'creatures')
    if (said === 'targets' && !isMany && 'foe' in action.asks) return false
    if (/^(?:level|severity)$/.test(said) && 'wound' in action.asks) return isAsked()
    if (
      sideKeys.test(said) &&
      people.length > 0 &&
      people.every((one) => one.side === sideMeant(said))
    )
      return isAsked()
    return true
  }
  return Object.fromEntries(Object.entries(given).filter(isMeant))
}

/** Input in which a night that is broken is nobody’s sleep, and who has eaten is who eats: `{ ate: false }`. */
function withSleepers({ asks, slot }: Action, said: Given): Given {
  const { watch, ...others } = said
  // The action asks only for those who sleep, so the one who keeps watch is left out.
  const isWatcher = slot === 'camp' && !('watch' in asks) && /^\p{Lu}/u.test(String(watch))
  const given = isWatcher ? others : said
  const called = (word: RegExp): string | undefined =>
    Object.keys(asks).find(
      (name) => asks[name]?.kind === 'creatures' && word.test(asks[name].title),
    )
  const words: readonly (readonly [RegExp, RegExp, boolean])[] = [
    [/^(?:interrupted|disturbed|broken)$/i, /\bsleeps\b/i, false],
    [/^(?:ate|eats|eaten|fed|food)$/i, /\beats\b/i, true],
  ]
  for (const [key, title, whole] of words) {
    const word = Object.keys(given).find((one) => key.test(one) && !(one in asks))
    const name = called(title)
    if (word === undefined || name === undefined) continue
    const whom = ['who', 'character', 'characters'].find((one) => one in given) ?? 'who'
    const { [word]: value, [whom]: who, ...rest } = given
    if (Array.isArray(value)) return { ...rest, [name]: value }
    if (isFields(value) && Object.values(value).every((one) => typeof one === 'boolean'))
      return { ...rest, [name]: Object.keys(value).filter((one) => value[one] === whole) }
    if (typeof value !== 'boolean') continue
    return { ...rest, [name]: value === whole ? (who ?? 'party') : [] }
  }
  return given
}

/**
 * Ingredients that a script describes, in the hands of who makes something of them: `{ name, rarity, region }`.
 * @throws ScriptFault where the game notes none
 */
export function withIngredients(table: ScriptTable, action: Action, given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const described =
        Array.isArray(value) && value.some((one) => isFields(one) && 'rarity' in one)
      if (!described || key in action.asks) return [key, value]
      const { who = table.state.creatures[table.state.party[0] ?? '']?.name } = given
      for (const one of value.filter(isFields)) {
        const { kind = one['sort'], ...rest } = one
        noteItem(table, { ...rest, who, ...(kind === undefined ? {} : { sort: kind }) })
      }
      return [key, value]
    }),
  )
}

function noteItem(table: ScriptTable, given: Given): void {
  const noting = actionsOf(table.state)
    .map(({ action }) => action)
    .find(({ id }) => id.endsWith('.note-ingredient'))
  if (!noting) throw new ScriptFault('input “ingredients”', 'this game notes none.')
  const input = stepInput(noting, given, table.state, table.shelf)
  arrangeBy(table, noting, input, 'ingredients')
}

function withPart(state: CampaignState, part: string, value: unknown): CampaignState {
  return withTable(state, { steps: [], [part]: value }, (cause) => {
    throw cause
  })
}

/** The place as the game's own action describes it. @throws ScriptFault where it refuses */
function setPlace(table: ScriptTable, name: string, value: unknown): void {
  const setting = actionsOf(table.state)
    .map(({ action }) => action)
    .find(({ id }) => id.endsWith(`.${name}`))
  const [ask] = Object.entries(setting?.asks ?? {}).find(([, { kind }]) => kind === 'text') ?? []
  if (!setting || ask === undefined)
    throw new ScriptFault(`input “${name}”`, 'this game does not ask for it.')
  const said = listed(value).length === 0 ? 'none' : listed(value).join(' ')
  const input = { ...startInput(setting, table.state), [ask]: said }
  arrangeBy(table, setting, input, name)
}

/** The table after an action that only sets it, and rolls nothing. @throws ScriptFault where it refuses */
function arrangeBy(table: ScriptTable, { id }: Action, input: Given, name: string): void {
  const ran = table.trySimple(id, input)
  if (ran.end === 'refused') throw new ScriptFault(`input “${name}”`, ran.refused.why)
  if (ran.end === 'done') table.arrange(ran.head.state)
}

/**
 * Makes way for what is refused only now: it becomes dark for a camp, and light for a day’s travel, where the script
 * says no time of its own; the next round begins for an initiative that this one has rolled already and for whom it
 * surprised, and the next turn for a flight. A spell that is interrupted is begun first, and so is a conflict of minds.
 * @param given what the step says
 */
export function untilItMay(
  { table, anyTime, startsAt }: Playing,
  action: Action,
  input: Given,
  given: Given,
): void {
  const { state, context } = table
  const refuses = (at: CampaignState): boolean =>
    previewOf(action, { ...input }, 0, at, context)?.refuses !== undefined
  if ((action.slot === 'initiative' || action.id.endsWith('.snap-out')) && state.fight)
    return passBy(table, { action: 'house.round', input: {} }, refuses)
  const begun = mindsMet(table, action, input)
  if (begun !== state) return table.arrange(begun)
  if (action.id.endsWith('.flight'))
    return passBy(
      table,
      { action: 'house.time', input: { amount: turnsLeft(state), unit: 'turns' } },
      refuses,
    )
  if (action.id.endsWith('.disease') && refuses(state)) {
    const caught = actionsOf(state).find(({ action: { id } }) => id.endsWith('.catch'))?.action
    const { who, disease } = input
    return caught && passBy(table, { action: caught.id, input: { who, disease } }, refuses)
  }
  if (action.id.endsWith('.work') && refuses(state)) {
    const begins = actionsOf(state).find(({ action: { id } }) => id.endsWith('.begin-task'))?.action
    const { who, task = 'a task' } = given
    const begun = begins && stepInput(begins, { who, task }, state, table.shelf)
    return begins && begun && passBy(table, { action: begins.id, input: begun }, refuses)
  }
  if (action.id.endsWith('.interrupt') && refuses(state)) {
    const cast = actionsOf(state).find(({ action: { id } }) => id.endsWith('.cast'))?.action
    if (!cast) return
    table.arrange(state.fight ? state : withFight(state, { steps: [], fight: true }))
    const { who, caster = who, spell, source } = given
    const said = { caster, spell, ...(source === undefined ? {} : { source }) }
    const begun = stepInput(cast, said, table.state, table.shelf)
    return passBy(table, { action: cast.id, input: begun }, refuses)
  }
  const free = withFreeHands(state, action, input)
  if (free !== state && refuses(state) && !refuses(free)) return table.arrange(free)
  const isTimed = action.slot === 'camp' || action.slot === 'travel'
  const runs = Object.values(state.timers).some(({ paused }) => paused === undefined)
  if (!isTimed || runs) return
  const other = action.slot === 'camp' ? atNight(state) : byDay(state)
  // Whoever has a time of their own camps when it is dark, and sets out at first light.
  const hasPassed = startsAt !== undefined && state.clock.seconds > startsAt
  const isDawn = other.clock.seconds - state.clock.seconds <= 3 * hour
  if (!anyTime && !(action.slot === 'camp' ? hasPassed : isDawn)) return
  if (refuses(state) && !refuses(other)) table.arrange(other)
}

/** The table in which a blow at a mind may be struck: the conflict of minds is under way. */
export function mindsMet(
  table: ScriptTable,
  action: Action,
  input: Given,
  state = table.state,
): CampaignState {
  const refuses = (at: CampaignState): boolean =>
    previewOf(action, { ...input }, 0, at, table.context)?.refuses !== undefined
  if (!/\.psychic-(?:attack|defend)$/.test(action.id) || !refuses(state)) return state
  const begun = inConflict(state, Object.values(input))
  return refuses(begun) ? state : begun
}

/** Turns until the safe time of a flight is over, or the next turn past it. */
function turnsLeft({ timers, clock }: CampaignState): number {
  const flights = Object.values(timers).filter(({ due }) => due?.action.endsWith('.flight'))
  const next = Math.max(...flights.map((one) => one.next), clock.seconds)
  return Math.max(1, Math.ceil((next - clock.seconds) / turn))
}

/** The table with all who are named in a conflict of minds that is under way. */
function inConflict(state: CampaignState, named: readonly unknown[]): CampaignState {
  const [kind] = meantBy('in psychic conflict', rulesetOf(state).conditions, ({ name }) => [name])
  const begun = named.map(String).flatMap((id) => state.creatures[id] ?? [])
  const creatures = begun.map((one) => {
    const conditions = kind
      ? { ...one.conditions, [kind.name]: { fight: true as const } }
      : one.conditions
    return [one.id, { ...one, conditions }] as const
  })
  return { ...state, creatures: { ...state.creatures, ...Object.fromEntries(creatures) } }
}

function passBy(
  table: ScriptTable,
  command: Pick<Command, 'action' | 'input'>,
  refuses: (at: CampaignState) => boolean,
): void {
  if (!refuses(table.state)) return
  const ran = table.trySimple(command.action, command.input)
  if (ran.end !== 'done' || refuses(ran.head.state)) return
  table.take(ran.head, [ran.entry])
  table.leads = true
}

/** The table in the next watch that is dark. */
const atNight = (state: CampaignState): CampaignState => inWatch(state, false)

/** The table in the next watch that is light. */
const byDay = (state: CampaignState): CampaignState => inWatch(state, true)

/** The table in a watch of the day, by its number from the morning: in autumn and winter only the first is light. */
function inWatchOfDay(state: CampaignState, said: unknown): CampaignState {
  const { season } = read(state.clock)
  if (/night|dark/i.test(String(said))) return atNight(state)
  const light = ['spring', 'summer'].includes(season) ? 2 : 1
  return (numberFrom(said) ?? 1) <= light ? byDay(state) : atNight(state)
}

function inWatch(state: CampaignState, light: boolean): CampaignState {
  const { daylight, left } = thisWatch(state)
  if (daylight === light) return state
  const { clock } = state
  return inWatch({ ...state, clock: { ...clock, seconds: clock.seconds + left } }, light)
}

/** The fight in its first round, or in a later one. */
function inFirstRound(state: CampaignState, isFirst: boolean): CampaignState {
  const { fight, ...without } = withFight(state, { steps: [], fight: true })
  if (!fight || (!isFirst && fight.first !== undefined)) return state
  const { first: _, ...open } = fight
  return { ...without, fight: { ...open, round: isFirst ? 1 : Math.max(2, open.round) } }
}

/** The encounter with those caught unawares: the foes of an ambush, a side, or whoever is named. */
function withSurprise(state: CampaignState, value: unknown): CampaignState {
  const people = Object.values(state.creatures)
  const named = listed(value).flatMap((one) =>
    meantBy(String(one), people, ({ name }) => [name], true),
  )
  const sides =
    named.length > 0
      ? named.map(({ side }) => side)
      : [sideMeant(value) ?? (value === true ? 'foes' : '')]
  const surprise = { party: sides.includes('party'), foes: sides.includes('foes') }
  return state.encounter ? { ...state, encounter: { ...state.encounter, surprise } } : state
}

/** The fight with the initiative won, lost or tied by whoever acts, or by the side that is named. */
function withInitiative(state: CampaignState, value: unknown, given: Given): CampaignState {
  const said = plainName(String(value))
  const names = Object.values(given).flatMap(listed).map(String)
  const people: readonly ReadonlyCreature[] = Object.values(state.creatures)
  const actor = names.flatMap((one) => meantBy(one, people, ({ name }) => [name], true))[0]
  const [own, others] = actor?.side === 'foes' ? ['foes', 'party'] : ['party', 'foes']
  const first = /^ti|simult|equal/.test(said)
    ? 'tie'
    : /^(?:w[io]n|yes|true)/.test(said)
      ? own
      : /^(?:lo|no|false)/.test(said)
        ? others
        : said
  if (!['party', 'foes', 'tie'].includes(first))
    throw new ScriptFault(
      'input “initiative”',
      `“${String(value)}” is none.`,
      wordList(`won, lost, tied, party, foes`),
    )
  const { fight, ...without } = withFight(state, { steps: [], fight: true })
  return fight ? { ...without, fight: { ...fight, first: first as 'party' } } : state
}
