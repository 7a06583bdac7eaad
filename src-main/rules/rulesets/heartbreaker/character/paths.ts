import type { RuleId } from '../../../core/outcome.ts'
import type { Attribute } from './attributes.ts'

export type PathId = 'swashbuckler' | 'explorer' | 'seeker' | 'avenger' | 'champion'

/** Path of a character: its traits, saves, and the deed each level requires. Rule HBK-LVL-04. */
export interface Path {
  id: PathId
  title: string
  says: string
  deed: string
  /** SKI joins saves by these. Rule HBK-SAVE-03. */
  saves: readonly [Attribute, Attribute]
  traits: readonly string[]
  rule: RuleId
}

export const paths: readonly Path[] = [
  {
    id: 'swashbuckler',
    title: 'Swashbuckler',
    says: 'Adventure, for gold and glory.',
    deed: 'do something worth a song',
    saves: ['DEX', 'CHA'],
    traits: ['COM +1 at the start', 'pays double for upkeep'],
    rule: 'HBK-PATH-01',
  },
  {
    id: 'explorer',
    title: 'Explorer',
    says: 'Restless, and never done asking.',
    deed: 'reach a new region, or bring back lost lore',
    saves: ['DEX', 'CON'],
    traits: [
      'once between upkeeps knows a fact that is not arcane',
      'keeps a journal in the load; losing it costs LVL × 100 EXP',
    ],
    rule: 'HBK-PATH-02',
  },
  {
    id: 'seeker',
    title: 'Seeker',
    says: 'To the far end of magic, and life without end.',
    deed: 'find a new spell or magic item',
    saves: ['INT', 'WIS'],
    traits: ['MAG +1 and 1d6 less STA at the start'],
    rule: 'HBK-PATH-03',
  },
  {
    id: 'avenger',
    title: 'Avenger',
    says: 'Justice, by blade or gun.',
    deed: 'avenge a wrong',
    saves: ['STR', 'CHA'],
    traits: [
      'a killing blow gives another attack at once',
      'keeps the peace with a cruel humanoid only by a passed bare SAV',
    ],
    rule: 'HBK-PATH-04',
  },
  {
    id: 'champion',
    title: 'Champion',
    says: 'Stands fast before those who cannot.',
    deed: 'rescue an innocent',
    saves: ['CON', 'WIS'],
    traits: [
      'turns unholy monsters',
      'does not steal, lie to the innocent, or harm captives or who flees',
      'casts holy magic only',
    ],
    rule: 'HBK-PATH-05',
  },
]

export function pathNamed(id: string | undefined): Path | undefined {
  return paths.find((one) => one.id === id)
}
