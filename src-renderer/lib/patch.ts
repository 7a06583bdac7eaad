import type { ViewPatch } from '../../src-main/campaign/view/views.ts'

type Key = string | number

/** A view with the steps of a difference made; the one given is left as it was. */
export function applyPatches<T>(view: T, patches: readonly ViewPatch[]): T {
  let after: unknown = view
  for (const patch of patches) after = step(after, patch, 0)
  return after as T
}

/** @throws when a path leads nowhere: the screen and main have drifted apart, so it must ask again. */
function step(value: unknown, patch: ViewPatch, depth: number): unknown {
  const key = patch.path[depth]
  if (key === undefined) return whole(value, patch)
  if (patch.op === 'remove' && depth === patch.path.length - 1) return without(value, key)
  return withKey(value, key, (inner) => step(inner, patch, depth + 1), patch)
}

function whole(value: unknown, patch: ViewPatch): unknown {
  if (patch.op === 'set') return patch.value
  if (patch.op === 'splice' && Array.isArray(value)) {
    const list: unknown[] = value
    return [...list.slice(0, patch.at), ...patch.add, ...list.slice(patch.at + patch.remove)]
  }
  throw astray(patch)
}

function without(value: unknown, key: Key): unknown {
  if (Array.isArray(value)) return value.filter((_, at) => at !== Number(key))
  if (!isRecord(value)) throw new Error(`no view to remove ${key} from`)
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== String(key)))
}

function withKey(
  value: unknown,
  key: Key,
  change: (inner: unknown) => unknown,
  patch: ViewPatch,
): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    list[Number(key)] = change(list[Number(key)])
    return list
  }
  if (!isRecord(value)) throw astray(patch)
  return { ...value, [key]: change(value[key]) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function astray(patch: ViewPatch): Error {
  return new Error(`the view has no place ${patch.path.join('.') || 'of its own'} to ${patch.op}`)
}
