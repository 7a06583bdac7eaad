import type { Patch } from 'immer'
import type { Entry } from '../journal.ts'
import { valueAt } from '../key-order.ts'
import { ownForward } from '../undo.ts'
import { chronicle } from './chronicle.ts'

/** A change that a line made to the state. */
export interface StateChange {
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

/** True of a line that only shows the other group of a split party. */
export function isLook({ command }: Entry): boolean {
  return command.action === 'house.watch-other'
}

/** The changes of a line, in order. A look at the other group is none: it had all of that before. */
export function changesOf(entry: Entry): StateChange[] {
  if (isLook(entry)) return []
  const before = new Map(
    entry.inverse.head.map((patch) => [patch.path.join('/'), patch.value as unknown]),
  )
  return ownForward(entry).head.map(({ op, path, value }) => ({
    op,
    path: path.join('/'),
    value: value as unknown,
    was: valueBefore(path, before),
  }))
}

/** A value before a line: put back by itself, or with the record that it stands in. */
function valueBefore(path: Patch['path'], before: ReadonlyMap<string, unknown>): unknown {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const whole = path.slice(0, depth).join('/')
    if (before.has(whole)) return valueAt(before.get(whole), path.slice(depth))
  }
  return undefined
}
