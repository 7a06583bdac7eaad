import { isBareHands, noWeaponReason, weaponsOf } from '../../../../common/weapons.ts'
import type { RuleId } from '../../../../core/outcome.ts'
import { refusal, type RefusedPreview, type Term } from '../../../../core/preview.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { readAmount, type ParsedNotation } from '../../../../dice/read-notation.ts'
import { minor, type ShareBonus } from '../../character/abilities.ts'
import { combatNumbers, type AgilityDefense } from '../../character/derive.ts'
import { scoresOf } from '../../character/people.ts'
import { bareHands } from '../../gear/equipped.ts'
import { gear } from '../../gear/index.ts'
import { rangePenalty, thrownRangePenalty, type ThrownRelief } from '../../gear/shooting.ts'
import { isPropelled, weaponNamed, type WeaponRow } from '../../gear/weapons.ts'
import { semiConscious } from '../../harm/states.ts'
import { agilityDefense, sharesOf } from '../../house-rules/characters.ts'
import { immobilizeDefenseStacks, surprisedFrom } from '../../house-rules/fight.ts'
import {
  coverBonus,
  helplessBonus,
  speedHelps,
  surprisedState,
  unseenModifier,
  type CoverDegree,
  type Hampered,
  type TargetSpeed,
  type Unseen,
} from '../figures.ts'
import {
  aimed,
  concentrating,
  grabbed,
  higher,
  ledToCover,
  psychic,
  roundOfSurprise,
  surprised,
} from '../marks.ts'

const reaches = ['close', 'thrown', 'shot'] as const
type AttackReach = (typeof reaches)[number]
/** Name of a weapon outside of the list that shoots. */
const shooting = /(?:(?<!el)bow|sling|gun|pistol|(?:wheel|match|flint) ?lock|arquebus|musket)s?\b/i

/** Ways to attack; by the weapon, what shoots is shot, and anything else thrown at somebody some way off. */
export const waysToAttack = ['by weapon', ...reaches] as const

/** How this weapon is used where nothing else is said. Rule GAM-CMB-08. */
export function reachMeant(
  { reach, distance }: { reach: (typeof waysToAttack)[number]; distance: number },
  { name, row }: AttackMeans,
): AttackReach {
  if (reach !== 'by weapon') return reach
  if (row ? isPropelled(row) : shooting.test(name)) return 'shot'
  return distance > 0 ? 'thrown' : 'close'
}

/** Weapon, bare hands or typed dice that a creature attacks with. */
export interface AttackMeans {
  name: string
  dice: string
  expression: ParsedNotation
  /** Attacks in a round, each rolled by itself. Rule GAM-CMB-16. */
  count: number
  row: WeaponRow | undefined
}

/** The arm meant by an id, a name or dice typed in; with nothing said, the first at hand, bare hands the last. Rule GAM-WPN-01. */
export function armMeant(
  creature: ReadonlyCreature,
  said: string | undefined,
  hands: string | null = null,
): AttackMeans | RefusedPreview {
  const fists = hands ? [{ id: bareHands, name: bareHands, dice: hands, notes: '' }] : []
  const arms = [...weaponsOf(creature, gear), ...fists]
  const wanted = said?.trim().toLowerCase()
  const meant = wanted
    ? (arms.find(({ id, name }) => id === said || name.toLowerCase() === wanted) ??
      (isBareHands(wanted) ? fists[0] : undefined))
    : arms[0]
  const typed = wanted && !meant ? { id: '', name: wanted, dice: wanted, notes: '' } : meant
  if (!typed) return refusal(noWeaponReason(creature, 'ready one, or type its dice, such as d6'))
  const read = readAmount(typed.dice)
  if ('says' in read)
    return refusal(
      `“${said ?? typed.dice}” is neither a weapon of ${creature.name} nor dice: type its dice.`,
    )
  return {
    name: typed.name,
    dice: typed.dice,
    expression: read.expression,
    count: Math.max(1, creature.attacks[typed.id]?.count ?? 1),
    row: weaponNamed(typed.name),
  }
}

/**
 * Distance penalty as a term; none in close combat, at distance 0, or for a weapon without a range.
 * Rules GAM-WPN-03, GAM-WPN-08.
 */
export function distanceTerm(
  creature: ReadonlyCreature,
  arm: AttackMeans,
  shot: { reach: AttackReach; distance: number; range: number },
  relief: ThrownRelief,
  shares: ShareBonus,
): Term[] {
  const range = shot.range > 0 ? shot.range : (arm.row?.range ?? 0)
  if (shot.reach === 'close' || shot.distance === 0 || range === 0) return []
  const strength = creature.values.strength ?? 10
  return shot.reach === 'thrown'
    ? [
        {
          name: `${shot.distance} yards`,
          value: thrownRangePenalty(range, shot.distance, strength, relief, shares),
          rule: 'GAM-WPN-08',
        },
      ]
    : [
        {
          name: `${shot.distance} yards`,
          value: rangePenalty(range, shot.distance),
          rule: 'GAM-WPN-03',
        },
      ]
}

/** Parts of an attack number; everything but the first three is the situation. */
export interface AttackFigures {
  fightingArt: number
  attackBonus: number
  targetDefense: number
  /** The attacker stands higher and takes it for the attack. */
  highGround?: boolean
  unseen?: Unseen
  unaware?: boolean
  covered?: boolean
  immobile?: boolean
  targetSpeed?: TargetSpeed
  calledShot?: boolean
  /** The attacker's. */
  injuries?: number
}

interface NamedTerm {
  name: string
  value: number
  rule: RuleId
}

/** Every part of an attack number; those that come to nothing are left out, the base never. Rules GAM-CMB-07, GAM-INJ-02. */
export function attackTerms(attack: AttackFigures): NamedTerm[] {
  const { unaware = false, covered = false, immobile = false } = attack
  const helpless = helplessBonus({ unaware, covered, immobile })
  const parts: NamedTerm[] = [
    { name: 'Fighting Art', value: attack.fightingArt, rule: 'GAM-CMB-07' },
    { name: 'Attack bonus', value: attack.attackBonus, rule: 'GAM-CMB-07' },
    { name: 'Their defense', value: -attack.targetDefense, rule: 'GAM-CMB-07' },
    { name: 'Higher ground', value: attack.highGround ? 1 : 0, rule: 'GAM-CMB-27' },
    { name: 'Unseen', value: unseenModifier(attack.unseen ?? 'seen'), rule: 'GAM-CMB-18' },
    helplessTerm(helpless, { immobile, covered }),
    { name: 'Their speed', value: speedHelps[attack.targetSpeed ?? 'combat'], rule: 'GAM-MOV-03' },
    { name: 'Called shot', value: attack.calledShot ? -3 : 0, rule: 'GAM-CMB-19' },
    { name: 'Injuries', value: -(attack.injuries ?? 0), rule: 'GAM-INJ-02' },
  ]
  return [
    { name: 'Base', value: 11, rule: 'GAM-CMB-07' },
    ...parts.filter(({ value }) => value !== 0),
  ]
}

function helplessTerm(
  value: number,
  { immobile, covered }: { immobile: boolean; covered: boolean },
) {
  if (immobile) return { name: 'Cannot move', value, rule: 'GAM-CMB-35' as const }
  if (covered) return { name: 'Covered', value, rule: 'GAM-CMB-34' as const }
  return { name: 'Unaware', value, rule: 'GAM-CMB-36' as const }
}

/** Covered targets are hurt more, even where another bonus is the better one. Rules GAM-CMB-33, GAM-CMB-34. */
function situationDamage({ covered }: Pick<AttackFigures, 'covered'>): number {
  return covered ? 1 : 0
}

/** A term of the target, as it stands against the attacker. */
export function theirTerm(term: Term): Term {
  return { ...term, name: `${term.name}, theirs`, value: -term.value }
}

/** Surprise on either side. Rules GAM-CMB-03, GAM-AMB-34. */
export function surpriseTerms(
  situation: Situation,
  creature: ReadonlyCreature,
  which: 'test_modifier' | 'defense_modifier',
): Term[] {
  if (!(surprised in creature.conditions)) return []
  const hampered = houseRule<Hampered>(situation, surprisedFrom)
  const state = surprisedState(roundOfSurprise(creature, situation), hampered)
  return [{ name: 'Surprised', value: state[which], rule: 'GAM-CMB-03' }]
}

/**
 * Modifiers to the target’s defense from its own actions and condition.
 * Rules GAM-CMB-19, GAM-CMB-27, GAM-CMB-28, GAM-CNC-01, GAM-PSY-06, GAM-SEM-01.
 */
export function postureTerms(situation: Situation, target: ReadonlyCreature): Term[] {
  const marks = situation.fight?.marks?.[target.id] ?? {}
  const stacks = houseRule<boolean>(situation, immobilizeDefenseStacks)
  const { conditions } = target
  return [
    { name: 'Called shot', value: marks[aimed] ? -2 : 0, rule: 'GAM-CMB-19' },
    {
      name: 'Grabbing',
      value: marks[grabbed] && (stacks || !marks[aimed]) ? -2 : 0,
      rule: 'GAM-CMB-28',
    },
    { name: 'Higher ground', value: marks[higher] ? 1 : 0, rule: 'GAM-CMB-27' },
    { name: 'Psychic conflict', value: psychic in conditions ? -4 : 0, rule: 'GAM-PSY-06' },
    { name: 'Concentrating', value: concentrating in conditions ? -1 : 0, rule: 'GAM-CNC-01' },
    {
      name: 'Agility lost',
      value: semiConscious in conditions ? 0 - agilityOf(situation, target) : 0,
      rule: 'GAM-SEM-01',
    },
  ]
}

/** Defense that a creature has from agility; 0 for monsters, and never below 0. Rule GAM-SEM-01. */
function agilityOf(situation: Situation, creature: ReadonlyCreature): number {
  const share = houseRule<AgilityDefense>(situation, agilityDefense)
  const { defense } = combatNumbers(scoresOf(creature), share, sharesOf(situation))
  return creature.kind === 'monster' ? 0 : Math.max(0, defense)
}

const coverRule: Readonly<Record<CoverDegree, RuleId>> = {
  none: 'GAM-CMB-24',
  weak: 'GAM-CMB-C01',
  strong: 'GAM-CMB-C02',
  full: 'GAM-CMB-C03',
}

/** Cover of the place, or of the crowd that is shot into. Rules GAM-CMB-10, GAM-CMB-24, GAM-CMB-26. */
export function coverTerm(
  situation: Situation,
  target: ReadonlyCreature,
  cover: CoverDegree,
  ofCrowd: boolean,
): Term {
  return {
    name: `Cover, ${cover}`,
    value: 0 - coverBonus(cover, takesCover(situation, target)),
    rule: ofCrowd ? 'GAM-CMB-10' : coverRule[cover],
  }
}

/** Warriors, and whom a warrior leads, make more of cover. Rules GAM-CMB-24, GAM-CMB-26. */
export function takesCover({ fight }: Situation, { id, values }: ReadonlyCreature): boolean {
  return (values.warrior ?? 0) > 0 || fight?.marks?.[id]?.[ledToCover] === true
}

/** Strength drives a strike, half of it a throw, and nothing a shot. Rules GAM-CON-05, GAM-CMB-09. */
export function harmTerms(
  situation: Situation,
  attacker: ReadonlyCreature,
  reach: AttackReach,
  isCovered: boolean,
): Term[] {
  const { damageBonus = 0, strength = 10 } = attacker.values
  const bonus = { close: damageBonus, thrown: minor(strength, sharesOf(situation)), shot: 0 }[reach]
  const terms: Term[] = [
    { name: 'Damage bonus', value: bonus, rule: 'GAM-CMB-09' },
    { name: 'Covered', value: situationDamage({ covered: isCovered }), rule: 'GAM-CMB-34' },
  ]
  return terms.filter(({ value }) => value !== 0)
}
