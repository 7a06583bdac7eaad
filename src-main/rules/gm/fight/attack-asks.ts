import type { Action, Game } from '../../core/action.ts'
import { askFor, type Ask } from '../../core/asks.ts'
import type { Id } from '../../core/situation.ts'
import { completeInput } from './apart.ts'
import { remembered } from '../../core/remembered.ts'

/** Names of an attack's inputs in its game. */
interface AttackAsks {
  target: string
  attacker: string
  /** Null where the game asks for no weapon, or for no reaction of the target. */
  weapon: string | null
  reaction: string | null
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
    const reaction = askFor(asks, 'reaction', 'choice')
    return { target, attacker, weapon: askFor(asks, 'weapon'), reaction }
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

interface AnsweredAttack {
  on: Id
  /** Reaction of the target; its default when absent. */
  reaction?: string | undefined
}

function reactionInput(
  { reaction: name }: AttackAsks,
  { reaction }: AnsweredAttack,
): Record<string, unknown> {
  return name === null || reaction === undefined ? {} : { [name]: reaction }
}

/** Input of one attack; the rest has its default. */
export function attackInput(
  action: Action,
  attack: AnsweredAttack & { by: Id; weapon?: string | undefined },
): Record<string, unknown> {
  const { by, on, weapon } = attack
  const names = attackAsks.creature(action)
  if (!names) return {}
  return completeInput(action, {
    [names.target]: on,
    [names.attacker]: by,
    ...(names.weapon !== null && weapon !== undefined ? { [names.weapon]: weapon } : {}),
    ...reactionInput(names, attack),
  })
}

/** Input of a joint attack: its attackers, and their weapons in the same order. */
export function jointInput(
  action: Action,
  attacks: readonly { by: Id; weapon?: string | undefined }[],
  target: AnsweredAttack,
): Record<string, unknown> {
  const names = attackAsks.creatures(action)
  if (!names) return {}
  const armed = attacks.some(({ weapon }) => weapon !== undefined)
  const weapons = attacks.map(({ weapon = '' }) => weapon).join(weaponsApart)
  return completeInput(action, {
    [names.target]: target.on,
    [names.attacker]: attacks.map(({ by }) => by),
    ...(armed && names.weapon !== null ? { [names.weapon]: weapons } : {}),
    ...reactionInput(names, target),
  })
}

/** Input of the same attack with the target's default reaction; null where it has that already, or is asked for none. */
export function withDefaultReaction(
  { asks }: Action,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const name = askFor(asks, 'reaction', 'choice')
  const ask = name === null ? undefined : asks[name]
  if (name === null || ask?.kind !== 'choice' || input[name] === ask.default) return null
  return { ...input, [name]: ask.default }
}

/** The reaction of an input that its action does not offer: none fits several attackers that fits only one. */
export function unfitReaction(
  { asks }: Action,
  input: Readonly<Record<string, unknown>>,
): string | null {
  const name = askFor(asks, 'reaction', 'choice')
  const ask = name === null ? undefined : asks[name]
  const reaction = String(input[name ?? ''])
  return ask?.kind !== 'choice' || ask.of.includes(reaction) ? null : reaction
}

const weaponsApart = '; '

/** The ask for whoever is attacked: a foe is offered first, and no dead. */
export const targetAsk = {
  kind: 'creature',
  role: 'target',
  title: 'Target',
  first: 'foes',
  living: true,
} as const

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
