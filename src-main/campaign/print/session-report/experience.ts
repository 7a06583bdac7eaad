import { personNamed } from '../../../rules/gm/party/ours.ts'
import { counted } from '../../../rules/core/words.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import type { Entry } from '../../journal.ts'
import { changesOf } from '../../view/changes.ts'

/** Experience gained, by whom: in any field that counts it. */
export function experienceIn(entries: readonly Entry[], situation: Situation): string[] {
  const gained = new Map<string, number>()
  for (const { path, value, was } of entries.flatMap(changesOf)) {
    const who = /^creatures\/([^/]+)\/values\/(?:xp|exp|experience)$/.exec(path)?.[1]
    const name = who ? personNamed(situation, who) : undefined
    if (!name || typeof value !== 'number') continue
    gained.set(name, (gained.get(name) ?? 0) + value - (typeof was === 'number' ? was : 0))
  }
  return [...gained].flatMap(([name, more]) =>
    more > 0 ? [`${name} ${counted(more, 'point')}`] : [],
  )
}
