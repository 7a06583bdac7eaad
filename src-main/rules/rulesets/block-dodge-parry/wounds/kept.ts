import type { ReadonlyCreature } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import type { Level } from './figures.ts'

/** A wound somebody bears, as its condition says: "Severe Burns", "Light Cut 2". */
export interface BorneWound {
  /** The condition it is. */
  name: string
  level: Level
  /** Type, such as "Burns"; a new wound can worsen only an old one of its type. */
  type: string
}

const titles: Readonly<Record<Level, string>> = {
  light: 'Light',
  severe: 'Severe',
  permanent: 'Permanent',
}

/** The wound that a condition stands for, or null. Rule BDP-WND-01. */
function woundIn(condition: string): BorneWound | null {
  const found = /^(Light|Severe|Permanent) (.+?)(?: \d+)?$/.exec(condition)
  if (!found?.[1] || !found[2]) return null
  return { name: condition, level: found[1].toLowerCase() as Level, type: found[2] }
}

export function woundsOf(creature: ReadonlyCreature): BorneWound[] {
  return Object.keys(creature.conditions).flatMap((name) => woundIn(name) ?? [])
}

/** Wounds of one type, the lightest first: those that the same harm could make worse. */
export function alike(creature: ReadonlyCreature, type: string): BorneWound[] {
  const order: readonly Level[] = ['light', 'severe', 'permanent']
  return woundsOf(creature)
    .filter((wound) => wound.type.toLowerCase() === type.trim().toLowerCase())
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}

/** A name no wound of theirs has yet: "Light Burns", "Light Burns 2". */
export function woundName(creature: ReadonlyCreature, level: Level, type: string): string {
  const bare = `${titles[level]} ${type}`
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? bare : `${bare} ${nth}`
    if (!(name in creature.conditions)) return name
  }
}

/** "Burns" as typed: its first letter a capital, no more than fits a chip. */
export function typeOf(written: string): string {
  const bare = written.trim().slice(0, 40)
  return bare === '' ? 'Wound' : upperFirst(bare)
}
