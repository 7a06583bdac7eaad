import type { Term } from '../../../../core/action.ts'
import type { RuleId } from '../../../../core/outcome.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { minor } from '../../abilities.ts'
import { combatNumbers, type AgilityDefense } from '../../characters/fighting.ts'
import { semiConscious } from '../../harm/states.ts'
import { agilityDefense } from '../../house-rules/characters.ts'
import { immobilizeDefenseStacks, surprisedFrom } from '../../house-rules/fight.ts'
import { sharesOf } from '../../house-rules/shares.ts'
import { scoresOf } from '../../people.ts'
import { coverBonus, surprisedState, type CoverDegree, type Hampered } from '../figures.ts'
import { aimed, concentrating, grabbed, higher, ledToCover, psychic } from '../marks.ts'
import { roundOfSurprise, surprised } from '../surprised.ts'
import type { AttackReach } from './arms.ts'
import { situationDamage } from './figures.ts'

/** A term of the target, as it stands against the attacker. */
export function against(term: Term): Term {
  return { ...term, name: `${term.name}, theirs`, value: -term.value }
}

/** Surprise on either side. Rules GAM-CMB-03, GAM-AMB-34. */
export function hampers(
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
export function postures(situation: Situation, target: ReadonlyCreature): Term[] {
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
