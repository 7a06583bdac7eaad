import type { Ask, Asks, Slot } from '../../rules/action.ts'
import { taskOfSlot } from '../../rules/house/party/tasks.ts'
import type { Side, Situation } from '../../rules/situation.ts'
import { isDown } from '../../rules/standing.ts'

/**
 * An action's input before the GM has touched it: whom and what it most likely means. A key is
 * absent when there is nothing to choose from.
 */
export function defaultInput(
  asks: Asks,
  situation: Situation,
  slot?: Slot,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, ask] of Object.entries(asks)) {
    const value =
      readerFor(asks, key, situation) ??
      tasked(ask, situation, slot) ??
      defaultOf(ask, situation, input)
    if (value !== undefined) input[key] = value
  }
  return input
}

function defaultOf(ask: Ask, situation: Situation, soFar: Record<string, unknown>): unknown {
  switch (ask.kind) {
    case 'number':
      return ask.default ?? ask.min
    case 'switch':
      return ask.default ?? false
    case 'choice':
      return ask.default ?? ask.of[0]
    case 'creature':
      return ask.optional ? undefined : standing(situation, ask.side)[0]?.id
    case 'creatures':
      if (ask.optional) return []
      return standing(situation, ask.side).map((creature) => creature.id)
    case 'group':
      return situation.encounter?.group ?? Object.keys(situation.groups)[0]
    case 'item':
      return firstItem(situation, soFar[ask.of], ask.only === 'written')
    case 'stashed':
      return Object.keys(situation.stash)[0]
    case 'timer':
      return Object.keys(situation.timers)[0]
    case 'due':
      return ask.optional ? undefined : Object.keys(situation.dues)[0]
    case 'notation':
      return ask.default
    case 'text':
    case 'monster':
    case 'record':
      return undefined
  }
}

/** Whoever of the party was given the task that this falls to, and can do it. */
function tasked(ask: Ask, situation: Situation, slot: Slot | undefined): string | undefined {
  if (ask.kind !== 'creature' || ask.optional || (ask.side && ask.side !== 'party'))
    return undefined
  const task = slot && situation.tasks && taskOfSlot(slot)
  if (!task) return undefined
  return standing(situation, 'party').find(({ id }) => situation.tasks?.[id] === task)?.id
}

/** Those who can act and have not got away, the party in its order first. */
function standing(situation: Situation, side: Side | undefined): Situation['creatures'][string][] {
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  const others = Object.values(situation.creatures).filter((creature) => creature.side !== 'party')
  const all = side === 'party' ? party : [...others, ...party]
  return all.filter(
    (creature) =>
      (!side || creature.side === side) && !isDown(creature) && !('fled' in creature.conditions),
  )
}

function firstItem(situation: Situation, bearer: unknown, written: boolean): string | undefined {
  const creature = situation.creatures[String(bearer)]
  return creature?.itemOrder.find((id) => !written || creature.items[id]?.text !== undefined)
}

/** Where somebody is asked for who must have something to read from, the first who has. */
function readerFor(asks: Asks, key: string, situation: Situation): string | undefined {
  const reads = Object.values(asks).some(
    (ask) => ask.kind === 'item' && ask.of === key && ask.only === 'written',
  )
  const ask = asks[key]
  if (!reads || ask?.kind !== 'creature') return undefined
  return [...standing(situation, 'party'), ...standing(situation, ask.side)].find(
    ({ id, side }) =>
      (!ask.side || side === ask.side) && firstItem(situation, id, true) !== undefined,
  )?.id
}

export { isDown }
