import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { goneFromFight, opponentOf, outOfReach } from '../../../common/incapacitated.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import { leastDamage } from '../advancement/practice.ts'
import { cannotAct, foesOf, has, partyOf } from '../character/people.ts'
import { properReaction } from '../house-rules/fight.ts'
import { overburdened } from '../load.ts'
import { asThrown, findArm, isImprovised, isTrueStrike, type ArmNotes } from './arms.ts'
import { blessingOf, extraDice, skillLeanings, withGuard } from './boons.ts'
import { leanDice, severalDice, type DieLean } from './dice.ts'
import { gradeSteps, harmsSupernatural, isUseless } from './grades.ts'
import { cannotReact, costOf, foeReactionSteps, impairs, type CombatReaction } from './reactions.ts'

interface StrikeInput {
  target: string
  attacker?: string | undefined
  weapon?: string | undefined
  second?: string | undefined
  how: DieLean
  reaction: CombatReaction
  unaware: boolean
  savage: boolean
  /** The weapon leaves the hand. Rule BDPX-WPN-02. */
  thrown?: boolean
}

/** An attack as it is about to be rolled. */
export interface PlannedStrike {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  arm: ArmNotes
  dice: string
  expression: ParsedNotation
  /** Added to what the dice show. */
  plus: number
  /** The least the dice come to. Rule BDPX-IMP-03. */
  least: number
  /** HP don't count: unaware, or every slot full. */
  pastHp: boolean
  /** True when the reaction negates the attack. */
  negated: boolean
  /** True when the weapon can’t hurt the target: nothing is rolled. Rule BDPX-ATK-03. */
  useless: boolean
  reaction: CombatReaction
  /** Fatigue of the reaction. */
  cost: number
  savage: boolean
  why: Step[]
}

/** Attack that the input describes, or the reason it is refused. */
export function planStrike(
  situation: Situation,
  input: StrikeInput,
): PlannedStrike | RefusedPreview {
  const target = situation.creatures[input.target]
  if (!target) return refusal('Choose whom to strike.')
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return refusal('Nobody stands against them: choose who strikes.')
  if (attacker.id === target.id) return refusal('Choose somebody else to strike.')
  const hindrance = cannotAct(attacker, situation) ?? goneFromFight(attacker) ?? outOfReach(target)
  if (hindrance) return refusal(hindrance)
  const held = findArm(situation, attacker, input.weapon)
  const arm = input.thrown && !isRefusal(held) ? asThrown(held) : held
  if (isRefusal(arm)) return arm
  const second = input.second?.trim() ? findArm(situation, attacker, input.second) : null
  if (second && isRefusal(second)) return second
  const { reaction, unaware } = input
  const refused = cannotReact(situation, target, reaction, { arm, unaware })
  if (refused) return refusal(refused)
  return planDice(situation, input, { attacker, target, arm, second })
}

interface Pair {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  arm: ArmNotes
  second: ArmNotes | null
}

function planDice(
  situation: Situation,
  input: StrikeInput,
  pair: Pair,
): PlannedStrike | RefusedPreview {
  const { attacker, arm, second } = pair
  const { target, why: shielded } = withGuard(pair.target)
  const often = attacker.attacks[arm.weapon.id]?.count ?? 1
  const extra = extraDice(attacker, arm)
  const base = severalDice(
    [arm.weapon.dice, ...(second ? [second.weapon.dice] : []), ...extra.dice],
    often,
  )
  const leaning = leaningsOf(situation, input, pair)
  const { dice, why } = leanDice(situation, base, leaning.up.length > 0, leaning.down.length > 0)
  const read = readAmount(dice)
  if ('says' in read)
    return refusal(
      `The dice of ${arm.weapon.name}, “${arm.weapon.dice}”, can’t be read: type them.`,
    )
  const more = plusOf(situation, { ...pair, target })
  const practised = leastDamage(situation, attacker, target, arm.weapon.name)
  const burdened = overburdened in target.conditions
  const cost = costOf(situation, target, input.reaction)
  const negated =
    impairs(input.reaction, arm.kind) &&
    cost === 0 &&
    houseRule<string>(situation, properReaction) === 'negate'
  return {
    ...pair,
    target,
    dice,
    expression: read.expression,
    plus: more.plus,
    least: practised.least,
    pastHp: input.unaware || burdened,
    negated,
    useless: isUseless(target, arm),
    reaction: input.reaction,
    cost,
    savage: input.savage && has(attacker, 'Savage Strikes'),
    why: [
      ...leaning.up,
      ...leaning.down,
      ...why,
      ...more.why,
      ...gradeSteps(arm),
      ...foeReactionSteps(situation, target, input.reaction),
      ...extra.why,
      ...practised.why,
      ...shielded,
      ...(base.startsWith('best(')
        ? [step('Several dice', 'the highest', second ? 'BDPX-ATK-08' : 'BDPX-ATK-09')]
        : []),
      ...(input.unaware || burdened
        ? [step(input.unaware ? 'Unaware' : 'Every slot full', 'HP are no use', 'BDPX-ATK-02')]
        : []),
      ...(negated ? [step('Rightly equipped', 'turned away', 'BDPX-DEF-13')] : []),
      ...(isImprovised(arm) ? [step('At hand', 'breaks after the blow', 'BDPX-ATK-04')] : []),
      ...(arm.weapon.id === 'unarmed'
        ? [
            step(
              'Bare hands',
              arm.weapon.dice,
              isTrueStrike(attacker, arm)
                ? 'BDPX-SKL-32'
                : has(attacker, 'Brawler')
                  ? 'BDPX-SKL-13'
                  : 'BDPX-ATK-04',
            ),
          ]
        : []),
    ],
  }
}

/** Condition of a badly wounded arm. Rule BDP-CRIT-05. */
const hurtArm = /^(?:severe|permanent) .*\((?:left|right) arm\)/i

/** Reasons that an attack is enhanced or impaired. Rules BDPX-ATK-05, BDPX-DET-02, BDPX-DET-03. */
function leaningsOf(
  situation: Situation,
  { how, reaction, savage }: StrikeInput,
  { attacker, target, arm }: Pair,
): { up: Step[]; down: Step[] } {
  const mass = (one: ReadonlyCreature): boolean => 'detachment' in one.tags
  const blast = /\bblast\b/i.test(arm.weapon.notes)
  const marks = situation.fight?.marks?.[attacker.id] ?? {}
  const skills = skillLeanings(situation, attacker, target)
  const maimed = Object.keys(attacker.conditions).find((name) => hurtArm.test(name))
  return {
    up: [
      ...(how === 'enhanced'
        ? [
            step('Helpless foe, or daring', 'enhanced', 'BDPX-ATK-05'),
            step('A daring one', 'has its price if the foe still stands', 'BDPX-ATK-07'),
          ]
        : []),
      ...(mass(attacker) && !mass(target)
        ? [step('A detachment', 'enhanced, Blast', 'BDPX-DET-03')]
        : []),
      ...(savage && has(attacker, 'Savage Strikes')
        ? [step('Savage Strikes', 'enhanced, for 1 Fatigue', 'BDPX-SKL-27')]
        : []),
      ...('raging' in attacker.conditions || 'raging' in target.conditions
        ? [step('Rage', 'enhanced, dealt and taken', 'BDPX-SKL-26')]
        : []),
      ...(marks['enhanced'] ? [step('Urged on', 'enhanced', 'BDPX-SKL-04')] : []),
      ...skills.up,
      ...('vulnerable' in target.tags ? [step('Vulnerable', 'enhanced', 'BDPX-NPC-05')] : []),
    ],
    down: [
      ...(how === 'impaired' ? [step('Cover, bound hands', 'impaired', 'BDPX-ATK-05')] : []),
      ...(impairs(reaction, arm.kind)
        ? [
            step(
              reaction === 'block' ? 'Blocked' : 'Dodged',
              `${arm.kind} is impaired`,
              reaction === 'block' ? 'BDPX-DEF-05' : 'BDPX-DEF-06',
            ),
          ]
        : []),
      ...(mass(target) && !mass(attacker) && !blast
        ? [step('Against a detachment', 'impaired', 'BDPX-DET-02')]
        : []),
      ...('impaired' in attacker.conditions
        ? [step('Shaken or hurt', 'impaired', 'BDPX-ATK-05')]
        : []),
      ...skills.down,
      ...(maimed ? [step(maimed, 'attacks are impaired', 'BDP-CRIT-05')] : []),
      ...('resistant' in target.tags ? [step('Resistant', 'impaired', 'BDPX-NPC-05')] : []),
      ...('supernatural' in target.tags && !harmsSupernatural(arm) && !isTrueStrike(attacker, arm)
        ? [step('Not of this world', 'impaired: neither silver nor magic', 'BDPX-WPN-05')]
        : []),
    ],
  }
}

/** Damage added to the dice. Rules BDPX-WPN-03, BDPX-WPN-04, BDPX-SKL-31. */
function plusOf(
  situation: Situation,
  { attacker, target, arm }: Pair,
): { plus: number; why: Step[] } {
  const bare = (target.values.armor ?? 0) === 0
  const slash = arm.type === 'slashing' && arm.proficient && bare ? 1 : 0
  const magic = arm.tags.Magic ?? 0
  const ours = attacker.side === 'party' ? partyOf(situation) : foesOf(situation)
  const theirs = attacker.side === 'party' ? foesOf(situation) : partyOf(situation)
  const many = has(attacker, 'Trooper') && !arm.ranged && ours.length > theirs.length ? 1 : 0
  const song = 'Song of Slaying' in attacker.conditions ? 1 : 0
  const prayer = blessingOf(attacker, arm)
  return {
    plus: slash + magic + many + song + prayer.plus,
    why: [
      ...(slash > 0 ? [step('Slashing', '1 more against no armor', 'BDPX-WPN-03')] : []),
      ...(magic > 0 ? [step('Magic', `${magic} more`, 'BDPX-WPN-04')] : []),
      ...(many > 0 ? [step('Trooper', '1 more when they outnumber', 'BDPX-SKL-31')] : []),
      ...(song > 0 ? [step('Song of Slaying', '1 more', 'BDPX-SNG-02')] : []),
      ...prayer.why,
    ],
  }
}

/** Armor that a weapon ignores, by its type and its training; all of it at a piercing die's highest face. Rules BDPX-WPN-03, BDPX-WPN-04. */
export function armorIgnored(
  { attacker, arm, target }: Pick<PlannedStrike, 'attacker' | 'arm' | 'target'>,
  roll: number,
): { ignores: number; why: Step[] } {
  const armor = target.values.armor ?? 0
  if (armor > 0 && isTrueStrike(attacker, arm))
    return { ignores: armor, why: [step('True Strikes', 'ignores all armor', 'BDPX-SKL-32')] }
  const highest = Number(/^1?d(\d+)$/i.exec(arm.weapon.dice)?.[1] ?? 0)
  if (arm.type === 'piercing' && arm.proficient && highest > 0 && roll === highest && armor > 0)
    return {
      ignores: armor,
      why: [step('Piercing', 'its highest face ignores all armor', 'BDPX-WPN-03')],
    }
  const blunt = arm.type === 'bludgeoning' && arm.proficient ? 1 : 0
  const heavy = arm.tags.Heavy ?? 0
  return {
    ignores: blunt + heavy,
    why: [
      ...(blunt > 0 && armor > 0 ? [step('Bludgeoning', 'ignores 1 armor', 'BDPX-WPN-03')] : []),
      ...(heavy > 0 && armor > 0
        ? [step(`Heavy ${heavy}`, `ignores ${heavy} armor`, 'BDPX-WPN-04')]
        : []),
    ],
  }
}
