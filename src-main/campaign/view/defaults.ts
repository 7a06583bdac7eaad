import type { Ask, Asks } from '../../rules/action.ts'
import type { Side, Situation } from '../../rules/situation.ts'
import { isDown } from '../../rules/standing.ts'

/**
 * An action's input before the GM has touched it: whom and what it most likely means. A key is
 * absent when there is nothing to choose from.
 */
export function defaultInput(asks: Asks, situation: Situation): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, ask] of Object.entries(asks)) {
    const value = defaultOf(ask, situation, input)
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
      return standing(situation, ask.side).map((creature) => creature.id)
    case 'group':
      return situation.encounter?.group ?? Object.keys(situation.groups)[0]
    case 'item':
      return firstItem(situation, soFar[ask.of])
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

/** Those who can act, the party in its order first. */
function standing(situation: Situation, side: Side | undefined): Situation['creatures'][string][] {
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  const others = Object.values(situation.creatures).filter((creature) => creature.side !== 'party')
  const all = side === 'party' ? party : [...others, ...party]
  return all.filter((creature) => (!side || creature.side === side) && !isDown(creature))
}

function firstItem(situation: Situation, bearer: unknown): string | undefined {
  return situation.creatures[String(bearer)]?.itemOrder[0]
}

export { isDown }
