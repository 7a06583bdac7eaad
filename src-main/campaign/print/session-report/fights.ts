import type { Id, Situation } from '../../../rules/situation.ts'
import type { Entry } from '../../journal.ts'
import { changesOf, type Change } from '../../view/session.ts'

/** A fight as it is told afterwards. */
export interface FightReport {
  /** Who was met; empty where nobody said. */
  against: string
  rounds: number
  /** Number of its first line. */
  line: number
  fellOfOurs: string[]
  fellOfTheirs: string[]
}

interface Telling {
  names: Map<Id, { name: string; side: string }>
  met: string
  fight: FightReport | null
}

/** The fights of a stretch, in order; one that is still going on is the last. */
export function fightsIn(entries: readonly Entry[], situation: Situation): FightReport[] {
  const names = new Map(
    Object.values(situation.creatures).map(({ id, name, side }) => [
      id,
      { name, side: situation.fallen?.[id] ? 'party' : side },
    ]),
  )
  const telling: Telling = { names, met: situation.encounter?.title ?? '', fight: null }
  const fights: FightReport[] = []
  for (const entry of entries) {
    for (const change of changesOf(entry)) follow(change, telling, entry.number, fights)
  }
  return fights
}

function follow(change: Change, telling: Telling, line: number, fights: FightReport[]): void {
  const { path, op, value } = change
  if (path === 'encounter') telling.met = titleIn(value) ?? telling.met
  learnName(change, telling)
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

/** Who came in during the stretch may have left since: their names stand where they came. */
function learnName({ path, op, value, was }: Change, { names }: Telling): void {
  const id = /^creatures\/([^/]+)$/.exec(path)?.[1]
  const creature = (op === 'remove' ? was : value) as { name?: string; side?: string } | undefined
  if (id && creature?.name && !names.has(id))
    names.set(id, { name: creature.name, side: creature.side ?? '' })
}

function fallIn({ path, op }: Change, { names }: Telling, fight: FightReport): void {
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
