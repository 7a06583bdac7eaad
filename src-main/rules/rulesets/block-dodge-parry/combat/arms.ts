import { namesOf, refusal, type RefusedPreview, type Scope } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { isBareHands, weaponsOf, type Weapon } from '../../../common/weapons.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { has } from '../character/people.ts'
import { gear, gearNamed, type DamageType, type WeaponClass } from '../gear.ts'
import { bowClass } from '../house-rules/fight.ts'

/** Weapon tags, which count in trained hands only. Rule BDPX-WPN-04. */
const weaponTags = [
  'Heavy',
  'Sweep',
  'Push',
  'Counter',
  'Brutal',
  'Shock',
  'Bleed',
  'Quick',
  'Magic',
] as const
type WeaponTag = (typeof weaponTags)[number]

/** A weapon as its notes describe it. */
export interface ArmNotes {
  weapon: Weapon
  kind: WeaponClass
  type: DamageType | null
  ranged: boolean
  /** True when this attack throws the weapon. Rule BDPX-WPN-02. */
  thrown: boolean
  reach: boolean
  /** Only those its bearer is trained for. */
  tags: Partial<Record<WeaponTag, number>>
  /** True when its bearer is proficient in its damage type. Rule BDPX-WPN-03. */
  proficient: boolean
}

/** Grades of a weapon: its quality, silver or poison. Rule BDPX-WPN-05. */
export const grades = ['decayed', 'martial', 'legendary', 'silvered', 'poisoned'] as const
export type Grade = (typeof grades)[number]

/** Grades written in a weapon's name: "Martial longsword", "Silvered dagger". */
export function gradesOf(name: string): Grade[] {
  return grades.filter((grade) => new RegExp(`\\b${grade}\\b`, 'i').test(name))
}

/** Tags of which more is better; the others count from a face upwards, so lower is better. */
const upward: readonly WeaponTag[] = ['Heavy', 'Counter', 'Quick', 'Magic']

/** Tags of a weapon, improved by its grades. Rule BDPX-WPN-05. */
function tagsWithGrade(name: string, tags: ArmNotes['tags']): ArmNotes['tags'] {
  const of = gradesOf(name)
  const better = of.includes('martial')
    ? Object.fromEntries(
        Object.entries(tags).map(([tag, value]) => [
          tag,
          upward.includes(tag as WeaponTag) ? value + 1 : Math.max(1, value - 1),
        ]),
      )
    : tags
  return of.includes('legendary') ? { ...better, Magic: (better.Magic ?? 0) + 1 } : better
}

/** Tag of a creature trained with a weapon. Rule BDPX-WPN-04. */
export function trainedTag(weapon: string): string {
  return `trained: ${weapon}`
}

/** Bare hands as a weapon: d4, d6 for a Brawler, d8 with True Strikes. Rules BDPX-ATK-04, BDPX-SKL-13. */
function bareHands(creature: ReadonlyCreature): Weapon {
  return {
    id: 'unarmed',
    name: 'bare hands',
    dice: has(creature, 'True Strikes') ? 'd8' : has(creature, 'Brawler') ? 'd6' : 'd4',
    notes: 'Fast',
  }
}

/** True for bare hands that strike by True Strikes: they ignore Armor, hit ghosts and cost WIL. Rule BDPX-SKL-32. */
export function isTrueStrike(
  creature: ReadonlyCreature,
  { weapon }: Pick<ArmNotes, 'weapon'>,
): boolean {
  return weapon.id === 'unarmed' && has(creature, 'True Strikes')
}

/** Improvised weapons, good for one attack. Rule BDPX-ATK-04. */
const improvised: Readonly<Record<string, string>> = { bottle: 'd6', chair: 'd8', table: 'd10' }

/** Name of a weapon as it is compared: whatever its case and its apostrophe. */
function plainWeapon(name: string): string {
  return name.trim().toLowerCase().replaceAll(/['‘]/g, '’')
}

/** The weapon that a name, an id or typed dice mean; without any, the first one ready. */
export function findArm(
  situation: Situation,
  creature: ReadonlyCreature,
  said: string | undefined,
): ArmNotes | RefusedPreview {
  const weapons = weaponsOf(creature, gear)
  const wanted = plainWeapon(said ?? '')
  if (wanted === '') return readArm(situation, creature, weapons[0] ?? bareHands(creature))
  const own = weapons.find(({ id, name }) => id === said || plainWeapon(name) === wanted)
  if (own) return readArm(situation, creature, own)
  if (isBareHands(wanted)) return readArm(situation, creature, bareHands(creature))
  const thing = improvised[wanted]
  if (thing) return readArm(situation, creature, { id: '', name: wanted, dice: thing, notes: '' })
  const read = readAmount(said ?? '')
  if ('says' in read)
    return refusal(`“${said ?? ''}” is neither a weapon of ${creature.name} nor dice such as d6.`)
  return readArm(situation, creature, { id: '', name: said ?? '', dice: said ?? '', notes: '' })
}

/** Limit of the ask for a second weapon: the others in hand; idle for somebody who has none. Rule BDPX-ATK-08. */
export function secondScope(creature: ReadonlyCreature, { weapon }: ArmNotes): Scope {
  const others = weaponsOf(creature, gear).filter(({ id }) => id !== weapon.id)
  return others.length > 0 ? namesOf(others) : { idle: true }
}

export function isImprovised({ weapon }: ArmNotes): boolean {
  return weapon.name in improvised
}

/** Reads class, type and tags from a weapon's notes; what has no class goes by its die. Rules BDPX-WPN-01, BDPX-WPN-34. */
function readArm(situation: Situation, creature: ReadonlyCreature, weapon: Weapon): ArmNotes {
  const { notes, name } = weapon
  const ranged =
    /\branged\b|\bmissile\b/i.test(notes) ||
    /\b(?:cross|long|short|great)?bow\b|\bsling\b/i.test(name)
  const byDie = ranged && houseRule<string>(situation, bowClass) === 'die'
  const named = /\b(Fast|Balanced|Slow)\b/.exec(notes)?.[1] as WeaponClass | undefined
  const type = /\b(piercing|bludgeoning|slashing)\b/i.exec(notes)?.[1]?.toLowerCase() as
    DamageType | undefined
  const proficiency = type ? `${upperFirst(type)} Proficiency` : ''
  return {
    weapon,
    kind: byDie || !named ? classOf(weapon.dice) : named,
    type: type ?? null,
    ranged,
    thrown: false,
    reach: /\bReach\b/.test(notes),
    tags: tagsWithGrade(name, isTrained(creature, weapon) ? tagsIn(notes) : {}),
    proficient: creature.kind === 'monster' || has(creature, proficiency),
  }
}

/** The weapon as thrown, where it is made for throwing. Rule BDPX-WPN-02. */
export function asThrown(arm: ArmNotes): ArmNotes | RefusedPreview {
  if (!/\bthrown\b/i.test(arm.weapon.notes))
    return refusal(
      `${arm.weapon.name} is not made for throwing (BDPX-WPN-02): strike with it, or throw another.`,
    )
  return { ...arm, ranged: true, thrown: true }
}

/** True when a creature is trained with the weapon; foes always are. */
function isTrained(creature: ReadonlyCreature, weapon: Weapon): boolean {
  if (creature.kind === 'monster') return true
  const row = gearNamed(creature.items[weapon.id]?.gear ?? weapon.name)
  const name = row?.name ?? weapon.name
  const own = [trainedTag(name), trainedTag(weapon.name)].map(plainWeapon)
  return Object.keys(creature.tags).some((tag) => own.includes(plainWeapon(tag)))
}

function tagsIn(notes: string): Partial<Record<WeaponTag, number>> {
  return Object.fromEntries(
    weaponTags.flatMap((tag) => {
      const least = new RegExp(`\\b${tag} (\\d+)`).exec(notes)?.[1]
      return least ? [[tag, Number(least)]] : []
    }),
  )
}

/** Class of a weapon by its largest die: d6 and less Fast, d8 Balanced, more Slow. */
function classOf(dice: string): WeaponClass {
  const sides = Math.max(0, ...[...dice.matchAll(/d(\d+)/gi)].map(([, each]) => Number(each)))
  if (sides <= 6) return 'Fast'
  return sides <= 8 ? 'Balanced' : 'Slow'
}
