import type { Effect } from '../rules/core/effects.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { Id } from '../rules/core/situation.ts'
import { isOfTheLibrary } from './effects/index.ts'
import type { LibraryPatch, LibraryRecord } from './journal.ts'

/** Library patches of an outcome's effects: each record before and after. */
export function libraryPatches(
  effects: readonly Effect[],
  record: (id: Id) => LibraryRecord | null,
  at: string,
): LibraryPatch[] {
  return effects.filter(isOfTheLibrary).map((effect): LibraryPatch => {
    if (effect.do === 'forget monster') {
      return { type: 'monster', id: effect.monster, before: record(effect.monster), after: null }
    }
    const { monster } = effect
    const before = record(monster.id)
    const versions = versionsOf(before, monster, at)
    const after: LibraryRecord = {
      type: 'monster',
      id: monster.id,
      value: monster,
      ...(versions.length > 0 ? { versions } : {}),
    }
    return { type: 'monster', id: monster.id, before, after }
  })
}

/** Upper bound on versions of a record; older ones are in the chronicle only. */
const mostVersions = 12

function versionsOf(
  before: LibraryRecord | null,
  monster: Monster,
  at: string,
): NonNullable<LibraryRecord['versions']> {
  if (!before) return []
  const versions = before.versions ?? []
  if (JSON.stringify(before.value) === JSON.stringify(monster)) return versions
  return [...versions, { at, value: before.value }].slice(-mostVersions)
}

/** Inverse patches: last change first, before and after swapped. */
export function turnRound(patches: readonly LibraryPatch[]): LibraryPatch[] {
  return [...patches]
    .reverse()
    .map(({ type, id, before, after }) => ({ type, id, before: after, after: before }))
}
