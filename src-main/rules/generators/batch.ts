import { seedFrom, seeded, streamFor } from '../dice/rng.ts'
import type { Generated, GeneratorContext, GeneratorInput } from './generated.ts'
import type { Generator } from './generator.ts'
import { generate } from './make.ts'

/** Seeds tried for a result that no earlier one of its batch is like. */
const attempts = 8

/** Seed of the nth result of a batch, from 1; the first one is the batch's own. */
export function seedOfResult(seed: string, nth: number, attempt = 0): string {
  if (nth === 1) return seed
  const label = attempt === 0 ? `result ${nth}` : `result ${nth}, again ${attempt}`
  return seedFrom(seeded(streamFor(seed, label)))
}

/**
 * Makes results one by one from one seed. A result whose text, or whose name, an earlier one has is made
 * again, as long as there are others to be had.
 * @throws {NotGenerated} as `generate` does
 */
export function* generateMany(
  generator: Generator,
  input: GeneratorInput,
  seed: string,
  count: number,
  context: GeneratorContext,
): IterableIterator<Generated> {
  const before = new Set<string>()
  for (let nth = 1; nth <= count; nth += 1) {
    let result: Generated
    let attempt = 0
    do {
      const own = seedOfResult(seed, nth, attempt)
      result = generate(generator, input, { seed: own, rerolled: {}, edited: {} }, context)
      attempt += 1
    } while (
      nth > 1 &&
      attempt < attempts &&
      keysOf(result, generator).some((key) => before.has(key))
    )
    for (const key of keysOf(result, generator)) before.add(key)
    yield result
  }
}

function keysOf({ title, text }: Generated, generator: Generator): string[] {
  return title === generator.title ? [text] : [text, `name: ${title}`]
}
