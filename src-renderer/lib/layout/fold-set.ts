import { mostOwnFolds, type FoldSet, type OwnFold } from '../../../src-main/ipc/contract/folds.ts'
import type { StandardFoldId } from '../folds.ts'

/** Id for one more fold: the first number that no fold has. */
function freeFoldId({ folds }: FoldSet): string {
  const taken = new Set(folds.map(({ id }) => id))
  let number = 1
  while (taken.has(`own-${number}`)) number += 1
  return `own-${number}`
}

/** A name that no fold has yet: the wanted one, or with a number. */
function freeFoldName({ folds }: FoldSet, wanted: string): string {
  const taken = new Set(folds.map(({ name }) => name.toLowerCase()))
  const short = wanted.trim().slice(0, 36) || 'Fold'
  let name = short
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${short} ${number}`
  return name
}

/** Adds a fold at the end; unchanged when there are as many as there may be. */
export function addFold(set: FoldSet, fold: Omit<OwnFold, 'id'>): FoldSet {
  if (set.folds.length >= mostOwnFolds) return set
  const added = { ...fold, id: freeFoldId(set), name: freeFoldName(set, fold.name) }
  return { ...set, folds: [...set.folds, added] }
}

/** Replaces a fold by its id, or adds it when there is none. */
export function keepFold(set: FoldSet, fold: OwnFold): FoldSet {
  const known = set.folds.some(({ id }) => id === fold.id)
  const folds = known
    ? set.folds.map((one) => (one.id === fold.id ? fold : one))
    : [...set.folds, fold]
  return { ...set, folds }
}

/**
 * Adds the folds and pins of a file; a fold takes the place of the one with its name. Null when that would be more
 * folds than there may be.
 */
export function mergeFolds(set: FoldSet, file: FoldSet): FoldSet | null {
  const unmatched = [...set.folds]
  let merged = set
  for (const fold of file.folds) {
    const name = fold.name.toLowerCase()
    const at = unmatched.findIndex((one) => one.name.toLowerCase() === name)
    const [same] = at < 0 ? [] : unmatched.splice(at, 1)
    if (!same && merged.folds.length >= mostOwnFolds) return null
    merged = same ? keepFold(merged, { ...fold, id: same.id }) : addFold(merged, fold)
  }
  const pins = { ...set.pins }
  for (const [panel, where] of Object.entries(file.pins))
    pins[panel] = [...new Set([...(pins[panel] ?? []), ...where])]
  return { ...merged, pins }
}

export function deleteFold(set: FoldSet, id: string): FoldSet {
  return { ...set, folds: set.folds.filter((fold) => fold.id !== id) }
}

/** Pins a panel in a standard fold, or takes it off there. */
export function togglePin(set: FoldSet, panel: string, fold: StandardFoldId): FoldSet {
  const before = set.pins[panel] ?? []
  const after = before.includes(fold) ? before.filter((one) => one !== fold) : [...before, fold]
  const { [panel]: _before, ...others } = set.pins
  return { ...set, pins: after.length > 0 ? { ...others, [panel]: after } : others }
}

/** Panels pinned in a standard fold. */
export function pinnedIn({ pins }: FoldSet, fold: string): string[] {
  return Object.entries(pins).flatMap(([panel, where]) =>
    (where as readonly string[]).includes(fold) ? [panel] : [],
  )
}
