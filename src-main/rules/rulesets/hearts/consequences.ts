import type { Effect } from '../../core/effects.ts'
import type { Due } from '../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { characters } from './character.ts'
import { fightOver } from './combat/end.ts'
import { newRound } from './combat/initiative.ts'
import { nerves } from './combat/nerves.ts'
import { downDue, dyingTimer } from './down.ts'
import { booksUnread, spellsOver } from './magic/index.ts'

/** Effects of a change, whatever caused it: typed damage, an edit, a spell. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...gear(before, after),
    ...falls(before, after),
    ...nerves(before, after),
    ...newRound(before, after),
    ...fightOver(before, after),
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

function hp(creature: ReadonlyCreature): number {
  return creature.values.hp ?? 1
}

function marked(creature: ReadonlyCreature): boolean {
  return 'dead' in creature.conditions || 'dying' in creature.conditions
}

function downDueOf(creature: ReadonlyCreature): Due {
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

function risenEffects(creature: ReadonlyCreature, after: Situation): Effect[] {
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
