import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { pieceNamed, type GearPiece } from '../gear.ts'
import { ammunitionNeeded } from '../house-rules/fight.ts'
import type { StrikeMeans } from './arms.ts'

interface Missile {
  /** Item names that are shot with the weapon. */
  items: RegExp
  /** Its plural, for words about a pack without any. */
  called: string
}

const byKind: Readonly<Record<NonNullable<GearPiece['barred']>, Missile>> = {
  bow: { items: /\barrows?\b/i, called: 'arrows' },
  crossbow: { items: /\b(?:bolts?|quarrels?)\b/i, called: 'bolts' },
  firearm: { items: /\b(?:powder|shot|cartridges?|charges?)\b/i, called: 'powder and shot' },
}

const slung: Missile = { items: /\b(?:sling )?(?:stones?|bullets?)\b/i, called: 'sling stones' }

/** Missiles that a weapon shoots; null for a blade, a claw or a thrown dagger. */
function missileOf({ name, ranged, thrown }: StrikeMeans): Missile | null {
  const row = pieceNamed(name)
  if (!ranged || thrown || row?.kind !== 'ranged') return null
  return row.barred ? byKind[row.barred] : slung
}

/** Missiles that a shot is about to use. */
interface AmmunitionUse {
  bearer: ReadonlyCreature
  called: string
  /** Null where the pack holds none, and none is counted. */
  item: Item | null
}

/**
 * Missiles of a shot, one of those carried; refused where a house rule needs them and there are none. Null for
 * attacks that shoot nothing, and for foes. Rule HBKX-GAP-11.
 */
export function ammunitionFor(
  situation: Situation,
  bearer: ReadonlyCreature,
  arm: StrikeMeans,
): AmmunitionUse | RefusedPreview | null {
  const missile = bearer.kind === 'monster' || bearer.side !== 'party' ? null : missileOf(arm)
  if (!missile) return null
  const item = bearer.itemOrder
    .flatMap((id) => bearer.items[id] ?? [])
    .find(({ name, gear, count }) => count > 0 && missile.items.test(`${gear ?? ''} ${name}`))
  if (!item && houseRule<boolean>(situation, ammunitionNeeded))
    return refusal(
      `${bearer.name} carries no ${missile.called}: give them some, or choose another weapon.`,
    )
  return { bearer, called: missile.called, item: (item as Item | undefined) ?? null }
}

/** Step on what a shot uses: "9 left", or that none is carried. */
export function ammunitionSteps(use: AmmunitionUse | null): Step[] {
  if (!use) return []
  const value = use.item
    ? `one of ${use.item.count} is shot, ${use.item.count - 1} left`
    : `no ${use.called} in the pack: not counted`
  return [{ name: use.item?.name ?? 'Missiles', value, rule: 'HBKX-GAP-11' }]
}

/** Takes the missile out of the pack. */
export function shootAway(use: AmmunitionUse | null): Effect[] {
  if (!use?.item) return []
  const { bearer, item } = use
  return item.count > 1
    ? [{ do: 'item', creature: bearer.id, item: { ...item, count: item.count - 1 } }]
    : [{ do: 'drop item', creature: bearer.id, item: item.id }]
}
