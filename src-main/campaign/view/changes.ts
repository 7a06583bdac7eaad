import type { Patch } from 'immer'
import type { Entry } from '../journal.ts'
import { ownForward } from '../undo.ts'
import { chronicle } from './chronicle.ts'

/** A change that a line made to the state. */
export interface Change {
  op: Patch['op']
  path: string
  value: unknown
  /** Value before the change. */
  was: unknown
}

/** Lines that stand: what was undone or amended away is not told. */
export function standingOf(entries: readonly Entry[]): Entry[] {
  const standing = new Set(
    chronicle(entries, 'spring')
      .filter(({ undone }) => !undone)
      .map(({ number }) => number),
  )
  return entries.filter(({ number }) => standing.has(number))
}

export function changesOf(entry: Entry): Change[] {
  const before = new Map(
    entry.inverse.head.map((patch) => [patch.path.join('/'), patch.value as unknown]),
  )
  return ownForward(entry).head.map(({ op, path, value }) => {
    const at = path.join('/')
    return { op, path: at, value: value as unknown, was: before.get(at) }
  })
}
