import type { RuleId } from '../../../core/outcome.ts'
import type { CreatureSize } from '../scales.ts'
import type { Scores } from './abilities.ts'

/** Figures and changes that a species gives. Rules GAMX-SPC-03, GAMX-SPC-04. */
export interface Species {
  name: string
  changes: Partial<Scores>
  size: CreatureSize
  /** Base Movement. */
  movement: number
  /** Bonus to the health reaction. */
  health: number
  /** Skill that the native culture adds. */
  skill?: string
  /** Years at creation before the dice, and how many d6 are added. */
  age: { base: number; dice: number }
  /** Inches and pounds before the dice; absent where the book shows none. */
  body?: { inches: number; pounds: number }
  /** Damage of bare hands. Rules GAM-WPN-01, GAM-AMB-74. */
  hands: 'D2' | 'D3'
  rule: RuleId
}

const human: Species = {
  name: 'Human',
  changes: {},
  size: 'medium',
  movement: 10,
  health: 0,
  age: { base: 15, dice: 1 },
  hands: 'D3',
  rule: 'GAMX-SPC-04',
}

/** Only the dwarf is shown with figures; of the others the book says their size and their fists. */
export const species: readonly Species[] = [
  human,
  {
    name: 'Dwarf',
    changes: { endurance: 1, charisma: -1 },
    size: 'small',
    movement: 8,
    health: 2,
    skill: 'Spelunking',
    age: { base: 120, dice: 8 },
    body: { inches: 41, pounds: 80 },
    hands: 'D3',
    rule: 'GAMX-SPC-03',
  },
  { ...human, name: 'Elf' },
  { ...human, name: 'Halfling', size: 'small', hands: 'D2' },
  { ...human, name: 'Gnome', size: 'small', hands: 'D2' },
  { ...human, name: 'Goblin', size: 'small', hands: 'D2' },
]

/** Species by the creature’s tags, in any case; human without such a tag. */
export function speciesOf({ tags }: { tags: Readonly<Record<string, true>> }): Species {
  const own = Object.keys(tags).map((tag) => tag.toLowerCase())
  return species.find(({ name }) => own.includes(name.toLowerCase())) ?? human
}

/** Damage of bare hands, where a campaign has all small people alike. Rules GAM-WPN-01, GAM-AMB-74. */
export function handsOf(name: string, smallAlike: boolean): 'D2' | 'D3' {
  const { size, hands } = speciesNamed(name)
  return smallAlike && size === 'small' ? 'D2' : hands
}

/** A species by its name; any other is as a human. */
export function speciesNamed(name: string): Species {
  return species.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? human
}
