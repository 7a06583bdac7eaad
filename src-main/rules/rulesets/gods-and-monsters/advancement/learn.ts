import { defineAction, type Action, type InputOf } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities } from '../abilities.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { payment, type Payment } from './paying.ts'
import { priceOf, wares, type Price } from './prices.ts'

const asks = {
  who: { kind: 'creature', title: 'Who', side: 'party' },
  what: { kind: 'choice', title: 'What', of: wares, default: 'field bonus' },
  ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'strength' },
  name: { kind: 'text', title: 'Field or skill', max: 60, optional: true },
  field: { kind: 'text', title: 'Field of the skill', max: 60, optional: true },
  short: { kind: 'switch', title: 'One point short of a specialty', default: false },
  kept: { kind: 'switch', title: 'Kept for other archetypes', default: false },
  others: { kind: 'creatures', title: 'Who gives mojo as well', side: 'party', optional: true },
  pick: { kind: 'switch', title: 'For an extra of age, not for mojo', default: false },
} as const
type Asked = InputOf<typeof asks>

interface Bought {
  creature: ReadonlyCreature
  price: Price
  paid: Payment
}

function bought(situation: Situation, wanted: Asked): Bought | string {
  const creature = situation.creatures[wanted.who]
  if (!creature) return 'Choose who spends the mojo.'
  const own = priceOf(creature, wanted, sharesOf(situation))
  if (typeof own === 'string') return own
  const others = (wanted.others ?? [])
    .filter((id) => id !== creature.id)
    .flatMap((id) => situation.creatures[id] ?? [])
  const price = { ...own, mojo: dearest(situation, wanted, [creature, ...others]) }
  if (wanted.pick && !price.studied)
    return 'An extra of age is a skill or a bonus (GAM-CRE-14): pay mojo for an ability.'
  const paid = payment(creature, price.mojo, {
    project: price.studied ? (wanted.name?.trim() ?? '') : null,
    pick: wanted.pick,
    others,
  })
  return typeof paid === 'string' ? paid : { creature, price, paid }
}

/** Highest price among those who pay for one project. Rule GAM-ADV-15. */
function dearest(situation: Situation, wanted: Asked, payers: readonly ReadonlyCreature[]): number {
  const shares = sharesOf(situation)
  return Math.max(
    ...payers.map((one) => {
      const price = priceOf(one, wanted, shares)
      return typeof price === 'string' ? 0 : price.mojo
    }),
  )
}

const stepOf = ({ mojo, rule, says }: Price): Step => ({ name: says, value: `${mojo} mojo`, rule })

export const learn: Action = defineAction({
  id: 'gods-and-monsters.learn',
  title: 'Buy with mojo',
  rule: 'GAM-MOJ-03',
  phase: 'town',
  slot: 'edit',
  needs: ['mojo'],
  finds: 'mojo ability field bonus skill technique weapon raise learn advance extra age',
  asks,
  preview(situation, wanted) {
    const found = bought(situation, wanted)
    if (typeof found === 'string') return refusal(found)
    const { creature, price, paid } = found
    return {
      ...plain(
        wanted.pick
          ? `${price.says} for an extra of age`
          : `${price.says} for ${price.mojo} mojo, of ${creature.name}’s ${creature.values.mojo ?? 0}`,
        [{ name: 'Mojo', value: paid.mojo, rule: price.rule }],
        [stepOf(price), ...paid.why],
      ),
      scope: {
        ...(wanted.what === 'ability'
          ? { name: { idle: true }, field: { idle: true }, kept: { idle: true } }
          : { ability: { idle: true }, short: { idle: true } }),
        ...(wanted.what === 'skill' ? {} : { field: { idle: true }, kept: { idle: true } }),
      },
    }
  },
  *run(situation, wanted, at) {
    yield* []
    const found = bought(situation, wanted)
    if (typeof found === 'string')
      return line(at, { rule: 'GAM-MOJ-03', what: 'Nothing bought', says: found })
    const { creature, price, paid } = found
    return line(at, {
      rule: price.rule,
      what: wanted.pick
        ? `${creature.name} takes an extra of age`
        : `${creature.name} spends ${price.mojo} mojo`,
      says: price.says,
      tone: 'good',
      who: [creature.id],
      why: [stepOf(price), ...paid.why],
      effects: [...paid.effects, ...price.effects],
    })
  },
})
