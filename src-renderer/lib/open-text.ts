import type { ResultPart } from './generated-results.svelte.ts'

/** Parts within a part that its own text does not hold already. */
export function furtherParts({ whole, parts = [] }: ResultPart): readonly ResultPart[] {
  return whole ? [] : parts
}

/** The parts of a result that are no secret of the GM's, as Markdown; empty where all are. */
export function openText(parts: readonly ResultPart[]): string {
  const [only, ...others] = parts.filter(({ hidden }) => !hidden)
  if (only?.whole && others.length === 0) return only.text
  return parts
    .filter(({ hidden }) => !hidden)
    .flatMap((part) => [
      ...(part.text === ''
        ? []
        : [part.title === '' ? part.text : `**${part.title}:** ${part.text}`]),
      openText(furtherParts(part)),
    ])
    .filter((line) => line !== '')
    .join('\n\n')
}
