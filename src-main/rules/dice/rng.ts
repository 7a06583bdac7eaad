/** A stream of fair dice rolls. The same seed gives the same rolls on every machine. */
export interface Rng {
  /** Rolls a face, 1 to `sides`, all equally likely. @throws RangeError outside 1 to 1,000,000. */
  die(sides: number): number
  /** State of the stream, as 32 hex digits for `resumed`. */
  state(): string
}

const seedShape = /^[0-9a-f]{32}$/i
const mostSides = 1_000_000
/** Rounds discarded after seeding, so that similar seeds diverge. */
const warmUp = 15

function words(hex: string, what: string): [number, number, number, number] {
  if (!seedShape.test(hex)) throw new RangeError(`${what} must be 32 hex digits, not “${hex}”`)
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) | 0
  return [word(0), word(8), word(16), word(24)]
}

/** Factor that gives the high half of bits × sides; exact, as the product has fewer than 53 bits. */
const perWord = 1 / 0x1_0000_0000

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')

class Sfc32 implements Rng {
  // One typed array, which is faster to read and write than separate fields.
  readonly #words: Int32Array

  constructor(words: readonly [number, number, number, number]) {
    this.#words = Int32Array.from(words)
  }

  /** Next 32 bits, 0 to 2³² - 1 (Chris Doty-Humphrey's sfc32). */
  next(): number {
    const state = this.#words
    const a = state[0] as number
    const b = state[1] as number
    const c = state[2] as number
    const counter = state[3] as number
    const sum = (((a + b) | 0) + counter) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + sum
    state[3] = counter + 1
    return sum >>> 0
  }

  // Lemire's rejection: the high half of bits × sides is the face, and the few low halves that
  // would favour some faces are rejected.
  die(sides: number): number {
    if (!(sides >= 1 && sides <= mostSides) || sides !== Math.floor(sides)) {
      throw new RangeError(`a die has 1 to ${mostSides} sides, not ${sides}`)
    }
    let bits = this.next()
    if (Math.imul(bits, sides) >>> 0 < sides) {
      const unfair = (0x1_0000_0000 - sides) % sides
      while (Math.imul(bits, sides) >>> 0 < unfair) bits = this.next()
    }
    return ((bits * sides * perWord) | 0) + 1
  }

  state(): string {
    return Array.from(this.#words, hex).join('')
  }
}

/** Stream from a 128-bit seed of 32 hex digits. @throws RangeError for anything else. */
export function seeded(seed: string): Rng {
  const stream = new Sfc32(words(seed, 'a seed'))
  for (let round = 0; round < warmUp; round += 1) stream.next()
  return stream
}

/** Seed for another stream, drawn from this one. */
export function seedFrom(rng: Rng): string {
  return Array.from({ length: 32 }, () => (rng.die(16) - 1).toString(16)).join('')
}

/** Seed of the stream for a label, so that what falls for one never changes another: FNV-1a, folded into the first word. */
export function streamFor(seed: string, label: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < label.length; at++) {
    hash = Math.imul(hash ^ label.charCodeAt(at), 0x01000193)
  }
  const first = (Number.parseInt(seed.slice(0, 8), 16) ^ hash) >>> 0
  return first.toString(16).padStart(8, '0') + seed.slice(8)
}
