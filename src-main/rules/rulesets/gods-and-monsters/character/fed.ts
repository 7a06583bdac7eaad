import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { weaponSkillsOf } from './about.ts'
import { abilities, reactions, type ShareBonus } from './abilities.ts'
import {
  baseMovement,
  carryLimits,
  combatNumbers,
  firstSurvival,
  reactionTerms,
  verveBonus,
} from './derive.ts'
import { archetypesOf, scoresOf } from './people.ts'

type Numbers = Record<string, number>

/** Parts that abilities give a creature's numbers. Rules GAM-CON-05, GAM-CRE-06, GAM-CRE-10, GAM-CRE-11, GAM-CRE-13. */
function fedNumbers(creature: ReadonlyCreature, shares: ShareBonus): Numbers {
  const scores = scoresOf(creature)
  const { closeAttack, closeDamage, thrownAttack } = combatNumbers(scores, 'major', shares)
  return {
    ...Object.fromEntries(
      reactions.map((one) => [one, reactionTerms(one, scores, 0, 0, shares).total]),
    ),
    movement: baseMovement(0, scores, shares),
    carry: carryLimits(scores).items,
    attackBonus: closeAttack,
    damageBonus: closeDamage,
    missileBonus: thrownAttack,
    ...firstPools(creature, shares),
  }
}

/** Survival and verve of the first level; later levels keep what their dice brought. Rules GAM-CRE-06, GAM-ADV-10. */
function firstPools(creature: ReadonlyCreature, shares: ShareBonus): Numbers {
  if ((creature.values.level ?? 0) > 1) return {}
  const scores = scoresOf(creature)
  const hp = firstSurvival(scores.endurance, shares)
  const [archetype] = archetypesOf(creature)
  const verve = archetype ? verveBonus(archetype, scores, shares) : 0
  return { hp, maxHp: hp, verve, maxVerve: verve }
}

/**
 * Changes of everything that a changed ability feeds; a number that was changed with it stays as it was
 * given. Rule GAM-CON-05.
 */
export function feedChanges(before: Situation, after: Situation): Effect[] {
  const shares = sharesOf(after)
  return Object.values(after.creatures).flatMap((is): Effect[] => {
    const was = before.creatures[is.id]
    if (!was || was.values === is.values) return []
    if (is.kind === 'monster' || is.kind === 'animal') return []
    if (abilities.every((one) => was.values[one] === is.values[one])) return []
    const had = fedNumbers({ ...was, values: { ...is.values, ...scoresOf(was) } }, shares)
    return Object.entries(fedNumbers(is, shares)).flatMap(([field, part]): Effect[] => {
      const by = part - (had[field] ?? part)
      const kept = was.values[field] === is.values[field]
      return by !== 0 && kept ? [{ do: 'change', creature: is.id, field, by }] : []
    })
  })
}

/** Weapon skills share the bonus of Fighting Art, so they follow it. Rules GAM-ADV-11, GAM-MOJ-06. */
export function weaponSkillChanges(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((is): Effect[] => {
    const had = before.creatures[is.id]?.values.fightingArt
    const { fightingArt: bonus } = is.values
    if (had === undefined || bonus === undefined || had === bonus) return []
    return weaponSkillsOf(is)
      .filter((skill) => is.skills[skill] !== bonus)
      .map((skill): Effect => ({ do: 'skill', creature: is.id, skill, to: bonus }))
  })
}
