import type { Action, Ask } from '../../core/action.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Id } from '../../core/situation.ts'
import { askNamed, toldTo } from './apart.ts'

/** Names of an attack's inputs in its game. */
interface AttackAsks {
  target: string
  attacker: string
  /** Absent where the game asks for no weapon. */
  weapon: string | null
}

function attackAsks(action: Action): AttackAsks | null {
  const creatures = Object.entries(action.asks)
    .filter(([, ask]) => ask.kind === 'creature')
    .map(([name]) => name)
  const target = creatures.find((name) => name === 'target') ?? creatures[0]
  const attacker = creatures.find((name) => name !== target)
  if (target === undefined || attacker === undefined) return null
  return { target, attacker, weapon: askNamed(action, 'text') ?? askNamed(action, 'notation') }
}

/** A game's attack action for one attacker and one target; null without one. */
export function attackAction({ actions }: Ruleset): Action | null {
  return actions.find((action) => action.slot === 'attack' && attackAsks(action)) ?? null
}

/** A game's action that resolves several attackers of one target at once; null where it has none. */
export function jointAttack({ actions }: Ruleset): Action | null {
  return (
    actions.find(
      (action) =>
        action.slot === 'attack' &&
        askNamed(action, 'creature') !== null &&
        Object.values(action.asks).some((ask) => ask.kind === 'creatures' && !ask.optional),
    ) ?? null
  )
}

/** Input of one attack; the rest has its default. */
export function attackInput(
  action: Action,
  { by, on, weapon }: { by: Id; on: Id; weapon?: string | undefined },
): Record<string, unknown> {
  const names = attackAsks(action)
  if (!names) return {}
  return toldTo(action, {
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
  const named = attacks.some(({ weapon }) => weapon !== undefined)
  const weapons = attacks.map(({ weapon = '' }) => weapon).join(weaponsApart)
  return toldTo(action, {
    [askNamed(action, 'creature') ?? 'target']: on,
    [askNamed(action, 'creatures') ?? 'attackers']: attacks.map(({ by }) => by),
    ...(named ? { [askNamed(action, 'text') ?? 'weapons']: weapons } : {}),
  })
}

const weaponsApart = '; '

/** The ask for the weapons of a joint attack. */
export const weaponsAsk = {
  kind: 'text',
  title: 'Weapons in their order (bow; ; d8)',
  max: 1000,
  optional: true,
} as const satisfies Ask

/** Weapon of each attacker as typed; undefined for the one in hand. */
export function weaponsTyped(typed: string | undefined): (string | undefined)[] {
  return (typed ?? '').split(weaponsApart.trim()).map((one) => one.trim() || undefined)
}
