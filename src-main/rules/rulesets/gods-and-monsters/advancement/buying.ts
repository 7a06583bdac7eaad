import { defineAction } from '../../../core/action.ts'
import type { InputOf } from '../../../core/asks.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities } from '../character/abilities.ts'
import { calculator, livingCreature, testAction } from '../checks/actions.ts'
import { difficultyNames, difficultyTerm } from '../checks/figures.ts'
import { burdens, scoredTest, scores, scoreTerm } from '../checks/trial.ts'
import { boughtBonus } from '../house-rules/advancement.ts'
import { mojoSilver, mojoTrade, sharesOf } from '../house-rules/characters.ts'
import { offeredWares } from './offered-names.ts'
import { payment, priceOf, wares, type Payment, type Price } from './prices.ts'
import { personKinds } from '../../../core/state/creature.ts'

const asks = {
  who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
  what: { kind: 'choice', title: 'What', of: wares, default: 'field bonus' },
  ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'strength' },
  name: { kind: 'text', title: 'Field or skill', max: 60, optional: true },
  field: { kind: 'text', title: 'Field of the skill', max: 60, optional: true },
  skill: { kind: 'text', title: 'First skill of a new field', max: 60, optional: true },
  short: { kind: 'switch', title: 'One point short of a specialty', default: false },
  kept: { kind: 'switch', title: 'Kept for other archetypes', default: false },
  others: {
    kind: 'creatures',
    title: 'Who gives mojo as well',
    side: 'party',
    optional: true,
    only: personKinds,
  },
  pick: { kind: 'switch', title: 'For an extra of age, not for mojo', default: false },
} as const
type PurchaseInput = InputOf<typeof asks>

interface Purchase {
  wanted: PurchaseInput
  creature: ReadonlyCreature
  price: Price
  paid: Payment
}

/** A field, or a bonus of it, goes by the field where nothing else is named. */
const byField = (said: PurchaseInput): PurchaseInput =>
  /field/.test(said.what) && !said.name && said.field ? { ...said, name: said.field } : said

function planPurchase(situation: Situation, said: PurchaseInput): Purchase | RefusedPreview {
  const wanted = byField(said)
  const creature = situation.creatures[wanted.who]
  if (!creature) return refusal('Choose who spends the mojo.')
  const offered = { scope: offeredWares(creature, wanted) }
  const own = priceOf(creature, wanted, sharesOf(situation))
  if (isRefusal(own)) return refusal(own.refuses, offered)
  const others = (wanted.others ?? [])
    .filter((id) => id !== creature.id)
    .flatMap((id) => situation.creatures[id] ?? [])
  const price = { ...own, mojo: highestPrice(situation, wanted, [creature, ...others]) }
  if (wanted.pick && !price.studied)
    return refusal(
      'An extra of age is a skill or a bonus (GAM-CRE-14): pay mojo for an ability.',
      offered,
    )
  const paid = payment(creature, price.mojo, {
    project: price.studied ? (wanted.name?.trim() ?? '') : null,
    pick: wanted.pick,
    others,
  })
  return isRefusal(paid) ? refusal(paid.refuses, offered) : { wanted, creature, price, paid }
}

/** Highest price among those who pay for one project. Rule GAM-ADV-15. */
function highestPrice(
  situation: Situation,
  wanted: PurchaseInput,
  payers: readonly ReadonlyCreature[],
): number {
  const shares = sharesOf(situation)
  return Math.max(
    ...payers.map((one) => {
      const price = priceOf(one, wanted, shares)
      return isRefusal(price) ? 0 : price.mojo
    }),
  )
}

const stepOf = ({ mojo, rule, says }: Price): Step => ({ name: says, value: `${mojo} mojo`, rule })

/** Buys an ability, a field, a skill or a technique with mojo. Rule GAM-MOJ-03. */
export const learn = defineAction({
  id: 'gods-and-monsters.learn',
  title: 'Buy with mojo',
  rule: 'GAM-MOJ-03',
  phase: 'town',
  slot: 'edit',
  needs: ['mojo'],
  finds: 'mojo ability field bonus skill technique weapon raise learn advance extra age',
  asks,
  plan: planPurchase,
  preview({ wanted, creature, price, paid }) {
    const idle = { idle: true } as const
    return {
      ...plain(
        wanted.pick
          ? `${price.says} for an extra of age`
          : `${price.says} for ${price.mojo} mojo, of ${creature.name}’s ${creature.values.mojo ?? 0}`,
        [{ name: 'Mojo', value: paid.mojo, rule: price.rule }],
        [stepOf(price), ...paid.why],
      ),
      scope: {
        ...offeredWares(creature, wanted),
        ...(wanted.what === 'ability'
          ? { name: idle, field: idle, kept: idle }
          : { ability: idle, short: idle }),
        ...(wanted.what === 'skill' ? {} : { field: idle, kept: idle }),
        ...(wanted.what === 'new field' ? {} : { skill: idle }),
      },
    }
  },
  run: ({ wanted, creature, price, paid }, _situation, at) =>
    line(at, {
      rule: price.rule,
      what: wanted.pick
        ? `${creature.name} takes an extra of age`
        : `${creature.name} spends ${price.mojo} mojo`,
      says: price.says,
      tone: 'good',
      who: [creature.id],
      why: [stepOf(price), ...paid.why],
      effects: [...paid.effects, ...price.effects],
    }),
})

const rollWares = ['field bonus', 'new field', 'skill'] as const

/** Mojo buys a skill right before it is needed, and helps that very roll. Rules GAM-MOJ-04, GAM-AMB-41. */
export const boughtRoll = testAction({
  id: 'gods-and-monsters.bought-roll',
  title: 'Buy with mojo and roll',
  rule: 'GAM-MOJ-04',
  phase: 'check',
  slot: 'skill',
  finds: 'mojo skill field bonus just before roll backstory test',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
    what: { kind: 'choice', title: 'Buys', of: rollWares, default: 'field bonus' },
    name: { kind: 'text', title: 'Field or skill', max: 60, optional: true },
    field: { kind: 'text', title: 'Field of the skill', max: 60, optional: true },
    score: { kind: 'choice', title: 'Against', of: scores, default: 'perception' },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
  },
  plan(situation, { who, what, name, field, score, difficulty }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const wanted = { what, name, field, ability: 'strength', short: false, kept: false } as const
    const scope = offeredWares(creature, wanted)
    const price = priceOf(creature, wanted, sharesOf(situation))
    if (isRefusal(price)) return refusal(price.refuses, { scope })
    const paid = payment(creature, price.mojo, { project: null })
    if (isRefusal(paid)) return refusal(paid.refuses, { scope })
    const before = creature.skills[what === 'skill' ? (field?.trim() ?? '') : (name?.trim() ?? '')]
    const gained = what === 'field bonus' ? 1 : (before ?? 1)
    const counts = houseRule(situation, boughtBonus) === 'both'
    const terms: Term[] = [
      scoreTerm(creature, score),
      difficultyTerm(difficulty),
      step('Field bonus', what === 'field bonus' ? (before ?? 0) : 0, 'GAM-CTS-13'),
      step('Bonus just bought', counts ? gained : 0, 'GAM-AMB-41'),
      step('Mojo spent', price.mojo, 'GAM-MOJ-04'),
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
      scope: { ...scope, ...(what === 'skill' ? {} : { field: { idle: true } }) },
      why: [{ name: price.says, value: `${price.mojo} mojo`, rule: price.rule }],
      ends: ({ success }) => ({
        says: `${success ? 'Succeeds' : 'Fails'}; ${price.says} for ${price.mojo} mojo`,
        effects: [...paid.effects, ...price.effects],
      }),
    }
  },
})

/** Mojo becomes silver. Rules GAM-EQ-02, GAM-EQ-04, GAM-AMB-17. */
export const mojoForSilver = calculator({
  id: 'gods-and-monsters.mojo-for-silver',
  title: 'Mojo for silver',
  rule: 'GAM-EQ-04',
  phase: 'town',
  slot: 'coins',
  finds: 'mojo silver coins trade creation starting money gear afterwards',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
    mojo: { kind: 'number', title: 'Mojo given', min: 1, max: 999, default: 1 },
  },
  plan(situation, { who, mojo }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const { level = 0, mojo: has = 0 } = creature.values
    if (level > 1 && houseRule(situation, mojoTrade) === 'creation')
      return refusal(
        `${creature.name} is of level ${level}, and mojo buys silver at the first alone (GAM-AMB-17): change that house rule, or sell something.`,
      )
    if (mojo > has)
      return refusal(`${creature.name} has ${has} mojo and gives ${mojo}: give what is there.`)
    const rate = houseRule<number>(situation, mojoSilver)
    return {
      says: `${mojo * rate} silver for ${mojo} mojo`,
      terms: [step('Mojo', mojo, 'GAM-EQ-04'), step('Silver for each', rate, 'GAM-AMB-17')],
      why: [
        step('What they turn out to have', 'may be bought throughout the first level', 'GAM-EQ-02'),
      ],
      who: [who],
      effects: [
        { do: 'change', creature: who, field: 'mojo', by: -mojo, min: 0 },
        { do: 'change', creature: who, field: 'coins', by: mojo * rate },
      ],
    }
  },
})
