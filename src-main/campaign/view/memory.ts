import type { Situation } from '../../rules/situation.ts'

type Read = Map<PropertyKey, unknown>

interface Kept<Value> {
  read: Read
  also: readonly unknown[]
  value: Value
}

/**
 * What was last made of each key by a pure function of the situation. It is made anew only when a
 * part of the situation that it read is another than it was, so that a view that stands stays the
 * same object and comparing it costs nothing.
 *
 * Sound because states are frozen: what changes becomes another object, up to the situation's own parts.
 */
export class Memory<Key extends object, Value> {
  private readonly kept = new WeakMap<Key, Kept<Value>>()

  /** `also` is what else the value hangs on: compared by identity, lists by their members. */
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

  /** The next one is made anew, whatever stands. */
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

/** The situation, noting which of its parts are looked at. */
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
