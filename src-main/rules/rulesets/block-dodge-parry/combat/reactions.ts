import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { cannotAct } from '../character/people.ts'
import { gearNamed } from '../gear.ts'
import { foeReactions, noRoom, reactionsPerRound } from '../house-rules/fight.ts'
import { freeSlots } from '../load.ts'
import { findArm, type ArmNotes } from './arms.ts'

/** Reactions to an attack. */
export const reactions = ['defend', 'fight back', 'block', 'dodge', 'parry'] as const
export type CombatReaction = (typeof reactions)[number]

/** Tag that a foe needs to use each reaction. Rule BDPX-NPC-03. */
const needs: Partial<Record<CombatReaction, string>> = {
  'fight back': 'vicious',
  block: 'trained',
  dodge: 'trained',
  parry: 'duelist',
}

/** Steps on whether a foe would react so, for the GM to judge. Rule BDPX-NPC-03. */
export function foeReactionSteps(
  situation: Situation,
  target: ReadonlyCreature,
  reaction: CombatReaction,
): Step[] {
  if (target.kind !== 'monster' || reaction === 'defend') return []
  const kind = needs[reaction] ?? ''
  const most = houseRule<number>(situation, foeReactions)
  return [
    step(
      'A foe that reacts',
      kind in target.tags ? `${kind}, as it is marked` : `is ${kind}: it is not marked so`,
      'BDPX-NPC-03',
    ),
    step('Its Fatigue', `${target.values.fatigue ?? 0} of ${most}`, 'BDPX-NPC-03'),
  ]
}

/** Reason that a foe has no Fatigue left for a reaction; null when it has. Rule BDPX-NPC-03. */
function foeSpentReason(
  situation: Situation,
  target: ReadonlyCreature,
  cost: number,
): string | null {
  const most = houseRule<number>(situation, foeReactions)
  if (cost === 0 || (target.values.fatigue ?? 0) + cost <= most) return null
  return `${target.name} has taken ${most} Fatigue by reactions, and that is all a foe has (BDPX-NPC-03): it defends.`
}

/** Held and worn gear that reactions depend on. */
interface Stance {
  arm: ArmNotes | null
  shield: boolean
  heavy: boolean
  /** Light armor or none. */
  nimble: boolean
}

function stanceOf(situation: Situation, creature: ReadonlyCreature): Stance {
  const read = findArm(situation, creature, undefined)
  const worn = creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.ready ? [gearNamed(item.gear ?? item.name)?.id ?? ''] : []
  })
  const monster = creature.kind === 'monster'
  const armor = creature.values.armor ?? 0
  return {
    arm: isRefusal(read) ? null : read,
    shield: worn.includes('shield'),
    heavy:
      worn.includes('heavy-armor') || worn.includes('legendary-armor') || (monster && armor >= 3),
    nimble: monster ? armor <= 1 : !worn.some((id) => id.includes('armor') && id !== 'light-armor'),
  }
}

/** Fatigue that a reaction costs. Rules BDPX-DEF-03 to BDPX-DEF-07. */
export function costOf(
  situation: Situation,
  creature: ReadonlyCreature,
  reaction: CombatReaction,
): number {
  const { arm, shield, heavy, nimble } = stanceOf(situation, creature)
  if (reaction === 'fight back') return 1
  if (reaction === 'block') return (shield || arm?.kind === 'Slow') && heavy ? 0 : 1
  if (reaction === 'dodge') return arm?.kind === 'Fast' && nimble ? 0 : 1
  return 0
}

/** True when a reaction turns an attack of this class into a d4. Rules BDPX-DEF-05, BDPX-DEF-06. */
export function impairs(reaction: CombatReaction, kind: ArmNotes['kind']): boolean {
  if (reaction === 'block') return kind !== 'Slow'
  return reaction === 'dodge' && kind !== 'Fast'
}

/** Why somebody can't react so, with the way out; null when they can. Rules BDPX-DEF-02 to BDPX-DEF-10. */
export function cannotReact(
  situation: Situation,
  creature: ReadonlyCreature,
  reaction: CombatReaction,
  against: { arm: ArmNotes; unaware: boolean },
): string | null {
  if (reaction === 'defend') return null
  const { name } = creature
  if (against.unaware)
    return `${name} does not see it coming, and so does not react: choose defend.`
  const held = cannotAct(creature, situation)
  if (held) return held
  const marks = situation.fight?.marks?.[creature.id] ?? {}
  if (marks['praying'])
    return `${name} is calling down a miracle this round, and does not react (BDPX-DIV-02).`
  if (marks['reacted'] && houseRule<string>(situation, reactionsPerRound) === 'one')
    return `${name} has reacted this round already, and one is the limit by the house rule.`
  return (
    gearHindrance(stanceOf(situation, creature), reaction, against.arm, name) ??
    fatigueHindrance(situation, creature, reaction)
  )
}

function gearHindrance(
  stance: Stance,
  reaction: CombatReaction,
  arm: ArmNotes,
  name: string,
): string | null {
  if (reaction === 'block' && !stance.shield && stance.arm?.kind === 'Fast')
    return `${name} needs a shield, or a Balanced or Slow weapon, to block (BDPX-DEF-05): ready one.`
  if (reaction === 'dodge' && stance.heavy)
    return `${name} wears heavy armor, and can’t dodge in it (BDPX-DEF-06).`
  if (reaction === 'dodge' && stance.arm?.kind === 'Slow')
    return `${name} holds a Slow weapon, and can’t dodge with it (BDPX-DEF-06).`
  if (reaction === 'parry' && arm.ranged)
    return `${name} can only parry a foe in reach, and this one shoots (BDPX-DEF-07).`
  return null
}

/** Rule BDPX-DEF-10. */
function fatigueHindrance(
  situation: Situation,
  creature: ReadonlyCreature,
  reaction: CombatReaction,
): string | null {
  const cost = costOf(situation, creature, reaction)
  if (creature.kind === 'monster') return foeSpentReason(situation, creature, cost)
  if (cost === 0 || freeSlots(creature, situation) >= cost) return null
  if (houseRule<string>(situation, noRoom) === 'allowed') return null
  return `${creature.name} has no slot free for the Fatigue (BDPX-DEF-10): drop something first.`
}
