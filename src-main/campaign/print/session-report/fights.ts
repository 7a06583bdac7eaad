import type { Id, Situation } from '../../../rules/core/situation.ts'
import type { Entry } from '../../journal.ts'
import { changesOf, isLook, type StateChange } from '../../view/changes.ts'

/** Summary of a fight. */
export interface FightReport {
  /** Title of its encounter; empty where there was none. */
  against: string
  rounds: number
  /** Number of its first line. */
  line: number
  fellOfOurs: string[]
  fellOfTheirs: string[]
}

/** Encounter and fight of one group of the party. */
interface Scene {
  met: string
  fight: FightReport | null
}

interface Telling extends Scene {
  names: Map<Id, { name: string; side: string }>
  /** The group of a split party that is not in view. */
  other: Scene
}

/** The fights of a stretch, in order; one that is still going on is the last. */
export function fightsIn(entries: readonly Entry[], situation: Situation): FightReport[] {
  const all = entries.flatMap(changesOf)
  const telling: Telling = {
    names: namesIn(all, situation),
    met: metFirst(all, situation),
    fight: null,
    other: { met: '', fight: null },
  }
  const fights: FightReport[] = []
  for (const entry of entries) {
    if (isLook(entry)) showOther(telling)
    for (const change of changesOf(entry)) follow(change, telling, entry.number, fights)
  }
  return fights
}

/** Every creature present at any time of the stretch, including those that have left since. */
function namesIn(changes: readonly StateChange[], situation: Situation): Telling['names'] {
  const names: Telling['names'] = new Map()
  for (const { path, value, was } of changes) {
    const id = /^creatures\/([^/]+)$/.exec(path)?.[1]
    const { name, side = '' } = (value ?? was ?? {}) as { name?: string; side?: string }
    if (id && name) names.set(id, { name, side })
  }
  const { creatures, split } = situation
  for (const { id, name, side } of Object.values({ ...split?.other.creatures, ...creatures }))
    names.set(id, { name, side: situation.fallen?.[id] ? 'party' : side })
  return names
}

/** Title of the encounter at hand as the stretch began; empty for none. */
function metFirst(changes: readonly StateChange[], situation: Situation): string {
  const first = changes.find(({ path }) => path === 'encounter')
  return first ? (titleIn(first.was) ?? '') : (situation.encounter?.title ?? '')
}

function showOther(telling: Telling): void {
  const { met, fight, other } = telling
  Object.assign(telling, other, { other: { met, fight } })
}

function follow(change: StateChange, telling: Telling, line: number, fights: FightReport[]): void {
  const { path, op, value } = change
  if (path === 'encounter') telling.met = titleIn(value) ?? telling.met
  if (path === 'fight' && op === 'add') {
    telling.fight = {
      against: telling.met,
      rounds: roundIn(value),
      line,
      fellOfOurs: [],
      fellOfTheirs: [],
    }
    fights.push(telling.fight)
  }
  if (!telling.fight) return
  if (path === 'fight/round' || path === 'fight')
    telling.fight.rounds = Math.max(telling.fight.rounds, roundIn(value))
  fallIn(change, telling, telling.fight)
  if (path === 'fight' && op === 'remove') telling.fight = null
}

function fallIn({ path, op }: StateChange, { names }: Telling, fight: FightReport): void {
  const fallen = /^creatures\/([^/]+)\/conditions\/dead$/.exec(path)?.[1]
  const who = fallen && op === 'add' ? names.get(fallen) : undefined
  if (!who) return
  const list = who.side === 'party' ? fight.fellOfOurs : fight.fellOfTheirs
  if (!list.includes(who.name)) list.push(who.name)
}

function titleIn(value: unknown): string | undefined {
  const title = (value as { title?: unknown } | null | undefined)?.title
  return typeof title === 'string' ? title : undefined
}

function roundIn(value: unknown): number {
  const round = typeof value === 'number' ? value : (value as { round?: number } | null)?.round
  return round ?? 0
}
