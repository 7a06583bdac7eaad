import { coinGear } from '../../../rules/house/party/coins.ts'
import { counted } from '../../../rules/house/words.ts'
import type { Situation } from '../../../rules/situation.ts'
import type { Entry } from '../../journal.ts'
import { changesOf, type Change } from '../../view/session.ts'

/** Things that came into the party's hands and are still theirs at the end of the stretch. */
export function treasureIn(entries: readonly Entry[], situation: Situation): string[] {
  const held = new Map<string, string>()
  for (const change of entries.filter((entry) => !isTrade(entry)).flatMap(changesOf)) {
    const key = keyOf(change, situation)
    if (!key) continue
    const thing = change.value as { name?: string; count?: number; gear?: string } | undefined
    if (change.op === 'remove') held.delete(key)
    else if (thing?.name && thing.gear !== coinGear && change.op === 'add')
      held.set(key, thing.count && thing.count > 1 ? `${thing.count} × ${thing.name}` : thing.name)
  }
  return [...held.values()]
}

/** What was bought, sold or handed round is no treasure. */
function isTrade({ command }: Entry): boolean {
  return /\.(buy|sell|give|move|hand-over|unstash|generate|join|hire)/.test(command.action)
}

function keyOf({ path }: Change, situation: Situation): string | null {
  if (/^stash\/[^/]+$/.test(path)) return path.split('/')[1] ?? null
  const own = /^creatures\/([^/]+)\/items\/([^/]+)$/.exec(path)
  const holder = own?.[1]
  if (!own || !holder) return null
  const ours = situation.creatures[holder]?.side === 'party' || situation.fallen?.[holder]
  return ours ? (own[2] ?? null) : null
}

/** Experience gained, by whom: in any field that counts it. */
export function experienceIn(entries: readonly Entry[], situation: Situation): string[] {
  const gained = new Map<string, number>()
  for (const { path, value, was } of entries.flatMap(changesOf)) {
    const who = /^creatures\/([^/]+)\/values\/(?:xp|experience)$/.exec(path)?.[1]
    const name = who ? situation.creatures[who]?.name : undefined
    if (!name || typeof value !== 'number') continue
    gained.set(name, (gained.get(name) ?? 0) + value - (typeof was === 'number' ? was : 0))
  }
  return [...gained].flatMap(([name, more]) =>
    more > 0 ? [`${name} ${counted(more, 'point')}`] : [],
  )
}
