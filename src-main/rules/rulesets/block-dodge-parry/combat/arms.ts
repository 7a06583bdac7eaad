import { upperFirst } from '../../../core/words.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { weaponsOf, type Weapon } from '../../../common/weapons.ts'
import { gear, gearNamed, type DamageType, type WeaponClass } from '../gear/index.ts'
import { bowClass } from '../house-rules/fight.ts'
import { has } from '../people.ts'
import { weaponTags, type ArmNotes, type WeaponTag } from './arm.ts'
import { gradedTags } from './grades.ts'

export { weaponTags, type ArmNotes, type WeaponTag } from './arm.ts'

/** The tag of somebody trained with a weapon. Rule BDPX-WPN-04. */
export function trainedTag(weapon: string): string {
  return `trained: ${weapon}`
}

/** Bare hands; a brawler's are worth a d6. Rules BDPX-ATK-04, BDPX-SKL-13. */
function bare(creature: ReadonlyCreature): Weapon {
  return {
    id: 'unarmed',
    name: 'bare hands',
    dice: has(creature, 'Brawler') ? 'd6' : has(creature, 'True Strikes') ? 'd8' : 'd4',
    notes: 'Fast',
  }
}

/** Things at hand, good for one blow. Rule BDPX-ATK-04. */
const improvised: Readonly<Record<string, string>> = { bottle: 'd6', chair: 'd8', table: 'd10' }

/** The weapon a name or an id means, what is ready without one, dice where dice are typed. */
export function armsOf(
  situation: Situation,
  creature: ReadonlyCreature,
  said: string | undefined,
): ArmNotes | { says: string } {
  const weapons = weaponsOf(creature, gear)
  const wanted = said?.trim().toLowerCase() ?? ''
  if (wanted === '') return readArm(situation, creature, weapons[0] ?? bare(creature))
  const own = weapons.find(({ id, name }) => id === said || name.toLowerCase() === wanted)
  if (own) return readArm(situation, creature, own)
  if (wanted === 'unarmed' || wanted === 'bare hands')
    return readArm(situation, creature, bare(creature))
  const thing = improvised[wanted]
  if (thing) return readArm(situation, creature, { id: '', name: wanted, dice: thing, notes: '' })
  const read = readAmount(said ?? '')
  if ('says' in read)
    return { says: `“${said ?? ''}” is neither a weapon of ${creature.name} nor dice such as d6.` }
  return readArm(situation, creature, { id: '', name: said ?? '', dice: said ?? '', notes: '' })
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
    tags: gradedTags(name, isTrained(creature, weapon) ? tagsIn(notes) : {}),
    proficient: creature.kind === 'monster' || has(creature, proficiency),
  }
}

/** Made to be thrown, and thrown now. Rule BDPX-WPN-02. */
export function thrownArm(arm: ArmNotes): ArmNotes | { says: string } {
  if (!/\bthrown\b/i.test(arm.weapon.notes))
    return {
      says: `${arm.weapon.name} is not made for throwing (BDPX-WPN-02): strike with it, or throw another.`,
    }
  return { ...arm, ranged: true, thrown: true }
}

/** Foes know their own arms. */
function isTrained(creature: ReadonlyCreature, weapon: Weapon): boolean {
  if (creature.kind === 'monster') return true
  const row = gearNamed(creature.items[weapon.id]?.gear ?? weapon.name)
  const name = row?.name ?? weapon.name
  return trainedTag(name) in creature.tags || trainedTag(weapon.name) in creature.tags
}

function tagsIn(notes: string): Partial<Record<WeaponTag, number>> {
  return Object.fromEntries(
    weaponTags.flatMap((tag) => {
      const least = new RegExp(`\\b${tag} (\\d+)`).exec(notes)?.[1]
      return least ? [[tag, Number(least)]] : []
    }),
  )
}

/** d6 and less is Fast, d8 Balanced, more Slow. */
function classOf(dice: string): WeaponClass {
  const sides = Math.max(0, ...[...dice.matchAll(/d(\d+)/gi)].map(([, each]) => Number(each)))
  if (sides <= 6) return 'Fast'
  return sides <= 8 ? 'Balanced' : 'Slow'
}
