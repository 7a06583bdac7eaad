import type { Action, Game } from '../../core/action.ts'
import { askFor, type Ask } from '../../core/asks.ts'
import type { Id } from '../../core/situation.ts'
import { completeInput } from './apart.ts'
import { remembered } from '../../core/remembered.ts'

/** Names of an attack's inputs in its game. */
interface AttackAsks {
  target: string
  attacker: string
  /** Null where the game asks for no weapon. */
  weapon: string | null
}

type Attackers = 'creature' | 'creatures'

/**
 * Inputs of an attack by one creature, or by several; null where the action asks for no such attackers. Found once for
 * an action, as fights ask at every blow.
 */
const attackAsks = {
  creature: remembered(asksBy('creature')),
  creatures: remembered(asksBy('creatures')),
}

function asksBy(by: Attackers) {
  return ({ asks }: Action): AttackAsks | null => {
    const target = askFor(asks, 'target', 'creature')
    const attacker = askFor(asks, 'actor', by)
    if (target === null || attacker === null) return null
    return { target, attacker, weapon: askFor(asks, 'weapon') }
  }
}

function attackBy({ actions }: Game, by: Attackers): Action | null {
  return actions.find((action) => action.slot === 'attack' && attackAsks[by](action)) ?? null
}

/** A game's attack action for one attacker and one target; null without one. */
export function attackAction(game: Game): Action | null {
  return attackBy(game, 'creature')
}

/** A game's action that resolves several attackers of one target at once; null where it has none. */
export function jointAttack(game: Game): Action | null {
  return attackBy(game, 'creatures')
}

/** Input of one attack; the rest has its default. */
export function attackInput(
  action: Action,
  { by, on, weapon }: { by: Id; on: Id; weapon?: string | undefined },
): Record<string, unknown> {
  const names = attackAsks.creature(action)
  if (!names) return {}
  return completeInput(action, {
    [names.target]: on,
    [names.attacker]: by,
    ...(names.weapon !== null && weapon !== undefined ? { [names.weapon]: weapon } : {}),
  })
}

/** Input of a joint attack: its attackers, and their weapons in the same order. */
export function jointInput(
  action: Action,
  attacks: readonly { by: Id; weapon?: string | undefined }[],
  on: Id,
): Record<string, unknown> {
  const names = attackAsks.creatures(action)
  if (!names) return {}
  const armed = attacks.some(({ weapon }) => weapon !== undefined)
  const weapons = attacks.map(({ weapon = '' }) => weapon).join(weaponsApart)
  return completeInput(action, {
    [names.target]: on,
    [names.attacker]: attacks.map(({ by }) => by),
    ...(armed && names.weapon !== null ? { [names.weapon]: weapons } : {}),
  })
}

const weaponsApart = '; '

/** The ask for the weapons of a joint attack. */
export const weaponsAsk = {
  kind: 'text',
  role: 'weapon',
  title: 'Weapons in their order (bow; ; d8)',
  max: 1000,
  optional: true,
} as const satisfies Ask

/** Weapon of each attacker as typed; undefined for the one in hand. */
export function weaponsTyped(typed: string | undefined): (string | undefined)[] {
  return (typed ?? '').split(weaponsApart.trim()).map((one) => one.trim() || undefined)
}
