import type { Effect } from '../../effects.ts'
import { houseRule } from '../../ruleset.ts'
import type { Due, Situation } from '../../situation.ts'
import { characters } from './character.ts'
import { newRound } from './combat/initiative.ts'
import { mayBreak, moraleDue, moraleReasons, standingOf } from './combat/morale.ts'
import { downDue, dyingTimer } from './down.ts'
import { isDown } from './harm.ts'
import { booksUnread, spellsOver } from './magic/index.ts'
import { morale as moraleRule } from './house-rules/morale.ts'

type Someone = Situation['creatures'][string]

/** What follows from a change whatever caused it: typed damage, an edit, a spell. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...gear(before, after),
    ...falls(before, after),
    ...nerves(before, after),
    ...newRound(before, after),
    ...spellsOver(before, after),
    ...booksUnread(before, after),
  ]
}

/** Rules HRT-EQ-05, HRT-EQ-06: other gear or another house rule, other maxima. */
function gear(before: Situation, after: Situation): Effect[] {
  const ruled = before.houseRules !== after.houseRules
  return Object.values(after.creatures)
    .filter((creature) => ruled || before.creatures[creature.id]?.items !== creature.items)
    .flatMap((creature) => characters.derive(creature, after))
}

/** Rule HRT-ATK-04: somebody comes to 0 HP, or back from it. */
function falls(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature) => {
    const was = before.creatures[creature.id]
    const id = downDue(creature.id)
    const fell = hp(creature) <= 0 && was !== undefined && hp(was) > 0
    if (fell && !after.dues[id] && !marked(creature))
      return [{ do: 'due', due: downDueOf(creature) }]
    const rose = was !== undefined && hp(was) <= 0 && hp(creature) > 0
    return rose ? risenEffects(creature, after) : []
  })
}

function hp(creature: Someone): number {
  return creature.values.hp ?? 1
}

function marked(creature: Someone): boolean {
  return 'dead' in creature.conditions || 'dying' in creature.conditions
}

function downDueOf(creature: Someone): Due {
  return {
    id: downDue(creature.id),
    action: 'hearts.down',
    input: { who: creature.id, fate: 'dead' },
    title: 'Dead or dying?',
    why: `${creature.name} is at 0 HP`,
    rule: 'HRT-ATK-04',
    when: 'now',
    who: [creature.id],
    must: creature.side === 'party',
  }
}

function risenEffects(creature: Someone, after: Situation): Effect[] {
  return [
    ...(after.dues[downDue(creature.id)]
      ? [{ do: 'settle' as const, due: downDue(creature.id) }]
      : []),
    ...['dead', 'dying']
      .filter((name) => name in creature.conditions)
      .map((name): Effect => ({ do: 'condition', creature: creature.id, name, to: null })),
    ...(after.timers[dyingTimer(creature.id)]
      ? [{ do: 'stop timer' as const, timer: dyingTimer(creature.id) }]
      : []),
  ]
}

/** Rules HRTX-MOR-01, HRTX-MOR-02: the first casualty, and half lost; not the undead, not the party. */
function nerves(before: Situation, after: Situation): Effect[] {
  if (houseRule<string>(after, moraleRule) === 'gmOnly') return []
  return [...unowned(after), ...Object.values(after.groups).flatMap(nerve)]

  function nerve(group: Situation['groups'][string]): Effect[] {
    const id = moraleDue(group.id)
    const standing = standingOf(after, group.id)
    const pending = after.dues[id]
    const lost = group.strength - standing.length
    if (lost <= 0 || !standing.some(mayFlee)) return pending ? [{ do: 'settle', due: id }] : []
    const reasons = moraleReasons(group.strength, lostBefore(before, group.id), lost).filter(
      (reason) => !group.tested?.[reason],
    )
    if (reasons.length === 0) return []
    const why = whyBroken(
      reasons,
      group.members.flatMap((member) => fallenNow(before, after, member)),
      lost,
      group.strength,
    )
    return pending?.why === why ? [] : [{ do: 'due', due: moraleDueOf(id, group, why, standing) }]
  }
}

/** A group that is gone has no nerve to lose. */
function unowned(after: Situation): Effect[] {
  return Object.values(after.dues)
    .filter(({ action, input }) => action === 'hearts.morale' && !after.groups[String(input.group)])
    .map((due) => ({ do: 'settle', due: due.id }))
}

/** Who runs already has no nerve left to lose. */
function mayFlee(creature: Someone): boolean {
  return mayBreak(creature) && !('fleeing' in creature.conditions)
}

function lostBefore(before: Situation, group: string): number {
  const was = before.groups[group]
  return was ? was.strength - standingOf(before, group).length : 0
}

function fallenNow(before: Situation, after: Situation, member: string): string[] {
  const [was, is] = [before.creatures[member], after.creatures[member]]
  return was && is && !isDown(was) && isDown(is) ? [is.name] : []
}

function whyBroken(
  reasons: readonly string[],
  fallen: readonly string[],
  lost: number,
  strength: number,
): string {
  const who =
    fallen.length === 1
      ? `: ${fallen[0]} is down`
      : fallen.length > 1
        ? `: ${fallen.length} are down`
        : ''
  return reasons.includes('Half lost')
    ? `${reasons.join(', ')}, ${lost} of ${strength}${who}`
    : `${reasons.join(', ')}${who}`
}

function moraleDueOf(
  id: string,
  group: Situation['groups'][string],
  why: string,
  standing: readonly Someone[],
): Due {
  return {
    id,
    action: 'hearts.morale',
    input: { group: group.id },
    title: 'Morale check due',
    why,
    rule: 'HRTX-MOR-01',
    when: 'now',
    who: standing.map((creature) => creature.id),
    must: false,
  }
}
