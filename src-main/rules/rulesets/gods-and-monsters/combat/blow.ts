import type { InputOf, Term } from '../../../action.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { opponentOf } from '../../../standing.ts'
import { crowdCounts, immobilizeDefenseStacks, surprisedFrom } from '../house-rules/fight.ts'
import { thrownReliefRule } from '../house-rules/weapons.ts'
import { minor } from '../abilities.ts'
import { isArchetypal } from '../harm/hurt.ts'
import type { Someone } from '../people.ts'
import { stunTerm } from '../psychic/stun.ts'
import { actionsNeeded, type ThrownRelief } from '../gear/shooting.ts'
import { armMeant, distanceTerm, type Arm, type Reach } from './arms.ts'
import type { attackAsks, Aim } from './asks.ts'
import { attackTerms, situationDamage, type AttackFigures } from './attack-figures.ts'
import { cannotAct, isImmobile } from './can-act.ts'
import { readyingOf } from './readying.ts'
import {
  coverBonus,
  covers,
  crowdCover,
  surprisedState,
  type Cover,
  type Hampered,
} from './figures.ts'
import { aimed, covered, dashes, grabbed, higher, psychic } from './marks.ts'
import { roundOfSurprise, surprised } from './surprised.ts'

export type Asked = InputOf<typeof attackAsks>

/** An attack with everything that counts for it. */
export interface Blow {
  attacker: Someone
  target: Someone
  arm: Arm
  aim: Aim
  ranged: boolean
  /** What is added up to the number a d20 must not exceed. */
  terms: Term[]
  /** Added to the damage. */
  harm: Term[]
  /** Verve may take the harm. */
  archetypal: boolean
  /** Who stands in the close combat that is shot into. */
  around: Someone[]
  /** Cover that the close combat and the place give. */
  cover: Cover
  immobile: boolean
}

/** Who attacks whom with what, or why that can’t be. */
export function blowOf(situation: Situation, asked: Asked): Blow | { says: string } {
  const target = situation.creatures[asked.target]
  if (!target) return { says: 'Choose whom to attack.' }
  const attacker = asked.attacker
    ? situation.creatures[asked.attacker]
    : opponentOf(situation, target)
  if (!attacker) return { says: 'Nobody stands against them: choose who attacks.' }
  if (attacker.id === target.id) return { says: 'Choose somebody else to attack.' }
  if ('dead' in target.conditions) return { says: `${target.name} is dead. Choose another target.` }
  const cannot = cannotAct(attacker, situation)
  if (cannot) return { says: cannot }
  const arm = armMeant(attacker, asked.weapon)
  if ('says' in arm) return arm
  const immobile = asked.ready === 'cannot move' || isImmobile(target)
  const barred = barredAim(asked, target, immobile) ?? notReady(asked, attacker, arm)
  if (barred) return { says: barred }
  return builtOf(situation, asked, { attacker, target, arm, immobile })
}

/** Knocking out needs somebody helpless, killing somebody who can’t move. Rules GAM-CMB-37, GAM-CMB-38. */
function barredAim(asked: Asked, target: Someone, immobile: boolean): string | null {
  const { aim, ready } = asked
  if (aim === 'killing blow' && !immobile)
    return `${target.name} can move: a killing blow needs somebody immobile. Aim to hurt instead.`
  const helpless = immobile || ready !== 'on guard' || surprised in target.conditions
  if (aim === 'knockout' && !helpless)
    return `${target.name} is on guard: only the unaware, surprised, covered or immobile are knocked out.`
  return asked.reach !== 'close' && aim === 'grab'
    ? 'Nobody is grabbed from afar: choose close combat.'
    : null
}

/** Guns and crossbows are loaded before they shoot. Rules GAM-CMB-13, GAM-CMB-14. */
function notReady(asked: Asked, attacker: Someone, arm: Arm): string | null {
  if (asked.reach === 'close') return null
  const needed = actionsNeeded(arm.row?.fireActions ?? 1, false)
  const done = attacker.uses?.[readyingOf(arm.name)]?.spent ?? 0
  return needed - done > 1
    ? `The ${arm.name.toLowerCase()} of ${attacker.name} needs ${needed - done - 1} more to be ready: ready the shot first.`
    : null
}

function builtOf(
  situation: Situation,
  asked: Asked,
  who: Pick<Blow, 'attacker' | 'target' | 'arm' | 'immobile'>,
): Blow {
  const { attacker, target, arm, immobile } = who
  const ranged = asked.reach !== 'close'
  const around = ranged
    ? (asked.around ?? [])
        .flatMap((id) => situation.creatures[id] ?? [])
        .filter(({ id }) => id !== target.id)
    : []
  const own = houseRule(situation, crowdCounts) === 'with the target' ? 1 : 0
  const cover = ranged ? better(asked.cover, crowdCover(around.length + own)) : 'none'
  const isCovered = asked.ready === 'covered' || covered in target.conditions
  const figures: AttackFigures = {
    fightingArt: attacker.values.fightingArt ?? 0,
    attackBonus: attacker.values[ranged ? 'missileBonus' : 'attackBonus'] ?? 0,
    targetDefense: target.values.defense ?? 0,
    highGround: asked.ground === 'higher, for the attack',
    unseen: asked.unseen ? (ranged ? 'ranged' : 'close') : 'seen',
    unaware: asked.ready === 'unaware',
    covered: isCovered,
    immobile,
    targetSpeed: asked.speed === 'combat' && dashes(target, situation) ? 'dash' : asked.speed,
    calledShot: asked.aim !== 'to hurt',
    injuries: attacker.values.injuries ?? 0,
  }
  const more: Term[] = [
    ...hampers(situation, attacker, 'test_modifier'),
    stunTerm(attacker),
    ...hampers(situation, target, 'defense_modifier').map(against),
    ...postures(situation, target).map(against),
    { name: `Cover, ${cover}`, value: -coverBonus(cover, isWarrior(target)), rule: 'GAM-CMB-24' },
    ...distanceTerm(
      attacker,
      arm,
      { reach: asked.reach, distance: asked.distance, range: asked.range },
      houseRule<ThrownRelief>(situation, thrownReliefRule),
    ),
    { name: 'Size of the weapon', value: -asked.sizes, rule: 'GAM-SIZ-05' },
    { name: 'Bonus', value: asked.bonus, rule: 'GAM-CMB-17' },
  ]
  return {
    ...who,
    aim: asked.aim,
    ranged,
    terms: [...attackTerms(figures), ...more.filter(({ value }) => value !== 0)],
    harm: harmTerms(attacker, asked.reach, isCovered),
    archetypal: isArchetypal(situation, target, asked.verve),
    around,
    cover,
  }
}

function better(one: Cover, other: Cover): Cover {
  return covers.indexOf(one) >= covers.indexOf(other) ? one : other
}

export function isWarrior({ values }: Someone): boolean {
  return (values.warrior ?? 0) > 0
}

function against(term: Term): Term {
  return { ...term, name: `${term.name}, theirs`, value: -term.value }
}

/** Surprise on either side. Rules GAM-CMB-03, GAM-AMB-34. */
function hampers(
  situation: Situation,
  creature: Someone,
  which: 'test_modifier' | 'defense_modifier',
): Term[] {
  if (!(surprised in creature.conditions)) return []
  const hampered = houseRule<Hampered>(situation, surprisedFrom)
  const state = surprisedState(roundOfSurprise(creature, situation), hampered)
  return [{ name: 'Surprised', value: state[which], rule: 'GAM-CMB-03' }]
}

/** What the target has done this round to its own defense. Rules GAM-CMB-19, GAM-CMB-27, GAM-CMB-28, GAM-PSY-06. */
function postures(situation: Situation, target: Someone): Term[] {
  const marks = situation.fight?.marks?.[target.id] ?? {}
  const stacks = houseRule<boolean>(situation, immobilizeDefenseStacks)
  return [
    { name: 'Called shot', value: marks[aimed] ? -2 : 0, rule: 'GAM-CMB-19' },
    {
      name: 'Grabbing',
      value: marks[grabbed] && (stacks || !marks[aimed]) ? -2 : 0,
      rule: 'GAM-CMB-28',
    },
    { name: 'Higher ground', value: marks[higher] ? 1 : 0, rule: 'GAM-CMB-27' },
    { name: 'Psychic conflict', value: psychic in target.conditions ? -4 : 0, rule: 'GAM-PSY-06' },
  ]
}

/** Strength drives a strike, half of it a throw, and nothing a shot. Rules GAM-CON-05, GAM-CMB-09. */
function harmTerms(attacker: Someone, reach: Reach, isCovered: boolean): Term[] {
  const { damageBonus = 0, strength = 10 } = attacker.values
  const bonus = { close: damageBonus, thrown: minor(strength), shot: 0 }[reach]
  const terms: Term[] = [
    { name: 'Damage bonus', value: bonus, rule: 'GAM-CMB-09' },
    { name: 'Covered', value: situationDamage({ covered: isCovered }), rule: 'GAM-CMB-34' },
  ]
  return terms.filter(({ value }) => value !== 0)
}
