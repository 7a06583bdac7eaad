import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import { pieceOf } from '../gear.ts'
import { maxSpellLevel as maxLevelRule } from '../house-rules/magic.ts'
import { pathOf } from '../people.ts'
import { maxSpellLevel, type LevelReading } from './figures.ts'
import { spellsOf, type Known } from './known.ts'

/** True when casting is possible: a free hand and no metal armour. Rules HBK-MAG-03, HBK-ARM-05. */
export function canCast(freeHands: number, metal: boolean): { ok: boolean } {
  return { ok: freeHands >= 1 && !metal }
}

/** Name of the metal armour worn; null when none is. Rule HBK-ARM-05. */
export function metalWorn(creature: ReadonlyCreature): string | null {
  const worn = Object.values(creature.items).find((item) => item.ready && pieceOf(item)?.metal)
  return worn?.name ?? null
}

/** Known spell with this id; without an id, the caster's first. */
export function spellMeant(creature: ReadonlyCreature, id: string | undefined): Known | undefined {
  const known = spellsOf(creature)
  return known.find((each) => each.id === id) ?? (id ? undefined : known[0])
}

/** True when the spell has been cast or discharged today. Rule HBK-MAG-01. */
function isSpent(situation: Situation, creature: ReadonlyCreature, spell: Known): boolean {
  const use = creature.uses?.[useId(spell.name)]
  return use !== undefined && leftOf(use, situation.clock.seconds) === 0
}

/** Effect that marks a spell as used today. Rule HBK-MAG-01. */
export function spending(
  situation: Situation,
  creature: ReadonlyCreature,
  { name }: Known,
): Effect {
  return {
    do: 'use',
    creature: creature.id,
    id: useId(name),
    to: { title: name, of: 1, spent: 1, at: situation.clock.seconds, again: 'day' },
  }
}

/** Highest spell level a creature may cast, by the house rule. Rules HBK-MAG-02, E-HBK-09. */
export function highest(situation: Situation, creature: ReadonlyCreature): number {
  return maxSpellLevel(creature.values.mag ?? 0, houseRule<LevelReading>(situation, maxLevelRule))
    .level
}

/** Reason a spell can't be used now, with the remedy; null when it can. */
export function notNow(
  situation: Situation,
  creature: ReadonlyCreature,
  spell: Known | undefined,
  freeHands: number,
): string | null {
  const { name } = creature
  if (!spell) return `${name} knows no such spell: “Learn a spell” first (HBK-MAG-06).`
  if (isSpent(situation, creature, spell))
    return `${name} has cast ${spell.name} today (HBK-MAG-01): tomorrow again.`
  const metal = metalWorn(creature)
  if (canCast(freeHands, metal !== null).ok) return beyond(situation, creature, spell)
  return metal
    ? `${name} wears ${metal.toLowerCase()}, and metal stops casting (HBK-ARM-05): take it off.`
    : `${name} needs a free hand to cast (HBK-MAG-03): put something down.`
}

/** Rules HBK-MAG-02, HBK-PATH-05. */
function beyond(situation: Situation, creature: ReadonlyCreature, spell: Known): string | null {
  const most = highest(situation, creature)
  if (spell.level > most)
    return `${spell.name} is of level ${spell.level}, and MAG ${creature.values.mag ?? 0} reaches ${most} (HBK-MAG-02).`
  if (pathOf(creature) === 'champion' && !spell.holy)
    return `${spell.name} is not holy, and a champion casts nothing else (HBK-PATH-05).`
  return null
}
