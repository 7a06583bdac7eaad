import type { ReadonlyCreature } from '../../../core/situation.ts'
import { attribute, attributes, type Attribute } from './attributes.ts'
import { ancestries, type AncestryId } from './ancestries.ts'
import { backgrounds, type BackgroundId } from './backgrounds.ts'
import { paths, type PathId } from './paths.ts'

export { foesOf, partyOf } from '../../../common/sides.ts'

/** Field of each attribute. STR is no pool here, unlike the `str` that takes harm in other games. */
export const fieldOf = {
  STR: 'strength',
  DEX: 'dexterity',
  CON: 'constitution',
  INT: 'intelligence',
  WIS: 'wisdom',
  CHA: 'charisma',
} as const satisfies Record<Attribute, string>

/** Attribute score; 10 when none is set, as for monsters. */
export function scoreOf(creature: Pick<ReadonlyCreature, 'values'>, which: Attribute): number {
  return creature.values[fieldOf[which]] ?? 10
}

/** The modifier, −3 to +3. Rule HBK-ATTR-01. */
export function modOf(creature: Pick<ReadonlyCreature, 'values'>, which: Attribute): number {
  return attribute(scoreOf(creature, which)).mod
}

/** COM with its half point: 0.5 and up. Rule HBK-GLO-02. */
export function comOf({ values }: Pick<ReadonlyCreature, 'values'>): number {
  return (values.com ?? 0) + (values.comHalf ?? 0) / 2
}

/** COM bonus that counts: half points round down. Rule HBK-GLO-02. */
export function comBonus(com: number): { bonus: number } {
  return { bonus: Math.floor(com) }
}

export function levelOf({ values }: Pick<ReadonlyCreature, 'values'>): number {
  return values.lvl ?? 1
}

/**
 * Ancestry, background and path by their tags; undefined when untagged, as monsters are. Rule HBK-CHAR-05.
 */
export function ancestryOf({ tags }: Pick<ReadonlyCreature, 'tags'>): AncestryId | undefined {
  return ancestries.find(({ id }) => id in tags)?.id
}
export function backgroundOf({ tags }: Pick<ReadonlyCreature, 'tags'>): BackgroundId | undefined {
  return backgrounds.find(({ id }) => id in tags)?.id
}
export function pathOf({ tags }: Pick<ReadonlyCreature, 'tags'>): PathId | undefined {
  return paths.find(({ id }) => id in tags)?.id
}

/** Tag that records which score a human raised by 1. Rule HBK-ANC-01. */
export function giftTag(which: Attribute): string {
  return `gifted in ${which.toLowerCase()}`
}
export function giftIn({ tags }: Pick<ReadonlyCreature, 'tags'>): Attribute | undefined {
  return attributes.find((each) => giftTag(each) in tags)
}
