import type { Game } from '../../rules/core/action.ts'
import type { CampaignState, RulesetId } from '../../rules/core/situation.ts'
import type { Slot } from '../../rules/core/phase.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import type { Encounter } from '../../rules/core/state/encounter.ts'
import type { Season } from '../../rules/core/state/time.ts'
import { day, hour, minute } from '../../rules/clock/clock.ts'
import { terrains } from '../../rules/tables/terrain.ts'
import { borrowedFor, houseRulesOf } from '../../rules/registry.ts'
import { newState } from '../state.ts'
import { isFields, numberFrom, quoted, ScriptFault } from './fault.ts'
import { gameNamed, type PlayScript, type PlayStep } from './form.ts'
import { met } from './given-people.ts'
import { meantBy, onlyMeant } from './match-name.ts'
import { grouped } from './people.ts'
import { givenTo } from './read-step.ts'

type Fault = (cause: unknown) => void

/** Initial state without creatures: game, borrowed rules, house rules, place and time. */
export function emptyTable(script: PlayScript, fault: Fault): CampaignState {
  const game = gameNamed(script.game ?? '')
  const borrowed = attempt(() => borrowedIn(script, game), borrowedFor(game.id), fault)
  const bare = newState(script.title ?? script.id ?? 'A script', game.id, borrowed)
  return withTable(bare, script, fault)
}

/** A campaign with the script's house rules, place and time instead of its own. */
export function withTable(bare: CampaignState, script: PlayScript, fault: Fault): CampaignState {
  const parts: ((state: CampaignState) => CampaignState)[] = [
    (state) => withHouseRules(state, script.houseRules ?? {}, fault),
    (state) => (script.place === undefined ? state : withPlace(state, script.place)),
    (state) => (script.time === undefined ? state : withTime(state, script.time)),
    (state) => (script.season === undefined ? state : withSeason(state, script.season)),
    (state) =>
      script.weather === undefined
        ? state
        : { ...state, weather: { sky: script.weather, since: state.clock.seconds } },
  ]
  return parts.reduce((state, part) => attempt(() => part(state), state, fault), bare)
}

function attempt<T>(make: () => T, otherwise: T, fault: Fault): T {
  try {
    return make()
  } catch (cause) {
    fault(cause)
    return otherwise
  }
}

function borrowedIn({ borrowed }: PlayScript, game: Game): CampaignState['borrowed'] {
  if (borrowed === undefined) return borrowedFor(game.id)
  return Object.fromEntries(
    Object.entries(borrowed).flatMap(([what, from]): [string, RulesetId][] => {
      if (what !== 'dungeon' && what !== 'travel')
        throw new ScriptFault(`borrowed, ${what}`, 'not to be borrowed.', ['dungeon', 'travel'])
      return from ? [[what, gameNamed(String(from)).id]] : []
    }),
  )
}

/** House rules by id or title, each with a value or the title of one. */
function withHouseRules(
  state: CampaignState,
  said: Readonly<Record<string, unknown>>,
  fault: Fault,
): CampaignState {
  const rules = houseRulesOf(state).map(({ rule }) => rule)
  const houseRules = { ...state.houseRules }
  for (const [name, value] of Object.entries(said)) {
    attempt(
      () => {
        const rule = onlyMeant(name, rules, ({ id, title }) => [id, title])
        if (!rule)
          throw new ScriptFault(
            `houseRules, ${name}`,
            'this game has none of that name.',
            rules.map(({ id }) => id),
          )
        houseRules[rule.id] = valueOf(rule, value)
      },
      undefined,
      fault,
    )
  }
  return { ...state, houseRules }
}

function valueOf(
  { id, choice }: ReturnType<typeof houseRulesOf>[number]['rule'],
  value: unknown,
): string | number | boolean {
  const field = `houseRules, ${id}`
  if (choice.kind === 'number') {
    const number = numberFrom(value)
    if (number === null || number < choice.min || number > choice.max)
      throw new ScriptFault(field, `${quoted(value)} is not from ${choice.min} to ${choice.max}.`)
    return number
  }
  const same = choice.of.find((option) => option.value === value)
  const spoken = value === true ? 'yes' : value === false ? 'no' : String(value)
  const found =
    same ?? onlyMeant(spoken, choice.of, (option) => [String(option.value), option.title])
  if (!found)
    throw new ScriptFault(
      field,
      `${quoted(value)} is no choice.`,
      choice.of.map((option) => `${String(option.value)} (${option.title})`),
    )
  return found.value
}

function withPlace(state: CampaignState, said: unknown): CampaignState {
  const { title = '', level, terrain, ...odd } = isFields(said) ? said : { title: said }
  const [strange] = Object.keys(odd)
  if (strange)
    throw new ScriptFault(`place, ${strange}`, 'no part of a place.', ['title', 'level', 'terrain'])
  const ground =
    terrain === undefined ? undefined : onlyMeant(String(terrain), terrains, (one) => [one])
  if (terrain !== undefined && !ground)
    throw new ScriptFault('place, terrain', `${quoted(terrain)} is none.`, terrains)
  const depth = numberFrom(level) ?? (ground ? 0 : state.place.level)
  return {
    ...state,
    place: { title: String(title), level: depth, ...(ground ? { terrain: ground } : {}) },
  }
}

/** "day 2, 14:30", "14:30", game seconds. */
function withTime(state: CampaignState, said: unknown): CampaignState {
  const seconds = typeof said === 'number' ? said : secondsIn(JSON.stringify(said))
  if (seconds === null) throw new ScriptFault('time', `${quoted(said)} is no “day 2, 14:30”.`)
  return { ...state, clock: { ...state.clock, seconds } }
}

function secondsIn(said: string): number | null {
  const days = /day"?\D{0,3}(\d+)/i.exec(said)
  const time = /(\d{1,2}):(\d{2})/.exec(said)
  if (!days && !time) return null
  const clock = time ? Number(time[1]) * hour + Number(time[2]) * minute : 9 * hour
  return (Number(days?.[1] ?? 1) - 1) * day + clock
}

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

function withSeason(state: CampaignState, said: string): CampaignState {
  const season = said === 'fall' ? 'autumn' : onlyMeant(said, seasons, (one) => [one])
  if (!season) throw new ScriptFault('season', `${quoted(said)} is none.`, seasons)
  return { ...state, clock: { ...state.clock, season } }
}

/** The table once all are there: groups of the others, the encounter with the first foes, the fight. */
export function openEncounter(
  state: CampaignState,
  script: PlayScript,
  groupOf: (creature: Creature) => string | undefined,
  fault: Fault,
): CampaignState {
  const ready = grouped(state, groupOf)
  return [withEncounter, withFight].reduce(
    (so, part) => attempt(() => part(so, script), so, fault),
    ready,
  )
}

const encounterKeys = [
  'attitude',
  'distance',
  'unit',
  'surprise',
  'activity',
  'wants',
  'title',
  'evaded',
]

function withEncounter(state: CampaignState, { encounter: said }: PlayScript): CampaignState {
  const foes = Object.values(state.groups).find(
    ({ members }) => state.creatures[members[0] ?? '']?.side === 'foes',
  )
  if (said === false || (!foes && said === undefined) || state.encounter) return state
  const parts = isFields(said) ? said : {}
  const odd = Object.keys(parts).find((key) => !encounterKeys.includes(key))
  if (odd) throw new ScriptFault(`encounter, ${odd}`, 'no part of it.', encounterKeys)
  const distance = numberFrom(parts['distance'])
  const encounter: Encounter = {
    ...(parts as Partial<Encounter>),
    id: `e${state.nextId}`,
    title: String(parts['title'] ?? foes?.name ?? ''),
    group: foes?.id ?? '',
    number: foes?.strength ?? 0,
    from: 'the script',
    attitude: (parts['attitude'] as Encounter['attitude'] | undefined) ?? 'unknown',
    foretold: false,
  }
  if (distance !== null) encounter.distance = distance
  if ('surprise' in parts) encounter.surprise = surpriseIn(parts['surprise'])
  return { ...state, nextId: state.nextId + 1, encounter }
}

/**
 * The table as an action takes for granted: somebody unnamed whom they react to, or the fight whose next round
 * begins, where the script has led nobody into either.
 */
export function inScene(state: CampaignState, slot: Slot, step: PlayStep): CampaignState {
  if (slot === 'reaction') return withMet(state, givenTo(step))
  // The end of one that no step has begun.
  if (slot === 'loot' && /\b(?:fight|combat)\b/i.test(String(step['action'])))
    return withFight(state, { steps: [], fight: true })
  if (slot === 'surprise' && !state.encounter)
    return withEncounter(state, { steps: [], encounter: { title: 'Somebody' } })
  return slot === 'round' || slot === 'initiative'
    ? withFight(state, { steps: [], fight: true })
    : state
}

/** The encounter with those whose reaction is asked for: foes at the table, or strangers that it lacks. */
function withMet(state: CampaignState, given: Readonly<Record<string, unknown>>): CampaignState {
  const [, who] =
    Object.entries(given).find(([key, value]) => met.test(key) && typeof value === 'string') ?? []
  const people = Object.values(state.creatures)
  const named = meantBy(String(who ?? ''), people, ({ name }) => [name], true)
  if (named.some(({ side }) => side === 'party') || (state.encounter && who === undefined))
    return state
  const group = Object.values(state.groups).find(({ members }) =>
    named.some(({ id }) => members.includes(id)),
  )
  const isCalled = Object.values(state.groups).some(
    ({ name }) => onlyMeant(String(who), [name], (one) => [one]) !== undefined,
  )
  if (who === undefined || (!group && isCalled) || group?.id === (state.encounter?.group ?? ''))
    return state.encounter
      ? state
      : withEncounter(state, { steps: [], encounter: { title: 'Somebody' } })
  const title = group?.name ?? String(who)
  if (state.encounter?.title === title) return state
  const { encounter: _, ...apart } = state
  const alone = { ...apart, groups: group ? { [group.id]: group } : {} }
  const { encounter, nextId } = withEncounter(alone, { steps: [], encounter: { title } })
  return encounter ? { ...state, encounter, nextId } : state
}

function surpriseIn(said: unknown): { party: boolean; foes: boolean } {
  if (isFields(said)) return { party: said['party'] === true, foes: said['foes'] === true }
  return { party: said === 'party' || said === 'both', foes: said === 'foes' || said === 'both' }
}

/** A fight where none is on. */
export function withFight(state: CampaignState, { fight: said }: PlayScript): CampaignState {
  if (said === undefined || said === false || state.fight) return state
  const parts = isFields(said) ? said : {}
  const first = parts['first']
  const { phase } = parts
  return {
    ...state,
    fight: {
      round: numberFrom(parts['round'] ?? 1) ?? 1,
      ...(typeof phase === 'string' ? { phase } : {}),
      ...(first === 'party' || first === 'foes' || first === 'tie' ? { first } : {}),
      declared: {},
      acted: {},
      began: state.clock.seconds,
    },
  }
}
