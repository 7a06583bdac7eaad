import { apply } from '../campaign/apply.ts'
import type { MonsterRecord } from '../campaign/journal.ts'
import { Library } from '../campaign/library.ts'
import { contextOf } from '../campaign/table-context.ts'
import { plural } from '../rules/core/words.ts'
import { namesOf } from '../rules/monsters/merge.ts'
import type { WholeCampaign } from '../storage/store.ts'
import type { Services } from './services.ts'
import { simpleCommand } from './simple-command.ts'

/**
 * A campaign for another machine: with an entry that keeps the shared monsters that it names in encounters, tables,
 * collections, places or notes, so that it needs no shared library there. The stored campaign stays as it is.
 */
export function withSharedMonsters(
  services: Services,
  whole: WholeCampaign,
  shared: readonly MonsterRecord[],
): WholeCampaign {
  const own = new Set(whole.records.map(({ id }) => id))
  const notes = whole.records.filter(({ type }) => type === 'note')
  const words = JSON.stringify([whole.head.state, notes]).toLowerCase()
  const monsters = shared
    .map(({ value }) => value)
    .filter((one) => !own.has(one.id) && isNamed(words, one.id, namesOf(one)))
  if (monsters.length === 0) return whole
  const { bundled } = services
  const library = new Library(bundled.monsters, bundled.tables, whole.records)
  const command = { ...simpleCommand('house.keep-monsters', { monsters }), seed: services.seed() }
  const context = contextOf(whole.head.state, library, services.now())
  const applied = apply(whole.head, command, context)
  if (applied.end !== 'done') return whole
  const { head, entry } = applied
  const added = entry.forward.library.flatMap(({ after }) => after ?? [])
  return {
    ...whole,
    summary: { ...whole.summary, version: head.version },
    head,
    entries: [...whole.entries, entry],
    records: [...whole.records, ...added],
  }
}

function isNamed(words: string, id: string, names: readonly string[]): boolean {
  const sought = [JSON.stringify(id), ...names.flatMap((name) => [name, plural(name)])]
  return sought.some((word) => words.includes(word.toLowerCase()))
}
