import type { Ruleset } from '../../core/ruleset.ts'
import type { Effect } from '../../core/effects.ts'
import { day, turn } from '../../clock/clock.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type LightKind } from '../../core/ruleset/gear.ts'
import type { Step } from '../../core/outcome.ts'
import type { Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { burningTimes, lightWarning, usedUp } from '../time-rules.ts'
import { counted, countOf, lowerFirst } from '../../core/words.ts'

/** Lights for games that give no burning times. Torch and lantern are the usual ones; the candle is ours. */
const defaultLights: readonly LightKind[] = [
  { id: 'torch', title: 'Torch', burns: 6 * turn, icon: 'torch', rule: 'GF-LIGHT-01' },
  { id: 'lantern', title: 'Lantern', burns: 24 * turn, icon: 'lantern', rule: 'GF-LIGHT-02' },
  { id: 'candle', title: 'Candle', burns: 12 * turn, icon: 'candle', rule: 'GF-LIGHT-03' },
]
export const titles = ['Torch', 'Lantern', 'Candle'] as const

/** Item names that each kind of light uses up. */
const fuel: Readonly<Record<string, RegExp>> = {
  torch: /\btorch/i,
  lantern: /\b(?:lamp )?oil\b|oil flask/i,
  candle: /\bcandle/i,
}

/** Light kind by title: the game's own before Gatefold's, with the campaign's burning time before both. */
export function kindOf(
  title: string,
  situation: Situation,
  { lights: own }: Ruleset,
): LightKind | undefined {
  const kind = [...own, ...defaultLights].find((light) => light.title === title)
  const rule = kind && burningTimes[kind.id]
  const turns = rule ? houseRule<number>(situation, rule) : 0
  if (!kind || turns === 0) return kind
  // A fixed number of turns replaces the usage die, and what else puts it out.
  const { usage: _usage, until: _until, ...plain } = kind
  return { ...plain, burns: turns * turn, rule: 'GF-LIGHT-10' }
}

/** Text of a burning time: "6 turns", "a d8, rolled each turn", or what puts the light out. */
export function lastsSays({ burns, usage, until }: LightKind): string {
  if (until !== undefined) return until
  return usage ? `a d${usage.sides}, rolled each turn` : counted(burns / turn, 'turn')
}

/** True when a party member carries another such light. */
export function hasSpare(situation: Situation, title: string): boolean {
  const [kind] = defaultLights.filter((light) => light.title === title)
  return kind !== undefined && stockFor(situation, undefined, kind) !== null
}

export interface Fuel {
  owner: ReadonlyCreature
  item: Item
  /** Number that the owner has left to light, of this item and others like it. */
  count: number
}

/** Fuel for a light that a creature carries, without items already burning that are used up at the end. */
export function fuelOf(
  situation: Situation,
  owner: ReadonlyCreature,
  light: LightKind,
): Fuel | null {
  const left = owner.itemOrder.flatMap((id) => {
    const item = owner.items[id]
    if (!item || !fuel[light.id]?.test(item.name)) return []
    const count = item.count - alight(situation, owner.id, id)
    return count > 0 ? [{ item, count }] : []
  })
  const [first] = left
  const count = left.reduce((all, each) => all + each.count, 0)
  return first ? { owner, item: first.item, count } : null
}

/** Fuel of the bearer, else of the first party member who has any. */
export function stockFor(
  situation: Situation,
  bearer: string | undefined,
  light: LightKind,
): Fuel | null {
  const order = [...(bearer ? [bearer] : []), ...situation.party.filter((id) => id !== bearer)]
  for (const id of order) {
    const owner = situation.creatures[id]
    const found = owner ? fuelOf(situation, owner, light) : null
    if (found) return found
  }
  return null
}

function alight(situation: Situation, creature: string, item: string): number {
  const { timers, split, bench = {} } = situation
  return [timers, split?.other.timers ?? {}, ...Object.values(bench).map((seat) => seat.timers)]
    .flatMap((some) => Object.values(some))
    .filter(({ burnsUp }) => burnsUp?.creature === creature && burnsUp.item === item).length
}

/** Text of the fuel used: " with a flask of oil". Empty for a torch, which is its own fuel. */
export function fuelSays({ title }: LightKind, { item }: Fuel): string {
  const fuel = lowerFirst(countOf(1, item.name))
  return fuel.includes(title.toLowerCase()) ? '' : ` with ${fuel}`
}

const isUsedUpAtEnd = (situation: Situation): boolean =>
  houseRule<string>(situation, usedUp) === 'ended'

/** Text of a preview: " uses up torch (2 carried)", at once or at the end, or that nothing is. */
export function takesSays(
  situation: Situation,
  bearer: ReadonlyCreature,
  fuel: Fuel | null,
): string {
  if (!fuel) return `; ${bearer.name} carries none, so nothing is used up`
  const when = isUsedUpAtEnd(situation) ? ' when it ends' : ''
  return `, uses up ${fuel.item.name.toLowerCase()}${when} (${fuel.count} carried)`
}

/** House rules that decide how long a light burns and when its fuel is crossed off; none as the game has it. */
export function lightRuleSteps(
  situation: Situation,
  { id, burns }: LightKind,
  fuel: Fuel | null,
): Step[] {
  const rule = burningTimes[id]
  const isSet = rule !== undefined && houseRule<number>(situation, rule) > 0
  return [
    ...(isSet ? [{ name: rule.title, value: burns / turn, rule: rule.rule }] : []),
    ...(fuel && isUsedUpAtEnd(situation)
      ? [{ name: usedUp.title, value: 'when it ends', rule: usedUp.rule }]
      : []),
  ]
}

/** Effects of lighting a light: its timer, and the fuel taken from the pack. */
export function lightEffects(
  situation: Situation,
  light: LightKind,
  bearer: ReadonlyCreature,
  from: Fuel | null,
): Effect[] {
  const now = situation.clock.seconds
  const atEnd = isUsedUpAtEnd(situation)
  const id = `t${situation.nextId}`
  const timer: Timer = {
    id,
    kind: 'light',
    title: light.title,
    bearer: bearer.id,
    from: now,
    next: now + (light.until === undefined ? light.burns : openEnd),
    rule: light.rule,
    ...(light.usage
      ? {
          every: light.burns,
          due: dieDue(light, light.usage, id),
          counts: { die: light.usage.sides, of: light.usage.sides },
        }
      : { due: anotherDue(light), ...(light.until === undefined ? warned(situation) : {}) }),
    ...(light.until === undefined ? {} : { counts: { open: 1 } }),
    ...(from && atEnd ? { burnsUp: { creature: from.owner.id, item: from.item.id } } : {}),
  }
  return [{ do: 'timer', timer }, ...(from && !atEnd ? [used(from)] : [])]
}

/** Seconds after which even a light that burns until something puts it out is burnt out: ten years. */
const openEnd = 3650 * day

function warned(situation: Situation): { warn?: number } {
  const turns = houseRule<number>(situation, lightWarning)
  return turns > 0 ? { warn: turns * turn } : {}
}

function used({ owner, item }: Fuel): Effect {
  if (item.count <= 1) return { do: 'drop item', creature: owner.id, item: item.id }
  return { do: 'item', creature: owner.id, item: { ...item, count: item.count - 1 } }
}

/** Due for rolling a usage die; several at once are one due. */
function dieDue(
  light: LightKind,
  { action }: NonNullable<LightKind['usage']>,
  timer: string,
): NonNullable<Timer['due']> {
  return {
    action,
    input: { timer, times: 1, due: '' },
    title: `${light.title}: its die`,
    why: `The ${light.title.toLowerCase()} has burnt for another while`,
    rule: light.rule,
    when: 'now',
    who: [],
    must: false,
  }
}

/** Message "The torch is burnt out". */
export const burntOut = (title: string): string => `The ${title.toLowerCase()} is burnt out`

/** Due when a light burns out. */
export function anotherDue(light: Pick<LightKind, 'title'>): NonNullable<Timer['due']> {
  return {
    action: 'house.light-another',
    input: { bearer: '', light: light.title, due: '' },
    title: 'Light another',
    why: burntOut(light.title),
    rule: 'GF-LIGHT-08',
    when: 'now',
    who: [],
    must: false,
  }
}

/** Reason a creature can't carry a light; null when it can. Rule GF-LIGHT-05. */
export function noHandReason(creature: ReadonlyCreature, what: string): string | null {
  const state = droppingCondition(creature)
  return state === null
    ? null
    : `${creature.name} is ${state.toLowerCase()} and can’t carry the ${what.toLowerCase()}: hand it to somebody who stands.`
}

const falls: ReadonlySet<string> = new Set(['dead', 'dying', 'unconscious', 'out', 'paralysed'])

/** Condition that makes a creature drop what it holds, by its name; null without one. */
export function droppingCondition(creature: ReadonlyCreature): string | null {
  return Object.keys(creature.conditions).find((name) => falls.has(name.toLowerCase())) ?? null
}

/** Title of a light with its bearer: "Torch, Tib". */
export function nameOf(timer: Situation['timers'][string], situation: Situation): string {
  const bearer = timer.bearer ? situation.creatures[timer.bearer]?.name : undefined
  return bearer ? `${timer.title}, ${bearer}` : timer.title
}
