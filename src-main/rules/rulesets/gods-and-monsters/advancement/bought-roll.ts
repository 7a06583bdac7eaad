import type { Term } from '../../../core/action.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { difficultyNames, difficultyTerm } from '../checks/figures.ts'
import { scores, scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { boughtBonus } from '../house-rules/advancement.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { living, testing } from '../reckoning.ts'
import { payment } from './paying.ts'
import { priceOf } from './prices.ts'

const wares = ['field bonus', 'new field', 'skill'] as const

/** Mojo buys a skill right before it is needed, and helps that very roll. Rules GAM-MOJ-04, GAM-AMB-41. */
export const boughtRoll = testing({
  id: 'gods-and-monsters.bought-roll',
  title: 'Buy with mojo and roll',
  rule: 'GAM-MOJ-04',
  phase: 'check',
  slot: 'skill',
  finds: 'mojo skill field bonus just before roll backstory test',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    what: { kind: 'choice', title: 'Buys', of: wares, default: 'field bonus' },
    name: { kind: 'text', title: 'Field or skill', max: 60, optional: true },
    field: { kind: 'text', title: 'Field of the skill', max: 60, optional: true },
    score: { kind: 'choice', title: 'Against', of: scores, default: 'perception' },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
  },
  try(situation, { who, what, name, field, score, difficulty }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const wanted = { what, name, field, ability: 'strength', short: false, kept: false } as const
    const price = priceOf(creature, wanted, sharesOf(situation))
    if (typeof price === 'string') return { refuses: price }
    const paid = payment(creature, price.mojo, { project: null })
    if (typeof paid === 'string') return { refuses: paid }
    const before = creature.skills[what === 'skill' ? (field?.trim() ?? '') : (name?.trim() ?? '')]
    const gained = what === 'field bonus' ? 1 : (before ?? 1)
    const counts = houseRule(situation, boughtBonus) === 'both'
    const terms: Term[] = [
      scoreTerm(creature, score),
      difficultyTerm(difficulty),
      {
        name: 'Field bonus',
        value: what === 'field bonus' ? (before ?? 0) : 0,
        rule: 'GAM-CTS-13',
      },
      { name: 'Bonus just bought', value: counts ? gained : 0, rule: 'GAM-AMB-41' },
      { name: 'Mojo spent', value: price.mojo, rule: 'GAM-MOJ-04' },
      ...burdens(creature, situation, score),
    ]
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(score, terms, {
        rule: 'GAM-MOJ-04',
        success: 'Succeeds',
        failure: 'Fails, and what was bought stays',
      }),
      why: [{ name: price.says, value: `${price.mojo} mojo`, rule: price.rule }],
    }
  },
  ends(situation, { who, what, name, field }, { success }) {
    const creature = situation.creatures[who]
    const wanted = { what, name, field, ability: 'strength', short: false, kept: false } as const
    const price = creature ? priceOf(creature, wanted, sharesOf(situation)) : ''
    if (!creature || typeof price === 'string') return { says: 'Nothing is bought' }
    const paid = payment(creature, price.mojo, { project: null })
    return {
      says: `${success ? 'Succeeds' : 'Fails'}; ${price.says} for ${price.mojo} mojo`,
      effects: typeof paid === 'string' ? [] : [...paid.effects, ...price.effects],
    }
  },
})
