import type { GeneratorLine } from '../../../src-main/campaign/generator-desk.ts'

interface KindGroup {
  group: string
  kinds: GeneratorLine[]
}

/** Kinds under their groups, in the order of the list; every word must stand in the title, group or search words. */
export function findKinds(kinds: readonly GeneratorLine[], words: string): KindGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = kinds.filter(({ title, group, finds }) => {
    const text = ` ${title} ${group} ${finds}`.toLowerCase()
    return wanted.every((word) => text.includes(` ${word}`))
  })
  // A title that begins as typed comes first: Enter makes one of it.
  const begins = ({ title }: GeneratorLine): boolean =>
    title.toLowerCase().startsWith(words.trim().toLowerCase())
  const sorted =
    wanted.length > 0 ? [...found.filter(begins), ...found.filter((one) => !begins(one))] : found
  const groups = new Map<string, GeneratorLine[]>()
  for (const kind of sorted) groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind])
  return [...groups].map(([group, of]) => ({ group, kinds: of }))
}
