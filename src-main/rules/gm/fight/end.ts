import { defineAction, type AtTable } from '../../core/action.ts'
import { round as roundLength } from '../../clock/clock.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { captured, isDown } from '../../common/incapacitated.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { payCoins, purseOf } from '../party/coins.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, listed } from '../../core/words.ts'
import { freedOfFight } from './aftermath.ts'
import { forEach } from './apart.ts'
import { gainEffects } from './gains.ts'
import { sharers, spoilsOf, spoilWays, takeSpoils, type SpoilWay } from './loot.ts'

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
export function ending(gameOf: GameOf) {
  return defineAction({
    id: 'house.fight-over',
    title: 'The fight is over',
    rule: 'GF-FIGHT-09',
    phase: 'fight',
    slot: 'loot',
    needs: [],
    finds: 'end fight loot treasure spoils over captured',
    asks: {
      fallen: { kind: 'choice', title: 'The fallen', of: fallenWays },
      standing: { kind: 'choice', title: 'Those who stand', of: standingWays },
      spoils: { kind: 'choice', title: 'Coins and things', of: spoilWays },
      coins: { kind: 'number', title: 'Coins found besides', min: 0, max: 999_999, default: 0 },
      things: { kind: 'text', title: 'Things found besides', max: 400, optional: true },
    },
    preview(situation, input) {
      if (!situation.fight) return refusal('No fight is on.')
      const field = fieldOf(situation)
      const { taken } = spoilsTaken(situation, field, input, gameOf(situation).money)
      return plain([summary(situation, field), taken.says].filter(Boolean).join('; '))
    },
    *run(situation, input, at) {
      if (!situation.fight)
        return gmOutcome('GF-FIGHT-09', 'The fight is over', 'No fight is on', [])
      const field = fieldOf(situation)
      const game = gameOf(situation)
      const ended = yield* gamesEnd(gameOf, situation, at)
      const { found, taken } = spoilsTaken(situation, field, input, game.money)
      const gone = [
        ...field.fled,
        ...(input.fallen === 'leave the table' ? field.fallen : []),
        ...(input.standing === 'leave the table' ? field.standing : []),
      ]
      const captured = input.standing === 'are captured' ? field.standing : []
      const left = new Set(gone.map(({ id }) => id))
      return gmOutcome(
        'GF-FIGHT-09',
        'The fight is over',
        [summary(situation, field, captured.length > 0), taken.says].filter(Boolean).join('; '),
        [
          ...ended.effects.filter(
            (effect) => !('creature' in effect) || !left.has(String(effect.creature)),
          ),
          { do: 'fight', fight: null },
          ...taken.effects,
          ...gainEffects(
            situation,
            game.defeats,
            { fallen: field.fallen, fled: field.fled, captured },
            input.spoils === 'left lying' ? 0 : found.coins,
          ),
          ...(input.fallen === 'stay on the table' && input.spoils !== 'left lying'
            ? field.fallen.flatMap((creature) => emptied(creature, game.money, situation))
            : []),
          ...Object.values(situation.creatures)
            .filter(({ id }) => !left.has(id))
            .flatMap(freedOfFight),
          ...captured.flatMap((creature) => capture(creature)),
          ...gone.map(({ id }): Effect => ({ do: 'leave', creature: id })),
          ...bandsOver(situation, left),
        ],
        { who: sharers(situation).map(({ id }) => id), why: [...fates(field), ...ended.why] },
      )
    },
  })
}

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
function* gamesEnd(gameOf: GameOf, situation: Situation, at: AtTable) {
  const action = gameOf(situation).actions.find(({ slot }) => slot === 'end fight')
  if (!action || action.preview?.(situation, {} as never, at).refuses)
    return { effects: [] as Effect[], why: [] as Step[] }
  const [end] = yield* forEach(action, situation, at, [{ name: action.title, told: {} }])
  return { effects: end?.effects ?? [], why: end?.why ?? [] }
}

function capture({ id }: ReadonlyCreature): Effect[] {
  return [
    { do: 'condition', creature: id, name: captured, to: { rule: 'GF-FIGHT-09' } },
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
  const met = gone.some(({ id }) => id === situation.encounter?.group)
  const dues = Object.values(situation.dues).filter(
    (due) =>
      gone.some(({ id }) => id === due.input.group) ||
      due.action.endsWith('.initiative') ||
      (due.who.length > 0 && due.who.every((id) => left.has(id))),
  )
  return [
    ...gone.map(({ id }): Effect => ({ do: 'disband', group: id })),
    ...(met ? [{ do: 'encounter' as const, encounter: null }] : []),
    ...dues.map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}

/** Summary of a fight: "3 rounds: 4 fell, 1 fled; Odo is down". */
function summary(situation: Situation, field: Field, captured = false): string {
  const { fallen, fled, standing } = field
  const down = situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(isDown)
    .map(({ name }) => name)
  const counts = [
    fallen.length > 0 ? `${fallen.length} fell` : '',
    fled.length > 0 ? `${fled.length} fled` : '',
    standing.length > 0 ? `${standing.length} ${captured ? 'captured' : 'still stood'}` : '',
  ].filter(Boolean)
  const rounds = counted(situation.fight?.round ?? 0, 'round')
  const ours = down.length > 0 ? `; ${listed(down)} ${down.length > 1 ? 'are' : 'is'} down` : ''
  return `${rounds}: ${listed(counts) || 'nobody fell'}${ours}`
}

function fates({ fallen, fled, standing }: Field): Step[] {
  const step = (says: string) => (creature: ReadonlyCreature) => ({
    name: creature.name,
    value: says,
  })
  return [
    ...fallen.map(step('fell')),
    ...fled.map(step('fled')),
    ...standing.map(step('still stood')),
    { name: 'A round', value: `${roundLength} seconds`, rule: 'GF-TIME-03' },
  ]
}
