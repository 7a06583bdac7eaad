import type { Situation } from '../../rules/core/situation.ts'

type Read = Map<PropertyKey, unknown>

interface Kept<Value> {
  read: Read
  also: readonly unknown[]
  value: Value
}

/**
 * Cache of values made from each key by a pure function of the situation. A value is made again only
 * when a part of the situation that it read has changed, so that an unchanged view stays the same
 * object and comparing it costs nothing.
 *
 * Sound because states are frozen: whatever changes becomes another object, up to the situation's own parts.
 */
export class Memory<Key extends object, Value> {
  private readonly kept = new WeakMap<Key, Kept<Value>>()

  /** `also`: other values that it depends on, compared by identity, lists by their members. */
  of(
    key: Key,
    situation: Situation,
    also: readonly unknown[],
    make: (situation: Situation) => Value,
  ): Value {
    const before = this.kept.get(key)
    if (before && stands(before.read, situation) && alike(before.also, also)) return before.value
    const read: Read = new Map()
    const value = make(noting(situation, read))
    this.kept.set(key, { read, also, value })
    return value
  }

  /** Drops the value of a key, so that the next one is made again. */
  forget(key: Key): void {
    this.kept.delete(key)
  }
}

const whole = Symbol('the situation as a whole')

function stands(read: Read, situation: Situation): boolean {
  for (const [part, value] of read) {
    if ((part === whole ? situation : Reflect.get(situation, part)) !== value) return false
  }
  return true
}

function alike(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((one, at) => isAlike(one, after[at]))
}

function isAlike(before: unknown, after: unknown): boolean {
  if (before === after) return true
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    before.every((one, at) => one === after[at])
  )
}

/** Wraps the situation in a proxy that notes which of its parts are read. */
function noting(situation: Situation, read: Read): Situation {
  return new Proxy(situation, {
    get(of, part) {
      const value: unknown = Reflect.get(of, part)
      read.set(part, value)
      return value
    },
    has(of, part) {
      read.set(part, Reflect.get(of, part))
      return Reflect.has(of, part)
    },
    ownKeys(of) {
      read.set(whole, of)
      return Reflect.ownKeys(of)
    },
  })
}
