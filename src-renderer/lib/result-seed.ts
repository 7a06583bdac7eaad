import type { Generated } from '../../src-main/rules/generators/generated.ts'

/** Seeds of a result as one text: the first of all, then those of parts that were rolled again. */
export function seedText({ seed, rerolled }: Pick<Generated, 'seed' | 'rerolled'>): string {
  return [seed, ...Object.entries(rerolled).map(([part, own]) => `${part}=${own}`)].join(' ')
}

/** Seeds read from such a text; null for anything else. */
export function readSeedText(text: string): Pick<Generated, 'seed' | 'rerolled'> | null {
  const [seed, ...parts] = text.trim().toLowerCase().split(/\s+/)
  if (!seed || !hex.test(seed)) return null
  const rerolled: Record<string, string> = {}
  for (const part of parts) {
    const [, id, own] = /^([a-z0-9/-]+)=(.+)$/.exec(part) ?? []
    if (!id || !own || !hex.test(own)) return null
    rerolled[id] = own
  }
  return { seed, rerolled }
}

const hex = /^[0-9a-f]{32}$/
