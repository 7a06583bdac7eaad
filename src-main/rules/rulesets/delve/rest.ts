import { day } from '../../clock/clock.ts'
import { type Ability, abilities, missingPoints } from '../../common/abilities.ts'
import { partyOf } from '../../common/sides.ts'
import { defineAction } from '../../core/action.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { counted, listed } from '../../core/words.ts'
import { isDelveCampaign } from './at-home.ts'
import { abilitiesRestored, setTo } from './character/people.ts'
import { shortRestClearsFatigue } from './house-rules/rest.ts'
import { encumberedOf } from './load.ts'
import { hungry } from './supplies.ts'

/** Choice of the ability that a night restores. */
export const healingChoices = ['what is lowest', ...abilities] as const
export type Healing = (typeof healingChoices)[number]

/** Ability that a night restores: the one chosen if it has lost points, else the one that lost most. */
export function abilityMended(creature: ReadonlyCreature, pick: Healing): Ability | null {
  if (pick !== 'what is lowest' && missingPoints(creature, pick) > 0) return pick
  const [most] = [...abilities].sort(
    (a, b) => missingPoints(creature, b) - missingPoints(creature, a),
  )
  return most && missingPoints(creature, most) > 0 ? most : null
}

/**
 * Effects of a short rest; none in a borrower's campaign, where HP does not return this way. Rule
 * DLV-REST-01.
 */
export function restEffects(situation: Situation): { why: Step[]; effects: Effect[] } {
  if (!isDelveCampaign(situation))
    return {
      why: [step('Short rest', 'heals nobody in this game', 'DLV-REST-01')],
      effects: [],
    }
  const clears = houseRule<boolean>(situation, shortRestClearsFatigue)
  const laden = new Set(encumberedOf(situation).map(({ id }) => id))
  // The dying need aid before they can rest. Rule DLV-ATK-03.
  const party = partyOf(situation).filter(
    ({ conditions }) => !('dead' in conditions || 'dying' in conditions),
  )
  const unfed = party.filter(({ conditions }) => hungry in conditions)
  const effects = party.flatMap((creature): Effect[] => {
    const { hp = 0, maxHp = 0, fatigue = 0 } = creature.values
    const keepsHp = hp === maxHp || laden.has(creature.id) || unfed.includes(creature)
    return [
      ...(keepsHp ? [] : [setTo(creature, 'hp', maxHp)]),
      ...(fatigue === 0 || !clears ? [] : [setTo(creature, 'fatigue', 0)]),
    ]
  })
  const better = new Set(
    effects.flatMap((effect) => ('creature' in effect ? [effect.creature] : [])),
  ).size
  return {
    effects,
    why: [
      step('Short rest', `${counted(better, 'character')} better for it`, 'DLV-REST-01'),
      ...(laden.size > 0 ? [step('Encumbered', 'no HP comes back', 'DLV-INV-04')] : []),
      ...unfed.map(({ name }) =>
        step(`${name} went hungry`, 'no HP comes back until a long rest', 'DLV-WTR-05'),
      ),
    ],
  }
}

/** Step that names those whose load keeps their HP at 0, whatever the rest. Rule DLV-INV-04. */
function encumberedSteps(situation: Situation, party: readonly ReadonlyCreature[]): Step[] {
  const laden = encumberedOf(situation).filter(({ id }) => party.some((one) => one.id === id))
  return laden.length === 0
    ? []
    : [step(listed(laden.map(({ name }) => name)), 'encumbered: no HP comes back', 'DLV-INV-04')]
}

/** Effects of a full rest on a creature: everything but wounds. Rule DLV-REST-03. */
function fullRestEffects(creature: ReadonlyCreature): Effect[] {
  const { hp = 0, maxHp = hp, fatigue = 0 } = creature.values
  return [
    ...(maxHp > hp ? [setTo(creature, 'hp', maxHp)] : []),
    ...(fatigue > 0 ? [setTo(creature, 'fatigue', 0)] : []),
    ...abilitiesRestored(creature),
  ]
}

/** A week in town. Rule DLV-REST-03. */
export const week = defineAction({
  id: 'delve.full-rest',
  title: 'A week in town',
  rule: 'DLV-REST-03',
  phase: 'town',
  slot: 'rest',
  needs: ['hp'],
  finds: 'full rest heal week town recover abilities',
  plan(situation) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    const party = partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
    return party.length === 0 ? refusal('Nobody of the party is there to rest.') : { party }
  },
  preview: () => plain('Seven days: all HP, all fatigue, every ability; wounds stay'),
  run({ party }, situation, at) {
    const laden = encumberedSteps(situation, party)
    return line(at, {
      rule: 'DLV-REST-03',
      what: 'A week in town',
      says:
        laden.length > 0
          ? 'Everybody is whole again, but for their wounds and the HP of the encumbered'
          : 'Everybody is whole again, but for their wounds',
      tone: 'good',
      who: party.map(({ id }) => id),
      why: laden,
      effects: [
        ...party.filter(({ values }) => values.hp !== undefined).flatMap(fullRestEffects),
        ...party
          .filter(({ conditions }) => hungry in conditions)
          .map(({ id }): Effect => setCondition(id, hungry, null)),
        { do: 'advance', seconds: 7 * day },
      ],
    })
  },
})
