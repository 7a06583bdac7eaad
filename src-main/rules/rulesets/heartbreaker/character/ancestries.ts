import type { RuleId } from '../../../core/outcome.ts'
import { pieceNamed } from '../gear.ts'
import type { Attribute } from './attributes.ts'

export type AncestryId = 'human' | 'dwarf' | 'elf'

/** Ancestry of a character: score changes, languages, traits and forbidden gear. */
export interface Ancestry {
  id: AncestryId
  title: string
  says: string
  /** Added to scores; a human adds 1 to one of choice. */
  scores: Partial<Record<Attribute, number>>
  languages: readonly string[]
  traits: readonly string[]
  /** Gear ids it may not use. */
  bans: readonly string[]
  rule: RuleId
}

export const ancestries: readonly Ancestry[] = [
  {
    id: 'human',
    title: 'Human',
    says: 'Curious, warlike, and nearly everywhere.',
    scores: {},
    languages: [],
    traits: ['1 more in one attribute of choice'],
    bans: [],
    rule: 'HBK-ANC-01',
  },
  {
    id: 'dwarf',
    title: 'Dwarf',
    says: 'A secretive people of the caves, whose age of bronze is behind them.',
    scores: { CON: 1, DEX: -1 },
    languages: ['Dwarven'],
    traits: ['sees in the dark as by a candle', 'foresees cave-ins with SKI + WIS'],
    bans: ['spear', 'longbow', 'musket'],
    rule: 'HBK-ANC-02',
  },
  {
    id: 'elf',
    title: 'Elf',
    says: 'An undying people of the woods, from Faerie; mortals amuse them a little.',
    scores: { INT: 1, CON: -1 },
    languages: ['Elven'],
    traits: [
      'surprised only when the first initiative die shows 1',
      'once a day changes eyes, hair or skin for an hour with SKI + CHA',
    ],
    bans: ['light-plate', 'full-plate'],
    rule: 'HBK-ANC-03',
  },
]

export function ancestryNamed(id: string | undefined): Ancestry | undefined {
  return ancestries.find((one) => one.id === id)
}

/** Gear an ancestry may not use, in words: "spear, longbow, musket"; empty for none. Rules HBK-ANC-02, HBK-ANC-03. */
export function bannedGear({ bans }: Ancestry): string {
  return bans.map((id) => pieceNamed(id)?.name.toLowerCase() ?? id).join(', ')
}

/** Scores with the ancestry's changes. Rules HBK-ANC-01 to HBK-ANC-03. */
export function withAncestry(
  id: AncestryId,
  scores: Partial<Record<Attribute, number>>,
  humanPick?: Attribute,
): Partial<Record<Attribute, number>> {
  const changes = { ...(ancestryNamed(id)?.scores ?? {}) }
  if (id === 'human' && humanPick) changes[humanPick] = 1
  return Object.fromEntries(
    Object.entries(scores).map(([name, score]) => [
      name,
      score + (changes[name as Attribute] ?? 0),
    ]),
  )
}
