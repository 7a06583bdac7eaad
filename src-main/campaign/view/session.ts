import { hour, turn } from '../../rules/clock/clock.ts'
import { fullDuration } from '../../rules/clock/duration.ts'
import { newCreature } from '../../rules/core/creature.ts'
import { coinGear, moneyOf, purseOf } from '../../rules/gm/party/coins.ts'
import { isOurs, personNamed } from '../../rules/gm/party/ours.ts'
import { counted, listed } from '../../rules/core/words.ts'
import type { Step } from '../../rules/core/outcome.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { rulesetOf } from '../../rules/registry.ts'
import type { Entry, SceneUnit } from '../journal.ts'
import { changesOf, isLook, standingOf, type StateChange } from './changes.ts'
import { downIn } from './downs.ts'
import { duration } from './top.ts'

/** Summary of a session, as its panel shows it and its last line keeps it. */
export interface SessionSummary {
  number: number
  open: boolean
  /** Wall clock at its first and newest line, ISO 8601. */
  began: string
  ended: string
  /** Game seconds that passed. */
  passed: number
  /** Its length in words: "1 day 2 h 10 min". */
  lasted: string
  lines: number
  turns: number
  fights: number
  /** Names, in the order in which it happened. */
  met: string[]
  /** Of the party, dead. */
  fell: string[]
  /** Of the party, dying or at nothing, and not dead. */
  nearDeath: string[]
  /** Foes, by kind: "3 goblins". */
  slain: string[]
  joined: string[]
  /** Of the party, back from the bench. */
  returned: string[]
  /** Things that came into the party's hands, coins aside. */
  loot: string[]
  /** Coins that came in over those that went out, purses and stash together. */
  coins: number
  /** "Maud, Stealth 11 to 12" */
  risen: string[]
}

/** Entries from the first line of the last session on; null where the stretch holds none. */
export function sinceStart(entries: readonly Entry[]): Entry[] | null {
  const standing = standingOf(entries)
  const start = standing.findLastIndex(({ command }) => command.action === 'house.session-start')
  return start < 0 ? null : standing.slice(start)
}

/** Summary of the last session, read from the journal; null where these entries hold no session start. */
export function sessionSummary(
  entries: readonly Entry[],
  situation: Situation,
): SessionSummary | null {
  const evening = sinceStart(entries)
  const [first] = evening ?? []
  if (!evening || !first || !situation.session) return null
  const end = evening.findIndex(({ command }) => command.action === 'house.session-end')
  const own = end < 0 ? evening : evening.slice(0, end + 1)
  const { number, open } = situation.session
  return { number, open, ...summed(own, situation) }
}

/** Sums up a stretch of lines that stand, bounded by its first and last line. */
export function summed(
  own: readonly Entry[],
  situation: Situation,
): Omit<SessionSummary, 'number' | 'open'> {
  const [first] = own
  const last = own.at(-1)
  const changes = own.flatMap(changesOf)
  const passed = passedIn(own)
  return {
    began: first?.at ?? '',
    ended: last?.at ?? '',
    passed,
    lasted: fullDuration(passed),
    lines: Math.max(0, own.length - 1),
    turns: turnsIn(own),
    fights: changes.filter(({ path, op }) => path === 'fight' && op === 'add').length,
    met: metIn(changes),
    ...downIn(changes, situation),
    ...arrivals(changes, situation),
    loot: treasureIn(own, situation),
    coins: coinsIn(changes, situation),
    risen: risenIn(changes, situation),
  }
}

/** Steps that the last line of a session keeps. */
export function sessionSteps(summary: SessionSummary): Step[] {
  const { passed, turns, fights, met, slain, fell, nearDeath, joined, returned, loot } = summary
  const { coins, risen } = summary
  const steps: (Step | false)[] = [
    { name: 'Time passed', value: passed === 0 ? 'none' : duration(passed) },
    turns > 0 && { name: 'Turns', value: turns },
    { name: 'Fights', value: fights },
    met.length > 0 && { name: 'Met', value: listed(met) },
    joined.length > 0 && { name: 'Joined', value: listed(joined) },
    returned.length > 0 && { name: 'Returned', value: listed(returned) },
    slain.length > 0 && { name: 'Slain', value: listed(slain) },
    fell.length > 0 && { name: 'Fell', value: listed(fell) },
    nearDeath.length > 0 && { name: 'Near death', value: listed(nearDeath) },
    loot.length > 0 && { name: 'Found', value: listed(loot) },
    coins !== 0 && { name: coins > 0 ? 'Won' : 'Spent', value: counted(Math.abs(coins), 'coin') },
    risen.length > 0 && { name: 'Learnt', value: risen.join('; ') },
  ]
  return steps.filter((step) => step !== false)
}

/** Counts the dungeon turns spent as turns, without nights, journeys and days in town. */
function turnsIn(entries: readonly Entry[]): number {
  let scene: SceneUnit = 'turn'
  return entries.reduce((sum, entry, index) => {
    const passed = passedBy(entry, entries[index - 1])
    scene = entry.scene ?? scene
    // A longer stretch was let pass, not played turn by turn.
    return scene === 'turn' && passed > 0 && passed <= hour ? sum + Math.floor(passed / turn) : sum
  }, 0)
}

/** Game seconds that passed; for a split party, those of the group that spent more. */
function passedIn(entries: readonly Entry[]): number {
  let [inView, other] = [0, 0]
  for (const [index, entry] of entries.entries()) {
    inView += passedBy(entry, entries[index - 1])
    if (isLook(entry)) [inView, other] = [other, inView]
    else if (entry.command.action === 'house.split-party') other = inView
    else if (isRejoining(entry)) inView = other = Math.max(inView, other)
  }
  return Math.max(0, inView, other)
}

/** Game seconds that a line took; 0 for one that swaps or rejoins groups, as the clock only jumps there. */
function passedBy(entry: Entry, before: Entry | undefined): number {
  return before && !isLook(entry) && !isRejoining(entry) ? entry.clock - before.clock : 0
}

function isRejoining({ command }: Entry): boolean {
  return command.action === 'house.rejoin'
}

function titled(value: unknown): value is { id: string; title: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'title' in value
}

function metIn(changes: readonly StateChange[]): string[] {
  const met = new Map<string, string>()
  for (const { path, value } of changes) {
    if (path === 'encounter' && titled(value)) met.set(value.id, value.title)
  }
  return [...met.values()]
}

/** Names of those who came into the party: the new, and those who had a place on the bench. */
function arrivals(
  changes: readonly StateChange[],
  situation: Situation,
): Pick<SessionSummary, 'joined' | 'returned'> {
  const seats = new Set(changes.flatMap(seatsLeft))
  const came = joinedIn(changes, situation)
  const namesOf = (back: boolean): string[] => [
    ...new Set(came.filter(({ id }) => seats.has(id) === back).map(({ name }) => name)),
  ]
  return { joined: namesOf(false), returned: namesOf(true) }
}

/** Ids of those who leave the bench by a change. */
function seatsLeft({ path, op, was }: StateChange): string[] {
  if (path === 'bench') return Object.keys((was as object | undefined) ?? {})
  const seat = /^bench\/([^/]+)$/.exec(path)?.[1]
  return seat && op === 'remove' ? [seat] : []
}

/** Creatures that joined the party: new characters, or creatures from another side. */
function joinedIn(
  changes: readonly StateChange[],
  situation: Situation,
): { id: string; name: string }[] {
  return changes.flatMap(({ path, op, value, was }) => {
    const [, id = '', field] = /^creatures\/([^/]+)(\/side)?$/.exec(path) ?? []
    if (field && value === 'party' && was !== 'party')
      return [{ id, name: personNamed(situation, id) ?? id }]
    const creature = value as { side?: string; name?: string } | undefined
    const before = (was as { side?: string } | undefined)?.side
    const joins = id !== '' && op !== 'remove' && creature?.side === 'party' && before !== 'party'
    return joins && !field && creature?.name ? [{ id, name: creature.name }] : []
  })
}

/** Things that came into the party's hands, other than by purchase, edit or a new member. */
export function treasureIn(entries: readonly Entry[], situation: Situation): string[] {
  const found = entries
    .filter(({ command }) => !/\.(buy|generate|join|hire|edit)/.test(command.action))
    .flatMap((entry) => cameIn(changesOf(entry), situation))
  return [...new Set(found)]
}

/** Things that a line brought in, without those that only changed hands. */
function cameIn(changes: readonly StateChange[], situation: Situation): string[] {
  const things = changes.filter((change) => isHeld(change, situation))
  const left = things.flatMap(({ op, was }) => (op === 'add' ? [] : (nameIn(was) ?? [])))
  return things.flatMap(({ op, value }) => {
    const name = op === 'add' ? nameIn(value) : null
    if (name === null || left.includes(name)) return []
    const count = (value as { count?: number }).count ?? 1
    return [count > 1 ? `${count} × ${name}` : name]
  })
}

/** Name of a thing; null for a heap of coins, which is counted instead. */
function nameIn(value: unknown): string | null {
  const thing = value as { name?: string; gear?: string } | null | undefined
  return thing?.name && thing.gear !== coinGear ? thing.name : null
}

function isHeld({ path }: StateChange, situation: Situation): boolean {
  if (/^stash\/[^/]+$/.test(path)) return true
  const holder = /^creatures\/([^/]+)\/items\/[^/]+$/.exec(path)?.[1]
  return holder !== undefined && isOurs(situation, holder)
}

/** Net change of the party's purses, of whatever coins, and the stash; coins that only change hands add up to 0. */
function coinsIn(changes: readonly StateChange[], situation: Situation): number {
  const money = moneyOf(rulesetOf(situation))
  const sum = changes.reduce((won, { path, value, was }) => {
    const [, id, field] = /^creatures\/([^/]+)\/values\/([^/]+)$/.exec(path) ?? []
    if (id && field && money && isOurs(situation, id)) {
      const worth = (held: unknown): number =>
        purseOf(newCreature(id, '', 'character', { [field]: numberIn(held) }), money, situation)
      return won + worth(value) - worth(was)
    }
    if (!path.startsWith('stash/')) return won
    return won + heapIn(path, value) - heapIn(path, was)
  }, 0)
  return Math.round(sum * 100) / 100
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function heapIn(path: string, value: unknown): number {
  const heap = value as { gear?: string; count?: number } | undefined
  const whole = /^stash\/[^/]+$/.test(path) && heap?.gear === coinGear
  return whole ? numberIn(heap.count) : 0
}

function risenIn(changes: readonly StateChange[], situation: Situation): string[] {
  const first = new Map<string, { from: number; to: number }>()
  for (const { path, value, was } of changes) {
    if (!/^creatures\/[^/]+\/skills\/[^/]+$/.test(path)) continue
    const from = first.get(path)?.from ?? numberIn(was)
    first.set(path, { from, to: numberIn(value) })
  }
  return [...first].flatMap(([path, { from, to }]) => {
    const [, id = '', , skill = ''] = path.split('/')
    const name = personNamed(situation, id)
    if (!name || to <= from || !isOurs(situation, id)) return []
    return [`${name}, ${skill} ${from === 0 ? '' : `${from} to `}${to}`]
  })
}
