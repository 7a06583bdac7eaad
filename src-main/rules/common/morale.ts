import { refusal, type Preview, type RefusedPreview } from '../core/preview.ts'
import { type Effect, setCondition } from '../core/effects.ts'
import type { RuleId } from '../core/outcome.ts'
import type { Group } from '../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import { isDown } from './incapacitated.ts'

/** Asks for the morale score of a band that has none; once rolled, the band keeps it. */
export const moraleAsk = {
  kind: 'text',
  title: 'Morale score, 2 to 12',
  max: 2,
  optional: true,
} as const

/** A typed morale score; null for anything but 2 to 12. */
export function typedMorale(typed: string | undefined): number | null {
  const score = /^\s*\d+\s*$/.test(typed ?? '') ? Number(typed) : 0
  return score >= 2 && score <= 12 ? score : null
}

/** Refuses a band without a morale score and asks for one. */
export function missingMorale(name: string): RefusedPreview {
  return {
    ...refusal(`${name}: no morale score is written. Type one, 2 to 12.`),
    scope: { score: { untold: 'Morale score' } },
  }
}

/** Hides the score input of a preview for a band that has a morale score. */
export function moraleKnown<P extends Preview>(preview: P): P {
  return { ...preview, scope: { score: { idle: true } } }
}

/** Sets a typed morale score on each member of a band that had none. */
export function keepMorale(members: readonly ReadonlyCreature[], score: number): Effect[] {
  return members
    .filter(({ values }) => values.morale === undefined)
    .map(({ id }) => ({ do: 'set', creature: id, field: 'morale', to: score }))
}

/** Members of a group that are not down. */
export function standingOf(situation: Situation, group: string): ReadonlyCreature[] {
  const members = situation.groups[group]?.members ?? []
  return members.flatMap((id) => situation.creatures[id] ?? []).filter((one) => !isDown(one))
}

/** Number of the group's original members that are down or gone. */
export function lossesOf(situation: Situation, group: string): number {
  const band = situation.groups[group]
  return band ? Math.max(0, band.strength - standingOf(situation, group).length) : 0
}

/** Morale triggers reached by new losses: the first casualty, and half of `start` lost. */
export function moraleReasons(start: number, before: number, after: number): string[] {
  if (after <= before) return []
  return [
    ...(before === 0 ? ['First casualty'] : []),
    ...(2 * before < start && 2 * after >= start ? ['Half lost'] : []),
  ]
}

export const aloneReason = 'Alone at 0 HP'

/** Reasons for a morale check by WIL that the group has not tested yet: a loss, or a lone creature at 0 HP. */
export function untestedReasons(
  situation: Situation,
  group: Situation['groups'][string],
): string[] {
  const isAlone = standingOf(situation, group.id).some(({ values }) => (values.hp ?? 1) <= 0)
  const reasons =
    group.strength === 1
      ? isAlone
        ? [aloneReason]
        : []
      : moraleReasons(group.strength, 0, lossesOf(situation, group.id))
  return reasons.filter((reason) => !group.tested?.[reason])
}

/** Creature whose WIL a group checks by: the one named, else a leader, else the first. */
export function moraleTester(
  standing: readonly ReadonlyCreature[],
  by: string | undefined,
): ReadonlyCreature | undefined {
  return (
    standing.find(({ id }) => id === by) ??
    standing.find(
      ({ tags, name }) => 'leader' in tags || /\b(?:chief|leader|captain)/i.test(name),
    ) ??
    standing[0]
  )
}

/** Reason why a group checks no morale. */
export function moraleExemption(situation: Situation, group: string, exempt: string): string {
  const name = situation.groups[group]?.name ?? 'They'
  return standingOf(situation, group).length === 0
    ? `${name}: nobody is left standing to check.`
    : `${name}: no morale check, as ${exempt} and player characters are exempt.`
}

/** True when a group or a member changed; otherwise a dismissed due stays dismissed. */
export function groupChanged(before: Situation, after: Situation, id: string): boolean {
  const members = after.groups[id]?.members ?? []
  return (
    before.groups[id] !== after.groups[id] ||
    members.some((member) => {
      const [was, is] = [before.creatures[member], after.creatures[member]]
      return was?.values !== is?.values || was?.conditions !== is?.conditions
    })
  )
}

/** Id of the due for a group's morale check. */
export function moraleDue(group: string): string {
  return `morale:${group}`
}

/** Name of the member that a change has brought down, in a list; empty when it did not. */
export function newlyDown(before: Situation, after: Situation, member: string): string[] {
  const [was, is] = [before.creatures[member], after.creatures[member]]
  return was && is && !isDown(was) && isDown(is) ? [is.name] : []
}

/** Settles dues of `action` for groups that no longer exist, and all of them when the fight has ended. */
export function withoutCause(before: Situation, after: Situation, action: string): Effect[] {
  const over = before.fight !== undefined && after.fight === undefined
  return Object.values(after.dues)
    .filter((due) => due.action === action && (over || !after.groups[String(due.input.group)]))
    .map((due) => ({ do: 'settle', due: due.id }))
}

/** Marks creatures as fleeing, with the rule that broke them. */
export function markFleeing(people: readonly ReadonlyCreature[], rule: RuleId): Effect[] {
  return people.map(({ id }) => setCondition(id, 'fleeing', { rule }))
}

/** Records the reasons a group has checked for; a member healed and felled again triggers no check. */
export function testedFor(
  group: Situation['groups'][string],
  reasons: readonly string[],
): Effect[] {
  if (reasons.every((reason) => group.tested?.[reason])) return []
  const marked: Group = {
    ...group,
    members: [...group.members],
    tested: {
      ...group.tested,
      ...Object.fromEntries(reasons.map((reason) => [reason, true as const])),
    },
  }
  return [{ do: 'group', group: marked }]
}

/** "First casualty: Goblin 2 is down", "Half lost, 3 of 6". */
export function moraleReason(
  reasons: readonly string[],
  fallen: readonly string[],
  lost: number,
  strength: number,
): string {
  const many = reasons.includes('Half lost') ? `, ${lost} of ${strength}` : ''
  const who =
    fallen.length === 0
      ? ''
      : fallen.length === 1
        ? `: ${fallen[0] ?? ''} is down`
        : `: ${fallen.length} are down`
  return `${reasons.join(', ')}${many}${who}`
}
