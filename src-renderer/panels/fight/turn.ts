import type {
  CreatureView,
  FightView,
  BandView,
  FighterView,
} from '../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'

export interface FighterRow {
  fighter: FighterView
  creature: CreatureView
  band: BandView
}

/** The GM's own choices; each holds only while the fight bears it out. */
export interface TurnChoices {
  /** The acting creature, until its attack is done, the phase is over, or another `acting` character is chosen. */
  actor: { id: Id; moment: string; acted: boolean; acting: Id | null } | null
  /** The row the GM aims at: in later phases only while it fights the one who acts. */
  aimed: { id: Id; moment: string } | null
  /** A target by name, of whatever side, for this actor only. */
  named: { actor: Id; target: Id } | null
  /** A weapon, a routine or dice of each attacker. */
  weapons: Readonly<Record<Id, string>>
}

export const noTurnChoices: TurnChoices = { actor: null, aimed: null, named: null, weapons: {} }

/** Actor, target and weapon, from the phase and the GM's choices. */
export interface FightTurn {
  /** Null when nobody may act: the phase is nobody's, or all have acted. */
  actor: FighterRow | null
  target: FighterRow | null
  /** The row the pointer is on: the target, unless the GM aims elsewhere. */
  aimed: FighterRow | null
  /** Weapon as the attack action takes it; empty for the first one. */
  weapon: string
}

/** A phase of a round of a campaign: a chosen actor holds only within it. */
export function phaseKey(campaign: Id | null, fight: FightView | null): string {
  const phase = fight?.phases.find(({ at }) => at === 'now')?.id ?? ''
  return [campaign ?? '', fight?.on ? fight.round : 'before', phase].join(':')
}

export function isAbleToAct({ fighter }: FighterRow): boolean {
  return fighter.is === 'standing'
}

export function canBeHit({ fighter }: FighterRow): boolean {
  return fighter.is === 'standing' || fighter.is === 'fleeing'
}

/** Side of which nobody can be attacked any more: all are down or have fled. Null while both stand. */
export function beatenSide(rows: readonly FighterRow[]): 'party' | 'foes' | null {
  const lasts = (side: 'party' | 'foes') =>
    rows.some((row) => row.fighter.fights === side && canBeHit(row))
  if (!lasts('foes')) return 'foes'
  return lasts('party') ? null : 'party'
}

/** True for two who fight on different sides. */
export function areEnemies({ fighter: one }: FighterRow, { fighter: other }: FighterRow): boolean {
  return one.fights !== null && other.fights !== null && one.fights !== other.fights
}

/** Everyone that somebody may attack, their enemies first. */
export function targetsOf(rows: readonly FighterRow[], actor: FighterRow | null): FighterRow[] {
  const open = rows.filter((row) => canBeHit(row) && row !== actor)
  const isEnemy = (row: FighterRow): boolean => actor !== null && areEnemies(actor, row)
  return [...open.filter(isEnemy), ...open.filter((row) => !isEnemy(row))]
}

export function turnOf(
  rows: readonly FighterRow[],
  fight: Pick<FightView, 'on' | 'turns' | 'spread'> | null,
  picks: TurnChoices,
  moment: string,
  /** The character who acts on the whole screen goes before others who may. */
  acting: Id | null = null,
): FightTurn {
  const byId = new Map(rows.map((row) => [row.creature.id, row]))
  const actor = actorOf(rows, byId, fight, picks, moment, acting)
  const pointed = (picks.aimed === null ? undefined : byId.get(picks.aimed.id)) ?? null
  const still = picks.aimed?.moment === moment || !actor
  const aimed = pointed && (still || areEnemies(actor, pointed)) ? pointed : null
  const target = actor ? targetOf(rows, byId, fight, picks, actor, aimed) : null
  return {
    actor,
    target,
    aimed:
      aimed ?? target ?? rows.find((row) => canBeHit(row) && row.creature.side === 'foes') ?? null,
    weapon: actor ? weaponOf(actor, picks) : '',
  }
}

/** The weapon chosen for somebody while it is in their hand; empty for the first one. */
export function weaponOf(
  { creature }: FighterRow,
  { weapons }: Pick<TurnChoices, 'weapons'>,
): string {
  const choice = weapons[creature.id] ?? ''
  const stowed = creature.items.some(({ id, ready }) => id === choice && !ready)
  return stowed ? '' : choice
}

function actorOf(
  rows: readonly FighterRow[],
  byId: ReadonlyMap<Id, FighterRow>,
  fight: Pick<FightView, 'on' | 'turns'> | null,
  { actor: pick }: TurnChoices,
  moment: string,
  acting: Id | null,
): FighterRow | null {
  const holds = pick?.moment === moment && pick.acting === acting
  const picked = holds ? byId.get(pick.id) : undefined
  if (pick && picked && isAbleToAct(picked) && (!picked.fighter.acted || pick.acted)) return picked
  const able = fight?.on
    ? fight.turns.flatMap((id) => byId.get(id) ?? []).filter(isAbleToAct)
    : rows.filter(isAbleToAct)
  const first = able.find(({ creature }) => creature.id === acting)
  // Those whose weapons are for this phase go before the others.
  if (first || fight?.on)
    return first ?? able.find(({ fighter }) => fighter.fits) ?? able[0] ?? null
  return able.find(({ creature }) => creature.side === 'party') ?? able[0] ?? null
}

function targetOf(
  rows: readonly FighterRow[],
  byId: ReadonlyMap<Id, FighterRow>,
  fight: Pick<FightView, 'spread'> | null,
  { named }: TurnChoices,
  actor: FighterRow,
  aimed: FighterRow | null,
): FighterRow | null {
  const chosen = named?.actor === actor.creature.id ? byId.get(named.target) : undefined
  if (chosen && chosen !== actor && canBeHit(chosen)) return chosen
  if (aimed && areEnemies(actor, aimed) && canBeHit(aimed)) return aimed
  const spread = byId.get(fight?.spread[actor.creature.id] ?? '')
  if (spread && areEnemies(actor, spread) && canBeHit(spread)) return spread
  const opponents = rows.filter((row) => areEnemies(actor, row) && canBeHit(row))
  return opponents.find(isAbleToAct) ?? opponents[0] ?? null
}
