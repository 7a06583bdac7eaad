import type { Term } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { major, minor } from '../abilities.ts'
import { psychicFightingArt } from '../house-rules/psychic.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { began } from './actions.ts'
import { psychicDefense } from './figures.ts'
import { psychicLevel } from './level.ts'
import { guardTitle, stunTerm } from './stun.ts'

/** Sides of the conflict that speak, or move at half, meanwhile. Rule GAM-PSY-06. */
interface Busy {
  speaks: boolean
  theySpeak: boolean
}

/**
 * Terms from the target: a monk’s intelligence, verve spent this round, and speaking or moving. Rules
 * GAM-PSY-02, GAM-PSY-05, GAM-PSY-06.
 */
function defenseTerms(situation: Situation, target: ReadonlyCreature, speaks: boolean): Term[] {
  const guard = target.uses?.[useId(guardTitle)]
  const verve = guard && situation.clock.seconds - guard.at < round ? guard.spent : 0
  const { monk = 0, intelligence = 10 } = target.values
  return [
    {
      name: 'Their mind',
      value: monk > 0 ? 0 - major(intelligence, sharesOf(situation)) : 0,
      rule: 'GAM-PSY-02',
    },
    {
      name: 'Their defense',
      value: 0 - psychicDefense(verve, psychicLevel(target)),
      rule: 'GAM-PSY-T02',
    },
    { name: 'They speak or move', value: speaks ? 3 : 0, rule: 'GAM-PSY-06' },
  ]
}

/**
 * Terms of a psychic attack; those of 0 are left out, except the base. Rules GAM-PSY-02, GAM-PSY-03,
 * GAM-PSY-06, GAM-AMB-66.
 */
export function psychicTerms(
  situation: Situation,
  one: ReadonlyCreature,
  other: ReadonlyCreature,
  { speaks, theySpeak }: Busy,
): Term[] {
  const art = houseRule<boolean>(situation, psychicFightingArt)
  const { fightingArt = 0, charisma = 10, injuries = 0 } = one.values
  const terms: Term[] = [
    { name: 'Base', value: 11, rule: 'GAM-PSY-02' },
    { name: 'Fighting Art', value: art ? fightingArt : 0, rule: 'GAM-AMB-66' },
    { name: 'Charisma', value: minor(charisma, sharesOf(situation)), rule: 'GAM-PSY-02' },
    ...defenseTerms(situation, other, theySpeak),
    {
      name: 'First round',
      value: situation.fight?.marks?.[one.id]?.[began] ? -2 : 0,
      rule: 'GAM-PSY-03',
    },
    { name: 'Injuries', value: 0 - injuries, rule: 'GAM-INJ-02' },
    stunTerm(one),
    { name: 'Speaking or moving', value: speaks ? -3 : 0, rule: 'GAM-PSY-06' },
  ]
  return terms.filter(({ value }, at) => at === 0 || value !== 0)
}
