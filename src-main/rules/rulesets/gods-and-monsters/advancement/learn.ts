import { defineAction, type Action, type InputOf } from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { RuleId, Step } from '../../../outcome.ts'
import type { Situation } from '../../../situation.ts'
import { abilities, major, type Ability } from '../abilities.ts'
import { archetypeOf } from '../archetypes.ts'
import { archetypesOf, type Someone } from '../people.ts'
import { abilityCost, fieldBonusCost, newFieldCost, skillCost } from './mojo.ts'

/** Mojo of what a monk learns of techniques. Rule GAM-MOJ-05. */
const techniques = {
  'technique of one skill': 2,
  'technique of a field': 4,
  'one skill into its field': 3,
  'two skills into their field': 2,
} as const
type Technique = keyof typeof techniques

const kinds = [
  'ability',
  'field bonus',
  'new field',
  'skill',
  'technique of one skill',
  'technique of a field',
  'one skill into its field',
  'two skills into their field',
] as const

const asks = {
  who: { kind: 'creature', title: 'Who', side: 'party' },
  what: { kind: 'choice', title: 'What', of: kinds, default: 'field bonus' },
  ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'strength' },
  name: { kind: 'text', title: 'Field or skill', max: 60, optional: true },
  field: { kind: 'text', title: 'Field of the skill', max: 60, optional: true },
  short: { kind: 'switch', title: 'One point short of a specialty', default: false },
  kept: { kind: 'switch', title: 'Kept for other archetypes', default: false },
} as const
type Wanted = InputOf<typeof asks>

interface Price {
  mojo: number
  rule: RuleId
  says: string
  effects: Effect[]
}

function priceOf(creature: Someone, wanted: Wanted): Price | string {
  const name = wanted.name?.trim() ?? ''
  if (wanted.what === 'ability') return abilityPrice(creature, wanted.ability, wanted.short)
  if (!name) return 'Name the field or skill that is learned.'
  if (wanted.what === 'field bonus') return bonusPrice(creature, name)
  const learns = (to: number): Effect[] => [{ do: 'skill', creature: creature.id, skill: name, to }]
  if (name in creature.skills)
    return `${creature.name} has ${name} already: raise its bonus instead.`
  if (wanted.what === 'new field')
    return {
      mojo: newFieldCost,
      rule: 'GAM-MOJ-03',
      says: `${name} at +1, with one skill`,
      effects: learns(1),
    }
  if (wanted.what === 'skill') {
    const bonus = creature.skills[wanted.field?.trim() ?? ''] ?? 1
    return {
      mojo: skillCost(wanted.kept),
      rule: 'GAM-MOJ-03',
      says: `${name} at +${bonus}`,
      effects: learns(bonus),
    }
  }
  const mojo = techniques[wanted.what satisfies Technique]
  if ((creature.values.monk ?? 0) < 1)
    return `${creature.name} is no monk (GAM-MOJ-05): choose a skill or a field instead.`
  return { mojo, rule: 'GAM-MOJ-05', says: `${name}, ${wanted.what}`, effects: learns(1) }
}

function abilityPrice(creature: Someone, ability: Ability, short: boolean): Price {
  const score = creature.values[ability] ?? 10
  const archetypal = archetypesOf(creature).some((one) => archetypeOf[one].ability === ability)
  const change: Effect = { do: 'change', creature: creature.id, field: ability, by: 1 }
  const feeds =
    major(score + 1) > major(score) ? '; what it feeds rises too: set those numbers' : ''
  return {
    mojo: abilityCost(score, archetypal, short),
    rule: 'GAM-MOJ-02',
    says: `${ability} ${score + 1}${feeds}`,
    effects: [change],
  }
}

function bonusPrice(creature: Someone, name: string): Price | string {
  if (/^fighting arts?$/i.test(name))
    return 'The bonus of Fighting Art grows by levels only (GAM-MOJ-06): choose another field.'
  const bonus = creature.skills[name]
  if (bonus === undefined) return `${creature.name} has no field ${name}: learn it as a new field.`
  const effects: Effect[] = [{ do: 'skill', creature: creature.id, skill: name, to: bonus + 1 }]
  return {
    mojo: fieldBonusCost(bonus),
    rule: 'GAM-MOJ-03',
    says: `${name} at +${bonus + 1}`,
    effects,
  }
}

function bought(
  situation: Situation,
  wanted: Wanted,
): { creature: Someone; price: Price } | string {
  const creature = situation.creatures[wanted.who]
  if (!creature) return 'Choose who spends the mojo.'
  const price = priceOf(creature, wanted)
  if (typeof price === 'string') return price
  const { mojo = 0 } = creature.values
  if (price.mojo > mojo)
    return `${creature.name} has ${mojo} mojo and this takes ${price.mojo}: gain a level, or study for it.`
  return { creature, price }
}

const stepOf = ({ mojo, rule, says }: Price): Step => ({ name: says, value: `${mojo} mojo`, rule })

export const learn: Action = defineAction({
  id: 'gods-and-monsters.learn',
  title: 'Buy with mojo',
  rule: 'GAM-MOJ-03',
  phase: 'town',
  slot: 'edit',
  needs: ['mojo'],
  finds: 'mojo ability field bonus skill technique weapon raise learn advance',
  asks,
  preview(situation, wanted) {
    const found = bought(situation, wanted)
    if (typeof found === 'string') return refusal(found)
    const { creature, price } = found
    return plain(
      `${price.says} for ${price.mojo} of ${creature.values.mojo ?? 0} mojo`,
      [{ name: 'Mojo', value: price.mojo, rule: price.rule }],
      [
        stepOf(price),
        {
          name: 'Bought right before a roll it helps',
          value: `+${price.mojo} on that roll, where the backstory allows`,
          rule: 'GAM-MOJ-04',
        },
      ],
    )
  },
  *run(situation, wanted, at) {
    yield* []
    const found = bought(situation, wanted)
    if (typeof found === 'string')
      return line(at, { rule: 'GAM-MOJ-03', what: 'Nothing bought', says: found })
    const { creature, price } = found
    return line(at, {
      rule: price.rule,
      what: `${creature.name} spends ${price.mojo} mojo`,
      says: price.says,
      tone: 'good',
      who: [creature.id],
      why: [stepOf(price)],
      effects: [
        { do: 'change', creature: creature.id, field: 'mojo', by: -price.mojo, min: 0 },
        ...price.effects,
      ],
    })
  },
})
