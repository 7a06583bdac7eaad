import type { CreatureView, Views } from '../../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../../src-main/rules/core/situation.ts'

interface Met {
  encounter: Views['encounter']
  fight: Views['fight'] | null
}

/** Creatures at the table that are of a kind. */
export interface EncounteredKind {
  name: string
  ids: Id[]
}

/** Everybody the party has met, in the meeting and in the fight, by kind in the order they stand. */
export function kindsEncountered({ encounter, fight }: Met): EncounteredKind[] {
  const here = new Map<Id, CreatureView>()
  for (const one of [...(encounter?.foes ?? []), ...(fight?.strangers ?? [])]) here.set(one.id, one)
  const kinds = new Map<string, EncounteredKind>()
  for (const { id, name, group } of here.values()) {
    const kind = kindName(name)
    // Two bands of a kind are marked apart on the table, so each has its own card.
    const key = `${group ?? ''} ${kind}`
    const known = kinds.get(key)
    if (known) known.ids.push(id)
    else kinds.set(key, { name: kind, ids: [id] })
  }
  return [...kinds.values()]
}

/** The bestiary monsters that those met were made from, each once. */
export function monstersEncountered({ encounter, fight }: Met): Id[] {
  const all = [...(encounter?.foes ?? []), ...(fight?.strangers ?? [])]
  return [...new Set(all.flatMap(({ monster }) => monster ?? []))]
}

/** "Goblin" of "Goblin 3". */
function kindName(name: string): string {
  return name.replace(/ \d+$/u, '')
}
