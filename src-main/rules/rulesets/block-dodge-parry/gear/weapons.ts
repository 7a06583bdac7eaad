import type { RuleId } from '../../../core/outcome.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { oneStar, threeStars, twoStars } from './prices.ts'

export type WeaponClass = 'Fast' | 'Balanced' | 'Slow'
export type DamageType = 'piercing' | 'bludgeoning' | 'slashing'

const dieOf: Readonly<Record<WeaponClass, string>> = { Fast: 'd6', Balanced: 'd8', Slow: 'd10' }

/** Fast and basic are one star, Balanced and Slow two, the unique three. Rules BDPX-PRC-01, BDPX-WPN-01. */
function weapon(
  number: number,
  name: string,
  kind: WeaponClass,
  notes: string,
  more: { die?: string; unique?: true; two?: true } = {},
): GearRow {
  const rule: RuleId = `BDPX-WPN-${number}`
  const both = kind === 'Slow' || more.two === true
  return {
    id: name.toLowerCase().replace(/[’']/g, '').replace(/ /g, '-'),
    name,
    cost: more.unique ? threeStars : kind === 'Fast' ? oneStar : twoStars,
    die: more.die ?? dieOf[kind],
    hands: both ? 2 : 1,
    notes: [kind, notes].filter(Boolean).join(', '),
    rule,
  }
}

const two = { two: true } as const
const unique = { unique: true } as const

/** Weapons, each with its class, damage type and tags in its notes. Rules BDPX-WPN-10 to BDPX-WPN-33. */
export const weapons: readonly GearRow[] = [
  weapon(10, 'Sling', 'Fast', 'ranged, not Far'),
  weapon(11, 'Shortbow', 'Fast', 'piercing, ranged, bulky', two),
  weapon(12, 'Longbow', 'Fast', 'piercing, ranged, bulky, Heavy 1', { die: 'd8', two: true }),
  weapon(13, 'Crossbow', 'Fast', 'piercing, ranged, bulky, a turn to reload', {
    die: 'd8',
    two: true,
  }),
  weapon(14, 'Greatbow', 'Fast', 'ranged, bulky, a turn to draw first', { die: 'd10', two: true }),
  weapon(15, 'Dagger', 'Fast', 'piercing, thrown'),
  weapon(15, 'Ceremonial dagger', 'Fast', 'piercing, thrown, Bleed 5', unique),
  weapon(15, 'Parrying dagger', 'Fast', 'piercing, Counter 1', unique),
  weapon(16, 'Rapier', 'Balanced', 'piercing, Counter 2'),
  weapon(17, 'Spear', 'Balanced', 'piercing, thrown, Reach, Push 6'),
  weapon(18, 'War pick', 'Balanced', 'piercing, Bleed 7'),
  weapon(19, 'Pitchfork', 'Slow', 'piercing'),
  weapon(19, 'Boar spear', 'Slow', 'piercing, bulky, Reach, Push 7'),
  weapon(20, 'Cudgel', 'Fast', 'bludgeoning'),
  weapon(21, 'Staff', 'Fast', 'bludgeoning, Reach', two),
  weapon(21, 'Sage’s staff', 'Fast', 'bludgeoning, Reach, Shock 6', { two: true, unique: true }),
  weapon(22, 'Flail', 'Balanced', 'bludgeoning, Heavy 1'),
  weapon(23, 'Mace', 'Balanced', 'bludgeoning, Shock 8'),
  weapon(23, 'Spiked mace', 'Balanced', 'bludgeoning, Shock 7'),
  weapon(24, 'Maul', 'Slow', 'bludgeoning, bulky, Shock 6'),
  weapon(24, 'Warhammer', 'Slow', 'bludgeoning, bulky, Shock 7'),
  weapon(25, 'Shortsword', 'Fast', 'slashing'),
  weapon(26, 'Axe', 'Balanced', 'slashing, Heavy 1'),
  weapon(27, 'Longsword', 'Balanced', 'slashing, Sweep 7'),
  weapon(27, 'Scimitar', 'Balanced', 'slashing, Sweep 6', unique),
  weapon(28, 'Katana', 'Balanced', 'slashing, Quick 2', unique),
  weapon(29, 'Executioner’s axe', 'Balanced', 'slashing, Brutal 5', unique),
  weapon(30, 'Flamberge', 'Balanced', 'slashing, Bleed 6', unique),
  weapon(31, 'Halberd', 'Balanced', 'slashing, bulky, Sweep 8', two),
  weapon(32, 'Greataxe', 'Slow', 'slashing, bulky, Heavy 2'),
  weapon(33, 'Greatsword', 'Slow', 'slashing, bulky, Sweep 6'),
]
