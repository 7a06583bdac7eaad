import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'

/** A monster that was found in a text, and how sure it is. */
export interface MonsterInText {
  monster: Monster
  /** Its doubts in a few words each, the gravest first. */
  says: readonly string[]
  /** 0 is none; the queue begins with the most. */
  doubt: number
  sure: boolean
  /** The file it stood in; empty for a paste. */
  from: string
}

/** A monster that nobody doubts: from the bestiary, or typed by hand. */
export function certainMonster(monster: Monster): MonsterInText {
  return { monster, says: [], doubt: 0, sure: true, from: '' }
}

/** Places in `found`, those to be looked at first: most doubt before little, kept ones last. */
export function reviewOrder(found: readonly MonsterInText[], kept: ReadonlySet<number>): number[] {
  const ranks = found.map(({ doubt }, at) => (kept.has(at) ? -1 : doubt))
  return [...found.keys()].sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b)
}
