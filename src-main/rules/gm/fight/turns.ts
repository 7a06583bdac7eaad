import type { CombatOrder, CombatPhase } from '../../core/ruleset/combat.ts'
import type { Fight } from '../../core/state/fight.ts'
import type { Id, ReadonlyCreature, Situation } from '../../core/situation.ts'
import { captured, isDown, neutral } from '../../common/incapacitated.ts'
import { rowOf } from './order.ts'
type ReadFight = NonNullable<Situation['fight']>
type FightSide = 'party' | 'foes'

/** Side that goes first; the party until initiative is rolled. Rule GF-FIGHT-10. */
function leadOf({ first }: Pick<Fight, 'first'>): FightSide {
  return first === 'foes' ? 'foes' : 'party'
}

/** Side that a phase belongs to; null when it belongs to no side, and on a tie. */
function sideOfPhase(fight: ReadFight, phase: CombatPhase): FightSide | null {
  if (!phase.turn || fight.first === 'tie') return null
  const lead = leadOf(fight)
  if (phase.turn === 'first') return lead
  return lead === 'party' ? 'foes' : 'party'
}

/** Phase in which a round begins; undefined where rounds have none. */
export function firstPhase(
  situation: Situation,
  combat: CombatOrder | undefined,
): CombatPhase | undefined {
  return combat?.hasPhases?.(situation) === false ? undefined : combat?.phases[0]
}

/**
 * Phases of this round, none where it began without one: after tied initiative both sides share the first, and the
 * second is left out.
 */
export function phasesOf(
  fight: ReadFight | undefined,
  combat: CombatOrder | undefined,
): readonly CombatPhase[] {
  if (fight && fight.phase === undefined && combat?.hasPhases) return []
  const phases = combat?.phases ?? []
  return fight?.first === 'tie' ? phases.filter(({ turn }) => turn !== 'second') : phases
}

/** Current title of a phase: the side that acts in it, where it belongs to one. */
export function phaseTitle({ fight }: Pick<Situation, 'fight'>, phase: CombatPhase): string {
  if (!fight || !phase.turn) return phase.title
  if (fight.first === 'tie') return 'Both sides'
  return sideOfPhase(fight, phase) === 'party' ? 'Party' : 'Foes'
}

/** Sides that may act in the current phase. Rule GF-FIGHT-10. */
export function sidesActing(
  { fight }: Pick<Situation, 'fight'>,
  combat: CombatOrder | undefined,
): readonly FightSide[] {
  const both = ['party', 'foes'] as const
  const now = combat?.phases.find(({ id }) => id === fight?.phase)
  if (!fight || !now) return both
  if (combat?.first === 'together') return both.filter((side) => now.acts?.includes(side))
  const side = sideOfPhase(fight, now)
  return side ? [side] : both
}

/** True for a creature that can take part: not down and not fleeing. */
export function takesPart(creature: ReadonlyCreature): boolean {
  return (
    !isDown(creature) && !('fled' in creature.conditions) && !('fleeing' in creature.conditions)
  )
}

/** Side a creature fights for: the party for allies, null for prisoners and the neutral. Rule GF-FIGHT-10. */
export function fightSideOf({ side, conditions }: ReadonlyCreature): FightSide | null {
  if (side !== 'others') return side
  return captured in conditions || neutral in conditions ? null : 'party'
}

/**
 * Fighters in the order in which they act: the first side before the second, the party before its allies;
 * with individual initiative, those before the foes, the foes, then those after them.
 */
function actingOrder(situation: Situation, combat: CombatOrder | undefined): ReadonlyCreature[] {
  const everyone = rowOf(situation).flatMap((id) => situation.creatures[id] ?? [])
  const foes = everyone.filter((one) => fightSideOf(one) === 'foes')
  const friends = partyFirst(everyone.filter((one) => fightSideOf(one) === 'party'))
  const { fight } = situation
  if (combat?.first === 'each') {
    const { early, late } = orderAroundFoes(friends, fight, combat)
    return [...early, ...foes, ...late]
  }
  return fight?.first === 'foes' ? [...foes, ...friends] : [...friends, ...foes]
}

function partyFirst(friends: readonly ReadonlyCreature[]): ReadonlyCreature[] {
  const allies = friends.filter(({ side }) => side === 'others')
  return [...friends.filter(({ side }) => side === 'party'), ...allies]
}

/** Friends by their own saves: before the foes, and after them; all before where nobody saves. */
export function orderAroundFoes(
  friends: readonly ReadonlyCreature[],
  fight: ReadFight | undefined,
  combat: CombatOrder | undefined,
): { early: ReadonlyCreature[]; late: ReadonlyCreature[] } {
  const order = combat?.first === 'each' ? fight?.order : undefined
  const isLate = ({ id }: ReadonlyCreature): boolean => order?.[id] === 'after'
  return { early: friends.filter((one) => !isLate(one)), late: friends.filter(isLate) }
}

/** Turn of a side in this round: its phase is now, is to come, or is over; null before the fight. */
export function turnOfSide(
  situation: Pick<Situation, 'fight'>,
  combat: CombatOrder | undefined,
  side: FightSide,
): 'both together' | 'acting now' | 'then' | 'have acted' | null {
  const { fight } = situation
  if (!fight) return null
  if (fight.first === 'tie') return 'both together'
  if (sidesActing(situation, combat).includes(side)) return 'acting now'
  const phases = phasesOf(fight, combat)
  const later = phases
    .slice(phases.findIndex(({ id }) => id === fight.phase) + 1)
    .some(({ id }) => sidesActing({ fight: { ...fight, phase: id } }, combat).includes(side))
  return later ? 'then' : 'have acted'
}

/** True where all who stand are surprised and so may not act now. */
export function areSurprised(
  situation: Situation,
  combat: CombatOrder | undefined,
  members: readonly ReadonlyCreature[],
): boolean {
  const standing = members.filter(takesPart)
  return (
    standing.length > 0 &&
    standing.every(
      (one) => 'surprised' in one.conditions && Boolean(combat?.cannotAct?.(one, situation)),
    )
  )
}

/** Creatures of the acting sides that stand and have not acted, in order. */
function yetToAct(situation: Situation, combat: CombatOrder | undefined): ReadonlyCreature[] {
  const sides = sidesActing(situation, combat)
  return actingOrder(situation, combat)
    .filter((one) => sides.some((side) => side === fightSideOf(one)))
    .filter((one) => takesPart(one) && situation.fight?.acted[one.id] !== true)
}

/** Creatures that may act now and have not, in order. Rule GF-FIGHT-10. */
export function creaturesToAct(situation: Situation, combat: CombatOrder | undefined): Id[] {
  return yetToAct(situation, combat)
    .filter((one) => !combat?.cannotAct?.(one, situation))
    .map(({ id }) => id)
}

/** Why those who stand and have not acted may not act now, each reason as a sentence with the name. */
export function reasonsNotToAct(situation: Situation, combat: CombatOrder | undefined): string[] {
  return yetToAct(situation, combat).flatMap((one) => combat?.cannotAct?.(one, situation) ?? [])
}

/**
 * A target for each foe: standing party members in marching order, then allies. One whom a foe can't reach is passed
 * over while it can reach another. Rule GF-FIGHT-11.
 */
export function spreadTargets(
  situation: Situation,
  combat: CombatOrder | undefined,
): Record<Id, Id> {
  const able = rowOf(situation)
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(takesPart)
  const marching = situation.party.filter((id) => able.some((one) => one.id === id))
  const allies = able.filter((one) => one.side === 'others' && fightSideOf(one) === 'party')
  const standing = [...marching, ...allies.map(({ id }) => id)]
  if (standing.length === 0) return {}
  const foes = able.filter(({ side }) => side === 'foes')
  return Object.fromEntries(
    foes.map((foe, nth) => {
      const first = nth % standing.length
      const inTurn = [...standing.slice(first), ...standing.slice(0, first)]
      const reached = inTurn.find((id) => {
        const target = situation.creatures[id]
        return target && !combat?.wardedOff?.(foe, target)
      })
      return [foe.id, reached ?? inTurn[0] ?? '']
    }),
  )
}
