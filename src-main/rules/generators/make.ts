import { upperFirst } from '../core/words.ts'
import type {
  Dealt,
  Generated,
  GeneratedPart,
  GeneratorContext,
  GeneratorInput,
  PartId,
} from './generated.ts'
import type { Generator } from './generator.ts'
import { PartRoller } from './roller.ts'

/**
 * Makes a result. The same seeds, input and tables give the same result.
 * @throws {NotGenerated} when it can't be had with this input in this campaign
 */
export function generate(
  generator: Generator,
  input: GeneratorInput,
  dealt: Dealt,
  context: GeneratorContext,
): Generated {
  const {
    title: name = generator.title,
    parts,
    text,
    ...more
  } = generator.parts(input, new PartRoller(context, dealt))
  const title = upperFirst(name)
  return {
    kind: generator.id,
    title,
    text: text ?? wholeText(title, parts),
    ...dealt,
    input,
    parts,
    ...more,
  }
}

/** Text of a result: its title and its parts, a line for each; the text alone where there is only one. */
function wholeText(title: string, parts: readonly GeneratedPart[]): string {
  const [only] = parts
  if (parts.length === 1 && only && !only.parts) return only.text
  return [title, ...parts.flatMap((part) => linesOf(part, title, 0))].join('\n')
}

function linesOf(part: GeneratedPart, above: string, depth: number): string[] {
  const { title, text, parts = [] } = part
  const mark = depth === 0 ? '' : `${'–'.repeat(depth)} `
  const line = upperFirst(text) === above ? [] : [`${mark}${text ? `${title}: ${text}` : title}`]
  return [...line, ...parts.flatMap((inner) => linesOf(inner, upperFirst(text), depth + 1))]
}

/** All parts of a tree, each before those within it. */
export function allParts(parts: readonly GeneratedPart[]): GeneratedPart[] {
  return parts.flatMap((part) => [part, ...allParts(part.parts ?? [])])
}

/** True when a part is `id` or lies within it. */
function liesIn(part: PartId, id: PartId): boolean {
  return part === id || part.startsWith(`${id}/`)
}

/**
 * Seeds for dealing a result again: all of it, or one part with those within it. Locked and edited parts
 * keep what they have, and so do the parts that they follow from.
 */
export function dealAgain(
  before: Pick<Generated, 'parts' | keyof Dealt>,
  again: 'all' | PartId,
  locked: readonly PartId[],
  seed: string,
): Dealt {
  const parts = allParts(before.parts)
  const kept = keptParts(parts, [...locked, ...Object.keys(before.edited)])
  if (again === 'all') return { seed, rerolled: seedsOf(parts, kept), edited: before.edited }
  const target = parts.find(({ id }) => id === again)?.with ?? again
  const outside = Object.entries(before.rerolled).filter(([id]) => !liesIn(id, target))
  const inside = kept.filter((id) => liesIn(id, target) && id !== target)
  const { [target]: _written, ...edited } = before.edited
  return {
    seed: before.seed,
    rerolled: { ...Object.fromEntries(outside), [target]: seed, ...seedsOf(parts, inside) },
    edited,
  }
}

/** Ids of parts to be kept, with those that they follow from. */
function keptParts(parts: readonly GeneratedPart[], wanted: readonly PartId[]): PartId[] {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const kept = new Set<PartId>()
  const keep = (id: PartId): void => {
    const part = byId.get(id)
    if (!part || kept.has(id)) return
    kept.add(id)
    for (const inner of part.parts ?? []) keep(inner.id)
    for (const other of [...(part.rests ?? []), ...(part.with ? [part.with] : [])]) keep(other)
  }
  wanted.forEach(keep)
  return [...kept]
}

function seedsOf(parts: readonly GeneratedPart[], ids: readonly PartId[]): Record<PartId, string> {
  const wanted = new Set(ids)
  return Object.fromEntries(
    parts.filter(({ id }) => wanted.has(id)).map(({ id, seed }) => [id, seed]),
  )
}
