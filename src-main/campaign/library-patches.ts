import type { Effect } from '../rules/core/effects.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { Id } from '../rules/core/situation.ts'
import { isOfTheLibrary } from './effects/index.ts'
import type { LibraryPatch, LibraryRecord, MonsterRecord, RecordType } from './journal.ts'

/** Library patches of an outcome's effects: each record before and after. */
export function libraryPatches(
  effects: readonly Effect[],
  record: (type: RecordType, id: Id) => LibraryRecord | null,
  at: string,
): LibraryPatch[] {
  return effects.filter(isOfTheLibrary).map((effect): LibraryPatch => {
    switch (effect.do) {
      case 'keep monster':
        return keptMonster(effect.monster, record('monster', effect.monster.id), at)
      case 'forget monster':
        return forgotten('monster', effect.monster, record)
      case 'keep note': {
        const { note } = effect
        const after: LibraryRecord = { type: 'note', id: note.id, value: note }
        return { type: 'note', id: note.id, before: record('note', note.id), after }
      }
      case 'forget note':
        return forgotten('note', effect.note, record)
    }
  })
}

function forgotten(
  type: RecordType,
  id: Id,
  record: (type: RecordType, id: Id) => LibraryRecord | null,
): LibraryPatch {
  return { type, id, before: record(type, id), after: null }
}

function keptMonster(monster: Monster, before: LibraryRecord | null, at: string): LibraryPatch {
  const versions = before?.type === 'monster' ? versionsOf(before, monster, at) : []
  const after: LibraryRecord = {
    type: 'monster',
    id: monster.id,
    value: monster,
    ...(versions.length > 0 ? { versions } : {}),
  }
  return { type: 'monster', id: monster.id, before, after }
}

/** Upper bound on versions of a record; older ones are in the chronicle only. */
const mostVersions = 12

function versionsOf(
  before: MonsterRecord,
  monster: Monster,
  at: string,
): NonNullable<MonsterRecord['versions']> {
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
