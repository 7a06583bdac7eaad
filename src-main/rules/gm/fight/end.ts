import { plain, refusal } from '../../core/preview.ts'
import { defineAction, refusalOf, type AtTable } from '../../core/action.ts'
import { round as roundLength } from '../../clock/clock.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { captured, inUnit, isDown } from '../../common/incapacitated.ts'
import { partyOf } from '../../common/sides.ts'
import { usesOf } from '../../common/uses.ts'
import { asideOf } from '../encounters/beside.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { payCoins, purseOf } from '../party/coins.ts'
import { counted, listed } from '../../core/words.ts'
import { forEach } from './apart.ts'
import { gainEffects } from './gains.ts'
import { sharingCharacters, spoilsOf, spoilWays, takeSpoils, type SpoilWay } from './loot.ts'

const fallenWays = ['leave the table', 'stay on the table'] as const
const standingWays = ['leave the table', 'stay on the table', 'are captured'] as const

interface Field {
  fallen: ReadonlyCreature[]
  fled: ReadonlyCreature[]
  standing: ReadonlyCreature[]
}

/** Foes by their state at the end of the fight. */
function fieldOf(situation: Situation): Field {
  const foes = Object.values(situation.creatures).filter(({ side }) => side === 'foes')
  const fallen = foes.filter(isDown)
  const runs = (creature: ReadonlyCreature) =>
    'fled' in creature.conditions || 'fleeing' in creature.conditions
  return {
    fallen,
    fled: foes.filter((creature) => !isDown(creature) && runs(creature)),
    standing: foes.filter((creature) => !isDown(creature) && !runs(creature)),
  }
}

/**
 * Ends a fight: the game's own end, then who leaves and who stays, the spoils, and conditions that end with
 * it. Rule GF-FIGHT-09.
 */
export const endFight = defineAction({
  id: 'house.fight-over',
  title: 'The fight is over',
  rule: 'GF-FIGHT-09',
  phase: 'fight',
  slot: 'loot',
  finds: 'end fight loot treasure spoils over captured',
  asks: {
    fallen: { kind: 'choice', title: 'The fallen', of: fallenWays },
    standing: { kind: 'choice', title: 'Surviving foes', of: standingWays },
    spoils: { kind: 'choice', title: 'Coins and things', of: spoilWays },
    coins: { kind: 'number', title: 'Coins also found', min: 0, max: 999_999, default: 0 },
    things: { kind: 'text', title: 'Things also found', max: 6000, optional: true },
  },
  plan(situation, input, { ruleset }) {
    if (!situation.fight) return refusal('No fight is on.')
    const field = fieldOf(situation)
    return { input, field, ...spoilsTaken(situation, field, input, ruleset.money) }
  },
  preview: ({ field, taken }, situation) =>
    plain([summary(situation, field), taken.says].filter(Boolean).join('; ')),
  *run({ input, field, found, taken }, situation, at) {
    const { money, defeats } = at.ruleset
    const ended = yield* gamesEnd(situation, at)
    const gone = [
      ...field.fled,
      ...(input.fallen === 'leave the table' ? field.fallen : []),
      ...(input.standing === 'leave the table' ? field.standing : []),
    ]
    const prisoners = input.standing === 'are captured' ? field.standing : []
    const left = new Set(gone.map(({ id }) => id))
    return gmOutcome(
      'GF-FIGHT-09',
      'The fight is over',
      [summary(situation, field, prisoners.length > 0), taken.says].filter(Boolean).join('; '),
      [
        ...ended.effects.filter(
          (effect) => !('creature' in effect) || !left.has(String(effect.creature)),
        ),
        { do: 'fight', fight: null },
        ...taken.effects,
        ...gainEffects(
          situation,
          defeats,
          { fallen: field.fallen, fled: field.fled, captured: prisoners },
          input.spoils === 'left lying' ? 0 : found.coins,
        ),
        ...(input.fallen === 'stay on the table' && input.spoils !== 'left lying'
          ? field.fallen.flatMap((creature) => emptied(creature, money, situation))
          : []),
        ...Object.values(situation.creatures)
          .filter(({ id }) => !left.has(id))
          .flatMap(freedOfFight),
        ...prisoners.flatMap(capture),
        ...gone.map(({ id }): Effect => ({ do: 'leave', creature: id })),
        ...bandsOver(situation, left),
      ],
      {
        who: sharingCharacters(situation).map(({ id }) => id),
        why: [...fates(field), ...ended.why],
      },
    )
  },
})

/** Spoils on the field, and the effects of taking or leaving them. */
function spoilsTaken(
  situation: Situation,
  { fallen }: Field,
  input: { fallen: string; spoils: SpoilWay; coins: number; things: string | undefined },
  money: Money | undefined,
) {
  const lies = input.fallen === 'stay on the table' && input.spoils === 'left lying'
  const found = spoilsOf(situation, lies ? [] : fallen, money, input.coins, input.things ?? '')
  return { found, taken: takeSpoils(situation, found, money, input.spoils) }
}

/** Runs the game's own end of a fight: armour restored, breath regained. */
function* gamesEnd(situation: Situation, at: AtTable) {
  const action = at.ruleset.actions.find(({ slot }) => slot === 'end fight')
  if (!action || refusalOf(action, situation, {}, at) !== null)
    return { effects: [] as Effect[], why: [] as Step[] }
  const [end] = yield* forEach(action, situation, at, [{ name: action.title, input: {} }])
  return { effects: end?.effects ?? [], why: end?.why ?? [] }
}

function capture({ id }: ReadonlyCreature): Effect[] {
  return [
    setCondition(id, captured, { rule: 'GF-FIGHT-09' }),
    { do: 'side', creature: id, side: 'others' },
  ]
}

/** Removes the items and coins taken from a fallen creature. */
function emptied(
  creature: ReadonlyCreature,
  money: Money | undefined,
  situation: Situation,
): Effect[] {
  return [
    ...creature.itemOrder.map((item): Effect => ({
      do: 'drop item',
      creature: creature.id,
      item,
    })),
    ...(money ? payCoins(creature, purseOf(creature, money, situation), money, situation) : []),
  ]
}

/** Ends bands whose last member has left, their encounter, and the dues about them. */
function bandsOver(situation: Situation, left: ReadonlySet<string>): Effect[] {
  const gone = Object.values(situation.groups).filter(
    ({ members }) => members.length > 0 && members.every((id) => left.has(id)),
  )
  const wasEncounter = gone.some(({ id }) => id === situation.encounter?.group)
  const dues = Object.values(situation.dues).filter(
    (due) =>
      gone.some(({ id }) => id === due.input.group) ||
      due.action.endsWith('.initiative') ||
      (due.who.length > 0 && due.who.every((id) => left.has(id))),
  )
  return [
    ...gone.map(({ id }): Effect => ({ do: 'disband', group: id })),
    ...(wasEncounter ? [{ do: 'encounter' as const, encounter: null }] : []),
    ...dues.map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}

/** Fighters without the members of a unit, which counts as the one that fought. */
function onTheirOwn(standing: readonly ReadonlyCreature[]): readonly ReadonlyCreature[] {
  return standing.filter(({ conditions }) => !(inUnit in conditions))
}

/** Summary of a fight: "3 rounds: 4 fell, 1 fled; Odo is down". */
function summary(situation: Situation, field: Field, captured = false): string {
  const { fallen, fled } = field
  const standing = onTheirOwn(field.standing)
  const lying = partyOf(situation).filter(isDown)
  const counts = [
    fallen.length > 0 ? `${fallen.length} fell` : '',
    fled.length > 0 ? `${fled.length} fled` : '',
    standing.length > 0 ? `${standing.length} ${captured ? 'captured' : 'still stood'}` : '',
  ].filter(Boolean)
  const rounds = counted(situation.fight?.round ?? 0, 'round')
  const isDead = ({ conditions }: ReadonlyCreature): boolean => 'dead' in conditions
  const ours = [
    stateOf(lying.filter(isDead), 'dead'),
    stateOf(
      lying.filter((one) => !isDead(one)),
      'down',
    ),
  ]
  return [`${rounds}: ${listed(counts) || 'nobody fell'}`, ...ours.filter(Boolean)].join('; ')
}

/** "Odo and Maud are down"; empty for nobody. */
function stateOf(some: readonly ReadonlyCreature[], state: string): string {
  if (some.length === 0) return ''
  return `${listed(some.map(({ name }) => name))} ${some.length > 1 ? 'are' : 'is'} ${state}`
}

function fates({ fallen, fled, standing }: Field): Step[] {
  const step = (says: string) => (creature: ReadonlyCreature) => ({
    name: creature.name,
    value: says,
  })
  return [
    ...fallen.map(step('fell')),
    ...fled.map(step('fled')),
    ...onTheirOwn(standing).map(step('still stood')),
    { name: 'A round', value: `${roundLength} seconds`, rule: 'GF-TIME-03' },
  ]
}

/** Conditions that last as long as a fight. */
const ofAFight = ['fleeing', 'fled', 'surprised']

/** Effects of a fight's end on a creature: conditions end and limited uses come back. */
function freedOfFight(creature: ReadonlyCreature): Effect[] {
  return [
    ...Object.entries(creature.conditions)
      .filter(([name, condition]) => condition.fight || ofAFight.includes(name))
      .map(([name]): Effect => setCondition(creature.id, name, null)),
    ...Object.entries(usesOf(creature))
      .filter(([, use]) => use.again === 'fight' && use.spent > 0)
      .map(([id, use]): Effect => ({
        do: 'use',
        creature: creature.id,
        id,
        to: { ...use, spent: 0 },
      })),
  ]
}

/**
 * Applies `freedOfFight` to all creatures that stay when a fight ends in any way, or when an encounter ends
 * without one. Foes of encounters set aside are unchanged.
 */
export function releaseFromFight(before: Situation, after: Situation): Effect[] {
  const isOver = after.fight === undefined && (before.fight ?? before.encounter) !== undefined
  if (!isOver || (!before.fight && after.encounter)) return []
  const waiting = asideOf(after).flatMap(({ foes }) => foes)
  return Object.values(after.creatures)
    .filter(({ id }) => before.creatures[id] && !waiting.includes(id))
    .flatMap(freedOfFight)
}
